"""What is done otherwise in a lesson than at any table: drawing, touching, taking back, the other side, and what is
said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.html import Markup
from ui.table import lesson_paper as paper
from ui.table.computer import Computer
from ui.table.draw import Keys
from ui.table.drawing import Drawing
from ui.table.picker import Path, Picker
from ui.table.scene import Look, Prompt
from ui.table.taking_back import TakingBack
from ui.table.telling import Telling
from ui.table.thinking import Thinker
from ui.table.touching import Touching

if TYPE_CHECKING:
    from ui.table.lesson import LessonTable

ANSWER = 900  # milliseconds before the other side answers, so that the eye can follow
STILL = 300  # where nothing moves there is less to follow


class LessonDrawing(Drawing):
    """The table with the steps of the lesson beside it."""

    def __init__(self, table: LessonTable) -> None:
        super().__init__(table)
        self._lesson = table

    def slip(self) -> Markup:
        return paper.slip(self._lesson.words)

    def bar(self) -> Markup:
        return paper.bar(self._lesson.session.game.info.title, self._lesson.words)

    def draw(self) -> None:
        super().draw()
        table, steps = self._lesson, self._lesson.lesson.steps
        titles = [table.words(f"{table.lesson.game}.lesson.{step.id}") for step in steps]
        table.page.put("lesson-steps", paper.steps(titles, table.at, table.played, table.words))
        table.page.put("lesson-count", paper.count(table.at, len(titles), table.played, table.words))
        table.page.reveal(f"lesson-step-{table.at}", "lesson-steps")


class Following(Touching):
    """Only what is asked for is marked; what else is legal is answered when it is touched."""

    def __init__(self, table: LessonTable) -> None:
        super().__init__(table)
        self._lesson = table

    def renew(self, picked: Path = ()) -> None:
        super().renew(picked)
        self.picker = Picker([self._lesson.taught()], picked) if self._lesson.asks else Picker(())

    def pick(self, spot: str) -> None:
        table = self._lesson
        if table.done and not table.is_last:
            self.refuse(table.words("lesson.go_on_first"))
        elif table.asks and self._is_legal(spot) and spot not in self._wanted():
            self.refuse(table.words("lesson.other"))
        else:
            super().pick(spot)

    def _is_legal(self, spot: str) -> bool:
        legal = Picker(self.legal(), self.picker.picked)
        return spot in (*legal.next_spots(), *legal.instead())

    def _wanted(self) -> list[str]:
        """What leads on, and what takes the last touch back."""
        return [*self.picker.next_spots(), *self.picker.instead(), *self.picker.picked[-1:]]


class Repeating(TakingBack):
    """What is taken back in a lesson: a touch, else the step from its beginning."""

    def __init__(self, table: LessonTable) -> None:
        super().__init__(table)
        self._lesson = table

    def possible(self) -> bool:
        return self._lesson.made > 0

    def step(self) -> None:
        if not self._begin_again():
            super().step()

    def turn_possible(self) -> bool:
        return bool(self._lesson.touching.picker.picked) or self.possible()

    def turn(self) -> None:
        if not self._begin_again():
            super().turn()

    def _begin_again(self) -> bool:
        table = self._lesson
        played = table.made > 0 and not table.touching.picker.picked
        if played:
            table.go_to(table.at)
        return played


class Answering(Computer):
    """The other side: it plays what the lesson says."""

    def __init__(self, table: LessonTable, thinker: Thinker) -> None:
        super().__init__(table, thinker)
        self._lesson = table

    def go_on(self) -> None:
        if self._wait is None and not self._lesson.done and not self._lesson.asks:
            wait = STILL if self._lesson.settings.still else ANSWER
            self._wait = self._lesson.page.later(wait, self._answer)

    def _answer(self) -> None:
        self._wait = None
        self._lesson.answer()

    def hint(self) -> None:
        """Shows what is asked for."""
        table = self._lesson
        if not table.asks:
            return
        chair = table.session.chair(table.session.to_act())
        action = next(action for action in chair.actions() if chair.text(action) == table.step.line[table.made])
        table.touching.picker.reset()
        table.touching.note, table.touching.hint = "", table.taught()[0]
        self._hinted = table.words("table.hint_is", move=table.words.say(chair.describe(action), table.names))
        table.draw()
        table.page.announce(self._hinted)


class Showing(Telling):
    """What the table says in a lesson."""

    def __init__(self, table: LessonTable) -> None:
        super().__init__(table)
        self._lesson = table

    def prompt(self, look: Look) -> Prompt:
        table = self._lesson
        if not look.live:
            return super().prompt(look)
        if table.done:
            return Prompt(table.say(".done"))
        if not table.asks:
            return Prompt(table.words("lesson.answers", name=look.actor))
        told = table.scene.prompt(look)
        return Prompt(table.say(".then" if table.made else ".ask"), told.steps, told.now)

    def seat_line(self, seat: int, look: Look) -> str:
        return self._lesson.scene.seat_line(seat, look)  # the other side follows the lesson: it has no level

    def keys(self, look: Look) -> Keys:
        table = self._lesson
        if not look.live:
            return super().keys(look)
        keys = Keys(table.words)
        keys.line = table.touching.note
        keys.refused = bool(table.touching.note)
        picking = bool(table.touching.picker.picked)
        keys.add("undo", "undo", "table.undo", picking or table.made > 0)
        if table.asks:
            keys.add("hint", "hint", "lesson.show")
            goal = table.words(f"{table.lesson.game}.lesson.goal") if table.at == 0 and not picking else ""
            keys.line = table.touching.note or table.computer.hint_line() or table.scene.aside(look) or goal
            keys.outlined(table.scene.choices(look))
        elif table.done and table.is_last:
            keys.filled("again", "lesson.play")
        elif table.done:
            keys.filled("next-step", "lesson.next")
        return keys
