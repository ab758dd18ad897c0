"""What `ui.dom` makes of the browser's values: events, timers, keyframes."""

import json
from types import SimpleNamespace

from fakes import FakePage

from ui.browser.hearing import LONG_PRESS, Hearing
from ui.browser.keyframes import keyframes
from ui.browser.timers import Timers
from ui.table.scene import Motion


def an_event(kind, data=None, tag="div", **more):
    """An event of the browser's, on an element with this data."""
    element = SimpleNamespace(dataset=data or {}, id="spot-c3", tagName=tag.upper(), type="", value="")
    element.closest = lambda _: element if data else None
    given = {"type": kind, "target": element, "detail": 1, "pointerType": "mouse", "isPrimary": True, "key": ""}
    return SimpleNamespace(**{**given, "ctrlKey": False, "metaKey": False, "altKey": False, **more})


class Ears:
    def __init__(self):
        self.page = FakePage()
        self.heard = []
        self.hearing = Hearing(self._happened, json.dumps, self.page.later, self.page.forget)

    def _happened(self, event):
        self.heard.append((event.kind, event.do, event.key))
        return True

    def hear(self, kind, data=None, **more):
        return self.hearing.hear(an_event(kind, data, **more))


def test_a_click_says_what_its_element_is_for():
    ears = Ears()
    assert ears.hear("click", {"do": "pick", "spot": "c3"})
    assert ears.heard == [("click", "pick", "")]


def test_a_key_pressed_with_control_is_the_browser_s():
    ears = Ears()
    ears.hear("keydown", key="h")
    ears.hear("keydown", key="h", ctrlKey=True)
    assert ears.heard == [("key", "", "h"), ("key", "", "")]


def test_a_finger_that_rests_asks_for_a_closer_look_and_letting_go_is_no_touch():
    ears = Ears()
    spot = {"do": "pick", "spot": "c3"}
    ears.hear("pointerdown", spot, pointerType="touch")
    ears.page.pass_time(LONG_PRESS)
    assert ears.heard == [("context", "pick", "")]
    ears.hear("pointerup", spot, pointerType="touch")
    assert ears.hear("click", spot)  # nothing more is to be done about it
    assert len(ears.heard) == 1
    ears.hear("click", spot)
    assert ears.heard[1:] == [("click", "pick", "")]


def test_a_short_touch_is_a_touch_and_no_finger_hovers():
    ears = Ears()
    spot = {"do": "pick", "spot": "c3"}
    assert not ears.hear("pointerover", spot, pointerType="touch")
    ears.hear("pointerdown", spot, pointerType="touch")
    ears.hear("pointerup", spot, pointerType="touch")
    ears.page.pass_time(2 * LONG_PRESS)
    ears.hear("click", spot)
    assert ears.heard == [("click", "pick", "")]


def test_timers_call_once_and_a_forgotten_one_never():
    given_up, called = [], []
    timers = Timers(lambda _, timer: 100 + timer, given_up.append)
    first = timers.later(10, lambda: called.append("first"))
    second = timers.later(20, lambda: called.append("second"))
    timers.forget(second)
    timers.ended(first)
    timers.ended(first)
    timers.ended(second)
    timers.forget(first)
    assert called == ["first"]
    assert given_up == [100 + second]


def test_without_motion_nothing_travels():
    walk = Motion("stone", "walk", ((10, 0), (0, 0)), wait=40)
    frames, timing = keyframes(walk, still=False)
    assert frames == [{"transform": "translate(10px, 0px)"}, {"transform": "translate(0px, 0px)"}]
    assert (timing["delay"], timing["duration"]) == (40, 90)
    frames, timing = keyframes(walk, still=True)
    assert frames == [{"opacity": 0}, {"opacity": 1}]
    assert timing == {"duration": 80}
