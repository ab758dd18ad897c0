"""Small pictures in the list of games: of what everybody may see, made one by one, and not twice."""

import pytest

from engine.core.registry import REGISTRY
from engine.core.session import Session
from tests.ui.fakes import FakeBrowser, FakeStorage
from tests.ui.naishi_games import random_game
from ui.app import thumbnails
from ui.app.app import App
from ui.app.thumbnails import PAUSE
from ui.mana.thumbnail import thumbnail as mana_thumbnail
from ui.naishi.thumbnail import thumbnail as naishi_thumbnail
from ui.table.players import ELSEWHERE, Player

POSITION = "1rr2d/6/2r3/1rR1r1/1R4/1R2RD b c5 0"


def opened(storage=None):
    app = App(storage or FakeStorage())
    app.begin(FakeBrowser())
    return app


def mana(seed=9, **more):
    return Session.new(REGISTRY.game("mana"), seed, names=["Ania", "Marco"], **more)


def thumbs(app):
    """What was put into the places of the list, by game."""
    return {part[6:]: markup for part, markup in app.page.parts.items() if part.startswith("thumb-")}


def test_they_come_one_by_one_and_stop_when_a_game_is_opened():
    app = opened()
    games = []
    for seed in range(3):
        app.play(mana(seed, position=POSITION), [Player(), Player()])
        games.append(app.game_id)
    app.do("leave", {})
    assert thumbs(app) == {}
    assert app.page.parts["start-more"].count('class="thumb"') == 3  # their places
    app.page.pass_time(PAUSE)
    assert list(thumbs(app)) == [games[2]]  # in the order of the list
    app.page.pass_time(PAUSE)
    app.do("resume", {"id": games[2]})
    app.page.pass_time(10 * PAUSE)
    assert list(thumbs(app)) == games[:0:-1]


def test_none_is_made_twice_unless_the_game_went_on(monkeypatch):
    app = opened()
    app.play(mana(position=POSITION), [Player(), Player()])
    app.do("leave", {})
    app.page.pass_time(PAUSE)
    drawn = thumbs(app)[app.game_id]
    made = []
    with monkeypatch.context() as patched:
        patched.setattr(thumbnails, "_drawn", lambda envelope: made.append(envelope.id) or drawn)
        app.settings_changed()
        app.page.pass_time(PAUSE)
        assert made == []
        assert drawn in app.page.parts["start-more"]
    app.do("hearth", {})
    app.table.play(0)
    app.do("leave", {})
    app.page.pass_time(PAUSE)
    assert thumbs(app)[app.game_id] != drawn


def test_one_that_cannot_be_drawn_stops_no_other_and_is_not_tried_again(monkeypatch):
    app = opened()
    games = []
    for seed in range(2):
        app.play(mana(seed, position=POSITION), [Player(), Player()])
        games.append(app.game_id)
    tried, drawn = [], thumbnails._drawn

    def fails_once(envelope):
        tried.append(envelope.id)
        if len(tried) == 1:
            raise RuntimeError("a bug")
        return drawn(envelope)

    monkeypatch.setattr(thumbnails, "_drawn", fails_once)
    app.do("leave", {})
    with pytest.raises(RuntimeError):  # the page reports it
        app.page.pass_time(PAUSE)
    app.page.pass_time(PAUSE)
    assert list(thumbs(app)) == games[:1]
    app.redraw_start()
    app.page.pass_time(10 * PAUSE)
    assert tried == games[::-1]


def test_only_the_first_rows_have_one(monkeypatch):
    monkeypatch.setattr(thumbnails, "MOST", 2)
    app = opened()
    for seed in range(3):
        app.play(mana(seed, position=POSITION), [Player(), Player()])
    app.do("leave", {})
    app.page.pass_time(10 * PAUSE)
    assert len(thumbs(app)) == 2


def test_only_an_onlookers_view_is_drawn(monkeypatch):
    asked = []
    chair = Session.chair
    app = opened()
    *_, session = random_game(1, most=12)
    app.play(session, [Player(), Player(ELSEWHERE)])
    app.do("leave", {})
    monkeypatch.setattr(Session, "chair", lambda self, seat, at=None: asked.append(seat) or chair(self, seat, at))
    app.page.pass_time(PAUSE)
    assert asked == [None]
    drawn = thumbs(app)[app.game_id]
    known = [card for hand in session.chair(None).view()["hands"] for card in hand if card]
    assert drawn.count("thumb-back") == 10 - len(known)
    assert drawn.count("thumb-card") == 15 + len(known)


def test_a_game_that_cannot_be_opened_has_no_picture():
    storage = FakeStorage()
    app = opened(storage)
    app.play(mana(position=POSITION), [Player(), Player()])
    app.do("leave", {})
    envelope = app.keeper.latest()
    broken = envelope._replace(record=envelope.record.copy())
    broken.record.log.append(10_000)
    broken.record.texts.append("nowhere")
    assert thumbnails._drawn(broken) == ""


@pytest.mark.parametrize("below", [0, 1])
def test_the_board_lies_as_at_the_table(below):
    drawn = mana_thumbnail(mana(position=POSITION).chair(None).view(), below)
    assert drawn.count('class="stone black"') == 5
    assert drawn.count('class="stone white"') == 6
    assert drawn.count('class="rim"') == 2
    bird, black_daimyo = "translate(290 168)", "translate(590 568)"  # c5 and f1, Black below
    if below == 1:
        bird, black_daimyo = "translate(390 468)", "translate(90 68)"
    assert f'transform="{bird}"' in drawn
    assert f'transform="{black_daimyo}"' in drawn


def test_a_pile_of_the_river_that_is_used_up_is_a_gap():
    session = Session.new(REGISTRY.game("naishi"), 5)
    view = dict(session.chair(None).view())
    before = naishi_thumbnail(view, 0).count("thumb-card")
    view["river"] = [{"top": None, "left": 0}, *view["river"][1:]]
    assert naishi_thumbnail(view, 0).count("thumb-card") == before - 1
