"""Stones, rings and the bird, each around the point 0 0 of a square of 100. Colours are in static/css/mana.css."""

from __future__ import annotations

from math import cos, radians, sin

from ui.html import Markup, circle, ellipse, g, join, path, polygon, svg
from ui.widgets.crests import SEATS, crest

RINGS = (32, 39, 46)

# The folded crane: thin neck and tail, wide wings, three reds.
_CRANE = join(
    polygon(points=points, class_=f"bird-{red}")
    for red, points in (
        ("deep", "-7,-47 -15,10 16,14"),
        ("light", "-43,-21 -15,5 -9,27"),
        ("mid", "-43,-21 -54,-3 -38,-10"),
        ("mid", "53,-9 10,12 17,28"),
        ("mid", "-16,8 22,8 18,28 1,35 -11,27"),
        ("light", "34,-46 -15,10 22,11"),
        ("deep", "-15,10 22,11 1,35"),
    )
)


def _spokes() -> str:
    turns = [radians(30 * i) for i in range(12)]
    return "".join(f"M{7 * sin(a):.1f} {-7 * cos(a):.1f}L{19.5 * sin(a):.1f} {-19.5 * cos(a):.1f}" for a in turns)


# A straw hat seen from above.
_HAT = join(path(d=_spokes(), class_="hat"), circle(r=3.6, class_="knob"))
_RING_SETS = tuple(join(circle(r=r) for r in RINGS[:n]) for n in range(4))


def crane(scale: float = 1) -> Markup:
    return g(_CRANE, transform=f"scale({scale})", class_="crane")


def bird() -> Markup:
    return g(ellipse(cx=2, cy=27, rx=19, ry=4.5, class_="shade"), crane(0.72))


def rings(symbol: int, class_: str = "rake") -> Markup:
    return g(_RING_SETS[symbol], class_=class_)


def stone(colour: str, daimyo_of: int | None = None) -> Markup:
    """A ronin, or the daimyo of a seat: the stone's tone is the colour, its crest is the seat."""
    radius = 25 if daimyo_of is None else 30
    face = _HAT if daimyo_of is None else _daimyo(daimyo_of)
    return g(circle(cy=3.4, r=radius, class_="edge"), circle(r=radius, class_="face"), face, class_=f"stone {colour}")


def _daimyo(seat: int) -> Markup:
    return join(circle(r=26.4, class_="rim"), g(crest(SEATS[seat]), transform="scale(.46)"))


def lifted(colour: str, daimyo_of: int | None = None) -> Markup:
    """Taken up: 6 higher, its shadow below."""
    radius = 25 if daimyo_of is None else 30
    return join(
        ellipse(cx=2, cy=8, rx=radius, ry=radius * 0.92, class_="shade"),
        g(stone(colour, daimyo_of), transform="translate(0 -6)"),
    )


def demand_sign(symbol: int) -> Markup:
    """The bird inside one, two or three ink rings."""
    return svg(
        circle(r=49, class_="sand"),
        rings(symbol, "ink-rings"),
        crane(0.5),
        viewBox="-50 -50 100 100",
        class_="demand-sign",
        aria_hidden=True,
    )


def stone_sign(colour: str) -> Markup:
    """A ronin beside the board."""
    return svg(stone(colour), viewBox="-32 -30 64 64", class_="stone-sign", aria_hidden=True)


def bird_sign() -> Markup:
    """A small bird inside a line of text."""
    return svg(crane(), viewBox="-56 -48 112 86", class_="bird-sign", aria_hidden=True)


def vignette() -> Markup:
    """A few pieces on their rings, for the head of a sheet."""
    drawn = (
        (-112, -6, 3, stone("black", 0)),
        (-4, 8, 1, crane(0.78)),
        (104, -8, 2, stone("white")),
    )
    return svg(
        (
            g(circle(r=50, class_="sand"), rings(symbol), piece, transform=f"translate({x} {y})")
            for x, y, symbol, piece in drawn
        ),
        viewBox="-166 -60 324 120",
        class_="vignette",
        aria_hidden=True,
    )
