"""Naishi for the search over samples: how an action turns out in one world.

A first look plays the turn to its end and looks at the best answer; a playout goes on for some turns of both and then
evaluates, or counts if the game is over. Values are chances to win, of 10,000.
"""

from __future__ import annotations

from math import sqrt

from engine.bots.sampling import SURE, Look
from engine.naishi.actions import Act
from engine.naishi.evaluation import TABLES, River, river_of, standing
from engine.naishi.game import final_score
from engine.naishi.quick import best_develop, quick_action
from engine.naishi.rules import play
from engine.naishi.state import DEVELOP, OVER, TURN, State
from engine.naishi.tempo import turns_after

POINT = 100
NOTHING = River(0, 0, 0)
WIDTH = 8  # points that make a lead of an ended game count in full; winning is what matters, by how much only a little
# How many points an evaluated lead may be off, by turns to come: 1.25 times the deviation measured over many games,
# which makes `chance` as steep at an even score as the normal distribution.
DOUBT = (6, 10, 12, 13, 14, 15, 15, 16, 16, 17, 17, 17)


def chance(margin: int, doubt: int) -> int:
    """A lead in hundredths of a point as a chance to win. Only exact operations, the same on every Python."""
    lead = margin / (doubt * POINT)
    return int(SURE * (1 + lead / sqrt(1 + lead * lead)) / 2)


class NaishiForm:
    """Judged from one seat; playouts last so many turns."""

    def __init__(self, seat: int, turns: int) -> None:
        self.seat = seat
        self.turns = turns

    def first_look(self, world: State, action: Act) -> Look:
        return self._go_on(world, action, 0)

    def playout(self, world: State, action: Act) -> Look:
        return self._go_on(world, action, self.turns)

    def _go_on(self, s: State, action: Act, turns: int) -> Look:
        play(s, action)
        nodes = 1
        while s.step != OVER:
            if s.step == TURN:
                if not turns:
                    break
                turns -= 1
            play(s, quick_action(s))
            nodes += 1
        return Look(won(s, self.seat) if s.step == OVER else outlook(s, self.seat), nodes)


class GreedyForm(NaishiForm):
    """For the lowest level: the points as they stand after the action, as if nothing were to come."""

    def first_look(self, world: State, action: Act) -> Look:
        if action.verb in ("keep", "ninja"):
            return super().first_look(world, action)
        play(world, action)
        if world.step == DEVELOP:
            play(world, best_develop(world, 0, NOTHING)[1])
        margin = standing(world, self.seat, 0, NOTHING) - standing(world, 1 - self.seat, 0, NOTHING)
        return Look(chance(margin, DOUBT[-1]), 1)


def won(s: State, seat: int) -> int:
    """How an ended game counts: nearly all for winning, the rest for the lead."""
    mine, theirs = final_score(s, seat), final_score(s, 1 - seat)
    place = SURE * (1 + (mine.rank() > theirs.rank()) - (mine.rank() < theirs.rank())) // 2
    return (9 * place + chance((mine.total - theirs.total) * POINT, WIDTH)) // 10


def outlook(s: State, seat: int) -> int:
    """The chance to win of a seat when a turn is about to begin."""
    river = river_of(s)
    acting = s.acting
    turns = turns_after(s)
    tables, available = TABLES[turns], s.available(acting)
    value = best_develop(s, turns, river)[0] + tables.emissaries[available]
    if available and s.decree < 0:
        value += tables.decree
    margin = value - standing(s, 1 - acting, turns, river)
    return chance(margin if acting == seat else -margin, DOUBT[turns])
