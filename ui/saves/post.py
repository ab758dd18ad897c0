"""Links that came and were not answered yet: they wait in the room, so that a closed sheet or a reload loses none."""

from __future__ import annotations

import json
from typing import Any

from engine.core.link import MOST_CHARACTERS
from engine.core.nesting import loads
from ui.saves.storage import Texts

KEY = "tatami.letters"
MOST = 5  # the oldest goes first


class Post:
    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._held: list[str] | None = None  # where the storage refuses

    def links(self) -> list[str]:
        """The latest first. What is stored may be anything."""
        if self._held is not None:
            return list(self._held)
        try:
            stored: Any = loads(self._texts.read(KEY) or "[]")
        except ValueError:
            return []
        if type(stored) is not list:
            return []
        return [link for link in stored if type(link) is str and 0 < len(link) <= MOST_CHARACTERS][:MOST]

    def put(self, link: str) -> None:
        self._write([link, *(other for other in self.links() if other != link)][:MOST])

    def take(self, link: str) -> None:
        if link in self.links():
            self._write([other for other in self.links() if other != link])

    def _write(self, links: list[str]) -> None:
        self._held = None if self._texts.write(KEY, json.dumps(links)) else links
