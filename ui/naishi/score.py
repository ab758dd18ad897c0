"""The live score in bars."""

from __future__ import annotations

from engine.core.game import Seat, View
from engine.naishi import advice
from ui.html import NOTHING, Markup, b, button, join, span
from ui.naishi import cards
from ui.naishi.say import number
from ui.table.scene import Look
from ui.widgets.bars import Bar, listed
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


def opens(words: Words) -> Markup:
    """Heard after a score: that it can be opened."""
    return span(words("naishi.score.open"), class_="spoken")


def panel(look: Look, seat: Seat) -> Markup:
    """The own score beside the River; touched, where it comes from, for where a low desk has no room for all bars."""
    if look.seat is None:
        return NOTHING
    words, total = look.words, advice.live_score(look.view, seat).total
    head = button(
        span(words("naishi.score.of", name=look.names[seat]), class_="small-head"),
        b(number(total), class_="score-total"),
        opens(words),
        id="do-score-beside",
        data_do="look-at",
        data_spot="score",
        class_="score-head",
    )
    return join(head, bars(look.view, seat, words))
