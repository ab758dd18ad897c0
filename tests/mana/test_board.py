"""The rules of Mana, "Board"."""

from collections import Counter

from engine.mana.board import NAMES, OFF, SQUARE, SYMBOL
from engine.mana.game import GAME
from tests.mana.positions import at, back_row, symbol_of

PRINTED = """
6 | 1 2 2 3 1 2     White's home row
5 | 3 1 3 1 3 2
4 | 2 3 1 2 1 3
3 | 2 1 3 2 3 1
2 | 1 3 1 3 1 2
1 | 3 2 2 1 3 2     Black's home row
    a b c d e f
"""


def test_the_symbols_are_the_printed_ones():
    rows = [line[:16] for line in PRINTED.strip("\n").splitlines()[:6]]
    ours = [f"{rank} | " + " ".join(str(symbol_of(file + rank)) for file in "abcdef") for rank in "654321"]
    assert [row.strip() for row in rows] == ours


def test_six_rows_of_six_squares_are_named_a1_to_f6():
    assert len(SYMBOL) == len(NAMES) == len(SQUARE) == OFF == 36
    assert NAMES[0] == "a1"
    assert NAMES[5] == "f1"
    assert NAMES[30] == "a6"
    assert NAMES[35] == "f6"


def test_there_are_12_of_each_symbol():
    assert Counter(SYMBOL) == {1: 12, 2: 12, 3: 12}


def test_a1_is_the_first_players_bottom_left_corner_and_a_triple():
    assert symbol_of("a1") == 3
    assert GAME.position(back_row()).endswith("/RDRRRR b - 0")


def test_the_second_players_row_begins_with_a_double_as_he_sees_it():
    assert symbol_of("f6") == 2


def test_the_digit_is_the_symbol_and_says_how_far_a_lone_piece_walks():
    for square, steps in (("c4", 1), ("d4", 2), ("c3", 3)):
        assert symbol_of(square) == steps
    s = at("6/6/2D3/6/6/5d b - 0")
    assert {GAME.text(s, action)[:5] for action in GAME.actions(s)} == {"c4-b4", "c4-d4", "c4-c3", "c4-c5"}
