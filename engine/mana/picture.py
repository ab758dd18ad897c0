"""Mana's table as text, drawn from a view.

Each square has a piece and its symbol: `R1` is a ronin of Black on a single, `.3` an empty triple;
capitals are Black, small letters White, and `[*2]` is the bird.
"""

from __future__ import annotations

from typing import Any

from engine.core.game import View
from engine.mana.board import NAMES, SIZE, SYMBOL

_SYMBOLS = ("", "single", "double", "triple")
SENTENCES = {"mana.bot.forced": "It is certain that {colour} wins, in {plies} plies at most."}


def picture(view: View) -> str:
    seen: dict[str, Any] = dict(view)
    files = "    " + "    ".join("abcdef")
    rows = [_row(seen, row) for row in reversed(range(SIZE))]
    notes = _notes(seen)
    beside = [f"{row}{note}".rstrip() for row, note in zip(rows, notes)]
    return "\n".join([files, *beside, files, "", _prompt(seen)])


def _row(seen: dict[str, Any], row: int) -> str:
    cells = "".join(_cell(seen, square) for square in range(row * SIZE, (row + 1) * SIZE))
    return f"{row + 1} {cells} {row + 1}"


def _cell(seen: dict[str, Any], square: int) -> str:
    if seen["bird"] == NAMES[square]:
        return f"[*{SYMBOL[square]}] "
    return f" {seen['board'][square]}{SYMBOL[square]}  "


def _notes(seen: dict[str, Any]) -> list[str]:
    """Beside the rows, from the sixth down: White at the top, Black at the bottom."""
    black, white = seen["reserve"]
    seat = seen["black_seat"]
    top = f"    White (seat {1 - seat}): d r, reserve {white}"
    bottom = f"    Black (seat {seat}): D R, reserve {black}"
    bird = "    bird: beside the board" if seen["bird"] is None else f"    bird: {seen['bird']}"
    return [top, "", bird, "    1 single, 2 double, 3 triple", "", bottom]


def _prompt(seen: dict[str, Any]) -> str:
    colour = str(seen["side"]).capitalize()
    if seen["ending"]:
        return f"The game is over: {str(seen['ending']).replace('_', ' ')}."
    if seen["to_place"]:
        return f"{colour} places pieces."
    if seen["bird"] is None:
        return f"{colour} moves any piece: the bird is not there yet."
    if seen["free"]:
        return f"{colour} has a free turn, because the other side passed."
    symbol = _SYMBOLS[seen["demand"]]
    own = "DR" if seen["side"] == "black" else "dr"
    if not any(piece in own and SYMBOL[square] == seen["demand"] for square, piece in enumerate(seen["board"])):
        return f"{colour} has a free turn: no piece of {colour} stands on a {symbol}."
    return f"{colour} must move a piece that stands on a {symbol}."
