"""How the seats stand at a moment, as a number each: what a curve over a game is drawn from.

A game brings `engine/<game>/standing.py` with `standing(view) -> Standing | None`, a function of a view alone: it
tells as much as the view does, so an onlooker's view of a running game gives nothing away.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from engine.core.folder import part
from engine.core.game import View

POINTS = "points"  # what would be counted if it ended now; at the end, the scores
CHANCES = "chances"  # an estimate from −100 (lost) to 100 (won); with two seats one is the other turned round
SURE = 100


class Standing(NamedTuple):
    of: str  # POINTS or CHANCES
    values: tuple[int, ...]  # one a seat


# None: nothing to compare, because no turn is being played (set-up, choices after the last turn).
StandingOf: TypeAlias = Callable[[View], Standing | None]


def standing_of(game_id: str) -> StandingOf | None:
    """The game's own, if it has one."""
    found: StandingOf | None = getattr(part(game_id, "standing"), "standing", None)
    return found
