"""A line chart of the seats: solid and dashed, the crest at the end of each line."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ui.html import Markup, circle, g, join, path, svg, text
from ui.widgets.crests import SEATS, crest

WIDTH, HEIGHT = 404, 240
LEFT, RIGHT, TOP, BOTTOM = 38, 52, 10, 26
STEP = 20


def chart(series: Sequence[Sequence[int]], said: str) -> Markup:
    """One line a seat; `said` tells it to those who do not see it."""
    values = [value for line in series for value in line]
    low = min(0, STEP * (min(values) // STEP) if min(values) < -STEP / 2 else min(values))
    high = STEP * (max(values) // STEP + 1)
    length = max(len(line) for line in series)

    def x(i: int) -> float:
        return LEFT + i * (WIDTH - LEFT - RIGHT) / max(1, length - 1)

    def y(value: float) -> float:
        return HEIGHT - BOTTOM - (value - low) * (HEIGHT - TOP - BOTTOM) / (high - low)

    levels = [value for value in range(STEP * (low // STEP), high + 1, STEP) if value >= low]
    grid = join(
        (path(d=f"M{LEFT} {y(v):.1f}H{WIDTH - RIGHT}", class_="zero" if v == 0 else None) for v in levels),
        (text(f"−{-v}" if v < 0 else str(v), x=LEFT - 8, y=y(v) + 5, text_anchor="end") for v in levels),
        (text(i + 1, x=x(i), y=HEIGHT - 4, text_anchor="middle") for i in range(0, length, max(1, length // 5))),
    )
    lines = [
        path(d="M" + "L".join(f"{x(i):.1f} {y(v):.1f}" for i, v in enumerate(line)), class_=f"line seat-{seat + 1}")
        for seat, line in enumerate(series)
    ]
    return svg(
        g(grid, class_="grid"),
        lines,
        (_end(seat, x(len(line) - 1), at) for seat, (line, at) in enumerate(zip(series, _ends(series, y)))),
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        class_="line-chart",
        role="img",
        aria_label=said,
    )


def _ends(series: Sequence[Sequence[int]], y: Callable[[float], float]) -> list[float]:
    """Where the crests stand: beside their lines, but not on one another."""
    places = [y(line[-1]) for line in series]
    if len(places) == 2 and abs(places[0] - places[1]) < 34:
        middle, upper = sum(places) / 2, 0 if places[0] <= places[1] else 1
        places = [middle - 17 if seat == upper else middle + 17 for seat in (0, 1)]
    return places


def _end(seat: int, x: float, y: float) -> Markup:
    return g(
        circle(r=48, class_="roundel-ground"),
        g(crest(SEATS[seat]), transform="scale(.72)"),
        transform=f"translate({x + 24:.1f} {y:.1f}) scale(.33)",
        class_=f"roundel seat-{seat + 1}",
    )
