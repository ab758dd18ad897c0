"""The live score: in bars, and written out card by card."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.game import Seat, View
from engine.naishi import advice
from engine.naishi.cards import COLUMNS, ROWS
from engine.naishi.state import NINJAS
from ui.html import NOTHING, Markup, b, button, div, join, span
from ui.naishi import cards
from ui.naishi.say import number
from ui.table.scene import Look
from ui.typeset import tied
from ui.widgets.bars import Bar, listed
from ui.widgets.card import signed
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


def ninjas(view: View, seat: Seat, words: Words) -> Markup:
    """Whom the score counts each Ninja as: it is one of the cards the bars are made of."""
    return join(
        div(cards.mini("ninja"), span(words("naishi.score.ninja", card=kind)), class_="ninja-as second")
        for kind in advice.counted_as(view, seat).values()
    )


def sheet(view: View, seat: Seat, words: Words) -> Markup:
    """Each kind with its name, where it lies, and what it brings; also what brings nothing."""
    found, copies = advice.live_score(view, seat), advice.counted_as(view, seat)

    def _kinds(kind: str) -> Markup | None:
        """What a Ronin counts: the kinds in the whole territory."""
        held = words("naishi.score.kinds", n=advice.kinds_held(found))
        return span(held, class_="second") if kind == "ronin" else None

    points = advice.by_kind(found)
    rows = (
        div(
            cards.mini(kind),
            div(
                b(words("naishi.card", value=kind)),
                span(tied(_where(places, copies, words)), class_="second"),
                _kinds(kind),
            ),
            b(signed(points[kind])),
            class_="source",
            role="listitem",
        )
        for kind, places in advice.sources(found).items()
    )
    return div(rows, class_="sources", role="list")


def _where(places: Mapping[int, int | None], copies: Mapping[int, str], words: Words) -> str:
    """Line 3: +12, Hand 3 (Ninja): +8; without numbers where the kind scores in all."""
    said = []
    for at, value in places.items():
        place = words("naishi.zone", zone=ROWS[at // len(COLUMNS)], column=at % len(COLUMNS) + 1)
        place = words("naishi.score.copied", place=place) if at in copies else place
        said.append(place if value is None else f"{place}: {signed(value)}")
    together = None in places.values() and len(places) > 1
    return words("naishi.score.together", places=", ".join(said)) if together else ", ".join(said)


def opens(words: Words) -> Markup:
    """Heard after a score: that it can be opened."""
    return span(words("naishi.score.open"), class_="spoken")


def moment(look: Look, seat: Seat) -> str:
    """What kind of score it is: of now, the final one, or one that waits for a Ninja to choose."""
    view = look.view
    if advice.over(view) or (look.live and look.to_act is None):  # somebody may have given up
        return "final"
    return "ninja" if view["step"] == NINJAS and advice.asked_ninja(view, seat) is not None else "live"


def panel(look: Look, seat: Seat) -> Markup:
    """The own score beside the River; touched, where it comes from, for where a low desk has no room for all bars."""
    if look.seat is None:
        return NOTHING
    words, total = look.words, advice.live_score(look.view, seat).total
    head = button(
        span(words("naishi.score.of", name=look.names[seat], now=moment(look, seat)), class_="small-head"),
        b(number(total), class_="score-total"),
        opens(words),
        id="do-score-beside",
        data_do="look-at",
        data_spot="score",
        class_="score-head",
    )
    return join(head, bars(look.view, seat, words), ninjas(look.view, seat, words))
