"""The end revealed row by row: backs lie over the unknown cards of a Hand and are turned away one after the other.

The backs are always there and never seen, until a motion shows them; so nothing is drawn anew while they go.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.game import Json, Seat
from engine.naishi.cards import COLUMNS
from ui.html import NOTHING, Markup, div, span
from ui.table.scene import Look, Motion

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


def motions(event: Mapping[str, Json], look: Look, near: Seat, wait: int) -> list[Motion]:
    """The other Hand; where nobody's own Hand lay open, both. What lay open already stays so."""
    found = []
    for row, owner in zip(HANDS, (1 - near, near) if look.seat is None else (1 - near,), strict=False):
        open_before = _columns(event, "public" if look.seat is None else "known", owner)
        covered = [column for column in COLUMNS if column + 1 not in open_before]
        for column in covered:
            wait += CARD if column != covered[0] else PAUSE
            found.append(Motion(_name(row, column), "uncover", wait=wait, step=TURN))
    return found


def _columns(event: Mapping[str, Json], name: str, owner: Seat) -> list[Json]:
    by_owner = event[name]
    assert isinstance(by_owner, list)
    columns = by_owner[owner]
    assert isinstance(columns, list)
    return columns
