"""Looking back: the same table at an earlier moment, step by step or by itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ui.table.table import Table

PACE = 1100  # milliseconds between two moves


class Replay:
    def __init__(self, table: Table) -> None:
        self._table = table
        self.at: int | None = None  # None: now
        self._timer: int | None = None

    @property
    def playing(self) -> bool:
        return self._timer is not None

    def do(self, what: str, data: Mapping[str, str]) -> bool:
        if what == "play":
            self._start()
        elif what == "pause":
            self.stop()
            self._table.draw()
        elif what in ("first", "earlier", "later", "last", "go-to"):
            self.stop()
            self.go_to(self._target(what, data))
        else:
            return False
        return True

    def _stops(self) -> list[int]:
        """The moments worth stopping at: after each line of the log."""
        return [0, *(cell.at for cell in self._table.sight.cells())]

    def _target(self, what: str, data: Mapping[str, str]) -> int:
        stops = self._stops()
        now = stops[-1] if self.at is None else self.at
        if what == "first":
            return 0
        if what == "earlier":
            return max((stop for stop in stops if stop < now), default=0)
        if what == "later":
            return min((stop for stop in stops if stop > now), default=stops[-1])
        return int(data["at"]) if what == "go-to" else stops[-1]

    def go_to(self, at: int) -> None:
        """The moment after `at` actions; the last one is now."""
        table, whole = self._table, len(self._table.session)
        before = whole if self.at is None else self.at
        self.at = at if 0 <= at < whole else None
        table.touching.note = ""
        if at > before:
            table.draw()
            events = [e.seen_by(table.viewer()) for step in table.session.steps[before:at] for e in step.events]
            table.page.animate(table.scene.motions(events, table.look()), table.settings.still)
        else:
            table.draw()
        if at:
            table.page.announce(table.sight.told(table.session.steps[at - 1]))
        if self.at is None:
            table.back_to_now()

    def _start(self) -> None:
        if self.at is None:
            self.go_to(0)
        self._timer = self._table.page.later(PACE, self._tick)
        self._table.draw()

    def _tick(self) -> None:
        self._timer = None
        if self.at is None:
            self._table.draw()
            return
        target = self._target("later", {})
        if target < len(self._table.session):
            self._timer = self._table.page.later(PACE, self._tick)
        self.go_to(target)

    def stop(self) -> None:
        if self._timer is not None:
            self._table.page.forget(self._timer)
            self._timer = None
