"""An ochre thread under the bar where something is not as one would expect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.app import room, slips
from ui.html import button, join

if TYPE_CHECKING:
    from ui.app.app import App


class Thread:
    def __init__(self, app: App) -> None:
        self._app = app
        self._notice = ""  # what is to be known of the game on the table
        self._at = 0  # how far the game was then

    def say(self, sentence: str) -> None:
        """Said where it covers nothing, until the game goes on."""
        table = self._app.table
        self._notice = sentence
        self._at = len(table.session) if table else 0
        self.draw()

    def clear(self) -> None:
        """Another table, or none: drawn with it."""
        self._notice = ""

    def gone_on(self) -> None:
        table = self._app.table
        if table and self._notice and len(table.session) != self._at:
            self.say("")

    def draw(self) -> None:
        app, words = self._app, self._app.words
        if app.overtaken:
            go_on = button(words("saves.go_on_here"), data_do="go-on-here", id="do-go-on-here", class_="key ink")
            said = join(words("save.elsewhere"), " ", go_on)
        elif app.keeper.refused:
            said = join(room.kept_in_memory(app))
        else:
            said = slips.notice(self._notice, words)
        app.page.put("thread", said)
