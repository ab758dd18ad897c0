"""The chapters of Naishi's rules."""

from __future__ import annotations

from engine.naishi import advice
from engine.naishi.cards import NAMES, ROWS
from ui.app.reader import Chapter, Entry
from ui.html import NOTHING, Markup, div, span
from ui.naishi import cards, figures
from ui.naishi.board import near_seat
from ui.naishi.spots import DECREE, card_at, spot, zone_of
from ui.table.scene import Look
from ui.widgets import card as widget
from ui.words import Words


def card_entries(words: Words) -> list[Entry]:
    """Every kind with what it is worth."""
    return [
        Entry(
            cards.card(kind, words, named=False),
            words("naishi.card", value=kind),
            (cards.copies_in_words(kind, words), words("naishi.scoring", value=kind)),
        )
        for kind in NAMES
    ]


CHAPTERS = (
    Chapter("idea", figures.IDEA.drawn, discs=3, asked=2),
    Chapter("setup", figures.SETUP.drawn, discs=3, asked=2),
    Chapter("turn", figures.TURN.drawn, discs=4, asked=2, step="recall"),
    Chapter("develop", figures.DEVELOP.drawn, discs=3, asked=2, step="develop"),
    Chapter("adjacent", figures.ADJACENT.drawn, discs=4, asked=2, step="adjacent"),
    Chapter("bonus", figures.BONUS.drawn, discs=4, asked=4, step="switch"),
    Chapter("decree", figures.DECREE.drawn, discs=3, asked=3, step="decree"),
    Chapter("known", figures.KNOWN.drawn, discs=3, asked=3),
    Chapter("end", figures.END.drawn, discs=2, asked=4, step="declare"),
    Chapter("scoring", figures.SCORING.drawn, discs=3, asked=2),
    Chapter("cards", asked=4, entries=card_entries),
)

_BY_KIND = {"draft": "setup", "turn": "turn", "develop": "develop", "bonus": "bonus", "ninja": "cards"}


def chapter_now(look: Look) -> str:
    """What matters at this step of a turn."""
    if look.asked is None:
        return "scoring"
    picked = look.picker.picked
    if picked:
        return "develop" if zone_of(picked[0]) else "decree" if picked[0] == DECREE else "bonus"
    if look.asked.kind == "turn" and look.asked.cause is not None:
        return "end"
    return _BY_KIND[look.asked.kind]


def drawn_now(look: Look) -> Markup:
    """The River card in the player's fingers: what it may replace, and what that brings."""
    picked = look.picker.picked
    found = zone_of(picked[0]) if picked else None
    if found is None or found[0] != "river" or look.seat is None:
        return NOTHING
    gains = advice.develop_gains(look.view, look.seat, found[1])
    places = [(spot(row, found[1]), gains[row]) for row in ROWS]
    return div((span(_face(name, look), widget.tag(gain), class_="place") for name, gain in places), class_="now-cards")


def _face(name: str, look: Look) -> Markup:
    kind = card_at(name, look.view, near_seat(look))
    return cards.card(kind, look.words) if kind else widget.back()


def art() -> Markup:
    return cards.store()
