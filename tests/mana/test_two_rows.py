"""The rules of Mana, "Set-up", variant *two rows*."""

from itertools import combinations
from math import comb

import pytest

from engine.mana.board import SQUARE
from engine.mana.game import GAME
from engine.mana.rules import placements
from tests.mana.positions import at, new_game, play, texts

BLACK_ORDER = [file + rank for rank in "12" for file in "abcdef"]
WHITE_ORDER = [file + rank for rank in "65" for file in "abcdef"]


def all_placements(s, count):
    """Every board after so many more placements, as often as a record leads to it."""
    if count == 0:
        return [s.board]
    boards = []
    for action in placements(s):
        after = GAME.copy(s)
        GAME.apply(after, action)
        boards += all_placements(after, count - 1)
    return boards


def black_stands():
    return play(new_game(two_rows=True), "D@b2", "R@a1", "R@c1", "R@f1", "R@a2", "R@f2")


def test_black_places_first_on_any_squares_of_his_first_two_rows_the_daimyo_too():
    assert texts(new_game(two_rows=True)) == [f"D@{square}" for square in BLACK_ORDER]


def test_then_white_places_on_any_squares_of_his_first_two_rows_the_daimyo_too():
    s = black_stands()
    assert GAME.to_act(s) == 1
    assert texts(s) == [f"D@{square}" for square in WHITE_ORDER]


def test_no_double_is_needed_for_the_daimyo():
    assert {"D@a1", "D@d1", "D@e2"} < set(texts(new_game(two_rows=True)))


@pytest.mark.parametrize("side", ["black", "white"])
def test_5544_placements_a_side(side):
    s = new_game(two_rows=True) if side == "black" else black_stands()
    boards = all_placements(s, 6)
    assert len(boards) == 5544 == 12 * comb(11, 5)


@pytest.mark.parametrize("side", ["black", "white"])
def test_every_placement_has_one_record(side):
    s = new_game(two_rows=True) if side == "black" else black_stands()
    boards = all_placements(s, 6)
    assert len(set(boards)) == len(boards)


def test_they_are_made_piece_by_piece_black_finishing_before_white_begins():
    s = new_game(two_rows=True)
    seats = []
    while GAME.position(s) is None:
        seats.append(GAME.to_act(s))
        assert all(text[:2] == ("D@" if len(seats) in (1, 7) else "R@") for text in texts(s))
        GAME.apply(s, GAME.actions(s)[-1])
    assert seats == [0] * 6 + [1] * 6


def test_blacks_ronin_come_in_the_order_a1_to_f1_then_a2_to_f2():
    s = play(new_game(two_rows=True), "D@a1", "R@f1")
    assert texts(s) == ["R@a2", "R@b2", "R@c2"]  # three more must still find a square
    s = play(new_game(two_rows=True), "D@a1", "R@d1", "R@e1")
    assert texts(s) == ["R@f1", "R@a2", "R@b2", "R@c2", "R@d2"]


def test_whites_ronin_come_in_the_order_a6_to_f6_then_a5_to_f5():
    s = play(black_stands(), "D@c5", "R@e6")
    assert texts(s) == ["R@f6", "R@a5", "R@b5"]  # not on c5, where the daimyo stands
    play(s, "R@b5")
    assert texts(s) == ["R@d5"]


def test_a_ronin_is_never_placed_where_the_later_ones_find_no_square():
    for side, order in ((new_game(two_rows=True), BLACK_ORDER), (black_stands(), WHITE_ORDER)):
        s = play(side, f"D@{order[0]}")
        assert texts(s) == [f"R@{square}" for square in order[1:8]]


def test_the_daimyos_square_is_left_out_wherever_it_stands():
    b2 = SQUARE["b2"]
    others = [square for square in range(12) if square != b2]
    boards = all_placements(play(new_game(two_rows=True), "D@b2"), 5)
    found = {tuple(square for square in others if board[square]) for board in boards}
    assert found == set(combinations(others, 5))


def test_the_back_row_can_be_chosen_in_the_two_row_variant_too():
    s = play(new_game(two_rows=True), "D@b1", "R@a1", "R@c1", "R@d1", "R@e1", "R@f1")
    play(s, "D@b6", "R@a6", "R@c6", "R@d6", "R@e6", "R@f6")
    assert GAME.position(s) == "rdrrrr/6/6/6/6/RDRRRR b - 0"


def test_the_position_text_exists_only_once_both_sides_stand_on_two_rows():
    s = black_stands()
    assert GAME.position(s) is None
    play(s, "D@e5", "R@a6", "R@f6", "R@a5", "R@d5", "R@f5")
    assert GAME.position(s) == "r4r/r2rdr/6/6/RD3R/R1R2R b - 0"
    assert GAME.to_act(s) == 0


def test_black_can_always_move_on_his_first_turn():
    """A piece on row 2 can walk up and aside, a whole row 1 can walk up: the first turn is never passed."""
    for board in all_placements(new_game(two_rows=True), 6)[::7]:
        row = ["".join(" RD"[piece] for piece in board[rank * 6 : rank * 6 + 6]) for rank in (1, 0)]
        ranks = "/".join(r.replace(" ", "1") for r in row)
        assert texts(at(f"rdrrrr/6/6/6/{ranks} b - 0")) != ["pass"]
