"""Line charts: how the seats stood over a game. Solid, dashed, dotted; the crest of the seat at the end of its line.

A chart is drawn for the eye and written for the ear: the picture is hidden from whoever hears the page, and a table
with the same numbers, which nobody sees, stands beside it.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import NamedTuple

from ui.html import Markup, circle, div, el, g, join, path, span, svg, text
from ui.widgets.crests import SEATS, crest

WIDTH, HEIGHT = 404, 240
LEFT, RIGHT, TOP, BOTTOM = 38, 52, 12, 30
CREST = 17  # the radius of the crest at the end of a line
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
MOST_LEVELS, MOST_MARKS = 5, 7  # how many numbers stand on an axis
EXTREME = 100  # of a balance
SPARK = 76  # the height of a small one


class Said(NamedTuple):
    """The words of a chart."""

    caption: str
    column: str  # what is counted along it: turns
    names: Sequence[str]  # of the seats


class _Plot:
    """Where a value stands in the picture."""

    def __init__(
        self,
        length: int,
        low: int,
        high: int,
        left: int = LEFT,
        right: int = RIGHT,
        top: int = TOP,
        height: int = HEIGHT - TOP - BOTTOM,
    ) -> None:
        self.length, self.low, self.high = length, low, high
        self.left, self.right = left, WIDTH - right
        self.top, self.height = top, height

    def x(self, at: int) -> float:
        return self.left + at * (self.right - self.left) / max(1, self.length - 1)

    def y(self, value: float) -> float:
        return self.top + (self.high - value) * self.height / (self.high - self.low)

    def along(self, line: Sequence[int]) -> str:
        return "L".join(f"{self.x(at):.1f} {self.y(value):.1f}" for at, value in enumerate(line))

    def marks(self, begins: int) -> Markup:
        """The numbers below: the first one and round ones after it."""
        step = _step(self.length, MOST_MARKS)
        places = [at for at in range(self.length) if at == 0 or (at + begins) % step == 0]
        if len(places) > 1 and places[1] < step / 2:
            del places[1]  # it would stand on the first one's toes
        return join(text(at + begins, x=self.x(at), y=HEIGHT - 6, text_anchor="middle") for at in places)


def chart(series: Sequence[Sequence[int]], said: Said, begins: int = 0) -> Markup:
    """One line a seat. `begins` is the number of the first value along it."""
    values = [value for line in series for value in line]
    step = _step(max(values) - min(0, *values) + 1, MOST_LEVELS)
    low = step * (min(0, *values) // step)
    high = max(step * -(-max(values) // step), low + step)
    plot = _Plot(max(map(len, series)), low, high)
    levels = range(low, high + 1, step)
    grid = g(
        (path(d=f"M{plot.left} {plot.y(v):.1f}H{plot.right}", class_="zero" if v == 0 else None) for v in levels),
        (text(_number(v), x=plot.left - 8, y=plot.y(v) + 5, text_anchor="end") for v in levels),
        plot.marks(begins),
        class_="grid",
    )
    lines = [path(d=f"M{plot.along(line)}", class_=f"line seat-{seat + 1}") for seat, line in enumerate(series)]
    ends = zip(series, _apart([plot.y(line[-1]) for line in series]), strict=True)
    crests = [_crest(seat, plot.x(len(line) - 1) + CREST + 7, y) for seat, (line, y) in enumerate(ends)]
    key = div(
        (span(span(class_=f"stroke seat-{seat + 1}"), name) for seat, name in enumerate(said.names)),
        class_="second chart-key",
        aria_hidden=True,
    )
    return div(_picture(grid, *lines, *crests), key, _table(series, said, begins), class_="chart")


def balance(line: Sequence[int], said: Said, begins: int = 0) -> Markup:
    """Who of two stands better: up is good for the first seat, down for the second; from −100 to 100."""
    plot = _Plot(len(line), -EXTREME, EXTREME, left=2 * CREST + 12, right=14)
    middle, end = plot.y(0), plot.x(len(line) - 1)
    grid = g(
        path(d=f"M{plot.left} {plot.y(EXTREME):.1f}H{plot.right}M{plot.left} {plot.y(-EXTREME):.1f}H{plot.right}"),
        path(d=f"M{plot.left} {middle:.1f}H{plot.right}", class_="zero"),
        plot.marks(begins),
        class_="grid",
    )
    return div(
        _picture(
            grid,
            _area(plot, line),
            path(d=f"M{plot.along(line)}", class_="line seat-1"),
            circle(cx=end, cy=plot.y(line[-1]), r=6, class_="end"),
            _crest(0, CREST + 2, plot.y(EXTREME) + CREST),
            _crest(1, CREST + 2, plot.y(-EXTREME) - CREST),
        ),
        _table([line, [-value for value in line]], said, begins),
        class_="chart",
    )


def spark(line: Sequence[int], said: str) -> Markup:
    """A balance in a few strokes, for the margin of a table; `said` tells it to those who do not see it."""
    reach = max(EXTREME // 2, *map(abs, line))  # else what is small, as most of it is, would be flat
    plot = _Plot(len(line), -reach, reach, left=0, right=8, top=8, height=SPARK)
    return svg(
        g(path(d=f"M0 {plot.y(0):.1f}H{plot.right}", class_="zero"), class_="grid"),
        _area(plot, line),
        path(d=f"M{plot.along(line)}", class_="line seat-1"),
        circle(cx=plot.x(len(line) - 1), cy=plot.y(line[-1]), r=7, class_="end"),
        viewBox=f"0 0 {WIDTH} {SPARK + 16}",
        class_="line-chart spark",
        role="img",
        aria_label=said,
    )


def _area(plot: _Plot, line: Sequence[int]) -> Markup:
    """What lies between the line and the middle."""
    middle = f"{plot.y(0):.1f}"
    return path(d=f"M{plot.x(0):.1f} {middle}L{plot.along(line)}L{plot.x(len(line) - 1):.1f} {middle}Z", class_="area")


def _picture(*parts: Markup) -> Markup:
    return svg(parts, viewBox=f"0 0 {WIDTH} {HEIGHT}", class_="line-chart", aria_hidden=True, focusable="false")


def _crest(seat: int, x: float, y: float) -> Markup:
    return g(
        circle(r=48, class_="roundel-ground"),
        g(crest(SEATS[seat]), transform="scale(.72)"),
        transform=f"translate({x:.1f} {y:.1f}) scale({CREST / 50:.2f})",
        class_=f"roundel seat-{seat + 1}",
    )


def _apart(places: list[float]) -> list[float]:
    """Where the crests stand: beside their lines, but not on one another, and inside the picture."""
    found = list(places)
    order = sorted(range(len(found)), key=lambda seat: found[seat])
    for upper, lower in itertools.pairwise(order):
        room = 2 * CREST - (found[lower] - found[upper])
        if room > 0:
            found[lower] += room
    pushed = sum(found) / len(found) - sum(places) / len(places)
    lowest = HEIGHT - CREST - max(found)
    shift = max(min(-pushed, lowest), CREST + 1 - min(found))
    return [place + shift for place in found]


def _step(span_: int, most: int) -> int:
    """The round number that cuts the span into at most so many parts."""
    return next((step for step in STEPS if span_ <= step * most), STEPS[-1])


def _number(n: int) -> str:
    return f"−{-n}" if n < 0 else str(n)


def _table(series: Sequence[Sequence[int]], said: Said, begins: int) -> Markup:
    """The same for those who hear it."""
    head = el("tr", el("th", said.column, scope="col"), (el("th", name, scope="col") for name in said.names))
    rows = (
        el(
            "tr",
            el("th", at + begins, scope="row"),
            (el("td", _number(line[at]) if at < len(line) else None) for line in series),
        )
        for at in range(max(map(len, series)))
    )
    return div(el("table", el("caption", said.caption), el("thead", head), el("tbody", rows)), class_="spoken")
