"""Scores as pictures: the live score in bars, and the sheet at the end."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Result, Seat, View
from engine.naishi import advice
from engine.naishi.cards import NAMES
from ui.html import NOTHING, Markup, b, div, h2, join, section, span
from ui.naishi import cards
from ui.naishi.say import number
from ui.table.scene import Look
from ui.widgets.bars import Bar, Pair, listed, mirrored
from ui.widgets.chart import Said, chart
from ui.widgets.crests import roundel
from ui.words import Words


def bars(view: View, seat: Seat, words: Words) -> Markup:
    """A bar for each kind that brings or costs something."""
    points = advice.by_kind(advice.live_score(view, seat))
    return listed(
        [
            Bar(cards.mini(kind), cards.tone(kind), value, words("naishi.score.kind", card=kind, n=number(value)))
            for kind, value in points.items()
            if value
        ]
    )


def panel(look: Look, seat: Seat) -> Markup:
    """The own score beside the River."""
    if look.seat is None:
        return NOTHING
    words, total = look.words, advice.live_score(look.view, seat).total
    return join(
        div(
            h2(words("naishi.score.of", name=look.names[seat]), class_="small-head"),
            b(number(total), class_="score-total"),
            class_="score-head",
        ),
        bars(look.view, seat, words),
    )


# The end


def kinds_of(result: Result) -> list[str]:
    """The kinds on the sheet: what moved the score most first."""
    found = {kind for part in result.breakdown for kind in part}
    weight = {kind: sum(abs(part.get(kind, 0)) for part in result.breakdown) for kind in found}
    return sorted((kind for kind in found if weight[kind]), key=lambda kind: (-weight[kind], NAMES.index(kind)))


def sheet(look: Look, result: Result, course: Sequence[Sequence[int]]) -> Markup:
    """Mirrored bars by kind, the score after each turn, and both territories."""
    words, names = look.words, look.names
    left, right = result.scores
    pairs = [
        Pair(
            cards.mini(kind),
            cards.tone(kind),
            result.breakdown[0].get(kind),
            result.breakdown[1].get(kind),
            _said(kind, result, look),
        )
        for kind in kinds_of(result)
    ]
    head = div(
        span(b(names[0]), roundel(0), b(number(left), class_="score-total"), class_="half left"),
        span(b(number(right), class_="score-total"), roundel(1), b(names[1]), class_="half right"),
        class_="pair-head",
    )
    told = words("naishi.course.said", one=names[0], two=names[1], left=number(left), right=number(right))
    drawn_course = (
        section(
            h2(words("naishi.course"), class_="small-head"),
            chart(course, Said(told, words("naishi.course.turn"), names), begins=1),
            class_="course",
        )
        if course and len(course[0]) > 1
        else None
    )
    return div(
        div(section(head, mirrored(pairs), class_="sheet-bars"), drawn_course, class_="result-top"),
        div((_territory(look, seat) for seat in (0, 1)), class_="result-plots"),
        class_="naishi-result",
    )


def _said(kind: str, result: Result, look: Look) -> str:
    parts = [
        look.words("naishi.score.of_kind", name=look.names[seat], n=number(part[kind]))
        for seat, part in enumerate(result.breakdown)
        if kind in part
    ]
    return ": ".join((look.words("naishi.card", value=kind), ", ".join(parts)))


def _territory(look: Look, seat: Seat) -> Markup:
    words, name = look.words, look.names[seat]
    kinds = [None if kind == advice.BLANK else NAMES[kind] for kind in advice.territory(look.view, seat)]
    listed_cards = [words("naishi.card", value=kind) if kind else words("naishi.spoken.hidden") for kind in kinds]
    said = words("naishi.territory.said", name=name, line=", ".join(listed_cards[:5]), hand=", ".join(listed_cards[5:]))
    return section(
        div(roundel(seat), b(name), span(words("naishi.rows", near=True), class_="second"), class_="plots-head"),
        cards.territory(kinds, advice.copied(look.view, seat), said),
    )


def course(views: Sequence[Sequence[View]]) -> list[list[int]]:
    """The score of each seat after each turn: for every moment, each seat's own view."""
    return [[advice.live_score(moment[seat], seat).total for moment in views] for seat in (0, 1)]
