"""Who knows which card of a Hand: the other's as its reader knows it, and the own one as the other knows it."""

from __future__ import annotations

from collections import Counter

from engine.core.game import Seat
from engine.naishi import advice
from engine.naishi.cards import COLUMNS, ROWS
from ui.html import NOTHING, Markup, div, h2, join, p, section, span
from ui.naishi import cards
from ui.naishi.spots import card_at, spot
from ui.table.scene import Look
from ui.typeset import TIE

_HAND = ROWS[1]


def is_told(look: Look) -> bool:
    """Only to the seat whose view it is, and while there is something to be known."""
    return look.seat is not None and not advice.drafting(look.view) and not advice.revealed(look.view)


def panel(look: Look, near: Seat) -> Markup:
    if not is_told(look):
        return NOTHING
    far = [card_at(spot(f"far-{_HAND}", column), look.view, near) for column in COLUMNS]
    seen = advice.known_to_other(look.view, near)
    own = [card_at(spot(_HAND, column), look.view, near) if column in seen else None for column in COLUMNS]
    return join(_hand(look, 1 - near, near, far), _hand(look, near, 1 - near, own))


def _hand(look: Look, owner: Seat, reader: Seat, kinds: list[str | None]) -> Markup:
    words = look.words
    title = words("naishi.hand.known", owner=look.names[owner], name=look.names[reader])
    said = [words("naishi.card", value=kind) if kind else words("naishi.hand.unknown") for kind in kinds]
    row = div(
        (cards.mini(kind) if kind else span("?", class_="card-mini card-unknown") for kind in kinds),
        class_="known-cards",
        role="img",
        aria_label=", ".join(said),
    )
    return section(h2(title, class_="small-head"), row, _surely(look, owner), class_="known-hand")


def _surely(look: Look, owner: Seat) -> Markup | None:
    """Where a card lies is not known, but that it must lie there."""
    words = look.words
    counted = Counter(advice.surely_unseen(look.view, owner))
    called = {kind: words("naishi.card", value=kind) for kind in counted}
    listed = ", ".join(called[kind] if n == 1 else f"{called[kind]}{TIE}×{n}" for kind, n in counted.items())
    return p(words("naishi.hand.surely", cards=listed), class_="second") if listed else None
