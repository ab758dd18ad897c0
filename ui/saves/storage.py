"""Where texts are kept by key: the browser's storage, or memory where there is none."""

from __future__ import annotations

from typing import Protocol

_PROBE = "tatami.probe"


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


class Texts(Protocol):
    """What the page offers (`ui.page.Storage`)."""

    def keys(self) -> list[str]: ...

    def read(self, key: str) -> str | None: ...

    def write(self, key: str, text: str) -> bool: ...

    def remove(self, key: str) -> None: ...


class Kept:
    """The page's storage as the shelf wants it: a refusal says why."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def all_keys(self) -> list[str]:
        return self._texts.keys()

    def get(self, key: str) -> str | None:
        return self._texts.read(key)

    def set(self, key: str, text: str) -> None:
        if not self._texts.write(key, text):
            raise Refused("full" if self._takes_a_little() else "blocked")

    def _takes_a_little(self) -> bool:
        takes = self._texts.write(_PROBE, "1")
        self._texts.remove(_PROBE)
        return takes

    def remove(self, key: str) -> None:
        self._texts.remove(key)


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
