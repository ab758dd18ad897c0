"""The app around the table, on a page made of values: links that come and go."""

import json
import re

import pytest

from engine.core.link import encode
from engine.core.record import write_record
from engine.core.registry import REGISTRY
from engine.core.session import Session
from engine.naishi.cards import NAMES as KINDS
from tests.support.forge import forged
from tests.ui.apps import HERE_AND_THERE, game, kinds, opened, prompt
from tests.ui.fakes import FakeBrowser, FakeStorage
from ui.app.app import App
from ui.app.letters import Letter, Receive, Share, Torn
from ui.page import Happening
from ui.table.players import COMPUTER, ELSEWHERE, PERSON, Player
from ui.words import Words

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
    assert "Watching: Marco is to move" in prompt(app)
    assert "do-undo" not in app.page.parts["actions"]


def test_whoever_watched_may_take_the_seat_that_is_to_move():
    app = opened(encode(game("D@f1")))
    app.do("letter-watch", {})
    game_id = app.game_id
    assert "Play as Marco" in app.page.parts["actions"]
    app.do("seat-person", {})
    assert kinds(app) == [ELSEWHERE, PERSON]
    assert app.game_id == game_id
    assert app.table.touching.picker.next_spots()
    assert opened(storage=app.storage).table.players[1].is_person  # and a reload keeps it


def test_a_link_may_be_for_the_seat_that_is_not_to_move():
    """Sent before the first move: who opens it may be either."""
    app = opened(encode(game("D@f1")))
    assert "Play as Ania" in app.page.parts["sheet"]
    app.do("letter-play", {"seat": "0"})
    assert kinds(app) == [PERSON, ELSEWHERE]
    assert "Marco is awaited" in prompt(app)


@pytest.mark.parametrize(("what", "kind"), [("seat-person", PERSON), ("seat-computer-1", COMPUTER)])
def test_a_seat_that_is_awaited_in_vain_may_be_played_here(what, kind):
    app = opened(encode(game("D@f1")))
    app.do("letter-play", {"seat": "0"})
    app.do("menu", {})
    assert "Who plays Marco?" in app.page.parts["sheet"]
    app.do("ask-seat", {})
    assert "Computer, level 1" in app.page.parts["sheet"]
    app.do(what, {})
    assert kinds(app) == [PERSON, kind]
    app.page.pass_time(5000)
    assert (app.table.session.to_act() == 0) == (kind == COMPUTER)
    app.do("ask-seat", {})  # nobody is awaited any more
    assert app.sheet is None


def test_a_letter_says_that_the_computer_stays_here():
    app = opened()
    app.play(game(), [Player(PERSON), Player(COMPUTER, 1)])
    app.do("share", {})
    assert "The computer stays on this device" in app.page.parts["sheet"]
    assert "who plays Marco there" in app.page.parts["sheet"]


def test_a_letter_of_a_hidden_game_holds_no_view():
    session = Session.new(REGISTRY.game("naishi"), 5, names=["Ania", "Marco"])
    app = opened(encode(session))
    text = app.page.parts["sheet"]
    assert not [kind for kind in KINDS if kind in text.casefold().replace("naishi", "")]
    assert "Only for whoever plays Marco, whose cards it shows" in text  # beside the one who is to move
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
    assert "Your saved game goes on with this link" in app.page.parts["thread"]
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


def test_an_answer_goes_to_the_game_played_by_link_and_not_to_what_was_played_on_from_it():
    """Played on from an earlier moment at one screen: the friend's next move is for the game that was sent."""
    app = opened()
    app.play(game("D@f1", "D@b6", 0), list(HERE_AND_THERE))
    by_link = app.game_id
    app.do("go-to", {"at": "10"})
    app.do("play-on", {})
    assert app.game_id != by_link
    app.page.hash = encode(game("D@f1", "D@b6", 0, 0))
    app.page.arrived()
    assert app.game_id == by_link
    assert kinds(app) == [PERSON, ELSEWHERE]
    assert len(app.keeper.entries()) == 2


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


def test_a_wrong_position_of_a_game_nobody_opened_yet_has_its_sentence():
    app = opened()
    paste(app, record_of(game="naishi", options={"first": 0}, position={"lines": 1}, log=[]))
    title, said = torn(app)
    assert title == "This game cannot be opened"
    assert "position of Naishi" in said


@pytest.mark.parametrize("text", ["", "  ", "hello", "PNG and other bytes", "\\x89PNG" + 20_000 * "a"])
def test_a_chosen_file_that_is_none_of_ours_is_not_called_a_link(text):
    app = opened()
    app.page.chosen = text
    app.do("open-file", {})
    title, said = torn(app)
    assert title == "This game cannot be opened"
    assert "not a file of saved games" in said


def test_what_is_no_text_among_saved_games_is_counted():
    app = opened()
    paste(app, '{"tatami": 1, "games": [1, null, {}]}')
    assert "3" in app.page.parts["slip"]


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


def test_a_notice_is_closed_by_its_key():
    app = opened()
    app.play(game("D@f1"), list(HERE_AND_THERE))
    app.thread.say("Something of this game.")
    assert "Something of this game." in app.page.parts["thread"]
    app.do("close-notice", {})
    assert app.page.parts["thread"] == ""


def test_an_end_made_by_hand_is_to_be_sent_and_names_who_is_to_hear_of_it():
    app = opened()
    app.play(game("D@f1"), [Player(ELSEWHERE), Player()])
    app.table.resign()
    assert 'id="do-share" class="key filled"' in app.page.parts["actions"]
    app.do("share", {})
    assert "A letter for Ania" in app.page.parts["sheet"]
    assert "This game is over." in app.page.parts["sheet"]
    assert "do-share" not in app.page.parts["actions"]


def test_a_letter_on_its_way_says_that_the_turn_stands():
    app = opened()
    app.play(game("D@f1"), list(HERE_AND_THERE))
    app.do("share", {})
    assert app.words("share.stands") in app.page.parts["sheet"]
    app.play(game("D@f1"), [Player(), Player()])
    app.do("share-link", {})
    assert app.words("share.stands") not in app.page.parts["sheet"]


def test_in_a_rematch_a_person_without_a_name_keeps_the_one_that_was_shown():
    app = opened()
    session = game()
    session.record.names = ["", ""]
    app.play(session, [Player(), Player()])
    app.do("rematch", {})
    assert app.table.names == ["Player 2", "Player 1"]
    session.record.names = ["", ""]
    app.play(session, list(HERE_AND_THERE))
    app.do("rematch", {})
    assert app.table.names == ["Player 2", "Player 1"]


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


@pytest.mark.parametrize(("name", "told"), [("mana", False), ("naishi", True)])
def test_a_letter_says_whose_cards_it_shows_where_there_are_any(name, told):
    app = opened(encode(game(name=name)))
    assert ("whose cards it shows" in app.page.parts["sheet"]) == told
    assert "For whoever plays Marco" in app.page.parts["sheet"] or told


@pytest.mark.parametrize(("name", "do"), [("mana", "seat-person"), ("naishi", "ask-seat")])
def test_who_watches_may_take_the_seat_that_is_awaited_after_a_word_where_it_has_cards(name, do):
    app = opened(encode(game(name=name)))
    app.do("letter-watch", {})
    cloth = app.page.parts["actions"]
    assert f'data-do="{do}"' in cloth
    assert re.search(r'class="key outlined">.*Play as Ania', cloth)
