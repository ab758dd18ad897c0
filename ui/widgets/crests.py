"""Crests in a box from −50 to 50: one fill (`currentColor`), details cut in the ground (`--ground`, see table.css)."""

from __future__ import annotations

from math import cos, radians, sin

from ui.html import Markup, circle, g, join, path, rect, svg

SEATS = ("butterfly", "plum", "bamboo", "tomoe")

_WING = "M3 -6C10 -34 32 -47 45 -39C51 -26 42 -4 8 5Z"
_LOWER_WING = "M5 9C24 2 41 7 39 22C36 38 17 42 8 28Z"
_VEINS = "M12 -8C18 -24 29 -33 39 -32M15 -1C23 -8 33 -17 39 -21"
_FEELER = "M2 -16C5 -30 10 -38 18 -43"
_BODY = "M0 -18C6 -12 5 22 0 40C-5 22 -6 -12 0 -18Z"
_LEAF = "M0 0C8 -7 22 -8 34 0C22 8 8 7 0 0Z"
_COMMA = "M0 -45A22 22 0 0 1 0 -1A11 11 0 0 0 0 -23A11 11 0 0 1 0 -45Z"


def _butterfly() -> Markup:
    def half(mirror: int) -> Markup:
        return g(
            path(d=_WING + _LOWER_WING, class_="fill"),
            path(d=_VEINS, class_="cut", stroke_width=3.4),
            circle(cx=25, cy=21, r=5.5, class_="ground"),
            path(d=_FEELER, class_="draw", stroke_width=3.2),
            transform=f"scale({mirror} 1)",
        )

    return join(half(1), half(-1), path(d=_BODY, class_="fill edge", stroke_width=2.4))


def _around(n: int, distance: float, start: float = 0) -> list[tuple[float, float]]:
    angles = [radians(start + 360 * i / n) for i in range(n)]
    return [(distance * sin(a), -distance * cos(a)) for a in angles]


def _plum() -> Markup:
    stamens = join(
        (path(d=f"M0 0L{x * 0.9:.1f} {y * 0.9:.1f}", class_="cut", stroke_width=2.6) for x, y in _around(5, 28)),
        (circle(cx=x, cy=y, r=3, class_="ground") for x, y in _around(5, 28)),
    )
    petals = join(circle(cx=x, cy=y, r=17.4, class_="fill") for x, y in _around(5, 27))
    return join(petals, stamens, circle(r=9, class_="fill edge", stroke_width=2.6))


def _bamboo() -> Markup:
    segments = join(
        path(d=f"M-4.6 {low}Q-3.6 {(low + high) / 2} -5 {high}H5Q3.6 {(low + high) / 2} 4.6 {low}Z", class_="fill")
        for low, high in ((44, 24), (22, 2), (0, -20), (-22, -46))
    )
    sprays = join(
        g(
            (path(d=_LEAF, transform=f"rotate({turn})", class_="fill") for turn in turns),
            transform=f"translate({7 * side} {y}) scale({side} 1)",
        )
        for y, turns in ((-12, (-50, -8, 34)), (22, (-24, 16)))
        for side in (1, -1)
    )
    return join(segments, sprays)


def _tomoe() -> Markup:
    return join(path(d=_COMMA, transform=f"rotate({turn})", class_="fill") for turn in (0, 120, 240))


_DRAWN = {"butterfly": _butterfly, "plum": _plum, "bamboo": _bamboo, "tomoe": _tomoe}


def crest(name: str) -> Markup:
    return g(_DRAWN[name](), class_="crest")


def seal(seat: int, size: str = "") -> Markup:
    """The vermilion seal of the seat that acts."""
    return svg(
        path(d="M7 5Q50 2 94 6Q98 50 95 94Q50 98 6 95Q2 50 7 5Z", class_="seal-ground"),
        g(crest(SEATS[seat]), transform="translate(50 50) scale(.78)", class_="on-seal"),
        viewBox="0 0 100 100",
        class_=f"seal {size}".strip(),
        aria_hidden=True,
    )


def roundel(seat: int) -> Markup:
    """A seat's sign: crest first, tone second."""
    return svg(
        circle(r=48, class_="roundel-ground"),
        g(crest(SEATS[seat]), transform="scale(.72)"),
        viewBox="-50 -50 100 100",
        class_=f"roundel seat-{seat + 1}",
        aria_hidden=True,
    )


def room() -> Markup:
    """The sign of the whole: four mats around the hearth."""
    mats = ((-46, -46, 60, 30), (16, -46, 30, 60), (-14, 16, 60, 30), (-46, -14, 30, 60))
    return svg(
        (rect(x=x, y=y, width=w, height=h, rx=2, class_="fill") for x, y, w, h in mats),
        rect(x=-13, y=-13, width=26, height=26, rx=2, class_="hearth-fill"),
        viewBox="-50 -50 100 100",
        class_="room-sign",
        aria_hidden=True,
    )
