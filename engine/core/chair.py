"""A chair: one seat's place at the table at one moment. The interface and the bots hold chairs, never states."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.game import AnyGame, Asked, Seat, Text, View
from engine.core.rng import Rng


class Chair:
    """What a seat (None: an onlooker) may see and do. The state lives in the closures, out of reach."""

    __slots__ = ("actions", "asked", "describe", "game", "sample", "seat", "text", "to_act", "view")

    def __init__(self, game: AnyGame, state: Any, seat: Seat | None, ended: bool = False) -> None:
        """`ended`: by resignation or agreement, so that nobody is to act whatever the state says."""
        self.game = game
        self.seat = seat
        s = game.copy(state)
        to_act = None if ended else game.to_act(s)
        self.to_act: Callable[[], Seat | None] = lambda: to_act
        self.view: Callable[[], View] = lambda: game.view(s, seat)
        self.asked: Callable[[], Asked | None] = lambda: None if to_act is None else game.asked(s)
        # Another seat's list may tell what it holds, so only the seat that acts gets one.
        acts = to_act is not None and to_act == seat
        self.actions: Callable[[], Sequence[Any]] = lambda: game.actions(s) if acts else ()
        # So may the words for one of its actions.
        self.text: Callable[[Any], str] = lambda action: game.text(_own(s, acts), action)
        self.describe: Callable[[Any], Text] = lambda action: game.describe(_own(s, acts), action, seat)
        self.sample: Callable[[Rng], Any] = lambda rng: game.sample(s, _a_seat(seat), rng)


def _own(state: Any, acts: bool) -> Any:
    if not acts:
        raise ValueError("only the seat that acts may put its actions into words")
    return state


def _a_seat(seat: Seat | None) -> Seat:
    if seat is None:
        raise ValueError("an onlooker plays for nobody and samples nothing")
    return seat
