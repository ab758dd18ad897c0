"""What a scene may offer to be looked at more closely: a sheet about a spot, and everything when the game is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from engine.core.game import View
from engine.core.session import Session
from ui.html import Markup
from ui.table.scene import Look


@runtime_checkable
class Closer(Protocol):
    def sheet(self, spot: str, look: Look) -> tuple[str, Markup] | None:
        """Title and body of a sheet about a spot; None: there is nothing more to see."""


@runtime_checkable
class Opening(Protocol):
    def opened(self, views: Sequence[View]) -> View:
        """After the end nothing is hidden: one view made of every seat's own."""


def own_views(session: Session, at: int | None = None) -> list[View]:
    """Every seat's own view, now or after `at` actions. Only for a game that is over."""
    assert session.to_act() is None  # before the end every seat's cards are its own
    return [session.chair(seat, at).view() for seat in range(session.record.seats)]
