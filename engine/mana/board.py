"""The board of Mana: 36 squares numbered a1=0, b1=1 … f6=35, each with a symbol, and the walks from each."""

from __future__ import annotations

from typing import TypeAlias

SIZE = 6
SQUARES = range(SIZE * SIZE)
OFF = SIZE * SIZE  # no square: the reserve a ronin comes from, or the bird beside the board

# Row 1 first, as the squares are numbered: single, double or triple.
SYMBOL: tuple[int, ...] = tuple(
    int(digit) for row in ("322132", "131312", "213231", "231213", "313132", "122312") for digit in row
)

NAMES: tuple[str, ...] = tuple(f"{file}{row}" for row in "123456" for file in "abcdef")
SQUARE: dict[str, int] = {name: square for square, name in enumerate(NAMES)}

SQUARES_OF: dict[int, tuple[int, ...]] = {
    symbol: tuple(square for square in SQUARES if SYMBOL[square] == symbol) for symbol in (1, 2, 3)
}

# What stands on a square. The bird is an obstacle like any piece, so it stands on the board too.
EMPTY, BLACK_RONIN, BLACK_DAIMYO, WHITE_RONIN, WHITE_DAIMYO, BIRD = range(6)

BLACK, WHITE = 0, 1
RONIN = (BLACK_RONIN, WHITE_RONIN)  # by side
DAIMYO = (BLACK_DAIMYO, WHITE_DAIMYO)
PIECES = ((BLACK_RONIN, BLACK_DAIMYO), (WHITE_RONIN, WHITE_DAIMYO))
RONIN_A_SIDE = 5
PIECES_A_SIDE = 6

# Each side's first two rows, in the order in which its pieces are placed: the home row first.
HOME = (tuple(range(12)), (*range(30, 36), *range(24, 30)))


def neighbours(square: int) -> list[int]:
    """The squares one step away, orthogonally."""
    row, file = divmod(square, SIZE)
    steps = ((row - 1, file), (row, file - 1), (row, file + 1), (row + 1, file))
    return [r * SIZE + f for r, f in steps if 0 <= r < SIZE and 0 <= f < SIZE]


# A tree of all walks from a square: (next square, walks on from there); nothing further on: the walk ends there.
Walk: TypeAlias = "tuple[int, tuple[Walk, ...]]"


def _walks(square: int, steps: int, entered: tuple[int, ...]) -> tuple[Walk, ...]:
    """Walks of exactly `steps` steps that enter no square twice, the start included."""
    if steps == 0:
        return ()
    return tuple(
        (step, _walks(step, steps - 1, (*entered, step))) for step in neighbours(square) if step not in entered
    )


WALKS: tuple[tuple[Walk, ...], ...] = tuple(_walks(square, SYMBOL[square], (square,)) for square in SQUARES)
