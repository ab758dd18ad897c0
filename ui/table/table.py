"""The table: a session, who sits at it, and what the player at this screen is doing.

It draws parts when something has changed, and answers what the player does. Legality is the session's, places and
words are the scene's; here is only the course of a game at one screen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.chair import Chair
from engine.core.game import View
from engine.core.problem import Problem
from engine.core.session import Session
from ui.html import Markup, join
from ui.page import Happening, Page
from ui.table import draw, log
from ui.table.closer import Opening, own_views
from ui.table.computer import Computer
from ui.table.picker import Path, Picker
from ui.table.players import Player, below, names
from ui.table.privacy import PARTING, Hiding, Privacy, doors
from ui.table.replay import Replay
from ui.table.scene import Look, Moving, Scene, Walking
from ui.table.settings import Settings
from ui.table.sounds import SOUNDS
from ui.table.telling import Telling
from ui.table.thinking import Thinker
from ui.words import Words

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
        self.sent = 0  # how much of the log has been handed out as a link
        self.turned = False
        self.note = ""  # why the last touch was refused
        self.cursor: str | None = None
        self.preview: str | None = None
        self.hint: Path = ()
        self.computer = Computer(self, thinker)
        self.replay = Replay(self)
        self.telling = Telling(self)
        self.privacy = Privacy(scene, session, players)
        self.ended: Callable[[], None] = lambda: None  # called when the last action has been shown
        self._chair: tuple[tuple[int, int | None, object], Chair] | None = None
        self._cells: tuple[tuple[object, ...], list[log.Cell]] | None = None
        self.picker = Picker(())
        self.renew_picker()

    # Who and what

    @property
    def names(self) -> list[str]:
        return names(self.session, self.players, self.words)

    def viewer(self) -> int | None:
        """The seat whose view is drawn: the person to act, else the only person, else an onlooker."""
        if self.privacy.hides():
            return self.privacy.viewer()
        acting = self.session.to_act()
        if acting is not None and self.players[acting].is_person:
            return acting
        persons = [seat for seat, player in enumerate(self.players) if player.is_person]
        return persons[0] if len(persons) == 1 else None

    def chair(self) -> Chair:
        """The chair of what is on the table: now, or where the player looks back to."""
        at, viewer = self.replay.at, self.viewer()
        mark = (len(self.session), at, (viewer, self.session.record.ended))
        if self._chair is None or self._chair[0] != mark:
            self._chair = (mark, self.session.chair(viewer, at))
        return self._chair[1]

    def person_to_act(self) -> int | None:
        """The person at this screen who is asked now; None: somebody else is, or the game is over."""
        acting = self.session.to_act()
        return acting if acting is not None and self.players[acting].is_person else None

    def awaited(self) -> int | None:
        """The seat played elsewhere that is asked now: the link is to go there."""
        acting = self.session.to_act()
        return acting if acting is not None and self.players[acting].is_elsewhere else None

    def may_play_on(self) -> bool:
        """From an earlier moment a game may be played on, unless it would show what is hidden in one on the go."""
        return self.session.to_act() is None or not isinstance(self.scene, Hiding)

    def renew_picker(self, picked: Path = ()) -> None:
        """After every change of the game: the paths of what is legal now."""
        self.note, self.preview, self.hint = "", None, ()
        if self.person_to_act() is None or self.privacy.shut() is not None:
            self.picker = Picker(())
        else:
            chair = self.session.chair(self.session.to_act())
            self.picker = Picker(self.scene.paths(chair), picked)

    def look(self) -> Look:
        chair, live = self.chair(), self.replay.at is None
        look = Look(self.words, self._view(chair), self.names, below(self.players))
        over = live and self.session.to_act() is None
        look.turned = self.turned
        look.seat = chair.seat
        look.live = live
        look.to_act = None if over else chair.to_act()
        look.asked = None if over else chair.asked()
        if live:
            look.picker, look.preview, look.hint = self.picker, self.preview, self.hint
        look.cursor = self.cursor
        shown = len(self.session) if self.replay.at is None else self.replay.at
        begin = max(0, shown - 1)
        while begin and self.scene.entry(self.session.steps[begin]) is None:
            begin -= 1
        latest = self.session.steps[begin : begin + 1] if shown else []
        look.last = [event.seen_by(chair.seat) for step in latest for event in step.events]
        return look

    def cells(self) -> list[log.Cell]:
        """The log's cells, made anew when something was played or is told in other words."""
        called = self.names
        mark = (tuple(self.session.record.log), self.words.language, *called)
        if self._cells is None or self._cells[0] != mark:
            self._cells = (mark, log.cells(self.scene, self.session.steps, called, self.words))
        return self._cells[1]

    def _view(self, chair: Chair) -> View:
        """When the game is over nothing is hidden any more, looking back included."""
        if self.session.to_act() is None and isinstance(self.scene, Opening):
            return self.scene.opened(own_views(self.session, self.replay.at))
        return chair.view()

    # Drawing

    def open(self) -> None:
        """Lays the table and begins."""
        self.lay()
        self.computer.go_on()

    def focus(self) -> None:
        """Where the keys begin: the first spot that may be touched."""
        spots = self.picker.next_spots()
        if spots:
            self.page.focus(f"spot-{spots[0]}")

    def lay(self) -> None:
        """Draws everything anew: at the beginning, or in another language."""
        look = self.look()
        self.page.put_frame("table", draw.frame(self.session.game.info.id, self.scene.frame(look), self.words))
        title = self.session.game.info.title
        self.page.put("bar", draw.bar(title, " – ".join(self.names), self.words))
        self.draw()

    def draw(self) -> None:
        look, page, words = self.look(), self.page, self.words
        for part, markup in self.scene.parts(look).items():
            page.put(part, markup)
        told = self.telling.prompt(look)
        acting = self.telling.sealed(look)
        page.put("seal", draw.stamp(acting, self.computer.thinks))
        page.put("prompt", draw.prompt(told))
        keys = self.telling.keys(look)
        page.put("actions", keys.drawn())
        page.put("cloth-line", join(keys.line))  # a preview may have left another line there
        seats = [
            draw.seat_row(s, n, self.telling.seat_line(s, look), s == look.to_act) for s, n in enumerate(look.names)
        ]
        page.put("seats", join(seats))
        shown = len(self.session) if self.replay.at is None else self.replay.at
        cells = self.cells()
        page.put("log", log.drawn(cells, self.scene.columns, shown, words))
        page.put("peek", self.telling.peek(cells, shown))
        page.put("replay", draw.replay(shown, len(self.session), self.replay.playing, words))
        page.reveal(f"log-{shown}", "log-rows")
        self._draw_doors()
        self.computer.draw_clock()

    def _draw_doors(self) -> None:
        seat, title = self.privacy.shut(), self.session.game.info.title
        if seat is None:
            self.page.put("doors", join())
            return
        self.page.put("doors", doors(seat, self.names, self.privacy.seated, title, self.words, parting=False))
        self.page.focus("do-open-doors")

    def open_doors(self) -> None:
        """The person asked for has the device: only now is that view built."""
        seat, title = self.privacy.shut(), self.session.game.info.title
        if seat is None:
            return
        self.privacy.open()
        self.cursor = None
        self.renew_picker()
        self.draw()
        self.page.put("doors", doors(seat, self.names, None, title, self.words, parting=True))
        self.page.later(PARTING, self._draw_doors)
        self.page.announce(self.telling.prompt(self.look()).sentence)
        self.changed()

    # Playing

    def pick(self, spot: str) -> None:
        if self.replay.at is not None:
            self.refuse(self.words("table.refused.looking_back"))
            return
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
        self.renew_picker()
        self.changed()
        if shown_last:
            self.show_steps(before, by_hand)
        else:
            self.draw()
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
        said = [self.words.say(step.said[-1], look.names) for step in steps if self.scene.entry(step)]
        self.page.announce(". ".join([*said, self.telling.prompt(look).sentence]))
        if self.session.to_act() is None:
            self.page.later(END_SHOWN, self.ended)

    def _sound(self, name: str) -> None:
        if self.settings.sound:
            self.page.play(SOUNDS[name])

    # Taking back

    def back_seat(self) -> int | None:
        """Who would take back: the person who decided last."""
        if any(player.is_elsewhere for player in self.players):
            return self._back_seat_by_link()
        for step in reversed(self.session.steps):
            if not step.by_itself and self.players[step.seat].is_person:
                return step.seat
        return None

    def _back_seat_by_link(self) -> int | None:
        """What has been sent stays; and what the other side cannot have seen may be taken back."""
        last = next((at for at in reversed(range(len(self.session))) if not self.session.steps[at].by_itself), None)
        if last is None or last < self.sent:
            return None
        seat = self.session.steps[last].seat
        return seat if self.players[seat].is_person and self.session.can_undo(seat) else None

    def can_take_back(self) -> bool:
        return self.session.record.ended is not None or self.back_seat() is not None

    def undo(self) -> None:
        """A step back in the move being made, else the last decision of the person who decided last."""
        if self.picker.back():
            self._picks_changed()
            return
        seat = self.back_seat()
        if self.session.record.ended:
            self.session.cut_to(len(self.session))  # a resignation is taken back, the moves stay
            self._went_back()
            return
        if seat is None:
            raise Problem("play.nothing_to_undo")
        self.computer.stop()
        by_link = any(player.is_elsewhere for player in self.players)
        if not by_link and any(player.is_computer for player in self.players):
            self.session.take_back(seat)  # past the computer's answer: marked in the record
        else:
            self.session.undo(seat)
        self._went_back()

    def can_reset(self) -> bool:
        seat = self.person_to_act()
        return bool(self.picker.picked) or (seat is not None and self.session.can_undo(seat))

    def reset(self) -> None:
        """The turn from its beginning: the touches of this step, else its steps that can still be taken back."""
        seat = self.person_to_act()
        if self.picker.picked:
            self.picker.reset()
            self._picks_changed()
        elif seat is None:
            raise Problem("play.nothing_to_undo")
        else:
            self.session.reset_turn(seat)
            self.computer.stop()
            self._went_back()

    def _picks_changed(self) -> None:
        self.note, self.preview, self.hint = "", None, ()
        self.draw()
        self.page.announce(self.telling.prompt(self.look()).sentence)
        self.changed()

    def _went_back(self) -> None:
        self.replay.at = None
        self.renew_picker()
        self.draw()
        self.page.announce(self.telling.prompt(self.look()).sentence)
        self.changed()
        self.computer.go_on()

    def resign(self) -> None:
        acting = self.session.to_act()
        seat = acting if self.person_to_act() is not None else below(self.players)
        self.computer.stop()
        self.session.resign(seat if seat is not None else 0)
        self._ended_by_hand()

    def _ended_by_hand(self) -> None:
        self.replay.at = None
        self.renew_picker()
        self.draw()
        self.page.announce(self.telling.prompt(self.look()).sentence)
        self._sound("end")
        self.changed()

    def agree_draw(self) -> None:
        self.computer.stop()
        self.session.agree_draw()
        self._ended_by_hand()

    def handed_out(self) -> None:
        """The game as it is now is on its way to somebody."""
        self.session.everybody_looked()
        self.sent = len(self.session)
        self.draw()
        self.changed()

    # What the player does

    def happened(self, event: Happening) -> bool:
        """True: it was for the table."""
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
        elif self.privacy.shut() is not None:
            return False
        elif what == "pick":
            self.pick(data["spot"])
        elif what == "undo":
            self.undo()
        elif what == "reset":
            self.reset()
        elif what == "hint":
            self.computer.hint()
        elif what == "play-now":
            self.computer.play_now()
        elif what == "try-again":
            self.computer.try_again()
        elif what == "halt" or what == "go-on":
            self.computer.pause(what == "halt")
        elif what == "turn":
            self.turned = not self.turned
            self.draw()
        else:
            return self.replay.do(what, data)
        return True

    def _hovered(self, spot: str | None, focused: bool) -> bool:
        if focused and spot:
            self.cursor = spot
        if spot != self.preview and self.replay.at is None:
            self.preview = spot
            if spot is None or self.picker.next_spots():
                self.draw_preview()
        return False

    def draw_preview(self) -> None:
        """Only what depends on the pointer."""
        look = self.look()
        self._put(self.scene.hovered(look), look)

    def _draw_walked(self) -> None:
        """Only what depends on where the keyboard stands."""
        look = self.look()
        self._put(self.scene.walked(look) if isinstance(self.scene, Walking) else self.scene.parts(look), look)

    def _put(self, parts: Mapping[str, Markup], look: Look) -> None:
        for part, markup in parts.items():
            self.page.put(part, markup)
        # The line alone: a key drawn anew while it is being pressed would never be clicked.
        self.page.put("cloth-line", join(self.telling.keys(look).line))

    def key(self, key: str) -> bool:
        """Arrow keys walk over the scene; Escape takes a step of the move back."""
        if self.privacy.shut() is not None:
            return False
        if key.startswith("Arrow"):
            to = self.scene.moved_cursor(self.cursor, key, self.look())
            self.cursor = self.preview = to
            self._draw_walked()
            self.cursor = self.preview = to  # a part drawn anew gets its focus back, which is heard as a step there
            self.page.focus(f"spot-{to}")
            return True
        if key == "Escape" and self.replay.at is not None:
            return self.replay.do("last", {})
        if key == "Escape" and self.picker.picked:
            self.undo()
            return True
        return False

    def close(self) -> None:
        """The player leaves: nobody thinks or plays on."""
        self.computer.stop()
        self.replay.stop()
