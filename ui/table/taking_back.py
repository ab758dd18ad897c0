"""Taking back: a touch of the move being made, a decision, the steps of a turn, a resignation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.problem import Problem
from ui.table.privacy import Hiding

if TYPE_CHECKING:
    from ui.table.table import Table


class TakingBack:
    def __init__(self, table: Table) -> None:
        self._table = table

    def _seat(self) -> int | None:
        """Who would take back: the person who decided last. Before the computer everything may be taken back."""
        table, session = self._table, self._table.session
        if table.is_by_link:
            return self._seat_by_link()
        if table.privacy.hides():  # what lies before the doors is another person's
            seat = table.privacy.seated
            return seat if seat is not None and session.can_undo(seat) else None
        decided = (step.seat for step in reversed(session.steps) if not step.by_itself)
        seat = next((seat for seat in decided if table.players[seat].is_person), None)
        return seat if seat is not None and (self._practises() or session.can_undo(seat)) else None

    def _practises(self) -> bool:
        """Against the computer what was seen meanwhile may be taken back too, and is marked in the record."""
        return any(player.is_computer for player in self._table.players)

    def _seat_by_link(self) -> int | None:
        """What has been sent stays; and what the other side cannot have seen may be taken back."""
        table, session = self._table, self._table.session
        last = next((at for at in reversed(range(len(session))) if not session.steps[at].by_itself), None)
        if last is None or last < table.sent:
            return None
        seat = session.steps[last].seat
        return seat if table.players[seat].is_person and session.can_undo(seat) else None

    def possible(self) -> bool:
        if self._table.session.record.ended is not None:
            return self._end_possible()
        return self._seat() is not None

    def _end_possible(self) -> bool:
        """An end made by hand: one's own until it is sent; one that opened what was hidden, only from the computer."""
        table, ended = self._table, self._table.session.record.ended
        if ended is None or (isinstance(table.scene, Hiding) and (table.is_by_link or len(self._persons()) != 1)):
            return False
        if table.is_by_link and table.all_sent():
            return False
        if ended.resigned is None:
            return not table.is_by_link
        return table.players[ended.resigned].is_person

    def _persons(self) -> list[int]:
        return [seat for seat, player in enumerate(self._table.players) if player.is_person]

    def _take_end_back(self) -> None:
        """The moves stay. Where the end has opened the cards it is marked in the record."""
        table = self._table
        if not self._end_possible():
            raise Problem("play.nothing_to_undo")
        table.session.take_end_back(self._persons()[0] if isinstance(table.scene, Hiding) else None)
        self._went_back()

    def step(self) -> None:
        """A step back in the move being made, else the last decision of the person who decided last."""
        table = self._table
        if table.touching.picker.back():
            self._picks_changed()
            return
        if table.session.record.ended is not None:
            self._take_end_back()
            return
        seat = self._seat()
        if seat is None:
            raise Problem("play.nothing_to_undo")
        table.computer.stop()
        if not table.is_by_link and self._practises():
            table.session.take_back(seat)
        else:
            table.session.undo(seat)
        self._went_back()

    def why_not(self, what: str) -> str:
        """Why there is no `undo`, or no `reset` of the turn; nothing: there is."""
        table, session = self._table, self._table.session
        if what == "reset":
            return "" if self.turn_possible() else table.words("table.refused.reset")
        if table.touching.picker.picked or self.possible():
            return ""
        if session.to_act() is not None and not self._persons():
            return table.words("table.refused.not_now", name=table.look().actor)
        decided = [step.seat for step in session.steps if not step.by_itself]
        last = decided[-1] if decided else 0
        why = "anothers" if last != table.viewer() else "shown"
        if session.record.ended is not None:
            why = "ended"
        elif not any(table.players[seat].is_person for seat in decided):
            why = "none"
        return table.words("table.refused.undo", why=why, name=table.names[last])

    def turn_possible(self) -> bool:
        table = self._table
        return bool(table.touching.picker.picked) or self._seat_of_turn() is not None

    def _seat_of_turn(self) -> int | None:
        """Whose steps may be taken back: those of the person who is asked."""
        table = self._table
        seat = table.person_to_act()
        if seat is None or (table.is_by_link and self._seat_by_link() != seat):
            return None
        return seat if table.session.can_undo(seat) else None

    def turn(self) -> None:
        """The turn from its beginning: the touches of this step, else its steps that can still be taken back."""
        table = self._table
        seat = self._seat_of_turn()
        if table.touching.picker.picked:
            table.touching.picker.reset()
            self._picks_changed()
        elif seat is None:
            raise Problem("play.nothing_to_undo")
        else:
            table.session.reset_turn(seat, table.sent if table.is_by_link else 0)
            table.computer.stop()
            self._went_back()

    def _picks_changed(self) -> None:
        table = self._table
        table.touching.forget()
        table.draw()
        table.announce_prompt()
        table.changed()

    def _went_back(self) -> None:
        table = self._table
        table.unfolding.end_is_off()
        table.replay.at = None
        table.touching.renew()
        table.draw()
        table.announce_prompt()
        table.changed()
        table.computer.go_on()
