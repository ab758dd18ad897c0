"""The browser is asked once to keep the games for good; where it does not promise it, the list reminds once."""

import pytest

from engine.core.registry import REGISTRY
from engine.core.session import Session
from tests.ui.fakes import FakeBrowser, FakeStorage
from ui.app import learning
from ui.app.app import App
from ui.app.lasting import KEY
from ui.table.players import Player

REMINDER = "may throw saved games away"


def opened(storage, promises):
    app = App(storage)
    page = FakeBrowser()
    page.promises = promises
    app.begin(page)
    return app


def played(app, moves=1):
    app.play(Session.new(REGISTRY.game("mana"), 3), [Player(), Player()])
    for _ in range(moves):
        app.table.play(0)
    app.do("leave", {})


@pytest.mark.parametrize("promises", [True, False])
def test_it_is_asked_after_the_first_game_and_never_again(promises):
    storage = FakeStorage()
    app = opened(storage, promises)
    assert app.page.persist_asked == 0
    played(app, moves=0)  # nothing to lose yet
    assert app.page.persist_asked == 0
    played(app)
    played(app)
    assert app.page.persist_asked == 1
    assert (REMINDER in app.page.parts["start-more"]) == (not promises)
    again = opened(storage, promises)
    played(again)
    assert again.page.persist_asked == 0
    assert REMINDER not in again.page.parts["start-more"]  # it has been told


@pytest.mark.parametrize("deed", ["close-reminder", "export-all"])
def test_the_reminder_goes_when_it_is_closed_or_heeded(deed):
    app = opened(FakeStorage(), False)
    played(app)
    assert REMINDER in app.page.parts["start-more"]
    app.do(deed, {})
    assert REMINDER not in app.page.parts["start-more"]
    assert bool(app.page.files) == (deed == "export-all")


def test_a_game_that_ends_is_a_game_played():
    app = opened(FakeStorage(), True)
    app.play(Session.new(REGISTRY.game("mana"), 3), [Player(), Player()])
    app.table.play(0)
    app.table.resign()
    app.page.pass_time(10_000)
    assert app.page.persist_asked == 1


def test_a_lesson_keeps_nothing_and_a_storage_that_refuses_is_not_asked():
    storage = FakeStorage()
    app = opened(storage, True)
    learning.begin(app)
    app.do("leave", {})
    storage.blocked = True
    played(app)
    assert app.page.persist_asked == 0
    assert KEY not in storage.texts
