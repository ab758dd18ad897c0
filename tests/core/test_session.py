"""A game being played: forced steps, standing orders, undo and its barriers, ends that are no moves."""

import pytest

from engine.core import session as module
from engine.core.game import Result
from engine.core.problem import Problem
from engine.core.record import Ended, write_record
from engine.core.registry import REGISTRY
from engine.core.session import Session
from tests.conformance.case import cases_of, random_session
from tests.support import shells
from tests.support.tables import TWO_HANDS, played, two_hands


def refused(key, call, *args):
    with pytest.raises(Problem) as caught:
        call(*args)
    assert caught.value.key == key
    assert str(caught.value)


def test_a_new_game_begins_where_it_is_said():
    session = two_hands()
    assert session.chair(0).view()["mine"]["hand"] == [2, 3, 4]
    assert session.chair(1).view()["mine"]["hand"] == [1, 1, 3]
    assert session.to_act() == 0
    assert session.actions() == ["choose 2", "choose 3", "choose 4"]
    assert session.choices() == 3
    assert len(session) == 0
    assert session.result() is None


def test_options_left_out_have_their_defaults():
    assert two_hands().record.options == {"rounds": 2, "shuffling": True}


def test_a_game_that_cannot_be_is_refused():
    new = Session.new
    refused("game.seats", new, shells.GAME, 1, 4)
    refused("game.option", new, shells.GAME, 1, 2, {"rounds": 9})
    refused("game.option", new, shells.GAME, 1, 2, {"rounds": True})
    refused("game.option", new, shells.GAME, 1, 2, {"houses": 1})
    refused("game.seed", new, shells.GAME, 1 << 48, 2)
    refused("game.seed", new, shells.GAME, -1, 2)
    refused("game.name", new, shells.GAME, 1, 2, {}, ["x" * 25])
    refused("game.name", new, shells.GAME, 1, 2, {}, ["two\nlines"])
    refused("game.names", new, shells.GAME, 1, 2, {}, ["A", "B", "C"])
    refused("shells.position", new, shells.GAME, 1, 2, {}, [], [1, 2, 3])


def test_an_action_is_played_by_index_or_by_text():
    by_index, by_text = played(two_hands(), 2, 1), played(two_hands(), "choose 4", "choose 3")
    assert by_index.record == by_text.record
    assert by_index.record.log == [2, 1]
    assert by_index.record.texts == ["choose 4", "choose 3"]


@pytest.mark.parametrize("choice", [3, -1, True, 1.0, None, "choose 9", "", "CHOOSE 2", 10**30])
def test_what_is_not_legal_is_refused_and_changes_nothing(choice):
    session = two_hands()
    before = session.fingerprint()
    refused("play.not_legal", session.play, choice)
    assert session.fingerprint() == before
    assert session.record.log == []


def test_play_tells_what_happened():
    session = two_hands()
    (chosen,) = session.play("choose 4")
    assert chosen.seen_by(0) == {"kind": "chosen", "seat": 0, "card": 4}
    assert chosen.seen_by(1) == chosen.seen_by(None) == {"kind": "chosen", "seat": 0}
    assert [event.kind for event in session.play("choose 3")] == ["chosen", "revealed"]


def test_an_action_is_kept_in_the_words_of_each_seat():
    session = played(two_hands(), "choose 4")
    own, other, onlooker = session.steps[0].said
    assert own.args["card"] == 4
    assert other.args["card"] is onlooker.args["card"] is None


def test_what_is_forced_in_public_is_played_and_logged():
    """Three seats leave a deck of one; once it is drawn, the next prize is a list of one that all can see."""
    session = Session.new(shells.GAME, 5, 3, {"rounds": 2}, position=TWO_HANDS)
    while session.to_act() is not None:
        session.play(0)
    forced = [(step.choices, text) for step, text in zip(session.steps, session.record.texts) if step.by_itself]
    assert forced == [(1, "skip")]
    assert session.record.texts.count("pass") == 6


def test_what_is_forced_by_hidden_cards_is_asked():
    """Seat 1 holds nothing to boost with after its 3 is chosen, and is asked all the same."""
    session = played(two_hands(), "choose 2", "choose 3", "pass")
    assert session.to_act() == 1
    assert session.actions() == ["pass"]


def test_a_window_not_ordered_is_passed_and_logged():
    session = two_hands()
    session.set_orders(1, {"boost": False})
    played(session, "choose 4", "choose 1", "boost 3")
    assert session.record.texts == ["choose 4", "choose 1", "boost 3", "pass"]
    assert [step.by_itself for step in session.steps] == [False, False, False, True]
    assert session.to_act() == 0


def test_orders_to_stop_are_asked_as_if_there_were_none():
    session = two_hands()
    session.set_orders(0, {"boost": True})
    assert played(session, "choose 4", "choose 1").to_act() == 0


def test_orders_given_at_a_window_pass_it_at_once():
    session = played(two_hands(), "choose 4", "choose 1")
    session.set_orders(0, {"boost": False})
    assert session.record.texts[2:] == ["pass"]
    assert session.to_act() == 1


def test_orders_are_in_no_view():
    asked, ordered = two_hands(), two_hands()
    ordered.set_orders(1, {"boost": False})
    assert [asked.chair(seat).view() for seat in (0, 1, None)] == [ordered.chair(seat).view() for seat in (0, 1, None)]


@pytest.mark.parametrize(
    "orders", [{"boost": 1}, {"x" * 41: True}, {"\ud800": True}, {f"window {n}": True for n in range(65)}]
)
def test_orders_that_could_not_be_saved_are_refused(orders):
    session = two_hands()
    refused("game.orders", session.set_orders, 0, orders)
    assert session.record.orders == [{}, {}]


def test_seats_that_are_not_here_are_refused():
    session = two_hands()
    refused("play.no_seat", session.chair, 2)
    refused("play.no_seat", session.set_orders, 2, {})
    refused("play.no_seat", session.looked, -1)
    refused("play.no_seat", session.resign, 7)


def test_moments_that_are_not_there_are_refused():
    session = played(two_hands(), "choose 4")
    refused("play.no_moment", session.chair, 0, 2)
    refused("play.no_moment", session.chair, 0, -1)
    assert session.chair(0, 1).view() == session.chair(0).view()


def test_a_secret_choice_can_be_undone_until_another_acts():
    session = played(two_hands(), "choose 4")
    assert session.can_undo(0)
    assert not session.can_undo(1)
    refused("play.nothing_to_undo", session.undo, 1)
    session.undo(0)
    assert session.record.log == []
    played(session, "choose 2", "choose 1")
    assert not session.can_undo(0)


def test_undo_stops_at_news_for_the_seat():
    """The last choice reveals both cards: seat 1 has seen the other's."""
    session = played(two_hands(), "choose 4", "choose 1")
    refused("play.nothing_to_undo", session.undo, 1)
    drawn = played(two_hands(), "choose 4", "choose 1", "pass", "pass", "draw")
    refused("play.nothing_to_undo", drawn.undo, 0)


def test_showing_ones_own_card_is_no_barrier_until_another_has_looked():
    session = played(two_hands(), "choose 4", "choose 1", "boost 3")
    assert session.can_undo(0)
    session.looked(0)
    assert session.can_undo(0)
    session.looked(1)
    refused("play.nothing_to_undo", session.undo, 0)


def test_who_looked_before_saw_nothing_of_what_came_after():
    session = played(two_hands(), "choose 4", "choose 1")
    session.looked(1)
    played(session, "boost 3")
    session.undo(0)
    assert session.actions()[0] == "pass"


def test_undo_crosses_what_others_did_not_decide():
    session = two_hands()
    session.set_orders(1, {"boost": False})
    played(session, "choose 4", "choose 1", "boost 3")
    assert session.record.texts[-1] == "pass"
    session.undo(0)
    assert session.record.texts == ["choose 4", "choose 1"]
    assert session.to_act() == 0


def test_reset_turn_takes_back_all_of_ones_own_since_another_acted():
    session = played(two_hands(), "choose 4", "choose 1", "pass", "pass", "shuffle", "choose 2")
    session.reset_turn(0)
    assert session.record.texts == ["choose 4", "choose 1", "pass", "pass"]
    refused("play.nothing_to_undo", session.reset_turn, 0)


def test_reset_turn_leaves_what_is_to_be_kept():
    session = played(two_hands(), "choose 4", "choose 1", "pass", "pass", "shuffle", "choose 2")
    session.reset_turn(0, kept=5)
    assert session.record.texts[-1] == "shuffle"
    refused("play.nothing_to_undo", session.reset_turn, 0, 5)


def test_taking_back_past_a_barrier_is_marked():
    session = played(two_hands(), "choose 4", "choose 1", "pass", "pass", "draw")
    session.take_back(0)
    assert session.record.texts[-1] == "pass"
    assert session.record.taken_back == [1, 0]
    session.take_back(1)
    assert session.record.texts == ["choose 4", "choose 1", "pass"]
    assert session.record.taken_back == [1, 0], "an ordinary undo is not marked"
    session.take_back(1)
    assert session.record.texts == ["choose 4"]
    assert session.record.taken_back == [1, 1], "its choice had revealed the other's"


def test_taking_back_with_nothing_played_is_refused():
    refused("play.nothing_to_undo", two_hands().take_back, 0)
    refused("play.nothing_to_undo", two_hands().take_back, 7)


def test_cutting_goes_back_whoever_played():
    session = played(two_hands(), "choose 4", "choose 1", "pass", "pass", "draw", "choose 2")
    session.resign(0)
    session.cut_to(len(session))
    assert session.record.ended is None
    session.cut_to(3)
    assert session.record.texts == ["choose 4", "choose 1", "pass"]
    assert session.to_act() == 1
    refused("play.nothing_to_undo", session.cut_to, 4)
    refused("play.nothing_to_undo", session.cut_to, -1)


@pytest.mark.parametrize("info", REGISTRY.infos(), ids=lambda info: info.id)
def test_a_log_never_ends_before_something_forced(info):
    """Wherever a game is cut, opening its record again changes nothing."""
    for case in cases_of(REGISTRY.game(info.id))[:2]:
        session = random_session(case)
        for length in reversed(range(len(session))):
            session.cut_to(min(length, len(session)))
            before = list(session.record.log)
            session.play_what_is_forced()
            assert session.record.log == before


def test_resigning_ends_the_game():
    session = played(two_hands(), "choose 4")
    session.resign(1)
    assert session.to_act() is None
    assert session.actions() == []
    assert session.choices() == 0
    assert session.result() == Result("resigned", (1, 2))
    assert session.result().winners == (0,)
    refused("play.over", session.play, 0)
    refused("play.over", session.resign, 0)
    refused("play.over", session.agree_draw)
    refused("play.nothing_to_undo", session.undo, 0)
    assert not session.can_undo(0)


def test_a_draw_can_be_agreed():
    session = Session.new(shells.GAME, 1, 3)
    session.agree_draw()
    assert session.result() == Result("draw_agreed", (1, 1, 1))
    assert session.result().winners == (0, 1, 2)
    assert session.record.ended == Ended(None)


def test_a_game_that_is_over_cannot_be_resigned():
    session = random_session(cases_of(shells.GAME)[0])
    refused("play.over", session.resign, 0)
    refused("play.over", session.play, 0)
    assert session.record.ended is None


def test_a_resignation_can_be_taken_back():
    session = played(two_hands(), "choose 4")
    session.resign(0)
    session.take_back(0)
    assert session.record.ended is None
    assert session.to_act() == 0
    assert session.record.taken_back == [1, 0]


def test_an_end_made_by_hand_is_taken_back_and_the_moves_stay():
    session = played(two_hands(), "choose 4")
    refused("play.nothing_to_undo", session.take_end_back)
    for marked, marks in ((None, [0, 0]), (1, [0, 1])):
        session.resign(0)
        refused("play.no_seat", session.take_end_back, 7)
        session.take_end_back(marked)
        assert session.record.ended is None
        assert len(session) == 1
        assert session.record.taken_back == marks


def test_a_record_has_room_for_so_many_actions_and_no_more(monkeypatch):
    monkeypatch.setattr(module, "MOST_ACTIONS", 3)
    session = played(two_hands(), "choose 4", "choose 1", "pass")
    before = write_record(session.record)
    refused("record.too_many_actions", session.play, 0)
    assert write_record(session.record) == before
    assert session.to_act() == 1
