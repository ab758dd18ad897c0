"""What the search knows about the board before a piece stands on it: masks and walks.

A mask is an int with bit `square` set for every square in it (a1 = 0 … f6 = 35).
`REACH[n][square]` answers "where does a walk of n steps from here end?" It is asked with the occupied
squares among `INNER[n][square]`, those a walk might cross. Answers are worked out when first asked for,
so importing this costs nothing and every later question is one look-up. Walks can be walked
backwards, so the same table also answers "from where could a piece capture here?"
"""

from __future__ import annotations

from engine.mana.board import OFF, SQUARES, SYMBOL, neighbours

BIT = tuple(1 << square for square in SQUARES) + (0,)  # OFF is no square, so it has no bit
ALL = (1 << OFF) - 1


def mask_of(squares: list[int]) -> int:
    return sum(BIT[square] for square in squares)


OF_SYMBOL = tuple(mask_of([s for s in SQUARES if SYMBOL[s] == n]) for n in range(4))
NEIGHBOURS = tuple(mask_of(neighbours(square)) for square in SQUARES)


class Squares(dict[int, tuple[int, ...]]):
    """The squares of a mask, ascending. The search meets few masks, again and again."""

    def __missing__(self, mask: int) -> tuple[int, ...]:
        squares = self[mask] = tuple(square for square in SQUARES if mask >> square & 1)
        return squares


SQUARES_IN = Squares()


def walk_ends(square: int, steps: int, closed: int, walked: int = 0) -> int:
    """Where walks of exactly `steps` steps end which cross no closed square and enter none twice."""
    walked |= BIT[square]
    onward = NEIGHBOURS[square] & ~walked
    if steps == 1:
        return onward
    ends = 0
    for step in SQUARES_IN[onward & ~closed]:
        ends |= walk_ends(step, steps - 1, closed, walked)
    return ends


def inner_squares(square: int, steps: int) -> int:
    """The squares a walk of `steps` steps might cross before its last step."""
    inner = 0
    for shorter in range(1, steps):
        inner |= walk_ends(square, shorter, 0)
    return inner & ~BIT[square]


class Reach(dict[int, int]):
    """The ends of the walks from one square, by the occupied squares among its inner ones."""

    __slots__ = ("square", "steps")

    def __init__(self, square: int, steps: int) -> None:
        super().__init__()
        self.square, self.steps = square, steps

    def __missing__(self, occupied: int) -> int:
        ends = self[occupied] = walk_ends(self.square, self.steps, occupied)
        return ends


INNER = ((0,) * OFF, *(tuple(inner_squares(s, n) for s in SQUARES) for n in (1, 2, 3)))
REACH = tuple(tuple(Reach(s, n) for s in SQUARES) for n in (0, 1, 2, 3))

# The same for a piece where it stands: it goes as far as its square's symbol says.
PIECE_INNER = tuple(INNER[SYMBOL[s]][s] for s in SQUARES)
PIECE_REACH = tuple(REACH[SYMBOL[s]][s] for s in SQUARES)
