"""The rules of Mana, "A turn", 2: where the bird is put."""

import pytest

from engine.mana.board import NAMES
from engine.mana.game import GAME
from tests.mana.positions import (
    KINDS,
    at,
    back_row,
    birds,
    play,
    random_positions,
    squares_of,
    stand,
    symbol_of,
    texts,
)

# All triples but d2 and f4. Black's single on d1 can step to d2.
BLACK_TRIPLES, WHITE_TRIPLES = "a1 e1 b2 c3 e3", "d6 b4 a5 c5 e5"


def test_the_bird_is_put_on_any_unoccupied_square_with_the_symbol_where_the_piece_landed():
    s = back_row()
    occupied = {"d1", "a6", "e6"}
    assert birds(s, "e1-e4") == squares_of(1) - occupied - {"e4"}
    assert birds(s, "e1-e4") == {"a2", "c2", "e2", "b3", "f3", "c4", "b5", "d5"}


@pytest.mark.parametrize("turn", ["d4-c3", "d4-b4", "d4xc5", "d4-e5"])
def test_every_landing_has_its_own_symbol_for_the_bird(turn):
    s = stand("d4 a1", "f6 c5 d6", bird="b1")
    assert birds(s, turn) == squares_of(3) - {"a1", "c5", "d6", turn[-2:]}


def test_the_bird_comes_after_a_capture_too_and_not_on_the_captured_pieces_square():
    s = stand("d4", "f6 c5", bird="b1")
    assert birds(s, "d4xc5") == squares_of(3) - {"c5"}


def test_the_bird_is_put_after_the_piece_has_landed_so_never_on_the_landing_square():
    for kind in KINDS:
        for position in random_positions(kind, 30, seed=7):
            for text in texts(at(position)):
                turn, _, bird = text.partition("@")
                assert not bird or bird != turn[-2:]


def test_the_bird_stands_where_it_was_put():
    s = play(back_row(), "e1-e4@a2")
    assert GAME.view(s, None)["bird"] == "a2"
    assert GAME.position(s) == "rdrrrr/6/4R1/6/6/RDRR1R w a2 0"


def test_the_bird_must_change_its_square():
    s = stand("c4", "a6", bird="d6")  # free: Black has no triple, and may land on one
    assert birds(s, "c4-c3") == squares_of(3) - {"c3", "d6"}
    assert birds(s, "*a1") == squares_of(3) - {"a1", "d6"}


def test_the_bird_may_change_its_square_within_its_symbol():
    s = play(stand("c4", "a6", bird="d6"), "c4-c3@f4")
    assert GAME.view(s, None)["demand"] == 3


def test_if_there_is_no_such_square_the_bird_stays_and_the_action_is_written_with_its_present_square():
    s = stand(f"d1 {BLACK_TRIPLES}", f"{WHITE_TRIPLES} f4", bird="a2")
    assert [text for text in texts(s) if text.startswith("d1-d2")] == ["d1-d2@a2"]
    play(s, "d1-d2@a2")
    assert GAME.view(s, None)["bird"] == "a2"


def test_either_all_pieces_stand_on_that_symbol():
    s = play(stand(f"d1 {BLACK_TRIPLES}", f"{WHITE_TRIPLES} f4", bird="a2"), "d1-d2@a2")
    board = GAME.view(s, None)["board"]
    assert {symbol_of(name) for name, letter in zip(NAMES, board) if letter != "."} == {3}


def test_all_pieces_on_one_symbol_and_the_bird_on_another_make_the_next_turn_free():
    s = play(stand(f"d1 {BLACK_TRIPLES}", f"{WHITE_TRIPLES} f4", bird="a2"), "d1-d2@a2")
    assert {text[:2] for text in texts(s)} <= {*WHITE_TRIPLES.split(), "f4"}
    assert texts(s) != ["pass"]


def test_or_the_bird_already_shows_it():
    s = stand(f"d1 {BLACK_TRIPLES}", f"{WHITE_TRIPLES} f2", bird="f4", free=1)
    assert birds(s, "d1-d2") == {"f4"}
    assert GAME.view(play(s, "d1-d2@f4"), None)["demand"] == 3


def test_the_bird_stays_after_a_capture_too():
    s = stand(f"d1 {BLACK_TRIPLES}", f"{WHITE_TRIPLES} d2", bird="f4", free=1)
    assert birds(s, "d1xd2") == {"f4"}


def test_the_bird_stays_after_a_drop_too():
    s = stand(BLACK_TRIPLES, WHITE_TRIPLES, bird="f4", free=1)
    assert birds(s, "*d2") == {"f4"}


def test_one_square_left_must_be_taken_by_the_bird():
    s = stand(f"d1 {BLACK_TRIPLES}", WHITE_TRIPLES, bird="a2")
    assert birds(s, "d1-d2") == {"f4"}


def test_a_bird_off_the_board_with_no_such_square_stays_off():
    s = stand(f"d1 {BLACK_TRIPLES}", f"{WHITE_TRIPLES} f4")
    assert birds(s, "d1-d2") == {"-"}
    assert birds(s, "d1-c1") == squares_of(2) - {"c1"}
    play(s, "d1-d2@-")
    assert GAME.view(s, None)["bird"] is None
    assert {text[:2] for text in texts(s)} <= {*WHITE_TRIPLES.split(), "f4"}


def test_no_extra_state_is_needed_for_a_bird_that_stays():
    """The position text says all: read back, it has the same legal list."""
    for free, white, bird in ((0, f"{WHITE_TRIPLES} f4", "a2"), (1, f"{WHITE_TRIPLES} f2", "f4")):
        s = play(stand(f"d1 {BLACK_TRIPLES}", white, bird=bird, free=free), f"d1-d2@{bird}")
        assert texts(at(GAME.position(s))) == texts(s)
