"""The computer at the table: it thinks when its seat is asked, shows its clock, and gives hints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.bots.worker import FAILED
from engine.core.problem import Problem
from engine.core.standing import SURE
from ui.table import draw
from ui.table.picker import ways_of
from ui.table.thinking import Thinker, Thought

if TYPE_CHECKING:
    from ui.table.table import Table

LEAST = 800  # milliseconds a move of the computer takes at least: the eye follows what the player has moved
WATCHED = 1200  # the same where two computers play
HINT_LEVEL = 3
ALMOST = SURE - 1  # what is forced is not won yet
SALT_BITS = 16


class Computer:
    def __init__(self, table: Table, thinker: Thinker) -> None:
        self._table = table
        self._thinker = thinker
        self.thinks = False
        self.paused = False
        self.failed = False  # it could not find a move
        self.hinting = False
        self._hinted = ""
        self._proven: tuple[list[int], int, int] | None = None  # the game so far, a seat, and what a hint saw for it
        self._best: Thought | None = None
        self._hurried = False  # "play now" before there was a first thought
        self._began = 0
        self._salt = table.page.seed(SALT_BITS)  # never the game's own seed: from that, hidden cards come
        self._clock: int | None = None
        self._wait: int | None = None

    def notice(self) -> str:
        """What the player should know: without a worker the page itself thinks."""
        return self._table.words("table.no_worker") if self._thinker.in_page else ""

    # Its turn

    def go_on(self) -> None:
        """Asks the computer if it is its turn and nobody looks back."""
        table = self._table
        acting = table.session.to_act()
        if table.closed:
            return
        if acting is None or not table.players[acting].is_computer:
            if any(player.is_computer for player in table.players):
                self._thinker.warm_up()
            return
        if self.thinks or self.paused or table.replay.at is not None:
            return
        self.thinks, self._best, self._hurried, self.failed = True, None, False, False
        self._began = table.page.milliseconds()
        table.session.looked(acting)
        level = table.players[acting].level
        self._thinker.ask(table.session, acting, level, self._salt, self._heard, self._failed)
        self._clock = table.page.later(1000, self._tick)
        table.draw()

    def _heard(self, thought: Thought, last: bool) -> None:
        self._best = thought
        if self._hurried:
            self._play()
            return
        if not last:
            self.draw_clock()
            return
        table = self._table
        watched = all(player.is_computer for player in table.players)
        spent = table.page.milliseconds() - self._began
        self._wait = table.page.later(max(0, (WATCHED if watched else LEAST) - spent), self._play)

    def _failed(self, problem: Problem) -> None:
        thought = self.thinks
        self.stop()
        self.failed = thought
        self._table.touching.refuse(self._why(problem))

    def _why(self, problem: Problem) -> str:
        try:
            return self._table.words(problem.key, **problem.args_by_name)
        except KeyError:  # a sentence for programs, or one whose arguments were lost
            return self._table.words(FAILED)

    def try_again(self) -> None:
        if self.failed:
            self._table.touching.note = ""
            self.go_on()

    def _play(self) -> None:
        best = self._best
        self.stop()
        if best is not None:
            self._table.play(int(best["index"]))

    def play_now(self) -> None:
        """The best thought so far is good enough."""
        self._hurried = self.thinks
        if self.thinks and self._best is not None:
            self._play()

    def pause(self, paused: bool) -> None:
        self.paused = paused
        if paused:
            self.stop()
            self._table.draw()
        else:
            self.go_on()

    def stop(self) -> None:
        """Nobody waits for it any more: a move was taken back, the player left, the move is made."""
        table = self._table
        self._thinker.drop()
        self.thinks, self.failed, self.hinting, self._hinted = False, False, False, ""
        for timer in (self._clock, self._wait):
            if timer is not None:
                table.page.forget(timer)
        self._clock = self._wait = None

    def _tick(self) -> None:
        self._clock = self._table.page.later(1000, self._tick)
        self.draw_clock()

    def draw_clock(self) -> None:
        if not self.thinks:
            return
        table = self._table
        seconds = (table.page.milliseconds() - self._began) // 1000
        if not seconds:
            return  # a clock that has not ticked says nothing
        share = int(self._best["share"]) if self._best else 0
        table.page.put("clock", draw.thinking(share, seconds, table.words))

    # Hints

    def hint(self) -> None:
        """Asks for the move the strongest level would make here."""
        table = self._table
        seat = table.person_to_act()
        if seat is None or self.hinting:
            return
        self.hinting, self._hinted = True, ""
        table.touching.note, table.touching.hint = "", ()  # the advice takes the place of a refusal
        self._thinker.ask(table.session, seat, HINT_LEVEL, self._salt, self._hint_heard, self._failed)
        table.draw()

    def _hint_heard(self, thought: Thought, last: bool) -> None:
        if not last:
            return
        table = self._table
        self.hinting = False
        seat = table.person_to_act()
        if seat is None:
            return
        chair = table.session.chair(seat)
        index = int(thought["index"])
        table.touching.hint = ways_of(table.touching.legal()[index])[0]
        move = table.words.say(chair.describe(chair.actions()[index]), table.names)
        self._hinted = table.words("table.hint_is", move=move)
        says = thought["says"]
        if says:
            chance = max(-ALMOST, min(2 * int(thought["estimate"]) - SURE, ALMOST))
            self._proven = (list(table.session.record.log), seat, chance)
            self._hinted += f". {table.words(says['key'], **says['args'])}"
        table.draw()
        table.page.announce(self._hinted)

    def proven(self) -> tuple[int, int] | None:
        """A seat and its chance, where a hint has seen a forced end from this very moment."""
        if self._proven is None or self._proven[0] != self._table.session.record.log:
            return None
        return self._proven[1:]

    def hint_line(self) -> str:
        if self.hinting:
            return self._table.words("table.hint_sought")
        return self._hinted if self._table.touching.hint else ""
