"""`bench`: that it measures and prints; how quick anything is, no test says."""

from __future__ import annotations

from engine.command.bench import line
from engine.command.measure import Figure


def test_the_command(command):
    done = command("bench", "mana", "--seconds", "0.01", "--seed", "3")
    assert done.code == 0
    assert done.out.startswith("seed 3, unit ")
    for what in ("decision (units)", "copy (units)", "sample (units)", "perft, leaves a second"):
        assert what in done.out
    told = command("bench", "mana", "--seconds", "0.01", "--json").json
    assert {figure["what"] for figure in told["figures"]} >= {"decision", "copy", "view", "sample"}


def test_a_game_named_twice_is_measured_once(command):
    told = command("bench", "naishi", "naishi", "--seconds", "0.01", "--json").json
    assert [figure["what"] for figure in told["figures"]].count("copy") == 1


def test_goals():
    assert line(Figure("mana", "copy", 0.01, "units", 0.05)).endswith("<= 0.05: ok")
    assert line(Figure("mana", "copy", 0.06, "units", 0.05)).endswith("<= 0.05: over")
    assert line(Figure("mana", "perft", 2.5, "times python-chess", 3.0, at_least=True)).endswith(">= 3: under")
    assert Figure("mana", "view", 2.5, "units").met is None
