"""A position of Naishi as JSON: what is left out, and what is no table of the game."""

import pytest

from engine.core.problem import Problem
from engine.core.rng import Rng
from engine.naishi.game import GAME
from tests.naishi.tables import MOUNTAINS, drafted, position

KNOWN = [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("keys", "wrong"),
    [
        ({"switch": [2, 2]}, "switch"),  # there are three spaces
        ({"discard": [2, 1]}, "discard"),  # there are two
        ({"switch": [2, 0], "discard": [1, 0]}, "switch"),  # three emissaries
        ({"last_turn": "yes"}, "last_turn"),
        ({"last_turn": 1}, "last_turn"),
        ({"declared": 1, "last_turn": False}, "declared"),  # a declaration makes this the last turn
        ({"river": [[], [], ["rice"], ["rice"], ["rice"]], "last_turn": False}, "last_turn"),  # nor do two empty piles
        ({"shown": [["mountain"] * 6, []]}, "shown"),
        ({"declared": 0}, "declared"),  # who declared does not play again
        ({"known": [[], KNOWN], "given": ["fort", "torii"], "hands": [[*MOUNTAINS[1:], "fort"], MOUNTAINS]}, "known"),
        ({"lines": [MOUNTAINS]}, "lines"),
        ({"river": [["mountain"], [], [], [], []]}, "river"),
        ({"known": [[1, 1], KNOWN]}, "known"),
        ({"known": [[], KNOWN], "public": [[1], KNOWN]}, "public"),
    ],
)
def test_what_cannot_lie_on_a_table_is_no_position(keys, wrong):
    with pytest.raises(Problem) as told:
        position(**keys)
    assert (told.value.key, told.value.args_by_name) == ("naishi.position.shape", {"where": wrong})


def test_after_a_declaration_or_with_two_empty_piles_the_turn_is_the_last_one():
    assert position(declared=1).last_turn
    assert position(river=[["rice"], ["rice"], ["rice"], [], []]).last_turn
    assert not position(river=[["rice"], ["rice"], ["rice"], ["rice"], []]).last_turn
    assert not position().last_turn


def test_the_first_player_is_the_option_s_unless_the_position_names_one():
    data = {"lines": [MOUNTAINS] * 2, "hands": [MOUNTAINS] * 2, "river": [["rice"]] * 5}
    assert GAME.from_position(data, {"first": 1}, 2, Rng(1)).first == 1
    assert GAME.from_position({**data, "first": 0}, {"first": 1}, 2, Rng(1)).first == 0


def test_a_position_is_written_as_it_is_read():
    s = drafted(5)
    again = GAME.from_position(GAME.position(s), {"first": 0}, 2, Rng(1))
    assert GAME.position(again) == GAME.position(s)
