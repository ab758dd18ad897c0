"""Bars: how much each part brings. A loss is hatched, so it is seen without colour; every bar has its number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ui.html import NOTHING, Markup, b, classes, div, span, svg
from ui.widgets.card import signed


class Bar(NamedTuple):
    sign: Markup
    tone: str
    value: int
    said: str  # for those who hear it


def _bar(value: int, most: int, tone: str, room: int = 100) -> Markup:
    """The width is an attribute of the drawing: styles are for classes only."""
    if value == 0:
        return NOTHING
    width = max(3, round(room * abs(value) / most))
    return svg(width=f"{width}%", height="100%", class_=classes("chart-bar", tone, "loss" if value < 0 else None))


def listed(bars: Sequence[Bar]) -> Markup:
    """One under the other, from the left."""
    most = max((abs(bar.value) for bar in bars), default=1) or 1
    rows = (
        div(
            bar.sign,
            span(_bar(bar.value, most, bar.tone), class_="bar-room"),
            b(signed(bar.value), aria_hidden=True),
            span(bar.said, class_="spoken"),
            class_="bar-row",
            role="listitem",
        )
        for bar in bars
    )
    return div(rows, class_="bars", role="list")


class Pair(NamedTuple):
    sign: Markup
    tone: str
    left: int | None  # None: this side has none of it
    right: int | None
    said: str


def mirrored(pairs: Sequence[Pair]) -> Markup:
    """Two players' bars around a middle."""
    values = [value for pair in pairs for value in (pair.left, pair.right) if value]
    most = max(map(abs, values), default=1)
    rows = (
        div(
            _half(pair.left, most, pair.tone, "left"),
            pair.sign,
            _half(pair.right, most, pair.tone, "right"),
            span(pair.said, class_="spoken"),
            class_="pair-row",
            role="listitem",
        )
        for pair in pairs
    )
    return div(rows, class_="pairs", role="list")


def _half(value: int | None, most: int, tone: str, side: str) -> Markup:
    if value is None:
        return span(class_=f"half {side}")
    number = b(signed(value), aria_hidden=True)
    return span(span(_bar(value, most, tone, 74), class_="bar-room"), number, class_=f"half {side}")
