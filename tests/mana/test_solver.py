"""The solver of forced wins against plain search, and draws by repetition inside proofs."""

from __future__ import annotations

import pytest

from engine.mana.analysis import LEVELS, analyse, choose
from engine.mana.bitboard import Position, can_capture, count_moves, moves, perft, play
from engine.mana.convert import from_text
from engine.mana.replies import class_of
from engine.mana.solver import Solver
from tests.mana.search_positions import MINED, plainly_wins, random_positions


@pytest.mark.parametrize("blocked_is_free", [False, True])
def test_solver_agrees_with_plain_search(blocked_is_free: bool) -> None:
    won = 0
    for position in random_positions(6, 30, blocked_is_free):
        if count_moves(position, blocked_is_free) < 30:
            wins = Solver(blocked_is_free).wins(position, 3)
            assert wins == plainly_wins(position, 3, blocked_is_free)
            won += wins
    assert won > 2


@pytest.mark.deep
@pytest.mark.parametrize("blocked_is_free", [False, True])
def test_solver_agrees_with_plain_search_deeper(blocked_is_free: bool) -> None:
    asked = 0
    for position in random_positions(7, 100, blocked_is_free):
        if not can_capture(position) and perft(position, 2, blocked_is_free) < 180:  # the plain search has to end
            asked += 1
            wins = Solver(blocked_is_free).wins(position, 5)
            assert wins == plainly_wins(position, 5, blocked_is_free)
    assert asked > 8


def won_in_three() -> tuple[Position, list[Position]]:
    """A position that is won in three plies, and the positions after the moves that win."""
    position, _ = from_text(next(one["position"] for one in MINED if one["kind"] == "win" and one["plies"] == 3))
    solver = Solver()
    return position, [reply for reply in solver.replies(position) if solver.loses(reply, 2)]


def test_going_where_it_is_a_draw_by_repetition_wins_nothing() -> None:
    position, winning = won_in_three()
    everywhere = frozenset(member for reply in winning for member in class_of(reply))
    assert Solver(drawn=everywhere).wins_in(position, 3) is None


def test_where_one_square_of_the_bird_draws_another_one_wins() -> None:
    roomy = [reply for reply in won_in_three()[1] if len(class_of(reply)) > 2]
    assert roomy
    position, _ = won_in_three()
    drawn = frozenset(roomy)
    *_, opinion = analyse(position, LEVELS[3], drawn=drawn)
    assert opinion.wins_in == 3
    assert play(position, opinion.move) not in drawn


@pytest.mark.parametrize("number", range(4))
def test_a_loser_takes_the_draw_by_repetition(number: int) -> None:
    """Even a position in which the daimyo could be captured: the game ends before that."""
    mined = [str(one["position"]) for one in MINED if one["kind"] == "win" and one["plies"] == 3]
    position, _ = from_text(mined[number])
    attack = play(position, choose(position).move)
    assert Solver().loses(attack, 2)
    drawn = frozenset([play(attack, moves(attack)[-1])])
    assert not Solver(drawn=drawn).loses(attack, 2)
    *_, opinion = analyse(attack, LEVELS[3], drawn=drawn)
    assert play(attack, opinion.move) in drawn
    assert opinion.wins_in is None
