"""A guided first game: real positions on the real table, one taught move a step, and the answer to it.

A game brings `ui/<game>/lesson.py` with a `LESSON`, and for each step these sentences in `ui/<game>/learning/`:
`<game>.lesson.<id>` (its title), the same with `.ask` behind it (what to do, one or two sentences) and with `.done`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from engine.core.game import Json, Options
from engine.core.registry import REGISTRY
from engine.core.session import Session
from ui.page import Page
from ui.table import lesson_paper as paper
from ui.table.computer import Computer
from ui.table.draw import Keys
from ui.table.drawing import Drawing
from ui.table.picker import Path, Picker, ways_of
from ui.table.players import COMPUTER, PERSON, Player
from ui.table.scene import Look, Prompt, Scene
from ui.table.settings import Settings
from ui.table.table import Table
from ui.table.taking_back import TakingBack
from ui.table.telling import Telling
from ui.table.thinking import Thinker
from ui.words import Words

ANSWER = 900  # milliseconds before the other side answers, so that the eye can follow


class Step(NamedTuple):
    """What is taught at one position."""

    id: str
    position: Json
    moves: tuple[str, ...]  # the texts of the moves that are taken
    answer: tuple[str, ...] = ()  # what the other side then plays
    fresh: bool = False  # the position does not follow from the step before


class Lesson(NamedTuple):
    game: str
    steps: tuple[Step, ...]
    options: Options | None = None
    seed: int = 1
    learner: int = 0  # the seat that is taught

    def session(self, at: int) -> Session:
        return Session.new(REGISTRY.game(self.game), self.seed, options=self.options, position=self.steps[at].position)

    def players(self) -> list[Player]:
        seats = REGISTRY.info(self.game).least_seats
        return [Player(PERSON if seat == self.learner else COMPUTER) for seat in range(seats)]


class LessonTable(Table):
    """The table with somebody who shows: it takes the taught move only, and waits until the player goes on."""

    def __init__(
        self,
        page: Page,
        words: Words,
        scene: Scene,
        lesson: Lesson,
        at: int,
        thinker: Thinker,
        settings: Settings,
        changed: Callable[[], None],
    ) -> None:
        self.lesson = lesson
        self.at = at
        self.moved = False  # the taught move is made
        self._answers: list[str] = []
        super().__init__(page, words, scene, lesson.session(at), lesson.players(), thinker, settings, changed)
        self.computer = Answering(self, thinker)
        self.telling = Showing(self)
        self.drawing = LessonDrawing(self)
        self.back = Repeating(self)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    @property
    def done(self) -> bool:
        return self.moved and not self._answers

    @property
    def is_last(self) -> bool:
        return self.at == len(self.lesson.steps) - 1

    def say(self, what: str = "") -> str:
        return self.words(f"{self.lesson.game}.lesson.{self.step.id}{what}")

    def taught(self) -> list[Path]:
        """The ways of touching the moves that are taken, out of the legal list."""
        chair = self.session.chair(self.session.to_act())
        paths = self.scene.paths(chair)
        return [
            way
            for action, path in zip(chair.actions(), paths, strict=True)
            if chair.text(action) in self.step.moves
            for way in ways_of(path)
        ]

    # The course

    def go_to(self, at: int) -> None:
        self.computer.stop()
        self.at, self.moved, self._answers = at, False, []
        self.session = self.lesson.session(at)
        self.privacy = type(self.privacy)(self.scene, self.session, self.players)
        self.replay.at, self.cursor = None, None
        self.renew_picker()
        self.lay()
        self.page.announce(self.say(".ask"))
        self.focus()
        self.changed()

    def renew_picker(self, picked: Path = ()) -> None:
        super().renew_picker(picked)
        if self.moved:
            self.picker = Picker(())

    def pick(self, spot: str) -> None:
        if self.moved:
            self.refuse(self.words("lesson.go_on_first"))
            return
        picker = self.picker
        if spot in picker.next_spots():
            path: Path = (*picker.picked, spot)
        elif spot in picker.instead():
            path = (spot,)
        else:
            super().pick(spot)
            return
        if any(way[: len(path)] == path for way in self.taught()):
            super().pick(spot)
        else:  # legal, and not what is shown here
            self.refuse(self.words("lesson.other"))

    def play(self, choice: int | str, by_hand: bool = False) -> None:
        if not self.moved:
            self.moved, self._answers = True, list(self.step.answer)
        super().play(choice, by_hand)
        if self.done:
            self.page.focus("do-again" if self.is_last else "do-next-step")

    def answer(self) -> None:
        if self._answers:
            text = self._answers.pop(0)
            self.play(text)

    # What the player does

    def do(self, what: str, data: Mapping[str, str]) -> bool:
        if what == "next-step" and not self.is_last:
            self.go_to(self.at + 1)
        elif what == "lesson-step":
            self.go_to(int(data["at"]))
        else:
            return super().do(what, data)
        return True

    def key(self, key: str) -> bool:
        return key == "m" or super().key(key)  # nobody resigns a lesson: the table's menu stays shut


class LessonDrawing(Drawing):
    """The table with the steps of the lesson beside it."""

    def __init__(self, table: LessonTable) -> None:
        super().__init__(table)
        self._lesson = table

    def lay(self) -> None:
        table = self._lesson
        table.page.put_frame("table", paper.frame(table.lesson.game, table.scene.frame(table.look()), table.words))
        table.page.put("bar", paper.bar(table.session.game.info.title, table.words))
        self.draw()

    def draw(self) -> None:
        super().draw()
        table, steps = self._lesson, self._lesson.lesson.steps
        titles = [table.words(f"{table.lesson.game}.lesson.{step.id}") for step in steps]
        table.page.put("lesson-steps", paper.steps(titles, table.at, table.words))
        table.page.put("lesson-count", paper.count(table.at, len(titles), table.words))
        table.page.reveal(f"lesson-step-{table.at}", "lesson-steps")


class Repeating(TakingBack):
    """What is taken back in a lesson: a touch, else the step from its beginning."""

    def __init__(self, table: LessonTable) -> None:
        super().__init__(table)
        self._lesson = table

    def possible(self) -> bool:
        return self._lesson.moved

    def step(self) -> None:
        table = self._lesson
        if table.picker.picked or not table.moved:
            super().step()
        else:
            table.go_to(table.at)


class Answering(Computer):
    """The other side: it plays what the lesson says."""

    def __init__(self, table: LessonTable, thinker: Thinker) -> None:
        super().__init__(table, thinker)
        self._lesson = table

    def go_on(self) -> None:
        if self._lesson.moved and not self._lesson.done:
            self._wait = self._lesson.page.later(ANSWER, self._lesson.answer)

    def hint(self) -> None:
        """Shows the taught move."""
        table = self._lesson
        if table.moved:
            return
        chair = table.session.chair(table.session.to_act())
        action = next(action for action in chair.actions() if chair.text(action) in table.step.moves)
        table.picker.reset()
        table.note, table.hint = "", table.taught()[0]
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
        if table.moved:
            return Prompt(table.words("lesson.answers", name=look.actor))
        told = table.scene.prompt(look)
        return Prompt(table.say(".ask"), told.steps, told.now)

    def seat_line(self, seat: int, look: Look) -> str:
        return self._lesson.scene.seat_line(seat, look)  # the other side follows the lesson: it has no level

    def keys(self, look: Look) -> Keys:
        table = self._lesson
        if not look.live:
            return super().keys(look)
        keys = Keys(table.words)
        keys.line = table.note
        keys.refused = bool(table.note)
        picking = bool(table.picker.picked)
        keys.add("undo", "undo", "table.undo", picking or table.moved)
        if not table.moved:
            keys.add("hint", "hint", "lesson.show")
            keys.line = table.note or table.computer.hint_line() or table.scene.aside(look)
            keys.outlined(table.scene.choices(look))
        elif table.done and table.is_last:
            keys.filled("again", "lesson.play")
        elif table.done:
            keys.filled("next-step", "lesson.next")
        return keys
