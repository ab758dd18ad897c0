"""The rules of Mana, "A turn", 1: how a piece moves and captures."""

import pytest

from engine.mana.board import NAMES
from engine.mana.game import GAME
from tests.mana.positions import (
    KINDS,
    at,
    distance,
    landings,
    play,
    random_positions,
    stand,
    starts,
    symbol_of,
    texts,
)


@pytest.mark.parametrize(
    ("start", "ends"),
    [
        ("c4", "b4 d4 c3 c5"),
        ("d4", "d6 c5 e5 b4 f4 c3 e3 d2"),
        ("e3", "e6 d5 f5 c4 c2 b3 d1 f1 d3 f3 e2 e4"),
        ("f3", "e3 f2 f4"),
        ("f6", "d6 e5 f4"),
        ("a1", "a2 b1 a4 b3 c2 d1"),
    ],
)
def test_a_piece_moves_exactly_as_many_steps_as_the_symbol_it_stands_on(start, ends):
    assert landings(stand(start, "a6"), start) == set(ends.split())


def test_never_fewer_steps_even_where_the_way_is_closed():
    s = stand("d4 d6 c5 e5 b4 f4", "a1")
    assert landings(s, "d4") == {"c3", "e3", "d2"}  # and no square next to it


def test_the_symbol_where_the_move_starts_counts_not_those_it_crosses():
    assert {symbol_of(square) for square in ("e3", "e4", "e5", "e6")} == {1, 3}
    assert "e6" in landings(stand("e3", "a6"), "e3")


def test_steps_are_orthogonal():
    s = stand("c4", "a6")
    assert landings(s, "c4").isdisjoint({"b5", "d5", "b3", "d3"})


def test_the_direction_may_change_at_right_angles():
    s = stand("d4 d5", "a1")  # c5 is left to the path by c4
    assert "c5" in landings(s, "d4")


def test_the_direction_may_change_any_number_of_times():
    s = stand("e3 e5 d3", "a6")  # only the zigzag e4, d4, d5 is open
    assert "d5" in landings(s, "e3")
    s = stand("e3 e5 d3 d4", "a6")
    assert "d5" not in landings(s, "e3")


def test_no_square_is_entered_twice_in_one_move():
    s = stand("e3 d3 f3", "a6")  # e4 could be reached only by e4, e5 (or d4, f4), e4
    assert "e4" not in landings(s, "e3")
    assert {"e6", "d5", "f5", "c4"} <= landings(s, "e3")


@pytest.mark.parametrize("start", ["e3", "d4", "c4"])
def test_the_start_square_is_not_re_entered(start):
    assert start not in landings(stand(start, "a6"), start)


def test_the_start_square_is_not_crossed_on_the_way():
    s = stand("e3 d3 f3 e4", "a6")  # e2 could be reached only by e2, d2 (or e1, f2), e2
    assert landings(s, "e3").isdisjoint({"e2", "d3", "f3", "e4"})


def test_a_triple_may_end_next_to_its_start_by_a_u_shaped_path():
    s = stand("e3 e2", "a6")
    assert "d3" in landings(s, "e3")  # by e4, d4
    s = stand("e3 e2 d4", "a6")
    assert "d3" not in landings(s, "e3")


def test_a_double_never_ends_next_to_its_start():
    assert all(distance("d4", end) == 2 for end in landings(stand("d4", "a1"), "d4"))


@pytest.mark.parametrize(
    ("black", "white", "bird"),
    [("d4 d5", "a1", "-"), ("d4", "a1 d5", "-"), ("d4", "d5", "-"), ("d4", "a1", "d5")],
    ids=["own", "enemy_ronin", "enemy_daimyo", "bird"],
)
def test_no_passing_through_a_piece_or_the_bird(black, white, bird):
    s = stand(black, white, bird=bird)
    assert "d6" not in landings(s, "d4")  # straight behind d5
    assert "c5" in landings(s, "d4")  # another path leads there


def test_the_last_step_may_end_on_an_enemy_piece_which_is_captured():
    s = play(stand("d4", "f6 c5", side="b", bird="d5"), "d4xc5@a1")
    assert GAME.position(s) == "5d/2D3/6/6/6/6 w a1 0"


def test_an_enemy_piece_may_be_captured_on_the_last_step_only():
    s = stand("e3", "a6 e4 e5")
    assert landings(s, "e3").isdisjoint({"e5", "e6"})
    assert "e3xe4@a2" in texts(s)  # by a U-shaped path


def test_the_last_step_never_ends_on_ones_own_piece():
    assert "c5" not in landings(stand("d4 c5", "a1"), "d4")


def test_the_last_step_never_ends_on_the_bird():
    s = stand("d4", "a1", bird="c5")
    assert "c5" not in landings(s, "d4")
    assert "e5" in landings(s, "d4")


def test_the_bird_leaves_only_after_the_move():
    s = stand("c4", "a1", bird="d4")  # a single: the bird is in its way although it is about to leave
    assert landings(s, "c4") == {"b4", "c3", "c5"}


@pytest.mark.parametrize("square", NAMES)
def test_daimyo_and_ronin_move_alike(square):
    other = "c3" if square == "a2" else "a2"
    white = " ".join(name for name in ("b6", "e6", "e4", "d2", "b3") if name != square)
    as_daimyo, as_ronin = stand(f"{square} {other}", white), stand(f"{other} {square}", white)
    assert [t for t in texts(as_daimyo) if t.startswith(square)] == [t for t in texts(as_ronin) if t.startswith(square)]


@pytest.mark.parametrize("black", ["d4 a2", "a2 d4"], ids=["by_the_daimyo", "by_a_ronin"])
@pytest.mark.parametrize("white", ["c5 f6", "f6 c5"], ids=["of_the_daimyo", "of_a_ronin"])
def test_daimyo_and_ronin_capture_and_are_captured_alike(black, white):
    s = stand(black, white)
    assert "c5" in landings(s, "d4")
    assert ("d4xc5#" in texts(s)) == white.startswith("c5")


@pytest.mark.parametrize(("side", "placement"), [("b", (1, 2)), ("w", (2, 1))])
def test_capturing_the_daimyo_wins_at_once(side, placement):
    mover, daimyo = "d4 a2", "c5 f6"
    squares = (mover, daimyo) if side == "b" else (daimyo, mover)
    s = play(stand(*squares, side=side, bird="d3"), "d4xc5#")
    assert GAME.result(s).ending == "daimyo_captured"
    assert GAME.result(s).placement == placement


def test_nothing_follows_the_capture_of_a_daimyo():
    s = play(stand("d4", "c5 f6 b1", bird="d3"), "d4xc5#")
    assert GAME.to_act(s) is None
    assert list(GAME.actions(s)) == []
    assert GAME.view(s, None)["bird"] == "d3"  # not even the bird moves


def test_a_capture_of_the_daimyo_is_one_action_with_no_bird():
    s = stand("d4", "c5 f6", bird="d3")
    assert [text for text in texts(s) if text.startswith("d4xc5")] == ["d4xc5#"]


@pytest.mark.parametrize("side", ["b", "w"])
def test_a_captured_ronin_goes_to_its_owners_reserve(side):
    mover, other = "f2 d4 a2 c2 e2 f1", "f6 c5 b6 d6 e6 f5"
    s = stand(*((mover, other) if side == "b" else (other, mover)), side=side, bird="d3")
    assert GAME.view(s, None)["reserve"] == [0, 0]
    play(s, "d4xc5@a1")
    assert GAME.view(s, None)["reserve"] == ([0, 1] if side == "b" else [1, 0])


def test_only_the_side_to_move_moves():
    assert starts(stand("d4 a2", "f6 c5", side="b", bird="d3")) == {"d4"}
    assert starts(stand("d4 a2", "f6 c5", side="w", bird="a4")) == {"f6"}


def test_a_turn_moves_one_piece_and_the_turn_passes_to_the_other_side():
    for kind in KINDS:
        for position in random_positions(kind, 10, seed=6):
            s = at(position)
            after = play(GAME.copy(s), texts(s)[0])
            boards = zip(GAME.view(s, None)["board"], GAME.view(after, None)["board"])
            assert sum(before != now for before, now in boards) == {"p": 0, "*": 1}.get(texts(s)[0][0], 2)
            if GAME.result(after) is None:
                assert GAME.to_act(after) == 1 - GAME.to_act(s)
