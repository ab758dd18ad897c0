"""The browser's Back and Forward: room, table and sheet are three levels, each with an entry of its own in the history.

The address never changes, because what follows its `#` is a link that arrives. After everything that happens, `follow`
makes the history fit the screen; when the player goes back or forth, `went` makes the screen fit the history.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

ROOM, SHEET = "room", "sheet"
STEP = 1000  # milliseconds in which a browser has made a step it was asked for, if it makes it at all


class Entry(NamedTuple):
    depth: int  # how many entries of ours lie before it
    place: str

    def text(self) -> str:
        return f"{self.depth} {self.place}"


def read_entry(text: str | None) -> Entry | None:
    """What an entry of the history says; None: it is none of ours."""
    found = re.fullmatch(r"([0-2]) (\S.{0,99})", text or "")
    return Entry(int(found[1]), found[2]) if found else None


class History(Protocol):
    """The browser's list of entries; each of ours carries a text."""

    def entry(self) -> str | None: ...

    def push_entry(self, text: str) -> None: ...

    def replace_entry(self, text: str) -> None: ...

    def go(self, steps: int) -> None:
        """Takes its time: `went` is called when it is done."""

    def later(self, milliseconds: int, call: Callable[[], None]) -> int: ...

    def forget(self, timer: int) -> None: ...


class Trail:
    def __init__(self, history: History, show: Callable[[str], None]) -> None:
        """`show` shows a place the player went to: the room, or what was called so by `follow`."""
        self._history = history
        self._show = show
        self._going = False  # we have asked the browser to go back, and it has not yet
        self._late: int | None = None  # a link came first: the browser has until this timer ends to go
        self._places: Sequence[str] = (ROOM,)
        self._at = read_entry(history.entry()) or self._anew()

    def _anew(self) -> Entry:
        """An entry that is none of ours, such as the first one, is taken for the room."""
        at = Entry(0, ROOM)
        self._history.replace_entry(at.text())
        return at

    def follow(self, places: Sequence[str]) -> None:
        """`places`: the room, and what lies over it now."""
        self._places = places
        if self._going:
            return
        while len(places) - 1 > self._at.depth:
            self._at = Entry(self._at.depth + 1, places[self._at.depth + 1])
            self._history.push_entry(self._at.text())
        if len(places) - 1 < self._at.depth:
            self._going = True
            self._history.go(len(places) - 1 - self._at.depth)
        elif places[-1] != self._at.place:
            self._at = Entry(self._at.depth, places[-1])
            self._history.replace_entry(self._at.text())

    def arrived(self) -> None:
        """A link was opened: the browser has made an entry for it."""
        self._at = read_entry(self._history.entry()) or self._anew()
        if self._going:
            self._going = False
            self._waited_for()
            self._late = self._history.later(STEP, self._given_up)

    def _given_up(self) -> None:
        self._late = None

    def _waited_for(self) -> bool:
        """Whether a step was still to come; none is any more."""
        late, self._late = self._late, None
        if late is not None:
            self._history.forget(late)
        return late is not None

    def went(self) -> None:
        """The browser has gone to another entry: because we asked for it, or because the player did."""
        asked = self._waited_for() or self._going
        self._going = False
        before = self._at
        self._at = read_entry(self._history.entry()) or self._anew()
        if asked:
            self.follow(self._places)
        elif self._at != before:
            self._show(self._at.place)
