"""What `ui.dom` makes of the browser's values: events, timers, keyframes."""

import json
from types import SimpleNamespace

import pytest

from tests.ui.fakes import FakePage
from ui.browser.address import Address
from ui.browser.choosing import Choosing
from ui.browser.drawn import Drawn
from ui.browser.handing import Handing
from ui.browser.hearing import LONG_PRESS, Hearing
from ui.browser.keyframes import keyframes
from ui.browser.scrolling import Box, way_to, way_to_one_of
from ui.browser.timers import Timers
from ui.browser.webstorage import WebStorage
from ui.table.scene import Motion


def an_event(kind, data=None, tag="div", **more):
    """An event of the browser's, on an element with this data."""
    element = SimpleNamespace(dataset=data or {}, id="spot-c3", tagName=tag.upper(), type="", value="")
    element.closest = lambda _: element if data else None
    given = {"type": kind, "target": element, "detail": 1, "pointerType": "mouse", "isPrimary": True, "key": ""}
    without = dict.fromkeys(("ctrlKey", "metaKey", "altKey", "isComposing"), False)
    return SimpleNamespace(**{**given, **without, **more})


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


def test_enter_that_ends_a_composed_word_begins_nothing():
    ears = Ears()
    ears.hear("keydown", key="Enter", isComposing=True)
    assert ears.heard == [("key", "", "")]


def test_a_field_filled_in_by_the_browser_is_no_key():
    ears, event = Ears(), an_event("keydown", tag="input")
    del event.key
    ears.hearing.hear(event)
    assert ears.heard == [("key", "", "")]


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


def test_the_second_click_of_two_is_not_for_what_has_come_there_meanwhile():
    ears = Ears()
    ears.hear("click", {"do": "play-on"})
    assert ears.hear("click", {"do": "undo"}, detail=2)
    assert ears.heard == [("click", "play-on", "")]
    ears.hear("click", {"do": "undo"})
    ears.hear("click", {"do": "undo"}, detail=2)  # twice the same is meant twice
    assert ears.heard[1:] == [("click", "undo", "")] * 2


def test_a_double_click_on_a_piece_takes_it_up_and_does_not_put_it_down():
    ears, piece = Ears(), {"do": "pick", "spot": "c3"}
    ears.hear("click", piece, detail=1)
    assert ears.hear("click", piece, detail=2)
    assert ears.heard == [("click", "pick", "")]
    ears.hear("click", piece, detail=1)
    assert ears.heard[1:] == [("click", "pick", "")]


@pytest.mark.parametrize("opened_again", [True, False])
def test_late_word_of_a_closed_sheet_is_not_about_the_one_opened_since(opened_again):
    ears, sheet = Ears(), SimpleNamespace(open=opened_again, closest=lambda _: None, tagName="DIALOG", id="sheet")
    ears.hear("close", target=sheet)
    assert len(ears.heard) == (0 if opened_again else 1)


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


UP, DOWN = Box(0, 0, 640, 70), Box(0, 340, 640, 400)  # two cloths that stick to the edges of a window 400 high


@pytest.mark.parametrize(
    ("element", "far"),
    [
        (Box(10, 100, 60, 150), 0),  # it is seen
        (Box(10, 300, 60, 350), 18),  # under the lower cloth
        (Box(10, 500, 60, 550), 218),  # below the fold
        (Box(10, 40, 60, 90), -38),  # under the upper cloth
        (Box(10, 90, 60, 390), 12),  # too tall: its upper edge is seen
        (Box(700, 300, 750, 350), 0),  # beside the cloths
    ],
)
def test_what_has_the_focus_is_scrolled_out_from_under_the_cloths(element, far):
    assert way_to(element, 400, [UP, DOWN]) == far


def test_a_cloth_that_does_not_stick_covers_nothing():
    assert way_to(Box(10, 130, 60, 180), 400, [Box(0, 60, 640, 128), Box(0, 182, 640, 260)]) == 0


def test_what_leaves_ends_unseen():
    gone = Motion("captured", "leave", wait=200)
    for still in (False, True):
        frames, timing = keyframes(gone, still)
        assert (frames[0]["opacity"], frames[-1]["opacity"]) == (1, 0)
    assert timing == {"duration": 80}
    assert "transform" not in frames[-1]


def test_what_stands_is_known_until_a_part_in_it_or_around_it_changes():
    drawn = Drawn()
    outer, other = '<p id="inner"></p>', '<p data-id="inner"></p>'
    for part, markup in (("outer", outer), ("other", other), ("inner", "one")):
        drawn.put(part, markup)
    assert drawn.stands("inner", "one")
    assert drawn.stands("other", other)
    assert not drawn.stands("outer", outer)  # what lies in it is no longer as it was drawn
    drawn.put("outer", outer)
    assert not drawn.stands("inner", "one")  # it is new and empty


# A file that is chosen


class Chooser:
    """An input of the page, and a file in it."""

    def __init__(self, size=3, readable=True, files=1):
        self.ears, self.given_back, self.read, self.answers = {}, [], [], []
        file = SimpleNamespace(size=size, text=lambda: self.read.append(size) or readable)
        self.files = SimpleNamespace(length=files, item=lambda _: file)
        self.addEventListener = self.ears.__setitem__
        self.click = lambda: None
        choosing = Choosing(self._ask, 10, self.answers.append, lambda problem: self.answers.append(problem.key))
        choosing.begin(self, self._ear)

    def _ear(self, call):
        return SimpleNamespace(call=call, destroy=lambda: self.given_back.append(call))

    def _ask(self, promise, well, badly):
        (well if promise else badly)("text")

    def hear(self, kind):
        self.ears[kind].call(SimpleNamespace(target=self))


@pytest.mark.parametrize(
    ("file", "read", "answers"),
    [
        ({}, [3], ["text"]),
        ({"readable": False}, [3], ["save.unreadable"]),
        ({"size": 11}, [], ["record.too_long"]),  # it is not read at all
        ({"files": 0}, [], []),
    ],
)
def test_a_chosen_file_is_read_once_and_every_ear_given_back(file, read, answers):
    chooser = Chooser(**file)
    chooser.hear("change")
    assert (chooser.read, chooser.answers) == (read, answers)
    assert len(chooser.given_back) == 2


def test_whoever_chooses_no_file_leaves_no_ear_behind():
    chooser = Chooser()
    chooser.hear("cancel")
    assert chooser.answers == []
    assert len(chooser.given_back) == 2


# What is handed out


class Promise:
    def then(self, *ears):
        self.ears = ears


class Desk:
    """A window that can what it is said to, and what was done in it."""

    def __init__(self, **capabilities):
        self.promise, self.given_back, self.answers, self.selected = Promise(), [], [], []
        field = SimpleNamespace(select=lambda: self.selected.append("field"))
        window = SimpleNamespace(
            tatami=SimpleNamespace(capabilities=SimpleNamespace(**capabilities), qr=lambda _: self.promise),
            navigator=SimpleNamespace(clipboard=SimpleNamespace(writeText=lambda _: self.promise)),
            document=SimpleNamespace(
                getElementById={"text-link": field}.get, execCommand=lambda _: self.selected == ["field"]
            ),
        )
        self.handing = Handing(window, self._ear, lambda *_: 0)

    def _ear(self, call):
        return SimpleNamespace(call=call, destroy=lambda: self.given_back.append(call))


@pytest.mark.parametrize(("well", "answer"), [(True, True), (False, False)])
def test_what_is_asked_once_gives_both_ears_back(well, answer):
    desk = Desk(clipboard=True)
    desk.handing.copy("a link", "link", desk.answers.append)
    desk.promise.ears[0 if well else 1].call(None)
    assert desk.answers == [answer]
    assert len(desk.given_back) == 2


@pytest.mark.parametrize(("field", "copied"), [("link", True), ("gone", False)])
def test_without_a_clipboard_the_field_is_selected(field, copied):
    desk = Desk(clipboard=False)
    desk.handing.copy("a link", field, desk.answers.append)
    assert desk.answers == [copied]


def test_a_code_that_cannot_be_made_has_no_modules():
    desk = Desk()
    desk.handing.qr("text", desk.answers.append)
    desk.promise.ears[0].call("10\n01")
    desk.promise.ears[1].call(None)
    assert desk.answers == [["10", "01"], []]


def test_a_browser_that_cannot_keep_promises_nothing():
    desk = Desk(persist=False)
    desk.handing.persist(desk.answers.append)
    assert desk.answers == [False]


def test_the_page_scrolls_to_what_may_follow_only_where_none_of_it_is_seen():
    seen, below, further = Box(10, 130, 60, 180), Box(10, 500, 60, 580), Box(10, 600, 60, 680)
    assert way_to_one_of([below, seen], 400, []) == 0
    assert way_to_one_of([below, further], 400, []) == way_to(below, 400, []) > 0
    assert way_to_one_of([], 400, []) == 0


# The address and the storage


def test_a_link_is_no_step_in_the_history():
    ears = {}
    location = SimpleNamespace(href="https://tatami.test/#1abc", hash="#1abc")
    window = SimpleNamespace(location=location, history=SimpleNamespace(state=5), addEventListener=ears.__setitem__)
    address, went = Address(window, lambda call: call), []
    assert (address.address(), address.fragment(), address.entry()) == ("https://tatami.test/", "1abc", None)
    address.on_entry(lambda: went.append("there"))
    ears["popstate"](None)
    assert went == []
    location.hash = ""
    ears["popstate"](None)
    assert went == ["there"]


def test_a_link_is_read_though_a_step_back_has_led_on_from_its_address():
    ears, texts = {}, []
    location = SimpleNamespace(href="https://tatami.test/", hash="")
    address = Address(SimpleNamespace(location=location, addEventListener=ears.__setitem__), lambda call: call)
    address.on_fragment(texts.append)
    for came in ("https://tatami.test/#1abc", "https://tatami.test/", "https://tatami.test/#"):
        ears["hashchange"](SimpleNamespace(newURL=came))
    assert texts == ["1abc"]


def test_a_storage_that_is_blocked_behaves_like_an_empty_one():
    def blocked():
        raise PermissionError

    storage = WebStorage(blocked, PermissionError)
    assert storage.keys() == []
    assert storage.read("a") is None
    assert not storage.write("a", "b")
    storage.remove("a")


def test_a_storage_that_forgets_at_once_has_not_written():
    texts = SimpleNamespace(setItem=lambda *_: None, getItem=lambda _: None)
    assert not WebStorage(lambda: texts, PermissionError).write("a", "b")
