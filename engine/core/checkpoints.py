"""States kept along a game, so that undo, replay and "go to" never replay from the start."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.game import AnyGame

EVERY = 16


class Checkpoints:
    """A copy of the state after every sixteenth action; the first one is the beginning."""

    def __init__(self, game: AnyGame, beginning: Any) -> None:
        self._game = game
        self._kept = [game.copy(beginning)]

    def passed(self, length: int, state: Any) -> None:
        """The log has grown to `length` actions and the game stands at `state`."""
        if length == len(self._kept) * EVERY:
            self._kept.append(self._game.copy(state))

    def cut(self, length: int) -> None:
        """The log has been cut to `length` actions."""
        del self._kept[length // EVERY + 1 :]

    def state_after(self, length: int, log: Sequence[int]) -> Any:
        """A new state: the game after its first `length` actions."""
        near = min(length // EVERY, len(self._kept) - 1)
        state = self._game.copy(self._kept[near])
        for index in log[near * EVERY : length]:
            self._game.apply(state, self._game.actions(state)[index])
        return state
