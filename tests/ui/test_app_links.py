"""The app around the table, on a page made of values: links that come and go, the shelf, two tabs."""

import json
import re

import pytest

from engine.core.link import encode
from engine.core.record import write_record
from engine.core.registry import REGISTRY
from engine.core.session import Session
from tests.support.forge import forged
from tests.ui.fakes import FakeBrowser, FakeStorage
from ui.app import shelf
from ui.app.app import App
from ui.app.letters import Letter, Receive, Share, Torn
from ui.page import Happening
from ui.saves import envelope
from ui.saves.post import KEY, Post
from ui.table.players import COMPUTER, ELSEWHERE, PERSON, Player
from ui.words import Words

HERE_AND_THERE = [Player(), Player(ELSEWHERE)]


def opened(fragment="", storage=None):
    app = App(storage or FakeStorage())
    app.begin(FakeBrowser(fragment))
    return app


def game(*moves, name="mana", seed=9, **more):
    session = Session.new(REGISTRY.game(name), seed, names=["Ania", "Marco"], **more)
    for move in moves:
        session.play(move)
    return session


def prompt(app):
    return app.page.parts["prompt"]


def kinds(app):
    return [player.kind for player in app.table.players]


# Links that come


def test_a_link_to_a_new_game_asks_before_anything_is_shown():
    app = opened(encode(game("D@f1")))
    assert isinstance(app.sheet, Letter)
    assert app.table is None
    assert app.keeper.entries() == []
    assert app.page.fragment() == ""
    assert "Play as Marco" in app.page.parts["sheet"]
    app.do("letter-play", {})
    assert kinds(app) == [ELSEWHERE, PERSON]
    assert "Marco" in prompt(app)
    assert len(app.keeper.entries()) == 1


def test_a_link_can_be_watched():
    app = opened(encode(game("D@f1", name="mana")))
    app.do("letter-watch", {})
    assert kinds(app) == [ELSEWHERE, ELSEWHERE]
    assert app.table.viewer() is None
    assert "Marco is awaited" in prompt(app)


def test_a_letter_of_a_hidden_game_holds_no_view():
    session = Session.new(REGISTRY.game("naishi"), 5, names=["Ania", "Marco"])
    app = opened(encode(session))
    text = app.page.parts["sheet"]
    assert "card" not in text
    assert app.table is None


def test_a_link_that_goes_on_continues_the_saved_game():
    app = opened()
    app.play(game("D@f1"), list(HERE_AND_THERE), sent=6)
    game_id = app.game_id
    app.page.hash = encode(game("D@f1", "D@b6"))
    app.page.arrived()
    assert app.game_id == game_id
    assert app.table.session.record == game("D@f1", "D@b6").record
    assert kinds(app) == [PERSON, ELSEWHERE]
    assert "gone on with your saved game" in app.page.parts["thread"]
    assert len(app.keeper.entries()) == 1


@pytest.mark.parametrize(
    ("moves", "sentence", "games"),
    [
        (("D@f1", "D@b6"), "at the same move", 1),
        (("D@f1",), "This link is older", 1),
        (("D@c1", "D@b6"), "Both are kept", 2),
    ],
)
def test_a_link_that_does_not_go_on_changes_nothing(moves, sentence, games):
    app = opened()
    app.play(game("D@f1", "D@b6"), list(HERE_AND_THERE))
    game_id = app.game_id
    app.page.hash = encode(game(*moves))
    app.page.arrived()
    assert sentence in app.page.parts["thread"]
    assert len(app.keeper.entries()) == games
    assert app.keeper.open(game_id).session.record == game("D@f1", "D@b6").record


def bad_links():
    link = encode(game("D@f1"))
    other = "a" if link[20] != "a" else "b"
    return {
        "cut_off": link[:-4],
        "damaged": link[:20] + other + link[21:],
        "not_ours": "hello_there",
        "too_long": "1" + "a" * 20_000 + "z",
        "newer": "2" + link[1:],
        "older": forged(1, 0, 0),
        "unknown_game": forged(77, 1, 0),
    }


def torn(app):
    """The error slip: its title, its sentence, and that nothing is lost."""
    assert isinstance(app.sheet, Torn)
    text = app.page.parts["sheet"].replace("&#39;", "'")
    assert app.words("torn.safe") in text
    return re.search("<h1[^>]*>(.*?)</h1>", text)[1], re.search("<p>(.*?)</p>", text)[1]


@pytest.mark.parametrize("language", ["en", "pl", "it"])
@pytest.mark.parametrize("kind", sorted(bad_links()))
def test_each_bad_link_has_its_sentence(kind, language):
    app = App(FakeStorage())
    page = FakeBrowser(bad_links()[kind])
    page.language = lambda: language
    app.begin(page)
    assert torn(app) == (app.words("torn.title", kind=kind), app.words("torn.line", kind=kind))
    assert ("missing" in page.parts["sheet"]) == (kind == "cut_off")
    assert app.post.links() == []
    app.do("receive", {})
    assert isinstance(app.sheet, Receive)


def test_every_kind_of_bad_link_has_a_title_of_its_own():
    assert {f"link.{kind}" for kind in (*bad_links(), "empty")} >= {
        f"link.{kind}" for kind in Words("en")._sentences["torn.title"] if kind != "by"
    }
    titles = [Words("en")("torn.title", kind=kind) for kind in (*bad_links(), "empty")]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize(
    ("link", "key"),
    [(forged(1, 2, 0), "newer"), (forged(1, 1, 10**6), "too_many_actions"), (forged(1, 1, 3), "not_legal")],
)
def test_links_that_nobody_made(link, key):
    app = opened(link)
    title, sentence = torn(app)
    titled = key == "newer"
    assert title == (app.words("torn.title", kind=key) if titled else "This link cannot be opened")
    assert titled or sentence == app.words(f"link.{key}")


def paste(app, text):
    app.do("receive", {})
    app.happened(Happening("input", "received", value=text))
    app.do("receive-text", {})


def test_an_empty_fragment_is_no_link_and_empty_paste_says_so():
    app = opened("")
    assert app.sheet is None
    paste(app, "  \n ")
    assert torn(app)[0] == "Nothing was pasted"


def record_of(**more):
    return json.dumps({**json.loads(write_record(game("D@f1", "D@b6").record)), **more})


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "This is not a saved game"),
        ("{}", "This is not a saved game"),
        (record_of(format=99), "saved by a newer version"),
        (record_of(game="go"), "This is a game of go, which is not here."),
        ('{"tatami": 99, "games": []}', "saved by a newer version"),
    ],
)
def test_each_bad_file_has_its_sentence(text, sentence):
    app = opened()
    paste(app, text)
    title, said = torn(app)
    assert title == "This game cannot be opened"
    assert sentence in said


def test_a_file_that_cannot_be_read_says_so():
    app = opened()
    app.page.chosen = None
    app.do("open-file", {})
    title, said = torn(app)
    assert title == "This game cannot be opened"
    assert "could not be read" in said


def test_a_record_of_other_rules_is_played_by_text_and_says_what_is_lost():
    app = opened()
    paste(app, record_of(rules=7))
    assert isinstance(app.sheet, Letter)
    assert app.sheet.session.record.log == game("D@f1", "D@b6").record.log
    assert "rules have changed" not in app.page.parts["sheet"]
    log = json.loads(record_of())["log"]
    paste(app, record_of(rules=7, log=[*log[:-1], [0, "X@x9"]]))
    assert "The rules have changed since: the last move could not be kept." in app.page.parts["sheet"]
    app.do("letter-play", {})
    assert len(app.table.session) >= len(log) - 1


# Letters that were not answered


@pytest.mark.parametrize("way", ["close-sheet", "Escape", "reload"])
def test_a_link_whose_sheet_is_closed_waits_in_the_room(way):
    storage = FakeStorage()
    link = encode(game("D@f1"))
    app = opened(link, storage)
    if way == "close-sheet":
        app.do("close-sheet", {})
    elif way == "Escape":
        app.happened(Happening("key", key="Escape"))
    else:
        app = opened(storage=storage)
    assert app.sheet is None
    assert "A game that has arrived" in app.page.parts["start-more"]
    app.do("open-letter", {"link": link})
    assert isinstance(app.sheet, Letter)
    app.do("letter-play", {})
    app.do("leave", {})
    assert "A game that has arrived" not in app.page.parts["start-more"]
    assert len(app.keeper.entries()) == 1


def test_at_the_table_a_closed_letter_says_where_it_is():
    app = opened()
    app.play(game("D@f1"), [Player(), Player()])
    app.page.hash = encode(game("D@c1", seed=77))
    app.page.arrived()
    app.do("close-sheet", {})
    assert "waits in the room" in app.page.parts["slip"]
    app.do("leave", {})
    app.do("drop-letter", {"link": app.post.links()[0]})
    assert "A game that has arrived" not in app.page.parts["start-more"]


def test_a_letter_under_another_sheet_waits_in_the_room_too():
    app = opened(encode(game("D@f1")))
    app.page.hash = "nonsense"
    app.page.arrived()
    assert isinstance(app.sheet, Torn)
    app.do("close-sheet", {})
    assert app.page.parts["start-more"].count("A game that has arrived") == 1


def waiting(app, *links):
    for link in links:
        app.page.hash = link
        app.page.arrived()
        app.do("close-sheet", {})
    return app.post.links()


def test_a_letter_takes_the_place_of_those_it_goes_on_from():
    app = opened()
    first, second = encode(game("D@f1")), encode(game("D@f1", "D@b6"))
    other, fork = encode(game("D@f1", seed=77)), encode(game("D@f1", "D@c6"))
    assert waiting(app, first, other, second) == [second, other]
    assert waiting(app, fork) == [fork, second, other]  # two ends of one beginning are two games


def test_a_saved_game_that_goes_on_takes_the_letters_before_it_away():
    app = opened()
    first, second = encode(game("D@f1")), encode(game("D@f1", "D@b6"))
    waiting(app, first)
    app.play(game(), HERE_AND_THERE)
    app.page.hash = second
    app.page.arrived()
    assert app.post.links() == []


def test_letters_are_few_and_whatever_is_stored():
    storage = FakeStorage()
    post = Post(storage)
    for n in range(8):
        post.put(f"1link{n}z")
    assert post.links() == [f"1link{n}z" for n in (7, 6, 5, 4, 3)]
    post.put("1link5z")
    assert post.links()[:2] == ["1link5z", "1link7z"]
    for text in ("{", "5", '["", 3, null]', "[" * 90_000):
        storage.texts[KEY] = text
        assert post.links() == []
    storage.blocked = True
    post.put("1az")
    assert post.links() == ["1az"]
    post.take("1az")
    assert post.links() == []


@pytest.mark.parametrize("as_text", [False, True])
def test_a_link_or_a_record_can_be_pasted(as_text):
    app = opened()
    session = game("D@f1")
    app.do("receive", {})
    text = write_record(session.record) if as_text else f"Your turn! https://x.test/#{encode(session)}\n"
    app.happened(Happening("input", "received", value=text))
    app.do("receive-text", {})
    assert isinstance(app.sheet, Letter)
    assert app.sheet.session.record == session.record


# Links that go


def test_the_share_sheet_hands_out_the_game_as_it_is():
    app = opened()
    app.play(game("D@f1"), list(HERE_AND_THERE))
    assert "Marco is next: send the link" in prompt(app)
    app.do("share", {})
    assert isinstance(app.sheet, Share)
    assert app.sheet.address == f"https://tatami.test/#{encode(app.table.session)}"
    text = app.page.parts["sheet"]
    assert "A letter for Marco" in text
    assert f"{len(app.sheet.address)} characters" in text
    assert "Whoever has this link" not in text  # Mana hides nothing
    assert "Marco is awaited" in prompt(app)
    assert not app.table.back.possible()


def test_what_was_not_sent_may_be_taken_back():
    app = opened()
    app.play(game(), list(HERE_AND_THERE))
    app.table.play("D@f1")
    assert app.table.back.possible()
    app.do("undo", {})
    assert app.table.session.record == game().record


def test_a_game_with_hidden_cards_says_what_a_link_gives_away():
    app = opened()
    app.play(Session.new(REGISTRY.game("naishi"), 5), [Player(), Player()])
    app.do("open-doors", {})
    app.do("share-link", {})
    assert "Whoever has this link" in app.page.parts["sheet"]


def test_the_computer_moves_before_a_link_is_handed_out():
    app = opened()
    app.play(game("D@f1"), [Player(), Player(COMPUTER, 1)])
    app.do("share-link", {})
    assert app.sheet is None
    assert "moves first" in app.page.parts["slip"]


def test_a_page_that_is_a_file_sends_the_text_alone():
    app = opened()
    app.page.capabilities = dict.fromkeys(app.page.capabilities, False)
    app.play(game("D@f1"), list(HERE_AND_THERE))
    app.do("share", {})
    assert app.sheet.address == f"#{encode(app.table.session)}"
    assert "pastes it under" in app.page.parts["sheet"]


@pytest.mark.parametrize(("length", "code"), [(271, "qr"), (272, "qr large"), (520, "qr large"), (521, None)])
def test_a_code_to_scan_grows_with_the_link_and_ends(length, code):
    app = opened()
    link = f"#{encode(game('D@f1'))}"
    app.page.address = lambda: "x" * (length - len(link))
    app.play(game("D@f1"), list(HERE_AND_THERE))
    app.do("share", {})
    drawn = app.page.parts["sheet"]
    assert len(app.sheet.address) == length
    assert app.page.coded == ([app.sheet.address] if code else [])
    assert [name for name in ("qr", "qr large") if f'class="{name}"' in drawn] == ([code] if code else [])
    assert ("Scan it" in drawn) == ("Or send the link" in drawn) == bool(code)


def test_a_code_that_comes_late_or_not_at_all_leaves_the_link():
    app = opened()
    later = []
    app.page.qr = lambda *asked: later.append(asked[-1])
    app.play(game("D@f1"), list(HERE_AND_THERE))
    app.do("share", {})
    assert 'class="qr"' in app.page.parts["sheet"]  # its place is kept
    assert "<svg" not in app.page.parts["sheet"].partition('class="qr"')[2].partition("</div>")[0]
    later[0](["10", "01"])
    assert "M3 3h1v1h-1zM4 4h1v1h-1z" in app.page.parts["sheet"]
    app.do("close-sheet", {})
    later[0](["11", "11"])
    assert app.page.parts["sheet"] == ""
    app.page.modules, app.page.qr = [], FakeBrowser.qr.__get__(app.page)
    app.do("share", {})
    assert 'class="qr"' not in app.page.parts["sheet"]
    assert "text-link" in app.page.parts["sheet"]


def test_back_and_forth_over_two_devices():
    ania, marco = opened(), opened()
    ania.play(game(), list(HERE_AND_THERE))
    ania.table.play("D@f1")
    ania.do("share", {})
    marco.page.hash = ania.sheet.address.partition("#")[2]
    marco.page.arrived()
    marco.do("letter-play", {})
    for sender, receiver in [(marco, ania), (ania, marco)] * 4:
        sender.table.play(0)
        assert sender.table.awaited() is not None
        sender.do("share", {})
        receiver.page.hash = sender.sheet.address.partition("#")[2]
        receiver.page.arrived()
        assert receiver.table.session.record == sender.table.session.record
        assert receiver.table.person_to_act() is not None
    assert len(ania.keeper.entries()) == len(marco.keeper.entries()) == 1


# The shelf


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
    assert again.table.picker.picked == ("c3",)
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
    here.notice("Something of this game.")
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


def test_a_notice_goes_with_its_game():
    app = opened()
    app.play(game(), [Player(), Player()])
    app.notice("Something of this game.")
    app.do("leave", {})
    assert app.page.parts["thread"] == ""


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
    assert "another tab" in here.page.parts["slip"]
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


# Hidden cards by link


def test_a_hidden_game_by_link_shows_the_seat_that_is_played_here_and_no_other():
    ania, marco = opened(), opened()
    ania.play(Session.new(REGISTRY.game("naishi"), 5, names=["Ania", "Marco"]), list(HERE_AND_THERE))
    while ania.table.person_to_act() is not None:
        assert ania.table.viewer() == 0
        ania.table.play(0)
    assert ania.table.viewer() == 0  # Marco is awaited, Ania sees her own cards
    ania.do("share", {})
    marco.page.hash = ania.sheet.address.partition("#")[2]
    marco.page.arrived()
    marco.do("letter-play", {})
    assert marco.table.viewer() == 1
    assert marco.table.privacy.shut() is None
    while marco.table.person_to_act() is not None:
        marco.table.play(0)
    assert marco.table.viewer() == 1
    assert "Ania is next" in prompt(marco)


def test_who_watches_a_hidden_game_is_an_onlooker():
    session = Session.new(REGISTRY.game("naishi"), 5, names=["Ania", "Marco"])
    app = opened(encode(session))
    app.do("letter-watch", {})
    assert app.table.viewer() is None
    app.do("menu", {})
    assert "Resign" not in app.page.parts["sheet"]
