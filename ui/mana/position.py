"""A view of Mana, read: what stands where, whose it is, what the bird asks."""

from __future__ import annotations

from engine.core.game import Seat, View
from engine.mana.board import NAMES, PIECES_A_SIDE, SQUARE, SYMBOL

COLOURS = ("black", "white")
RESERVE = "reserve"  # the spot from which a ronin comes back; the squares are spots by their names
SWAP = "swap"


class Position:
    """The view's values with their types; nothing is worked out here that is a rule."""

    __slots__ = ("bird", "black_seat", "board", "placing", "reserve", "side")

    def __init__(self, view: View) -> None:
        board, bird, side, reserve, black_seat = (
            view["board"],
            view["bird"],
            view["side"],
            view["reserve"],
            view["black_seat"],
        )
        assert isinstance(board, str)
        assert isinstance(side, str)
        assert isinstance(black_seat, int)
        assert isinstance(reserve, list | tuple)
        self.board = board  # a letter a square from a1 to f6; D R are Black's, d r White's
        self.bird = bird if isinstance(bird, str) else None
        self.side = side
        self.black_seat: Seat = black_seat
        self.reserve = {colour: n for colour, n in zip(COLOURS, reserve) if isinstance(n, int)}
        self.placing = bool(view["to_place"])

    def letter(self, square: str) -> str:
        return self.board[SQUARE[square]]

    def colour(self, square: str) -> str | None:
        """Whose colour stands there."""
        letter = self.letter(square)
        return None if letter == "." else COLOURS[letter.islower()]

    def kind(self, square: str) -> str:
        return "daimyo" if self.letter(square) in "Dd" else "ronin"

    def seat_of(self, colour: str) -> Seat:
        return self.black_seat if colour == COLOURS[0] else 1 - self.black_seat

    def colour_of(self, seat: Seat) -> str:
        return COLOURS[seat != self.black_seat]

    def on_board(self, colour: str) -> int:
        letters = "DR" if colour == COLOURS[0] else "dr"
        return sum(piece in letters for piece in self.board)

    def to_place(self, colour: str) -> int:
        """How many pieces of a colour wait for their first square."""
        return PIECES_A_SIDE - self.on_board(colour) if self.placing else 0

    def daimyo_of(self, square: str) -> Seat | None:
        """The seat whose daimyo stands there; None: a ronin or nothing."""
        colour = self.colour(square)
        return self.seat_of(colour) if colour and self.kind(square) == "daimyo" else None


def symbol(square: str) -> int:
    return SYMBOL[SQUARE[square]]


def is_square(spot: str) -> bool:
    return spot in SQUARE


SQUARES = NAMES
