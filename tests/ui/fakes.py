"""A page and a storage for tests: what was put, said and asked is kept; time passes when a test says so."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import count
from random import Random

from engine.core.problem import Problem
from ui.browser.drawn import Drawn
from ui.html import Markup
from ui.page import Note, Worker
from ui.table.scene import Motion

_CHANCE = count(5)  # no two pages draw the same


class FakePage:
    def __init__(self) -> None:
        self.parts: dict[str, str] = {}
        self.said: list[str] = []
        self.revealed: list[tuple[str, str]] = []
        self.motions: list[Motion] = []
        self.played: list[Note] = []
        self.focused = ""
        self.brought: list[str] = []
        self.marks: dict[str, str | None] = {}
        self.puts: list[str] = []  # the parts that were put, in order
        self.clock = 0
        self._drawn = Drawn()
        self._timers: dict[int, tuple[int, Callable[[], None]]] = {}
        self._next = 0

    def put(self, part: str, markup: Markup) -> None:
        assert isinstance(markup, Markup), part
        if not self._drawn.stands(part, markup):  # as the browser's
            self._drawn.put(part, markup)
            self._fill(part, markup)

    def put_frame(self, part: str, markup: Markup) -> None:
        assert isinstance(markup, Markup), part
        self._drawn.clear()
        self._fill(part, markup)

    def _fill(self, part: str, markup: Markup) -> None:
        self.parts[part] = markup.replace("\u00a0", " ")  # where a line may break is nothing a test reads
        self.puts.append(part)

    def show(self, part: str, shown: bool) -> None:
        self.parts[f"shown {part}"] = str(shown)

    def mark(self, selector: str, name: str, value: str | None) -> None:
        self.marks[f"{selector} {name}"] = value

    def focus(self, element: str) -> None:
        self.focused = element

    def bring(self, elements: Sequence[str]) -> None:
        self.brought = list(elements)

    def reveal(self, element: str, box: str) -> None:
        self.revealed.append((element, box))

    def announce(self, sentence: str) -> None:
        self.said.append(sentence)

    def animate(self, motions: Sequence[Motion], still: bool) -> None:
        self.motions = list(motions)

    def play(self, notes: Sequence[Note]) -> None:
        self.played += notes

    def later(self, milliseconds: int, call: Callable[[], None]) -> int:
        self._next += 1
        self._timers[self._next] = (self.clock + milliseconds, call)
        return self._next

    def forget(self, timer: int) -> None:
        self._timers.pop(timer, None)

    def milliseconds(self) -> int:
        return self.clock

    def pass_time(self, milliseconds: int) -> None:
        """Lets the timers run, in their order."""
        end = self.clock + milliseconds
        while True:
            due = [(at, timer) for timer, (at, _) in self._timers.items() if at <= end]
            if not due:
                break
            at, timer = min(due)
            self.clock = max(self.clock, at)
            self._timers.pop(timer)[1]()
        self.clock = end

    def start_worker(
        self,
        module: str,
        hear: Callable[[str], None],
        ready: Callable[[Worker], None],
        failed: Callable[[], None],
    ) -> None:
        failed()

    def seed(self, bits: int) -> int:
        return 7

    def copy(self, text: str, field: str, done: Callable[[bool], None]) -> None:
        done(True)

    def open_sheet(self) -> None: ...

    def close_sheet(self) -> None: ...


class FakeBrowser(FakePage):
    """A whole page: what the app asks of it beyond the table's wishes."""

    def __init__(self, fragment: str = "", capabilities: Mapping[str, bool] | None = None) -> None:
        super().__init__()
        self.hash = fragment
        self.capabilities = {"worker": False, "secure": True, "clipboard": True, "serviceWorker": True, "address": True}
        self.capabilities |= {"hover": True, "share": False, **(capabilities or {})}
        self.files: list[tuple[str, str]] = []
        self.shared: list[str] = []
        self.coded: list[str] = []  # texts a QR code was wanted of
        self.modules = ["10", "01"]  # of the code it makes; none: it cannot
        self.chosen: str | None = ""  # the text of the file a player would choose; None: it cannot be read
        self.promises = True  # to keep what is stored
        self.persist_asked = 0
        self.hidden: Callable[[], None] = lambda: None
        self.reported = 0
        self.failed: Callable[[], None] = lambda: None
        self.updated: Callable[[], None] = lambda: None
        self.stored: Callable[[], None] = lambda: None
        self.arrived: Callable[[], None] = lambda: None
        self.sheet_open = False
        self.entries: list[str | None] = [None]  # the browser's history
        self.entry_at = 0
        self.went: Callable[[], None] = lambda: None
        self._random = Random(next(_CHANCE))

    def append(self, parent: str, markup: Markup) -> None: ...

    def set_text(self, selector: str, text: str) -> None:
        self.parts[selector] = text

    def title(self, title: str) -> None: ...

    def to_top(self) -> None: ...

    def open_sheet(self) -> None:
        self.sheet_open = True

    def close_sheet(self) -> None:
        self.sheet_open = False

    def kind(self) -> str:
        return "hosted"

    def language(self) -> str:
        return "en"

    def wanted(self) -> str:
        return ""

    def can(self, what: str) -> bool:
        return self.capabilities[what]

    def wants_still(self) -> bool:
        return True

    def wants_dark(self) -> bool:
        return False

    def report(self) -> None:
        self.reported += 1
        self.failed()

    def on_update(self, call: Callable[[], None]) -> None:
        self.updated = call

    def on_fragment(self, call: Callable[[str], None]) -> None:
        self.arrived = lambda: call(self.hash) if self.hash else None

    def on_stored(self, call: Callable[[], None]) -> None:
        self.stored = call

    def address(self) -> str:
        return "https://tatami.test/"

    def fragment(self) -> str:
        return self.hash

    def clear_fragment(self) -> None:
        self.hash = ""

    def entry(self) -> str | None:
        return self.entries[self.entry_at]

    def push_entry(self, text: str) -> None:
        self.entry_at += 1
        self.entries[self.entry_at :] = [text]

    def replace_entry(self, text: str) -> None:
        self.entries[self.entry_at] = text

    def go(self, steps: int) -> None:
        """As a browser: the answer comes later. Also what a player's Back and Forward do."""
        self.later(1, lambda: self._went(steps))

    def _went(self, steps: int) -> None:
        if 0 <= self.entry_at + steps < len(self.entries):
            self.entry_at += steps
            self.went()

    def on_entry(self, call: Callable[[], None]) -> None:
        self.went = call

    def seed(self, bits: int) -> int:
        return self._random.getrandbits(bits)

    def now(self) -> int:
        self.clock += 1
        return self.clock

    def day(self, then: int, language: str) -> str:
        return "today"

    def share(self, title: str, address: str) -> None:
        self.shared.append(address)

    def on_hidden(self, call: Callable[[], None]) -> None:
        self.hidden = call

    def persist(self, done: Callable[[bool], None]) -> None:
        self.persist_asked += 1
        done(self.promises)

    def qr(self, text: str, done: Callable[[list[str]], None]) -> None:
        self.coded.append(text)
        done(self.modules)

    def save_file(self, name: str, text: str) -> None:
        self.files.append((name, text))

    def open_file(self, most: int, done: Callable[[str], None], failed: Callable[[Problem], None]) -> None:
        if self.chosen is None:
            failed(Problem("save.unreadable"))
        else:
            done(self.chosen)


class FakeStorage:
    """Texts in memory; may be full or blocked."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.blocked = False
        self.room = 1_000_000  # for one text

    def keys(self) -> list[str]:
        return [] if self.blocked else list(self.texts)

    def read(self, key: str) -> str | None:
        return None if self.blocked else self.texts.get(key)

    def write(self, key: str, text: str) -> bool:
        if self.blocked or len(text) > self.room:
            return False
        self.texts[key] = text
        return True

    def remove(self, key: str) -> None:
        self.texts.pop(key, None)
