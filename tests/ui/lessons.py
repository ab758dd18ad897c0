"""Guided games for tests: which there are, what the learner plays, and one on a page of ours."""

from engine.core.registry import REGISTRY
from tests.ui.fakes import FakePage
from ui.app.games import scene_of
from ui.app.learning import has_lesson, has_reader, lesson_of
from ui.page import Happening
from ui.table.lesson import LessonTable
from ui.table.picker import ways_of
from ui.table.settings import Settings
from ui.table.thinking import Thinker
from ui.words import Words

GAMES = [info.id for info in REGISTRY.infos()]
WITH_LESSON = [game for game in GAMES if has_lesson(game)]
WITH_READER = [game for game in GAMES if has_reader(game)]
STEPS = [(game, at) for game in WITH_LESSON for at in range(len(lesson_of(game).steps))]


def words_of(game: str, language: str = "en") -> Words:
    words = Words(language)
    words.add(f"ui.{game}.text")
    words.add(f"ui.{game}.learning")
    return words


def learners_texts(game: str, at: int) -> list[str]:
    """What the learner plays in a step."""
    session = lesson_of(game).session(at)
    texts: list[str] = []
    for text in lesson_of(game).steps[at].line:
        texts += [text] * (session.to_act() == lesson_of(game).learner)
        session.play(text)
    return texts


class Taught:
    """A lesson on a page of ours."""

    def __init__(self, game: str = "mana", at: int = 0, language: str = "en") -> None:
        self.page, self.kept = FakePage(), 0
        self.lesson = lesson_of(game)
        self.words = words_of(game, language)
        thinker = Thinker(self.page, False)
        self.table = LessonTable(
            self.page, self.words, scene_of(game), self.lesson, at, thinker, Settings(), self._changed
        )
        self.table.open()

    def _changed(self) -> None:
        self.kept += 1

    def click(self, *spots: str) -> None:
        for spot in spots:
            self.table.happened(Happening("click", "pick", {"spot": spot}))

    def path(self, text: str) -> tuple[str, ...]:
        chair = self.table.session.chair(self.table.session.to_act())
        paths = self.table.scene.paths(chair)
        return next(ways_of(p)[0] for a, p in zip(chair.actions(), paths, strict=True) if chair.text(a) == text)

    def step_text(self) -> str:
        """The decision that is asked for."""
        return self.table.step.line[self.table.made]

    @property
    def prompt(self) -> str:
        return self.page.parts["prompt"]
