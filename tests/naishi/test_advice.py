"""Advice is a function of a view: what it promises is what the rules then give."""

import random
from copy import deepcopy

import pytest

from engine.core.rng import Rng
from engine.naishi import advice
from engine.naishi.cards import COLUMNS, ROWS
from engine.naishi.game import GAME, final_score

RULEBOOK = {
    "lines": [["fort", "sentinel", "advisor", "banner", "rice"]] * 2,
    "hands": [["fort", "mountain", "naishi", "rice", "rice"], [None] * 5],
    "copies": [[], []],
    "river": [{"top": None, "left": 0}] * 5,
}


def positions(seed, most=60):
    """States of a random game, with the seat to act."""
    dice, s = random.Random(seed), GAME.setup({"first": 0}, 2, Rng(seed))
    while GAME.to_act(s) is not None and most:
        most -= 1
        yield s, GAME.to_act(s)
        actions = GAME.actions(s)
        GAME.apply(s, actions[dice.randrange(len(actions))])


def test_the_rulebooks_example():
    found = advice.live_score(RULEBOOK, 0)
    assert found.total == 62
    assert advice.by_kind(found) == {
        "rice": 20, "fort": 12, "naishi": 8, "advisor": 7, "sentinel": 7, "mountain": 5, "banner": 3
    }  # fmt: skip


def test_a_score_tells_which_place_brings_what():
    found = advice.live_score(RULEBOOK, 0)
    told = advice.sources(found)
    assert list(told) == list(advice.by_kind(found))
    assert told["naishi"] == {7: 8}
    assert told["fort"] == {0: 6, 5: 6}
    assert told["rice"] == {4: None, 8: None, 9: None}


def test_a_score_tells_whom_it_counts_a_ninja_as():
    line, hand = ["monk", *["mountain"] * 4], ["mountain"] * 4 + ["ninja"]
    view = {**RULEBOOK, "lines": [line] * 2, "hands": [hand, [None] * 5]}
    assert advice.counted_as(view, 0) == {9: "monk"}
    assert advice.live_score(view, 0).total == 5 - 5
    assert advice.counted_as({**view, "step": "ninja"}, 0) == {}
    assert advice.copy_gains({**view, "step": "ninja"}, 0) == {"monk": 5}


def test_hidden_cards_count_for_nothing():
    # Fort in column 1, Sentinel beside it, Advisor, Banner; a Rice field alone; nothing of the Hand.
    assert advice.live_score(RULEBOOK, 1).total == 6 + 7 + 3 + 3
    assert advice.known_in_hand(RULEBOOK, 1) == 0
    assert None not in advice.by_kind(advice.live_score(RULEBOOK, 1))


@pytest.mark.parametrize("seed", range(8))
def test_gains_are_what_the_rules_give(seed):
    for s, seat in positions(seed):
        view = GAME.view(s, seat)
        before = advice.live_score(view, seat).total
        for action in GAME.actions(s):
            after = GAME.copy(s)
            if action.verb == "develop":
                promised = advice.develop_gains(view, seat, action.a)[action.zone]
            elif action.verb == "switch" and action.zone != "river":
                rows = ROWS if action.zone == "column" else (action.zone, action.zone)
                columns = (action.a, action.a if action.zone == "column" else action.b)
                promised = advice.switch_gain(view, seat, *map(advice.place, rows, columns))
            elif action.verb == "decree":
                promised = advice.decree_gain(view, seat, advice.place(action.zone, action.a))
            else:
                continue
            GAME.apply(after, action)
            # While the other's last turn is open the score is still live; after it the Ninjas may have chosen.
            if after.step in ("ninja", "over") or promised is None:
                continue
            assert advice.live_score(GAME.view(after, seat), seat).total - before == promised, action


@pytest.mark.parametrize("seed", range(12))
def test_the_last_live_score_is_the_final_score(seed):
    for s, seat in positions(seed, most=400):
        if s.step == "ninja":
            gains = advice.copy_gains(GAME.view(s, seat), seat)
            assert {action.text().rpartition(" ")[2] for action in GAME.actions(s)} == set(gains)
            now = advice.live_score(GAME.view(s, seat), seat).total
            for action in GAME.actions(s):
                after = deepcopy(s)
                GAME.apply(after, action)
                then = advice.live_score(GAME.view(after, seat), seat).total
                assert then - now == gains[action.text().rpartition(" ")[2]]
    assert s.step == "over"
    for seat in (0, 1):
        assert advice.live_score(GAME.view(s, None), seat).total == final_score(s, seat).total


def test_an_unknown_card_of_the_other_is_not_valued():
    s, seat = next((s, seat) for s, seat in positions(3) if s.step == "turn")
    view = GAME.view(s, seat)
    assert [advice.decree_gain(view, seat, advice.place("hand", column)) for column in COLUMNS] == [None] * 5


def test_in_the_draft_nothing_is_developed():
    s, seat = next(positions(3))
    view = GAME.view(s, seat)
    assert advice.drafting(view)
    assert advice.develop_gains(view, seat, 0) == {}
    assert advice.live_score(view, seat).total == -5


@pytest.mark.parametrize("seed", range(4))
def test_a_seat_is_told_which_of_its_cards_the_other_knows(seed):
    for s, _ in positions(seed):
        for seat in (0, 1):
            theirs = GAME.view(s, 1 - seat)["hands"][seat]
            known = {column for column in COLUMNS if len(theirs) == len(COLUMNS) and theirs[column] is not None}
            assert advice.known_to_other(GAME.view(s, seat), seat) == known
