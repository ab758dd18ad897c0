"""The sheet of the end, from records of every ending: what it says, what it shows, and where its keys lead."""

import json
import re

import pytest

from engine.core.link import decode
from engine.core.registry import REGISTRY
from engine.core.replay import fork
from engine.core.session import Session
from engine.mana.game import GAME as MANA
from tests.ui.fakes import FakeBrowser, FakeStorage
from tools.places import ROOT
from ui.app import games, outcome
from ui.app.app import App
from ui.app.letters import Share
from ui.app.outcome import Outcome
from ui.mana.ending import captured
from ui.mana.position import Position
from ui.naishi.say import number
from ui.table import course
from ui.table.players import COMPUTER, ELSEWHERE, Player
from ui.table.unfolding import END_SHOWN
from ui.words import LANGUAGES

ENDINGS = json.loads((ROOT / "tests" / "golden" / "endings_naishi.json").read_text())
ALMOST_WON = "3d2/3R2/6/6/6/2D3 b a1 0"
NAMES = ["Ania", "Marco"]
BOTH = [Player(), Player()]


def opened():
    app = App(FakeStorage())
    app.begin(FakeBrowser())
    return app


def golden(ending):
    found = next(entry for entry in ENDINGS if entry["ending"] == ending)
    session = decode(found["link"], REGISTRY)
    session.record.names = list(NAMES)
    return session


def mana(*moves, **more):
    session = Session.new(MANA, 1, names=NAMES, **more)
    for move in moves:
        session.play(move)
    return session


def won_mana():
    session = mana(position=ALMOST_WON)
    session.play(next(text for text in session.actions() if text.endswith("#")))
    return session


def drawn_mana():
    """The same position for the third time."""
    session = mana(position="1d4/6/6/6/6/1D4 b a4 0")
    for move in ("b1-a2@a6", "b6-a5@a1", "a2-b2@b4", "a5-a6@a2", "b2-b1@a3", "a6-b6@a4") * 3:
        if session.to_act() is not None:
            session.play(move)
    return session


def sheet_of(session, players=BOTH, language="en"):
    app = opened()
    app.settings.language = language
    app.settings_changed()
    app.play(session, list(players))
    app.do("result", {}, "do-result")
    assert isinstance(app.sheet, Outcome)
    return app.page.parts["sheet"]


def title(sheet):
    return re.search(r'<h1 id="sheet-title">(.*?)</h1>', sheet)[1]


def line(sheet):
    return re.search(r'</h1><p class="second">(.*?)</p>', sheet)[1]


# What it says

ENDED = [
    ("two piles in the first player's turn", "two piles ran out"),
    ("two piles in the second player's turn", "two piles ran out"),
    ("declared by the first player", "the end was declared"),
    ("declared by the second player", "the end was declared"),
    ("tie by colours", "colours decide"),
    ("draw", "colours equal too"),
    ("ninjas of both choose", "two piles ran out"),
    ("forced pass", "two piles ran out"),
]


@pytest.mark.parametrize(("ending", "said"), ENDED)
def test_every_ending_of_naishi_is_named(ending, said):
    session = golden(ending)
    result, sheet = session.result(), sheet_of(session)
    assert said in line(sheet)
    assert re.search(r"Naishi · \d+ turns? · ", line(sheet))
    first = [NAMES[seat] for seat, place in enumerate(result.placement) if place == 1]
    lead = abs(result.scores[0] - result.scores[1])
    expected = "A draw" if len(first) > 1 else f"{first[0]} wins by {lead}" if lead else f"{first[0]} wins"
    assert title(sheet) == expected
    assert sheet.count('class="seal tilted"') == len(first)


def test_all_golden_endings_are_looked_at():
    assert {ending for ending, _ in ENDED} == {entry["ending"] for entry in ENDINGS}


@pytest.mark.parametrize(
    ("make", "name", "said"),
    [(won_mana, "Ania wins", "the daimyo is captured"), (drawn_mana, "A draw", "the same position for the third time")],
)
def test_endings_of_mana_are_named(make, name, said):
    sheet = sheet_of(make())
    assert title(sheet) == name
    assert line(sheet).startswith("Mana · ")
    assert said in line(sheet)
    assert sheet.count('class="seal tilted"') == (1 if make is won_mana else 2)


@pytest.mark.parametrize("game", ["mana", "naishi"])
def test_who_gave_up_is_called_by_name(game):
    session = mana("D@f1", "D@b6") if game == "mana" else half_of(golden("draw"))
    session.resign(1)
    sheet = sheet_of(session)
    assert title(sheet) == "Ania wins"
    assert "Marco resigned" in line(sheet)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("resigned", [0, None])
def test_the_prompt_and_the_sheet_name_an_end_made_by_hand_alike(resigned, language):
    app, session = opened(), mana("D@f1", "D@b6")
    app.settings.language = language
    app.settings_changed()
    if resigned is None:
        session.agree_draw()
    else:
        session.resign(resigned)
    app.play(session, list(BOTH))
    prompt = app.table.telling.prompt(app.table.look()).sentence
    app.do("result", {}, "do-result")
    assert prompt.partition(": ")[2] == line(app.page.parts["sheet"]).split(" · ")[-1]


@pytest.mark.parametrize("game", ["mana", "naishi"])
def test_an_agreed_draw_shows_both_seals(game):
    session = mana("D@f1", "D@b6") if game == "mana" else half_of(golden("draw"))
    session.agree_draw()
    sheet = sheet_of(session)
    assert title(sheet) == "A draw"
    assert line(sheet).endswith("agreed")
    assert sheet.count('class="seal tilted"') == 2


def half_of(session):
    """The first half of a game."""
    half = fork(session, len(session) // 2)
    half.record.names = list(NAMES)
    return half


@pytest.mark.parametrize("language", ["en", "pl", "it"])
@pytest.mark.parametrize("make", [won_mana, lambda: golden("draw")])
def test_it_is_told_in_every_language(make, language):
    sheet = sheet_of(make(), language=language)
    assert title(sheet)
    assert "{" not in sheet


# What it shows


@pytest.mark.parametrize("ending", [ending for ending, _ in ENDED])
def test_naishi_has_bars_by_kind_the_course_and_the_territories(ending):
    session = golden(ending)
    result, sheet = session.result(), sheet_of(session)
    kinds = {kind for points in result.breakdown for kind in points}
    assert sheet.count('class="pair-row"') == len(kinds)
    assert re.findall(r'class="score-total">([^<]+)<', sheet) == [number(score) for score in result.scores]
    assert "Score after each turn" in sheet
    last = re.findall(r"<tr>(.*?)</tr>", sheet)[-1]
    assert re.findall(r"<td>([^<]+)</td>", last) == [number(score) for score in result.scores]
    assert sheet.count('class="plot"') == 20
    assert "card-back" not in sheet


def test_a_given_up_game_of_naishi_shows_what_the_territories_were_worth():
    session = half_of(golden("draw"))
    session.resign(0)
    sheet = sheet_of(session)
    assert sheet.count('class="plot"') == 20
    assert "card-back" not in sheet
    assert 'class="pair-row"' in sheet


def test_a_draft_that_was_given_up_has_nothing_to_show():
    session = Session.new(REGISTRY.game("naishi"), 3, names=NAMES)
    session.resign(0)
    sheet = sheet_of(session)
    assert title(sheet) == "Marco wins"
    assert "plot" not in sheet
    assert "<svg" in sheet  # the seal


def test_mana_has_the_last_position_the_course_and_the_captured_ronin():
    session = mana(position="1rr2d/6/2r3/1rR1r1/1R4/1R2RD b c5 0")
    capture = next(text for text in session.actions() if "x" in text)
    session.play(capture)
    session.agree_draw()
    sheet = sheet_of(session)
    assert "Who stands better" in sheet
    assert "1 turn ·" in line(sheet)
    assert sheet.count("captured 1 ronin") == 2  # one of Ania's was captured before the position began
    assert sheet.count('class="stone-sign"') == 2
    assert 'class="figure"' in sheet
    assert sheet.count('class="wedge"') == 2


def test_ronin_that_returned_are_counted_as_captured_too():
    session = mana("D@f1", "D@b6")
    while session.to_act() is not None and len(session) < 400:
        taken = [text for text in session.actions() if "x" in text and "#" not in text]
        back = [text for text in session.actions() if text.startswith("*")]
        session.play((back or taken or session.actions())[0])
    events = [(step.seat, event) for step in session.steps for event in step.events]
    found = [sum(who == seat and event.public.get("captured") == "ronin" for who, event in events) for seat in (0, 1)]
    assert any(event.kind == "dropped" for _, event in events)
    assert [captured(session.steps, seat, Position(session.chair(None).view())) for seat in (0, 1)] == found


@pytest.mark.parametrize(("players", "first"), [(BOTH, "1"), ([Player(COMPUTER), Player()], "6")])
def test_mana_s_last_position_is_seen_from_the_viewer_s_side(players, first):
    """The rank at the lower edge is the one nearest to who plays here."""
    figure = re.search(r'<svg[^>]*class="figure".*?class="coordinates">(.*?)</g>', sheet_of(won_mana(), players))[1]
    ranks = {rank: float(y) for y, rank in re.findall(r'y="([\d.]+)"[^>]*>([1-6])<', figure)}
    assert max(ranks, key=ranks.__getitem__) == first


def test_a_board_without_all_its_stones_has_no_position_to_show():
    session = mana("D@f1")
    session.resign(0)
    sheet = sheet_of(session)
    assert 'class="figure"' not in sheet
    assert "Who stands better" not in sheet


def test_a_game_that_brings_nothing_still_has_its_sheet(monkeypatch):
    monkeypatch.setattr(outcome, "parts_of_the_end", lambda _: None)
    monkeypatch.setattr(course, "standing_of", lambda _: None)
    sheet = sheet_of(golden("declared by the first player"))
    assert sheet.count('class="result-score"') == 2
    assert "line-chart" not in sheet
    assert "wins by" in title(sheet)


def test_what_a_game_brings_is_found_by_name():
    assert games.parts_of_the_end("ninjato") is None
    assert all(games.parts_of_the_end(game) for game in ("mana", "naishi"))


# When it comes, and where its keys lead


@pytest.mark.parametrize("game", ["mana", "naishi"])
def test_nothing_shows_before_an_end(game):
    app = opened()
    app.play(Session.new(REGISTRY.game(game), 5, names=NAMES), [Player(), Player(ELSEWHERE)])
    app.do("result", {})
    assert app.sheet is None
    assert 'data-do="result"' not in app.page.parts["actions"]


def test_it_comes_by_itself_when_the_last_action_has_been_seen():
    app = opened()
    app.play(mana(position=ALMOST_WON), list(BOTH))
    app.table.play(next(text for text in app.table.session.actions() if text.endswith("#")))
    assert app.sheet is None
    app.page.pass_time(END_SHOWN)
    assert isinstance(app.sheet, Outcome)
    app.do("close-sheet", {})
    assert app.page.focused == "do-result"
    app.do("result", {}, "do-result")
    assert isinstance(app.sheet, Outcome)


@pytest.mark.parametrize("still", [True, False])
def test_it_waits_until_the_hands_are_revealed(still):
    """At one screen both rows are turned up, unless nothing is to move."""
    games = (decode(entry["link"], REGISTRY) for entry in ENDINGS)
    whole = next(game for game in games if any(event.kind == "revealed" for event in game.steps[-1].events))
    app = opened()
    app.play(fork(whole, len(whole) - 1), list(BOTH))
    app.settings.still = still
    app.do("open-doors", {})
    app.table.play(whole.record.texts[-1])
    assert app.table.session.to_act() is None
    assert any(motion.kind == "uncover" for motion in app.page.motions)
    app.page.pass_time(END_SHOWN)
    assert isinstance(app.sheet, Outcome) == still
    app.page.pass_time(max(motion.wait for motion in app.page.motions))
    assert isinstance(app.sheet, Outcome)


@pytest.mark.parametrize("way", ["resign", "draw"])
def test_it_comes_after_a_game_ended_by_hand(way):
    app = opened()
    app.play(mana("D@f1", "D@b6"), list(BOTH))
    app.do(way, {})
    app.page.pass_time(END_SHOWN)
    assert isinstance(app.sheet, Outcome)


def test_after_an_end_that_was_taken_back_the_next_one_has_its_own_time():
    app = opened()
    app.play(mana("D@f1", "D@b6"), list(BOTH))
    app.do("resign", {})
    app.page.pass_time(END_SHOWN - 100)
    app.do("undo", {})
    app.do("resign", {})
    app.page.pass_time(END_SHOWN - 100)
    assert app.sheet is None
    app.page.pass_time(100)
    assert isinstance(app.sheet, Outcome)


@pytest.mark.parametrize("meanwhile", ["undo", "leave", "first", "menu"])
def test_it_does_not_come_when_the_player_does_something_else(meanwhile):
    app = opened()
    app.play(mana("D@f1", "D@b6", "e1-e4@a2"), list(BOTH))
    app.do("resign", {})
    app.do(meanwhile, {})
    app.page.pass_time(END_SHOWN)
    assert not isinstance(app.sheet, Outcome)


def test_a_finished_game_that_is_opened_shows_its_table_first():
    app = opened()
    app.play(won_mana(), list(BOTH))
    app.page.pass_time(2 * END_SHOWN)
    assert app.sheet is None
    assert 'data-do="result"' in app.page.parts["actions"]


def test_replay_begins_at_the_beginning():
    app = opened()
    app.play(drawn_mana(), list(BOTH))
    app.do("result", {})
    app.do("watch-again", {})
    assert app.sheet is None
    assert app.table.replay.at == 0
    assert app.table.replay.playing
    assert app.page.focused == "do-play"


def test_the_replay_rests_behind_a_sheet():
    app = opened()
    app.play(won_mana(), list(BOTH))
    app.do("watch-again", {})
    app.do("rules", {})
    assert not app.table.replay.playing
    assert app.table.replay.at == 0


def test_the_other_keys_send_leave_and_play_again():
    for key, done in (
        ("share-link", lambda app: isinstance(app.sheet, Share)),
        ("leave", lambda app: app.table is None and app.sheet is None),
        ("rematch", lambda app: app.table.session.record.names == ["Marco", "Ania"] and len(app.table.session) == 0),
    ):
        app = opened()
        app.play(mana("D@f1", "D@b6"), [Player(), Player(COMPUTER, 1)])
        app.do("resign", {})
        app.do("result", {})
        assert f'data-do="{key}"' in app.page.parts["sheet"]
        app.do(key, {})
        assert done(app), key
