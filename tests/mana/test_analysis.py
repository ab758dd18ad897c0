"""Alpha-beta against plain search, and what the levels choose."""

from __future__ import annotations

import pytest

from engine.bots.alphabeta import AlphaBeta, plies_to_end
from engine.mana.analysis import LEVELS, ManaForm, choose
from engine.mana.bitboard import Position, can_capture, moves
from engine.mana.solver import Solver
from tests.mana.search_positions import SET_UPS, random_positions


def plain_score(form: ManaForm, position: Position, depth: int) -> int:
    result = form.result(position)
    if result is not None:
        return 1_000_000 - result if result > 0 else -1_000_000 - result if result < 0 else 0
    if depth == 0:
        return form.evaluate(position)
    score = max(-plain_score(form, child, depth - 1) for child in form.children(position))
    return score - 1 if score > 999_000 else score + 1 if score < -999_000 else score


def test_alpha_beta_agrees_with_plain_search() -> None:
    compared = 0
    for position in random_positions(8, 15):
        form = ManaForm(Solver(), noise=0, salt=0)
        if can_capture(position) or not 1 < len(form.children(position)) < 12:
            continue
        *_, finding = AlphaBeta(form, 10**9).deepen(form.children(position), 3)
        assert finding.score == plain_score(form, position, finding.depth)
        assert finding.best == finding.line[0]
        compared += 1
    assert compared > 5


class Heap:
    """A heap of counters; a player takes one to three; who takes the last one wins."""

    def result(self, heap: int) -> int | None:
        return 1 if 0 < heap < 4 else None

    def children(self, heap: int) -> list[int]:
        return [heap - taken for taken in (1, 2, 3) if taken <= heap]

    def evaluate(self, heap: int) -> int:
        return 0


@pytest.mark.parametrize("heap", range(5, 16))
def test_alpha_beta_plays_other_games(heap: int) -> None:
    """Leaving a multiple of four wins, and the opponent can make it last."""
    *_, finding = AlphaBeta(Heap(), 10**6).deepen(Heap().children(heap), heap)
    if heap % 4:
        assert finding.best % 4 == 0
        assert plies_to_end(finding.score) == 2 * (heap // 4) + 1
    else:
        assert plies_to_end(finding.score) == -2 * (heap // 4)


def test_search_stops_when_told() -> None:
    position = next(iter(SET_UPS.values()))
    asked = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) > 3

    analysis = choose(position, 3, stop=stop, blocked_is_free=True)
    assert analysis.move in moves(position)
    assert analysis.nodes < 2_000


@pytest.mark.parametrize("level", LEVELS)
def test_choices_are_legal_and_repeatable(level: int) -> None:
    for position in random_positions(9, 4)[:12]:
        analysis = choose(position, level, salt=7, nodes=300)
        assert analysis.move in moves(position)
        assert choose(position, level, salt=7, nodes=300) == analysis
