"""What the table says: the prompt, the keys on the lower cloth, a line about each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.game import Result
from ui.html import Markup, span
from ui.table import draw, log
from ui.table.called import named
from ui.table.draw import Keys
from ui.table.privacy import Hiding
from ui.table.scene import Look, Prompt

if TYPE_CHECKING:
    from ui.table.table import Table


class Telling:
    def __init__(self, table: Table) -> None:
        self._table = table

    def peek(self, cells: list[log.Cell], shown: int) -> Markup:
        """On a phone the last line of the log lies below the board and opens the rest."""
        last = next((cell.said for cell in reversed(cells) if cell.at <= shown), self._table.words("table.no_moves"))
        if shown == len(self._table.session):
            last = self.last_line() or last
        return draw.key("up", "open-log", named(last, self._table.names), "peek-key")

    def sealed(self, look: Look) -> int | None:
        """Whose seal stands beside the prompt: who is asked, who has won, or whose move one looks back at."""
        if not look.live:
            seen = [cell.seat for cell in self._table.sight.cells() if cell.at <= self._table.sight.shown()]
            return seen[-1] if seen else look.to_act
        result = self._table.session.result()
        if result is None:
            return look.to_act
        return result.winners[0] if len(result.winners) == 1 else None

    def ending(self, result: Result, look: Look) -> str:
        """How the game ended, in words."""
        return self.by_hand() or self._table.scene.ending(result, look)

    def by_hand(self) -> str:
        """Who gave up, or that a draw was agreed; nothing where the game goes on or has ended by its rules."""
        table, ended = self._table, self._table.session.record.ended
        if ended is None:
            return ""
        if ended.resigned is None:
            return table.words("result.agreed")
        return table.words("result.resigned", name=table.names[ended.resigned])

    def outcome(self) -> str:
        """Who has won a game that is over, and how it ended."""
        table, result = self._table, self._table.session.result()
        assert result is not None
        ending = self.ending(result, table.look())
        if len(result.winners) == 1:
            return table.words("table.won", name=table.names[result.winners[0]], ending=ending)
        return table.words("table.drawn", ending=ending)

    def last_line(self) -> str:
        """Of the log, where no move has ended the game."""
        ended, said = self._table.session.record.ended, self.by_hand()
        return self._table.words("table.drawn", ending=said) if ended and ended.resigned is None else said

    def prompt(self, look: Look) -> Prompt:
        table, words = self._table, self._table.words
        if not look.live:
            return Prompt(self._looking_back(look))
        if table.overtaken:
            return Prompt(words("save.elsewhere"))
        if table.session.result() is not None:
            return Prompt(self.outcome())
        shut = table.privacy.shut()
        if shut is not None:
            return Prompt(words("privacy.pass", name=look.names[shut]))
        if table.privacy.lingers():
            return Prompt(words("privacy.next", name=look.actor))
        if look.to_act is not None and table.players[look.to_act].is_computer:
            waits = table.computer.paused or table.computer.failed
            return Prompt(words("table.paused" if waits else "table.thinks", name=look.actor))
        if table.is_watched():
            return Prompt(words("table.watched", name=look.actor))
        if table.awaited() is not None:
            return Prompt(words("table.awaited" if table.all_sent() else "table.to_send", name=look.actor))
        return table.scene.prompt(look)

    def _looking_back(self, look: Look) -> str:
        table, words = self._table, self._table.words
        at = table.replay.at
        if not at:
            return words("table.looking_back.beginning")
        said = [cell.said for cell in table.sight.cells() if cell.at <= at]
        return words("table.looking_back", move=said[-1]) if said else words("table.looking_back.beginning")

    def forced(self) -> str:
        """What a person here did without being asked, since one of them last decided: else it might go unseen."""
        table, said = self._table, list[str]()
        for step in reversed(table.session.steps):
            here = table.players[step.seat].is_person
            if here and not step.by_itself:
                break
            entry = table.scene.entry(step)
            if here and entry and not (entry.setup or entry.follows):
                said.append(table.sight.told(step))
        return ". ".join(reversed(said))

    def seat_line(self, seat: int, look: Look) -> str:
        table, words = self._table, self._table.words
        parts = [table.scene.seat_line(seat, look)]
        if table.players[seat].is_computer:
            parts.append(words("seat.level", n=table.players[seat].level))
        if table.players[seat].is_elsewhere:
            parts.append(words("seat.elsewhere"))
        back = table.session.record.taken_back[seat]
        if back:
            parts.append(words("seat.took_back", n=back))
        return " · ".join(parts)

    def keys(self, look: Look) -> Keys:
        """What stands on the lower cloth."""
        table = self._table
        keys = Keys(table.words)
        if table.closed:
            return keys  # what would be done here is done elsewhere
        keys.line, keys.refused = table.touching.note, bool(table.touching.note)
        if not look.live:
            # On a phone the keys of the replay lie under the log, out of sight of the board.
            stepping = draw.stepping(
                table.sight.shown(), len(table.session), table.replay.playing, table.words, prefix="cloth-"
            )
            keys.left.append(span(stepping, class_="phone-only"))
            if table.may_play_on():
                keys.add("branch", "play-on", "table.play_on")
            keys.filled("last", "table.to_now", place="now")
        elif table.session.to_act() is None:
            keys.add("undo", "undo", "table.take_back", table.back.possible())
            keys.add("bars", "result", "table.result")
            keys.add("swap", "rematch", "table.rematch")
            if table.is_by_link and not table.all_sent():
                keys.filled("share", "table.share", "share")
            else:
                keys.filled("again", "table.again")
        elif table.privacy.lingers():
            keys.add("undo", "undo", "table.undo", table.back.possible())
            keys.filled("shut-doors", "privacy.shut")
        elif table.is_watched():
            keys.add("share", "share", "table.share")
            do = "ask-seat" if isinstance(table.scene, Hiding) else "seat-person"  # whose cards it shows is told first
            keys.offered("person", do, "letter.play", name=look.actor)
        elif table.awaited() is not None:
            keys.add("undo", "undo", "table.undo", table.back.possible())
            keys.filled("share", "table.share", "share")
        elif table.person_to_act() is None:
            watched = all(player.is_computer for player in table.players)
            if not watched:
                keys.add("undo", "undo", "table.take_back", table.back.possible())
            elif table.computer.paused:
                keys.filled("go-on", "table.go_on", "play", "halt")
            elif not table.computer.failed:
                keys.add("pause", "halt", "table.halt")
            if table.computer.failed:
                keys.filled("try-again", "table.try_again", "reset")
            keys.line = table.touching.note or ". ".join(filter(None, (self.forced(), table.computer.notice())))
            if table.computer.thinks:
                keys.right.append(span(id="clock", class_="clock-part"))
                keys.filled("play-now", "table.play_now", "now")
        else:
            own_step = table.back.turn_possible()
            keys.add("undo", "undo", "table.undo" if own_step else "table.take_back", own_step or table.back.possible())
            keys.add("reset", "reset", "table.reset", own_step)
            keys.add("hint", "hint", "table.hint", not table.computer.hinting)
            keys.line = table.touching.note or table.computer.hint_line() or table.scene.aside(look) or self.forced()
            keys.outlined(table.scene.choices(look))
        return keys
