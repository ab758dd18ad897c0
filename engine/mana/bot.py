"""Mana's computer player at the table: it places, may swap, and plays what its analysis says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.bots.bot import Budget, Thought, rng_for
from engine.core.chair import Chair
from engine.core.game import Text
from engine.mana.actions import SWAP
from engine.mana.analysis import LEVELS, Analysis, analyse
from engine.mana.bitboard import Position, play
from engine.mana.board import BLACK
from engine.mana.convert import from_key, from_state, move_text, to_action
from engine.mana.placing import fairest_move, next_placement
from engine.mana.replies import settled
from engine.mana.state import State

COLOUR = ("black", "white")
EVEN = 110  # a score that promises three wins in four


class ManaBot:
    def think(self, chair: Chair, budget: Budget) -> Iterator[Thought]:
        s: State = chair.sample(rng_for(chair, budget.salt))
        limit = LEVELS[budget.level].nodes if budget.nodes is None else budget.nodes
        if s.to_place:
            yield next_placement(s, budget.level, rng_for(chair, budget.salt), limit, budget.stop)
            return
        fair = fairest_move(from_state(s), s, limit, budget.stop) if s.may_swap and s.side == BLACK else None
        if fair is not None:
            yield fair
        else:
            yield from self._think(s, budget, limit, rng_for(chair, budget.salt).word())

    def _think(self, s: State, budget: Budget, limit: int, salt: int) -> Iterator[Thought]:
        position, level = from_state(s), LEVELS[budget.level]
        thought: Thought | None = None
        for opinion in analyse(position, level, salt, limit, budget.stop, s.blocked_is_free, drawn(s)):
            thought = _thought(position, opinion, s, limit)
            yield thought
        if thought is not None and thought.share < 100:  # it stopped early because there was nothing more to find
            yield thought._replace(share=100)


def drawn(s: State) -> frozenset[Position]:
    """The positions which would be a draw: those that stood on the board twice."""
    twice = [key for key, times in Counter(s.past).items() if times == 2]
    return frozenset(settled(from_key(key), s.blocked_is_free) for key in twice)


def _thought(position: Position, opinion: Analysis, s: State, limit: int) -> Thought:
    if s.may_swap and opinion.score < 0:  # the other side is better: take it
        swapped = opinion._replace(score=-opinion.score, wins_in=opinion.wins_in and -opinion.wins_in)
        said = _said(swapped, 1 - s.side)
        return Thought(SWAP, opinion.nodes, _share(opinion, limit), estimate(swapped.score), said, (SWAP,))
    line = tuple(_texts(position, opinion.line))
    said = _said(opinion, s.side)
    return Thought(to_action(opinion.move), opinion.nodes, _share(opinion, limit), estimate(opinion.score), said, line)


def _share(opinion: Analysis, limit: int) -> int:
    return min(100, 100 * opinion.nodes // limit) if opinion.wins_in is None else 100


def estimate(score: int) -> int:
    """The chance to win in percent, as far as a score tells."""
    return 50 + 50 * score // (abs(score) + EVEN)


def _said(opinion: Analysis, side: int) -> Text | None:
    """A forced end: which colour wins, and in how many plies."""
    if opinion.wins_in is None:
        return None
    winner = side if opinion.wins_in > 0 else 1 - side
    return Text("mana.bot.forced", {"colour": COLOUR[winner], "plies": abs(opinion.wins_in)})


def _texts(position: Position, line: tuple[int, ...]) -> Iterator[str]:
    for move in line:
        yield move_text(position, move)
        position = play(position, move)


BOT = ManaBot()
