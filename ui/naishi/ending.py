"""The end of a game of Naishi: what each kind brought both players, in its printed colour, and both territories."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.game import Seat
from engine.naishi import advice
from engine.naishi.cards import NAMES
from ui.html import Markup, b, div, section, span
from ui.naishi import cards
from ui.naishi.say import number
from ui.table.ending import End, Parts
from ui.table.scene import Look
from ui.widgets.bars import Pair, mirrored
from ui.widgets.crests import roundel


def parts(end: End) -> Parts:
    """Of a game that was given up: what the territories were worth then."""
    if advice.drafting(end.look.view):
        return Parts()
    return Parts(
        beside=_score_sheet(end),
        below=div((_territory(end.look, seat) for seat in (0, 1)), class_="result-plots"),
    )


def by_kind(end: End) -> Sequence[Mapping[str, int]]:
    """The points of each kind, for each seat."""
    return end.result.breakdown or [advice.by_kind(advice.live_score(end.look.view, seat)) for seat in (0, 1)]


def kinds_of(breakdown: Sequence[Mapping[str, int]]) -> list[str]:
    """The kinds on the sheet: what moved the scores most first, then what brought nothing."""
    weight = {kind: sum(abs(points.get(kind, 0)) for points in breakdown) for points in breakdown for kind in points}
    return sorted(weight, key=lambda kind: (-weight[kind], NAMES.index(kind)))


def _score_sheet(end: End) -> Markup:
    """Two columns of bars around the kinds, under the sums."""
    look, breakdown = end.look, by_kind(end)
    left, right = (sum(points.values()) for points in breakdown)
    head = div(
        span(b(look.names[0]), roundel(0), b(number(left), class_="score-total"), class_="half left"),
        span(b(number(right), class_="score-total"), roundel(1), b(look.names[1]), class_="half right"),
        class_="pair-head",
    )
    one, two = breakdown
    pairs = [
        Pair(cards.mini(kind), cards.tone(kind), one.get(kind), two.get(kind), _said(kind, end))
        for kind in kinds_of(breakdown)
    ]
    return section(head, mirrored(pairs), class_="sheet-bars")


def _said(kind: str, end: End) -> str:
    told = [
        end.look.words("naishi.score.of_kind", name=end.look.names[seat], n=number(points[kind]))
        for seat, points in enumerate(by_kind(end))
        if kind in points
    ]
    return ": ".join((end.look.words("naishi.card", value=kind), ", ".join(told)))


def _territory(look: Look, seat: Seat) -> Markup:
    words, name = look.words, look.names[seat]
    kinds = [None if kind == advice.BLANK else NAMES[kind] for kind in advice.territory(look.view, seat)]
    listed = [words("naishi.card", value=kind) if kind else words("naishi.spoken.hidden") for kind in kinds]
    said = words("naishi.territory.said", name=name, line=", ".join(listed[:5]), hand=", ".join(listed[5:]))
    return section(
        div(roundel(seat), b(name), span(words("naishi.rows", near=True), class_="second"), class_="plots-head"),
        cards.territory(kinds, advice.copied(look.view, seat), said),
    )
