"""The rules of Mana, "Blocked", with the option *blocked = free* and the free flag."""

import pytest

from engine.core.session import Session
from engine.mana.game import GAME
from tests.mana.positions import (
    IMMURED,
    KINDS,
    at,
    back_row,
    landings,
    new_game,
    play,
    position_text,
    random_positions,
    stand,
    starts,
    texts,
)

# Black's triple in the corner is shut in by his own pieces, and a triple is demanded.
SHUT_IN = {"black": "a1 a2 b1", "white": "f6 d4", "bird": "d6"}


def free_flag(s):
    return GAME.position(s)[-1]


@pytest.mark.parametrize(
    ("black", "white", "side", "bird"),
    [
        ("a1 a2 b1", "f6", "b", "d6"),
        ("a1", "f6 a2 b1", "b", "d6"),
        ("a1 a3 b1", "f6", "b", "b2"),
        ("f6", "a1 a2 b1", "w", "d6"),
        ("d1 c1 d2 e1", "f6", "b", "b5"),
    ],
    ids=["by_own_pieces", "by_enemies", "by_the_bird_too", "white", "a_single_by_own_pieces"],
)
def test_if_no_action_is_legal_the_turn_is_passed(black, white, side, bird):
    assert texts(stand(black, white, side, bird)) == ["pass"]


def test_a_single_next_to_an_enemy_is_never_blocked():
    assert starts(stand("d1 c1 e1", "f6 d2", bird="b5")) == {"d1"}


def test_an_unmoved_reserve_does_not_help_a_blocked_side():
    s = stand(**SHUT_IN)
    assert GAME.view(s, None)["reserve"][0] == 3
    assert texts(s) == ["pass"]


def test_pieces_that_are_not_demanded_do_not_help_a_blocked_side():
    s = stand(**SHUT_IN)
    assert landings(stand("a1 a2 b1", "f6 d4", bird="d6", free=1), "a2")
    assert texts(s) == ["pass"]


def test_one_demanded_piece_that_can_move_is_enough():
    assert starts(stand("a1 a2 b1 e3", "f6", bird="d6")) == {"e3"}


def test_when_the_turn_is_passed_the_bird_stays():
    s = play(stand(**SHUT_IN), "pass")
    assert GAME.view(s, None)["bird"] == "d6"
    assert GAME.position(s) == "5d/6/3r2/6/R5/DR4 w d6 1"


def test_the_opponents_next_turn_is_free_any_piece_or_a_reserve_ronin():
    s = play(stand("a1 a2 b1", "f6 d4 e3", bird="d6"), "pass")
    assert starts(s) == {"f6", "d4", "e3", "*"}  # although White has a triple on e3


def test_the_bird_still_obstructs_the_free_turn():
    s = play(stand("a1 a2 b1", "f6 d4", bird="c5"), "pass")
    assert "c5" not in landings(s, "d4")
    assert "*c5@a5" not in texts(s)


def test_after_the_free_turn_the_demand_holds_again():
    s = play(stand("a1 a2 b1", "f6 d4", bird="d6"), "pass", "*d3@f2")  # d3 is a double
    assert free_flag(s) == "0"
    assert starts(s) == {"b1"}


def test_after_a_pass_the_bird_must_still_change_its_square():
    s = play(stand("a1 a2 b1", "f6 d4", bird="d6"), "pass")
    assert "d4-c3@d6" not in texts(s)
    assert "d4-c3@f4" in texts(s)


def test_passing_is_never_voluntary():
    for kind in KINDS:
        for position in random_positions(kind, 60, seed=8):
            for blocked_is_free in (False, True):
                found = texts(at(position, blocked_is_free=blocked_is_free))
                assert "pass" not in found or found == ["pass"]


def test_a_side_that_cannot_move_at_all_passes_a_free_turn_too():
    for bird in ("c4", "d4", "c3"):
        for free in (0, 1):
            assert texts(stand(*IMMURED, bird=bird, free=free)) == ["pass"]


def test_a_pass_is_forced_for_all_to_see_so_the_table_plays_it_by_itself():
    session = Session.new(GAME, seed=1, position=position_text("a1 a2 b1", "f6 d4", "b", "d6"))
    assert session.record.texts == ["pass"]
    assert session.to_act() == 1


# Blocked = free


def test_blocked_is_free_a_player_whose_demanded_pieces_are_all_blocked_plays_a_free_turn_instead():
    s = stand(**SHUT_IN, blocked_is_free=True)
    assert starts(s) == {"a2", "b1", "*"}


def test_blocked_is_free_a_reserve_ronin_included():
    s = stand(**SHUT_IN, blocked_is_free=True)
    assert "*c3@b4" in texts(s)
    assert "*d6@b4" not in texts(s)  # the bird's square is occupied


def test_blocked_is_free_without_a_reserve_only_pieces_move():
    s = stand("a1 a2 b1 c1 f1 d1", "f6", bird="d6", blocked_is_free=True)
    assert starts(s) == {"a2", "b1", "c1", "f1", "d1"}


def test_blocked_is_free_if_that_too_is_impossible_the_turn_is_passed_as_above():
    s = stand(*IMMURED, bird="d4", blocked_is_free=True)
    assert texts(s) == ["pass"]
    play(s, "pass")
    assert GAME.position(s).endswith(" w d4 1")
    assert {"e6", "d1", "e2", "f3", "e4", "e5"} >= starts(s) > set()


def test_blocked_is_free_changes_nothing_while_a_demanded_piece_can_move():
    for kind in KINDS:
        for position in random_positions(kind, 30, seed=9):
            found = texts(at(position))
            if found != ["pass"]:
                assert texts(at(position, blocked_is_free=True)) == found


def test_blocked_is_free_is_not_the_default():
    assert texts(stand(**SHUT_IN)) == ["pass"]
    assert new_game().blocked_is_free is False


def test_blocked_is_free_such_a_free_turn_has_the_free_flag_0():
    s = stand(**SHUT_IN, blocked_is_free=True)
    assert free_flag(s) == "0"
    assert free_flag(play(s, "*c3@b4")) == "0"


# The free flag


def test_the_free_flag_is_1_only_directly_after_a_pass():
    s = stand(**SHUT_IN)
    assert free_flag(s) == "0"
    play(s, "pass")
    assert free_flag(s) == "1"
    play(s, "*d3@f2")
    assert free_flag(s) == "0"


def test_the_free_flag_is_0_on_blacks_first_turn():
    assert free_flag(back_row()) == "0"


def test_the_free_flag_is_0_on_a_turn_that_is_free_because_no_own_piece_stands_on_the_symbol():
    s = play(stand("c4", "f6 b6", bird="b5"), "c4-c3@d6")
    assert starts(s) == {"f6", "b6", "*"}
    assert free_flag(s) == "0"
