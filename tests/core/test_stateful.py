"""A table where anything may happen in any order: Hypothesis plays, undoes, ends, saves, sends and comes back."""

import sys

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from engine.core import link
from engine.core.problem import Problem
from engine.core.record import read_record, write_record
from engine.core.replay import fork, open_record
from engine.core.session import Session
from tests.conformance.checks_record import registry_of
from tests.support import shells
from tests.support.tables import with_shells

HERE = with_shells()
FEW = sys.platform == "emscripten"


def refusal(call, *args):
    """Why it was refused; None if it was not."""
    try:
        call(*args)
    except Problem as problem:
        return problem.key
    return None


class Table(RuleBasedStateMachine):
    """A session, and beside it the log as we believe it to be."""

    game = shells.GAME

    @initialize(data=st.data(), seed=st.integers(0, (1 << 48) - 1))
    def begin(self, data, seed):
        info = self.game.info
        seats = data.draw(st.integers(info.least_seats, info.most_seats))
        options = {option.id: data.draw(st.sampled_from(option.choices)) for option in info.options}
        self.session = Session.new(self.game, seed, seats, options)
        self.registry = registry_of(self.game)

    def seat(self, data):
        return data.draw(st.integers(0, self.session.record.seats - 1), label="seat")

    @precondition(lambda self: self.session.to_act() is not None)
    @rule(data=st.data(), moves=st.integers(1, 12))
    def play(self, data, moves):
        for _ in range(moves):
            if self.session.to_act() is not None:
                before, index = len(self.session), data.draw(st.integers(0, self.session.choices() - 1))
                text = self.session.actions()[index]
                self.session.play(index)
                assert self.session.record.texts[before] == text

    @rule()
    def play_what_is_not_legal(self):
        before = write_record(self.session.record)
        with pytest.raises(Problem):
            self.session.play(self.session.choices())
        assert write_record(self.session.record) == before

    @rule(data=st.data(), how=st.sampled_from(["undo", "reset_turn"]))
    def undo(self, data, how):
        seat, session = self.seat(data), self.session
        log, could = list(session.record.log), session.can_undo(seat)
        decided = [step.seat for step in session.steps if not step.by_itself]
        assert refusal(getattr(session, how), seat) == (None if could else "play.nothing_to_undo")
        assert session.record.log == log[: len(session)]
        if could:
            assert decided[-1] == seat == session.to_act()
            assert len(session) < len(log)
        else:
            assert len(session) == len(log)

    @rule(data=st.data())
    def take_back(self, data):
        seat, session = self.seat(data), self.session
        log, marked, could = list(session.record.log), list(session.record.taken_back), session.can_undo(seat)
        own = any(step.seat == seat and not step.by_itself for step in session.steps)
        assert refusal(session.take_back, seat) == (None if own else "play.nothing_to_undo")
        assert session.record.log == log[: len(session)]
        if own:
            assert session.to_act() == seat
            assert len(session) < len(log)
            marked[seat] += not could
        assert session.record.taken_back == marked

    @rule(data=st.data())
    def look(self, data):
        """Whoever has looked is a barrier for what others showed."""
        self.session.looked(self.seat(data))

    @rule(data=st.data(), stop=st.booleans())
    def give_orders(self, data, stop):
        seat, session = self.seat(data), self.session
        asked = session.chair(None).asked()
        session.set_orders(seat, {asked.window: stop} if asked and asked.window else {"some window": stop})

    @rule(data=st.data(), agreed=st.booleans())
    def end(self, data, agreed):
        session, seat = self.session, self.seat(data)
        over = session.to_act() is None
        refused = refusal(session.agree_draw) if agreed else refusal(session.resign, seat)
        assert refused == ("play.over" if over else None)
        if not over:
            assert session.result().ending == ("draw_agreed" if agreed else "resigned")

    @precondition(lambda self: self.session.record.ended is not None)
    @rule()
    def go_on_after_an_end(self):
        self.session.cut_to(len(self.session))
        assert self.session.record.ended is None

    @rule()
    def save_and_load(self):
        text = write_record(self.session.record)
        opened = open_record(read_record(text), self.registry)
        assert opened.lost == 0
        assert write_record(opened.session.record) == text
        self.take_over(opened.session)

    @rule()
    def send_and_open(self):
        text = link.encode(self.session)
        arrived = link.decode(text, self.registry)
        assert link.encode(arrived) == text
        self.take_over(arrived)

    def take_over(self, session):
        assert session.fingerprint() == self.session.fingerprint()
        assert session.record == self.session.record
        assert session.result() == self.session.result()
        assert session.to_act() == self.session.to_act()
        self.session = session

    @rule(data=st.data())
    def go_to_a_prefix(self, data):
        session = self.session
        at = data.draw(st.integers(0, len(session)), label="at")
        other = fork(session, at)
        there = len(other)  # what is forced after the prefix is played again
        for seat in (*range(session.record.seats), None):
            assert session.chair(seat, there).view() == other.chair(seat).view()

    @rule(data=st.data())
    def cut(self, data):
        session = self.session
        log, length = list(session.record.log), data.draw(st.integers(0, len(session)), label="length")
        forced = [step.by_itself for step in session.steps]
        session.cut_to(length)
        assert session.record.log == log[: len(session)]
        assert len(session) <= length or all(forced[: len(session)])

    @invariant()
    def the_record_is_the_game(self):
        session = self.session
        assert len(session.steps) == len(session) == len(session.record.log) == len(session.record.texts)
        assert (session.to_act() is None) == (session.result() is not None)
        replayed = open_record(session.record, self.registry).session
        assert replayed.fingerprint() == session.fingerprint()
        assert replayed.record == session.record


@pytest.mark.parametrize("info", HERE.infos(), ids=lambda info: info.id)
def test_anything_may_happen_at_a_table(info):
    class TableOfThisGame(Table):
        game = HERE.game(info.id)

    examples = max(5, settings.default.max_examples // 2)
    steps = 10 if FEW else 20
    run_state_machine_as_test(TableOfThisGame, settings=settings(max_examples=examples, stateful_step_count=steps))
