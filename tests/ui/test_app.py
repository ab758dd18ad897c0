"""The app without a browser: starting, sheets and where the focus goes back to, slips, limits."""

import pytest

from tests.ui.apps import game
from tests.ui.fakes import FakeBrowser, FakeStorage
from ui.app import seating
from ui.app.app import App
from ui.app.room import limits
from ui.app.sheets import Reading
from ui.app.whereabouts import OPEN, SCREEN
from ui.page import Happening
from ui.table.players import Player
from ui.table.table import Table


def opened(storage=None, **capabilities):
    app = App(storage or FakeStorage())
    page = FakeBrowser(capabilities=capabilities)
    page.failed = app.failed
    app.begin(page)
    return app, page


def begun(storage=None, game="mana"):
    """A new game of two persons."""
    app, page = opened(storage)
    app.do("mat", {"game": game})
    app.happened(Happening("change", "kind-1", {}, value="person"))
    app.do("begin", {})
    return app, page


def test_a_closed_sheet_leaves_nothing_behind():
    """Else what was typed in it would stand there again, though the sheet does not know of it."""
    app, page = opened()
    app.do("mat", {"game": "mana"})
    assert "do-begin" in page.parts["sheet"]
    app.do("close-sheet", {})
    assert page.parts["sheet"] == ""
    assert not page.sheet_open


def test_the_focus_goes_back_to_where_the_first_sheet_was_opened():
    app, page = begun()
    app.do("menu", {}, "do-menu")
    app.do("options", {}, "menu-options")
    app.do("close-sheet", {})
    assert page.focused == "do-menu"
    app.do("keys", {})  # by its letter: nothing has opened it
    app.do("close-sheet", {})
    assert page.focused == ""


def test_a_new_game_out_of_a_running_one_leaves_that_one_in_the_list():
    app, _ = begun()
    first = app.game_id
    app.do("again", {}, "menu-again")
    app.do("begin", {})
    assert app.game_id != first
    assert {entry.id for entry in app.keeper.entries()} == {first, app.game_id}


@pytest.mark.parametrize("game", ["mana", "naishi"])
def test_a_refused_name_is_said_on_the_sheet(game):
    app, page = opened()
    app.do("mat", {"game": game})
    app.happened(Happening("input", "name", {"seat": "0"}, value="two\nlines"))
    app.do("begin", {})
    assert app.table is None
    assert page.parts["sheet"].count("A name has at most") == 1
    assert page.focused != "position"


def test_a_wrong_position_is_said_beside_it():
    app, page = opened()
    app.do("mat", {"game": "mana"})
    app.happened(Happening("input", "position", {}, value="nonsense"))
    app.do("begin", {})
    assert page.parts["sheet"].count("A position needs four parts") == 1
    assert page.focused == "position"


@pytest.mark.parametrize("level", [True, 1.0, "1", None, []])
def test_a_kept_level_is_a_number(level):
    with pytest.raises(ValueError):
        seating._player("computer", level)


def test_nobodys_cards_stay_in_the_page_when_the_table_is_left():
    app, page = opened()
    app.do("mat", {"game": "naishi"})
    app.do("begin", {})
    assert "naishi" in page.parts["table"]
    app.leave()
    assert page.parts["table"] == ""


# Starting


@pytest.mark.parametrize("text", ["\ud83d" * 20, "00000000\udfff", "{}"])
def test_whatever_was_stored_the_page_starts(text):
    storage = FakeStorage()
    storage.texts = {SCREEN: "table", OPEN: "x1", "tatami.game.x1": text, "tatami.before.x1": text}
    app, page = opened(storage)
    assert app.table is None
    assert page.parts["shown main.start"] == "True"


def test_a_game_that_cannot_be_shown_does_not_stop_the_page(monkeypatch):
    storage = FakeStorage()
    begun(storage)
    assert storage.texts[SCREEN] == "table"
    with monkeypatch.context() as patched:
        patched.setattr(Table, "open", lambda _: 1 / 0)
        app, page = opened(storage)
    assert app.table is None
    assert page.reported == 1
    assert storage.texts[SCREEN] == "start"
    assert page.parts["shown #table"] == "False"
    assert "Something went wrong here" in page.parts["slip"]
    app.resume(app.keeper.latest().id)  # it is kept
    assert app.table is not None


def test_what_went_wrong_is_told_as_it_is():
    app, page = begun()
    app.failed()
    assert "Your game is kept" in page.parts["slip"]
    storage = FakeStorage()
    storage.blocked = True
    app, page = begun(storage)
    app.failed()
    assert "kept" not in page.parts["slip"]
    assert "in memory only" in page.parts["slip"]


# Slips


def test_the_offer_of_a_new_version_comes_back_after_another_slip():
    app, page = opened()
    page.updated()
    assert "do-update" in page.parts["slip"]
    app.slips.say("Something else")
    assert "do-update" not in page.parts["slip"]
    app.do("close-slip", {"do": "close-slip"})
    assert "do-update" in page.parts["slip"]
    app.do("close-slip", {"do": "close-slip", "later": "yes"})
    assert page.parts["slip"] == ""
    app.slips.say("Something else")
    app.do("close-slip", {"do": "close-slip"})
    assert page.parts["slip"] == ""


def test_the_offer_of_a_new_version_comes_back_when_another_slip_goes_by():
    app, page = begun()
    page.updated()
    app.slips.say("Something else")
    app.do("menu", {})
    assert "do-update" in page.parts["slip"]


def test_a_file_that_was_read_is_no_reason_for_a_torn_slip():
    app, page = begun()
    app.do("export-all", {})
    page.chosen = page.files[0][1]
    app.do("open-file", {})
    assert 'class="slip-paper glad"' in page.parts["slip"]
    page.chosen = page.chosen.replace("mana", "nama")
    app.do("open-file", {})
    assert 'class="slip-paper"' in page.parts["slip"]


def test_a_copy_that_ends_late_leaves_another_sheet_alone():
    app, page = begun()
    later = []
    page.copy = lambda *asked: later.append(asked[-1])
    app.do("as-text", {})
    app.do("copy", {"field": "moves"})
    app.open(Reading("Another", ["sheet"], ""))
    before = page.parts["sheet"]
    later[0](True)
    assert page.parts["sheet"] == before


def test_a_mat_without_a_game_says_which_can_be_played():
    app, page = opened()
    app.do("mat", {"game": "ninjato"})
    assert "This game is not here yet. What can be played: Mana, Naishi." in page.parts["slip"]
    assert page.parts[".mat[aria-disabled=true] .mat-meta"] == "not here yet"
    assert {name for name, value in page.marks.items() if value is None} >= {'[data-game="mana"] aria-disabled'}
    assert '[data-game="ninjato"] aria-disabled' not in page.marks


# Limits


def test_over_plain_http_sharing_is_not_there():
    assert limits(opened(secure=False, share=False)[0]) == ["limits.share", "limits.worker"]
    assert limits(opened(share=False)[0]) == ["limits.worker"]  # many a desktop: nothing is wrong with the address
    _, page = opened(secure=False, share=False)
    assert "does not share" in page.parts["start-more"]


def test_the_settings_say_whose_work_it_is():
    app, page = opened()
    app.do("options", {}, "do-options")
    assert "An unofficial fan work" in page.parts["sheet"]
    assert "language-en" in page.parts["sheet"]
    assert ' id="language-en"' not in page.parts["start-more"]


@pytest.mark.parametrize(("game", "has_cards"), [("mana", False), ("naishi", True)])
def test_the_keys_are_those_of_the_game(game, has_cards):
    app, page = begun(game=game)
    app.do("keys", {})
    assert ("A closer look at a card" in page.parts["sheet"]) == has_cards
    assert ("Turn the board" in page.parts["sheet"]) == (not has_cards)  # whose cards they are, sits below


def test_the_legend_of_the_log_is_a_sheet():
    app, page = begun()
    app.do("legend", {}, "do-legend")
    assert "a ronin returns from the reserve to c3" in page.parts["sheet"]
    app.do("close-sheet", {})
    assert page.focused == "do-legend"


@pytest.mark.parametrize("hover", [False, True])
def test_the_keys_begin_at_a_spot_where_there_may_be_keys(hover):
    """Before a finger a ring around the first spot would look like advice."""
    app = App(FakeStorage())
    app.begin(FakeBrowser(capabilities={"hover": hover}))
    app.play(game("D@f1", "D@b6"), [Player(), Player()])
    assert str(app.page.focused).startswith("spot-") == hover
