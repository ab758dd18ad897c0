"""Deck, zones, set-up and draft."""

from collections import Counter

import pytest

from engine.core.game import Event
from engine.core.rng import Rng
from engine.core.session import Session
from engine.naishi.cards import COPIES, DECK, NAMES, NEIGHBOURS
from engine.naishi.game import GAME
from tests.naishi.tables import drafted, play, texts


def fresh(seed=1, first=0):
    return GAME.setup({"first": first}, 2, Rng(seed))


def test_34_development_cards_of_eleven_kinds():
    assert len(DECK) == 34
    counted = {NAMES[kind]: copies for kind, copies in enumerate(COPIES)}
    assert counted == {
        "naishi": 2, "advisor": 4, "sentinel": 4, "monk": 3, "horseman": 2, "ronin": 2, "ninja": 2,
        "fort": 4, "torii": 4, "rice": 5, "banner": 2,
    }  # fmt: skip


def test_adjacent_means_sharing_a_side():
    assert NEIGHBOURS[0] == (1, 5)
    assert NEIGHBOURS[2] == (1, 3, 7)
    assert NEIGHBOURS[9] == (4, 8)


def all_cards(s):
    """From the River's first pile, bottom first, to the last card dealt."""
    return [card for cards in (*s.piles, *s.dealt) for card in cards]


def test_all_34_cards_are_dealt():
    for seed in range(50):
        assert sorted(all_cards(fresh(seed))) == sorted(DECK)


def test_the_river_differs_from_game_to_game():
    rivers = {tuple(pile["top"] for pile in GAME.view(fresh(seed), None)["river"]) for seed in range(100)}
    assert len(rivers) > 95  # of five cards out of 34 a few are met twice


def test_each_card_reaches_each_place():
    """As often as there are copies of it; five standard deviations are more than chance allows in 374 counts."""
    games = 3000
    met = [Counter[int]() for _ in DECK]
    for seed in range(games):
        for counted, card in zip(met, all_cards(fresh(seed)), strict=True):
            counted[card] += 1
    for counted in met:
        for kind, copies in enumerate(COPIES):
            share = copies / len(DECK)
            assert abs(counted[kind] - games * share) < 5 * (games * share * (1 - share)) ** 0.5


def test_five_piles_of_six_with_the_top_open():
    view = GAME.view(fresh(), None)
    assert [pile["left"] for pile in view["river"]] == [6] * 5
    assert all(pile["top"] in NAMES for pile in view["river"])


def test_the_last_four_cards_are_two_for_each_player_and_secret():
    s = fresh()
    for seat in (0, 1):
        assert len(GAME.view(s, seat)["draft"]["dealt"]) == 2
    assert GAME.view(s, None)["draft"] is None
    dealt = [*GAME.view(s, 0)["draft"]["dealt"], *GAME.view(s, 1)["draft"]["dealt"]]
    tops = [card for pile in s.piles for card in pile]
    assert Counter(NAMES[card] for card in tops) + Counter(dealt) == Counter(NAMES[card] for card in DECK)


def test_five_mountains_in_the_line_three_in_the_hand():
    view = GAME.view(fresh(), 0)
    assert view["lines"] == [["mountain"] * 5] * 2
    assert view["hands"][0] == ["mountain"] * 3


def test_the_draft_list_names_both_cards_in_their_order_alike_or_not():
    for seed in range(200):
        s = fresh(seed)
        dealt = GAME.view(s, 0)["draft"]["dealt"]
        assert texts(s) == [f"keep 1 {dealt[0]}", f"keep 2 {dealt[1]}"]
        if dealt[0] == dealt[1]:
            return
    raise AssertionError("no seed deals two cards alike")


def test_both_choices_are_hidden_until_both_are_made():
    s = fresh()
    dealt = GAME.view(s, 0)["draft"]["dealt"]
    other_way = GAME.copy(s)
    GAME.apply(s, GAME.actions(s)[0])
    GAME.apply(other_way, GAME.actions(other_way)[1])
    assert GAME.view(s, 1) == GAME.view(other_way, 1)
    assert GAME.view(s, None) == GAME.view(other_way, None)
    assert GAME.view(s, 1)["drafted"] == [True, False]
    said = GAME.describe(fresh(), GAME.actions(fresh())[0], 1)
    assert not set(dealt) & set(map(str, said.args.values()))


def test_each_keeps_one_and_passes_the_other():
    s = fresh()
    mine, theirs = (GAME.view(s, seat)["draft"]["dealt"] for seat in (0, 1))
    play(s, f"keep 2 {mine[1]}", f"keep 1 {theirs[0]}")
    assert Counter(GAME.view(s, 0)["hands"][0]) == Counter(["mountain"] * 3 + [mine[1], theirs[1]])
    assert Counter(GAME.view(s, 1)["hands"][1]) == Counter(["mountain"] * 3 + [theirs[0], mine[0]])
    assert GAME.view(s, 0)["draft"] == {"passed": mine[0], "got": theirs[1]}


def test_a_player_knows_what_they_passed_not_where_it_sits():
    s = drafted()
    assert GAME.view(s, 0)["hands"][1] == [None] * 5
    places = set()
    for salt in range(80):
        world = GAME.sample(s, 0, Rng(salt))
        assert s.given[1] in world.hands[1]
        places.add(world.hands[1].index(s.given[1]))
    assert places == set(range(5))


@pytest.mark.parametrize("seat", [0, 1])
def test_each_card_of_the_draft_comes_to_lie_anywhere_in_the_hand(seat):
    kept, got = set(), set()
    for seed in range(200):
        s = fresh(seed)
        dealt = [GAME.view(s, who)["draft"]["dealt"] for who in (0, 1)]
        play(s, f"keep 1 {dealt[0][0]}", f"keep 1 {dealt[1][0]}")
        hand = GAME.view(s, seat)["hands"][seat]
        if dealt[seat][0] != dealt[1 - seat][1]:
            kept.add(hand.index(dealt[seat][0]))
            got.add(hand.index(dealt[1 - seat][1]))
    assert kept == got == set(range(5))


def test_hands_are_shuffled_differently():
    orders = {tuple(card == "mountain" for card in GAME.view(drafted(seed), 0)["hands"][0]) for seed in range(60)}
    assert len(orders) > 5


def test_the_first_player_is_a_seat_or_drawn():
    assert GAME.to_act(fresh(first=1)) == 1
    assert {GAME.to_act(GAME.setup({"first": "drawn"}, 2, Rng(seed))) for seed in range(20)} == {0, 1}


def test_the_first_player_drafts_first_and_begins():
    s = fresh(first=1)
    assert GAME.to_act(s) == 1
    GAME.apply(s, GAME.actions(s)[0])
    assert GAME.to_act(s) == 0
    GAME.apply(s, GAME.actions(s)[0])
    assert GAME.to_act(s) == 1
    assert GAME.asked(s).kind == "turn"


def test_a_session_asks_both_seats_to_draft():
    session = Session.new(GAME, seed=3)
    assert len(session) == 0
    session.play(0)
    assert (len(session), session.to_act()) == (1, 1)


def test_what_a_seat_keeps_is_told_to_that_seat_alone():
    s = fresh()
    events = GAME.apply(s, GAME.actions(s)[0])
    assert isinstance(events[0], Event)
    assert "card" in events[0].seen_by(0)
    assert "card" not in events[0].seen_by(1)
    assert "card" not in events[0].seen_by(None)
