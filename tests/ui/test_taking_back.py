"""What may be taken back at the table: a resignation, a turn, and by link only what was not sent."""

import pytest

from engine.core.record import Ended
from tests.ui.mana_tables import AWAY, MACHINE, PERSON, Laid, middle_game
from ui.app.papers import menu, resigning


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
        assert question.sentence == f"{['Ania', 'Marco'][seat]} gives up, and the game is over."
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
    laid.do("undo")
    assert "cannot be taken back" in laid.table.touching.note
    assert laid.session.to_act() is None


def test_by_link_a_resignation_that_was_sent_stands():
    laid = Laid(players=(PERSON, AWAY))
    laid.table.handed_out()
    laid.table.resign()
    assert laid.table.back.possible()
    laid.table.handed_out()
    assert not laid.table.back.possible()
    laid.do("undo")
    assert "cannot be taken back" in laid.table.touching.note
    assert laid.session.record.ended == Ended(0)


def test_by_link_a_turn_is_reset_as_far_as_it_was_not_sent():
    laid = Laid(players=(PERSON, AWAY), options={"two_rows": True})
    laid.click("f1", "a1")
    laid.table.handed_out()
    assert not laid.table.back.turn_possible()
    laid.do("reset")
    assert "Nothing of this turn can be taken back" in laid.table.touching.note
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
    laid.do("reset")
    assert "Nothing of this turn can be taken back" in laid.table.touching.note
