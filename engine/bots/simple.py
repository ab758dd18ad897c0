"""A player for every game: it plays anything legal. The measure of the lowest level, and a partner for tests."""

from __future__ import annotations

from collections.abc import Iterator

from engine.bots.bot import Bot, Budget, Thought, bot_for, rng_for
from engine.core.chair import Chair


class RandomBot:
    """Each legal action is equally likely."""

    def think(self, chair: Chair, budget: Budget) -> Iterator[Thought]:
        action = rng_for(chair, budget.salt).choice(chair.actions())
        yield Thought(action, nodes=1, share=100, estimate=50)


RANDOM = RandomBot()


def player(game_id: str, level: int) -> Bot:
    """Who plays a game at a level from 0 (random) to 3."""
    return RANDOM if level == 0 else bot_for(game_id)
