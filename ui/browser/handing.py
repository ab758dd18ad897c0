"""What leaves the page and comes into it by hand: the clipboard, the system's own way to send, a QR code, files."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from engine.core.problem import Problem
from ui.browser.choosing import Choosing

DOWNLOADED = 60_000  # milliseconds in which a browser has taken a file it was given


class Handing:
    def __init__(
        self,
        window: Any,
        ear: Callable[[Callable[[Any], None]], Any],
        later: Callable[[int, Callable[[], None]], int],
    ) -> None:
        """`ear` makes a listener of a call; one that is no longer needed is destroyed."""
        self._window = window
        self._ear = ear
        self._later = later

    def can(self, what: str) -> bool:
        return bool(getattr(self._window.tatami.capabilities, what))

    def _object(self, plain: object) -> Any:
        """A plain value as one of the browser's own."""
        return self._window.JSON.parse(json.dumps(plain))

    def _ask(self, promise: Any, well: Callable[[Any], None], badly: Callable[[Any], None]) -> None:
        """Something asked once: either answer gives the ears of both back."""
        ears: list[Any] = []

        def heard(call: Callable[[Any], None]) -> Callable[[Any], None]:
            def answer(value: Any) -> None:
                for ear in ears:
                    ear.destroy()
                call(value)

            return answer

        ears += [self._ear(heard(call)) for call in (well, badly)]
        promise.then(*ears)

    def copy(self, text: str, field: str, done: Callable[[bool], None]) -> None:
        if not self.can("clipboard"):
            done(self._copy_selected(f"text-{field}"))
            return
        self._ask(self._window.navigator.clipboard.writeText(text), lambda _: done(True), lambda _: done(False))

    def _copy_selected(self, element: str) -> bool:
        """The old way, where the browser keeps the clipboard for secure pages: the field to copy is selected."""
        field = self._window.document.getElementById(element)
        if not field:
            return False
        field.select()
        return bool(self._window.document.execCommand("copy"))

    def share(self, title: str, address: str) -> None:
        """The system's own way to send something; whoever closes it has changed their mind."""
        shared = self._object({"title": title, "url": address})
        self._ask(self._window.navigator.share(shared), lambda _: None, lambda _: None)

    def qr(self, text: str, done: Callable[[list[str]], None]) -> None:
        """The modules of a QR code, a text of 1 and 0 a row; none where the page could not make one."""
        code = self._window.tatami.qr(text)
        self._ask(code, lambda modules: done(str(modules).split("\n")), lambda _: done([]))

    def save_file(self, name: str, text: str) -> None:
        """Hands a file to the browser, which keeps it where it keeps files."""
        window = self._window
        blob = window.Blob.new(self._object([text]), self._object({"type": "application/json"}))
        way = window.document.createElement("a")
        way.href = window.URL.createObjectURL(blob)
        way.download = name
        way.click()
        self._later(DOWNLOADED, lambda: window.URL.revokeObjectURL(way.href))

    def open_file(self, most: int, done: Callable[[str], None], failed: Callable[[Problem], None]) -> None:
        """Asks for a file of at most so many bytes and reads it as text."""
        chooser = self._window.document.createElement("input")
        Choosing(self._ask, most, done, failed).begin(chooser, self._ear)

    def persist(self, done: Callable[[bool], None]) -> None:
        """Asks the browser to keep what is stored even when space runs short; False: it does not promise that."""
        if not self.can("persist"):
            done(False)
            return
        asked = self._window.navigator.storage.persist()
        self._ask(asked, lambda promised: done(bool(promised)), lambda _: done(False))
