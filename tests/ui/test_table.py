"""The table without a browser: a game of two, against the computer, watched, looked back at, taken back."""

import re

import pytest

from engine.core.problem import Problem
from engine.core.record import Ended
from engine.core.registry import REGISTRY
from engine.core.session import Session
from tests.ui.fakes import FakePage
from ui.app.papers import menu, resigning
from ui.mana.scene import SCENE, path_of
from ui.page import Happening
from ui.table.players import COMPUTER, ELSEWHERE, Player
from ui.table.settings import Settings
from ui.table.table import Table
from ui.table.thinking import Thinker
from ui.words import LANGUAGES, Words

PERSON, MACHINE, AWAY = Player(), Player(COMPUTER, 1), Player(ELSEWHERE)
LINE = "a1-b3@c4 a6-a5@c3 e1-f3@e4 e6-e5@a1 c1-b2@d2 d6-c4@c2 b3-c3@e1 a5-b3@d5 f3-e3@f4 e5-e4@f3 d1-e1@b4 e4xe3@c5"


class Laid:
    """A table on a page of ours."""

    def __init__(self, players=(PERSON, PERSON), language="en", **session):
        self.page = FakePage()
        self.words = Words(language)
        self.words.add("ui.mana.text")
        self.session = Session.new(REGISTRY.game("mana"), 5, names=session.pop("names", ["Ania", "Marco"]), **session)
        self.saved = 0
        thinker = Thinker(self.page, False)
        self.table = Table(self.page, self.words, SCENE, self.session, list(players), thinker, Settings(), self._saved)
        self.table.open()

    def _saved(self):
        self.saved += 1

    def click(self, *spots):
        for spot in spots:
            self.table.happened(Happening("click", "pick", {"spot": spot}))

    def do(self, what, **data):
        return self.table.do(what, data)

    def play(self, text):
        """Plays a move by touching its spots."""
        chair = self.session.chair(self.session.to_act())
        action = next(a for a in chair.actions() if chair.text(a) == text)
        self.click(*path_of(action))

    def prompt(self):
        return self.page.parts["prompt"]

    def line(self):
        return self.page.parts["actions"]


def middle_game(**more):
    laid = Laid(**more)
    laid.click("f1")
    laid.click("f6")
    for text in LINE.split():
        laid.play(text)
    return laid


def test_two_at_one_screen_play_by_touching():
    laid = middle_game()
    assert laid.session.position() == "1rr2d/6/2r3/1rR1r1/1R4/1R2RD b c5 0"
    assert "Ania: the bird stands on a triple, move from a triple" in laid.prompt()
    assert laid.page.said[-1].startswith("Marco: ronin e4 captures on e3, bird to c5. Ania:")
    assert laid.saved == 38  # every touch: a reload in mid-turn loses nothing


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
    assert laid.table.picker.picked == ("c3", "d3")
    assert laid.table.key("Escape")
    assert laid.table.picker.picked == ("c3",)
    laid.do("reset")
    assert laid.table.picker.picked == ()
    before = len(laid.session)
    laid.do("undo")
    assert len(laid.session) == before - 1
    assert laid.session.to_act() == 1
    assert laid.session.record.taken_back == [0, 0]


def test_with_nothing_to_take_back_there_is_a_problem_to_tell():
    for what in ("undo", "reset"):
        with pytest.raises(Problem, match="nothing"):
            Laid().do(what)


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
    assert laid.table.picker.picked == ("c3",)


LONG = "Maximiliana Brzęczyszczykiewicz"


def test_a_long_name_is_cut_for_the_eye_only():
    laid = middle_game(names=[LONG[:24], "Marco"])
    cut = f'<span class="cut-name" title="{LONG[:24]}">{LONG[:24]}</span>:</span> the bird stands'
    assert cut in laid.prompt()
    assert f'title="{LONG[:24]}">{LONG[:24]}</b>' in laid.page.parts["seats"]
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


def test_resigning_and_taking_it_back():
    laid = middle_game()
    laid.table.resign()
    assert "Marco wins: Ania resigned" in laid.prompt()
    assert "Take back" in laid.line()  # a resignation is no step
    assert "Undo step" not in laid.line()
    whole = len(laid.session)
    laid.do("undo")
    assert laid.session.to_act() == 0
    assert len(laid.session) == whole


def test_a_resignation_against_the_computer_is_taken_back_and_no_move_with_it():
    laid = Laid(players=(PERSON, MACHINE))
    laid.table.resign()
    assert 'id="do-undo"' in laid.line()
    assert "aria-disabled" not in laid.line()
    laid.do("undo")
    assert laid.session.record.ended is None
    laid.click("f1")
    laid.page.pass_time(2000)
    whole = len(laid.session)
    laid.table.resign()
    laid.do("undo")
    assert len(laid.session) == whole
    assert laid.session.to_act() == 0
    assert laid.session.record.taken_back == [0, 0]


@pytest.mark.parametrize(
    ("players", "moves", "seat"),
    [
        ((PERSON, PERSON), 0, 0),
        ((PERSON, PERSON), 1, 1),
        ((MACHINE, PERSON), 0, 1),  # while the computer thinks
        ((PERSON, AWAY), 1, 0),
        ((AWAY, PERSON), 0, 1),
        ((AWAY, AWAY), 0, None),
        ((MACHINE, MACHINE), 0, None),
    ],
)
def test_who_is_asked_to_resign_resigns(players, moves, seat):
    laid = Laid(players)
    for _ in range(moves):
        laid.session.play(0)
    assert ("ask-resign" in menu(laid.table, laid.words).drawn(laid.words)) == (seat is not None)
    question = resigning(laid.table, laid.words)
    laid.table.resign()
    if seat is None:
        assert question is None
        assert laid.session.record.ended is None
    else:
        assert question.sentence == f"{['Ania', 'Marco'][seat]} gives up this game."
        assert laid.session.record.ended == Ended(seat)


@pytest.mark.parametrize(("resigned", "own"), [(0, True), (1, False), (None, False)])
def test_by_link_only_ones_own_resignation_is_taken_back(resigned, own):
    laid = Laid(players=(PERSON, AWAY))
    if resigned is None:
        laid.session.agree_draw()
    else:
        laid.session.resign(resigned)
    assert laid.table.back.possible() == own
    if own:
        laid.do("undo")
        assert laid.session.to_act() == 0
        return
    with pytest.raises(Problem, match="nothing"):
        laid.do("undo")
    assert laid.session.to_act() is None


def test_by_link_a_resignation_that_was_sent_stands():
    laid = Laid(players=(PERSON, AWAY))
    laid.table.handed_out()
    laid.table.resign()
    assert laid.table.back.possible()
    laid.table.handed_out()
    assert not laid.table.back.possible()
    with pytest.raises(Problem, match="nothing"):
        laid.do("undo")
    assert laid.session.record.ended == Ended(0)


def test_by_link_a_turn_is_reset_as_far_as_it_was_not_sent():
    laid = Laid(players=(PERSON, AWAY), options={"two_rows": True})
    laid.click("f1", "a1")
    laid.table.handed_out()
    assert not laid.table.back.turn_possible()
    with pytest.raises(Problem, match="nothing"):
        laid.do("reset")
    laid.click("b1", "c1")
    laid.do("reset")
    assert len(laid.session) == 2


def test_reset_without_touches_takes_back_the_steps_of_this_turn():
    """Placing on two rows, the daimyo and each ronin is a step of its own."""
    laid = Laid(options={"two_rows": True})
    assert 'id="do-reset" class="key" aria-disabled="true"' in laid.line()
    laid.click("f1", "a1", "b1")
    assert len(laid.session) == 3
    assert 'id="do-reset" class="key" aria-disabled="true"' not in laid.line()
    laid.do("reset")
    assert len(laid.session) == 0


def test_after_the_other_s_move_there_is_no_turn_to_reset():
    laid = middle_game()
    assert not laid.table.back.turn_possible()
    with pytest.raises(Problem, match="nothing"):
        laid.do("reset")


def broken(monkeypatch, problem=None):
    """No bot can think."""
    from engine.bots import worker

    class Broken:
        def think(self, chair, budget):
            raise problem or ZeroDivisionError

    monkeypatch.setattr(worker, "bot_for", lambda _: Broken())


def test_a_computer_that_fails_stops_thinking_and_may_try_again(monkeypatch):
    laid = Laid(players=(PERSON, MACHINE), names=["", ""])
    with monkeypatch.context() as patched:
        broken(patched)
        laid.click("f1")
        laid.page.pass_time(2000)
    assert not laid.table.computer.thinks
    assert "The computer could not find a move" in laid.line()
    assert "Paused: Computer is next" in laid.prompt()
    assert "do-play-now" not in laid.line()
    assert laid.do("try-again")
    assert "could not find" not in laid.line()
    laid.page.pass_time(2000)
    assert laid.session.to_act() == 0
    assert not laid.table.computer.failed


def test_a_hint_that_fails_leaves_the_player_to_move(monkeypatch):
    laid = middle_game()
    broken(monkeypatch)
    laid.do("hint")
    laid.page.pass_time(2000)
    assert "The computer could not find a move" in laid.line()
    assert "do-try-again" not in laid.line()
    laid.click("c3")
    assert laid.table.picker.picked == ("c3",)


@pytest.mark.parametrize(
    ("problem", "said"),
    [
        (Problem("bot.none", game="mana"), "There is no computer player of mana yet."),
        (Problem("bot.none"), "The computer could not find a move"),
        (Problem("json.depth"), "The computer could not find a move"),
    ],
)
def test_a_problem_is_said_with_its_arguments_or_in_general(monkeypatch, problem, said):
    laid = Laid(players=(PERSON, MACHINE))
    broken(monkeypatch, problem)
    laid.click("f1")
    laid.page.pass_time(2000)
    assert said in laid.line()


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


def test_the_computer_answers_and_shows_that_it_thinks():
    laid = Laid(players=(PERSON, MACHINE), names=["", ""])
    laid.click("f1")
    assert "Computer is thinking" in laid.prompt()
    assert "Play now" in laid.line()
    laid.click("a1")
    assert "Computer is to move now." in laid.line()
    laid.page.pass_time(2000)
    assert laid.session.to_act() == 0
    assert len(laid.session) == 12
    assert "it thinks in small slices" not in laid.line()


def test_the_clock_is_shown_when_it_has_ticked(monkeypatch):
    laid = Laid(players=(PERSON, Player(COMPUTER, 3)), names=["", ""])
    monkeypatch.setattr(laid.table.computer, "_play", lambda: None)  # it thinks and thinks
    laid.click("f1")
    laid.page.pass_time(900)
    assert "clock" not in laid.page.parts
    laid.page.pass_time(200)
    assert "1 s" in laid.page.parts["clock"]


def test_without_a_worker_the_page_says_so():
    laid = Laid(players=(PERSON, MACHINE))
    laid.click("f1")
    assert "it thinks in small slices" in laid.line()


def test_taking_back_past_the_computer_is_marked():
    laid = Laid(players=(PERSON, MACHINE))
    laid.click("f1")
    laid.page.pass_time(2000)
    laid.do("undo")
    assert len(laid.session) == 0
    assert laid.session.record.taken_back == [1, 0]
    assert "took back once" in laid.page.parts["seats"]


def test_undo_while_it_thinks_cancels():
    laid = Laid(players=(PERSON, MACHINE))
    laid.click("f1")
    laid.do("undo")
    laid.page.pass_time(5000)
    assert len(laid.session) == 0


def test_play_now_takes_the_best_thought_so_far():
    laid = Laid(players=(PERSON, MACHINE))
    laid.click("f1")
    laid.do("play-now")
    laid.page.pass_time(100)
    assert laid.session.to_act() == 0


def test_the_computer_begins_when_it_sits_first():
    laid = Laid(players=(MACHINE, PERSON))
    laid.page.pass_time(2000)
    assert laid.session.to_act() == 1
    assert laid.table.look().below == 1


def test_two_computers_can_be_watched_and_paused():
    laid = Laid(players=(MACHINE, Player(COMPUTER, 1)), names=["", ""])
    laid.page.pass_time(4000)
    assert len(laid.session) > 12
    laid.do("halt")
    at = len(laid.session)
    laid.page.pass_time(4000)
    assert len(laid.session) == at
    assert "Paused: Computer" in laid.prompt()
    laid.do("go-on")
    laid.page.pass_time(4000)
    assert len(laid.session) > at


def test_a_hint_shows_a_legal_move_and_disturbs_nothing():
    laid = middle_game()
    before = len(laid.session)
    laid.click("f1")  # refused: the advice takes its place
    laid.do("hint")
    assert "Looking for a good move" in laid.line()
    laid.page.pass_time(60000)
    assert laid.table.hint in SCENE.paths(laid.session.chair(0))
    assert "Hint – Ania:" in laid.line()
    assert len(laid.session) == before
    laid.click("c3")
    assert "Hint – Ania" not in laid.line()


def test_a_move_made_while_a_hint_is_sought_drops_the_hint():
    laid = middle_game()
    laid.do("hint")
    laid.click("c3", "d3", "a4")
    laid.page.pass_time(60000)
    assert laid.table.hint == ()


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
