"""The browser's Back and Forward: room, table and sheet, without a browser."""

import pytest

from tests.ui.fakes import FakeBrowser, FakeStorage
from ui.app.app import App
from ui.app.trail import STEP, Entry, read_entry
from ui.app.whereabouts import Whereabouts
from ui.page import Happening
from ui.table.lesson import LessonTable


class Visit:
    """The app on a page of ours, with the keys of a browser."""

    def __init__(self, storage=None, entries=None, fragment=""):
        self.storage = storage or FakeStorage()
        self.app = App(self.storage)
        self.page = FakeBrowser(fragment)
        if entries:
            self.page.entries, self.page.entry_at = list(entries), len(entries) - 1
        self.app.begin(self.page)
        self.page.pass_time(5)

    def do(self, what, **data):
        self.app.happened(Happening("click", what, {"do": what, **data}))
        self.page.pass_time(5)

    def press(self, steps):
        self.page.go(steps)
        self.page.pass_time(5)

    def back(self):
        self.press(-1)

    def forward(self):
        self.press(1)

    def new_game(self):
        self.do("mat", game="mana")
        self.do("begin")
        return self.app.game_id

    @property
    def places(self):
        return [entry.split(" ")[1] for entry in self.page.entries[: self.page.entry_at + 1]]


def test_back_leads_from_the_table_to_the_room_and_forward_to_the_table_again():
    visit = Visit()
    game = visit.new_game()
    assert visit.places == ["room", "game"]
    visit.back()
    assert visit.app.table is None
    assert visit.page.parts["shown main.start"] == "True"
    visit.forward()
    assert visit.app.table is not None
    assert visit.app.game_id == game
    assert visit.places == ["room", "game"]


def test_back_closes_a_sheet_first():
    visit = Visit()
    visit.new_game()
    visit.do("menu")
    assert visit.places == ["room", "game", "sheet"]
    visit.back()
    assert visit.app.sheet is None
    assert visit.app.table is not None
    visit.back()
    assert visit.app.table is None


def test_back_in_the_room_closes_the_sheet_over_it():
    visit = Visit()
    visit.do("mat", game="mana")
    assert visit.app.sheet is not None
    visit.back()
    assert visit.app.sheet is None
    assert visit.places == ["room"]
    visit.forward()  # there is nothing to be shown again
    assert visit.places == ["room"]


def test_what_is_closed_by_hand_is_no_step_of_back():
    visit = Visit()
    visit.new_game()
    for _ in range(3):
        visit.do("menu")
        visit.do("close-sheet")
    assert visit.places == ["room", "game"]
    visit.do("leave")
    assert visit.places == ["room"]


def test_a_sheet_closed_and_opened_again_at_once_leaves_one_entry():
    visit = Visit()
    visit.new_game()
    for what in ("menu", "close-sheet", "menu"):  # the browser has no time between them
        visit.app.happened(Happening("click", what, {"do": what}))
    visit.page.pass_time(20)
    assert visit.places == ["room", "game", "sheet"]


def test_a_reload_returns_to_the_table_and_back_to_the_room():
    first = Visit()
    game = first.new_game()
    again = Visit(first.storage, first.page.entries)
    assert again.app.game_id == game
    assert again.places == ["room", "game"]
    again.back()
    assert again.app.table is None


def test_a_new_tab_at_the_table_has_the_room_behind_it():
    first = Visit()
    first.new_game()
    again = Visit(first.storage)
    assert again.app.table is not None
    assert again.places == ["room", "game"]


def test_the_guided_game_comes_back_by_forward():
    visit = Visit()
    visit.do("learn", learn="mana")
    assert visit.places == ["room", "lesson"]
    visit.back()
    assert visit.app.table is None
    visit.forward()
    assert visit.app.table is not None


def test_back_closes_the_sheet_of_the_end_and_leaves_the_table():
    visit = Visit()
    visit.new_game()
    visit.app.table.resign()
    visit.page.pass_time(10_000)  # the end is looked at before its sheet comes
    assert visit.app.sheet is not None
    assert visit.places == ["room", "game", "sheet"]
    visit.back()
    assert visit.app.sheet is None
    assert visit.app.table is not None


def test_back_closes_what_a_chosen_file_has_opened():
    visit = Visit()
    visit.new_game()
    visit.do("menu")
    visit.do("close-sheet")
    chosen = []
    visit.page.open_file = lambda _most, done, _failed: chosen.append(done)
    visit.do("open-file")
    chosen[0]("nonsense")  # a file takes its time
    assert visit.places == ["room", "game", "sheet"]
    visit.back()
    assert visit.app.sheet is None
    assert visit.app.table is not None


def test_a_game_that_is_gone_is_the_room():
    visit = Visit()
    visit.new_game()
    visit.do("leave")
    visit.storage.texts.clear()
    visit.forward()
    assert visit.app.table is None
    assert visit.places == ["room"]


def test_a_link_that_arrives_has_an_entry_of_its_own():
    visit = Visit()
    game = visit.new_game()
    visit.page.push_entry(None)  # the browser's own, for the new address
    visit.page.hash = "nonsense"
    visit.page.arrived()
    assert visit.app.sheet is not None  # it says what is wrong with the link
    visit.do("close-sheet")
    visit.page.pass_time(5)
    assert visit.app.game_id == game
    assert None not in visit.page.entries


def a_link_arrives_while_the_history_steps_back(dropped=False):
    visit = Visit()
    visit.new_game()
    visit.do("menu")
    if dropped:
        visit.page.go = lambda _: None
    visit.app.happened(Happening("click", "close-sheet", {"do": "close-sheet"}))  # the browser has not gone back yet
    visit.page.push_entry(None)
    visit.page.hash = "nonsense"
    visit.page.arrived()
    return visit


def test_a_late_step_back_does_not_close_what_a_link_has_opened():
    visit = a_link_arrives_while_the_history_steps_back()
    visit.page.pass_time(5)
    assert visit.app.sheet is not None
    assert visit.places[-1] == "sheet"
    visit.back()
    assert visit.app.sheet is None
    assert visit.app.table is not None


def test_a_step_back_that_a_link_has_cancelled_is_not_waited_for():
    visit = a_link_arrives_while_the_history_steps_back(dropped=True)
    visit.page.pass_time(2 * STEP)
    del visit.page.go
    visit.back()
    assert visit.app.sheet is None


@pytest.mark.parametrize("text", [None, "", "3 room", "room", "1 ", "1 " + "x" * 200, "1\nroom"])
def test_an_entry_of_another_page_is_none_of_ours(text):
    assert read_entry(text) is None


def test_an_entry_reads_back():
    assert read_entry(Entry(1, "game abc").text()) == Entry(1, "game abc")


def test_the_place_of_a_lesson_is_the_one_on_the_table_whatever_another_tab_shows():
    visit = Visit()
    visit.do("learn", learn="mana")
    assert visit.places == ["room", "lesson"]
    Whereabouts(visit.storage, None).keep("start")  # another tab goes to the room
    visit.do("hint")
    assert visit.places == ["room", "lesson"]
    visit.back()
    visit.forward()
    assert isinstance(visit.app.table, LessonTable)
