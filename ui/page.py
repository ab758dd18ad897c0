"""What the interface asks of a page. `ui.dom` is the browser's; the tests have one of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple, Protocol

from ui.html import Markup
from ui.table.scene import Motion


class Happening(NamedTuple):
    """Something the player did, in plain values."""

    kind: str  # click key over focus input change close context
    do: str = ""  # what the touched element is for (data-do)
    data: Mapping[str, str] = MappingProxyType({})  # its other data
    key: str = ""
    typing: bool = False  # the keys go into a field
    value: str = ""  # of a field
    element: str = ""  # its id


class Note(NamedTuple):
    """A short tone: pitch in hertz, start and length in milliseconds, loudness in percent."""

    pitch: float
    start: int
    length: int
    loud: int


class Worker(Protocol):
    def post(self, text: str) -> None: ...

    def stop(self) -> None: ...


class Page(Protocol):
    def put(self, part: str, markup: Markup) -> None:
        """Fills an element, if what stands there is something else."""

    def put_frame(self, part: str, markup: Markup) -> None:
        """Fills an element whose inner parts will be put later."""

    def show(self, part: str, shown: bool) -> None: ...

    def mark(self, selector: str, name: str, value: str | None) -> None:
        """Sets an attribute wherever the selector leads; None takes it away."""

    def focus(self, element: str) -> None: ...

    def bring(self, elements: Sequence[str]) -> None:
        """Scrolls the page to the first of these, unless one of them is seen."""

    def reveal(self, element: str, box: str) -> None:
        """Scrolls the box, and nothing else, until the element in it is seen."""

    def announce(self, sentence: str) -> None: ...

    def animate(self, motions: Sequence[Motion], still: bool) -> None: ...

    def play(self, notes: Sequence[Note]) -> None: ...

    def later(self, milliseconds: int, call: Callable[[], None]) -> int: ...

    def forget(self, timer: int) -> None: ...

    def milliseconds(self) -> int:
        """A clock that only goes forward."""

    def start_worker(
        self,
        module: str,
        hear: Callable[[str], None],
        ready: Callable[[Worker], None],
        failed: Callable[[], None],
    ) -> None: ...

    def seed(self, bits: int) -> int:
        """Chance from outside."""

    def copy(self, text: str, field: str, done: Callable[[bool], None]) -> None: ...

    def open_sheet(self) -> None: ...

    def close_sheet(self) -> None: ...


class Storage(Protocol):
    """Kept texts. A browser may refuse to keep any: then `write` answers False."""

    def keys(self) -> list[str]: ...

    def read(self, key: str) -> str | None: ...

    def write(self, key: str, text: str) -> bool: ...

    def remove(self, key: str) -> None: ...
