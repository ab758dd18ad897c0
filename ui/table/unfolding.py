"""What has been played unfolds: it is drawn, moves, sounds and is said; at the end of the game its sheet comes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ui.table.sounds import SOUNDS

if TYPE_CHECKING:
    from ui.table.table import Table

END_SHOWN = 1400  # milliseconds to look at the last action before the sheet of the end comes


class Unfolding:
    def __init__(self, table: Table) -> None:
        self._table = table
        self.ended: Callable[[], None] = lambda: None  # called when the last action has been shown
        self._timer: int | None = None
        self._unseen = False  # the end came while the player looked back

    def steps(self, since: int, by_hand: bool = False) -> None:
        """Draws the new moment, moves what has moved, says what was done and what is asked now."""
        table = self._table
        table.draw()
        look = table.look()
        steps = table.session.steps[since:]
        events = [event.seen_by(table.viewer()) for step in steps for event in step.events]
        motions = table.scene.motions(events, look)
        if by_hand:
            rest = [motion for motion in motions if not motion.by_hand]
            first = min((motion.wait for motion in rest), default=0)
            motions = [motion._replace(wait=motion.wait - first) for motion in rest]
        table.page.animate(motions, table.settings.still)
        sounds = [name for name in map(table.scene.sound, events) if name]
        if sounds:
            self.sound(sounds[-1])
        new = [cell for cell in table.sight.cells() if cell.at > since]
        others = table.words("table.rest_follows")  # not each by its name: the log has them
        lines = [said for cell in new for said in (cell.said, others)[: 1 + bool(cell.followed)]]
        table.page.announce(". ".join([*lines, table.telling.prompt(look).sentence]))
        if table.session.to_act() is None:
            self.end_comes(0 if table.settings.still else max((motion.wait for motion in motions), default=0))

    def behind_the_past(self) -> None:
        """The player looks back, and the game goes on meanwhile: that is said, not shown."""
        table = self._table
        table.draw()
        table.page.announce(table.sight.told(table.session.steps[-1]))
        self._unseen = table.session.to_act() is None

    def back_to_now(self) -> None:
        """The player has looked back long enough; what came meanwhile may have been the end."""
        if self._unseen:
            self.end_comes(0)

    def sound(self, name: str) -> None:
        if self._table.settings.sound:
            self._table.page.play(SOUNDS[name])

    def end_comes(self, moving: int) -> None:
        """What moves comes to rest, and the last action is looked at, before the sheet of the end covers it."""
        self.end_is_off()
        if not self._table.closed:
            self._timer = self._table.page.later(moving + END_SHOWN, self.ended)

    def end_is_off(self) -> None:
        """The end was taken back, or nobody looks at this table any more."""
        self._unseen = False
        if self._timer is not None:
            self._table.page.forget(self._timer)
            self._timer = None
