"""Small pictures of saved games, as everybody may see them. They are made one by one while the room is looked at, for a
game has to be played through first, and kept while the page lives."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.problem import Problem
from engine.core.replay import open_record
from ui.app.games import has_scene, thumbnail_of
from ui.html import NOTHING, Markup
from ui.page import Page
from ui.saves.envelope import Envelope
from ui.table.players import below

PAUSE = 30  # milliseconds between two of them, for whatever the player does
MOST = 20  # rows that have one: who scrolls further looks for a name


class Thumbnails:
    def __init__(self, page: Page) -> None:
        self._page = page
        self._made: dict[tuple[str, int], Markup] = {}  # by game and revision
        self._wanted: list[Envelope] = []
        self._timer: int | None = None

    def of(self, envelope: Envelope) -> Markup:
        """The picture, or nothing yet."""
        return self._made.get((envelope.id, envelope.revision), NOTHING)

    def make(self, envelopes: Sequence[Envelope]) -> None:
        """Those of the first rows that are missing, in the order of the list."""
        self.stop()
        self._wanted = [one for one in envelopes[:MOST] if (one.id, one.revision) not in self._made]
        self._go_on()

    def stop(self) -> None:
        self._wanted = []
        if self._timer is not None:
            self._page.forget(self._timer)
            self._timer = None

    def _go_on(self) -> None:
        self._timer = self._page.later(PAUSE, self._one) if self._wanted else None

    def _one(self) -> None:
        """One that cannot be drawn is not tried again, and the others come all the same."""
        envelope = self._wanted.pop(0)
        made = envelope.id, envelope.revision
        self._made[made] = NOTHING
        try:
            self._made[made] = _drawn(envelope)
            self._page.put(part_of(envelope), self._made[made])
        finally:
            self._go_on()


def part_of(envelope: Envelope) -> str:
    return f"thumb-{envelope.id}"


def _drawn(envelope: Envelope) -> Markup:
    """An onlooker's view, drawn; nothing for a game that cannot be opened, which the list says elsewhere."""
    draw = thumbnail_of(envelope.record.game) if has_scene(envelope.record.game) else None
    if draw is None:
        return NOTHING
    try:
        return draw(open_record(envelope.record).session.chair(None).view(), below(envelope.players))
    except Problem:
        return NOTHING
