"""What level 3 must see: mined positions, and the book of forced wins."""

from __future__ import annotations

import pytest

from engine.mana.analysis import LEVELS, choose
from engine.mana.bitboard import Position, is_over, moves, play
from engine.mana.book import look_up
from engine.mana.book_lines import LINES
from engine.mana.convert import from_text, read_move
from engine.mana.replies import safe_replies
from engine.mana.solver import Solver
from tests.mana.search_positions import MINED, SET_UPS, plainly_wins
from tools.mana_book import check


def keeps_its_promise(one: dict[str, object]) -> None:
    position, _ = from_text(str(one["position"]))
    plies = one["plies"]
    assert isinstance(plies, int)
    analysis = choose(position)
    assert analysis.nodes <= LEVELS[3].nodes
    after = play(position, analysis.move)
    if one["kind"] == "win":
        assert analysis.wins_in == plies
        assert is_over(after) if plies == 1 else Solver().loses(after, plies - 1)
    else:
        assert Solver().wins_in(after, 5) is None


def test_mined_positions_are_a_good_spread() -> None:
    assert len(MINED) == 300
    assert len({one["position"] for one in MINED}) == 300
    assert {one["plies"] for one in MINED if one["kind"] == "win"} == {1, 3, 5, 7}
    assert {one["plies"] for one in MINED if one["kind"] == "avoid"} == {1, 3, 5}
    for colour in (" b ", " w "):
        for rows in ("back", "two"):
            assert sum(colour in one["position"] and one["rows"] == rows for one in MINED) > 50
    assert sum(one["with"] == "drop" for one in MINED) >= 40
    assert sum(one["with"] == "pass" for one in MINED) >= 12


@pytest.mark.parametrize("one", [one for one in MINED if one["kind"] == "win"][::12], ids=lambda one: one["position"])
def test_level_3_finds_forced_wins(one: dict[str, object]) -> None:
    keeps_its_promise(one)


@pytest.mark.deep
@pytest.mark.parametrize("one", MINED, ids=lambda one: one["position"])
def test_level_3_sees_what_is_forced(one: dict[str, object]) -> None:
    keeps_its_promise(one)


@pytest.mark.deep
def test_mined_wins_hold_by_plain_search() -> None:
    """Not by the solver: the promised line is legal and ends by capture; short wins are proved without tables."""
    for one in MINED:
        if one["kind"] == "win":
            position, _ = from_text(one["position"])
            if one["plies"] <= 3:
                assert plainly_wins(position, one["plies"], False)
                assert one["plies"] == 1 or not plainly_wins(position, one["plies"] - 2, False)
            for text in one["line"]:
                assert read_move(text) in moves(position)
                position = play(position, read_move(text))
            assert is_over(position)
            assert len(one["line"]) == one["plies"]


# The book


def test_book_covers_the_nine_set_ups() -> None:
    promised = {name.split(" ")[0]: look_up(position) for name, position in SET_UPS.items()}
    assert len(promised) == 9
    assert {ranks: found and found[1] for ranks, found in promised.items()} == {
        "rdrrrr/6/6/6/6/RDRRRR": 9,
        "rrdrrr/6/6/6/6/RDRRRR": 13,
        "rrrrrd/6/6/6/6/RDRRRR": 11,
        "rdrrrr/6/6/6/6/RRDRRR": 9,
        "rrdrrr/6/6/6/6/RRDRRR": 15,
        "rrrrrd/6/6/6/6/RRDRRR": 11,
        "rdrrrr/6/6/6/6/RRRRRD": 9,
        "rrdrrr/6/6/6/6/RRRRRD": 13,
        "rrrrrd/6/6/6/6/RRRRRD": 11,
    }


def test_book_is_complete() -> None:
    """After a book move, every defence leads to another book position or to a win the search is sure to see."""
    for line in LINES.split("\n")[:-1]:
        ranks, bird, text, plies = line.split(" ")
        position, _ = from_text(f"{ranks} b {bird} 0")
        move = read_move(text)
        assert move in moves(position)
        solver = Solver()
        for defence in safe_replies(play(position, move)):
            known = look_up(defence)
            left = known[1] if known else solver.wins_in(defence, LEVELS[3].proof)
            assert left is not None
            assert left <= int(plies) - 2


LONGEST = "rrdrrr/6/6/6/6/RRDRRR b - 0"


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.deep if name == LONGEST else ()) for name in SET_UPS]
)
def test_level_3_wins_from_the_back_row(name: str) -> None:
    """Against every legal defence, the bird on every square, to the end."""
    played: set[Position] = set()
    check(SET_UPS[name], 15, played)
    assert len(played) > 100
