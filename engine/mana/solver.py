"""Forced wins: can the side to move capture the daimyo within n plies, whatever the opponent does?

A search of wins and losses only, deepened by two plies at a time, so the first win found is the shortest.
It is exact: every move counts, up to the bird's classes (see `replies`), and so do the positions that would be a draw
by repetition: the winner must go round them, the loser may go there. What makes it quick:
moves into an immediate capture are never made; what was proved about a position is kept, and a bird
which has moved on leaves the same position behind; first come the attacks that leave few defences, the
defences that leave few attacks, and before them what decided a shorter attempt.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.bots.alphabeta import Stopped
from engine.mana.bitboard import Position, can_capture, capture, count_moves, moves, play
from engine.mana.replies import canonical, class_of, has_safe_reply, move_between, safe_replies, settled

FAR = 99  # more plies than any search looks ahead
NO_LIMIT = 1 << 62


class Solver:
    """Proofs about positions, kept as long as it lives. A node is a position whose replies were made."""

    def __init__(
        self,
        blocked_is_free: bool = False,
        stop: Callable[[], bool] = lambda: False,
        drawn: frozenset[Position] = frozenset(),
    ) -> None:
        self.blocked_is_free = blocked_is_free
        self.stop = stop
        self.drawn = drawn  # where the game ends because the position has been there before
        self._drawn_classes = frozenset(map(canonical, drawn))
        self.nodes = 0
        self.limit = NO_LIMIT
        self._replies: dict[Position, list[Position]] = {}
        self._wins: dict[Position, int] = {}  # the side to move wins within so many plies
        self._holds: dict[Position, int] = {}  # it does not win within so many plies
        self._loses: dict[Position, int] = {}
        self._lives: dict[Position, int] = {}
        self._ends: dict[Position, bool] = {}
        self._sorted: set[Position] = set()

    def replies(self, position: Position) -> list[Position]:
        """The safe replies, the most promising first as far as is known."""
        found = self._replies.get(position)
        if found is None:
            self._count()
            found = self._replies[position] = safe_replies(position, self.blocked_is_free)
        return found

    def _count(self) -> None:
        if self.nodes >= self.limit or (self.nodes & 255 == 255 and self.stop()):
            raise Stopped
        self.nodes += 1

    def wins_in(self, position: Position, plies: int) -> int | None:
        """The length of the shortest forced win of at most so many plies."""
        for depth in range(1, plies + 1, 2):
            if self.wins(position, depth):
                return depth
        return None

    def wins(self, position: Position, plies: int) -> bool:
        """Whether the side to move wins within so many plies (an odd number)."""
        if plies == 1 or can_capture(position):
            return can_capture(position)
        if self._wins.get(position, FAR) <= plies:
            return True
        if self._holds.get(position, 0) >= plies:
            return False
        replies = self.replies(position)
        if plies > 3:
            self._sort_once(position, replies, self._defences)
        for i, reply in enumerate(replies):
            if self.loses(reply, plies - 1) and not self._only_draws(position, reply):
                self._wins[position] = plies
                _to_front(replies, i)
                return True
        self._holds[position] = plies
        return False

    def loses(self, position: Position, plies: int) -> bool:
        """Whether the side to move loses within so many plies (an even number); it cannot capture at once."""
        if self.drawn and self._can_draw(position):
            return False
        if plies == 2:
            ends = self._ends.get(position)
            if ends is None:
                self._count()
                ends = self._ends[position] = not has_safe_reply(position, self.blocked_is_free)
            return ends
        if self._loses.get(position, FAR) <= plies:
            return True
        if self._lives.get(position, 0) >= plies:
            return False
        replies = self.replies(position)
        self._sort_once(position, replies, count_moves)
        for i, reply in enumerate(replies):
            if not self.wins(reply, plies - 1):
                self._lives[position] = plies
                _to_front(replies, i)
                return False
        self._loses[position] = plies
        return True

    def _only_draws(self, position: Position, reply: Position) -> bool:
        """Whether every square of the bird that stands for this reply would repeat a position."""
        if not self.drawn or canonical(reply) not in self._drawn_classes:
            return False
        return not any(alike[4] != position[4] for alike in class_of(reply) - self.drawn)

    def _can_draw(self, position: Position) -> bool:
        """Whether some move, safe or not, leads to a position that ends the game as a draw."""
        mine, theirs = position[:2]
        near = any(
            (mine ^ drawn[1]).bit_count() <= 2 and not drawn[0] & ~theirs and (theirs ^ drawn[0]).bit_count() <= 1
            for drawn in self.drawn
        )
        return near and any(
            settled(play(position, move), self.blocked_is_free) in self.drawn
            for move in moves(position, self.blocked_is_free)
        )

    def is_known_to_lose(self, position: Position, plies: int) -> bool:
        """Whether `loses` has been proved already."""
        return self._loses.get(position, FAR) <= plies

    def _sort_once(self, position: Position, replies: list[Position], key: Callable[[Position], int]) -> None:
        if position not in self._sorted:
            self._sorted.add(position)
            replies.sort(key=key)

    def _defences(self, attacked: Position) -> int:
        return len(self.replies(attacked))

    def winning_line(self, position: Position, plies: int) -> list[int]:
        """The play of a proved win of so many plies, the loser holding out as long as he can."""
        if can_capture(position):
            return [capture(position)]
        attack = next(
            reply
            for reply in self.replies(position)
            if self.loses(reply, plies - 1) and not self._only_draws(position, reply)
        )
        line = [move_between(position, attack)]
        try:
            return [*line, *self._losing_line(attack, plies - 1)]
        except Stopped:
            return line

    def _losing_line(self, position: Position, plies: int) -> list[int]:
        replies = self.replies(position)
        if replies:
            last = max(replies, key=lambda reply: self.wins_in(reply, plies - 1) or 0)
            return [move_between(position, last), *self.winning_line(last, plies - 1)]
        move = moves(position, self.blocked_is_free)[0]  # whatever it is, he is captured
        return [move, capture(settled(play(position, move), self.blocked_is_free))]


def _to_front(replies: list[Position], i: int) -> None:
    replies.insert(0, replies.pop(i))
