"""The rules of Mana, "Board" (the pieces) and "Set-up" on the back rows."""

import pytest

from engine.core.session import Session
from engine.mana.game import GAME
from tests.mana.positions import BACK_ROW_DAIMYO, back_row, new_game, play, symbol_of, texts


@pytest.mark.parametrize(("black", "white"), BACK_ROW_DAIMYO)
def test_each_side_has_a_daimyo_and_five_ronin(black, white):
    board = GAME.view(back_row(black, white), None)["board"]
    assert [board.count(letter) for letter in "DRdr"] == [1, 5, 1, 5]


def test_the_mana_bird_is_off_the_board_at_first():
    assert GAME.view(new_game(), None)["bird"] is None
    assert GAME.view(back_row(), None)["bird"] is None


def test_black_places_his_daimyo_on_one_of_the_doubles_b1_c1_f1():
    assert texts(new_game()) == ["D@b1", "D@c1", "D@f1"]
    assert all(symbol_of(square) == 2 for square in ("b1", "c1", "f1"))


def test_then_white_seeing_it_places_his_daimyo_on_b6_c6_or_f6():
    s = play(new_game(), "D@c1", "R@a1", "R@b1", "R@d1", "R@e1", "R@f1")
    assert GAME.to_act(s) == 1
    assert texts(s) == ["D@b6", "D@c6", "D@f6"]
    assert GAME.view(s, 1)["board"].startswith("RRDRRR")
    assert all(symbol_of(square) == 2 for square in ("b6", "c6", "f6"))


def test_each_side_places_its_daimyo_first_then_its_ronin_in_ascending_square_order():
    s = new_game()
    play(s, "D@f1", "R@a1", "R@b1", "R@c1", "R@d1", "R@e1")
    play(s, "D@b6", "R@a6", "R@c6", "R@d6", "R@e6", "R@f6")
    assert GAME.position(s) == "rdrrrr/6/6/6/6/RRRRRD b - 0"


def test_black_finishes_before_white_begins():
    s = new_game()
    seats = []
    while GAME.position(s) is None:
        seats.append(GAME.to_act(s))
        GAME.apply(s, GAME.actions(s)[0])
    assert seats == [0] * 6 + [1] * 6


def test_only_the_daimyos_square_is_a_choice_the_rest_is_forced():
    s = new_game()
    lengths = []
    while GAME.position(s) is None:
        lengths.append(len(GAME.actions(s)))
        GAME.apply(s, GAME.actions(s)[-1])
    assert lengths == [3, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1]


def test_two_decisions_set_up_a_game_at_the_table():
    session = Session.new(GAME, seed=1)
    session.play("D@b1")
    assert session.actions() == ["D@b6", "D@c6", "D@f6"]
    session.play("D@f6")
    assert session.position() == "rrrrrd/6/6/6/6/RDRRRR b - 0"
    assert len(session) == 12  # forced placements are in the log too


@pytest.mark.parametrize(("black", "white"), BACK_ROW_DAIMYO)
def test_every_back_row_set_up_stands_on_rows_1_and_6(black, white):
    s = back_row(black, white)
    ranks = GAME.position(s).split(" ")[0].split("/")
    assert ranks[0].index("d") == "abcdef".index(white[0])
    assert ranks[1:5] == ["6"] * 4
    assert ranks[5].index("D") == "abcdef".index(black[0])


@pytest.mark.parametrize(("black", "white"), BACK_ROW_DAIMYO)
def test_black_moves_first(black, white):
    s = back_row(black, white)
    assert GAME.to_act(s) == 0
    assert GAME.view(s, None)["side"] == "black"


def test_the_position_text_exists_only_once_both_sides_stand():
    s = new_game()
    for _ in range(12):
        assert GAME.position(s) is None
        assert GAME.view(s, None)["position"] is None
        GAME.apply(s, GAME.actions(s)[0])
    assert GAME.position(s) == "rdrrrr/6/6/6/6/RDRRRR b - 0"


def test_no_ronin_is_in_reserve_while_pieces_are_placed():
    s = new_game()
    while GAME.position(s) is None:
        assert GAME.view(s, None)["reserve"] == [0, 0]
        GAME.apply(s, GAME.actions(s)[0])
    assert GAME.view(s, None)["reserve"] == [0, 0]


def test_all_three_variants_are_off_unless_chosen():
    assert GAME.info.defaults() == {"two_rows": False, "swap": False, "blocked_is_free": False}
