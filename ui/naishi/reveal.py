"""The end revealed row by row: backs lie over a Hand and are turned away one after the other.

The backs are always there and never seen, until a motion shows them; so nothing is drawn anew while they go.
"""

from __future__ import annotations

from engine.naishi.cards import COLUMNS
from ui.html import NOTHING, Markup, div, span
from ui.table.scene import Motion

HANDS = ("far-hand", "near-hand")  # in the order in which they are revealed
PAUSE = 260  # milliseconds before a row begins
CARD = 110  # from one card to the next
TURN = 200  # how long one takes


def _name(row: str, column: int) -> str:
    return f"veil-{row}-{column + 1}"


def veils(row: str) -> Markup:
    """Over the five places of a Hand; nothing over other rows."""
    if row not in HANDS:
        return NOTHING
    backs = (span(id=_name(row, column), class_="hand-veil") for column in COLUMNS)
    return div(backs, class_="five tags", aria_hidden=True)


def motions(wait: int, both: bool) -> list[Motion]:
    """The other Hand; where nobody's own Hand lay open, both."""
    rows = HANDS if both else HANDS[:1]
    return [
        Motion(
            _name(row, column),
            "uncover",
            wait=wait + PAUSE + CARD * column + (PAUSE + CARD * len(COLUMNS)) * at,
            step=TURN,
        )
        for at, row in enumerate(rows)
        for column in COLUMNS
    ]
