"""Alpha-beta for any game of two players without chance or secrets.

A game brings a *search form*: positions that are hashable values, always seen by the side to move.
Iterative deepening: each depth finds good first moves for the next one. What a shallower or another
line found out about a position is kept in a table. Scores are ints; a score beyond `DECIDED`
is a forced win (or loss, below its negative), and tells in how many plies.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterator, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

P = TypeVar("P", bound=Hashable)

WIN = 1_000_000
DECIDED = WIN - 1_000
WINDOW = 60  # how far from the last depth's score the next one is expected

EXACT, AT_LEAST, AT_MOST = 0, 1, 2


class SearchForm(Protocol[P]):
    """What a game must tell the search."""

    def result(self, position: P) -> int | None:
        """None while open; n if the side to move wins in n plies, -n if it loses in n, 0 for a draw."""

    def children(self, position: P) -> Sequence[P]:
        """The positions after each move; never empty while the result is None."""

    def evaluate(self, position: P) -> int:
        """How good an open position is for the side to move."""


class Finding(NamedTuple, Generic[P]):
    """The best choice so far."""

    best: P  # the position after the best move
    score: int
    depth: int
    nodes: int
    line: tuple[P, ...]  # the expected play, beginning with `best`


class Stopped(Exception):
    """The budget is spent, or somebody wants the move now."""


class AlphaBeta(Generic[P]):
    """One search; its table lives as long as it does."""

    def __init__(self, form: SearchForm[P], nodes: int, stop: Callable[[], bool] = lambda: False) -> None:
        self.form = form
        self.limit = nodes
        self.stop = stop
        self.nodes = 0
        self._table: dict[P, tuple[int, int, int, P | None]] = {}  # depth, kind of bound, score, best child

    def deepen(self, choices: Sequence[P], max_depth: int) -> Iterator[Finding[P]]:
        """The best of `choices`, the positions a player may move to, found at depth 1, 2, 3 …

        Speaks after each choice of each depth, so that whoever waits can do something else in between.
        """
        order = list(choices)
        score = 0
        for depth in range(1, max_depth + 1):
            try:
                score = yield from self._root(order, depth, score)
            except Stopped:
                return
            if abs(score) >= DECIDED or len(order) == 1:
                return

    def _root(self, order: list[P], depth: int, expected: int) -> Generator[Finding[P], None, int]:
        """Search all choices and put the best first; a score outside the window widens it."""
        low, high = (expected - WINDOW, expected + WINDOW) if depth > 2 else (-WIN, WIN)
        while True:
            score = yield from self._best_first(order, depth, low, high)
            if low < score < high or (low, high) == (-WIN, WIN):
                return score
            low, high = (-WIN if score <= low else low), (WIN if score >= high else high)

    def _best_first(self, order: list[P], depth: int, low: int, high: int) -> Generator[Finding[P], None, int]:
        best, alpha = -WIN, low
        for child in list(order):
            score = -self._search(child, depth - 1, -high, -alpha, 1)
            best = max(best, score)
            if score > alpha:
                alpha = score
                order.remove(child)
                order.insert(0, child)
            yield Finding(order[0], best, depth, self.nodes, tuple(self._line(order[0], depth)))
            if alpha >= high:
                break
        return best

    def _search(self, position: P, depth: int, alpha: int, beta: int, ply: int) -> int:
        """The score for the side to move: exact between alpha and beta, a bound outside."""
        if self.nodes >= self.limit or (self.nodes & 255 == 255 and self.stop()):
            raise Stopped
        self.nodes += 1
        result = self.form.result(position)
        if result is not None:
            return decided(result, ply)
        if depth <= 0:
            return self.form.evaluate(position)
        known = self._table.get(position)
        if known is not None and known[0] >= depth:
            score = _from_table(known[2], ply)
            kind = known[1]
            if kind == EXACT or (kind == AT_LEAST and score >= beta) or (kind == AT_MOST and score <= alpha):
                return score
        best, best_child = -WIN, None
        bound = alpha
        for child in self._ordered(position, depth, known):
            score = -self._search(child, depth - 1, -beta, -bound, ply + 1)
            if score > best:
                best, best_child = score, child
                if best >= beta:
                    break
                bound = max(bound, best)
        kind = AT_LEAST if best >= beta else EXACT if best > alpha else AT_MOST
        self._table[position] = (depth, kind, _to_table(best, ply), best_child)
        return best

    def _ordered(self, position: P, depth: int, known: tuple[int, int, int, P | None] | None) -> Sequence[P]:
        """The children, the most promising first: the best one of an earlier search, then by evaluation."""
        children = self.form.children(position)
        if depth > 1:
            children = sorted(children, key=self._promise)
        if known is None or known[3] is None:
            return children
        return [known[3], *(child for child in children if child != known[3])]

    def _promise(self, child: P) -> int:
        """The child's side to move wants much of it, so less is better."""
        result = self.form.result(child)
        return self.form.evaluate(child) if result is None else decided(result, 0)

    def _line(self, position: P, depth: int) -> Iterator[P]:
        """The expected play, read from the table."""
        yield position
        for _ in range(depth - 1):
            known = self._table.get(position)
            if known is None or known[3] is None:
                return
            position = known[3]
            yield position


def decided(plies: int, ply: int) -> int:
    """The score, `ply` plies from the root, of a known result."""
    return WIN - plies - ply if plies > 0 else -WIN - plies + ply if plies < 0 else 0


def plies_to_end(score: int) -> int | None:
    """In how many plies the game is decided: positive for a win, negative for a loss."""
    if abs(score) < DECIDED:
        return None
    return WIN - score if score > 0 else -WIN - score


def _to_table(score: int, ply: int) -> int:
    """Forced ends are kept as seen from their position, which may stand elsewhere in another line."""
    return score + ply if score >= DECIDED else score - ply if score <= -DECIDED else score


def _from_table(score: int, ply: int) -> int:
    return score - ply if score >= DECIDED else score + ply if score <= -DECIDED else score
