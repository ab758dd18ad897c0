"""Records are opened by playing them again: under their own rules by index, under others by text."""

import pytest

from engine.core.problem import Problem
from engine.core.record import Ended, write_record
from engine.core.replay import fork, open_record, open_text
from tests.conformance.case import cases_of, random_session
from tests.conformance.checks_record import OtherRules, registry_of
from tests.support import shells
from tests.support.tables import played, two_hands, with_shells

HERE = with_shells()


def key_of(record, registry=HERE):
    with pytest.raises(Problem) as caught:
        open_record(record, registry)
    assert str(caught.value)
    return caught.value.key


def test_a_file_opens_as_the_game_it_was():
    session = played(two_hands(), "choose 4", "choose 1", "boost 3")
    session.agree_draw()
    opened = open_text(write_record(session.record), HERE)
    assert opened.lost == 0
    assert opened.session.record == session.record
    assert opened.session.fingerprint() == session.fingerprint()
    assert opened.session.result() == session.result()


def test_opening_leaves_the_record_alone():
    record = played(two_hands(), "choose 4", "choose 1").record
    before = write_record(record)
    played(open_record(record, HERE).session, "pass")
    assert write_record(record) == before


def test_an_unknown_game_is_a_problem():
    record = two_hands().record
    record.game = "go"
    assert key_of(record) == "record.unknown_game"


def test_an_index_or_a_text_that_was_changed_is_a_problem():
    record = played(two_hands(), "choose 4", "choose 1", "pass").record
    wrong_index = record.copy()
    wrong_index.log[1] = 9
    assert key_of(wrong_index) == "record.not_legal"
    wrong_text = record.copy()
    wrong_text.texts[1] = "choose 3"
    assert key_of(wrong_text) == "record.text_differs"
    no_text = record.copy()
    no_text.texts[1] = ""
    assert open_record(no_text, HERE).session.record == record


def test_a_log_that_goes_on_after_the_end_is_a_problem():
    record = random_session(cases_of(shells.GAME)[0]).record
    record.log.append(0)
    record.texts.append("")
    assert key_of(record) == "record.not_legal"


def test_a_log_against_what_is_forced_is_a_problem():
    sessions = [random_session(case) for case in cases_of(shells.GAME)]
    record = next(session.record for session in sessions if "skip" in session.record.texts)
    record.log[record.texts.index("skip")] = 1
    assert key_of(record) == "record.not_legal"


def test_a_game_that_is_over_cannot_have_ended_otherwise():
    record = random_session(cases_of(shells.GAME)[0]).record
    record.ended = Ended(None)
    assert key_of(record) == "record.shape"


def test_a_header_that_the_game_does_not_know_is_a_problem():
    record = two_hands().record
    record.options["rounds"] = 7
    assert key_of(record) == "game.option"


def test_what_orders_passed_is_replayed_though_the_orders_changed():
    session = two_hands()
    session.set_orders(0, {"boost": False})
    played(session, "choose 4", "choose 1")
    session.set_orders(0, {"boost": True})
    opened = open_record(session.record, HERE).session
    assert opened.record == session.record
    assert opened.fingerprint() == session.fingerprint()


@pytest.mark.parametrize("registry", [HERE, registry_of(OtherRules(shells.GAME))], ids=["by index", "by text"])
def test_what_orders_passed_is_no_decision_after_a_reload_either(registry):
    session = two_hands()
    session.set_orders(1, {"boost": False})
    played(session, "choose 4", "choose 1", "boost 3")
    opened = open_record(session.record, registry).session
    assert [step.by_itself for step in opened.steps] == [step.by_itself for step in session.steps]
    assert opened.steps[-1].by_itself
    opened.take_back(1)
    assert opened.record.texts == ["choose 4"]  # not the pass, which nobody decided


def test_a_pass_is_a_decision_where_the_orders_stop():
    session = played(two_hands(), "choose 4", "choose 1", "pass")
    session.set_orders(0, {"boost": True})
    opened = open_record(session.record, HERE).session
    assert not opened.steps[-1].by_itself
    session = played(two_hands(), "choose 4", "choose 1", "boost 3")
    session.record.orders[0] = {"boost": False}
    assert not open_record(session.record, HERE).session.steps[2].by_itself


def test_under_other_rules_the_orders_and_the_good_part_are_kept():
    session = played(two_hands(), "choose 4", "choose 1", "pass", "pass", "draw")
    session.set_orders(1, {"boost": False})
    record = session.record.copy()
    record.texts[3] = "castle"
    opened = open_record(record, registry_of(OtherRules(shells.GAME)))
    assert opened.lost == 2
    assert opened.session.record.texts == ["choose 4", "choose 1", "pass"]
    assert opened.session.record.orders == [{}, {"boost": False}]
    assert opened.session.record.rules == 2
    assert opened.session.record.ended is None
    assert record.texts[3] == "castle"


def test_under_other_rules_the_indices_are_the_new_ones():
    session = played(two_hands(), "choose 3", "choose 3")
    opened = open_record(session.record, registry_of(OtherRules(shells.GAME)))
    assert session.record.log == [1, 1]
    assert opened.session.record.log == [2, 1]


def test_under_rules_that_end_the_game_earlier_an_agreed_draw_is_dropped():
    class Sudden(OtherRules):
        def to_act(self, s):
            return None if len(s.discard) >= 2 else self._game.to_act(s)

    session = played(two_hands(), "choose 4", "choose 1", "pass", "pass", "draw")
    session.agree_draw()
    opened = open_record(session.record, registry_of(Sudden(shells.GAME)))
    assert opened.lost == 0
    assert opened.session.record.ended is None


def test_a_fork_plays_on_from_anywhere():
    session = played(two_hands(), "choose 4", "choose 1", "pass", "pass", "draw")
    session.agree_draw()
    other = fork(session, 2)
    assert other.record.texts == ["choose 4", "choose 1"]
    assert other.record.ended is None
    played(other, "boost 3")
    assert len(session) == 5
