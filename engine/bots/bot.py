"""What a computer player is: it gets a chair and a budget, and thinks aloud until it has chosen.

A bot never sees a state: `chair.sample` gives it worlds its seat cannot tell apart from the real one.
Budgets are numbers of nodes, never seconds, so a bot plays the same on a slow machine.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, Protocol

from engine.core.chair import Chair
from engine.core.game import Json, Text

LEVELS = (1, 2, 3)


class Budget(NamedTuple):
    """How much a bot may think. `nodes` None: what its level allows. `stop` is asked between nodes."""

    level: int
    nodes: int | None = None
    salt: int = 0  # another salt, another choice among equals
    stop: Callable[[], bool] = lambda: False


class Thought(NamedTuple):
    """The best action so far; the last thought is the answer."""

    action: Any
    nodes: int
    share: int  # of the budget spent, in percent
    estimate: int  # the seat's chance to win, in percent
    says: Text | None = None  # something certain, such as a forced win
    line: tuple[str, ...] = ()  # the play it expects, as texts


class Bot(Protocol):
    def think(self, chair: Chair, budget: Budget) -> Iterator[Thought]:
        """Thoughts, each better founded than the last; never empty. Closing the iterator cancels."""


def choose(bot: Bot, chair: Chair, budget: Budget) -> Thought:
    """Think to the end."""
    return deque(bot.think(chair, budget), maxlen=1).pop()


def thought_to_json(thought: Thought, chair: Chair) -> dict[str, Json]:
    actions = list(chair.actions())
    return {
        "action": chair.text(thought.action),
        "index": actions.index(thought.action),
        "nodes": thought.nodes,
        "share": thought.share,
        "estimate": thought.estimate,
        "says": None if thought.says is None else {"key": thought.says.key, "args": thought.says.args},
        "line": list(thought.line),
    }
