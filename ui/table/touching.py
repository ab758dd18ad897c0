"""What the player at this screen is touching: the move being made, where the pointer and the keys are, and the answer
to the last touch. Nothing of it has been played yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ui.page import Happening
from ui.table.picker import Path, Picked, Picker
from ui.table.scene import Moving

if TYPE_CHECKING:
    from ui.table.table import Table


class Touching:
    def __init__(self, table: Table) -> None:
        self._table = table
        self.picker = Picker(())
        self.cursor: str | None = None  # the spot where the keys are
        self.preview: str | None = None  # the spot under the pointer or the focus
        self.hint: Path = ()  # the touches that were advised
        self.note = ""  # why the last touch was refused
        self._touched = ""  # where that was: the pointer that is still there does not end the refusal
        self._keyed = False  # the last touch was made with the keys: they go on where something can be done
        self._set_aside: Path = ()

    # The move being made

    def renew(self, picked: Path = ()) -> None:
        """After every change of the game: the paths of what is legal now."""
        table = self._table
        self.forget()
        shut = table.privacy.shut() is not None
        self._set_aside = picked if shut else ()
        if table.person_to_act() is None or shut or table.closed:
            self.picker = Picker(())
        else:
            self.picker = Picker(self.legal(), picked)

    def legal(self) -> Sequence[Path | list[Path]]:
        """The ways of touching everything that may be played now."""
        table = self._table
        return table.scene.paths(table.session.chair(table.session.to_act()))

    def picked(self) -> Path:
        """The touches of the move being made; behind shut doors, those that were made before a reload."""
        return self._set_aside or self.picker.picked

    def take_up_again(self) -> None:
        """The doors are open: the move that a reload has interrupted goes on."""
        self.cursor = None
        self.renew(self._set_aside)

    def forget(self) -> None:
        """What was said of the touch before, looked ahead to or advised."""
        self.note, self.preview, self.hint = "", None, ()

    def touch(self, spot: str) -> None:
        self._touched = spot
        self.pick(spot)

    def pick(self, spot: str) -> None:
        table = self._table
        if table.person_to_act() is None:
            over = table.session.to_act() is None
            self.refuse(table.words("table.refused.over" if over else "table.refused.not_now", name=table.look().actor))
            return
        look = table.look()
        in_hand = isinstance(table.scene, Moving) and bool(table.scene.pick_motions(look))
        picked = self.picker.pick(spot)
        if picked.kind == "refused":
            self.refuse(table.scene.refused(spot, look))
        elif picked.kind == "done":
            assert picked.action is not None
            table.play(picked.action, by_hand=in_hand)
        else:
            self._goes_on(spot, picked)

    def _goes_on(self, spot: str, picked: Picked) -> None:
        """The move is not complete yet."""
        table = self._table
        self.forget()
        self.cursor = spot
        table.draw()
        look = table.look()
        if picked.kind == "next" and isinstance(table.scene, Moving):
            table.page.animate(table.scene.pick_motions(look), table.settings.still)
        self._bring_next()
        table.page.announce(table.telling.prompt(look).sentence)
        table.changed()

    def refuse(self, why: str) -> None:
        table = self._table
        self.note = why
        table.draw()
        table.page.announce(why)
        table.unfolding.sound("refused")

    # Where the next touch is made

    def focus(self) -> None:
        """Where the keys begin: the first spot that may be touched."""
        spots = self.picker.next_spots()
        if spots:
            self._table.page.focus(f"spot-{spots[0]}")

    def bring(self) -> None:
        """In a low window what is to be touched may lie out of sight."""
        table = self._table
        if table.person_to_act() is not None and table.privacy.shut() is None and table.replay.at is None:
            self._bring_next()

    def _bring_next(self) -> None:
        self._table.page.bring([f"spot-{spot}" for spot in self.picker.next_spots()])

    def keys_go_on(self) -> None:
        """What the keys touched may be gone from the page, and the focus with it."""
        table = self._table
        if self._keyed and table.privacy.lingers():
            table.page.focus("do-shut-doors")
        if self._keyed and table.person_to_act() is not None and table.privacy.shut() is None:
            self._keyed = False
            self.focus()

    # The pointer and the keys

    def went_on(self, event: Happening) -> None:
        """A touch elsewhere: why the one before was refused has been read."""
        elsewhere = (event.kind == "click" and not event.do) or event.kind == "focus"
        if elsewhere and self.note and event.data.get("spot") != self._touched:
            self.note = ""
            self._table.drawing.preview()

    def hovered(self, spot: str | None, focused: bool) -> None:
        table = self._table
        if focused and spot:
            self.cursor = spot
        if spot != self.preview and table.replay.at is None:
            self._point_at(spot)
            if spot is None or self.picker.next_spots():
                table.drawing.preview()

    def _point_at(self, spot: str | None) -> None:
        """Another spot that may be touched ends a refusal."""
        self.preview = spot
        if spot != self._touched and spot in self.picker.next_spots():
            self.note = ""

    def pressed(self, key: str) -> None:
        self._keyed = key in ("Enter", " ")

    def walk(self, arrow: str) -> None:
        """The arrow keys walk over the scene."""
        table = self._table
        to = table.scene.moved_cursor(self.cursor, arrow, table.look())
        self.cursor = to
        self._point_at(to)
        table.drawing.walked()
        self.cursor = self.preview = to  # a part drawn anew gets its focus back, which is heard as a step there
        table.page.focus(f"spot-{to}")
