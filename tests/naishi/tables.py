"""Shorthand for the tests of Naishi: territories in words, games driven by texts."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.core.game import Event, Json, Text
from engine.core.rng import Rng
from engine.naishi.cards import KIND
from engine.naishi.game import GAME
from engine.naishi.score import Score, best_score, score
from engine.naishi.state import State

MOUNTAINS = ["mountain"] * 5


def territory(line: str, hand: str) -> tuple[int, ...]:
    """Kinds in words; `.` is a mountain."""
    return tuple(KIND["mountain" if word == "." else word] for word in (line + " " + hand).split())


def points(line: str, hand: str) -> Score:
    return score(territory(line, hand))


def best(line: str, hand: str) -> Score:
    return best_score(territory(line, hand))


def drafted(seed: int = 1, first: int = 0, picks: tuple[int, int] = (0, 0)) -> State:
    """A game after its draft."""
    s = GAME.setup({"first": first}, 2, Rng(seed))
    for pick in picks:
        GAME.apply(s, GAME.actions(s)[pick])
    return s


def texts(s: State) -> list[str]:
    return [GAME.text(s, action) for action in GAME.actions(s)]


def play(s: State, *moves: str) -> list[Event]:
    """Plays actions by their texts; the events of all of them."""
    events: list[Event] = []
    for move in moves:
        events += GAME.apply(s, GAME.actions(s)[texts(s).index(move)])
    return events


def position(**keys: Any) -> State:
    """A composed position: mountains everywhere, a River of one known card a pile, unless told otherwise."""
    river = [["rice"], ["rice"], ["rice"], ["rice"], ["rice"]]
    data: dict[str, Json] = {"lines": [MOUNTAINS] * 2, "hands": [MOUNTAINS] * 2, "river": river, **keys}
    return GAME.from_position(data, {"first": 0}, 2, Rng(1))


def names(s: State, zone: str, seat: int) -> Any:
    """A row as the seat itself sees it."""
    view: Any = GAME.view(s, seat)
    return view[zone][seat]


class Played(NamedTuple):
    """What was done in a game, how it was told to seat 0, seat 1 and an onlooker, and what came of it."""

    s: State  # the live one: look and do not touch
    text: str
    said: tuple[Text, Text, Text]
    events: list[Event]


def random_game(seed: int) -> Iterator[Played]:
    """A whole game, action by action."""
    dice, s = random.Random(seed), GAME.setup({"first": seed % 2}, 2, Rng(seed))
    while GAME.to_act(s) is not None:
        action = dice.choice(GAME.actions(s))
        text = GAME.text(s, action)
        said = (GAME.describe(s, action, 0), GAME.describe(s, action, 1), GAME.describe(s, action, None))
        yield Played(s, text, said, GAME.apply(s, action))
