"""The new game sheet: who sits where, who begins, and what it remembers."""

import json

import pytest

from engine.core.game import Option
from engine.core.link import decode, encode
from engine.core.registry import REGISTRY
from tests.ui.fakes import FakeBrowser, FakeStorage
from ui.app.app import App
from ui.app.newgame import NewGame
from ui.app.seating import DRAWN, Seating
from ui.page import Happening
from ui.table.players import COMPUTER, PERSON, Player
from ui.words import Words

MANA, NAISHI = REGISTRY.info("mana"), REGISTRY.info("naishi")
FOUR = MANA._replace(most_seats=4)  # as Ninjato will be


def opened(game="mana", storage=None):
    app = App(storage or FakeStorage())
    app.begin(FakeBrowser())
    app.do("mat", {"game": game})
    for row, name in enumerate(("Ania", "Marco")):
        app.happened(Happening("input", "name", {"seat": str(row)}, value=name))
    return app


def choose(app, what, value):
    app.happened(Happening("change", what, {}, value=value))


@pytest.mark.parametrize("game", ["mana", "naishi"])
@pytest.mark.parametrize("begins", [0, 1])
def test_who_is_chosen_begins(game, begins):
    app = opened(game)
    choose(app, "begins", str(begins))
    app.do("begin", {})
    table = app.table
    name = table.session.record.names[table.session.to_act()]
    assert name == ("Ania", "Marco")[begins]
    seat = table.session.record.names.index("Ania")
    assert table.players[seat] == Player(PERSON)  # who plays moves with the name
    assert table.players[1 - seat] == Player(COMPUTER, 1)


def test_a_person_without_a_name_keeps_the_one_that_was_shown():
    """Rows of the sheet are no seats: who begins takes the first one."""
    app = opened()
    for row in range(2):
        app.happened(Happening("input", "name", {"seat": str(row)}, value=""))
    choose(app, "begins", "1")
    app.do("begin", {})
    assert app.table.names == ["Computer", "Player 1"]


def test_a_name_goes_with_its_person_and_not_to_the_computer_that_takes_the_place():
    app = opened()
    choose(app, "kind-1", "person")
    app.happened(Happening("input", "name", {"seat": "1"}, value="Olek"))
    choose(app, "kind-1", "computer")
    assert app.sheet.seating.names == ["Ania", ""]
    app.happened(Happening("input", "name", {"seat": "1"}, value="HAL"))
    choose(app, "level-1", "2")
    assert app.sheet.seating.names == ["Ania", "HAL"]


def test_who_begins_from_a_position_is_who_is_asked_there():
    app = opened()
    app.happened(Happening("input", "position", {}, value="1rr2d/6/2r3/1rR1r1/1R4/1R2RD w c5 0"))
    choose(app, "kind-1", "person")
    app.do("begin", {})
    session = app.table.session
    assert session.to_act() == 1
    assert session.record.names == ["Marco", "Ania"]


@pytest.mark.parametrize("info", [MANA, NAISHI])
def test_a_lot_falls_both_ways_and_the_link_is_the_same_game(info):
    seating = Seating(info)
    seating.names = ["Ania", "Marco"]
    seating.choose_first(DRAWN)
    first = set()
    for seed in range(12):
        session, players = seating.session(seed, seed + 1, info.defaults(), None)
        first.add(session.record.names[session.to_act()])
        assert players[session.record.names.index("Ania")].is_person
        again = decode(encode(session))
        assert again.record == session.record
        assert again.to_act() == session.to_act()
    assert first == {"Ania", "Marco"}


def chance(*numbers):
    """A page's chance that has these to give."""
    left = iter(numbers)
    return lambda _bits: next(left)


def test_a_lot_is_not_drawn_from_what_deals_the_cards(monkeypatch):
    first = set()
    for lot in range(12):
        app = opened("mana")
        choose(app, "begins", DRAWN)
        monkeypatch.setattr(app.page, "seed", chance(5, lot, 0))
        app.do("begin", {})
        session = app.table.session
        assert session.record.seed == 5
        first.add(session.record.names[session.to_act()])
    assert first == {"Ania", "Marco"}


def test_crests_and_lines_tell_what_is_known():
    words, sheet = Words("en"), NewGame(MANA, FakeStorage())
    words.add("ui.mana.text")
    choose_kind(sheet, 1, "person")
    drawn = sheet.drawn(words)
    assert drawn.index("Black, begins") < drawn.index(">White<")
    sheet.happened(Happening("change", "begins", value="1"))
    drawn = sheet.drawn(words)
    assert drawn.index(">White<") < drawn.index("Black, begins")
    assert drawn.index("seat-2") < drawn.index("seat-1")
    sheet.happened(Happening("change", "begins", value=DRAWN))
    drawn = sheet.drawn(words)
    assert "Black, begins" not in drawn
    assert drawn.count("at this screen") == drawn.count('class="ring"') == 2


def choose_kind(sheet, row, kind):
    sheet.happened(Happening("change", f"kind-{row}", value=kind))


def test_a_name_that_is_typed_is_a_name_to_begin():
    app = opened()
    assert app.page.parts["called-0"] == "Ania"
    app.happened(Happening("input", "name", {"seat": "0"}, value="A<b>"))
    assert app.page.parts["called-0"] == "A&lt;b&gt;"
    app.happened(Happening("input", "name", {"seat": "1"}, value=" "))
    assert app.page.parts["called-1"] == "Computer"


@pytest.mark.parametrize("game", ["mana", "naishi"])
def test_the_last_choice_is_remembered(game):
    storage = FakeStorage()
    app = opened(game, storage)
    choose(app, "begins", DRAWN)
    choose(app, "level-1", "3")
    app.do("begin", {})
    app.do("leave", {})
    app.do("mat", {"game": game})
    seating = app.sheet.seating
    assert (seating.names, seating.begins) == (["Ania", "Marco"], DRAWN)
    assert seating.players == [Player(PERSON), Player(COMPUTER, 3)]


@pytest.mark.parametrize(
    "kept",
    [
        {"begins": 2},
        {"begins": True},
        {"begins": "me"},
        {"players": [["person", 1]], "names": [""]},
        {"players": [["person", 1]] * 3, "names": [""] * 3},
        {"names": [""]},
        {"players": 5},
    ],
)
def test_what_was_kept_may_be_anything(kept):
    storage = FakeStorage()
    fine = {"players": [["person", 1], ["person", 1]], "names": ["A", "B"], "options": {}, "begins": 1}
    storage.texts["tatami.newgame.mana"] = json.dumps({**fine, **kept})
    seating = NewGame(MANA, storage).seating
    assert (seating.names, seating.begins) == (["", ""], 0)
    assert seating.players == [Player(PERSON), Player(COMPUTER, 1)]


@pytest.mark.parametrize("name", ["A\nB", "A\u202eB", "\ud83d", "n" * 25, 5, None, ["A"]])
def test_a_kept_name_that_no_game_would_take_is_dropped(name):
    storage = FakeStorage()
    kept = {"players": [["person", 1], ["person", 1]], "names": [name, "B"], "options": {}, "begins": 1}
    storage.texts["tatami.newgame.mana"] = json.dumps(kept)
    seating = NewGame(MANA, storage).seating
    assert (seating.names, seating.begins) == (["", "B"], 1)


def test_a_kept_option_is_of_the_kind_it_was():
    storage, info = FakeStorage(), MANA._replace(options=(Option("blind", (True, False), False),))
    kept = {"players": [["person", 1], ["person", 1]], "names": ["A", "B"], "options": {"blind": 1}}
    storage.texts["tatami.newgame.mana"] = json.dumps(kept)
    assert NewGame(info, storage).options == {"blind": False}


def test_what_was_kept_may_be_nested_without_end():
    storage = FakeStorage()
    storage.texts["tatami.newgame.mana"] = "[" * 90_000
    assert NewGame(MANA, storage).seating.names == ["", ""]


def test_a_dashed_ring_adds_a_seat_up_to_the_most():
    words, sheet = Words("en"), NewGame(FOUR, FakeStorage())
    words.add("ui.mana.text")
    for more in ("A third player", "A fourth player"):
        assert more in sheet.drawn(words)
        assert "do-drop-seat" not in sheet.drawn(words) or more == "A fourth player"
        sheet.seating.add()
    drawn = sheet.drawn(words)
    assert "do-add-seat" not in drawn
    assert drawn.count('class="seat-choice"') == 4
    assert drawn.count('name="begins"') == 5
    sheet.seating.choose_first("3")
    sheet.seating.drop()
    assert sheet.seating.begins == DRAWN
    assert len(sheet.seating.names) == 3
    assert "do-drop-seat" in sheet.drawn(words)
    sheet.seating.drop()
    sheet.seating.drop()
    assert len(sheet.seating.players) == 2


def test_a_game_for_two_offers_no_third_seat():
    app = opened()
    app.do("add-seat", {})
    assert len(app.sheet.seating.players) == 2
    assert "do-add-seat" not in app.page.parts["sheet"]
