"""The seven characters, drawn in a box of 100 × 112: a disc behind a person."""

from __future__ import annotations

from math import cos, pi, sin

from ui.html import Markup, circle, join, path, rect
from ui.naishi.palette import CREAM, INK, KIND_COLOUR, NIGHT, NIGHT_SEAM, RED, pale


def fill(d: str, colour: str = INK) -> Markup:
    return path(d=d, fill=colour)


def edged(d: str, colour: str, width: float, edge: str = INK) -> Markup:
    return path(d=d, fill=colour, stroke=edge, stroke_width=width, stroke_linejoin="round")


def stroke(d: str, width: float, colour: str = INK, dashes: str | None = None) -> Markup:
    return path(
        d=d, fill="none", stroke=colour, stroke_width=width, stroke_linecap=None if dashes else "round",
        stroke_linejoin="round", stroke_dasharray=dashes,
    )  # fmt: skip


def _ground(kind: str) -> Markup:
    return join(rect(width=100, height=112, fill=pale(kind)), circle(cx=50, cy=46, r=37, fill=KIND_COLOUR[kind]))


def _naishi() -> Markup:
    """A cream face under parted hair; a robe of four nested bells."""
    robe = []
    for i, colour in enumerate((CREAM, KIND_COLOUR["naishi"], CREAM, RED)):
        o = i * 5.5
        bell = (
            f"M50 {50 + o * 0.9:.1f}C{36 + o * 0.5:.1f} {54 + o * 0.6:.1f} {20 + o:.1f} 78 {8 + o * 1.9:.1f} 112"
            f"H{92 - o * 1.9:.1f}C{80 - o:.1f} 78 {64 - o * 0.5:.1f} {54 + o * 0.6:.1f} 50 {50 + o * 0.9:.1f}Z"
        )
        robe.append(edged(bell, colour, 1.6))
    return join(
        _ground("naishi"),
        fill("M50 11C29 11 29 34 29 50C28 70 24 84 19 100H81C76 84 72 70 71 50C71 34 71 11 50 11Z"),
        robe,
        stroke("M50 52V112", 1.4),
        fill("M38 30C38 21 62 21 62 30L61 39C60 49 54 54 50 54C46 54 40 49 39 39Z", CREAM),
        fill("M37 36C38 22 47 19 50 18C53 19 62 22 63 36C60 30 54 26 50 22C46 26 40 30 37 36Z"),
        stroke("M43.6 38h4M52.4 38h4", 1.5),
        circle(cx=44.5, cy=30.5, r=1.5, fill=INK),
        circle(cx=55.5, cy=30.5, r=1.5, fill=INK),
        fill("M48 47q2 2 4 0q-2 -2.4 -4 0Z", RED),
        fill("M31 40C30 62 33 84 37 100H41C38 80 36 62 37 40ZM69 40C70 62 67 84 63 100H59C62 80 64 62 63 40Z"),
    )


def _advisor() -> Markup:
    """A tall lacquer cap, a point of beard, broad shoulders, an upright baton."""
    colour = KIND_COLOUR["advisor"]
    return join(
        _ground("advisor"),
        fill("M8 112L16 74C18 64 34 58 42 56H58C66 58 82 64 84 74L92 112Z"),
        stroke("M16 84L30 112M84 84L70 112", 3, colour),
        edged("M39 56L50 74L61 56", CREAM, 2),
        fill("M44 56L50 66L56 56Z", colour),
        fill("M37 32H63V44C63 54 56 60 50 60C44 60 37 54 37 44Z", CREAM),
        fill("M36 36C34 22 40 4 52 3C63 3 66 22 64 36Z"),
        stroke("M42 31C42 18 46 10 52 8", 2, colour),
        rect(x=34, y=32, width=32, height=5, rx=1, fill=INK),
        stroke("M42 42h5M53 42h5", 1.8),
        stroke("M44 49Q50 46 56 49", 1.6),
        fill("M47 54L50 66L53 54Z"),
        edged("M45 76Q50 73 55 76L57 112H43Z", CREAM, 2),
    )


def _sentinel() -> Markup:
    """A flat cone hat with a dot, half the face in shade, armour of dashed rows, a spear."""
    colour = KIND_COLOUR["sentinel"]
    return join(
        _ground("sentinel"),
        rect(x=82, y=10, width=4.4, height=102, fill=INK),
        edged("M84.2 0L90 14L84.2 26L78.4 14Z", CREAM, 2),
        fill("M14 112C14 84 22 66 36 62H64C78 66 86 84 86 112Z"),
        (stroke(f"M30 {y}H70", 4.5, colour, "6 2.5") for y in (76, 86, 96, 106)),
        fill("M36 38H64V48C64 58 57 63 50 63C43 63 36 58 36 48Z", CREAM),
        fill("M36 38H64V46H36Z"),
        stroke("M42 50h5M53 50h5", 1.8),
        stroke("M46 57h8", 1.6),
        fill("M50 13C60 24 74 33 88 39C76 46 24 46 12 39C26 33 40 24 50 13Z"),
        circle(cx=50, cy=33, r=5, fill=CREAM),
        stroke("M18 40C36 44 64 44 82 40", 1.8, colour),
    )


def _monk() -> Markup:
    """A bald egg head with closed eyes, nine beads in an arc, a diagonal stole, a ringed staff."""
    colour = KIND_COLOUR["monk"]
    turns = [pi * i / 8 for i in range(9)]
    return join(
        _ground("monk"),
        stroke("M16 25V112", 4),
        stroke("M16 4C26 6 26 20 16 24C6 20 6 6 16 4Z", 3.4),
        (circle(cx=x, cy=24, r=4, fill="none", stroke=INK, stroke_width=2.4) for x in (9, 23)),
        fill("M14 112C16 84 26 68 40 64H60C74 68 84 84 86 112Z"),
        edged("M34 66L74 112H48L26 78Z", colour, 1.6, CREAM),
        stroke("M36 75L66 108M44 74L72 104", 1.3, CREAM),
        edged("M32 38C32 16 68 16 68 38C68 54 60 66 50 66C40 66 32 54 32 38Z", CREAM, 2.2),
        stroke("M41 42q3 2 6 0M53 42q3 2 6 0M46 55q4 3 8 0", 1.8),
        circle(cx=50, cy=28, r=1.8, fill=RED),
        (
            circle(cx=50 - 22 * cos(a), cy=68 + 19 * sin(a), r=3.7, fill=CREAM, stroke=INK, stroke_width=1.6)
            for a in turns
        ),
    )


def _horseman() -> Markup:
    """A horse's head in profile, an ink mane with five tufts, a red bridle."""
    tufts = "".join(f"M{x} {y}l9 -3l-4 9Z" for x, y in ((62, 23), (72, 32), (79, 44), (81, 58), (79, 72)))
    return join(
        _ground("horseman"),
        edged(
            "M64 112C60 96 78 80 77 56C76 36 64 22 50 19L48 5L39 18C29 26 25 40 13 58C9 65 13 74 21 74"
            "C27 74 30 69 37 66C44 64 49 63 53 59C53 78 32 88 25 112Z",
            CREAM,
            2.6,
        ),
        fill("M50 18C70 20 86 40 82 66C80 82 74 94 78 112H62C60 98 76 80 75 56C74 38 64 24 48 20Z" + tufts),
        fill("M50 19C46 24 44 28 45 34L40 27Z"),
        circle(cx=41, cy=38, r=3.2, fill=INK),
        stroke("M18 65q2 -3 5 -2", 2.2),
        stroke("M26 44L38 66L55 40L46 27M38 66C48 78 54 84 60 100", 3.4, RED),
        circle(cx=38, cy=66, r=3.6, fill=CREAM, stroke=RED, stroke_width=2.4),
        edged("M49 19l7 -9l2 11Z", CREAM, 2),
    )


def _ronin() -> Markup:
    """A deep basket hat hides the eyes; a scarf; a hilt over the shoulder."""
    ribs = "".join(
        f"M50 13C{50 + dx * 0.7:.1f} 20 {50 + dx} 38 {50 + dx * 1.08:.1f} 56" for dx in (-28, -18, -8, 8, 18, 28)
    )
    return join(
        _ground("ronin"),
        stroke("M92 14L70 52", 7),
        stroke("M90 17L72 49", 2.4, CREAM, "3 3"),
        stroke("M64 49L78 57", 5),
        fill("M10 112C14 84 24 70 38 66H62C76 70 86 84 90 112Z"),
        stroke("M38 66L52 112M62 66L50 90", 2, CREAM),
        edged("M30 72C42 80 58 80 70 72L74 82C60 90 40 90 26 82Z", KIND_COLOUR["ronin"], 1.6, CREAM),
        fill("M38 46H62V56C62 64 56 70 50 70C44 70 38 64 38 56Z", CREAM),
        stroke("M46 63h8", 1.8),
        stroke("M38 46L50 74L62 46", 1.6),
        edged("M14 54C16 24 36 12 50 12C64 12 84 24 86 54C66 60 34 60 14 54Z", CREAM, 2.8),
        stroke(ribs, 1.5),
        stroke("M17 43C34 49 66 49 83 43", 3.4),
        stroke("M25 28C40 33 60 33 75 28", 1.6),
    )


def _ninja() -> Markup:
    """The only dark card: a moon, a hood with an eye slit, knot tails, a throwing star."""
    return join(
        rect(width=100, height=112, fill=NIGHT),
        circle(cx=66, cy=34, r=27, fill=CREAM),
        fill("M8 112C12 88 24 76 36 72H64C76 76 88 88 92 112Z"),
        edged("M50 18C28 18 25 38 26 52C27 70 38 80 50 80C62 80 73 70 74 52C75 38 72 18 50 18Z", INK, 2, CREAM),
        fill("M29 44C40 38 60 38 71 44L69 56C58 60 42 60 31 56Z", CREAM),
        fill("M35 46L47 51C44 54 38 53 35 46ZM65 46L53 51C56 54 62 53 65 46Z"),
        stroke("M28 64C40 71 60 71 72 64M30 32C42 26 58 26 70 32", 1.8, NIGHT_SEAM),
        edged("M73 40L90 34L82 44L92 50L74 50Z", INK, 1.6, CREAM),
        fill("M50 84L54 94L64 98L54 102L50 112L46 102L36 98L46 94Z", CREAM),
        circle(cx=50, cy=98, r=2.6, fill=INK),
    )


PEOPLE = {
    "naishi": _naishi,
    "advisor": _advisor,
    "sentinel": _sentinel,
    "monk": _monk,
    "horseman": _horseman,
    "ronin": _ronin,
    "ninja": _ninja,
}
