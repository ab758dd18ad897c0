"""Sheets of paper over the page: a cloth edge, a title, what they hold, and a cloth with what can be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from ui.html import Child, Markup, button, div, fieldset, h1, input_, join, label, legend, p, section, span, textarea
from ui.page import Happening
from ui.widgets.icons import icon
from ui.words import Words


class Sheet(Protocol):
    def drawn(self, words: Words) -> Markup: ...

    def happened(self, event: Happening) -> bool:
        """True: it changes how the sheet is drawn."""


@runtime_checkable
class Following(Protocol):
    """A sheet with parts that follow what is typed into it; to draw it anew would disturb the typing."""

    def following(self, words: Words) -> dict[str, Markup]: ...


@runtime_checkable
class Escaping(Protocol):
    """A sheet in which Escape may do something before it closes."""

    def escaped(self, event: Happening) -> bool:
        """True: it was for something in the sheet."""


def sheet(title: str, body: Child, foot: Child, cloth: str = "", beside: Child = None, line: str = "") -> Markup:
    return div(
        div(class_="sheet-edge"),
        div(
            div(h1(title, id="sheet-title"), p(line, class_="second about") if line else None, class_="sheet-words"),
            beside,
            class_="sheet-head",
        ),
        div(body, id="sheet-body", class_="sheet-body"),
        div(foot, class_="cloth down sheet-foot"),
        class_="sheet-paper",
        data_cloth=cloth,
    )


def closing(words: Words, word: str = "sheet.close") -> Markup:
    return button(words(word), data_do="close-sheet", id="do-close-sheet", class_="key filled", autofocus=True)


def radios(name: str, title: str, choices: Sequence[tuple[str, Child, str]], chosen: str, class_: str = "") -> Markup:
    """A switch with as many parts as choices: (value, what is drawn, what is heard where that is not its words)."""
    return fieldset(
        legend(title, class_="spoken"),
        (
            label(
                input_(
                    type="radio",
                    name=name,
                    value=value,
                    checked=value == chosen,
                    data_do=name,
                    id=f"{name}-{value}",
                    aria_label=heard or None,
                ),
                span(drawn, class_="part"),
            )
            for value, drawn, heard in choices
        ),
        class_=f"switch {class_}".strip(),
    )


def tick(name: str, title: str, half_sentence: str, on: bool) -> Markup:
    """An option as a ticked square with half a sentence."""
    return label(
        input_(type="checkbox", name=name, checked=on, data_do="tick", data_option=name, id=f"tick-{name}"),
        span(icon("check"), class_="box"),
        span(span(title), span(half_sentence, class_="second"), class_="tick-words"),
        class_="tick",
    )


class Reading:
    """A sheet to read: sentences, and the way back."""

    def __init__(self, title: str, paragraphs: list[str], cloth: str) -> None:
        self.title = title
        self.paragraphs = paragraphs
        self.cloth = cloth

    def drawn(self, words: Words) -> Markup:
        return sheet(self.title, [p(one) for one in self.paragraphs], closing(words), self.cloth)

    def happened(self, event: Happening) -> bool:
        return False


class Menu:
    """A sheet of things to do."""

    def __init__(self, title: str, items: list[tuple[str, str, str]], cloth: str, warning: str = "") -> None:
        self.title = title
        self.items = items  # (icon, do, label)
        self.cloth = cloth
        self.warning = warning

    def drawn(self, words: Words) -> Markup:
        rows = [
            button(icon(name), span(said), data_do=do, id=f"menu-{do}", class_="menu-row")
            for name, do, said in self.items
        ]
        warning = p(icon("eye"), span(self.warning), class_="ochre-slip") if self.warning else None
        return sheet(self.title, join(div(rows, class_="menu"), warning), closing(words), self.cloth)

    def happened(self, event: Happening) -> bool:
        return False


class Question:
    """A sheet that asks once more before something is done."""

    def __init__(self, title: str, sentence: str, do: str, verb: str, cloth: str, stay: str = "sheet.stay") -> None:
        self.title, self.sentence, self.do, self.verb, self.cloth, self.stay = title, sentence, do, verb, cloth, stay

    def drawn(self, words: Words) -> Markup:
        foot = join(
            button(words(self.stay), data_do="close-sheet", id="do-close-sheet", class_="key"),
            span(class_="stretch"),
            button(self.verb, data_do=self.do, id=f"do-{self.do}", class_="key filled"),
        )
        return sheet(self.title, p(self.sentence), foot, self.cloth)

    def happened(self, event: Happening) -> bool:
        return False


FEW_ROWS, MOST_ROWS, IN_A_ROW = 2, 12, 40  # of a field to copy from, on a phone


def _rows(text: str) -> int:
    rows = sum(1 + len(line) // IN_A_ROW for line in text.splitlines())
    return max(FEW_ROWS, min(rows, MOST_ROWS))


class AsText:
    """The game as text: fields to copy from."""

    def __init__(self, title: str, fields: list[tuple[str, str, str]], cloth: str) -> None:
        self.title = title
        self.fields = fields  # (name, label, text)
        self.cloth = cloth
        self.said = ""

    def drawn(self, words: Words) -> Markup:
        body = [
            section(
                label(said, for_=f"text-{name}", class_="small-head"),
                textarea(
                    text,
                    id=f"text-{name}",
                    class_="copy-text",
                    readonly=True,
                    rows=_rows(text),
                    spellcheck="false",
                ),
                button(
                    icon("copy"),
                    words("sheet.copy"),
                    data_do="copy",
                    data_field=name,
                    id=f"do-copy-{name}",
                    class_="key ink",
                ),
                class_="copy",
            )
            for name, said, text in self.fields
        ]
        return sheet(self.title, [body, p(self.said, role="status")], closing(words), self.cloth)

    def text(self, name: str) -> str:
        return next(text for field, _, text in self.fields if field == name)

    def happened(self, event: Happening) -> bool:
        return False
