"""Positions for the tests of the search: random ones, mined ones, set-ups, and search as it is defined."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from engine.core.rng import Rng
from engine.mana import rules
from engine.mana.bitboard import Position, is_over, moves, play
from engine.mana.convert import from_state
from engine.mana.replies import settled
from engine.mana.state import State, empty_state
from tools.mana_book import set_ups

MINED = json.loads((Path(__file__).parent.parent / "golden" / "mana_wins.json").read_text(encoding="utf-8"))
SET_UPS = dict(set_ups())


def random_set_up(rng: Rng, blocked_is_free: bool) -> State:
    s = empty_state(two_rows=rng.below(2) == 1, swap=False, blocked_is_free=blocked_is_free)
    while s.to_place:
        rules.place(s, rng.choice(rules.placements(s)))
    return s


def random_states(seed: int, games: int, blocked_is_free: bool) -> Iterator[State]:
    """Every state of some random games by the clear rules."""
    rng = Rng(seed)
    for _ in range(games):
        s = random_set_up(rng, blocked_is_free)
        while not s.ending and len(s.past) < 80:
            yield s
            rules.play(s, rng.choice(rules.legal_actions(s)))


def random_positions(seed: int, games: int, blocked_is_free: bool = False) -> list[Position]:
    return [
        settled(from_state(s), blocked_is_free)
        for s in random_states(seed, games, blocked_is_free)
        if len(s.past) % 3 == 0
    ]


def plainly_wins(position: Position, plies: int, blocked_is_free: bool) -> bool:
    """The definition: some move captures, or leaves the opponent no way out. All moves, no tables."""
    for move in moves(position, blocked_is_free):
        after = play(position, move)
        if is_over(after) or (plies > 1 and plainly_loses(after, plies - 1, blocked_is_free)):
            return True
    return False


def plainly_loses(position: Position, plies: int, blocked_is_free: bool) -> bool:
    for move in moves(position, blocked_is_free):
        after = play(position, move)
        if is_over(after) or not plainly_wins(after, plies - 1, blocked_is_free):
            return False
    return True
