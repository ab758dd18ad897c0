"""The log: a cell for each decision, in the columns the scene asks for. A cell leads to the moment after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.core.session import Step
from ui.html import Markup, button, classes, div, h2, join, span
from ui.table.scene import Entry, Scene
from ui.words import Words


class Cell(NamedTuple):
    at: int  # the length of the log after it, forced steps included
    entry: Entry
    said: str
    seat: int = 0  # whose decision it was


class Row(NamedTuple):
    number: int | None  # of the move; None: set-up, or it goes on with the turn before
    cells: list[Cell | None]


def cells(scene: Scene, steps: Sequence[Step], told: Callable[[Step], str]) -> list[Cell]:
    """`told`: a step in the words its reader may hear."""
    found: list[Cell] = []
    for length, step in enumerate(steps, start=1):
        entry = scene.entry(step)
        if entry is None and found:
            found[-1] = found[-1]._replace(at=length)
        elif entry is not None:
            found.append(Cell(length, entry, told(step), step.seat))
    return found


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


def _drawn_row(row: Row, shown: int) -> Markup:
    number = span("" if row.number is None else row.number, class_="second number")
    return div(number, (_drawn_cell(cell, shown) for cell in row.cells), class_="row")


def _drawn_cell(cell: Cell | None, shown: int) -> Markup:
    if cell is None:
        return span()
    now, short = cell.at == shown, cell.entry.drawn
    return button(
        span(short, class_="drawn", aria_hidden=True) if short else None,
        span(cell.said, class_="spoken" if short else None),
        id=f"log-{cell.at}",
        class_=classes("cell", "last" if now else None),
        data_do="go-to",
        data_at=str(cell.at),
        aria_current="step" if now else None,
    )


def drawn(all_cells: Sequence[Cell], columns: int, shown: int, words: Words) -> Markup:
    """`shown` is the moment on the table."""
    lines = [_drawn_row(row, shown) for row in rows(all_cells, columns)]
    return join(h2(words("table.moves"), class_="small-head"), div(lines, class_="rows", id="log-rows"))
