"""`bench`: that it measures and prints; how quick anything is, no test says."""

from __future__ import annotations

from engine.command.bench import line
from engine.command.measure import Figure, RandomPlay
from engine.core.registry import REGISTRY
from engine.naishi.goals import GAMES_A_UNIT_ELSEWHERE


def test_the_command(command):
    done = command("bench", "mana", "--seconds", "0.01", "--seed", "3")
    assert done.code == 0
    assert done.out.startswith("seed 3, unit ")
    for what in ("decision (units)", "copy (units)", "sample (units)", "perft, leaves a second"):
        assert what in done.out
    told = command("bench", "mana", "--seconds", "0.01", "--json").json
    assert {figure["what"] for figure in told["figures"]} >= {"decision", "copy", "view", "sample"}


def test_random_games_of_naishi_are_compared_with_another_engine_in_units(command):
    told = command("bench", "naishi", "--seconds", "0.05", "--json").json
    figures = {figure["what"]: figure for figure in told["figures"]}
    assert (figures["decision"]["goal"], figures["copy"]["goal"]) == (0.7, 0.1)
    compared = figures["random games"]
    assert (compared["goal"], compared["at_least"]) == (3.0, True)
    a_unit = figures["random games a second"]["value"] * told["unit_us"] / 1e6
    assert 0.3 < compared["value"] / (a_unit / GAMES_A_UNIT_ELSEWHERE) < 3  # the same, but for the machine's weather


def test_a_whole_game_takes_longer_than_its_decisions():
    played = RandomPlay(REGISTRY.game("naishi"), 1, 0.02)
    assert played.games.seconds > played.decisions.seconds
    assert played.decisions.count > played.games.count > 0


def test_a_game_named_twice_is_measured_once(command):
    told = command("bench", "naishi", "naishi", "--seconds", "0.01", "--json").json
    assert [figure["what"] for figure in told["figures"]].count("copy") == 1


def test_goals():
    assert line(Figure("mana", "copy", 0.01, "units", 0.05)).endswith("<= 0.05: ok")
    assert line(Figure("mana", "copy", 0.06, "units", 0.05)).endswith("<= 0.05: over")
    assert line(Figure("mana", "perft", 2.5, "times python-chess", 3.0, at_least=True)).endswith(">= 3: under")
    assert Figure("mana", "view", 2.5, "units").met is None
