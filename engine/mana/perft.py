"""Counts the lines of Mana from a position: by the clear rules, or by the search form.

Distinct turns count, whatever their paths; draws and the swap are ignored; a line that has captured
a daimyo adds nothing at greater depths.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.game import Options
from engine.core.rng import Rng
from engine.mana import bitboard, rules
from engine.mana.actions import PASS, Turn
from engine.mana.convert import from_state
from engine.mana.game import GAME
from engine.mana.info import INFO
from engine.mana.notation import START
from engine.mana.state import State


class Perft:
    """What `python3 -m engine perft mana` asks."""

    start = START
    forms = ("search", "plain", "clear")  # plain is the search form without the table

    def read(self, position: str, options: Options) -> State:
        """The state at a position text; raises `Problem`."""
        return GAME.from_position(position, {**INFO.defaults(), **options, "swap": False}, 2, Rng(0))

    def count(self, s: State, depth: int, form: str) -> int:
        if form == "clear":
            return count(s, depth)
        if form == "plain":
            return bitboard.perft(from_state(s), depth, s.blocked_is_free)
        return TableCount(s.blocked_is_free).count(from_state(s), depth)

    def divide(self, s: State, depth: int, form: str) -> Iterator[tuple[str, int]]:
        """The count behind each first action; they add up to the count of the whole."""
        turns: list[Turn | None] = [*rules.turns(s)] or [None]
        for turn in turns:
            text = PASS if turn is None else GAME.text(s, turn)
            after = played(s, turn)
            yield text, 1 if depth == 1 else 0 if after.winner is not None else self.count(after, depth - 1, form)


def count(s: State, depth: int) -> int:
    """By the clear rules."""
    if s.winner is not None:
        return 0
    if depth == 0:
        return 1
    turns: list[Turn | None] = [*rules.turns(s)] or [None]
    return len(turns) if depth == 1 else sum(count(played(s, turn), depth - 1) for turn in turns)


class TableCount:
    """By the search form, with a table: the bird's last square is soon forgotten, so positions meet again and again."""

    most = 2_000_000  # positions kept, about a gigabyte

    def __init__(self, blocked_is_free: bool) -> None:
        self._blocked_is_free = blocked_is_free
        self._known: dict[tuple[int, bitboard.Position], int] = {}

    def count(self, position: bitboard.Position, depth: int) -> int:
        if depth < 2 or bitboard.is_over(position):
            return bitboard.perft(position, depth, self._blocked_is_free)
        found = self._known.get((depth, position))
        if found is None:
            moves = bitboard.moves(position, self._blocked_is_free)
            found = sum(self.count(bitboard.play(position, move), depth - 1) for move in moves)
            if len(self._known) < self.most:
                self._known[depth, position] = found
        return found


def played(s: State, turn: Turn | None) -> State:
    """The state after a turn, or (None) after the pass of a blocked side."""
    after = s.copy()
    after.past = ()  # nothing is ever repeated
    if turn is None:
        rules.pass_turn(after)
    else:
        rules.take_turn(after, turn)
    return after


PERFT = Perft()
