"""The log: a cell for each decision, in the columns the scene asks for. A cell leads to the moment after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.core.session import Step
from ui.html import Markup, button, classes, div, h2, join, p, span
from ui.table.called import named
from ui.table.scene import Entry, Scene, Writing
from ui.words import Words


class Cell(NamedTuple):
    at: int  # the length of the log after it, forced steps included
    entry: Entry
    said: str
    seat: int = 0  # whose decision it was
    followed: tuple[Entry, ...] = ()  # what came of itself
    followed_said: tuple[str, ...] = ()

    @property
    def whole(self) -> str:
        """All of it in words."""
        return ". ".join((self.said, *self.followed_said))


class Row(NamedTuple):
    number: int | None  # of the move; None: set-up, or it goes on with the turn before
    cells: list[Cell | None]


def cells(scene: Scene, steps: Sequence[Step], told: Callable[[Step], str]) -> list[Cell]:
    """`told`: a step in the words its reader may hear."""
    found: list[Cell] = []
    for length, step in enumerate(steps, start=1):
        entry = scene.entry(step)
        if entry is None:
            found[-1:] = [cell._replace(at=length) for cell in found[-1:]]
            continue
        said, last = told(step), found[-1] if found else None
        if entry.follows and last:
            followed, followed_said = (*last.followed, entry), (*last.followed_said, said)
            found[-1] = last._replace(at=length, followed=followed, followed_said=followed_said)
        else:
            found.append(Cell(length, entry, said, step.seat))
    return found


def turns(scene: Scene, steps: Sequence[Step]) -> int:
    """How many turns were begun, each one player's: what is set up and what comes after the last one is none."""
    entries = [(step.seat, scene.entry(step)) for step in steps]
    seats = [seat for seat, entry in entries if entry and entry.turn and not entry.setup]
    return sum(seat != before for before, seat in zip([None, *seats], seats))


def rows(all_cells: Sequence[Cell], columns: int) -> list[Row]:
    """Moves are numbered line by line; what is set up stands in columns, each side under itself.

    In a single column a turn may take several lines: its first one has the number.
    """
    found: list[Row] = []
    filled = [0] * columns
    for cell in (c for c in all_cells if c.entry.setup):
        column = cell.entry.column
        if filled[column] == len(found):
            found.append(Row(None, [None] * columns))
        found[filled[column]].cells[column] = cell
        filled[column] += 1
    number, before, seat = 0, columns, -1
    for cell in (c for c in all_cells if not c.entry.setup):
        column = cell.entry.column
        if column <= before:
            goes_on = columns == 1 and (cell.seat == seat or not cell.entry.turn)
            number += not goes_on
            found.append(Row(None if goes_on else number, [None] * columns))
            seat = cell.seat
        found[-1].cells[column] = cell
        before = column
    return found


def _drawn_row(row: Row, shown: int, names: Sequence[str]) -> Markup:
    number = span("" if row.number is None else row.number, class_="second number")
    return div(number, (_drawn_cell(cell, shown, names) for cell in row.cells), class_="row")


def _drawn_cell(cell: Cell | None, shown: int, names: Sequence[str]) -> Markup:
    if cell is None:
        return span()
    now, short = cell.at == shown, cell.entry.drawn
    followed = [span(entry.drawn, class_="second") for entry in cell.followed]
    return button(
        span(short, followed, class_="drawn", aria_hidden=True) if short else None,
        span(cell.whole, class_="spoken") if short else span(named(cell.whole, names)),
        id=f"log-{cell.at}",
        class_=classes("cell", "last" if now else None),
        data_do="go-to",
        data_at=str(cell.at),
        title=cell.whole if short else None,
        aria_current="step" if now else None,
    )


def drawn(
    all_cells: Sequence[Cell], scene: Scene, shown: int, names: Sequence[str], words: Words, ended: str = ""
) -> Markup:
    """`shown` is the moment on the table; `ended` says how the game ended, where no move of it did."""
    lines = [_drawn_row(row, shown, names) for row in rows(all_cells, scene.columns)]
    if ended:
        lines.append(p(named(ended, names), class_="second log-end"))
    head = div(
        h2(words("table.moves"), class_="small-head"), _signs(words) if _written(scene) else None, class_="log-head"
    )
    return join(head, div(lines, class_="rows", id="log-rows"))


def _written(scene: Scene) -> bool:
    return isinstance(scene, Writing)


def _signs(words: Words) -> Markup:
    return button("?", data_do="legend", id="do-legend", class_="key", aria_label=words("legend.title"))
