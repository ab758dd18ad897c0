"""Tables to test at: the games that are here with the made-up one beside them, and a known deal of that one."""

from __future__ import annotations

from engine.core.registry import Registry, games_in_folders
from engine.core.session import Session
from tests.support import shells

# Seat 0 gets 2 3 4, seat 1 gets 1 1 3; the top card is then a 3.
TWO_HANDS = [1, 2, 2, 3, 3, 1, 1, 4, 3, 2]


def with_shells() -> Registry:
    registry = games_in_folders()
    registry.add(shells.INFO, lambda: shells.GAME)
    return registry


def two_hands(rounds: int = 2) -> Session:
    """Shells for two, with a deal that is known."""
    return Session.new(shells.GAME, 1, 2, {"rounds": rounds}, position=TWO_HANDS)


def played(session: Session, *choices: int | str) -> Session:
    for choice in choices:
        session.play(choice)
    return session
