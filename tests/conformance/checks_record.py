"""Checks that a game can be recorded: replayed, undone, saved, sent, and read under other rules."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from engine.core import link
from engine.core.game import GameInfo
from engine.core.radix import BASE
from engine.core.record import read_record, write_record
from engine.core.registry import Registry
from engine.core.replay import fork, open_record
from engine.core.session import Session
from tests.conformance.case import Case, random_session, some_lengths


def registry_of(game: Any) -> Registry:
    """A registry that holds this game alone."""
    registry = Registry()
    registry.add(game.info, lambda: game)
    return registry


def check_replay_equals_live_play(case: Case) -> None:
    """The log alone leads to the same position, by the same events."""
    session = random_session(case)
    again = open_record(session.record.copy(), registry_of(case.game))
    assert again.lost == 0
    assert again.session.fingerprint() == session.fingerprint(), "the log leads to another position"
    assert again.session.record == session.record
    assert again.session.result() == session.result()
    assert [repr(step) for step in again.session.steps] == [repr(step) for step in session.steps]


def check_undo_and_redo(case: Case) -> None:
    """What is undone and played again leads to where it stood; what cannot be undone is refused."""
    chance, session = case.chance(), case.session()
    while session.to_act() is not None:
        seat, index = session.to_act(), chance.below(session.choices())
        assert seat is not None
        before, choices = session.fingerprint(), session.choices()
        session.play(index)
        if session.can_undo(seat):
            after, log = session.fingerprint(), list(session.record.log)
            session.undo(seat)
            assert session.fingerprint() == before, f"undo does not lead back to {len(session)} actions"
            assert (session.to_act(), session.choices()) == (seat, choices)
            session.play(index)
            assert session.fingerprint() == after, f"redo does not lead on from {len(session)} actions"
            assert session.record.log == log


def check_prefixes_from_checkpoints(case: Case) -> None:
    """The position after any number of actions is the one that was there when they were played."""
    chance, session = case.chance(), case.session()
    views: dict[int, list[Any]] = {}
    while True:
        views[len(session)] = _views(session, None)
        if session.to_act() is None:
            break
        session.play(chance.below(session.choices()))
    for at in reversed(views):
        assert _views(session, at) == views[at], f"the position after {at} actions is another"
    for at in some_lengths(session, case):
        shorter = fork(session, at)
        assert len(shorter) >= at
        assert shorter.record.log == session.record.log[: len(shorter)]
        assert _views(shorter, None) == _views(session, len(shorter)), f"a fork after {at} actions differs"


def _views(session: Session, at: int | None) -> list[Any]:
    return [session.chair(seat, at).view() for seat in (*range(session.record.seats), None)]


def check_records_round_trip(case: Case) -> None:
    """A record written as JSON is read back as it was, after any number of actions."""
    session = random_session(case)
    for at in some_lengths(session, case):
        record = fork(session, at).record
        text = write_record(record)
        assert write_record(read_record(text)) == text
        opened = open_record(read_record(text), registry_of(case.game))
        assert write_record(opened.session.record) == text, f"a file holds another game after {at} actions"


def check_links_round_trip(case: Case) -> None:
    """A link holds the game it was made from, after any number of actions."""
    session = random_session(case)
    for at in some_lengths(session, case):
        sent = fork(session, at)
        text = link.encode(sent)
        arrived = link.decode(text, registry_of(case.game))
        assert arrived.record == sent.record
        assert arrived.fingerprint() == sent.fingerprint()
        assert link.encode(arrived) == text
        assert text.isascii()
        assert text.isalnum()


def check_links_are_short(case: Case) -> None:
    """Twenty characters beyond the options, and the moves at most 2% and two characters above their information."""
    session = random_session(case)
    for at in some_lengths(session, case):
        sent = fork(session, at)
        length, most = len(link.encode(sent)), longest_link(case.game.info, link.bits(sent))
        assert length <= most, f"{at} actions take {length} characters, more than {most:.1f}"


def longest_link(info: GameInfo, bits: float) -> float:
    """How long a link without names may be whose choices are worth so many bits."""
    choices = [len(option.choices) for option in info.options] + [info.most_seats - info.least_seats + 1]
    options = sum(math.log(number, BASE) for number in choices)
    return 20 + options + 1.02 * bits / 6 + 2


def check_standing_orders_pass(case: Case) -> None:
    """A window not ordered is passed by itself, and the log is that of a player who passes there."""
    watched, by_hand, chance = case.session(), case.session(), case.chance()
    seen = {step_window(by_hand)}
    while by_hand.to_act() is not None:  # the windows this game opens
        by_hand.play(chance.below(by_hand.choices()))
        seen.add(step_window(by_hand))
    by_hand, chance = case.session(), case.chance()
    for seat in range(case.seats):
        watched.set_orders(seat, dict.fromkeys(seen - {""}, False))
    while True:
        while by_hand.to_act() is not None and step_window(by_hand) in seen - {""}:
            by_hand.play("pass")
        assert watched.record.log == by_hand.record.log, "orders play something else than pass"
        assert watched.fingerprint() == by_hand.fingerprint()
        if watched.to_act() is None:
            break
        index = chance.below(watched.choices())
        watched.play(index)
        by_hand.play(index)
    opened = open_record(watched.record.copy(), registry_of(case.game)).session
    assert opened.record == watched.record
    assert link.decode(link.encode(watched), registry_of(case.game)).record == watched.record


def step_window(session: Session) -> str:
    """The window that is open now, or no name at all."""
    asked = session.chair(None).asked()
    return asked.window if asked else ""


class OtherRules:
    """The same game one rules version on, whose lists have another order."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self.info: GameInfo = game.info._replace(rules=game.info.rules + 1)

    def actions(self, s: Any) -> Sequence[Any]:
        first, *rest = self._game.actions(s) or [None]
        return [] if first is None else [first, *reversed(rest)]  # pass stays where it is

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


def check_other_rules_replay_by_text(case: Case) -> None:
    """Under another rules version the texts are played, and indexed anew."""
    session = random_session(case)
    newer = OtherRules(case.game)
    opened = open_record(session.record.copy(), registry_of(newer))
    assert opened.lost == 0, f"{opened.lost} of {len(session)} actions are lost under the same rules by another number"
    assert opened.session.record.texts == session.record.texts
    assert opened.session.record.rules == newer.info.rules
    assert opened.session.result() == session.result()


def check_other_rules_open_at_the_last_good_position(case: Case) -> None:
    """A text that is no longer legal ends the game there, and what is lost is counted."""
    session = random_session(case)
    newer = registry_of(OtherRules(case.game))
    decided = [at for at, step in enumerate(session.steps) if not step.by_itself]
    for at in {decided[0], decided[len(decided) // 2], decided[-1]}:
        record = session.record.copy()
        record.texts[at] = "no such action"
        opened = open_record(record, newer)
        assert opened.lost == len(session) - at, f"{opened.lost} actions are lost, not {len(session) - at}"
        assert opened.session.record.texts == session.record.texts[:at]
        assert opened.session.to_act() == session.steps[at].seat


RECORD = (
    check_replay_equals_live_play,
    check_undo_and_redo,
    check_prefixes_from_checkpoints,
    check_records_round_trip,
    check_links_round_trip,
    check_links_are_short,
    check_standing_orders_pass,
    check_other_rules_replay_by_text,
    check_other_rules_open_at_the_last_good_position,
)
