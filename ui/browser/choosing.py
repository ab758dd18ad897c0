"""A file the player chooses on this device: its size is looked at before it is read, and every ear is given back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from engine.core.problem import Problem

TYPES = ".json,.txt,application/json,text/plain"


class Ask(Protocol):
    """Waits for a promise of the browser's."""

    def __call__(self, promise: Any, well: Callable[[Any], None], badly: Callable[[Any], None], /) -> None: ...


class Choosing:
    def __init__(self, ask: Ask, most: int, done: Callable[[str], None], failed: Callable[[Problem], None]) -> None:
        """`most`: of its bytes."""
        self._ask = ask
        self._most = most
        self._done = done
        self._failed = failed
        self._ears: list[Any] = []

    def begin(self, chooser: Any, ear: Callable[[Callable[[Any], None]], Any]) -> None:
        """`chooser` is an input of the page, `ear` makes a listener of a call."""
        chooser.type = "file"
        chooser.accept = TYPES
        for kind, call in (("change", self._chosen), ("cancel", self._left)):
            self._ears.append(ear(call))
            chooser.addEventListener(kind, self._ears[-1])
        chooser.click()

    def _left(self, _: Any) -> None:
        for ear in self._ears:
            ear.destroy()
        self._ears.clear()

    def _chosen(self, event: Any) -> None:
        files = event.target.files
        self._left(event)
        if not files.length:
            return
        file = files.item(0)
        if file.size > self._most:
            self._failed(Problem("record.too_long"))
            return
        self._ask(file.text(), lambda text: self._done(str(text)), lambda _: self._failed(Problem("save.unreadable")))
