"""The live score in bars."""

from __future__ import annotations

from engine.core.game import Seat, View
from engine.naishi import advice
from ui.html import NOTHING, Markup, b, div, h2, join
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
