"""A sheet the scene draws itself: a card written out."""

from __future__ import annotations

from ui.app.sheets import closing, sheet
from ui.html import Markup
from ui.page import Happening
from ui.table.closer import Closer
from ui.table.table import Table
from ui.words import Words


class Showing:
    """A sheet with a body of the scene's."""

    def __init__(self, title: str, body: Markup, cloth: str) -> None:
        self.title, self.body, self.cloth = title, body, cloth

    def drawn(self, words: Words) -> Markup:
        return sheet(self.title, self.body, closing(words), self.cloth)

    def happened(self, event: Happening) -> bool:
        return False


def look_at(table: Table, spot: str) -> Showing | None:
    """A closer look at a spot, as the seat at this screen may see it."""
    if not isinstance(table.scene, Closer) or table.privacy.shut() is not None:
        return None
    found = table.scene.sheet(spot, table.look())
    return Showing(*found, table.session.game.info.id) if found else None
