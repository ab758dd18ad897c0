"""The computer at the table: it thinks, fails, is hurried, watched, and gives hints."""

import pytest

from engine.core.problem import Problem
from tests.ui.mana_tables import MACHINE, PERSON, Laid, middle_game
from ui.mana.scene import SCENE
from ui.table.players import COMPUTER, Player


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


def test_a_win_found_while_the_player_looks_back_is_told_and_its_sheet_comes_when_he_is_back():
    laid = Laid((PERSON, MACHINE), position="d5/6/6/6/2r3/2D2R b - 0")
    ended = []
    laid.table.unfolding.ended = lambda: ended.append(True)
    laid.play("f1-d1@a2")
    laid.do("first")
    laid.page.pass_time(5000)
    assert laid.session.to_act() is None
    assert laid.page.said[-1].startswith("Marco: ")
    assert not ended
    laid.do("last")
    laid.page.pass_time(5000)
    assert ended == [True]
    for what in ("first", "last"):  # the sheet has been seen
        laid.do(what)
    laid.page.pass_time(5000)
    assert ended == [True]


def test_the_margin_and_a_hint_that_sees_a_win_agree():
    laid = Laid(position="3d2/3R2/6/6/6/2D3 b a1 0")
    thought = {"index": 0, "estimate": 0, "says": {"key": "mana.bot.forced", "args": {"colour": "white", "plies": 4}}}
    assert "Ania clearly better" in laid.page.parts["estimate"]
    laid.table.computer._hint_heard({**thought, "says": None}, True)
    assert "Ania clearly better" in laid.page.parts["estimate"]  # one estimate is as good as another
    laid.table.computer._hint_heard(thought, True)
    assert "White can force a win" in laid.line()
    assert "Marco clearly better" in laid.page.parts["estimate"]
    laid.click("d5")  # the hint is gone, and what it saw is still true
    assert "Marco clearly better" in laid.page.parts["estimate"]
    laid.do("undo")
    laid.play(laid.session.actions()[0])
    assert "Marco clearly better" not in laid.page.parts["estimate"]


def test_a_hint_that_fails_leaves_the_player_to_move(monkeypatch):
    laid = middle_game()
    broken(monkeypatch)
    laid.do("hint")
    laid.page.pass_time(2000)
    assert "The computer could not find a move" in laid.line()
    assert "do-try-again" not in laid.line()
    laid.click("c3")
    assert laid.table.touching.picker.picked == ("c3",)


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
    assert laid.table.touching.hint in SCENE.paths(laid.session.chair(0))
    assert "Hint – Ania:" in laid.line()
    assert len(laid.session) == before
    laid.click("c3")
    assert "Hint – Ania" not in laid.line()


def test_a_hint_takes_no_touch_back():
    laid = middle_game()
    laid.click("c3")
    laid.do("hint")
    laid.page.pass_time(60000)
    assert "Hint – Ania:" in laid.line()
    assert laid.table.touching.picker.picked == ("c3",)


def test_a_move_made_while_a_hint_is_sought_drops_the_hint():
    laid = middle_game()
    laid.do("hint")
    laid.click("c3", "d3", "a4")
    laid.page.pass_time(60000)
    assert laid.table.touching.hint == ()
