"""Checks of the interface itself: lists, texts, copies, views, results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.game import Asked, Event, Text
from engine.core.record import MOST_ACTION_TEXT, MOST_ACTIONS
from tests.conformance.case import Case, every_moment, some_moments
from tests.support.plain import dump, unsafe, wire


def check_random_games_end(case: Case) -> None:
    """A game played at random is over before a record is full."""
    last = max(moment.number for moment in every_moment(case))
    assert last < MOST_ACTIONS - 1, f"not over after {MOST_ACTIONS} actions"


def check_result_only_at_the_end(case: Case) -> None:
    """There is a result exactly when nobody is to act, and then nothing can be played."""
    for s, _, number in every_moment(case):
        over = case.game.to_act(s) is None
        assert over == (case.game.result(s) is not None), f"result and to_act disagree after {number} actions"
        if over:
            assert len(case.game.actions(s)) == 0, "there are actions after the end"


def check_result_is_whole(case: Case) -> None:
    """A result names its ending and has a place for every seat; a breakdown adds up to the score."""
    for s, action, _ in every_moment(case):
        result = case.game.result(s) if action is None else None
        if result is None:
            continue
        assert type(result.ending) is str
        assert result.ending
        assert len(result.placement) == case.seats
        assert min(result.placement) == 1, "nobody is first"
        assert all(1 <= place <= case.seats for place in result.placement)
        assert len(result.scores) in (0, case.seats)
        assert len(result.breakdown) in (0, case.seats)
        for score, part in zip(result.scores, result.breakdown):
            assert sum(part.values()) == score, f"{dict(part)} does not add up to {score}"
        assert unsafe(result.to_json()) is None, unsafe(result.to_json())


def check_lists_are_never_empty(case: Case) -> None:
    """Whoever is to act can do something."""
    game, chance, s = case.game, case.chance(), case.beginning()
    for number in range(MOST_ACTIONS):
        if game.to_act(s) is None:
            return
        actions = game.actions(s)
        assert len(actions) > 0, f"nothing to do after {number} actions"
        game.apply(s, chance.choice(actions))


def check_actions_are_small_values(case: Case) -> None:
    """Actions can be hashed, and no list holds one twice; the same list is given twice."""
    for s, action, number in every_moment(case):
        if action is not None:
            actions = case.game.actions(s)
            assert len(set(actions)) == len(actions), f"an action stands twice in the list after {number}"
            assert list(case.game.actions(s)) == list(actions), "asked again, the list is another"


def check_every_action_can_be_played(case: Case) -> None:
    """What is listed is legal: it is applied without complaint and leads to another position."""
    game = case.game
    for s, _, number in some_moments(case):
        for action in game.actions(s):
            after = game.copy(s)
            game.apply(after, action)
            assert game.fingerprint(after) != game.fingerprint(s), f"{action} does nothing after {number}"


def check_texts_are_unique(case: Case) -> None:
    """Texts are short, printable, and each names one action of its list."""
    for s, action, number in every_moment(case):
        if action is None:
            continue
        texts = [case.game.text(s, a) for a in case.game.actions(s)]
        assert len(set(texts)) == len(texts), f"two actions share a text after {number} actions"
        for text in texts:
            assert type(text) is str
            assert 0 < len(text) <= MOST_ACTION_TEXT, f"{text[:40]!r} has {len(text)} characters"
            assert text.isprintable(), f"{text!r} cannot be printed"


def check_pass_comes_first(case: Case) -> None:
    """Where passing is possible it is action 0; a window that orders may pass always has it."""
    for s, action, number in every_moment(case):
        if action is None:
            continue
        texts = [case.game.text(s, a) for a in case.game.actions(s)]
        assert "pass" not in texts[1:], f"pass is not the first action after {number}"
        if case.game.asked(s).window:
            assert texts[0] == "pass", f"a window is passed by {texts[0]!r} after {number}"


def check_asked_names_who_acts(case: Case) -> None:
    """What is asked is asked of the seat to act, and of a seat at the table."""
    for s, action, number in every_moment(case):
        if action is not None:
            asked, seat = case.game.asked(s), case.game.to_act(s)
            assert isinstance(asked, Asked)
            assert asked.seat == seat, f"seat {seat} acts, and {asked.seat} is asked after {number}"
            assert seat in range(case.seats), f"there is no seat {seat}"
            assert type(asked.kind) is str
            assert asked.kind
            assert type(asked.window) is str
            assert type(asked.public) is bool


def check_copies_are_independent(case: Case) -> None:
    """Playing on a copy leaves the original as it was, and the other way round."""
    game, chance = case.game, case.chance()
    looked_at = {moment.number for moment in some_moments(case)}
    for s, action, number in every_moment(case):  # the live state, which is no copy itself
        if number not in looked_at:
            continue
        before, seen, mark = dump(s), _views(case, s), game.fingerprint(s)
        copy = game.copy(s)
        assert dump(copy) == before, "a copy differs from what it was made from"
        kept = game.copy(copy)
        game.apply(copy, action)
        for _ in range(8):
            if game.to_act(copy) is not None:
                game.apply(copy, chance.choice(game.actions(copy)))
        for state in (s, kept):
            assert dump(state) == before, f"playing on a copy changed the original after {number} actions"
            assert game.fingerprint(state) == mark
            assert _views(case, state) == seen


def check_looking_changes_nothing(case: Case) -> None:
    """Only `apply` changes a state."""
    game = case.game
    for s, action, number in some_moments(case):
        before = dump(s)
        _views(case, s)
        for seat in range(case.seats):
            game.sample(s, seat, case.chance())
            game.describe(s, action, seat)
        for a in game.actions(s):
            game.text(s, a)
        game.to_act(s), game.asked(s), game.result(s), game.fingerprint(s), game.copy(s), game.position(s)
        assert dump(s) == before, f"looking changed the state after {number} actions"


def check_views_are_plain(case: Case) -> None:
    """Views, events, descriptions and positions are JSON without fractions."""
    game = case.game
    for s, action, _ in some_moments(case):
        _assert_plain([game.view(s, seat) for seat in range(case.seats)], "a view")
        _assert_plain(game.view(s, None), "an onlooker's view")
        _assert_plain(game.position(s), "a position")
        _assert_text(game.asked(s).cause)
        for seat in (*range(case.seats), None):
            _assert_text(game.describe(s, action, seat))
        for event in game.apply(game.copy(s), action):
            _assert_event(event, case.seats)


def _assert_plain(value: Any, what: str) -> None:
    trouble = unsafe(value, what)
    assert trouble is None, trouble


def _assert_text(text: Text | None) -> None:
    if text is not None:
        assert type(text.key) is str
        assert text.key
        assert isinstance(text.args, Mapping)
        _assert_plain(dict(text.args), f"an argument of {text.key}")


def _assert_event(event: Event, seats: int) -> None:
    assert type(event.kind) is str
    assert event.kind
    assert set(event.private) <= set(range(seats)), f"{event} is for a seat that is not here"
    assert set(event.told) <= set(range(seats)), f"{event} tells a seat that is not here"
    assert "kind" not in event.public, f"{event} hides its kind"
    for seat in (*range(seats), None):
        _assert_plain(event.seen_by(seat), f"the event {event.kind}")


def check_fingerprints_tell_positions_apart(case: Case) -> None:
    """Positions that look different to anybody have different fingerprints, real or sampled."""
    game, seen = case.game, dict[bytes, Sequence[str]]()
    for s, _, number in some_moments(case):
        worlds = [s, *(game.sample(s, seat, case.chance()) for seat in range(case.seats))]
        for world in worlds:
            looks = [*_views(case, world), *(game.text(world, a) for a in game.actions(world))]
            mark = game.fingerprint(world)
            assert type(mark) is bytes
            assert seen.setdefault(mark, looks) == looks, f"two positions share a fingerprint after {number}"


def check_positions_are_read_back(case: Case) -> None:
    """A position, where there is one, is read as it was written, and the game goes on from it."""
    game = case.game
    for s, _, number in some_moments(case):
        position = game.position(s)
        if position is None:
            continue
        again = game.from_position(position, case.options, case.seats, case.chance())
        assert wire(game.position(again)) == wire(position), f"another position is read after {number} actions"
        assert game.to_act(again) == game.to_act(s), f"another seat acts in the position after {number} actions"
        texts = [[game.text(world, action) for action in game.actions(world)] for world in (s, again)]
        assert texts[0] == texts[1], f"other actions are legal in the position after {number} actions"


def check_components_are_conserved(case: Case) -> None:
    """Whatever a game says is in its box (`components`, which a game may leave out) stays in it."""
    components = getattr(case.game, "components", None)
    if components is None:
        return
    box = components(case.beginning())
    for s, _, number in every_moment(case):
        assert components(s) == box, f"the box holds {components(s)} after {number} actions, not {box}"
        for seat in range(case.seats):
            sample = case.game.sample(s, seat, case.chance())
            assert components(sample) == box, f"a sample holds {components(sample)}, not {box}"


def _views(case: Case, s: Any) -> list[str]:
    return [wire(case.game.view(s, seat)) for seat in (*range(case.seats), None)]


RULES = (
    check_random_games_end,
    check_result_only_at_the_end,
    check_result_is_whole,
    check_lists_are_never_empty,
    check_actions_are_small_values,
    check_every_action_can_be_played,
    check_texts_are_unique,
    check_pass_comes_first,
    check_asked_names_who_acts,
    check_copies_are_independent,
    check_looking_changes_nothing,
    check_views_are_plain,
    check_fingerprints_tell_positions_apart,
    check_positions_are_read_back,
    check_components_are_conserved,
)
