"""Texts in the browser's storage; one that is blocked behaves like an empty one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class WebStorage:
    """Implements `ui.page.Storage`."""

    def __init__(self, texts: Callable[[], Any], refusal: type[Exception]) -> None:
        """`texts` gives the storage, or raises a `refusal`, as anything that is asked of it may."""
        self._texts = texts
        self._refusal = refusal

    def keys(self) -> list[str]:
        try:
            storage = self._texts()
            return [str(storage.key(at)) for at in range(storage.length)]
        except self._refusal:
            return []

    def read(self, key: str) -> str | None:
        try:
            text = self._texts().getItem(key)
        except self._refusal:
            return None
        return text if isinstance(text, str) else None

    def write(self, key: str, text: str) -> bool:
        try:
            self._texts().setItem(key, text)
        except self._refusal:
            return False
        return self.read(key) == text

    def remove(self, key: str) -> None:
        try:
            self._texts().removeItem(key)
        except self._refusal:
            return
