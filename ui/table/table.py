"""The table: a session, who sits at it, and what the player at this screen is doing.

It draws parts when something has changed, and answers what the player does. Legality is the session's, places and
words are the scene's; here is only the course of a game at one screen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.session import Session
from ui.page import Happening, Page
from ui.table.computer import Computer
from ui.table.course import Standings
from ui.table.drawing import Drawing
from ui.table.picker import Path, Picker
from ui.table.players import Player, names
from ui.table.privacy import Hiding, Privacy
from ui.table.replay import Replay
from ui.table.scene import Look, Moving, Scene
from ui.table.settings import Settings
from ui.table.sight import Sight
from ui.table.sounds import SOUNDS
from ui.table.taking_back import TakingBack
from ui.table.telling import Telling
from ui.table.thinking import Thinker
from ui.words import Words

OF_NOW = frozenset({"pick", "undo", "reset", "hint", "play-now", "try-again"})  # not to be done while looking back
END_SHOWN = 1400  # milliseconds to look at the last action before the sheet of the end comes


class Table:
    def __init__(
        self,
        page: Page,
        words: Words,
        scene: Scene,
        session: Session,
        players: list[Player],
        thinker: Thinker,
        settings: Settings,
        changed: Callable[[], None],
    ) -> None:
        self.page = page
        self.words = words
        self.scene = scene
        self.session = session
        self.players = players
        self.settings = settings
        self.changed = changed  # something is to be saved
        self.sent = 0  # how much of the game has been handed out as a link, as `Session.extent` counts
        self.turned = False
        self.log_open = False  # where the log has no place of its own it opens from below
        self.note = ""  # why the last touch was refused
        self._touched = ""  # where that was: the pointer that is still there does not end the refusal
        self._keyed = False  # the last touch was made with the keys: they go on where something can be done
        self.cursor: str | None = None
        self.preview: str | None = None
        self.hint: Path = ()
        self.computer = Computer(self, thinker)
        self.replay = Replay(self)
        self.telling = Telling(self)
        self.privacy = Privacy(scene, session, players)
        self.sight = Sight(self)
        self.drawing = Drawing(self)
        self.standings = Standings(session, scene)
        self.back = TakingBack(self)
        self.closed = False
        self.ended: Callable[[], None] = lambda: None  # called when the last action has been shown
        self._end_timer: int | None = None
        self._end_unseen = False  # it came while the player looked back
        self.picker = Picker(())
        self._set_aside: Path = ()
        self.renew_picker()

    # Who and what

    @property
    def names(self) -> list[str]:
        return names(self.session, self.players, self.words)

    @property
    def is_by_link(self) -> bool:
        return any(player.is_elsewhere for player in self.players)

    def person_to_act(self) -> int | None:
        """The person at this screen who is asked now; None: somebody else is, or is to be, or the game is over."""
        acting = self.session.to_act()
        asked = acting is not None and self.players[acting].is_person and not self.privacy.lingers()
        return acting if asked else None

    def awaited(self) -> int | None:
        """The seat played elsewhere that is asked now: the link is to go there."""
        acting = self.session.to_act()
        return acting if acting is not None and self.players[acting].is_elsewhere else None

    def is_watched(self) -> bool:
        """All play elsewhere: here one only looks on, until a seat is taken."""
        return self.awaited() is not None and all(player.is_elsewhere for player in self.players)

    def all_sent(self) -> bool:
        """Whoever has the latest link has the game as it is now."""
        return self.sent >= self.session.extent

    def may_play_on(self) -> bool:
        """From an earlier moment a game may be played on, unless it would show what is hidden in one on the go."""
        return self.session.to_act() is None or not isinstance(self.scene, Hiding)

    def can_turn(self) -> bool:
        return self.privacy.shut() is None and self.scene.turns(self.look())

    def renew_picker(self, picked: Path = ()) -> None:
        """After every change of the game: the paths of what is legal now."""
        self.note, self.preview, self.hint = "", None, ()
        shut = self.privacy.shut() is not None
        self._set_aside = picked if shut else ()
        if self.person_to_act() is None or shut or self.closed:
            self.picker = Picker(())
        else:
            chair = self.session.chair(self.session.to_act())
            self.picker = Picker(self.scene.paths(chair), picked)

    def picked(self) -> Path:
        """The touches of the move being made; behind shut doors, those that were made before a reload."""
        return self._set_aside or self.picker.picked

    # What is seen

    def viewer(self) -> int | None:
        return self.sight.viewer()

    def look(self) -> Look:
        return self.sight.look()

    def lay(self) -> None:
        self.drawing.lay()
        self._mark_log()

    def draw(self) -> None:
        self.drawing.draw()

    def announce_prompt(self) -> None:
        self.page.announce(self.telling.prompt(self.look()).sentence)

    def open(self) -> None:
        """Lays the table and begins."""
        self.lay()
        self.computer.go_on()

    def focus(self) -> None:
        """Where the keys begin: the first spot that may be touched."""
        spots = self.picker.next_spots()
        if spots:
            self.page.focus(f"spot-{spots[0]}")

    def _bring(self) -> None:
        """In a low window what is to be touched may lie out of sight."""
        if self.person_to_act() is not None and self.privacy.shut() is None and self.replay.at is None:
            self.page.bring([f"spot-{spot}" for spot in self.picker.next_spots()])

    def _keys_go_on(self) -> None:
        """What the keys touched may be gone from the page, and the focus with it."""
        if self._keyed and self.privacy.lingers():
            self.page.focus("do-shut-doors")
        if self._keyed and self.person_to_act() is not None and self.privacy.shut() is None:
            self._keyed = False
            self.focus()

    def open_doors(self) -> None:
        """The person asked for has the device: only now is that view built."""
        seat = self.privacy.shut()
        if seat is None:
            return
        self.privacy.open()
        self.cursor = None
        self.renew_picker(self._set_aside)
        self.draw()
        self.drawing.part_doors(seat)
        self.announce_prompt()
        self._keys_go_on()
        self._bring()
        self.changed()

    def shut_doors(self) -> None:
        """Whoever has played is done with the device."""
        self.privacy.go_on()
        self.renew_picker()
        self.draw()
        self.announce_prompt()

    # Playing

    def pick(self, spot: str) -> None:
        if self.person_to_act() is None:
            over = self.session.to_act() is None
            self.refuse(self.words("table.refused.over" if over else "table.refused.not_now", name=self.look().actor))
            return
        look = self.look()
        seen = isinstance(self.scene, Moving) and bool(self.scene.pick_motions(look))
        picked = self.picker.pick(spot)
        if picked.kind == "refused":
            self.refuse(self.scene.refused(spot, look))
        elif picked.kind == "done":
            assert picked.action is not None
            self.play(picked.action, by_hand=seen)
        else:
            self.note, self.hint, self.preview = "", (), None
            self.cursor = spot
            self.draw()
            look = self.look()
            if picked.kind == "next" and isinstance(self.scene, Moving):
                self.page.animate(self.scene.pick_motions(look), self.settings.still)
            self.page.bring([f"spot-{following}" for following in self.picker.next_spots()])
            self.page.announce(self.telling.prompt(look).sentence)
            self.changed()

    def refuse(self, why: str) -> None:
        self.note = why
        self.draw()
        self.page.announce(why)
        self._sound("refused")

    def play(self, choice: int | str, by_hand: bool = False) -> None:
        """Plays an action, shows it, and lets whoever is next begin."""
        before = len(self.session)
        shown_last = self.replay.at is None
        self.computer.stop()
        self.session.play(choice)
        self.privacy.played(by_the_way=self._ended_by_the_way())
        self.renew_picker()
        self.changed()
        if shown_last:
            self.show_steps(before, by_hand)
        else:
            self.draw()
            self.page.announce(self.sight.told(self.session.steps[-1]))
            self._end_unseen = self.session.to_act() is None
        self._keys_go_on()
        self._bring()
        self.computer.go_on()

    def _ended_by_the_way(self) -> bool:
        """Whoever ends a turn by its own key, which the log leaves out, has said so; others may have slipped."""
        step = self.session.steps[-1]
        return step.seat == self.privacy.seated and self.scene.entry(step) is not None

    def back_to_now(self) -> None:
        """The player has looked back long enough; what came meanwhile may have been the end."""
        if self._end_unseen:
            self._end_comes(0)
        self.computer.go_on()

    def show_steps(self, since: int, by_hand: bool = False) -> None:
        """Draws the new moment, moves what has moved, says what was done and what is asked now."""
        self.draw()
        look = self.look()
        steps = self.session.steps[since:]
        events = [event.seen_by(self.viewer()) for step in steps for event in step.events]
        motions = self.scene.motions(events, look)
        if by_hand:
            rest = [motion for motion in motions if not motion.by_hand]
            first = min((motion.wait for motion in rest), default=0)
            motions = [motion._replace(wait=motion.wait - first) for motion in rest]
        self.page.animate(motions, self.settings.still)
        sounds = [name for name in map(self.scene.sound, events) if name]
        if sounds:
            self._sound(sounds[-1])
        new = [cell for cell in self.sight.cells() if cell.at > since]
        others = self.words("table.rest_follows")  # not each by its name: the log has them
        lines = [said for cell in new for said in (cell.said, others)[: 1 + bool(cell.followed)]]
        self.page.announce(". ".join([*lines, self.telling.prompt(look).sentence]))
        if self.session.to_act() is None:
            self._end_comes(0 if self.settings.still else max((motion.wait for motion in motions), default=0))

    def _sound(self, name: str) -> None:
        if self.settings.sound:
            self.page.play(SOUNDS[name])

    def resigner(self) -> int | None:
        """The person who would give up: whose view lies open here. None: nobody can, as behind shut doors."""
        return None if self.session.to_act() is None else self.viewer()

    def resign(self) -> None:
        seat = self.resigner()
        if seat is not None:
            self.computer.stop()
            self.session.resign(seat)
            self._ended_by_hand()

    def _ended_by_hand(self) -> None:
        self.replay.at = None
        self.renew_picker()
        self.draw()
        self.announce_prompt()
        self._sound("end")
        self.changed()
        self._end_comes(0)

    def _end_comes(self, moving: int) -> None:
        """What moves comes to rest, and the last action is looked at, before the sheet of the end covers it."""
        self.end_is_off()
        if not self.closed:
            self._end_timer = self.page.later(moving + END_SHOWN, self.ended)

    def end_is_off(self) -> None:
        """The end was taken back, or nobody looks at this table any more."""
        self._end_unseen = False
        if self._end_timer is not None:
            self.page.forget(self._end_timer)
            self._end_timer = None

    def agree_draw(self) -> None:
        if self.resigner() is not None:
            self.computer.stop()
            self.session.agree_draw()
            self._ended_by_hand()

    def handed_out(self) -> None:
        """The game as it is now is on its way to somebody."""
        self.session.everybody_looked()
        self.sent = self.session.extent
        self.draw()
        self.changed()

    # What the player does

    def happened(self, event: Happening) -> bool:
        """True: it was for the table."""
        elsewhere = (event.kind == "click" and not event.do) or event.kind == "focus"
        if elsewhere and self.note and event.data.get("spot") != self._touched:
            self.note = ""
            self.drawing.preview()
        if event.kind == "click":
            return self.do(event.do, event.data)
        if self.privacy.shut() is not None:
            return False
        if event.kind == "over" or event.kind == "focus":
            return self._hovered(event.data.get("spot") if event.do == "pick" else None, event.kind == "focus")
        return False

    def do(self, what: str, data: Mapping[str, str]) -> bool:
        if what == "open-doors":
            self.open_doors()
        elif what == "shut-doors":
            self.shut_doors()
        elif self.privacy.shut() is not None:
            return False
        elif self.replay.at is not None and what in OF_NOW:
            self.refuse(self.words("table.refused.looking_back"))
        elif what == "pick":
            self._touched = data["spot"]
            self.pick(data["spot"])
        elif what == "undo":
            self.back.step()
        elif what == "reset":
            self.back.turn()
        elif what == "hint":
            self.computer.hint()
        elif what == "play-now":
            self.computer.play_now()
        elif what == "try-again":
            self.computer.try_again()
        elif what == "halt" or what == "go-on":
            self.computer.pause(what == "halt")
        elif what in ("open-log", "close-log"):
            self.open_log(what == "open-log")
        elif what == "turn" and self.can_turn():
            self.turned = not self.turned
            self.draw()
        else:
            return self.replay.do(what, data)
        return True

    def open_log(self, opened: bool) -> None:
        self.log_open = opened
        self._mark_log()
        self.drawing.reveal_shown()  # while the log was shut it could not be scrolled
        self.page.focus("do-earlier" if opened else "do-open-log")

    def _mark_log(self) -> None:
        self.page.mark("#table", "data-log", "open" if self.log_open else None)

    def _hovered(self, spot: str | None, focused: bool) -> bool:
        if focused and spot:
            self.cursor = spot
        if spot != self.preview and self.replay.at is None:
            self._point_at(spot)
            if spot is None or self.picker.next_spots():
                self.drawing.preview()
        return False

    def _point_at(self, spot: str | None) -> None:
        """The spot under the pointer or the focus: another one that may be touched ends a refusal."""
        self.preview = spot
        if spot != self._touched and spot in self.picker.next_spots():
            self.note = ""

    def key(self, key: str) -> bool:
        """Arrow keys walk over the scene; Escape shuts the log, goes back to now, or takes a step of the move back."""
        self._keyed = key in ("Enter", " ")
        if self.privacy.shut() is not None:
            return False
        if key.startswith("Arrow"):
            to = self.scene.moved_cursor(self.cursor, key, self.look())
            self.cursor = to
            self._point_at(to)
            self.drawing.walked()
            self.cursor = self.preview = to  # a part drawn anew gets its focus back, which is heard as a step there
            self.page.focus(f"spot-{to}")
            return True
        if key == "Escape" and self.log_open:
            self.open_log(False)
            return True
        if key == "Escape" and self.replay.at is not None:
            return self.replay.do("last", {})
        if key == "Escape" and self.picker.picked:
            self.back.step()
            return True
        return False

    def stand_still(self) -> None:
        """The game has gone on elsewhere: nothing can be done with it here."""
        self.close()
        self.renew_picker()
        self.draw()

    def close(self) -> None:
        """The player leaves: nobody thinks or plays on."""
        self.closed = True
        self.computer.stop()
        self.replay.stop()
        self.drawing.stop()
        self.end_is_off()
