"""The board at the size of a stamp, for the list of games: stones, daimyo and bird, no more."""

from __future__ import annotations

from engine.core.game import Seat, View
from ui.html import Markup, circle, g, join, path, rect, svg
from ui.mana.geometry import LEFT, SIDE, TOP, WHOLE, centre
from ui.mana.pieces import crane
from ui.mana.position import SQUARES, Position

_LINES = "".join(f"M{LEFT + SIDE * i} {TOP}v600M{LEFT} {TOP + SIDE * i}h600" for i in range(1, 6))


def thumbnail(view: View, below: Seat) -> Markup:
    position = Position(view)
    turned = position.colour_of(below) == "white"
    bird = crane(1.05) if position.bird else None
    return svg(
        rect(x=LEFT, y=TOP, width=6 * SIDE, height=6 * SIDE, class_="sand"),
        path(d=_LINES, class_="thumb-grid"),
        (_stone(position, square, turned) for square in SQUARES if position.colour(square)),
        g(bird, transform=_at(position.bird, turned)) if position.bird else None,
        viewBox=f"{LEFT - 20} {TOP - 20} {WHOLE - LEFT - TOP + 40} {WHOLE - LEFT - TOP + 40}",
        class_="thumb-picture",
    )


def _at(square: str, turned: bool) -> str:
    x, y = centre(square, turned)
    return f"translate({x} {y})"


def _stone(position: Position, square: str, turned: bool) -> Markup:
    """At this size a hat is a speck: a ronin is a stone, a daimyo a larger one with a rim."""
    daimyo = position.daimyo_of(square) is not None
    face = join(circle(r=43 if daimyo else 33, class_="face"), circle(r=24, class_="rim") if daimyo else None)
    return g(face, transform=_at(square, turned), class_=f"stone {position.colour(square)}")
