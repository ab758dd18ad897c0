"""Games that last: after the first one the browser is asked, once, to keep what is stored here even when space runs
short. Where it does not promise that, the list reminds, once, to save the games as a file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ui.html import Markup, button, p, section, span
from ui.page import Storage
from ui.widgets.icons import icon
from ui.words import Words

KEY = "tatami.lasting"
PROMISED, REFUSED, TOLD = "promised", "refused", "told"


class Host(Protocol):
    def persist(self, done: Callable[[bool], None]) -> None: ...


class Lasting:
    def __init__(self, storage: Storage, host: Host) -> None:
        self._storage = storage
        self._host = host
        self._asking = False
        self.reminds = False  # the reminder lies in the list, until it is closed or the page is

    def ask(self, answered: Callable[[], None]) -> None:
        """Called whenever a game was played; asks the first time only."""
        if self._asking or self._storage.read(KEY) is not None:
            return
        self._asking = True
        self._host.persist(lambda promised: self._answer(promised, answered))

    def _answer(self, promised: bool, answered: Callable[[], None]) -> None:
        self._storage.write(KEY, PROMISED if promised else REFUSED)
        answered()

    def reminder(self, words: Words) -> Markup | None:
        """Shown in one visit only: it is written down as told when it is drawn."""
        if self._storage.read(KEY) == REFUSED:
            self._storage.write(KEY, TOLD)
            self.reminds = True
        if not self.reminds:
            return None
        return section(
            p(icon("file"), span(words("saves.remind"))),
            button(
                icon("close"),
                data_do="close-reminder",
                id="do-close-reminder",
                class_="key only-icon",
                aria_label=words("sheet.close"),
            ),
            class_="ochre-slip reminder",
            aria_label=words("saves.remind.title"),
        )
