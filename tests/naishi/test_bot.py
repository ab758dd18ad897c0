"""The computer players of Naishi: sound judgement, no peeking, and levels that are real."""

from __future__ import annotations

import pytest

from engine.bots.arena import Entrant, Tally, Task, play_pair
from engine.bots.bot import LEVELS, Budget, choose
from engine.core.chair import Chair
from engine.core.rng import Rng
from engine.naishi.bot import BOT
from engine.naishi.cards import DECK, KIND, MOUNTAIN
from engine.naishi.evaluation import TABLES, River, worth
from engine.naishi.game import GAME
from engine.naishi.playout import chance
from engine.naishi.quick import quick_action
from engine.naishi.score import best_score
from engine.naishi.state import State
from engine.naishi.tempo import MOST_TURNS, turns_after, turns_left
from tests.naishi.tables import drafted, play, position, territory

NOTHING = River(0, 0, 0)
FEW = 300  # nodes, where the answer is plain


def answer(s: State, level: int = 3, nodes: int | None = None, salt: int = 0) -> str:
    chair = Chair(GAME, s, s.acting)
    return chair.text(choose(BOT, chair, Budget(level, nodes, salt)).action)


def random_states(count: int, seed: int) -> list[State]:
    """Positions from random games, at any step."""
    rng, found = Rng(seed), []
    while len(found) < count:
        s = GAME.setup({"first": rng.below(2)}, 2, Rng(rng.word()))
        for _ in range(rng.below(45)):
            if GAME.to_act(s) is not None:
                GAME.apply(s, rng.choice(GAME.actions(s)))
        if GAME.to_act(s) is not None:
            found.append(s)
    return found


# The evaluation


def test_with_no_turn_left_a_territory_is_worth_its_score():
    rng = Rng(1)
    for mountains in (0, 1, 2, 6):
        for _ in range(400):
            cards = list(DECK)
            rng.shuffle(cards)
            cards = cards[: 10 - mountains] + [MOUNTAIN] * mountains
            rng.shuffle(cards)
            assert worth(tuple(cards), 0, NOTHING) == 100 * best_score(tuple(cards)).total


def test_a_third_torii_is_worth_more_while_the_river_has_one():
    two = territory("torii torii . . .", ". . . . .")
    assert worth(two, 3, River(2, 3, 1)) > worth(two, 3, River(0, 3, 1)) + 300


def test_the_evaluation_is_made_of_whole_numbers():
    for turns in range(MOST_TURNS + 1):
        for part in TABLES[turns].columns:
            assert all(type(value) is int for value in part)


def test_turns_run_out_with_the_river():
    s = drafted()
    start = turns_after(s)
    assert start > 8
    assert turns_left(s, 0) == turns_left(s, 1) + 1
    while s.step != "over":
        start = min(start, turns_after(s))
        GAME.apply(s, quick_action(s))
    assert start <= 3


def test_a_chance_grows_with_the_lead():
    found = [chance(lead, 10) for lead in range(-5000, 5001, 100)]
    assert found == sorted(found)
    assert (chance(0, 10), found[0] < 500, found[-1] > 9500) == (5000, True, True)


# Playing


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_plays_whole_games(level):
    for seed in range(2):
        s = GAME.setup({"first": seed}, 2, Rng(seed))
        while (seat := GAME.to_act(s)) is not None:
            thought = choose(BOT, Chair(GAME, s, seat), Budget(level, nodes=120))
            assert 0 <= thought.estimate <= 100
            GAME.apply(s, thought.action)


@pytest.mark.parametrize("level", LEVELS)
def test_worlds_alike_get_the_same_thoughts(level):
    rng = Rng(level)
    for s in random_states(12, seed=level):
        seat = s.acting
        world = GAME.sample(s, seat, Rng(rng.word()))
        budget = Budget(level, nodes=250, salt=3)
        assert list(BOT.think(Chair(GAME, s, seat), budget)) == list(BOT.think(Chair(GAME, world, seat), budget))


def test_the_same_salt_gives_the_same_choice():
    s = drafted(seed=8)
    assert len({answer(s, nodes=FEW, salt=4) for _ in range(3)}) == 1


def test_thoughts_come_little_by_little_and_never_overspend():
    s = drafted(seed=2)
    thoughts = list(BOT.think(Chair(GAME, s, 0), Budget(3, nodes=1500)))
    assert len(thoughts) > 10
    spent = [thought.nodes for thought in thoughts]
    assert spent == sorted(spent)
    assert spent[-1] < 1600
    assert thoughts[-1].share >= 90
    assert thoughts[0].nodes < 200


@pytest.mark.parametrize("asked", [0, 1, 30, 400])
def test_stopped_it_still_answers(asked):
    s = drafted(seed=2)
    left = [asked]

    def stop() -> bool:
        left[0] -= 1
        return left[0] < 0

    thoughts = list(BOT.think(Chair(GAME, s, 0), Budget(3, stop=stop)))
    assert thoughts[-1].action in GAME.actions(s)
    assert left[0] >= -2  # asked at most once more


def test_the_budget_may_be_a_single_node():
    s = drafted(seed=2)
    assert answer(s, nodes=1) in [GAME.text(s, action) for action in GAME.actions(s)]


# Judgement in plain positions

RICH = [["fort", "sentinel", "advisor", "banner", "rice"], ["mountain"] * 5]
RICH_HAND = [["fort", "mountain", "naishi", "rice", "rice"], ["mountain"] * 5]
END = [[], ["rice", "rice"], ["torii"], ["advisor"], ["sentinel"]]


def test_far_ahead_with_an_empty_pile_it_ends_the_game():
    """By declaring or by emptying a second pile: either way the other has one turn and cannot catch up."""
    s = position(lines=RICH, hands=RICH_HAND, river=END)
    for level in (2, 3):
        thought = choose(BOT, Chair(GAME, s, 0), Budget(level))
        assert thought.estimate >= 95
        play(s2 := GAME.copy(s), GAME.text(s, thought.action))
        while s2.acting == 0:
            play(s2, answer(s2, level))
        assert s2.last_turn


def test_barely_ahead_it_declares_before_the_other_overtakes():
    # The other needs two turns for 20 points of rice; there is nothing left here for this side.
    lines = [["banner", "horseman", "ronin", "banner", "ronin"], ["rice", "rice", "mountain", "mountain", "mountain"]]
    hands = [["horseman", "sentinel", "mountain", "sentinel", "advisor"], ["mountain"] * 5]
    river = [[], ["torii", "torii"], ["rice", "rice"], ["rice", "torii"], ["naishi", "torii"]]
    s = position(lines=lines, hands=hands, river=river, decree=0, switch=[1, 0])
    assert answer(s, 3) == "declare"


def test_behind_it_does_not_declare():
    s = position(lines=RICH[::-1], hands=RICH_HAND[::-1], river=END)
    for level in LEVELS:
        assert answer(s, level) != "declare"


def test_in_the_last_turn_it_takes_the_points_that_win():
    # Naishi in the middle of the Line is the only card that overtakes.
    lines = [["fort", "mountain", "mountain", "mountain", "fort"], ["fort", "mountain", "mountain", "mountain", "fort"]]
    hands = [["mountain"] * 5, ["mountain", "monk", "mountain", "mountain", "mountain"]]
    river = [["rice"], ["banner"], ["naishi"], ["advisor"], ["horseman"]]
    s = position(lines=lines, hands=hands, river=river, last_turn=True, declared=1)
    for level in LEVELS:
        assert answer(s, level).startswith("develop line 3")


def test_it_takes_the_third_torii():
    lines = [["torii", "torii", "mountain", "mountain", "mountain"], ["mountain"] * 5]
    river = [["horseman", "rice"], ["ronin", "rice"], ["torii", "rice"], ["advisor", "fort"], ["banner", "fort"]]
    for level in (2, 3):
        s = position(lines=lines, river=river, decree=1)
        play(s, answer(s, level))
        while s.acting == 0 and s.step != "turn":
            play(s, answer(s, level))
        assert s.territory(0).count(KIND["torii"]) == 3


def test_ninjas_copy_what_wins():
    lines = [["mountain", "mountain", "ninja", "mountain", "advisor"], ["mountain"] * 5]
    hands = [["mountain", "mountain", "naishi", "mountain", "mountain"], ["mountain"] * 5]
    s = position(lines=lines, hands=hands, river=END, last_turn=True, declared=1)
    play(s, "develop hand 5")
    while s.step == "bonus":
        play(s, "end turn")
    assert s.step == "ninja"
    for level in LEVELS:
        assert answer(s, level) == "ninja line 3 as naishi"


# Levels


def rate(strong: Entrant, weak: Entrant, pairs: int) -> float:
    tally = Tally((strong, weak))
    for number in range(pairs):
        for played in play_pair(Task("naishi", (strong, weak), (), number, 1000 + number)):
            tally.add(played)
    return tally.rate(0)


def test_level_1_beats_random():
    assert rate(Entrant("easy", 1), Entrant("random", 0), 10) >= 0.9


@pytest.mark.deep
def test_level_2_beats_level_1():
    assert rate(Entrant("medium", 2), Entrant("easy", 1), 40) >= 0.6


@pytest.mark.deep
def test_level_3_beats_level_2_with_a_tenth_of_its_budget():
    assert rate(Entrant("hard", 3, 600), Entrant("medium", 2), 8) >= 0.55
