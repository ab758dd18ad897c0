"""The table of Naishi as it lies: two territories around the River, column under column."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.game import Json, Seat
from engine.naishi import advice
from engine.naishi.cards import COLUMNS, MOUNTAIN, MOUNTAINS_IN_HAND, NAMES, ROWS
from ui.html import NOTHING, Markup, b, button, classes, div, join, span
from ui.naishi import cards, say, score
from ui.naishi.court import emissaries
from ui.naishi.gains import gains
from ui.naishi.knowing import is_told
from ui.naishi.spots import card_at, dealt, drafted, spot, zone_of
from ui.table.scene import Look
from ui.widgets import card as widget
from ui.widgets.crests import roundel


def near_seat(look: Look) -> Seat:
    """Who sits below: whose view it is; for an onlooker, as the table says."""
    seat = look.below if look.seat is None else look.seat
    return 1 - seat if look.turned and look.seat is None else seat


def touched_spots(event: Mapping[str, Json], near: Seat) -> set[str]:
    """Where something was done."""
    kind, who = event["kind"], event.get("seat")
    side = "" if who == near else "far-"
    zone, columns = event.get("zone"), [event.get(name) for name in ("column", "a", "b")]
    touched = [column for column in columns if isinstance(column, int) and column >= 0]
    if kind in ("developed", "copied"):
        return {spot(f"{side}{zone}", column) for column in touched}
    if kind == "switched" and zone == "column":
        return {spot(side + row, touched[0]) for row in ROWS}
    if kind == "switched":
        return {spot("river" if zone == "river" else f"{side}{zone}", column) for column in touched}
    if kind == "discarded":
        return {spot("river", column) for column in touched}
    if kind == "decreed":
        return {spot(f"{end}{zone}", touched[0]) for end in ("", "far-")}
    return set()


class Drawing:
    """One moment."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.near = near_seat(look)
        self.next = set(look.picker.next_spots())
        self.picked = set(look.picker.picked)
        self.last = {name for event in look.last for name in touched_spots(event, self.near)}
        self.drafting = advice.drafting(look.view)
        self.cursor = self._cursor()
        self.ninja = self._ninja()
        self.gains = gains(look, self.near)

    def _cursor(self) -> str:
        """The one spot the Tab key stops at."""
        cursor = self.look.cursor
        if cursor and zone_of(cursor):
            return cursor
        return next((name for name in self.look.picker.next_spots() if zone_of(name)), spot("river", 0))

    def _ninja(self) -> str | None:
        """The Ninja that is to choose, as if it were in the player's fingers."""
        look = self.look
        if look.asked is None or look.asked.kind != "ninja" or look.to_act is None:
            return None
        at = advice.asked_ninja(look.view, look.to_act)
        if at is None:
            return None
        side = "" if look.to_act == self.near else "far-"
        return spot(side + ROWS[at // len(COLUMNS)], at % len(COLUMNS))

    # Places

    def _state(self, name: str) -> str | None:
        if name in self.picked or name == self.ninja:
            return "chosen"
        in_draft = drafted(name, self.look.view, self.near)
        if in_draft:
            return in_draft
        return "can" if name in self.next else None  # one kind of mark for one step

    def place(self, name: str, face: Markup, hidden: bool = False, seen: bool = False) -> Markup:
        """A card where it lies: a real button with a spoken name.

        Touched where nothing can be done, it is enlarged; a hidden one is answered with a sentence.
        """
        look = self.look
        acts = look.live and look.to_act is not None and not look.picker.empty
        mine = not name.startswith("far-")
        return button(
            face,
            widget.eye() if seen else None,
            widget.wedge() if name in self.last else None,
            id=f"spot-{name}",
            class_=classes(
                "place",
                self._state(name),
                "seen" if seen else None,
                "hinted" if name in look.hint else None,
            ),
            data_do="pick" if hidden or (acts and mine) else "look-at",
            data_spot=name,
            tabindex=0 if name == self.cursor else -1,
            aria_label=say.spoken(name, look, self.near, self.gains.get(name) if self.picked or self.ninja else None),
            aria_pressed=True if name in self.picked else None,
        )

    def _row(self, zone: str, named: bool) -> Markup:
        cells, row = [], zone.removeprefix("far-")
        copies = advice.copied(self.look.view, self.near if row == zone else 1 - self.near)
        for column in COLUMNS:
            name = spot(zone, column)
            kind = card_at(name, self.look.view, self.near)
            copy = copies.get(advice.place(row, column))
            face = cards.card(kind, self.look.words, named, copy) if kind else widget.back()
            seen = zone == "far-hand" and kind is not None and not self._revealed()
            cells.append(self.place(name, face, hidden=kind is None, seen=seen))
        return join(cells)

    def _revealed(self) -> bool:
        return advice.revealed(self.look.view)

    def row(self, zone: str) -> Markup:
        if self.drafting and zone.endswith("hand"):
            return self._draft_row(zone)
        return self._row(zone, named=zone != "far-hand")

    def _draft_row(self, zone: str) -> Markup:
        """Before the Hands are whole: three mountains, and for the own seat the two cards to choose from.

        When everything lies open, the other side's two cards stand beside its mountains.
        """
        look, words = self.look, self.look.words
        far = zone.startswith("far-")
        offered = dealt(look.view, 1 - self.near if far else self.near)
        if far or not offered:
            if far and look.view.get("open"):
                return self._open_draft(offered)
            return join(span(widget.back(), class_="place idle") for _ in range(MOUNTAINS_IN_HAND))
        choices = (self.place(spot("keep", i), cards.card(kind, words)) for i, kind in enumerate(offered))
        return div(choices, class_="draft-cards", role="group", aria_label=words("naishi.draft"))

    def _open_draft(self, offered: Sequence[str]) -> Markup:
        """The far side's, after the end: nothing of it can be done, but all of it seen and heard."""
        look, words, cells = self.look, self.look.words, []
        for i, kind in enumerate([NAMES[MOUNTAIN]] * MOUNTAINS_IN_HAND + [*offered]):
            state = drafted(spot("keep", i - MOUNTAINS_IN_HAND), look.view, 1 - self.near)
            said = words("naishi.card", value=kind)
            if state:
                said = ", ".join((said, words("naishi.spoken.state", state=state)))
            face = cards.card(kind, words, named=False)
            cells.append(span(face, class_=classes("place idle", state), role="img", aria_label=said))
        return join(cells)

    def river(self) -> Markup:
        look, words = self.look, self.look.words
        cells = []
        for column in COLUMNS:
            name, top, left = spot("river", column), advice.river_top(look.view, column), advice.left(look.view, column)
            face = cards.card(top, words) if top else span(class_="card card-gone")
            count = span(b(column + 1), " · ", words("naishi.left", n=left), class_="count", aria_hidden=True)
            cells.append(div(self.place(name, face, hidden=top is None), count, class_="pile"))
        return join(cells)

    # What a card would bring: drawn over the rows, anew with every move of the pointer

    def tags(self, row: str) -> Markup:
        gains = self.gains
        if not gains:
            return NOTHING
        cells = []
        for column in COLUMNS:
            gain = gains.get(spot(row, column))
            cells.append(span(None if gain is None else widget.tag(gain)))
        return join(cells)

    # Who sits where

    def strip(self, seat: Seat) -> Markup:
        """A seat's line on tablet and phone."""
        look, words = self.look, self.look.words
        near = seat == self.near
        if near and look.seat is not None:
            right = self._score_key(seat)
        elif self._revealed():
            right = span(words("naishi.score.line", n=say.number(self._total(seat)), whole=True), class_="second")
        else:
            right = self._known_key(seat)
        return join(
            roundel(seat),
            b(look.names[seat], class_="strip-name"),
            span(words("naishi.rows", near=near), class_="second rows-of"),
            emissaries(seat, look),
            span(class_="stretch"),
            right,
        )

    def _known_key(self, seat: Seat) -> Markup:
        """How much of the other Hand is known; touched, which cards those are."""
        said = self.look.words("naishi.known", n=advice.known_in_hand(self.look.view, seat))
        if not is_told(self.look):
            return span(said, class_="second")
        return button(said, id="do-known", data_do="look-at", data_spot="known", class_="known-key second")

    def _total(self, seat: Seat) -> int:
        return advice.live_score(self.look.view, seat).total

    def _score_key(self, seat: Seat) -> Markup:
        words, total = self.look.words, self._total(seat)
        return button(
            span(words("naishi.score.now", now=score.moment(self.look, seat)), class_="second"),
            " ",  # what is read is what is heard
            b(say.number(total), class_="score-total"),
            score.opens(words),
            id="do-score",
            data_do="look-at",
            data_spot="score",
            class_="score-key",
        )
