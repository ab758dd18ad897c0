"""The table without a browser: touched, looked back at, drawn, in each language."""

import re

import pytest

from tests.ui.apps import HERE_AND_THERE, game, opened
from tests.ui.lessons import lesson_of
from tests.ui.mana_tables import MACHINE, PERSON, Laid, middle_game
from ui.mana.scene import SCENE
from ui.page import Happening
from ui.table.players import COMPUTER, Player
from ui.words import LANGUAGES, Words


def test_two_at_one_screen_play_by_touching():
    laid = middle_game()
    assert laid.session.position() == "1rr2d/6/2r3/1rR1r1/1R4/1R2RD b c5 0"
    assert "Ania: the bird stands on a triple, move from a triple" in laid.prompt()
    assert laid.page.said[-1].startswith("Marco: ronin e4 captures on e3, bird to c5. Ania:")
    assert laid.saved == 38  # every touch: a reload in mid-turn loses nothing


def test_looking_back_has_its_keys_on_the_cloth_too_for_a_phone():
    laid = middle_game()
    assert "do-cloth-earlier" not in laid.line()
    laid.do("earlier")
    for key in ("earlier", "play", "later"):
        assert f'id="do-cloth-{key}"' in laid.line()
    assert 'data-do="play-on"' in laid.line()
    assert 'title="One move back ( , )" aria-keyshortcuts=","' in laid.page.parts["replay"]


def test_what_may_be_touched_is_brought_into_sight_unless_the_player_looks_back():
    laid = Laid(players=(PERSON, MACHINE))
    laid.click("f1")
    laid.page.brought = []
    laid.page.pass_time(5000)
    assert laid.session.to_act() == 0
    assert laid.page.brought == [f"spot-{spot}" for spot in laid.table.touching.picker.next_spots()]
    laid.play(laid.session.actions()[0])
    laid.do("first")
    laid.page.brought = []
    laid.page.pass_time(20_000)
    assert laid.session.to_act() == 0
    assert laid.page.brought == []


def blocked(players):
    """White's only single will be shut in: it passes without being asked."""
    session = lesson_of("mana").session(6)
    return Laid(players, position=session.position())


def test_a_pass_nobody_was_asked_for_is_told_until_the_next_move_of_a_person():
    laid = blocked((PERSON, PERSON))
    laid.play("c6xe6@d1")
    assert laid.session.to_act() == 0
    assert "Marco: blocked, passes" in laid.line()
    laid.play(laid.session.actions()[0])
    assert "blocked" not in laid.line()


def test_a_pass_of_the_person_outlasts_what_the_computer_plays():
    laid = blocked((MACHINE, PERSON))
    laid.table.play("c6xe6@d1")
    assert "Marco: blocked, passes" in laid.line()
    laid.table.play(next(text for text in laid.session.actions() if "#" not in text))
    assert laid.session.to_act() == 1
    assert "Marco: blocked, passes" in laid.line()


def test_a_refused_touch_says_why_and_changes_nothing():
    laid = middle_game()
    before = len(laid.session)
    laid.click("f1")
    assert "The bird asks for a triple; f1 is a double." in laid.line()
    assert laid.page.said[-1] == "The bird asks for a triple; f1 is a double."
    assert len(laid.session) == before
    laid.click("c3")
    assert "f1 is a double" not in laid.line()


def test_escape_steps_back_and_undo_takes_the_last_move():
    laid = middle_game()
    laid.click("c3", "d3")
    assert laid.table.touching.picker.picked == ("c3", "d3")
    assert laid.table.key("Escape")
    assert laid.table.touching.picker.picked == ("c3",)
    laid.do("reset")
    assert laid.table.touching.picker.picked == ()
    before = len(laid.session)
    laid.do("undo")
    assert len(laid.session) == before - 1
    assert laid.session.to_act() == 1
    assert laid.session.record.taken_back == [0, 0]


def test_with_nothing_to_take_back_the_table_says_so():
    for what, why in (("undo", "nothing to take back yet"), ("reset", "Nothing of this turn")):
        laid = Laid()
        laid.do(what)
        assert why in laid.page.parts["cloth-line"]
        assert 'class="refused"' in laid.page.parts["cloth-line"]


def test_arrows_walk_and_the_cursor_is_where_one_touched():
    laid = middle_game()
    laid.click("c3")
    laid.table.key("ArrowRight")
    assert laid.page.focused == "spot-d3"
    assert "d3 is a double" in laid.page.parts["cloth-line"]
    laid.page.puts.clear()
    laid.table.key("ArrowRight")
    assert laid.page.puts == ["mana-preview", "mana-spots", "cloth-line"]  # and nothing that stays as it is


def test_looking_back_and_to_now_again():
    laid = middle_game()
    whole = len(laid.session)
    laid.do("earlier")
    assert "Looking back" in laid.prompt()
    laid.click("c3")
    assert "Go back to now to move" in laid.line()
    laid.do("first")
    assert laid.table.replay.at == 0
    laid.do("later")
    assert laid.table.replay.at == 6  # the daimyo, and the ronin that follow by themselves
    laid.do("go-to", at=str(whole - 1))
    assert laid.table.replay.at == whole - 1
    laid.do("last")
    assert laid.table.replay.at is None


@pytest.mark.parametrize("what", ["undo", "reset", "hint", "play-now"])
def test_what_is_for_now_is_not_done_by_a_key_while_looking_back(what):
    laid = middle_game()
    whole = len(laid.session)
    laid.do("earlier")
    laid.do(what)
    assert "Go back to now" in laid.line()
    assert len(laid.session) == whole
    assert laid.table.replay.at == whole - 1
    assert not laid.table.computer.hinting


def test_replay_plays_by_itself_until_now():
    laid = middle_game()
    laid.do("play")
    assert laid.table.replay.playing
    laid.page.pass_time(4000)
    assert laid.table.replay.at == 13
    laid.do("pause")
    laid.page.pass_time(4000)
    assert laid.table.replay.at == 13
    laid.do("play")
    laid.page.pass_time(30000)
    assert laid.table.replay.at is None
    assert not laid.table.replay.playing


def test_log_cells_lead_to_their_moments():
    laid = middle_game()
    log = laid.page.parts["log"]
    assert 'data-at="6"' in log
    assert 'data-at="12"' in log
    assert 'data-at="24"' in log
    assert ">Marco: ronin e4 captures on e3, bird to c5</span>" in log
    assert 'data-at="3"' not in log


def test_what_follows_by_itself_stands_behind_what_it_came_of():
    laid = middle_game()
    first = laid.table.sight.cells()[0]
    assert first.whole.startswith("Ania: daimyo on f1. Ronin on a1 by itself. Ronin on b1 by itself")
    assert first.whole.count("Ronin") == len(first.followed) == 5
    drawn = laid.page.parts["log"].partition("log-rows")[2].partition("</button>")[0]
    assert drawn.index("D f1") < drawn.index(">a1<") < drawn.index(">e1<")
    said = next(said for said in laid.page.said if said.startswith("Ania: daimyo on f1"))
    assert said.startswith("Ania: daimyo on f1. The rest follow by themselves. Marco: ")  # not all is read out
    steps = sum(1 + len(cell.followed) for cell in laid.table.sight.cells())
    assert steps == len(laid.session)  # every action is in the list


def test_the_signs_of_the_log_are_words_under_the_pointer_and_in_the_legend():
    laid = middle_game()
    assert 'title="Marco: ronin e4 captures on e3, bird to c5"' in laid.page.parts["log"]
    assert 'data-do="legend"' in laid.page.parts["log"]
    for language in LANGUAGES:
        words = laid.words.in_language(language)
        signs = {re.sub("<.*?>", "", sign) for sign, said in SCENE.legend(words) if said}
        assert {"–", "*c3", "e4×e5#", "b4×a4"} <= signs


def test_a_refusal_ends_where_something_may_be_touched():
    laid = middle_game()
    laid.click("f1")
    assert "f1 is a double" in laid.page.parts["cloth-line"]
    assert 'class="refused"' in laid.page.parts["cloth-line"]
    laid.table.happened(Happening("over", "pick", {"spot": "a6"}))  # no piece stands there
    assert "f1 is a double" in laid.page.parts["cloth-line"]
    laid.table.happened(Happening("over", "pick", {"spot": "c3"}))
    assert laid.page.parts["cloth-line"] == ""
    laid.click("f1")
    laid.table.happened(Happening("focus", "pick", {"spot": "c2"}))
    laid.table.key("ArrowUp")
    assert laid.page.focused == "spot-c3"
    assert laid.page.parts["cloth-line"] == ""


def test_escape_shuts_the_log_before_anything_else():
    laid = middle_game()
    laid.click("c3")
    laid.do("open-log")
    assert laid.page.marks["#table data-log"] == "open"
    assert laid.table.key("Escape")
    assert laid.page.marks["#table data-log"] is None
    assert laid.page.focused == "do-open-log"
    assert laid.table.touching.picker.picked == ("c3",)


def test_the_log_from_below_opens_at_the_moment_on_the_table():
    laid = middle_game()
    laid.page.revealed = []
    laid.do("open-log")
    assert laid.page.revealed == [(f"log-{len(laid.session)}", "log-rows")]


def test_the_log_of_the_next_game_is_shut():
    app = opened()
    app.play(game("D@f1"), list(HERE_AND_THERE))
    app.do("open-log", {})
    app.play(game("D@c1"), list(HERE_AND_THERE))
    assert app.page.marks["#table data-log"] is None


LONG = "Maximiliana Brzęczyszczykiewicz"


def test_a_long_name_is_cut_for_the_eye_only():
    laid = middle_game(names=[LONG[:24], "Marco"])
    cut = f'<span class="cut-name" title="{LONG[:24]}" dir="auto">{LONG[:24]}</span>:</span> the bird stands'
    assert cut in laid.prompt()
    assert f'title="{LONG[:24]}" dir="auto">{LONG[:24]}</b>' in laid.page.parts["seats"]
    assert "cut-name" in laid.page.parts["mana-near"]
    laid.do("earlier")
    assert "cut-name" in laid.page.parts["peek"]
    assert "cut-name" not in middle_game().prompt()


def test_a_won_game_says_who_and_why():
    laid = Laid(position="3d2/3R2/6/6/6/2D3 b a1 0")
    laid.click("d5", "d6")
    assert laid.session.to_act() is None
    assert "Ania wins: the daimyo is captured" in laid.prompt()
    laid.click("d6")
    assert "The game is over." in laid.line()


def test_a_stone_walks_once():
    """When its landing is chosen; after that only the bird flies. A move of the computer's walks whole."""
    laid = middle_game()
    laid.click("c3", "d3")
    assert [(m.element, m.kind) for m in laid.page.motions] == [("piece-d3", "walk")]
    laid.click("a4")
    assert [(m.element, m.wait) for m in laid.page.motions] == [("piece-bird", 0)]
    laid = Laid(position="3d2/3R2/6/6/6/2D3 b a1 0")
    laid.click("d5", "d6")
    assert [m.element for m in laid.page.motions] == ["piece-d6", "captured"]


def ids(laid):
    import re

    parts = [markup for part, markup in laid.page.parts.items() if part not in ("table", "cloth-line", "clock")]
    return re.findall(r' id="([^"]+)"', "".join(parts))


def test_no_id_is_there_twice():
    laid = middle_game()
    for what in ("earlier", "play", "last", "hint"):
        laid.do(what)
        assert len(ids(laid)) == len(set(ids(laid))), what
    assert "do-now" not in ids(laid)


def test_keys_that_take_each_other_s_place_keep_the_focus():
    laid = middle_game()
    laid.do("first")
    assert 'data-do="play" id="do-play"' in laid.page.parts["replay"]
    laid.do("play")
    assert 'data-do="pause" id="do-play"' in laid.page.parts["replay"]
    laid = Laid(players=(MACHINE, Player(COMPUTER, 1)))
    assert 'data-do="halt" id="do-halt"' in laid.line()
    laid.do("halt")
    assert 'data-do="go-on" id="do-halt"' in laid.line()


def test_the_log_is_made_anew_only_when_it_changes():
    laid = middle_game()
    cells = laid.table.sight.cells()
    laid.do("earlier")
    laid.click("c3")
    assert laid.table.sight.cells() is cells
    laid.do("last")
    laid.do("undo")
    assert len(laid.table.sight.cells()) == len(cells) - 1
    laid.table.words = Words("pl")
    laid.table.words.add("ui.mana.text")
    assert "ptak" in laid.table.sight.cells()[-1].said


def test_swap_is_a_button_and_changes_the_crests():
    laid = Laid(options={"swap": True})
    laid.click("f1")
    laid.click("f6")
    laid.play("a1-b3@c4")
    assert 'data-spot="swap"' in laid.line()
    laid.click("swap")
    assert laid.session.to_act() == 0
    assert "White" in laid.page.parts["seats"].split("Marco")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_table_in_each_language(language):
    laid = middle_game(language=language)
    for part, markup in laid.page.parts.items():
        assert "{" not in markup, part
    laid.do("earlier")
    laid.do("last")
    laid.table.resign()


def test_the_board_is_the_same_whoever_looks():
    """Nothing is hidden in Mana; still, the view drawn is the acting seat's or the only person's."""
    assert middle_game().table.viewer() == 0
    assert Laid(players=(PERSON, MACHINE)).table.viewer() == 0
    assert Laid(players=(MACHINE, MACHINE)).table.viewer() is None


@pytest.mark.parametrize(("how", "line"), [("resign", "Ania resigned"), ("agree_draw", "A draw: agreed")])
def test_the_log_ends_with_an_end_made_by_hand(how, line):
    laid = middle_game()
    assert "log-end" not in laid.page.parts["log"]
    getattr(laid.table, how)()
    assert f'log-end">{line}' in re.sub(r"</?b>", "", laid.page.parts["log"])


def test_the_open_log_makes_way_for_the_moment_one_looks_back_at():
    laid = middle_game()
    laid.do("open-log")
    laid.do("earlier")
    assert not laid.table.log_open
    assert laid.page.focused == "do-cloth-earlier"
    assert laid.table.replay.at is not None


def test_the_seal_beside_an_earlier_move_is_of_whoever_made_it():
    laid = middle_game()
    laid.do("earlier")
    step = laid.session.steps[laid.table.replay.at - 1]
    assert laid.table.telling.sealed(laid.table.look()) == step.seat
    assert laid.table.telling.sealed(laid.table.look()) != laid.table.look().to_act
