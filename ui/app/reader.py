"""The rules reader: chapters at the left, their text with a diagram, and what holds in the game on the table.

A game brings `ui/<game>/reader.py` with its `CHAPTERS`, perhaps a `chapter_now(look)`, and these sentences in
`ui/<game>/learning/`: `<game>.rules.<id>` (title), `.text`, perhaps `.more`, `.1` `.2` … (what the numbered discs of
the diagram say), `.q1` `.a1` … (often asked).
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.core.registry import REGISTRY
from ui.app.sheets import Sheet
from ui.html import (
    NOTHING,
    Markup,
    aside,
    button,
    div,
    h1,
    h2,
    h3,
    header,
    join,
    li,
    nav,
    ol,
    p,
    section,
    span,
)
from ui.page import Happening
from ui.table.scene import Look
from ui.table.table import Table
from ui.widgets.crests import room
from ui.widgets.icons import icon
from ui.words import Words


class Chapter(NamedTuple):
    id: str
    figure: Callable[[], Markup] | None = None
    discs: int = 0  # numbered remarks, shown by discs in its diagram
    asked: int = 0  # questions that are often asked


class Book(NamedTuple):
    """A game's rules."""

    game: str
    chapters: Sequence[Chapter]
    chapter_now: Callable[[Look], str] | None  # which one matters at this moment of a game


def book_of(game: str) -> Book:
    module = importlib.import_module(f"ui.{game}.reader")
    return Book(game, module.CHAPTERS, getattr(module, "chapter_now", None))


class Reader:
    """A sheet as large as the page."""

    def __init__(self, book: Book, table: Table | None, lesson: bool, before: Sheet | None = None) -> None:
        self.book = book
        self.lesson = lesson  # there is a guided game to try it
        self.before = before  # the sheet it was opened from
        self.at = 0
        self._now: tuple[str, list[str]] | None = None
        self._has_table = table is not None
        if table is not None and table.session.game.info.id == book.game:
            look = table.look()
            self._now = (table.telling.prompt(look).sentence, table.scene.help(look))
            if book.chapter_now:
                self.turn_to(book.chapter_now(look))

    @property
    def chapter(self) -> Chapter:
        return self.book.chapters[self.at]

    def turn_to(self, chapter: str) -> None:
        self.at = next((at for at, one in enumerate(self.book.chapters) if one.id == chapter), self.at)

    def happened(self, event: Happening) -> bool:
        return False

    # Drawing

    def title(self, words: Words, chapter: Chapter) -> str:
        return words(f"{self.book.game}.rules.{chapter.id}")

    def drawn(self, words: Words) -> Markup:
        return div(
            self._bar(words),
            self._chapters(words),
            self._text(words),
            self._beside(words),
            class_="reader",
            data_cloth=self.book.game,
        )

    def _bar(self, words: Words) -> Markup:
        back = "reader.to_game" if self._has_table and self.before is None else "reader.back"
        return header(
            room(),
            h1(REGISTRY.info(self.book.game).title, id="sheet-title", class_="bar-title"),
            span(words("reader.title"), class_="second reader-of"),
            span(class_="stretch"),
            button(icon("back"), words(back), data_do="close-reader", id="do-close-reader", class_="key"),
            class_="reader-bar",
        )

    def _chapters(self, words: Words) -> Markup:
        rows = (
            li(
                button(
                    span(at + 1, class_="second", aria_hidden=True),
                    span(self.title(words, chapter)),
                    id=f"chapter-{chapter.id}",
                    class_="chapter-row",
                    data_do="chapter",
                    data_chapter=chapter.id,
                    aria_current="page" if at == self.at else None,
                    autofocus=at == self.at,
                )
            )
            for at, chapter in enumerate(self.book.chapters)
        )
        return nav(
            div(class_="sheet-edge"),
            ol(rows, id="chapter-rows", class_="chapter-rows"),
            class_="reader-chapters",
            aria_label=words("reader.chapters"),
        )

    def _text(self, words: Words) -> Markup:
        chapter, key = self.chapter, f"{self.book.game}.rules.{self.chapter.id}"
        discs = [words(f"{key}.{n}") for n in range(1, chapter.discs + 1)]
        return section(
            h2(self.title(words, chapter), class_="reader-title"),
            p(words(f"{key}.text"), class_="reader-lead"),
            div(chapter.figure(), class_="reader-mat") if chapter.figure else None,
            ol((self._disc(n, said) for n, said in enumerate(discs, start=1)), class_="reader-discs")
            if discs
            else None,
            p(words(f"{key}.more")) if words.has(f"{key}.more") else None,
            self._turning(words),
            class_="reader-text",
            tabindex=0,
            aria_label=self.title(words, chapter),
        )

    @staticmethod
    def _disc(n: int, said: str) -> Markup:
        return li(span(n, class_="disc", aria_hidden=True), span(said))

    def _turning(self, words: Words) -> Markup:
        chapters, at = self.book.chapters, self.at
        before = chapters[at - 1] if at else None
        after = chapters[at + 1] if at + 1 < len(chapters) else None
        return div(
            self._to(before, words, "chapter-before", icon("back"), NOTHING),
            span(class_="stretch"),
            self._to(after, words, "chapter-after", NOTHING, span(icon("back"), class_="onward")),
            class_="reader-turning",
        )

    def _to(self, chapter: Chapter | None, words: Words, id: str, left: Markup, right: Markup) -> Markup:
        if chapter is None:
            return NOTHING
        said = self.title(words, chapter)
        return button(left, said, right, data_do="chapter", data_chapter=chapter.id, id=id, class_="key")

    def _beside(self, words: Words) -> Markup:
        key = f"{self.book.game}.rules.{self.chapter.id}"
        asked = [(words(f"{key}.q{n}"), words(f"{key}.a{n}")) for n in range(1, self.chapter.asked + 1)]
        parts = [
            section(
                h2(words("reader.now"), class_="small-head"),
                p(self._now[0], class_="now-asked"),
                (p(one) for one in self._now[1]),
            )
            if self._now
            else NOTHING,
            section(
                h2(words("reader.asked"), class_="small-head"),
                (join(h3(question), p(answer)) for question, answer in asked),
            )
            if asked
            else NOTHING,
            self._try(words) if self.lesson else NOTHING,
        ]
        return aside(parts, class_="reader-beside", tabindex=0, aria_label=words("reader.beside"))

    def _try(self, words: Words) -> Markup:
        return button(
            icon("play"),
            span(span(words("lesson.title")), span(words("reader.try"), class_="second"), class_="tick-words"),
            data_do="learn",
            data_learn=self.book.game,
            id="do-learn",
            class_="menu-row",
        )
