"""The four provinces (a ground band) and the mountain (mist), drawn in a box of 100 × 112."""

from __future__ import annotations

from ui.html import Markup, circle, ellipse, g, join, rect
from ui.naishi.art_people import edged, fill, stroke
from ui.naishi.palette import CREAM, INK, KIND_COLOUR, MIST, RED, ROCK, SKY, SNOW, mix, pale

_GRAINS = (
    (33, 62, 4), (27.5, 52, 20), (38.5, 51, -16), (27, 39, 20), (39, 38, -18), (26, 26, 28), (38, 25, -24), (27, 14, 62)
)  # fmt: skip


def _paper(kind: str) -> Markup:
    return rect(width=100, height=112, fill=pale(kind))


def _fort() -> Markup:
    """Two curved roofs, cream walls with slits, a spread base of oval stones."""
    colour, ground = KIND_COLOUR["fort"], pale("fort")
    stones = [
        ellipse(cx=x, cy=y, rx=6.4, ry=3.3, fill="none", stroke=ground, stroke_width=1.5)
        for y, row in ((82, (32, 48, 64)), (92, (24, 40, 56, 72)), (102, (20, 36, 52, 68, 82)))
        for x in row
    ]
    slits = "".join(f"M{x} 60h5v9h-5Z" for x in (32, 42, 53, 63)) + "".join(f"M{x} 35h5v8h-5Z" for x in (40, 55))
    return join(
        _paper("fort"),
        rect(y=84, width=100, height=28, fill=colour),
        fill("M22 74H78C80 88 86 100 94 112H6C14 100 20 88 22 74Z", mix(colour, INK, 0.35)),
        stones,
        fill("M26 56H74V74H26ZM34 30H66V48H34Z", CREAM),
        fill(slits),
        fill("M12 58C24 56 30 52 34 46H66C70 52 76 56 88 58L84 63H16Z"),
        fill("M22 33C32 30 38 24 41 16H59C62 24 68 30 78 33L74 38H26Z"),
        edged("M50 46l9 12h-18Z", INK, 1.8, CREAM),
        stroke("M39 17C36 14 36 10 39 7M61 17C64 14 64 10 61 7", 3.2),
    )


def _torii() -> Markup:
    """A gate with lifted lintel, a pale sun behind it, dark water with dashes."""
    colour, ground = KIND_COLOUR["torii"], pale("torii")
    feet = [rect(x=x, y=95, width=13, height=7, fill=INK, stroke=ground, stroke_width=1.4) for x in (18, 69)]
    return join(
        _paper("torii"),
        circle(cx=50, cy=56, r=22, fill=CREAM),
        fill("M0 88H100V112H0Z"),
        stroke("M6 96H40M54 96H94M14 104H62M74 104H90", 2, ground),
        fill("M24 34H33L30 100H19ZM67 34H76L81 100H70Z", colour),
        fill("M14 42H86V50H14Z", colour),
        fill("M46 26H54V44H46Z", colour),
        fill("M4 14C26 22 74 22 96 14L93 26C72 32 28 32 7 26Z", colour),
        fill("M3 11C26 19 74 19 97 11L96 17C74 24 26 24 4 17Z"),
        feet,
    )


def _rice() -> Markup:
    """Two ears of eight grains bending outward over wavy terraces."""
    colour = KIND_COLOUR["rice"]
    terraces = [
        edged(
            f"M0 {y + 4}C26 {y - 6} 70 {y + 8} 100 {y - 2}V112H0Z",
            colour if i % 2 == 0 else mix(colour, INK, 0.18),
            1.6,
        )
        for i, y in enumerate((74, 86, 99))
    ]
    grains = [
        ellipse(
            cx=x, cy=y, rx=4.6, ry=8, transform=f"rotate({turn} {x} {y})", fill=colour, stroke=INK, stroke_width=1.9
        )
        for x, y, turn in _GRAINS
    ]
    ear = join(
        stroke("M3 110C4 80 2 44 13 25C20 13 31 15 33 27", 3),
        fill("M3 88C12 74 26 68 40 72C30 78 16 82 4 98Z"),
        grains,
    )
    return join(_paper("rice"), terraces, (g(ear, transform=f"translate(50 0) scale({side} 1)") for side in (1, -1)))


def _banner() -> Markup:
    """A pole with crossbar and loops, a cloth with three circles and a bar."""
    discs = [
        circle(cx=x, cy=y, r=8.6, fill=CREAM, stroke=INK, stroke_width=2) for x, y in ((54, 38), (44.5, 55), (63.5, 55))
    ]
    loops = "".join(f"M27 {y}h6" for y in (24, 42, 60, 78)) + "".join(f"M{x} 11v6" for x in (40, 54, 68))
    return join(
        _paper("banner"),
        fill("M0 98C30 92 70 104 100 96V112H0Z"),
        edged("M31 15H77C74 36 81 56 76 88C62 94 46 84 31 91Z", KIND_COLOUR["banner"], 2.4),
        discs,
        fill("M31 72C46 68 62 76 77 70V78C62 84 46 76 31 80Z"),
        rect(x=24, y=4, width=5, height=108, fill=INK),
        stroke("M22 11H80", 4),
        circle(cx=26.5, cy=5.5, r=4.4, fill=RED),
        stroke(loops, 2.8),
    )


def _mountain() -> Markup:
    """A grey peak, zigzag snow, two rows of mist, a moon."""
    return join(
        rect(width=100, height=112, fill=SKY),
        circle(cx=74, cy=26, r=12, fill=CREAM),
        fill("M-14 112C16 92 32 64 41 34Q50 28 59 34C68 64 84 92 114 112Z", ROCK),
        fill("M41 34Q50 28 59 34C62 46 66 56 70 66L62 58L57 72L50 58L43 74L38 58L30 66C34 56 38 46 41 34Z", SNOW),
        fill("M6 88H40a4 4 0 0 1 0 8H18a4 4 0 0 0 0 8H-4V96a4 4 0 0 1 10 -8Z", MIST),
        fill("M104 80H66a4 4 0 0 0 0 8H84a4 4 0 0 1 0 8H58a4 4 0 0 0 0 8H104Z", MIST),
    )


PLACES = {"fort": _fort, "torii": _torii, "rice": _rice, "banner": _banner, "mountain": _mountain}
