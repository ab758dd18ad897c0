"""The rules of Mana, "Text forms": positions and moves as text, and what is wrong with a bad one."""

import pytest

from engine.core.problem import Problem
from engine.core.rng import Rng
from engine.mana.actions import Turn
from engine.mana.game import GAME
from tests.mana.positions import (
    KINDS,
    at,
    back_row,
    new_game,
    play,
    random_positions,
    stand,
    starts,
    texts,
)

START = "rdrrrr/6/6/6/6/RDRRRR b - 0"


# Positions


def test_the_example_after_set_up():
    assert GAME.position(back_row("b1", "b6")) == START
    assert texts(at(START)) == texts(back_row("b1", "b6"))


def test_ranks_stand_from_6_to_1_with_black_in_capitals_and_white_in_small_letters():
    s = at("d5/1r4/2r3/3R2/4R1/5D w a2 0")
    board = GAME.view(s, None)["board"]
    rows = [board[6 * row : 6 * row + 6] for row in range(6)]
    assert rows == [".....D", "....R.", "...R..", "..r...", ".r....", "d....."]


def test_digits_are_runs_of_empty_squares():
    assert GAME.position(stand("b1 d1 e1", "a6 f6")) == "d4r/6/6/6/6/1D1RR1 b - 0"


def test_the_birds_square_is_written_apart_and_is_an_empty_square_in_its_rank():
    assert GAME.position(stand("b1", "b6", bird="c1")) == "1d4/6/6/6/6/1D4 b c1 0"


@pytest.mark.parametrize("side", ["b", "w"])
@pytest.mark.parametrize("free", [0, 1])
def test_side_bird_and_free_flag_are_read_and_written(side, free):
    text = f"1d4/6/6/6/6/1D4 {side} c4 {free}"
    s = at(text)
    view = GAME.view(s, None)
    assert (view["side"][0], view["bird"], view["free"]) == (side, "c4", bool(free))
    assert GAME.position(s) == text


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_position_text_round_trips(kind):
    for text in random_positions(kind, 60, seed=10):
        assert GAME.position(at(text)) == text


def test_reserve_is_5_minus_the_ronin_on_the_board():
    assert GAME.view(stand("b1 a1 c1", "b6 a6", bird="c4"), None)["reserve"] == [3, 4]
    assert GAME.view(stand("b1", "b6 a6 c6 d6 e6 f6", bird="c4"), None)["reserve"] == [5, 0]


def test_the_bird_may_be_off_the_board_with_ronin_missing():
    s = at("1d4/6/6/6/6/1D1R2 b - 0")
    assert starts(s) == {"b1", "d1"}


RANKS = START.split(" ")[0]
BAD = [
    ("text", [None, 5, True, ["b"], {}]),
    ("parts", ["", RANKS, f"{RANKS} b -", f"{RANKS} b - 0 0", f"{RANKS}\tb\t-\t0"]),
    ("parts", [f"{RANKS}  b - 0", f"{START} ", f" {START}"]),
    ("ranks", ["rdrrrr/6/6/6/RDRRRR b - 0", "rdrrrr/6/6/6/6/6/RDRRRR b - 0", "/ b - 0", " b - 0"]),
    ("letter", [f"rdrrrr/6/{rank}/6/6/RDRRRR b - 0" for rank in ("x5", "7", "0", "5K", "٦", "²", "-6")]),
    ("squares", [f"rdrrrr/6/{rank}/6/6/RDRRRR b - 0" for rank in ("5", "61", "", "R6", "66")]),
    ("daimyo", ["rrrrr1/6/6/6/6/RDRRRR b - 0", "rdrrrr/6/6/6/6/RRRRR1 b - 0", "rdrrrd/6/6/6/6/RDRRRR b - 0"]),
    ("daimyo", ["rdrrrr/6/6/6/6/RDRRRD b - 0", "6/6/6/6/6/6 b - 0"]),
    ("ronin", ["rdrrrr/r5/6/6/6/RDRRRR b - 0", "rdrrrr/6/6/6/5R/RDRRRR b - 0"]),
    ("side", [f"{RANKS} {side} c4 0" for side in ("B", "W", "x", "bw", "", "0")]),
    ("free", [f"{RANKS} b c4 {free}" for free in ("2", "", "00", "-", "01", "١")]),
    ("no_bird", [f"{RANKS} w - 0", f"{RANKS} b - 1", f"{RANKS} w - 1"]),
    ("bird", [f"{RANKS} b {bird} 0" for bird in ("g1", "a7", "a0", "A1", "a", "1a", "c44", "", "--")]),
    ("bird_on_piece", [f"{RANKS} b b1 0", f"{RANKS} w a6 1"]),
]


@pytest.mark.parametrize(("key", "text"), [(key, text) for key, bad in BAD for text in bad])
def test_every_bad_position_is_told_what_is_wrong_with_it(key, text):
    with pytest.raises(Problem) as caught:
        at(text)
    assert caught.value.key == f"mana.position.{key}"
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "{" not in sentence


def test_a_bad_position_is_not_quoted_at_length():
    for text in (f"{RANKS} {'x' * 10_000} - 0", f"{RANKS} b {'x' * 10_000} 0", f"{RANKS} b - {'x' * 10_000}"):
        with pytest.raises(Problem) as caught:
            at(text)
        assert len(str(caught.value)) < 120


# Moves


def test_a_move_is_written_with_the_birds_square():
    assert "e1-e4@a2" in texts(back_row())


def test_a_reserve_ronin_is_written_with_a_star():
    assert "*c3@b4" in texts(stand("d4", "f6", bird="b5"))


def test_a_capture_is_written_with_x():
    assert "d4xc5@a1" in texts(stand("d4", "f6 c5", bird="b5"))
    assert "d4-c5@a1" not in texts(stand("d4", "f6 c5", bird="b5"))


def test_a_capture_of_the_daimyo_is_written_with_a_sharp_and_no_bird():
    assert "d4xc5#" in texts(stand("d4", "c5 f6", bird="b5"))


def test_pass_and_swap_are_written_as_words():
    assert texts(stand("a1 a2 b1", "f6", bird="d6")) == ["pass"]
    assert texts(play(back_row(swap=True), "e1-e4@a2"))[-1] == "swap"


def test_placements_are_written_d_and_r_for_both_sides():
    s = play(new_game(), "D@b1")
    assert texts(s) == ["R@a1"]
    for _ in range(5):
        GAME.apply(s, GAME.actions(s)[0])
    assert texts(s) == ["D@b6", "D@c6", "D@f6"]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_move_texts_are_unique_in_their_list_and_name_their_action(kind):
    for position in random_positions(kind, 60, seed=11):
        s = at(position)
        by_text = {GAME.text(s, action): action for action in GAME.actions(s)}
        assert len(by_text) == len(GAME.actions(s))
        assert all(GAME.text(s, action) == text for text, action in by_text.items())


def test_placement_texts_are_unique_in_their_list():
    for two_rows in (False, True):
        s = new_game(two_rows=two_rows)
        while GAME.position(s) is None:
            assert len(set(texts(s))) == len(texts(s))
            GAME.apply(s, GAME.actions(s)[0])


def test_a_game_played_again_by_its_texts_is_the_same_game():
    rng = Rng(12)
    for two_rows in (False, True):
        s, twin = new_game(two_rows, swap=True), new_game(two_rows, swap=True)
        for _ in range(60):
            if GAME.result(s):
                break
            move = rng.choice(texts(s))
            play(s, move)
            play(twin, move)
            assert GAME.fingerprint(s) == GAME.fingerprint(twin)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_the_list_ascends_by_start_landing_and_bird_with_the_reserve_last(kind):
    for position in random_positions(kind, 30, seed=13):
        turns = [action for action in GAME.actions(at(position)) if isinstance(action, Turn)]
        assert turns == sorted(turns)  # OFF, where reserves come from, is the highest number


def test_pass_is_index_0_and_swap_is_last():
    s = play(new_game(two_rows=True, swap=True), "D@b1", "R@a1", "R@c1", "R@d1", "R@e1", "R@f1")
    play(s, "D@b6", "R@a6", "R@c6", "R@d6", "R@b5", "R@c5", "a1-a4@f5")
    assert texts(s) == ["pass", "swap"]


# The onlooker's view


def test_the_onlookers_view_has_the_position_text_under_the_key_position():
    s = play(back_row(), "e1-e4@a2")
    assert GAME.view(s, None)["position"] == "rdrrrr/6/4R1/6/6/RDRR1R w a2 0"
