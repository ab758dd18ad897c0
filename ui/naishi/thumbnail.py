"""The table at the size of a stamp, for the list of games: five rows of five cards by their colours, as everybody may
see them. A hidden card is a back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.game import Json, Seat, View
from ui.html import Markup, g, rect, svg
from ui.naishi.cards import tone

_WIDE, _HIGH, _GAP = 17, 19, 4


def thumbnail(view: View, below: Seat) -> Markup:
    hands, lines, river = (_many(view[zone]) for zone in ("hands", "lines", "river"))
    tops = [pile["top"] if isinstance(pile, Mapping) else None for pile in river]
    rows = (_many(hands[1 - below]), _many(lines[1 - below]), tops, _many(lines[below]), _many(hands[below]))
    across, down = 5 * _WIDE + 4 * _GAP, 5 * _HIGH + 4 * _GAP
    return svg(
        rect(x=-8, y=-5, width=across + 16, height=down + 10, class_="thumb-mat"),
        rect(x=-8, y=2 * (_HIGH + _GAP) - 3, width=across + 16, height=_HIGH + 6, class_="thumb-river"),
        (_row(cards, row * (_HIGH + _GAP), cards is tops) for row, cards in enumerate(rows)),
        viewBox=f"-8 -5 {across + 16} {down + 10}",
        class_="thumb-picture",
    )


def _row(cards: Sequence[Json], y: int, river: bool) -> Markup:
    """A pile of the River that is used up leaves its place empty; a card of a Hand that is not seen is a back."""
    drawn = []
    for column, kind in enumerate(cards):
        if isinstance(kind, str) or not river:
            shade = f"thumb-card {tone(kind)}" if isinstance(kind, str) else "thumb-back"
            drawn.append(rect(x=column * (_WIDE + _GAP), y=y, width=_WIDE, height=_HIGH, rx=2, class_=shade))
    return g(drawn)


def _many(value: Json) -> Sequence[Json]:
    return value if isinstance(value, Sequence) and not isinstance(value, str) else ()
