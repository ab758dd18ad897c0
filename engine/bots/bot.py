"""What a computer player is: it gets a chair and a budget, and thinks aloud until it has chosen.

A bot never sees a state: `chair.sample` gives it worlds its seat cannot tell apart from the real one.
Budgets are numbers of nodes, never seconds, so a bot plays the same on a slow machine.
"""

from __future__ import annotations

import hashlib
import json
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, Protocol

from engine.core.chair import Chair
from engine.core.folder import part
from engine.core.game import Json, Text
from engine.core.problem import Problem, add_sentences
from engine.core.rng import Rng

LEVELS = (1, 2, 3)
LEVEL_NAMES = ("random", "easy", "medium", "hard")  # level 0 plays anything legal, in every game

add_sentences({"bot.none": "There is no computer player of {game} yet; the level random can play it."})


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


def bot_for(game_id: str) -> Bot:
    """The game's own computer player: `BOT` in the `bot` module of its folder."""
    bot: Bot | None = getattr(part(game_id, "bot"), "BOT", None)
    if bot is None:
        raise Problem("bot.none", game=game_id)
    return bot


def rng_for(chair: Chair, salt: int) -> Rng:
    """A bot's generator: made from what its seat sees and a salt, never from the state.

    Worlds the seat cannot tell apart give the same generator, so a bot cannot leak what it does not know.
    """
    seen = json.dumps([chair.game.info.id, chair.seat, chair.view(), salt], sort_keys=True, separators=(",", ":"))
    return Rng(int.from_bytes(hashlib.sha256(seen.encode()).digest()[:8], "big"))


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
