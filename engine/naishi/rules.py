"""The rules of Naishi: which action is played how. What is legal stands in `legal`."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.game import Event
from engine.naishi.actions import Act
from engine.naishi.draft import keep
from engine.naishi.end import end_turn, ninja_copies
from engine.naishi.state import State
from engine.naishi.turn import bonus, declare, develop, impose_decree, recall

PLAYS: dict[str, Callable[[State, Act], list[Event]]] = {
    "keep": keep,
    "develop": develop,
    "switch": bonus,
    "discard": bonus,
    "decree": impose_decree,
    "recall": lambda s, _: recall(s),
    "declare": lambda s, _: declare(s),
    "pass": lambda s, _: end_turn(s),
    "end turn": lambda s, _: end_turn(s),
    "ninja": ninja_copies,
}


def play(s: State, act: Act) -> list[Event]:
    """Plays any legal action."""
    return PLAYS[act.verb](s, act)
