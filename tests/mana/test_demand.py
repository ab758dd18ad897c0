"""The rules of Mana, "The demand"."""

import pytest

from engine.mana.board import NAMES
from engine.mana.game import GAME
from tests.mana.positions import (
    BACK_ROW_DAIMYO,
    back_row,
    birds,
    landings,
    play,
    squares_of,
    stand,
    starts,
    symbol_of,
    texts,
)


@pytest.mark.parametrize(("bird", "demanded"), [("c4", {"d1"}), ("d4", {"b1", "c1"}), ("c3", {"a1"})])
def test_if_you_have_a_piece_on_the_demanded_symbol_you_must_move_such_a_piece(bird, demanded):
    s = stand("b1 a1 c1 d1", "f6", bird=bird)
    assert starts(s) == demanded


def test_the_demand_is_the_symbol_of_the_birds_square():
    for bird in ("c4", "d4", "c3"):
        assert GAME.view(stand("a1", "f6", bird=bird), None)["demand"] == symbol_of(bird)


def test_the_demand_holds_for_daimyo_and_ronin_alike():
    assert starts(stand("b1 a1", "f6", bird="d4")) == {"b1"}
    assert starts(stand("a1 b1", "f6", bird="d4")) == {"b1"}


def test_the_demand_holds_for_white_too():
    assert starts(stand("a1", "b6 a6 d6", side="w", bird="d5")) == {"a6"}


def test_under_the_demand_no_ronin_enters_from_the_reserve():
    s = stand("b1 a1", "f6", bird="d4")
    assert GAME.view(s, None)["reserve"] == [4, 5]
    assert "*" not in starts(s)


def test_if_you_have_none_on_it_the_turn_is_free_and_any_piece_moves_by_its_own_squares_count():
    s = stand("d4 e3", "a6", bird="b5")  # a double and a triple, and a single is demanded
    assert starts(s) == {"d4", "e3", "*"}
    assert "b4" in landings(s, "d4")  # two steps
    assert "b3" in landings(s, "e3")  # three steps


def test_or_one_ronin_of_the_reserve_is_put_on_any_unoccupied_square():
    s = stand("d4 e3", "a6 f6", bird="b5")
    entered = {text[1:3] for text in texts(s) if text.startswith("*")}
    assert entered == set(NAMES) - {"d4", "e3", "a6", "f6", "b5"}


def test_the_birds_square_is_occupied():
    assert not any(text.startswith("*b5") for text in texts(stand("d4 e3", "a6", bird="b5")))


def test_a_ronin_that_enters_captures_nothing():
    s = stand("d4 e3", "a6 f6", bird="b5")
    assert not any(text.startswith(("*a6", "*f6")) for text in texts(s))


@pytest.mark.parametrize("square", ["c4", "d3", "c3"])
def test_the_square_it_enters_is_then_the_landing_square_for_the_bird(square):
    s = stand("d4 e3", "a6", bird="b5")
    assert birds(s, f"*{square}") == squares_of(symbol_of(square)) - {square, "d4", "e3", "a6", "b5"}


@pytest.mark.parametrize("side", ["b", "w"])
def test_a_ronin_that_enters_is_ones_own_and_leaves_the_reserve(side):
    s = stand("d4", "f6", side=side, bird="b5")
    play(s, "*c3@b4")
    assert GAME.position(s).split()[0] == ("5d/6/3D2/2R3/6/6" if side == "b" else "5d/6/3D2/2r3/6/6")
    assert GAME.view(s, None)["reserve"] == ([4, 5] if side == "b" else [5, 4])


def test_only_one_ronin_enters_in_a_turn():
    s = play(stand("d4", "f6", bird="b5"), "*c3@b4")
    assert GAME.view(s, None)["side"] == "white"


def test_without_a_reserve_no_ronin_enters():
    s = stand("b1 c1 f1 a1 e1 b2", "f6", bird="c4")
    assert GAME.view(s, None)["reserve"][0] == 0
    assert "*" not in starts(s)


def test_only_ones_own_reserve_counts():
    s = stand("b1 c1 f1 f2 e1 b2", "f6", bird="c4")
    assert GAME.view(s, None)["reserve"] == [0, 5]
    assert "*" not in starts(s)


def test_a_ronin_that_entered_moves_like_any_other():
    s = play(stand("d4", "f6", bird="b5"), "*c3@b4", "f6-f4@d6")
    assert starts(s) == {"c3"}


@pytest.mark.parametrize(("black", "white"), BACK_ROW_DAIMYO)
def test_on_blacks_first_turn_there_is_no_bird_and_any_piece_may_move(black, white):
    s = back_row(black, white)
    assert GAME.view(s, None)["demand"] is None
    assert starts(s) == {"a1", "b1", "c1", "d1", "e1", "f1"}


def test_on_a_first_turn_with_ronin_missing_none_of_them_enters():
    s = stand("b1 a1", "f6")
    assert GAME.view(s, None)["reserve"] == [4, 5]
    assert starts(s) == {"b1", "a1"}
