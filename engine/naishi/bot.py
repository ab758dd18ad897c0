"""The computer player of Naishi: an evaluation of what a territory may become, and playouts in sampled worlds.

The levels differ in what they know and how far they look. Budgets are nodes: decisions played in a sampled world.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.bots.bot import Budget, Thought, rng_for
from engine.bots.sampling import SURE, Plan, Sampling
from engine.core.chair import Chair
from engine.naishi.actions import Act
from engine.naishi.playout import GreedyForm, NaishiForm
from engine.naishi.state import State


class Level(NamedTuple):
    nodes: int
    worlds: int
    candidates: int
    turns: int  # how many turns a playout goes on
    trust: int  # how many playouts a first look counts for
    greedy: bool = False  # looks at the points as they stand only


# A level beats the one below seven to eight times in ten. More worlds would make level 2 stronger and the step to
# level 3 a small one.
LEVELS = {
    1: Level(nodes=200, worlds=1, candidates=1, turns=0, trust=0, greedy=True),
    2: Level(nodes=400, worlds=1, candidates=1, turns=0, trust=0),
    3: Level(nodes=25_000, worlds=6, candidates=8, turns=3, trust=15),
}


class NaishiBot:
    def think(self, chair: Chair, budget: Budget) -> Iterator[Thought]:
        level = LEVELS[budget.level]
        nodes = level.nodes if budget.nodes is None else budget.nodes
        assert chair.seat is not None
        form = (GreedyForm if level.greedy else NaishiForm)(chair.seat, level.turns)
        plan = Plan(nodes, level.worlds, level.candidates, level.trust)
        search = Sampling[State, Act](form, chair, rng_for(chair, budget.salt), budget, plan)
        for found in search.search():
            yield Thought(found.action, found.nodes, found.share, percent(found.value))


def percent(value: int) -> int:
    return (100 * value + SURE // 2) // SURE


BOT = NaishiBot()
