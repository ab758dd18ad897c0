"""Where each thing goes that the player does: to the sheet, to a deed by its name, or to the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ui.app.deeds import DEEDS, Deed
from ui.app.keys import SHORTCUTS
from ui.app.newgame import NewGame
from ui.app.sending import SEATING, SENDING
from ui.app.sheets import Escaping, Following
from ui.page import Happening

if TYPE_CHECKING:
    from ui.app.app import App

ALL_DEEDS = {**DEEDS, **SENDING}
# What would change or send a game that another tab has taken further.
OF_THE_LATEST = frozenset({"ask-resign", "resign", "ask-draw", "draw", "share", "share-link", "play-on", *SEATING})
# What is for whoever sits at the table: before shut doors nobody does.
OF_THE_SEATED = OF_THE_LATEST | {"menu", "as-text"}


class Usher:
    def __init__(self, app: App) -> None:
        self._app = app

    def happened(self, event: Happening) -> bool:
        app = self._app
        if event.kind == "close":
            app.close()
            return False
        if event.kind == "key":
            return self._key(event)
        if app.sheet and event.kind in ("input", "change"):
            if app.sheet.happened(event):
                app.page.put("sheet", app.sheet.drawn(app.words))
            elif isinstance(app.sheet, Following):
                for part, markup in app.sheet.following(app.words).items():
                    app.page.put(part, markup)
            return False
        if event.kind == "context":
            return event.do in ("pick", "look-at") and app.look_at(event.data, event.element)
        if event.kind == "click" and event.do:
            return self.do(event.do, event.data, event.element) and False
        if app.table and not app.sheet:
            return app.table.happened(event)
        return False

    def _key(self, event: Happening) -> bool:
        app = self._app
        if app.sheet and event.key == "Escape":
            if isinstance(app.sheet, Escaping) and app.sheet.escaped(event):
                app.page.focus(event.element)
            else:
                app.close()
            return True
        if event.typing or app.sheet or not event.key:
            if app.sheet and event.key == "Enter" and isinstance(app.sheet, NewGame) and event.typing:
                return self.do("begin", {})
            return False
        if app.table and not app.overtaken and app.table.key(event.key):
            return True
        if app.table and app.settings.shortcuts and event.key in SHORTCUTS:
            return self.do(SHORTCUTS[event.key][0], {})
        return False

    def do(self, what: str, data: Mapping[str, str], element: str = "") -> bool:
        """Everything that has a name (data-do)."""
        app = self._app
        app.slips.pass_by()
        if app.table and app.overtaken and (what in OF_THE_LATEST or what not in ALL_DEEDS):
            app.close()
            app.page.to_top()
            app.page.focus("do-go-on-here")  # where the player is told, and can go on
            return True
        if app.table and what in OF_THE_SEATED and app.table.privacy.shut() is not None:
            return True
        if what in ALL_DEEDS:
            ALL_DEEDS[what](Deed(app, data, element))
            return True
        if app.table:
            return app.table.do(what, data)
        return False
