"""Diagrams of Mana: a real position, drawn with the parts of the board, and what is to be seen in it."""

from __future__ import annotations

from typing import NamedTuple

from ui.html import Markup, circle, g, join, path, rect, svg, text
from ui.mana import marks
from ui.mana.geometry import LEFT, SIDE, TOP, WHOLE, centre
from ui.mana.pieces import bird, crane, rings, stone
from ui.mana.position import SQUARES, symbol

FILES = "abcdef"


class Figure(NamedTuple):
    position: str
    discs: tuple[str, ...] = ()  # the squares the numbers 1, 2 … stand at
    ways: tuple[tuple[str, ...], ...] = ()  # paths, square by square, as a legal move takes them
    choose: tuple[str, ...] = ()  # pieces that may move
    not_now: tuple[str, ...] = ()  # pieces that may not
    birds: tuple[str, ...] = ()  # where the bird may go after the move shown
    returns: tuple[str, ...] = ()  # where a ronin of the reserve may return, for example
    last: tuple[str, ...] = ()  # the squares of the last move
    rows: tuple[int, int] = (1, 6)
    black_seat: int = 0  # whose crest the black daimyo bears
    turned: bool = False  # seen from White's side; only a whole board is

    @property
    def pieces(self) -> dict[str, str]:
        """The letter on each occupied square."""
        ranks = self.position.split()[0].split("/")
        found: dict[str, str] = {}
        for row, rank in zip(range(6, 0, -1), ranks, strict=True):
            spread = "".join("." * int(one) if one.isdecimal() else one for one in rank)
            found |= {f"{file}{row}": one for file, one in zip(FILES, spread, strict=True) if one != "."}
        return found

    @property
    def bird(self) -> str | None:
        square = self.position.split()[2]
        return None if square == "-" else square

    def drawn(self) -> Markup:
        low, high = self.rows
        top, height = TOP + SIDE * (6 - high), SIDE * (high - low + 1)
        shown = [square for square in SQUARES if low <= int(square[1]) <= high]
        return svg(
            rect(y=top - TOP, width=WHOLE, height=height + LEFT + TOP, rx=5, class_="wood"),
            rect(x=9, y=top - TOP + 9, width=WHOLE - 18, height=height + LEFT + TOP - 18, rx=2, class_="sand"),
            self._coordinates(top + height),
            self._grid(top, height),
            (self._at(square, rings(symbol(square))) for square in shown),
            (self._mark(square) for square in shown),
            (self._at(square, marks.last()) for square in self.last),
            (marks.way([self._centre(square) for square in way]) for way in self.ways),
            (self._at(square, self._piece(letter)) for square, letter in self.pieces.items() if square in shown),
            self._at(self.bird, bird()) if self.bird in shown and self.bird else None,
            (self._at(square, _hatched()) for square in self.not_now),
            (self._disc(n, square) for n, square in enumerate(self.discs, start=1)),
            viewBox=f"0 {top - TOP} {WHOLE} {height + LEFT + TOP}",
            class_="figure",
            aria_hidden=True,
        )

    def _grid(self, top: int, height: int) -> Markup:
        across = "".join(f"M{LEFT} {top + y}h{6 * SIDE}" for y in range(0, height + 1, SIDE))
        return path(d=across + "".join(f"M{LEFT + SIDE * i} {top}v{height}" for i in range(7)), class_="grid")

    def _coordinates(self, bottom: int) -> Markup:
        files = (text(file, x=self._centre(f"{file}1")[0], y=bottom + LEFT - 15) for file in FILES)
        rows = range(self.rows[0], self.rows[1] + 1)
        return g(files, (text(row, x=25, y=self._centre(f"a{row}")[1] + 7) for row in rows), class_="coordinates")

    def _mark(self, square: str) -> Markup | None:
        if square in (way[-1] for way in self.ways):
            return self._at(square, marks.may_capture() if square in self.pieces else marks.may_go())
        if square in self.choose:
            return self._at(square, marks.may_choose())
        if square in self.birds:
            return self._at(square, circle(r=29, class_="bird-ring"), g(crane(0.4), class_="small-bird"))
        if square in self.returns:
            return self._at(square, marks.may_go(), g(stone("black"), class_="ghost"))
        return None

    def _piece(self, letter: str) -> Markup:
        seats = {"D": self.black_seat, "d": 1 - self.black_seat}
        return stone("white" if letter.islower() else "black", seats.get(letter))

    def _disc(self, n: int, square: str) -> Markup:
        """A numbered ink disc on the corner the brackets leave free."""
        x, y = self._centre(square)
        return g(circle(r=18), text(n, y=7), transform=f"translate({x + 33} {y - 33})", class_="figure-disc")

    def _at(self, square: str, *children: Markup) -> Markup:
        return marks.at(self._centre(square), *children)

    def _centre(self, square: str) -> tuple[int, int]:
        return centre(square, self.turned)


def _hatched() -> Markup:
    lines = "".join(f"M{x} 46L{x + 92} -46" for x in range(-92, 47, 14))
    return join(
        rect(x=-46, y=-46, width=92, height=92, class_="veil"),
        _cut(path(d=lines, class_="hatch")),
    )


def _cut(lines: Markup) -> Markup:
    """Lines that end at the square's edge: a nested picture cuts what stands over."""
    return svg(lines, x=-46, y=-46, width=92, height=92, viewBox="-46 -46 92 92")


SINGLES = ("a6", "e6", "b5", "d5", "c4", "b3", "f3", "a2", "c2", "e2", "d1")
END = "rr2R1/r1r1d1/R5/3R2/D5/2R2R b d1 1"  # the last turn of the guided game

IDEA = Figure(END, discs=("e5", "a2", "d1"))
SETUP = Figure("rdrrrr/6/6/6/6/RRDRRR b - 0", discs=("c1", "e1", "b6"))
WALK = Figure(
    "5d/6/6/2R3/6/D5 b e5 0",
    discs=("c6", "e4", "c2"),
    ways=(("c3", "c4", "c5", "c6"), ("c3", "d3", "e3", "e4"), ("c3", "b3", "b2", "c2")),
    rows=(2, 6),
)
CAPTURE = Figure("1d4/3rr1/3R2/6/6/2D3 b a4 0", discs=("d4", "e5", "d5"), ways=(("d4", "e4", "e5"),), rows=(3, 6))
BIRD = Figure("1d4/6/6/6/6/1D2R1 b a5 0", discs=("e1", "e4", "b3"), ways=(("e1", "e2", "e3", "e4"),), birds=SINGLES)
DEMAND = Figure("2d3/6/1R4/3R2/2R3/3D2 b f5 0", discs=("f5", "d3", "b4"), choose=("d3",), not_now=("b4", "c2", "d1"))
FREE = Figure(
    "2d3/6/6/3R2/2R3/3D2 b c5 0", discs=("c5", "d3", "e4"), choose=("d3", "c2", "d1"), returns=("e4",), rows=(1, 5)
)
BLOCKED = Figure("rr2R1/r1r1d1/R5/3R2/D5/2R2R w d1 0", discs=("d1", "a6", "e6"), not_now=("a6",))
WIN = Figure(END, discs=("e6", "e5"), ways=(("e6", "e5"),), rows=(4, 6))

ALL = (IDEA, SETUP, WALK, CAPTURE, BIRD, DEMAND, FREE, BLOCKED, WIN)
