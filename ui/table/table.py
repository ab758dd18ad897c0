"""The table: a session, who sits at it, and the course of the game at one screen.

Legality is the session's, places and words are the scene's, what a player is touching and what is seen and said of it
stand in modules of their own: here it is only decided which of them has its turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.session import Session, Step
from ui.page import Happening, Page
from ui.table.computer import Computer
from ui.table.course import Standings
from ui.table.drawing import Drawing
from ui.table.players import Player, names
from ui.table.privacy import Hiding, Privacy
from ui.table.replay import Replay
from ui.table.scene import Look, Scene
from ui.table.settings import Settings
from ui.table.sight import Sight
from ui.table.taking_back import TakingBack
from ui.table.telling import Telling
from ui.table.thinking import Thinker
from ui.table.touching import Touching
from ui.table.unfolding import Unfolding
from ui.words import Words

OF_NOW = frozenset({"pick", "undo", "reset", "hint", "play-now", "try-again"})  # not to be done while looking back


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
        self.computer = Computer(self, thinker)
        self.replay = Replay(self)
        self.telling = Telling(self)
        self.privacy = Privacy(scene, session, players)
        self.sight = Sight(self)
        self.drawing = Drawing(self)
        self.unfolding = Unfolding(self)
        self.touching = Touching(self)
        self.standings = Standings(session, scene)
        self.back = TakingBack(self)
        self.closed = False
        self.overtaken = False  # the game has gone on elsewhere
        self.touching.renew()

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

    def open_doors(self) -> None:
        """The person asked for has the device: only now is that view built."""
        seat = self.privacy.shut()
        if seat is None:
            return
        self.privacy.open()
        self.touching.take_up_again()
        self.draw()
        self.drawing.part_doors(seat)
        self.announce_prompt()
        self.touching.keys_go_on()
        self.touching.bring()
        self.changed()

    def shut_doors(self) -> None:
        """Whoever has played is done with the device."""
        if not self.privacy.lingers():
            return
        self.replay.stop()
        self.replay.at = None
        self.privacy.go_on()
        self.touching.renew()
        self.draw()
        self.announce_prompt()

    # Playing

    def play(self, choice: int | str, by_hand: bool = False) -> None:
        """Plays an action, shows it, and lets whoever is next begin."""
        before = len(self.session)
        shown_last = self.replay.at is None
        self.computer.stop()
        self.session.play(choice)
        self.privacy.played(by_the_way=self._ended_by_the_way(self.session.steps[before]))
        self.touching.renew()
        self.changed()
        if shown_last:
            self.unfolding.steps(before, by_hand)
        else:
            self.unfolding.behind_the_past()
        self.touching.keys_go_on()
        self.touching.bring()
        self.computer.go_on()

    def _ended_by_the_way(self, step: Step) -> bool:
        """Whoever ends a turn by its own key, which the log leaves out, has said so; others may have slipped."""
        return step.seat == self.privacy.seated and self.scene.entry(step) is not None

    def back_to_now(self) -> None:
        self.unfolding.back_to_now()
        self.computer.go_on()

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
        self.touching.renew()
        self.draw()
        self.announce_prompt()
        self.unfolding.sound("end")
        self.changed()
        self.unfolding.end_comes(0)

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
        self.touching.went_on(event)
        if event.kind == "click":
            return self.do(event.do, event.data)
        if self.privacy.shut() is not None:
            return False
        if event.kind == "over" or event.kind == "focus":
            self.touching.hovered(event.data.get("spot") if event.do == "pick" else None, event.kind == "focus")
        return False

    def do(self, what: str, data: Mapping[str, str]) -> bool:
        if what == "open-doors":
            self.open_doors()
        elif what == "shut-doors":
            self.shut_doors()
        elif self.privacy.shut() is not None:
            return False
        elif self.replay.at is not None and what in OF_NOW:
            self.touching.refuse(self.words("table.refused.looking_back"))
        elif what == "pick":
            self.touching.touch(data["spot"])
        elif what == "undo" or what == "reset":
            self._take_back(what)
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
            return self._look_back(what, data)
        return True

    def _look_back(self, what: str, data: Mapping[str, str]) -> bool:
        looked = self.replay.do(what, data)
        if looked and self.log_open and what != "pause":  # it would cover what one wants to see
            self.open_log(False)
            self.page.focus(f"do-cloth-{what}")
        return looked

    def _take_back(self, what: str) -> None:
        why_not = self.back.why_not(what)
        if why_not:
            self.touching.refuse(why_not)
        elif what == "undo":
            self.back.step()
        else:
            self.back.turn()

    def open_log(self, opened: bool) -> None:
        self.log_open = opened
        self._mark_log()
        self.drawing.reveal_shown()  # while the log was shut it could not be scrolled
        self.page.focus("do-earlier" if opened else "do-open-log")

    def _mark_log(self) -> None:
        self.page.mark("#table", "data-log", "open" if self.log_open else None)

    def key(self, key: str) -> bool:
        """Arrow keys walk over the scene; Escape shuts the log, goes back to now, or takes a step of the move back."""
        self.touching.pressed(key)
        if self.privacy.shut() is not None:
            return False
        if key.startswith("Arrow"):
            self.touching.walk(key)
            return True
        if key == "Escape" and self.log_open:
            self.open_log(False)
            return True
        if key == "Escape" and self.replay.at is not None:
            return self.replay.do("last", {})
        if key == "Escape" and self.touching.picker.picked:
            self.back.step()
            return True
        return False

    def stand_still(self) -> None:
        """The game has gone on elsewhere: nothing can be done with it here."""
        self.overtaken = True
        self.close()
        self.touching.renew()
        self.draw()

    def close(self) -> None:
        """The player leaves: nobody thinks or plays on."""
        self.closed = True
        self.computer.stop()
        self.replay.stop()
        self.drawing.stop()
        self.unfolding.end_is_off()
