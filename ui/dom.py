"""The browser's page: the only module that imports `js` and `pyodide`.

One listener for each kind of event serves the whole page, and lives as long as it; so do the ears of a worker, of which
a late word may still be on its way. Only what is asked once, such as copying, gives its proxies back.
Nothing of JavaScript is held at import time, because the module is part of the memory snapshot.
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Sequence
from typing import Any

import js
from pyodide.ffi import JsException, create_proxy

from ui.browser import tones
from ui.browser.address import Address
from ui.browser.drawn import Drawn
from ui.browser.handing import Handing
from ui.browser.hearing import EVENTS, Hearing
from ui.browser.keyframes import keyframes
from ui.browser.scrolling import Box, way_to, way_to_one_of
from ui.browser.timers import Timers
from ui.browser.webstorage import WebStorage
from ui.html import Markup
from ui.page import Happening, Note, Worker
from ui.table.scene import Motion

_SCROLLED = "#scene *, #peek *"  # what the page scrolls, and a cloth may cover


class Browser(Address, Handing):
    """Implements `ui.page.Page`."""

    def __init__(self, happened: Callable[[Happening], bool], failed: Callable[[], None]) -> None:
        Address.__init__(self, js.window, self._proxy)
        Handing.__init__(self, js.window, self._proxy, self.later)
        self._failed = failed
        self._drawn = Drawn()
        self._tick = self._proxy(lambda timer: self._timers.ended(timer))
        self._timers = Timers(
            lambda wait, timer: js.setTimeout(self._tick, wait, timer), lambda wait: js.clearTimeout(wait)
        )
        self._hearing = Hearing(happened, js.JSON.stringify, self.later, self.forget)
        self._restoring = False  # the focus goes back to where it was: nobody moved it
        self._audio: Any = None
        listener = create_proxy(self._event)
        for kind in EVENTS:
            js.document.addEventListener(kind, listener, True)

    # Hearing

    def _event(self, event: Any) -> None:
        if self._restoring:
            return
        try:
            if event.type == "focusin":
                self._see(event.target)
            if self._hearing.hear(event):
                event.preventDefault()
        except Exception:
            self.report()

    def report(self) -> None:
        """For whoever looks into the console; the player gets one sentence."""
        js.console.error(traceback.format_exc())
        self._failed()

    # Drawing

    def put(self, part: str, markup: Markup) -> None:
        if self._drawn.stands(part, markup):
            return
        element = js.document.getElementById(part)
        if not element:
            return
        active = js.document.activeElement
        kept = active.id if active and active.id and element.contains(active) else ""
        self._drawn.put(part, markup)
        element.innerHTML = markup
        if kept:
            self._restoring = True
            try:
                self.focus(kept)
            finally:
                self._restoring = False

    def put_frame(self, part: str, markup: Markup) -> None:
        self._drawn.clear()
        js.document.getElementById(part).innerHTML = markup

    def append(self, parent: str, markup: Markup) -> None:
        """New parts at the end of an element."""
        js.document.querySelector(parent).insertAdjacentHTML("beforeend", markup)

    def show(self, part: str, shown: bool) -> None:
        element = js.document.querySelector(part)
        if element:
            element.hidden = not shown

    def mark(self, selector: str, name: str, value: str | None) -> None:
        """Sets an attribute wherever the selector leads; None takes it away."""
        for element in js.document.querySelectorAll(selector):
            if value is None:
                element.removeAttribute(name)
            else:
                element.setAttribute(name, value)

    def set_text(self, selector: str, text: str) -> None:
        for element in js.document.querySelectorAll(selector):
            element.textContent = text

    def title(self, title: str) -> None:
        js.document.title = title

    def focus(self, element: str) -> None:
        found = js.document.getElementById(element)
        if found:
            found.focus(js.JSON.parse('{"preventScroll": true}'))
            self._see(found)

    def _see(self, element: Any) -> None:
        """What the keys have led to is scrolled out from under the cloths; a finger finds its place unmoved."""
        if self._restoring or not element.matches(":focus-visible") or not element.closest(_SCROLLED):
            return
        self._scroll(way_to(_box(element), js.window.innerHeight, self._cloths()))

    def _cloths(self) -> list[Box]:
        return [_box(cloth) for cloth in js.document.querySelectorAll("#table .cloth")]

    def _scroll(self, far: float) -> None:
        if far:
            js.window.scrollBy(0, far)

    def bring(self, elements: Sequence[str]) -> None:
        found = [js.document.getElementById(element) for element in elements]
        boxes = [_box(element) for element in found if element and element.closest(_SCROLLED)]
        self._scroll(way_to_one_of(boxes, js.window.innerHeight, self._cloths()))

    def reveal(self, element: str, box: str) -> None:
        found, around = js.document.getElementById(element), js.document.getElementById(box)
        if not found or not around:
            return
        inner, outer = found.getBoundingClientRect(), around.getBoundingClientRect()
        # Never the page itself: it would jump under the finger.
        if inner.top < outer.top:
            around.scrollTop -= outer.top - inner.top
        elif inner.bottom > outer.bottom:
            around.scrollTop += inner.bottom - outer.bottom
        if inner.left < outer.left or inner.right > outer.right:
            around.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2

    def to_top(self) -> None:
        js.window.scrollTo(0, 0)

    def announce(self, sentence: str) -> None:
        live = js.document.getElementById("announcer")
        if live:
            live.textContent = sentence

    def animate(self, motions: Sequence[Motion], still: bool) -> None:
        for motion in motions:
            element = js.document.getElementById(motion.element)
            if element:
                frames, timing = keyframes(motion, still)
                element.animate(js.JSON.parse(json.dumps(frames)), js.JSON.parse(json.dumps(timing)))

    def open_sheet(self) -> None:
        sheet = js.document.getElementById("sheet")
        if not sheet.open:
            sheet.showModal()

    def close_sheet(self) -> None:
        js.document.getElementById("sheet").close()

    # Time

    def later(self, milliseconds: int, call: Callable[[], None]) -> int:
        return self._timers.later(milliseconds, call)

    def forget(self, timer: int) -> None:
        self._timers.forget(timer)

    def milliseconds(self) -> int:
        return int(js.performance.now())

    def now(self) -> int:
        """The time of day, in milliseconds as the browser counts them."""
        return int(js.Date.now())

    def day(self, then: int, language: str) -> str:
        """A moment in the words of the language: the time of today, yesterday, a day of the week, a date."""
        # As it is written in the player's land: 22:42 or 10:42 PM.
        locale = next((str(tag) for tag in js.navigator.languages if tag.split("-")[0] == language), language)
        day, today = js.Date.new(then), js.Date.new()
        time = day.toLocaleTimeString(locale, js.JSON.parse('{"hour": "numeric", "minute": "2-digit"}'))
        for moment in (day, today):
            moment.setHours(12, 0, 0, 0)
        ago = round((today.getTime() - day.getTime()) / 86_400_000)
        if ago == 0:
            return str(time)
        if ago == 1:
            relative = js.Intl.RelativeTimeFormat.new(locale, js.JSON.parse('{"numeric": "auto"}'))
            return str(relative.format(-1, "day"))
        form = '{"weekday": "long"}' if 0 <= ago < 7 else '{"day": "numeric", "month": "short", "year": "numeric"}'
        return str(day.toLocaleDateString(locale, js.JSON.parse(form)))

    # Sound

    def play(self, notes: Sequence[Note]) -> None:
        try:
            if self._audio is None:
                self._audio = js.AudioContext.new()
            tones.play(self._audio, notes)
        except JsException:
            self._audio = None  # a page without sound is a page all the same

    # The bot's worker

    def start_worker(
        self,
        module: str,
        hear: Callable[[str], None],
        ready: Callable[[Worker], None],
        failed: Callable[[], None],
    ) -> None:
        # They are never destroyed: a word of a worker that was ended may still be on its way.
        guarded = [self._proxy(call) for call in (hear, ready, lambda _: failed())]
        js.tatami.startWorker(module, guarded[0]).then(guarded[1], guarded[2])

    def _proxy(self, call: Callable[[Any], None]) -> Any:
        return create_proxy(self._guard(call))

    def _guard(self, call: Callable[[Any], None]) -> Callable[[Any], None]:
        def guarded(value: Any) -> None:
            try:
                call(value)
            except Exception:
                self.report()

        return guarded

    # Beyond this page

    def on_stored(self, call: Callable[[], None]) -> None:
        """Another tab has written something."""
        js.window.addEventListener("storage", self._proxy(lambda _: call()))

    def on_hidden(self, call: Callable[[], None]) -> None:
        """The page goes out of sight, perhaps for good: the last moment a browser promises."""

        def hidden(_: Any) -> None:
            if js.document.hidden:
                call()

        js.document.addEventListener("visibilitychange", self._proxy(hidden))

    def kind(self) -> str:
        """How the page came here: from a host, as one file, or out of a checkout."""
        return str(js.tatami.build.kind)

    def language(self) -> str:
        return str(js.document.documentElement.lang)

    def wanted(self) -> str:
        """The game whose mat was tapped before Python was there."""
        return str(js.tatami.wanted or "")

    def started(self) -> None:
        js.tatami.started()

    def on_update(self, call: Callable[[], None]) -> None:
        """Called when a new version of the page is ready."""
        heard = self._proxy(lambda _: call())
        js.window.addEventListener("tatami:update-ready", heard)
        if js.tatami.updateReady:
            call()

    def apply_update(self) -> None:
        js.tatami.applyUpdate()

    def wants_still(self) -> bool:
        return bool(js.matchMedia("(prefers-reduced-motion: reduce)").matches)

    def wants_dark(self) -> bool:
        return bool(js.matchMedia("(prefers-color-scheme: dark)").matches)

    def seed(self, bits: int) -> int:
        """Chance from outside, for a new game."""
        words = js.Uint8Array.new((bits + 7) // 8)
        js.crypto.getRandomValues(words)
        return int.from_bytes(bytes(words.to_py()), "big") % (1 << bits)


def _box(element: Any) -> Box:
    box = element.getBoundingClientRect()
    return Box(box.left, box.top, box.right, box.bottom)


def web_storage(which: str) -> WebStorage:
    """`localStorage`, or `sessionStorage`, which is the tab's own and survives a reload."""
    return WebStorage(lambda: getattr(js, which), JsException)
