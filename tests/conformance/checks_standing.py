"""How the seats stand, where a game tells it: a function of a view, and at the end the result."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import NamedTuple

from engine.core.game import Result, Seat, View
from engine.core.standing import CHANCES, POINTS, SURE, Standing, StandingOf, standing_of
from tests.conformance.case import Case, every_moment
from tests.support.plain import wire


class Stood(NamedTuple):
    number: int  # actions played
    seat: Seat | None  # who looks
    view: View
    result: Result | None


def _looks(case: Case) -> Iterator[Stood]:
    for s, _, number in every_moment(case):
        for seat in (*range(case.seats), None):
            yield Stood(number, seat, case.game.view(s, seat), case.game.result(s))


def _own(case: Case) -> StandingOf | None:
    return case.standing or standing_of(case.game.info.id)


def check_standings_follow_from_views(case: Case) -> None:
    """A whole number a seat, made of nothing but the view, which is left alone; sure of nothing before the end."""
    standing, kinds = _own(case), set()
    if standing is None:
        return
    for number, seat, view, result in _looks(case):
        before = wire(view)
        found = standing(view)
        assert wire(view) == before, f"looking how seats stand changed the view of {seat} after {number}"
        assert standing(json.loads(before)) == found, f"asked again, seats stand otherwise after {number}"
        if found is None:
            continue
        kinds.add(found.of)
        assert len(found.values) == case.seats, f"{len(found.values)} seats stand, not {case.seats}"
        assert all(type(value) is int for value in found.values), f"{found.values} after {number}: a float or worse"
        if found.of == CHANCES:
            most = max(map(abs, found.values))
            assert most < SURE or (most == SURE and result), f"a chance of {most} before the end, after {number}"
            assert case.seats > 2 or sum(found.values) == 0, f"{found.values} does not weigh two seats after {number}"
    assert len(kinds) == 1, f"seats stand by {kinds}"
    assert kinds <= {POINTS, CHANCES}


def check_standings_end_with_the_result(case: Case) -> None:
    """At the end everybody sees the scores, or who has won."""
    standing = _own(case)
    if standing is None:
        return
    for _, seat, view, result in _looks(case):
        if result is not None:
            found = standing(view)
            assert found in _expected(result), f"at the end seat {seat} sees {found}, and the result is {result}"


def _expected(result: Result) -> tuple[Standing, Standing]:
    first = [place == 1 for place in result.placement]
    drawn = sum(first) > 1
    chances = tuple((0 if drawn else SURE) if won else -SURE for won in first)
    return Standing(POINTS, result.scores), Standing(CHANCES, chances)


STANDING = (check_standings_follow_from_views, check_standings_end_with_the_result)
