"""A few cards for the head of a sheet, as they lie on the game's mat."""

from __future__ import annotations

from ui.html import Markup, g, rect, svg
from ui.naishi.art_people import PEOPLE
from ui.naishi.art_places import PLACES
from ui.naishi.cards import tone

_ART = PEOPLE | PLACES
_CARDS = (("mountain", 0, 6, -8), ("torii", 104, 2, 4), ("naishi", 206, 8, -3))  # kind, where, and how it is turned


def vignette() -> Markup:
    return svg((_card(*card) for card in _CARDS), viewBox="-14 -12 344 146", class_="vignette", aria_hidden=True)


def _card(kind: str, x: int, y: int, turned: int) -> Markup:
    return g(
        rect(x=-4, y=-4, width=108, height=120, rx=7, class_="vignette-rim"),
        svg(_ART[kind](), width=100, height=112, viewBox="0 0 100 112"),
        transform=f"translate({x} {y}) rotate({turned} 50 56)",
        class_=tone(kind),
    )
