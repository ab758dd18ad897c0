"""The page's address, and the browser's history of it (`ui.app.trail.History`), made of the browser's window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Address:
    def __init__(self, window: Any, ear: Callable[[Callable[[Any], None]], Any]) -> None:
        """`ear` makes a listener of a call, one that lives as long as the page."""
        self._window = window
        self._ear = ear

    def address(self) -> str:
        """Where this page is, without what follows the `#`."""
        return str(self._window.location.href).partition("#")[0]

    def fragment(self) -> str:
        return str(self._window.location.hash).removeprefix("#")

    def clear_fragment(self) -> None:
        self._window.history.replaceState(self._window.history.state, "", self.address())

    def on_fragment(self, call: Callable[[str], None]) -> None:
        """Called with what has come behind the `#`. A step in the history may have led on from there since."""

        def changed(event: Any) -> None:
            _, _, text = str(event.newURL).partition("#")
            if text:
                call(text)

        self._window.addEventListener("hashchange", self._ear(changed))

    def entry(self) -> str | None:
        """What the present entry of the history carries."""
        text = self._window.history.state
        return text if isinstance(text, str) else None

    def push_entry(self, text: str) -> None:
        self._window.history.scrollRestoration = "manual"  # the screens of one page are not as long as each other
        self._window.history.pushState(text, "")

    def replace_entry(self, text: str) -> None:
        self._window.history.replaceState(text, "")

    def go(self, steps: int) -> None:
        self._window.history.go(steps)

    def on_entry(self, call: Callable[[], None]) -> None:
        """The browser has gone to another entry. Not called for a link: that is a new one."""
        self._window.addEventListener("popstate", self._ear(lambda _: None if self.fragment() else call()))
