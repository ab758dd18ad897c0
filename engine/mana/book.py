"""The opening book: Black's forced wins from the nine back-row set-ups, as far as the search needs help.

From every one of them the first player wins, in 9 to 15 plies. Level 3 is sure to find wins of 7 plies, so
the book holds one move for each position that can come up before that, whatever White does.
`tools/mana_book.py` found them and writes `book_lines.py`; it holds for the default rule only.
"""

from __future__ import annotations

from engine.mana.bitboard import Position
from engine.mana.book_lines import LINES
from engine.mana.convert import from_text, read_move
from engine.mana.replies import canonical

_book: dict[Position, tuple[int, int]] = {}


def look_up(position: Position) -> tuple[int, int] | None:
    """The book's move and in how many plies it wins. Squares of the bird that change nothing are one position."""
    if not _book:
        _book.update(_read(LINES))
    return _book.get(canonical(position))


def _read(lines: str) -> dict[Position, tuple[int, int]]:
    """A line: the position's ranks, the bird, the move, the plies to the win. Black is to move in all."""
    book: dict[Position, tuple[int, int]] = {}
    for line in lines.split("\n"):
        if line:
            ranks, bird, move, plies = line.split(" ")
            position, _ = from_text(f"{ranks} b {bird} 0")
            book[position] = read_move(move), int(plies)
    return book
