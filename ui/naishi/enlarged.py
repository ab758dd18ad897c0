"""A closer look: one card large with its scoring in words, or the own score card by card."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.game import Seat
from engine.naishi import advice
from ui.html import Markup, div, p
from ui.naishi import cards, knowing, score
from ui.naishi.gains import river_gains
from ui.naishi.say import number
from ui.naishi.spots import card_at, zone_of
from ui.table.scene import Look
from ui.widgets.card import signed


def drawn(spot: str, look: Look, near: Seat) -> tuple[str, Markup] | None:
    """Title and body; None: there is nothing to be seen there."""
    words = look.words
    if spot == "score":
        total = advice.live_score(look.view, near).total
        title = words("naishi.score.of", name=look.names[near], now=score.moment(look, near))
        return words("naishi.score.sum", score=title, n=number(total)), div(
            score.sheet(look.view, near, words), class_="score-sheet"
        )
    if spot == "known":
        body = knowing.panel(look, near)
        return (words("naishi.hands.known"), body) if body else None
    kind = _kind(spot, look, near)
    if kind is None:
        return None
    body = div(
        cards.large(kind, words),
        div(cards.written(kind, words), _here(spot, kind, look, near)),
        class_="naishi-large",
    )
    return words("naishi.card", value=kind), body


def _kind(spot: str, look: Look, near: Seat) -> str | None:
    if spot == "discards":
        pile = look.view["discards"]
        last = pile["last"] if isinstance(pile, Mapping) else None
        return last if isinstance(last, str) else None
    return card_at(spot, look.view, near)


def _here(spot: str, kind: str, look: Look, near: Seat) -> Markup | None:
    """What this kind brings its owner now, or where a River card would bring what."""
    words, found = look.words, zone_of(spot)
    if found is None or advice.drafting(look.view):
        return None
    zone, column = found
    if zone == "river":
        lines = [
            words("naishi.large.gain", place=words("naishi.zone", zone=row, column=column + 1), gain=signed(gain))
            for row, gain in river_gains(spot, look, near).items()
        ]
        return div(p(line) for line in lines) if lines else None
    owner = 1 - near if zone.startswith("far-") else near
    points = advice.by_kind(advice.live_score(look.view, owner)).get(kind)
    if points is None:  # a Ninja counts as what it copies
        return None
    return p(words("naishi.large.now", name=look.names[owner], n=signed(points)), class_="second")
