"""What the player did, out of the browser's events; and the finger that rests, which asks for a closer look."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from ui.page import Happening

EVENTS = {
    "click": "click",
    "keydown": "key",
    "pointerover": "over",
    "focusin": "focus",
    "input": "input",
    "change": "change",
    "close": "close",
    "contextmenu": "context",
    "pointerdown": "down",
    "pointerup": "up",
    "pointercancel": "up",
}
LONG_PRESS = 480  # milliseconds a finger rests before it asks for a closer look


def happening(event: Any, as_json: Callable[[Any], str]) -> Happening:
    """An event in plain values; `as_json` writes a value of the browser's."""
    target = event.target
    kind = EVENTS[event.type]
    closest = getattr(target, "closest", None)
    element = closest("[data-do]") if closest else None
    data: Mapping[str, str] = json.loads(as_json(element.dataset)) if element else {}
    tag = str(getattr(target, "tagName", "") or "").lower()
    typing = tag == "textarea" or (tag == "input" and target.type in ("text", "search"))
    value = ""
    if tag in ("input", "textarea", "select"):
        value = str(target.checked).lower() if target.type in ("checkbox",) else str(target.value)
    key = ""
    if kind == "key" and hasattr(event, "key"):  # a browser that fills in a field makes events without a key
        composing = event.isComposing  # keys are for the characters of a word
        key = "" if composing or event.ctrlKey or event.metaKey or event.altKey else str(event.key)
    identity = element.id if element else getattr(target, "id", "")
    return Happening(kind, data.get("do", ""), data, key, typing, value, str(identity or ""))


class Hearing:
    """Where each event goes. True: the browser need do nothing more about it."""

    def __init__(
        self,
        happened: Callable[[Happening], bool],
        as_json: Callable[[Any], str],
        later: Callable[[int, Callable[[], None]], int],
        forget: Callable[[int], None],
    ) -> None:
        self._happened = happened
        self._as_json = as_json
        self._later = later
        self._forget = forget
        self._pressed: int | None = None  # the timer of a finger that rests
        self._clicked = ("", "")  # what for, and where, the last time
        self._held = False  # it rested long enough: letting go is no touch

    def hear(self, event: Any) -> bool:
        if EVENTS[event.type] in ("down", "up"):
            self._press(event)
            return False
        if event.type == "close" and event.target.open:
            return False  # late word of a sheet that was closed: another has been opened since
        if event.type == "pointerover" and event.pointerType == "touch":
            return False  # a finger does not hover
        if self._held and event.type == "click" and event.detail:
            self._held = False  # the finger that was held down has let go
            return True
        heard = happening(event, self._as_json)
        if heard.kind == "click":
            before, self._clicked = self._clicked, (heard.do, heard.element)
            if event.detail > 1 and (self._clicked != before or heard.do == "pick"):
                return True  # it was meant for what lay there before, or is one touch by a hasty hand
        return self._happened(heard)

    def _press(self, event: Any) -> None:
        """A finger held down is a request for a closer look, as the right button of a mouse is."""
        if self._pressed is not None:
            self._forget(self._pressed)
            self._pressed = None
        if event.type == "pointerdown":
            self._held = False
            if event.pointerType == "touch" and event.isPrimary:
                asked = happening(event, self._as_json)._replace(kind="context")
                self._pressed = self._later(LONG_PRESS, lambda: self._hold(asked))

    def _hold(self, asked: Happening) -> None:
        self._pressed = None
        self._held = self._happened(asked)
