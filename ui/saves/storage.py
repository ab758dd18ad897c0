"""Where texts are kept by key: the browser's storage, or memory where there is none."""

from __future__ import annotations

from typing import Protocol


class Refused(Exception):
    """The storage did not take a text; `why` is `full` or `blocked`."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Storage(Protocol):
    def all_keys(self) -> list[str]: ...

    def get(self, key: str) -> str | None: ...

    def set(self, key: str, text: str) -> None:
        """Raises `Refused`; what stood under the key is then still there."""

    def remove(self, key: str) -> None: ...


class Memory:
    """A storage that is gone with the page."""

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}

    def all_keys(self) -> list[str]:
        return list(self._texts)

    def get(self, key: str) -> str | None:
        return self._texts.get(key)

    def set(self, key: str, text: str) -> None:
        self._texts[key] = text

    def remove(self, key: str) -> None:
        self._texts.pop(key, None)
