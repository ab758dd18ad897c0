"""Sheets the scene draws itself: a card written out, and how the game ended."""

from __future__ import annotations

from ui.app.sheets import closing, sheet
from ui.html import Markup, button, div, h1, join, p, span
from ui.page import Happening
from ui.table.closer import Closer, Counting, moments
from ui.table.table import Table
from ui.widgets.crests import seal
from ui.words import Words


class Showing:
    """A sheet with a body of the scene's."""

    def __init__(self, title: str, body: Markup, cloth: str) -> None:
        self.title, self.body, self.cloth = title, body, cloth

    def drawn(self, words: Words) -> Markup:
        return sheet(self.title, self.body, closing(words), self.cloth)

    def happened(self, event: Happening) -> bool:
        return False


class Outcome:
    """The end of a game: the winner's seal, by how much, the named ending, and the scene's score sheet."""

    def __init__(self, seats: list[int], title: str, line: str, body: Markup, cloth: str) -> None:
        self.seats, self.title, self.line, self.body, self.cloth = seats, title, line, body, cloth

    def drawn(self, words: Words) -> Markup:
        foot = join(
            button(words("result.table"), data_do="close-sheet", id="do-close-sheet", class_="key"),
            button(words("table.rematch"), data_do="rematch", id="do-rematch-sheet", class_="key"),
            span(class_="stretch"),
            button(words("table.again"), data_do="again", id="do-again-sheet", class_="key filled"),
        )
        head = div(
            div((seal(seat, "tilted") for seat in self.seats), class_="result-seals"),
            div(h1(self.title, id="sheet-title"), p(self.line, class_="second"), class_="sheet-words"),
            class_="sheet-head result-head",
        )
        return div(
            div(class_="sheet-edge"),
            head,
            div(self.body, class_="sheet-body"),
            div(foot, class_="cloth down sheet-foot"),
            class_="sheet-paper wide",
            data_cloth=self.cloth,
        )

    def happened(self, event: Happening) -> bool:
        return False


def look_at(table: Table, spot: str) -> Showing | None:
    """A closer look at a spot, as the seat at this screen may see it."""
    if not isinstance(table.scene, Closer) or table.privacy.shut() is not None:
        return None
    found = table.scene.sheet(spot, table.look())
    return Showing(*found, table.session.game.info.id) if found else None


def outcome(table: Table, words: Words) -> Outcome | None:
    """How the game ended; None: it goes on, or the scene has no scores to show."""
    result = table.session.result()
    if result is None or not result.scores or not isinstance(table.scene, Counting):
        return None
    look, info = table.look(), table.session.game.info
    first = [seat for seat, place in enumerate(result.placement) if place == 1]
    lead = max(result.scores) - min(result.scores)
    title = words("result.drawn") if len(first) > 1 else words("result.won", name=look.names[first[0]], n=lead)
    body = table.scene.result_sheet(look, result, moments(table.session))
    line = f"{info.title} · {table.scene.ending(result, look)}"
    return Outcome(first, title, line, body, info.id)
