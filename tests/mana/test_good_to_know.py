"""The rules of Mana, "Good to know", and what "Set-up" says about the forced wins."""

import pytest

from engine.mana.board import BLACK, NAMES, SQUARE, SYMBOL
from engine.mana.convert import from_state
from engine.mana.game import GAME
from engine.mana.rules import destinations
from engine.mana.solver import Solver
from tests.mana.positions import (
    KINDS,
    at,
    back_row,
    play,
    random_positions,
    stand,
    starts,
    symbol_of,
    texts,
)


@pytest.mark.parametrize("start", NAMES)
def test_a_move_never_ends_on_the_symbol_it_started_from(start):
    bare_board = bytes(36)  # pieces in the way only take landings away
    ends = destinations(bare_board, SQUARE[start], BLACK)
    assert symbol_of(start) not in {SYMBOL[end] for end in ends}


def test_so_the_bird_is_never_put_on_the_square_a_piece_has_just_left():
    for kind in KINDS:
        for position in random_positions(kind, 30, seed=16):
            for text in texts(at(position)):
                assert not text.endswith("@" + text[:2])


def test_after_an_obedient_turn_the_demand_always_changes():
    turns = 0
    for kind in KINDS:
        for position in random_positions(kind, 60, seed=17):
            bird = position.split()[2]
            if bird == "-" or position.endswith("1"):
                continue
            for text in texts(at(position)):
                if "@" in text and not text.startswith("*") and symbol_of(text[:2]) == symbol_of(bird):
                    turns += 1
                    stays = text.endswith("@" + bird)
                    assert stays or symbol_of(text[-2:]) != symbol_of(bird)
    assert turns > 1000


def test_but_where_an_obedient_piece_leaves_no_square_for_the_bird_the_next_turn_is_free():
    s = play(stand("d1 a1 e1 b2 c3 e3", "d6 b4 a5 c5 e5 f4", bird="a2"), "d1-d2@a2")
    assert not starts(s).isdisjoint({"d6", "b4", "a5", "c5", "e5", "f4"})
    assert GAME.asked(s).kind == "free"


def test_taking_ronin_can_backfire_fewer_pieces_leave_more_symbols_empty_so_more_free_turns():
    s = stand("b1 c5", "f6 b6 d5", bird="a1")
    left = play(GAME.copy(s), "c5-c4@a2")
    assert starts(left) == {"d5"}  # White's only single must move
    taken = play(GAME.copy(s), "c5xd5@a2")
    assert starts(taken) == {"f6", "b6", "*"}  # White has no single any more


@pytest.mark.parametrize(("bird", "free"), [("c4", False), ("d4", False), ("c3", True)])
def test_standing_on_two_symbols_keeps_the_third_one_free(bird, free):
    s = stand("b1 d1 f1", "f6", bird=bird)  # doubles and a single, no triple
    assert (GAME.asked(s).kind == "free") == free


def test_a_bird_square_matters_for_one_turn_only():
    s = back_row()
    after = []
    for bird in ("a2", "c2"):  # neither is in the way of e6
        t = play(GAME.copy(s), f"e1-e4@{bird}", "e6-e5@a5")
        after.append(GAME.position(t))
    assert after[0] == after[1]


def test_so_positions_repeat_massively_in_a_search():
    lines, positions = 0, set()
    s = back_row()
    for first in GAME.actions(s):
        one = GAME.copy(s)
        GAME.apply(one, first)
        for second in GAME.actions(one):
            two = GAME.copy(one)
            GAME.apply(two, second)
            lines += 1
            positions.add(GAME.position(two))
    assert lines == 3118
    assert len(positions) * 5 < lines


@pytest.mark.parametrize(("black", "white", "plies"), [("b1", "b6", 9), ("c1", "b6", 9)])
def test_the_first_player_can_force_a_win_from_a_back_row_set_up(black, white, plies):
    assert Solver().wins_in(from_state(back_row(black, white)), 15) == plies


def test_so_the_app_offers_the_swap_and_the_two_row_variant():
    assert {"two_rows", "swap"} < {option.id for option in GAME.info.options}
