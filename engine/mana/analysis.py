"""How the computer thinks about a Mana position: a book for the long wins, a proof for the short ones,
alpha-beta for the rest, among moves that do not lose by force as far as a proof can tell.

The levels differ in how far they look, and the lower ones also in how well they judge.
Everything is counted in nodes, so a level plays the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from engine.bots.alphabeta import WIN, AlphaBeta, Stopped, plies_to_end
from engine.core.rng import Rng
from engine.mana.bitboard import Position, moves, play
from engine.mana.book import look_up
from engine.mana.evaluation import evaluate
from engine.mana.replies import DRAWN, class_of, move_between, settled
from engine.mana.solver import NO_LIMIT, Solver

SURE = 5  # up to this length every choice is looked at before alpha-beta compares them


class Level(NamedTuple):
    nodes: int  # how many positions it looks at
    depth: int  # how many plies alpha-beta looks ahead at most
    proof: int  # how long a forced win it is sure to find, in plies
    guard: int  # how long a forced win it is sure not to let the opponent have, if that can be helped
    noise: int  # how far its judgement of a position may be off
    book: bool


LEVELS = {
    1: Level(nodes=400, depth=1, proof=1, guard=1, noise=60, book=False),
    2: Level(nodes=6_000, depth=3, proof=3, guard=3, noise=20, book=False),
    3: Level(nodes=50_000, depth=40, proof=7, guard=7, noise=0, book=True),
}


class Analysis(NamedTuple):
    """What the computer thinks of a position, from the side to move."""

    move: int
    score: int
    depth: int
    nodes: int
    wins_in: int | None  # plies to a forced end: positive if the side to move wins, negative if it loses
    line: tuple[int, ...]  # the expected play


def choose(
    position: Position,
    level: int = 3,
    salt: int = 0,
    nodes: int | None = None,
    stop: Callable[[], bool] = lambda: False,
    blocked_is_free: bool = False,
) -> Analysis:
    """The level's move: what `analyse` says last."""
    *_, last = analyse(position, LEVELS[level], salt, nodes, stop, blocked_is_free)
    return last


def analyse(
    position: Position,
    level: Level,
    salt: int = 0,
    nodes: int | None = None,
    stop: Callable[[], bool] = lambda: False,
    blocked_is_free: bool = False,
    drawn: frozenset[Position] = frozenset(),
) -> Iterator[Analysis]:
    """Opinions, each better founded than the last; at least one. Reaching a `drawn` position ends the game."""
    position = settled(position, blocked_is_free)
    solver = Solver(blocked_is_free, stop, drawn)
    limit = level.nodes if nodes is None else nodes
    known = look_up(position) if level.book and not blocked_is_free else None
    if known is not None:
        yield Analysis(known[0], WIN - known[1], 0, 1, known[1], known[:1])
        return
    win = prove(solver, position, level.proof, limit // 2)
    if win is not None:
        yield win
        return
    choices = [*solver.replies(position), *drawn_choices(position, solver)]
    rng = Rng(salt)
    rng.shuffle(choices)
    if not choices:
        yield Analysis(rng.choice(moves(position, blocked_is_free)), 2 - WIN, 0, solver.nodes, -2, ())
        return
    solver.limit = (solver.nodes + limit) // 2
    choices, loses_in = lasting(solver, choices, min(level.guard, SURE))
    if loses_in:
        move = move_between(position, choices[0])
        yield Analysis(move, loses_in - WIN, 0, solver.nodes, -loses_in, (move,))
        return
    solver.limit = NO_LIMIT
    yield from _search(solver, position, choices, level, salt, limit)


def prove(solver: Solver, position: Position, plies: int, limit: int) -> Analysis | None:
    """The shortest forced win, if one is found within so many plies and nodes."""
    solver.limit = limit
    try:
        length = solver.wins_in(position, plies)
    except Stopped:
        length = None
    solver.limit = NO_LIMIT
    if length is None:
        return None
    line = solver.winning_line(position, length)
    line[0] = not_drawn(position, line[0], solver.drawn)
    return Analysis(line[0], WIN - length, length, solver.nodes, length, tuple(line))


def not_drawn(position: Position, move: int, drawn: frozenset[Position]) -> int:
    """The move, or one like it with the bird on another square of its class, where the position is new."""
    child = play(position, move)
    if child not in drawn:
        return move
    alike = class_of(child) - drawn
    return next((other for other in moves(position) if play(position, other) in alike), move)


def drawn_choices(position: Position, solver: Solver) -> list[Position]:
    """The positions in which this side could have a draw by repetition, and which are not among its usual replies."""
    if not solver.drawn:
        return []
    usual = solver.replies(position)
    legal = moves(position, solver.blocked_is_free)
    children = [settled(play(position, move), solver.blocked_is_free) for move in legal]
    return [child for child in children if child in solver.drawn and child not in usual]


def lasting(solver: Solver, choices: list[Position], plies: int) -> tuple[list[Position], int]:
    """The choices after which the opponent cannot force a win within so many plies, and 0.

    Where there are none: those that last longest, and in how many plies they lose.
    """
    try:
        for horizon in range(1, plies + 1, 2):
            kept = [choice for choice in choices if choice in solver.drawn or not solver.wins(choice, horizon)]
            if not kept:
                return choices, horizon + 1
            choices = kept
    except Stopped:
        pass
    return choices, 0


def _search(
    solver: Solver, position: Position, choices: list[Position], level: Level, salt: int, limit: int
) -> Iterator[Analysis]:
    """Alpha-beta, then a look at its favourites one after the other until one is safe."""
    used = solver.nodes
    share = (limit - used) * 3 // 4  # the rest is for the guard
    search = AlphaBeta(ManaForm(solver, level.noise, salt), share, solver.stop)
    order = list(choices)
    last = Analysis(move_between(position, choices[0]), 0, 0, used, None, ())
    yield last
    for finding in search.deepen(choices, level.depth):
        if finding.best != order[0]:
            order.remove(finding.best)
            order.insert(0, finding.best)
        line = tuple(_moves(position, finding.line))
        plies = plies_to_end(finding.score)
        last = Analysis(line[0], finding.score, finding.depth, used + finding.nodes, plies, line)
        yield last
    before = solver.nodes
    solver.limit = before + limit - used - search.nodes
    kept, loses_in = guard(solver, order, level.guard)
    nodes = used + search.nodes + solver.nodes - before
    if kept == order[0] and not loses_in:
        yield last._replace(nodes=nodes)
    else:
        move, ends = move_between(position, kept), -loses_in if loses_in else None
        score = loses_in - WIN if loses_in else -search.form.evaluate(kept)
        yield Analysis(move, score, last.depth, nodes, ends, (move,))


def guard(solver: Solver, order: list[Position], plies: int) -> tuple[Position, int]:
    """The first choice after which the opponent is found to have no forced win of so many plies, and 0.

    Where all lose: the choice that lasts longest, and in how many plies it loses. When the nodes are spent,
    the choice being looked at gets the benefit of the doubt.
    """
    longest, loses_in = order[0], 0
    for choice in order:
        try:
            length = None if choice in solver.drawn else solver.wins_in(choice, plies)
        except Stopped:
            length = None
        if length is None:
            return choice, 0
        if length >= loses_in:
            longest, loses_in = choice, length + 1
    return longest, loses_in


def _moves(position: Position, line: tuple[Position, ...]) -> Iterator[int]:
    for child in line:
        yield move_between(position, child)
        position = child


class ManaForm:
    """Mana for alpha-beta. Replies and short proofs are shared with the solver."""

    def __init__(self, solver: Solver, noise: int, salt: int) -> None:
        self.solver = solver
        self.noise = noise
        self.salt = salt
        self._scores: dict[Position, int] = {}

    def result(self, position: Position) -> int | None:
        """Nobody can capture at once here: alpha-beta only sees positions after safe moves."""
        if position == DRAWN or position in self.solver.drawn:
            return 0
        return -2 if self.solver.loses(position, 2) else None

    def children(self, position: Position) -> list[Position]:
        return self.solver.replies(position)

    def evaluate(self, position: Position) -> int:
        score = self._scores.get(position)
        if score is None:
            score = evaluate(position)
            if self.noise:
                score += misjudged(position, self.salt, self.noise)
            self._scores[position] = score
        return score


def misjudged(position: Position, salt: int, size: int) -> int:
    """An error of judgement, the same whenever the position is met with this salt."""
    mixed = salt
    for part in position:
        mixed = mixed * 37 + part
    return Rng(mixed).below(2 * size + 1) - size
