"""Mana's table as text, drawn from a view.

Each square has a piece and its symbol: `R1` is a ronin of Black on a single, `.3` an empty triple;
capitals are Black, small letters White, and `[*2]` is the bird.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.game import View
from engine.mana.board import NAMES, PIECES_A_SIDE, SIZE, SYMBOL

_SYMBOLS = ("", "single", "double", "triple")


def _forced(colour: str, plies: int) -> str:
    return f"It is certain that {colour.capitalize()} wins, in {plies} {'ply' if plies == 1 else 'plies'} at most."


SENTENCES: dict[str, Callable[..., str]] = {"mana.bot.forced": _forced}


def picture(view: View) -> str:
    seen: dict[str, Any] = dict(view)
    files = "    " + "    ".join("abcdef")
    rows = [_row(seen, row) for row in reversed(range(SIZE))]
    notes = _notes(seen)
    beside = [f"{row}{note}".rstrip() for row, note in zip(rows, notes)]
    prompt = [] if seen["ending"] else ["", _prompt(seen)]
    return "\n".join([files, *beside, files, *prompt])


def side(view: View, seat: int) -> str:
    """The colour of a seat, which a swap may change."""
    return "Black" if view["black_seat"] == seat else "White"


def _row(seen: dict[str, Any], row: int) -> str:
    cells = "".join(_cell(seen, square) for square in range(row * SIZE, (row + 1) * SIZE))
    return f"{row + 1} {cells} {row + 1}"


def _cell(seen: dict[str, Any], square: int) -> str:
    if seen["bird"] == NAMES[square]:
        return f"[*{SYMBOL[square]}] "
    return f" {seen['board'][square]}{SYMBOL[square]}  "


def _notes(seen: dict[str, Any]) -> list[str]:
    """Beside the rows, from the sixth down: White at the top, Black at the bottom."""
    black, white = ("" if seen["to_place"] else f", reserve {count}" for count in seen["reserve"])
    seat = seen["black_seat"]
    top = f"    White (seat {1 - seat}): d r{white}"
    bottom = f"    Black (seat {seat}): D R{black}"
    bird = "    bird: beside the board" if seen["bird"] is None else f"    bird: {seen['bird']}"
    return [top, "", bird, "    1 single, 2 double, 3 triple", "", bottom]


def _prompt(seen: dict[str, Any]) -> str:
    colour = str(seen["side"]).capitalize()
    if seen["to_place"]:
        return _placing(seen, colour)
    if seen["bird"] is None:
        return f"{colour} moves any piece: the bird is not there yet."
    if seen["free"]:
        return f"{colour} has a free turn, because the other side passed."
    symbol = _SYMBOLS[seen["demand"]]
    own = "DR" if seen["side"] == "black" else "dr"
    if not any(piece in own and SYMBOL[square] == seen["demand"] for square, piece in enumerate(seen["board"])):
        return f"{colour} has a free turn: no piece of {colour} stands on a {symbol}."
    return f"{colour} must move a piece that stands on a {symbol}."


def _placing(seen: dict[str, Any], colour: str) -> str:
    if seen["to_place"] % PIECES_A_SIDE:
        return f"{colour} places a ronin."
    usual = f"{colour} places the daimyo on a double of the back row; the ronin follow."
    return f"{usual}\n(With two_rows: anywhere on the first two rows, then each ronin.)"
