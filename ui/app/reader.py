"""The rules reader: chapters at the left, their text with a diagram, and what holds in the game on the table.

A game brings `ui/<game>/reader.py` with its `CHAPTERS`, perhaps a `chapter_now(look)`, a `drawn_now(look)` and the
`art` its diagrams refer to, and these sentences in `ui/<game>/learning/`: `<game>.rules.<id>` (title), `.text`,
perhaps `.more`, `.1` `.2` … (what the numbered discs of the diagram say), `.q1` `.a1` … (often asked).
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.core.registry import REGISTRY
from ui.app.finding import Finding
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
    input_,
    join,
    label,
    li,
    nav,
    ol,
    p,
    section,
    span,
    ul,
)
from ui.page import Happening
from ui.table.lesson import LessonTable
from ui.table.scene import Look
from ui.table.table import Table
from ui.widgets.crests import room
from ui.widgets.icons import icon
from ui.words import Words


class Entry(NamedTuple):
    """One of many alike, such as a card: its picture, its name, and what there is to know of it."""

    picture: Markup
    name: str
    lines: tuple[str, ...]


class Chapter(NamedTuple):
    id: str
    figure: Callable[[Words], Markup] | None = None
    discs: int = 0  # numbered remarks, shown by discs in its diagram
    asked: int = 0  # questions that are often asked
    step: str = ""  # the step of the guided game that lets one try it
    entries: Callable[[Words], Sequence[Entry]] | None = None


class Book(NamedTuple):
    """A game's rules."""

    game: str
    chapters: Sequence[Chapter]
    chapter_now: Callable[[Look], str] | None  # which one matters at this moment of a game
    drawn_now: Callable[[Look], Markup] | None  # this moment as a picture
    art: Callable[[], Markup] | None  # drawings the diagrams refer to


def book_of(game: str) -> Book:
    module = importlib.import_module(f"ui.{game}.reader")
    brought = (getattr(module, name, None) for name in ("chapter_now", "drawn_now", "art"))
    return Book(game, module.CHAPTERS, *brought)


class Now(NamedTuple):
    """What holds in the game on the table."""

    asked: str
    lines: list[str]
    picture: Markup


class Reader:
    """A sheet as large as the page."""

    def __init__(
        self,
        book: Book,
        table: Table | None,
        lesson: bool,
        before: Sheet | None = None,
        put: Callable[[str, Markup], None] | None = None,
    ) -> None:
        self.book = book
        self.lesson = lesson  # there is a guided game to try it
        self.before = before  # the sheet it was opened from
        self.at = 0
        self.finding = Finding("")
        self._put = put  # draws a part anew while somebody types in another
        self._words: Words | None = None  # as it was drawn last
        self._now: Now | None = None
        self._has_table = table is not None
        self._on_table = table is not None and table.session.game.info.id == book.game
        if table is not None and self._on_table:
            look = table.look()
            picture = book.drawn_now(look) if book.drawn_now else NOTHING
            self._now = Now(table.telling.prompt(look).sentence, table.scene.help(look), picture)
            if book.chapter_now:
                self.turn_to(book.chapter_now(look))
        if isinstance(table, LessonTable) and self._on_table:
            self.turn_to(next((one.id for one in book.chapters if one.step == table.step.id), self.chapter.id))

    @property
    def chapter(self) -> Chapter:
        return self.book.chapters[self.at]

    def turn_to(self, chapter: str) -> None:
        self.at = next((at for at, one in enumerate(self.book.chapters) if one.id == chapter), self.at)

    def happened(self, event: Happening) -> bool:
        """What is typed is looked for at once; the field itself is left alone."""
        if event.do == "find" and self._words and self._put:
            self.find(event.value, self._words)
            self._put("chapter-rows", self._rows(self._words))
            self._put("found", join(self._found(self._words)))
            self._put("reader-page", self._page(self._words))
        return False

    def escaped(self, event: Happening) -> bool:
        """The word that is looked for goes first, then the rules."""
        if event.do != "find" or not event.value or not self._words or not self._put:
            return False
        # What was typed is the browser's: only a new field is empty. The old one says its word once more as it goes.
        self._put("reader-find", NOTHING)
        self.happened(event._replace(value=""))
        self._put("reader-find", self._field(self._words))
        return True

    # Finding

    def find(self, wanted: str, words: Words) -> None:
        """Turns to the first chapter that has the word, unless the open one has it."""
        self.finding = Finding(wanted)
        hits = [at for at, chapter in enumerate(self.book.chapters) if self._hits(chapter, words)]
        if hits and self.at not in hits:
            self.at = hits[0]

    def _hits(self, chapter: Chapter, words: Words) -> bool:
        return any(self.finding.hits(sentence) for sentence in self.sentences(words, chapter))

    def _found(self, words: Words) -> str:
        if not self.finding.wanted:
            return ""
        return words("reader.found", n=sum(self._hits(chapter, words) for chapter in self.book.chapters))

    def sentences(self, words: Words, chapter: Chapter) -> list[str]:
        """All that is written in a chapter."""
        key = f"{self.book.game}.rules.{chapter.id}"
        ends = ["", ".text", ".more", *(f".{n}" for n in range(1, chapter.discs + 1))]
        ends += [f".{which}{n}" for n in range(1, chapter.asked + 1) for which in "qa"]
        written = [words(key + end) for end in ends if words.has(key + end)]
        entries = chapter.entries(words) if chapter.entries else ()
        return written + [line for entry in entries for line in (entry.name, *entry.lines)]

    # Drawing

    def title(self, words: Words, chapter: Chapter) -> str:
        return words(f"{self.book.game}.rules.{chapter.id}")

    def drawn(self, words: Words) -> Markup:
        self._words = words
        return div(
            self.book.art() if self.book.art and not self._on_table else None,
            self._bar(words),
            self._chapters(words),
            div(self._page(words), id="reader-page", class_="reader-page"),
            class_="reader",
            data_cloth=self.book.game,
        )

    def _page(self, words: Words) -> Markup:
        """The open chapter and what lies beside it."""
        return join(self._text(words), self._beside(words))

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
        return nav(
            div(class_="sheet-edge"),
            ol(self._rows(words), id="chapter-rows", class_="chapter-rows"),
            div(self._field(words), id="reader-find", class_="reader-find"),
            class_="reader-chapters",
            aria_label=words("reader.chapters"),
        )

    def _field(self, words: Words) -> Markup:
        return join(
            p(self._found(words), id="found", class_="second", role="status"),
            label(icon("find"), span(words("reader.find"), class_="spoken"), for_="find", class_="find-sign"),
            input_(
                type="search",
                id="find",
                class_="find-field",
                value=self.finding.wanted,
                placeholder=words("reader.find"),
                data_do="find",
                autocomplete="off",
                spellcheck="false",
            ),
        )

    def _rows(self, words: Words) -> Markup:
        """All chapters, or those that have the word that is looked for."""
        shown = [at for at, chapter in enumerate(self.book.chapters) if self._hits(chapter, words)]
        return join(self._row(at, words) for at in shown)

    def _row(self, at: int, words: Words) -> Markup:
        chapter = self.book.chapters[at]
        return li(
            button(
                span(at + 1, class_="second", aria_hidden=True),
                span(self.finding.marked(self.title(words, chapter))),
                id=f"chapter-{chapter.id}",
                class_="chapter-row",
                data_do="chapter",
                data_chapter=chapter.id,
                aria_current="page" if at == self.at else None,
                autofocus=at == self.at,
            )
        )

    def _text(self, words: Words) -> Markup:
        chapter, key, marked = self.chapter, f"{self.book.game}.rules.{self.chapter.id}", self.finding.marked
        discs = [words(f"{key}.{n}") for n in range(1, chapter.discs + 1)]
        entries = chapter.entries(words) if chapter.entries else ()
        return section(
            h2(marked(self.title(words, chapter)), class_="reader-title"),
            p(marked(words(f"{key}.text")), class_="reader-lead"),
            div(chapter.figure(words), class_="reader-mat") if chapter.figure else None,
            ol((self._disc(n, said) for n, said in enumerate(discs, start=1)), class_="reader-discs")
            if discs
            else None,
            ul((self._entry(entry) for entry in entries), class_="reader-entries") if entries else None,
            p(marked(words(f"{key}.more"))) if words.has(f"{key}.more") else None,
            self._turning(words),
            class_="reader-text",
            tabindex=0,
            aria_label=self.title(words, chapter),
        )

    def _disc(self, n: int, said: str) -> Markup:
        return li(span(n, class_="disc", aria_hidden=True), span(self.finding.marked(said)))

    def _entry(self, entry: Entry) -> Markup:
        lines = (p(self.finding.marked(line)) for line in entry.lines)
        return li(span(entry.picture, class_="entry-picture"), div(h3(self.finding.marked(entry.name)), lines))

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
        key, marked = f"{self.book.game}.rules.{self.chapter.id}", self.finding.marked
        asked = [(words(f"{key}.q{n}"), words(f"{key}.a{n}")) for n in range(1, self.chapter.asked + 1)]
        parts = [
            section(
                h2(words("reader.now"), class_="small-head"),
                p(self._now.asked, class_="now-asked"),
                self._now.picture,
                (p(one) for one in self._now.lines),
            )
            if self._now
            else NOTHING,
            section(
                h2(words("reader.asked"), class_="small-head"),
                (join(h3(marked(question)), p(marked(answer))) for question, answer in asked),
            )
            if asked
            else NOTHING,
            self._try(words) if self.lesson else NOTHING,
        ]
        return aside(parts, class_="reader-beside", tabindex=0, aria_label=words("reader.beside"))

    def _try(self, words: Words) -> Markup:
        """The guided game: at the step that teaches this chapter, else from its beginning."""
        step = self.chapter.step
        title, line = ("reader.try", "reader.try.line") if step else ("lesson.title", "reader.first_game.line")
        return button(
            icon("play"),
            span(span(words(title)), span(words(line), class_="second"), class_="tick-words"),
            data_do="learn",
            data_learn=self.book.game,
            data_step=step or None,
            id="do-learn",
            class_="menu-row",
        )
