"""The app around the table, on a page made of values: the shelf, two tabs, what is done with a whole game."""

import json
import re

import pytest

from tests.ui.apps import game, opened, prompt
from tests.ui.fakes import FakeBrowser, FakeStorage
from ui.app import shelf
from ui.app.app import App
from ui.mana.scene import path_of
from ui.page import Happening
from ui.saves import envelope
from ui.table.players import COMPUTER, ELSEWHERE, Player


def test_the_list_the_hearth_and_deleting():
    app = opened()
    app.play(game("D@f1"), [Player(), Player()])
    first = app.game_id
    app.play(game(seed=10), [Player(), Player(COMPUTER, 1)])
    app.do("leave", {})
    rows = app.page.parts["start-more"]
    assert rows.count('class="going"') == 2
    assert "Mana · Marco to move" in rows
    assert app.page.parts[".hearth-title"] == "Continue"
    app.do("game-menu", {"id": first, "cloth": "mana"})
    app.do("ask-delete", {})
    assert "gone for good" in app.page.parts["sheet"]
    app.do("close-sheet", {})
    assert len(app.keeper.entries()) == 2
    app.do("ask-delete", {"id": first})
    app.do("delete", {})
    assert app.page.parts["start-more"].count('class="going"') == 1


def second_line(app, game_id):
    """What a row says under the names."""
    row = app.page.parts["start-more"].split(f'data-id="{game_id}"')[1]
    return re.search('<span class="second">(.*?)</span>', row)[1]


def test_a_row_tells_how_far_its_game_is_and_how_it_is_played():
    app = opened()
    found = {}
    for name, players in (
        ("here", [Player(), Player()]),
        ("machine", [Player(), Player(COMPUTER, 3)]),
        ("link", [Player(), Player(ELSEWHERE)]),
        ("watched", [Player(ELSEWHERE)] * 2),
    ):
        app.play(game("D@f1", "D@b6", 0, 0), players)
        found[name] = app.game_id
    app.leave()
    lines = {name: second_line(app, id_) for name, id_ in found.items()}
    assert lines == {
        "here": "Mana · turn 2 · Ania to move",
        "machine": "Mana · turn 2 · Ania to move · level 3",
        "link": "Mana · turn 2 · Ania to move · by link",
        "watched": "Mana · turn 2 · Ania is awaited · watching",
    }


def test_a_row_of_a_finished_game_says_who_won():
    app = opened()
    app.play(game("D@f1"), [Player(), Player()])
    app.table.resign()
    won = app.game_id
    app.play(game(seed=3), [Player(), Player()])
    app.table.agree_draw()
    app.leave()
    assert "Ania won" in second_line(app, won)
    assert "drawn" in second_line(app, app.game_id)
    entry = app.keeper.shelf.entry(won)  # written before rows said so
    plain = envelope.write(entry.envelope._replace(turns=0, winners=()))
    inside = json.loads(plain.partition(" ")[2])
    del inside["turns"], inside["winners"]
    text = json.dumps(inside, ensure_ascii=False, separators=(",", ":"))
    app.storage.texts[f"tatami.game.{won}"] = f"{envelope.sum_of(text)} {text}"
    app.redraw_start()
    assert second_line(app, won) == "Mana · finished"


def test_the_room_reads_each_game_once_and_another_tab_s_word_only_the_game_on_the_table(monkeypatch):
    app = opened()
    for seed in range(3):
        app.play(game(seed=seed), [Player(), Player()])
    read, asked = envelope.read, []
    monkeypatch.setattr(envelope, "read", lambda text: asked.append(text) or read(text))
    app.page.stored()
    assert len(asked) == 1
    app.leave()
    assert len(asked) == 1 + 3


def test_the_first_rows_of_the_list_are_the_first_to_have_a_picture():
    app = opened()
    app.play(game(), [Player(), Player()])
    going = app.game_id
    app.play(game(seed=2), [Player(), Player()])
    app.table.resign()
    app.leave()
    assert [row.id for row in shelf.rows(app.keeper.entries())] == [going, app.game_id]


def test_a_damaged_game_is_listed_exported_and_deleted():
    storage = FakeStorage()
    storage.texts["tatami.game.bad"] = "what is this"
    app = opened(storage=storage)
    rows = app.page.parts["start-more"]
    assert "Damaged game" in rows
    app.do("export", {"id": "bad"})
    assert "what is this" in app.page.files[0][1]
    app.do("ask-delete", {"id": "bad"})
    app.do("delete", {})
    assert "Damaged game" not in app.page.parts["start-more"]


def test_export_wipe_import():
    app = opened()
    for seed in range(3):
        app.play(game("D@f1", seed=seed), [Player(), Player()])
    app.do("leave", {})
    app.do("export-all", {})
    fresh = opened()
    fresh.page.chosen = app.page.files[0][1]
    fresh.do("open-file", {})
    assert "3 games were added." in fresh.page.parts["slip"]
    assert len(fresh.keeper.entries()) == 3
    fresh.do("open-file", {})
    assert "No game was added. 3 were here already." in fresh.page.parts["slip"]


def test_a_reload_is_back_in_mid_turn():
    storage = FakeStorage()
    app = opened(storage=storage)
    position = "1rr2d/6/2r3/1rR1r1/1R4/1R2RD b c5 0"
    app.play(game(position=position), [Player(), Player()])
    app.do("pick", {"spot": "c3"})
    again = opened(storage=storage)
    assert again.table.touching.picker.picked == ("c3",)
    assert again.game_id == app.game_id


def test_the_tab_that_was_overtaken_is_told_and_can_go_on():
    storage = FakeStorage()
    here = opened(storage=storage)
    here.play(game(), [Player(), Player()])
    there = opened(storage=storage)
    there.table.play("D@f1")
    here.page.stored()
    assert "another tab" in here.page.parts["thread"]
    here.do("pick", {"spot": "e1"})
    assert len(here.table.session) == len(game())
    here.do("go-on-here", {})
    assert here.table.session.record == there.table.session.record
    assert here.page.parts["thread"] == ""


def test_a_lesson_has_nothing_of_the_game_before_it():
    storage = FakeStorage()
    here = opened(storage=storage)
    here.play(game(), [Player(), Player()])
    here.thread.say("Something of this game.")
    there = opened(storage=storage)
    here.do("learn", {"learn": "mana"})
    assert here.page.parts["thread"] == ""
    there.table.play("D@f1")
    here.page.stored()
    assert not here.overtaken
    assert here.page.parts["thread"] == ""


def test_a_game_that_was_overtaken_does_not_stop_the_lesson_after_it():
    storage = FakeStorage()
    here = opened(storage=storage)
    here.play(game(), [Player(), Player()])
    opened(storage=storage).table.play("D@f1")
    here.page.stored()
    here.do("learn", {"learn": "mana"})
    assert not here.overtaken
    assert here.page.parts["thread"] == ""


def test_a_notice_goes_with_the_next_move():
    app = opened()
    app.play(game("D@f1", "D@b6"), [Player(), Player()])
    app.thread.say("Something of this game.")
    app.save()
    assert "Something" in app.page.parts["thread"]
    app.table.play(0)
    assert app.page.parts["thread"] == ""


def test_a_notice_goes_with_its_game():
    app = opened()
    app.play(game(), [Player(), Player()])
    app.thread.say("Something of this game.")
    app.do("leave", {})
    assert app.page.parts["thread"] == ""


def test_in_a_tab_that_was_overtaken_no_key_goes_on_with_the_game():
    storage = FakeStorage()
    here = opened(storage=storage)
    here.play(game(), [Player(), Player("computer", 1)])
    here.do("pick", {"spot": "f1"})
    here.page.pass_time(5000)
    here.do("go-to", {"at": "1"})
    there = opened(storage=storage)
    for spot in path_of(there.table.session.chair(0).actions()[0]):
        there.do("pick", {"spot": spot})
    here.page.stored()
    assert here.overtaken
    before = here.table.session.record.copy()
    here.happened(Happening("key", key="Escape"))
    here.page.pass_time(5000)
    assert here.table.session.record == before
    assert here.table.replay.at == 1


def test_a_table_that_finds_out_by_saving_stands_still():
    """The browser has not told it yet that another tab has written."""
    storage = FakeStorage()
    here = opened(storage=storage)
    here.play(game(), [Player(), Player(COMPUTER, 1)])
    there = opened(storage=storage)
    there.do("pick", {"spot": "f1"})
    here.do("pick", {"spot": "c1"})
    assert here.overtaken
    whole = len(here.table.session)
    here.page.pass_time(60_000)
    assert len(here.table.session) == whole
    assert here.sheet is None
    assert "may be" not in here.page.parts["mana-spots"]


def test_an_overtaken_game_has_no_doors_before_the_way_on():
    storage = FakeStorage()
    here = opened(storage=storage)
    here.play(game(name="naishi"), [Player(), Player()])
    assert here.page.parts["doors"]
    there = opened(storage=storage)
    there.do("open-doors", {})
    there.do("pick", {"spot": "keep-1"})
    here.page.stored()
    assert here.page.parts["doors"] == ""
    assert 'id="do-go-on-here"' in here.page.parts["thread"]
    here.do("go-on-here", {})
    assert "Pass the device to Marco" in here.page.parts["doors"]


def test_a_file_that_tells_what_is_hidden_is_told_of():
    app = opened()
    naishi, mana = game(name="naishi"), game("D@f1")
    warned = {}
    for name, session in (("naishi", naishi), ("mana", mana)):
        app.play(session, [Player(), Player()])
        app.do("game-menu", {"id": app.game_id, "cloth": name})
        assert "Ania – Marco" in app.page.parts["sheet"]
        warned[name] = "hidden cards" in app.page.parts["sheet"]
    assert warned == {"naishi": True, "mana": False}
    app.do("export-all", {})
    assert "hidden cards" in app.page.parts["slip"]
    (entry,) = (entry for entry in app.keeper.entries() if shelf.hides(entry))
    over = entry._replace(envelope=entry.envelope._replace(to_act=None))
    assert not shelf.hides(over)
    assert not shelf.hides(entry._replace(envelope=None))


@pytest.mark.parametrize("deed", ["ask-resign", "resign", "ask-draw", "draw", "share", "share-link", "play-on", "undo"])
def test_nothing_of_an_overtaken_game_is_ended_or_sent(deed):
    storage = FakeStorage()
    here = opened(storage=storage)
    here.play(game("D@f1"), [Player(), Player()])
    there = opened(storage=storage)
    there.table.play("D@b6")
    here.page.stored()
    before = here.table.session.record.copy()
    here.do("menu", {})
    here.do(deed, {})
    assert here.sheet is None
    assert here.page.focused == "do-go-on-here"
    assert 'id="do-go-on-here"' in here.page.parts["thread"]
    assert "may be chosen" not in here.page.parts["mana-spots"]
    assert "<button" not in here.page.parts["actions"]
    assert here.table.session.record == before
    assert here.keeper.open(there.game_id).session.record == there.table.session.record


def test_two_tabs_come_back_each_to_its_own_game():
    storage, tabs = FakeStorage(), [FakeStorage(), FakeStorage()]
    games = []
    for seed, tab in enumerate(tabs):
        app = App(storage, tab)
        app.begin(FakeBrowser())
        app.play(game(seed=seed), [Player(), Player()])
        games.append(app.game_id)
    for tab, game_id in zip(tabs, games, strict=True):
        again = App(storage, tab)
        again.begin(FakeBrowser())
        assert again.game_id == game_id
    fresh = App(storage, FakeStorage())  # a new tab begins where the last one was
    fresh.begin(FakeBrowser())
    assert fresh.game_id == games[1]


def test_where_a_tab_keeps_nothing_a_reload_is_taken_for_one():
    storage, tab = FakeStorage(), FakeStorage()
    tab.blocked = True
    app = App(storage, tab)
    app.begin(FakeBrowser())
    app.play(game(), [Player(), Player()])
    app.do("resign", {})
    again = App(storage, tab)
    again.begin(FakeBrowser())
    assert again.table is not None


def test_a_new_tab_begins_in_the_room_where_the_last_game_is_over():
    """Whoever reloads still wants to look at its end."""
    storage, tab = FakeStorage(), FakeStorage()
    app = App(storage, tab)
    app.begin(FakeBrowser())
    app.play(game(), [Player(), Player()])
    app.do("resign", {})
    for again, comes_back in ((App(storage, tab), True), (App(storage, FakeStorage()), False)):
        again.begin(FakeBrowser())
        assert (again.table is not None) == comes_back


@pytest.mark.parametrize("cleared", [True, False])
def test_a_storage_cleared_while_playing_gets_the_game_again_before_the_page_is_gone(cleared):
    """Else a reload without a move would lose it. A game deleted on purpose in another tab stays deleted."""
    storage = FakeStorage()
    app = opened(storage=storage)
    app.play(game("D@f1"), [Player(), Player()])
    if cleared:
        storage.texts.clear()
    else:
        opened(storage=storage).keeper.delete(app.game_id)
    app.page.hidden()
    again = opened(storage=storage)
    assert (again.table is not None) == cleared
    if cleared:
        assert again.table.session.record == game("D@f1").record


@pytest.mark.parametrize(("blocked", "sentence"), [(True, "in memory only"), (False, "storage is full")])
def test_a_storage_that_refuses_is_told_of(blocked, sentence):
    storage = FakeStorage()
    storage.blocked = blocked
    storage.room = 50
    app = opened(storage=storage)
    app.play(game(), [Player(), Player()])
    assert sentence in app.page.parts["thread"]


# Around a game


def test_a_draw_is_agreed_where_both_sit_here():
    app = opened()
    app.play(game("D@f1"), [Player(), Player()])
    app.do("menu", {})
    assert "Agree a draw" in app.page.parts["sheet"]
    app.do("ask-draw", {})
    app.do("draw", {})
    assert "A draw: agreed" in prompt(app)


@pytest.mark.parametrize("other", [Player(COMPUTER, 1), Player(ELSEWHERE)])
def test_no_draw_with_somebody_who_cannot_agree(other):
    app = opened()
    app.play(game(), [Player(), other])
    app.do("menu", {})
    assert "Agree a draw" not in app.page.parts["sheet"]


def test_a_rematch_changes_sides():
    app = opened()
    app.play(game("D@f1"), [Player(), Player(COMPUTER, 2)])
    app.table.resign()
    before = app.game_id
    app.do("rematch", {})
    assert app.table.session.record.names == ["Marco", "Ania"]
    assert app.table.players == [Player(COMPUTER, 2), Player()]
    assert app.game_id != before


def test_a_rematch_after_sides_were_swapped_leaves_the_seats():
    """Ania placed Black's daimyo and played White after the swap: now she is Black."""
    app = opened()
    session = game("D@f1", "D@b6", "e1-e4@a2", "swap", options={"swap": True})
    app.play(session, [Player(), Player()])
    app.table.resign()
    app.do("rematch", {})
    assert app.table.session.record.names == ["Ania", "Marco"]


def test_a_tab_that_was_overtaken_awaits_nobody():
    storage = FakeStorage()
    here = opened(storage=storage)
    here.play(game("D@f1"), [Player(), Player(COMPUTER, 1)])
    there = opened(storage=storage)
    there.table.play("D@b6")
    here.page.stored()
    assert "This game has gone on in another tab" in prompt(here)


def test_what_is_deleted_is_told_from_others_of_the_same_players():
    app = opened()
    app.play(game("D@f1", "D@b6", "e1-e4@a2"), [Player(), Player()])
    app.do("leave", {})
    app.do("game-menu", {"id": app.keeper.latest().id, "cloth": "mana"})
    app.do("ask-delete", {})
    assert "Ania – Marco · Mana · turn 1 · Marco to move" in re.sub(r"\s", " ", app.page.parts["sheet"])


def test_playing_on_from_an_earlier_moment_is_another_game():
    app = opened()
    session = game("D@f1", "D@b6", "e1-e4@a2")
    app.play(session, [Player(), Player()])
    before = app.game_id
    app.do("go-to", {"at": str(len(game("D@f1")))})
    assert 'data-do="play-on"' in app.page.parts["actions"]
    app.do("play-on", {})
    assert app.game_id != before
    assert app.table.session.record == game("D@f1").record
    assert app.keeper.open(before).session.record == session.record


def test_who_plays_an_overtaken_game_is_not_changed_here():
    storage = FakeStorage()
    here = opened(storage=storage)
    here.play(game("D@f1"), [Player(), Player(ELSEWHERE)])
    here.do("ask-seat", {})
    there = opened(storage=storage)
    there.do("seat-person", {})
    here.page.stored()
    table = here.table
    here.do("seat-computer-3", {})
    assert here.table is table
    assert here.page.focused == "do-go-on-here"
