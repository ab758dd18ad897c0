"""Learning a game: which games have a rules reader and a guided first game, and what leads to them."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.core.registry import REGISTRY
from ui.app.games import has_scene, scene_of
from ui.app.reader import Reader, book_of
from ui.table.lesson import Lesson, LessonTable

if TYPE_CHECKING:
    from ui.app.app import App
    from ui.app.deeds import Deed

FIRST_GAME = "mana"  # the quickest to learn
LESSON = "lesson"  # the screen of that name is kept as: lesson, game, step
LEARNED = "tatami.learned."  # and a game: the steps of its lesson that were played, by their ids


def _has(game: str, part: str) -> bool:
    return has_scene(game) and importlib.util.find_spec(f"ui.{game}.{part}") is not None


def has_reader(game: str) -> bool:
    return _has(game, "reader")


def has_lesson(game: str) -> bool:
    return _has(game, "lesson")


def games() -> list[str]:
    """Those that can be learned here."""
    return [info.id for info in REGISTRY.infos() if has_reader(info.id) and has_lesson(info.id)]


def lesson_of(game: str) -> Lesson:
    lesson: Lesson = importlib.import_module(f"ui.{game}.lesson").LESSON
    return lesson


def _add_words(app: App, game: str) -> None:
    for package in (f"ui.{game}.text", f"ui.{game}.learning"):
        app.words.add(package)


# The guided first game


def first(app: App) -> str:
    """Behind the hearth: the first lesson that was not played to its end."""
    order = sorted(games(), key=lambda game: game != FIRST_GAME)
    lessons = map(lesson_of, order)
    return next((one.game for one in lessons if len(_learned(app, one)) < len(one.steps)), FIRST_GAME)


def begin(app: App, game: str = FIRST_GAME, at: int = 0) -> None:
    """Sits the player down at the lesson; the game on the go stays where it is."""
    _add_words(app, game)
    if app.table:
        app.table.close()
    table = LessonTable(
        app.page, app.words, scene_of(game), lesson_of(game), at, app.thinker, app.settings, lambda: keep(app)
    )
    table.played = _learned(app, table.lesson)
    app.sit(table)
    keep(app)


def _learned(app: App, lesson: Lesson) -> set[int]:
    ids = (app.storage.read(LEARNED + lesson.game) or "").split()
    return {at for at, step in enumerate(lesson.steps) if step.id in ids}


def keep(app: App) -> None:
    table = app.table
    if isinstance(table, LessonTable):
        app.keep_screen(place_of(table))
        played = table.played | _learned(app, table.lesson)  # another tab may have learned more meanwhile
        ids = (table.lesson.steps[at].id for at in sorted(played))
        app.storage.write(LEARNED + table.lesson.game, " ".join(ids))


def place_of(table: LessonTable) -> str:
    """The step on the table, as a reload and the history call it."""
    return f"{LESSON} {table.lesson.game} {table.at}"


def resume(app: App, screen: str) -> None:
    """After a reload: the same step again. What was kept is not to be trusted."""
    what, _, rest = screen.partition(" ")
    game, _, at = rest.partition(" ")
    if what == LESSON and game.isidentifier() and has_lesson(game) and at.isdecimal() and len(at) < 3:
        if int(at) < len(lesson_of(game).steps):
            begin(app, game, int(at))


# Deeds


def _learn(it: Deed) -> None:
    game = it.data["learn"]
    steps = [step.id for step in lesson_of(game).steps]
    it.app.close()
    begin(it.app, game, steps.index(it.data["step"]) if "step" in it.data else 0)


def _reader(it: Deed) -> None:
    read(it.app, it.data["learn"], it.element)


def _chapter(it: Deed) -> None:
    sheet = it.app.sheet
    if isinstance(sheet, Reader):
        sheet.turn_to(it.data["chapter"])
        it.app.page.put("sheet", sheet.drawn(it.app.words))
        it.app.page.reveal(f"chapter-{sheet.chapter.id}", "chapter-rows")
        it.app.page.focus(it.element)
        it.app.page.announce(sheet.title(it.app.words, sheet.chapter))


def _close_reader(it: Deed) -> None:
    sheet = it.app.sheet
    if isinstance(sheet, Reader) and sheet.before:
        it.app.open(sheet.before)
        it.app.page.focus("do-reader")
    else:
        it.app.close()


def read(app: App, game: str, opener: str = "") -> None:
    """Opens the rules, at the chapter that matters now."""
    _add_words(app, game)
    app.open(Reader(book_of(game), app.table, has_lesson(game), app.sheet, app.page.put), opener)
    if isinstance(app.sheet, Reader):
        app.page.reveal(f"chapter-{app.sheet.chapter.id}", "chapter-rows")


LEARNING: dict[str, Callable[[Deed], None]] = {
    "learn": _learn,
    "reader": _reader,
    "chapter": _chapter,
    "close-reader": _close_reader,
}
