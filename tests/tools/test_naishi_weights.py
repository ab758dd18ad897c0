"""Fitting the numbers of Naishi's evaluation: the parts that need no games."""

from engine.naishi.weights import KNOTS, WEIGHTS
from tools.naishi_weights import (
    COUNT,
    FILE,
    Observation,
    contributions,
    difference,
    fit,
    games,
    shares,
    solved,
    written,
)


def numbers(found):
    return [value / 100 for weights in found for part in weights for value in part]


def test_linear_equations_are_solved():
    assert solved([[2.0, 1.0, 5.0], [1.0, 3.0, 10.0]]) == [1.0, 3.0]


def test_a_number_of_turns_lies_between_two_knots():
    for turns in range(KNOTS[-1] + 1):
        parts = shares(turns)
        assert abs(sum(share for _, share in parts) - 1) < 1e-9
        assert abs(sum(KNOTS[at] * share for at, share in parts) - turns) < 1e-9


def test_without_observations_every_number_stays():
    assert fit([]) == list(WEIGHTS)


def test_the_file_is_written_as_it_is():
    assert written(list(WEIGHTS)) == FILE.read_text(encoding="utf-8")


def test_a_game_tells_of_every_turn_and_its_final_lead():
    seen = next(games(1, 3))
    assert len(seen) > 10
    assert len({observation.lead for observation in seen}) == 1
    assert contributions(seen[-1].sides[0])


def test_what_both_sides_have_alike_counts_for_neither():
    side = next(games(1, 3))[0].sides[0]
    assert not any(difference(Observation((side, side), 7)).values())


def test_weights_move_towards_what_foretells_the_lead():
    one, other = next(games(1, 3))[-3].sides
    row = difference(Observation((one, other), 0))
    flat = numbers(WEIGHTS)
    foretold = sum(flat[at] * value for at, value in row.items())
    moved = numbers(fit([Observation((one, other), round(foretold) + 40)] * 50))
    assert sum(moved[at] * value for at, value in row.items()) > foretold + 5
    assert moved[:COUNT] == flat[:COUNT]  # the rulebook's
