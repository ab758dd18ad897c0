"""Puts the table on the page: everything, what has changed, or only what follows the pointer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ui.html import Markup, join
from ui.table import draw, estimate, log
from ui.table.course import Course
from ui.table.privacy import PARTING, doors
from ui.table.scene import Holding, Look, Walking

if TYPE_CHECKING:
    from ui.table.table import Table

BEHIND_THE_DOORS = "#table > :not(#doors)"


class Drawing:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._parting: int | None = None  # the timer of doors that part

    def lay(self) -> None:
        """Everything anew: at the beginning, or in another language."""
        table, info, words = self._table, self._table.session.game.info, self._table.words
        table.page.put_frame("table", draw.frame(info.id, table.scene.frame(table.look()), self.slip(), words))
        table.page.put("bar", self.bar())
        self.draw()

    def slip(self) -> Markup:
        """What lies beside the scene."""
        return draw.slip(self._table.words)

    def bar(self) -> Markup:
        table, words = self._table, self._table.words
        return draw.bar(table.session.game.info.title, " – ".join(table.names), draw.bar_keys(words), words)

    def draw(self) -> None:
        table = self._table
        look, page = table.look(), table.page
        for part, markup in table.scene.parts(look).items():
            page.put(part, markup)
        told = table.telling.prompt(look)
        page.put("seal", draw.stamp(table.telling.sealed(look), table.computer.thinks))
        page.put("prompt", draw.prompt(told, look.names))
        keys = table.telling.keys(look)
        page.put("actions", keys.drawn())
        page.put("cloth-line", keys.said())  # a preview may have left another line there
        page.put("seats", join(self._seat(seat, name, look) for seat, name in enumerate(look.names)))
        self._draw_log()
        self.doors()
        table.computer.draw_clock()

    def _seat(self, seat: int, name: str, look: Look) -> Markup:
        table, scene = self._table, self._table.scene
        held = scene.held(seat, look) if isinstance(scene, Holding) else None
        return draw.seat_row(seat, name, table.telling.seat_line(seat, look), seat == look.to_act, held)

    def _draw_log(self) -> None:
        table, words = self._table, self._table.words
        shown, cells = table.sight.shown(), table.sight.cells()
        table.page.put("log", log.drawn(cells, table.scene, shown, table.names, words, table.telling.last_line()))
        table.page.put("peek", table.telling.peek(cells, shown))
        table.page.put("replay", draw.replay(shown, len(table.session), table.replay.playing, words))
        table.page.put("estimate", estimate.drawn(self._course(), table.names, words))
        self.reveal_shown()

    def reveal_shown(self) -> None:
        """The line of the log that is on the table."""
        table = self._table
        table.page.reveal(f"log-{table.sight.shown()}", "log-rows")

    def _course(self) -> Course | None:
        """The quick look at each moment; what a hint has proven of this one is no mere estimate."""
        table = self._table
        course, proven = table.standings.course(table.replay.at), table.computer.proven()
        if course is None or proven is None or table.replay.at is not None:
            return course
        return course.seen_deeper(*proven)

    def doors(self) -> None:
        """Shut before the view of whoever is asked for; else none."""
        table = self._table
        seat, title = None if table.closed else table.privacy.shut(), table.session.game.info.title
        # Neither the keys nor a screen reader reach the table behind them.
        table.page.mark(BEHIND_THE_DOORS, "inert", None if seat is None else "")
        if seat is None:
            table.page.put("doors", join())
            return
        table.page.put("doors", doors(seat, table.names, table.privacy.seated, title, table.words, parting=False))
        table.page.focus("do-open-doors")

    def part_doors(self, seat: int) -> None:
        table = self._table
        title = table.session.game.info.title
        table.page.put("doors", doors(seat, table.names, None, title, table.words, parting=True))
        self._parting = table.page.later(PARTING, self.doors)

    def stop(self) -> None:
        """Nothing of this table is drawn any more."""
        if self._parting is not None:
            self._table.page.forget(self._parting)

    def preview(self) -> None:
        """Only what depends on the pointer."""
        look = self._table.look()
        self._put(self._table.scene.hovered(look), look)

    def walked(self) -> None:
        """Only what depends on where the keyboard stands."""
        look, scene = self._table.look(), self._table.scene
        self._put(scene.walked(look) if isinstance(scene, Walking) else scene.parts(look), look)

    def _put(self, parts: Mapping[str, Markup], look: Look) -> None:
        for part, markup in parts.items():
            self._table.page.put(part, markup)
        # The line alone: a key drawn anew while it is being pressed would never be clicked.
        self._table.page.put("cloth-line", self._table.telling.keys(look).said())
