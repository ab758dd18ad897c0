"""A guided first game: one real game on the real table, told in steps.

A game brings `ui/<game>/lesson.py` with a `LESSON`, and for each step these sentences in `ui/<game>/learning/`:
`<game>.lesson.<id>` (its title), the same with `.ask` behind it (what to do, one or two sentences), perhaps with
`.then` (what to do once the first decision is made), and with `.done`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from engine.core.game import Json, Options
from engine.core.registry import REGISTRY
from engine.core.session import Session
from ui.page import Page
from ui.table.course import Standings
from ui.table.lesson_roles import Answering, Following, LessonDrawing, Repeating, Showing
from ui.table.picker import Path, ways_of
from ui.table.players import COMPUTER, PERSON, Player
from ui.table.scene import Scene
from ui.table.settings import Settings
from ui.table.table import Table
from ui.table.thinking import Thinker
from ui.words import Words


class Step(NamedTuple):
    """What is taught at one position: a line of play, in the texts of its decisions, whoever makes them."""

    id: str
    line: tuple[str, ...]  # it begins with the learner's


class Lesson(NamedTuple):
    """One game: each step goes on from where the line of the step before leads."""

    game: str
    position: Json  # where it begins
    steps: tuple[Step, ...]
    options: Options | None = None
    seed: int = 1
    learner: int = 0  # the seat that is taught

    def session(self, at: int) -> Session:
        """The step's own beginning, without what was played before it."""
        session = self._begun(self.position)
        for step in self.steps[:at]:
            for text in step.line:
                session.play(text)
        return self._begun(session.position())

    def _begun(self, position: Json) -> Session:
        return Session.new(REGISTRY.game(self.game), self.seed, options=self.options, position=position)

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
        self.made = 0  # how much of the step's line has been played
        self.played: set[int] = set()  # the steps that were played to their end
        super().__init__(page, words, scene, lesson.session(at), lesson.players(), thinker, settings, changed)
        self.computer = Answering(self, thinker)
        self.telling = Showing(self)
        self.drawing = LessonDrawing(self)
        self.back = Repeating(self)
        self.touching = Following(self)
        self.touching.renew()

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    @property
    def done(self) -> bool:
        return self.made == len(self.step.line)

    @property
    def asks(self) -> bool:
        """The learner is to play the next decision of the line."""
        return not self.done and self.session.to_act() == self.lesson.learner

    @property
    def is_last(self) -> bool:
        return self.at == len(self.lesson.steps) - 1

    def say(self, what: str = "") -> str:
        return self.words(f"{self.lesson.game}.lesson.{self.step.id}{what}")

    def taught(self) -> list[Path]:
        """The ways of touching the decision that is asked for, out of the legal list."""
        chair = self.session.chair(self.session.to_act())
        return [
            way
            for action, path in zip(chair.actions(), self.scene.paths(chair), strict=True)
            if chair.text(action) == self.step.line[self.made]
            for way in ways_of(path)
        ]

    # The course

    def go_to(self, at: int) -> None:
        self.computer.stop()
        self.at, self.made = at, 0
        self.session = self.lesson.session(at)
        self.privacy = type(self.privacy)(self.scene, self.session, self.players)
        self.standings = Standings(self.session, self.scene)
        self.replay.at, self.touching.cursor = None, None
        self.touching.renew()
        self.lay()
        self.page.announce(self.say(".ask"))
        self.touching.focus()
        self.changed()

    def play(self, choice: int | str, by_hand: bool = False) -> None:
        if isinstance(choice, int):
            choice = self.step.line[self.made]  # the only one that could be touched
        self.made += 1
        if self.done:
            self.played.add(self.at)
        super().play(choice, by_hand)
        if self.done:
            self.page.focus("do-again" if self.is_last else "do-next-step")
        elif self.asks:
            self.touching.focus()

    def answer(self) -> None:
        self.play(self.step.line[self.made])

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
