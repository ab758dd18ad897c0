"""What is to be seen at one screen: whose view, of which moment, and with what its player is doing drawn into it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.chair import Chair
from engine.core.game import View
from engine.core.session import Step
from ui.table import log
from ui.table.closer import Opening, own_views
from ui.table.players import below
from ui.table.scene import Knowing, Look

if TYPE_CHECKING:
    from ui.table.table import Table


class Sight:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._chair: tuple[tuple[object, ...], Chair] | None = None
        self._cells: tuple[tuple[object, ...], list[log.Cell]] | None = None

    def viewer(self) -> int | None:
        """The seat whose view is drawn: the person to act, else the only person, else an onlooker."""
        table = self._table
        if table.privacy.hides():
            return table.privacy.viewer()
        acting = table.person_to_act()
        if acting is not None:
            return acting
        persons = [seat for seat, player in enumerate(table.players) if player.is_person]
        return persons[0] if len(persons) == 1 else None

    def chair(self) -> Chair:
        """The chair of what is on the table: now, or where the player looks back to."""
        session, at, viewer = self._table.session, self._table.replay.at, self.viewer()
        mark = (session, len(session), at, viewer, session.record.ended)
        if self._chair is None or self._chair[0] != mark:
            self._chair = (mark, session.chair(viewer, at))
        return self._chair[1]

    def shown(self) -> int:
        """How much of the log has been played at the moment on the table."""
        at = self._table.replay.at
        return len(self._table.session) if at is None else at

    def look(self) -> Look:
        table, touching = self._table, self._table.touching
        chair, live = self.chair(), table.replay.at is None
        look = Look(table.words, self._view(chair), table.names, below(table.players))
        over = live and table.session.to_act() is None
        look.turned = table.turned
        look.seat = chair.seat
        look.live = live
        look.to_act = None if over else chair.to_act()
        look.asked = None if over else chair.asked()
        if live:
            look.picker, look.preview, look.hint = touching.picker, touching.preview, touching.hint
        look.cursor = touching.cursor
        look.last = [event.seen_by(chair.seat) for step in self._latest() for event in step.events]
        return look

    def _latest(self) -> list[Step]:
        """What the last line of the log tells, and the lines before it of the same turn."""
        lines: list[Step] = []
        for at in range(self.shown() - 1, -1, -1):
            step = self._table.session.steps[at]
            if lines and step.seat != lines[-1].seat:
                break
            if self._begins_a_line(at):
                lines.append(step)
        return lines[::-1]

    def _begins_a_line(self, at: int) -> bool:
        entry = self._table.scene.entry(self._table.session.steps[at])
        return entry is not None and not entry.follows

    def _view(self, chair: Chair) -> View:
        """When the game is over nothing is hidden any more, looking back included."""
        table = self._table
        if table.session.to_act() is None and isinstance(table.scene, Opening):
            return table.scene.opened(own_views(table.session, table.replay.at))
        return chair.view()

    def cells(self) -> list[log.Cell]:
        """The log's cells, made anew when something was played or is told in other words."""
        table, session = self._table, self._table.session
        mark = (tuple(session.record.log), session.to_act(), self.viewer(), table.words.language, *table.names)
        if self._cells is None or self._cells[0] != mark:
            self._cells = (mark, log.cells(table.scene, session.steps, self.told))
        return self._cells[1]

    def told(self, step: Step) -> str:
        """A step as the viewer may read it; when the game is over, as the one who made it."""
        table = self._table
        seat = step.seat if table.session.to_act() is None else self.viewer()
        said = step.said[-1 if seat is None else seat]
        if isinstance(table.scene, Knowing):
            said = table.scene.told(step, seat)
        return table.words.say(said, table.names)
