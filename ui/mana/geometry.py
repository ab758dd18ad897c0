"""Where the squares of the board are drawn. A square is 100 wide; static/css/mana.css knows the same margins."""

from __future__ import annotations

from itertools import pairwise

from engine.mana.board import NAMES, SIZE, WALKS, Walk

SIDE = 100
LEFT, TOP = 40, 18  # room for the coordinates at the left and below
WHOLE = SIZE * SIDE + LEFT + TOP


def centre(square: str, turned: bool) -> tuple[int, int]:
    file, row = "abcdef".index(square[0]), int(square[1]) - 1
    across, up = (SIZE - 1 - file, SIZE - 1 - row) if turned else (file, row)
    return LEFT + SIDE * across + SIDE // 2, TOP + SIDE * (SIZE - 1 - up) + SIDE // 2


def reading_order(turned: bool) -> list[str]:
    """The squares as they are read: from the top left."""
    rows = [list(NAMES[row * SIZE : row * SIZE + SIZE]) for row in reversed(range(SIZE))]
    if turned:
        rows = [row[::-1] for row in rows[::-1]]
    return [square for row in rows for square in row]


_ARROWS = {"ArrowUp": -SIZE, "ArrowDown": SIZE, "ArrowLeft": -1, "ArrowRight": 1}


def neighbour(square: str, key: str, turned: bool) -> str:
    """The square an arrow key leads to; at the edge it stays."""
    order = reading_order(turned)
    at = order.index(square)
    to = at + _ARROWS[key]
    leaves_row = key in ("ArrowLeft", "ArrowRight") and to // SIZE != at // SIZE
    return square if leaves_row or not 0 <= to < len(order) else order[to]


def walk(board: str, bird: str | None, start: str, to: str) -> list[str]:
    """A way a piece could take from `start` to `to`, with as few corners as can be, to be drawn.

    `board` is the view's: a letter a square, "." where nothing stands.
    """
    free = [piece == "." and NAMES[square] != bird for square, piece in enumerate(board)]
    begin, goal = NAMES.index(start), NAMES.index(to)
    found: list[list[int]] = []

    def follow(walks: tuple[Walk, ...], way: list[int]) -> None:
        for square, onward in walks:
            if not onward:
                if square == goal:
                    found.append([*way, square])
            elif free[square]:
                follow(onward, [*way, square])

    follow(WALKS[begin], [begin])
    best = min(found, key=_corners, default=[begin, goal])
    return [NAMES[square] for square in best]


def _corners(way: list[int]) -> int:
    steps = [b - a for a, b in pairwise(way)]
    return sum(a != b for a, b in pairwise(steps))
