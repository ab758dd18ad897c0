"""The state of a game of Mana. Every field is immutable, so a copy shares them all."""

from __future__ import annotations

from engine.mana.board import BIRD, BLACK, EMPTY, OFF, PIECES_A_SIDE, RONIN, RONIN_A_SIDE, SQUARES


class State:
    """A seat is not a colour: after a swap seat 0 plays White."""

    __slots__ = (
        "black_seat",  # which seat plays Black
        "blocked_is_free",  # option
        "board",  # what stands on each square, the bird included
        "ending",  # how the game ended, or None
        "free",  # the other side has just passed
        "may_swap",  # White may still exchange colours
        "past",  # every position since the set-up, for repetition
        "side",  # the colour to move or to place
        "to_place",  # pieces of both sides not yet placed
        "two_rows",  # option
        "winner",  # the colour that captured the daimyo, or None
    )

    board: bytes
    black_seat: int
    blocked_is_free: bool
    ending: str | None
    free: bool
    may_swap: bool
    past: tuple[bytes, ...]
    side: int
    to_place: int
    two_rows: bool
    winner: int | None

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.board = self.board
        twin.black_seat = self.black_seat
        twin.blocked_is_free = self.blocked_is_free
        twin.ending = self.ending
        twin.free = self.free
        twin.may_swap = self.may_swap
        twin.past = self.past
        twin.side = self.side
        twin.to_place = self.to_place
        twin.two_rows = self.two_rows
        twin.winner = self.winner
        return twin

    def seat_of(self, side: int) -> int:
        return self.black_seat if side == BLACK else 1 - self.black_seat

    def bird(self) -> int:
        square = self.board.find(BIRD)
        return OFF if square < 0 else square

    def reserve(self, side: int) -> int:
        """How many ronin of this side have been captured and wait beside the board."""
        return 0 if self.to_place else RONIN_A_SIDE - self.board.count(RONIN[side])

    def position_key(self) -> bytes:
        """What makes two positions the same: pieces (so reserves), bird, side to move, free flag."""
        return self.board + bytes((self.side << 1 | self.free,))


def empty_state(two_rows: bool, swap: bool, blocked_is_free: bool) -> State:
    """The bare board; Black is to place his daimyo."""
    s = State()
    s.board = bytes([EMPTY]) * len(SQUARES)
    s.black_seat = 0
    s.blocked_is_free = blocked_is_free
    s.ending = None
    s.free = False
    s.may_swap = swap
    s.past = ()
    s.side = BLACK
    s.to_place = 2 * PIECES_A_SIDE
    s.two_rows = two_rows
    s.winner = None
    return s
