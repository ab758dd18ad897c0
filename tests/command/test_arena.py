"""`arena`: paired games and what is concluded from them."""

from __future__ import annotations

import re

import pytest

from engine.bots.arena import Entrant, Played, Tally, Task, draw_opening, play_pair, spread, wilson
from engine.bots.bot import Budget, bot_for, choose, rng_for
from engine.bots.simple import RANDOM, RandomBot, player
from engine.command.arena import progress
from engine.core.game import draw
from engine.core.problem import Problem
from engine.core.registry import REGISTRY
from engine.core.rng import Rng
from engine.core.session import Session
from engine.mana.opening import opening

SCORE = r"([\d.]+) \(deviation ([\d.]+)\)"
PAIR = (Entrant("random", 0), Entrant("random", 0))


def played(places: tuple[int, ...], digest: bytes = b"", first: int = 0, scores: tuple[int, ...] = ()) -> Played:
    return Played(places, (1, 1), (0.5, 0.25), (10, 20), first, 30, "end", digest, scores=scores)


@pytest.mark.parametrize(
    ("score", "games", "low", "high"),
    [(0, 0, 0, 1), (50, 100, 0.4038, 0.5962), (10, 10, 0.7225, 1), (0, 10, 0, 0.2775), (130, 200, 0.58163, 0.71271)],
)
def test_wilson(score, games, low, high):
    assert wilson(score, games) == pytest.approx((low, high), abs=5e-5)


def test_a_tally_counts_by_entrant():
    tally = Tally(PAIR)
    tally.add(played((1, 2), b"a", first=0))
    tally.add(played((2, 1), b"b", first=1))
    tally.add(played((1, 1), b"a", first=0))
    assert (tally.won, tally.shared, tally.lost) == ([1, 1], [1, 1], [1, 1])
    assert tally.score == [1.5, 1.5]
    assert tally.distinct == 2
    assert tally.first_seat == 2.5
    assert tally.to_json()["entrants"][0]["think_ms"] == 500


def test_scores_are_told_by_entrant_and_by_seat():
    tally = Tally(PAIR)
    tally.add(played((1, 2), scores=(60, 40)))
    tally.add(played((1, 2), first=1, scores=(50, 20)))
    assert tally.scores == [[60, 50], [40, 20]]
    assert tally.seat_scores == [[60, 20], [40, 50]]
    told = tally.to_json()
    assert told["entrants"][0]["scores"] == {"mean": 55.0, "deviation": 7.07}
    assert told["seat_scores"] == [{"mean": 40.0, "deviation": 28.28}, {"mean": 45.0, "deviation": 7.07}]


def test_a_game_without_points_tells_no_scores():
    tally = Tally(PAIR)
    tally.add(played((1, 2)))
    assert tally.to_json()["seat_scores"] == [None, None]
    assert tally.to_json()["entrants"][0]["scores"] is None


def test_one_game_has_no_deviation():
    assert spread([40]) == (40, 0)


def test_scores_of_a_pair_follow_the_entrants(monkeypatch):
    ended = draw("end", 2)._replace(scores=(30, 20))
    monkeypatch.setattr(Session, "result", lambda _: ended)
    first, second = play_pair(Task("mana", PAIR, (), 1, 5))
    assert (first.scores, second.scores) == ((30, 20), (20, 30))


def test_an_interval_decides_on_either_side():
    tally = Tally(PAIR)
    for _ in range(40):
        tally.add(played((1, 2)))
    assert tally.decided(0.65)
    assert not tally.decided(0.95)
    for _ in range(200):
        tally.add(played((2, 1)))
    assert tally.decided(0.65)


def test_openings_are_legal_open_and_many():
    seen = set()
    for seed in range(30):
        options, decisions = opening(Rng(seed), {})
        session = Session.new(REGISTRY.game("mana"), 0, options=options)
        for index in decisions:
            session.play(index)
        assert 12 + 2 <= len(session) <= 12 + 6
        assert session.to_act() is not None
        seen.add(session.position())
    assert len(seen) == 30
    assert opening(Rng(1), {}) == opening(Rng(1), {})


def test_an_opening_respects_what_is_fixed():
    for seed in range(8):
        assert draw_opening("mana", seed, {"two_rows": False})[0]["two_rows"] is False


def test_a_pair_begins_alike_and_changes_seats():
    first, second = play_pair(Task("mana", PAIR, (), 1, 77))
    assert (first.first, second.first) == (0, 1)
    assert first.digest != second.digest
    again = play_pair(Task("mana", PAIR, (), 1, 77))
    assert [game._replace(seconds=()) for game in again] == [first._replace(seconds=()), second._replace(seconds=())]


def test_places_are_by_entrant(monkeypatch):
    """The seat that begins wins each game, so each entrant wins once."""
    monkeypatch.setattr(Session, "result", lambda _: draw("end", 2)._replace(placement=(1, 2)))
    first, second = play_pair(Task("mana", PAIR, (), 1, 5))
    assert first.places == (1, 2)
    assert second.places == (2, 1)


def test_the_command(command):
    words = ("arena", "mana", "--seats", "random", "random", "--games", "4", "--seed", "5", "--jobs", "1")
    done = command(*words)
    assert done.code == 0
    lines = done.out.splitlines()
    assert lines[0] == "Mana, random against random: 4 games, 4 distinct, seed 5"
    assert lines[1].startswith("Options: two_rows=")
    assert lines[1].endswith("swap=false, blocked_is_free=false")
    assert [line.split()[1] for line in done.err.splitlines()] == ["2/4", "4/4"]  # no terminal: a line now and then
    assert max(map(len, done.out.splitlines())) <= 90
    told = command(*words, "--json").json
    assert told["games"] == 4
    assert told["seed"] == 5
    assert told["reached"] is None
    assert told["options"]["swap"] == [False]
    one = command("arena", "mana", "--seats", "random", "random", "--seed", "5", "--jobs", "1", "--json", "--pair", "2")
    assert one.json["games"] == 2
    assert command(*words, "--pair", "2").err == "--pair plays one pair only, so --games cannot be given with it.\n"


def test_the_command_tells_final_scores_where_a_game_counts_points(command):
    words = ("arena", "naishi", "--seats", "easy", "random", "--games", "4", "--seed", "5", "--jobs", "1")
    by_player, by_seat = command(*words).out.splitlines()[-2:]
    told = command(*words, "--json").json
    names = [entrant["name"] for entrant in told["entrants"]]
    scores = [entrant["scores"] for entrant in told["entrants"]]
    found = re.fullmatch(rf"Final scores: {names[0]} {SCORE}, {names[1]} {SCORE};", by_player)
    numbers = [one[part] for one in scores for part in ("mean", "deviation")]
    assert [float(number) for number in found.groups()] == pytest.approx(numbers, abs=0.06)  # each rounded by itself
    assert by_seat.startswith(f"by seat: seat 0 {told['seat_scores'][0]['mean']:.1f} (deviation ")
    assert max(len(by_player), len(by_seat)) <= 90
    mana = command("arena", "mana", "--seats", "random", "random", "--games", "2", "--seed", "5", "--jobs", "1")
    assert "scores" not in mana.out


def test_games_are_rounded_up_to_pairs_and_options_said(command):
    words = ("arena", "mana", "--seats", "random", "random", "--games", "3", "--seed", "5", "--jobs", "1")
    done = command(*words, "--option", "two_rows=true")
    assert done.err.splitlines()[0].startswith("--games 3 is rounded up to 4: ")
    assert "4 games" in done.out
    assert "Options: two_rows=true, swap=false, blocked_is_free=false\n" in done.out


def test_progress_without_a_terminal_is_ten_lines_at_most(command):
    done = command("arena", "mana", "--seats", "random", "random", "--games", "60", "--seed", "5", "--jobs", "1")
    assert len(done.err.splitlines()) == 10


def test_it_stops_as_soon_as_the_interval_decides(command):
    words = ("arena", "mana", "--seats", "easy", "random", "--games", "400", "--seed", "1", "--jobs", "1", "--json")
    done = command(*words, "--until", "0.6")
    assert done.code == 0
    assert done.json["games"] == 40
    assert done.json["reached"] is True


def test_a_rate_that_is_not_reached_is_a_failure_that_can_be_repeated(command):
    done = command(
        "arena", "mana", "--seats", "random", "easy", "--games", "4", "--seed", "5", "--until", "0.6", "--jobs", "1"
    )
    assert done.code == 1
    assert "did not reach 60%" in done.err
    assert "python3 -m engine arena mana --seats random easy --games 4 --seed 5 --until 0.6" in done.err


def test_a_game_that_breaks_off_prints_what_repeats_it(command, monkeypatch):
    def think(self, chair, budget):
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(RandomBot, "think", think)
    done = command("arena", "mana", "--seats", "random", "random", "--games", "4", "--seed", "5", "--jobs", "1")
    assert done.code == 1
    assert done.err.splitlines() == [
        "Pair 1 broke off: ZeroDivisionError: oh",
        "Repeat it with: python3 -m engine arena mana --seats random random --pair 1 --seed 5 --jobs 1",
    ]


@pytest.mark.cpython
def test_two_processes_find_the_same(command):
    words = ("arena", "mana", "--seats", "random", "random", "--games", "6", "--seed", "9", "--json")
    told = [command(*words, "--jobs", jobs).json for jobs in ("1", "2")]
    for each in told:
        for entrant in each["entrants"]:
            del entrant["think_ms"]
    assert told[0] == told[1]


def test_a_progress_bar_fits_a_line():
    tally = Tally(PAIR)
    tally.add(played((1, 2)))
    assert progress(tally, 2) == "[###############...............] 1/2  100.0% (20.7% to 100.0%)"


# Bots


def test_a_bot_is_found_in_its_folder():
    assert player("mana", 0) is RANDOM
    assert player("mana", 2) is bot_for("mana")
    with pytest.raises(Problem):
        bot_for("nowhere")


def test_the_generator_comes_from_the_view_and_the_salt():
    chair = Session.new(REGISTRY.game("mana"), 1).chair(0)
    same = Session.new(REGISTRY.game("mana"), 2).chair(0)  # another seed, of which Mana's seats see nothing
    assert rng_for(chair, 3).state == rng_for(same, 3).state
    assert rng_for(chair, 3).state != rng_for(chair, 4).state


def test_the_random_bot_plays_everything():
    session = Session.new(REGISTRY.game("mana"), 1)
    chosen = {choose(RANDOM, session.chair(0), Budget(0, salt=salt)).action for salt in range(60)}
    assert chosen == set(session.chair(0).actions())
