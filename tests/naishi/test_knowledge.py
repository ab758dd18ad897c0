"""What each player knows, and that samples are exactly the worlds a seat cannot rule out."""

from collections import Counter
from itertools import permutations

import pytest

from engine.core.rng import Rng
from engine.naishi.cards import KIND, MOUNTAIN
from engine.naishi.game import GAME
from engine.naishi.knowledge import surely_unseen, unseen_slots
from tests.naishi.tables import drafted, play


def seen_by_other(s, owner):
    return GAME.view(s, 1 - owner)["hands"][owner]


def test_a_river_card_taken_into_a_hand_was_seen_by_both():
    s = drafted()
    top = GAME.view(s, None)["river"][2]["top"]
    play(s, "develop hand 3")
    assert seen_by_other(s, 0) == [None, None, top, None, None]
    assert GAME.view(s, None)["hands"][0] == [None, None, top, None, None]


def test_a_known_card_is_followed_through_hand_switches():
    s = drafted()
    top = GAME.view(s, None)["river"][2]["top"]
    play(s, "develop hand 3", "switch hand 3 5")
    assert seen_by_other(s, 0) == [None, None, None, None, top]


def test_in_a_hand_and_line_switch_both_cards_become_known():
    s = drafted()
    card = GAME.view(s, 0)["hands"][0][1]
    play(s, "switch column 2")
    assert GAME.view(s, 1)["lines"][0][1] == card
    assert seen_by_other(s, 0)[1] == "mountain"


def test_after_a_decree_on_hands_each_player_knows_the_card_given_and_received_and_an_onlooker_neither():
    s = drafted()
    mine, theirs = GAME.view(s, 0)["hands"][0][0], GAME.view(s, 1)["hands"][1][0]
    play(s, "decree hand 1")
    assert GAME.view(s, 0)["hands"] == [[theirs, *GAME.view(s, 0)["hands"][0][1:]], [mine, None, None, None, None]]
    assert seen_by_other(s, 0)[0] == theirs
    assert GAME.view(s, None)["hands"] == [[None] * 5] * 2


def test_an_onlooker_follows_an_openly_taken_card_through_a_decree():
    s = drafted()
    top = GAME.view(s, None)["river"][0]["top"]
    play(s, "develop hand 1", "end turn", "decree hand 1")
    assert GAME.view(s, None)["hands"] == [[None] * 5, [top, None, None, None, None]]


def test_every_discarded_card_is_seen_but_only_the_last_is_shown():
    s = drafted()
    play(s, "develop hand 1", "end turn", "develop line 2")
    view = GAME.view(s, 0)["discards"]
    assert view == {"last": "mountain", "count": 2}


def test_the_opponent_knows_three_mountains_and_the_card_he_passed():
    s = drafted()
    assert surely_unseen(s, 1) == (sorted([s.given[1], MOUNTAIN, MOUNTAIN, MOUNTAIN]), True)


def test_a_kept_card_once_shown_leaves_nothing_unknown():
    for seed in range(40):
        s = drafted(seed)
        kept = next(card for card in s.hands[0] if card not in (MOUNTAIN, s.given[0]))
        if kept == s.given[0]:
            continue
        slot = s.hands[0].index(kept)
        play(s, f"develop hand {slot + 1}")
        held, hidden = surely_unseen(s, 0)
        assert not hidden
        assert Counter(held) == Counter(s.hands[0][column] for column in unseen_slots(s, 0))
        return


def late_position(pile_cards=2, moves=()):
    """A game near its end: short piles, so that all worlds can be listed."""
    s = drafted(seed=11)
    for column in range(5):
        keep = pile_cards if column == 0 else 1
        s.discards += s.piles[column][: 6 - keep]
        s.piles[column] = s.piles[column][6 - keep :]
    if moves:
        play(s, *moves)
    return s


def all_worlds(s, seat):
    """Every pair of (the other's unseen slots, covered cards) that fits what the seat has seen, by brute force."""
    other = 1 - seat
    slots = unseen_slots(s, other)
    covered = [card for pile in s.piles for card in pile[:-1]]
    everything = [s.hands[other][column] for column in slots] + covered
    worlds = set()
    for order in set(permutations(everything)):
        hand, piles = order[: len(slots)], order[len(slots) :]
        if MOUNTAIN in piles:  # the seat knows how many mountains were dealt
            continue
        came = Counter(hand) + Counter(s.shown[other])
        if came[MOUNTAIN] == 3 and came[s.given[other]] >= 1:
            worlds.add((hand, piles))
    return worlds


def sampled_worlds(s, seat, count):
    other = 1 - seat
    slots = unseen_slots(s, other)
    found = set()
    for salt in range(count):
        world = GAME.sample(s, seat, Rng(salt))
        hand = tuple(world.hands[other][column] for column in slots)
        found.add((hand, tuple(card for pile in world.piles for card in pile[:-1])))
    return found


@pytest.mark.parametrize(
    "moves",
    [
        (),
        ("develop hand 1",),
        ("develop hand 2", "switch hand 2 4"),
        ("switch column 3", "develop hand 3"),
        ("decree hand 5",),
        ("develop hand 1", "end turn", "develop hand 4", "end turn", "decree hand 1"),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_samples_are_exactly_the_consistent_worlds(moves, seat):
    s = late_position(moves=moves)
    expected = all_worlds(s, seat)
    assert sampled_worlds(s, seat, 40 * len(expected) + 40) == expected


def test_a_kept_card_like_the_passed_one_is_twice_as_likely_once_one_of_them_was_shown():
    """Of all deals in which a card like the passed one is shown first, as many keep one alike as the samples do."""
    alike = sampled = games = 0
    for seed in range(4000):
        s = drafted(seed)
        passed, shown = s.given[0], s.hands[0][0]
        if shown != passed:
            continue
        games += 1
        kept = Counter(card for card in s.hands[0] if card != MOUNTAIN) - Counter([passed])
        alike += passed in kept
        play(s, "develop hand 1")
        world = GAME.sample(s, 1, Rng(seed))
        sampled += passed in world.hands[0][1:]
    assert games > 800
    assert 0.1 < alike / games < 0.18
    assert abs(alike - sampled) < 3 * (2 * alike) ** 0.5


def test_a_sample_of_the_draft_draws_the_others_cards_and_choice_anew():
    s = GAME.setup({"first": 0}, 2, Rng(5))
    GAME.apply(s, GAME.actions(s)[0])
    worlds = [GAME.sample(s, 1, Rng(salt)) for salt in range(60)]
    assert len({world.dealt[0] for world in worlds}) > 20
    assert {world.chosen[0] for world in worlds} == {0, 1}
    assert all(world.dealt[1] == s.dealt[1] for world in worlds)


def test_worlds_alike_to_a_seat_give_the_very_same_sample():
    s = drafted(seed=4)
    play(s, "develop hand 2", "end turn", "decree hand 3")
    for seat in (0, 1):
        twin = GAME.sample(s, seat, Rng(77))
        one, two = GAME.sample(s, seat, Rng(5)), GAME.sample(twin, seat, Rng(5))
        assert GAME.fingerprint(one) == GAME.fingerprint(two)


def test_kinds_have_names():
    assert KIND["mountain"] == MOUNTAIN
