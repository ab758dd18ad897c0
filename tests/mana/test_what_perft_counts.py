"""The rules of Mana, "What perft counts": by the clear rules and by both ways of the search form."""

import pytest

from engine.mana.actions import Turn
from engine.mana.game import GAME
from engine.mana.perft import PERFT
from tests.mana import reference
from tests.mana.positions import (
    BACK_ROW_DAIMYO,
    KINDS,
    WALL,
    at,
    back_row,
    play,
    random_positions,
    stand,
    texts,
)

every_form = pytest.mark.parametrize("form", PERFT.forms)


@every_form
@pytest.mark.parametrize(("depth", "lines"), [(1, 122), (2, 3118)])
@pytest.mark.parametrize(("black", "white"), BACK_ROW_DAIMYO)
def test_from_any_back_row_set_up(black, white, depth, lines, form):
    assert PERFT.count(back_row(black, white), depth, form) == lines


@pytest.mark.parametrize(("black", "white"), BACK_ROW_DAIMYO)
def test_from_any_back_row_set_up_at_depth_3(black, white):
    assert PERFT.count(back_row(black, white), 3, "search") == 102_877


def test_from_a_back_row_set_up_at_depth_3_by_the_clear_rules():
    assert PERFT.count(back_row(), 3, "clear") == 102_877


@pytest.mark.deep
@pytest.mark.parametrize("form", ["clear", "plain"])
@pytest.mark.parametrize(("black", "white"), BACK_ROW_DAIMYO)
def test_from_any_back_row_set_up_at_depth_3_by_every_form(black, white, form):
    assert PERFT.count(back_row(black, white), 3, form) == 102_877


def test_perft_counts_distinct_from_to_and_bird_or_drop_to_and_bird():
    for kind in KINDS:
        for position in random_positions(kind, 20, seed=14):
            turns = [action for action in GAME.actions(at(position)) if isinstance(action, Turn)]
            assert len({(turn.start, turn.to, turn.bird) for turn in turns}) == len(turns)


def test_different_paths_to_one_square_count_once():
    s = stand("d4", "a1", bird="d1")  # to c5 by c4 and by d5
    assert texts(s).count("d4-c5@a5") == 1


@every_form
def test_a_pass_is_one_line(form):
    assert PERFT.count(stand("a1 a2 b1", "f6", bird="d6"), 1, form) == 1


@every_form
def test_a_daimyo_capture_is_one_action_with_no_bird(form):
    s = stand("f3", "f4", bird="c4")  # to e3 with 10 birds, to f2 with 11, and the capture
    assert PERFT.count(s, 1, form) == 10 + 11 + 1


@every_form
def test_a_finished_line_adds_nothing_at_greater_depths(form):
    s = stand("f3", "f4", bird="c4")
    others = [text for text in texts(s) if not text.endswith("#")]
    assert PERFT.count(s, 2, form) == sum(len(texts(play(GAME.copy(s), text))) for text in others)


@every_form
def test_perft_ignores_the_swap(form):
    plain, swap = (play(back_row(swap=option), "e1-e4@a2") for option in (False, True))
    assert len(texts(swap)) == len(texts(plain)) + 1
    assert PERFT.count(swap, 1, form) == PERFT.count(plain, 1, form) == len(texts(plain))


@every_form
def test_perft_ignores_the_draw_by_two_passes(form):
    s = stand(*WALL, bird="d2")  # pass, pass, and Black's turn is free
    assert PERFT.count(s, 1, form) == PERFT.count(s, 2, form) == 1
    assert PERFT.count(s, 3, form) == len(texts(stand(*WALL, bird="d2", free=1))) > 1


@every_form
def test_perft_ignores_the_draw_by_repetition(form):
    fresh, repeated = stand("b1", "b6", bird="a4"), stand("b1", "b6", bird="a4")
    after = play(GAME.copy(fresh), "b1-a2@a6")
    repeated.past = after.past[-1:] * 2  # as if the position after b1-a2@a6 had stood twice
    assert GAME.result(play(GAME.copy(repeated), "b1-a2@a6")).ending == "repetition"
    assert PERFT.count(fresh, 2, form) == PERFT.count(repeated, 2, form)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_form_counts_as_the_reference_does(kind):
    for position in random_positions(kind, 3, seed=15):
        expected = reference.perft(position, 2)
        assert [PERFT.count(at(position), 2, form) for form in PERFT.forms] == [expected] * len(PERFT.forms)
