"""What a scene may offer to be looked at more closely: a sheet about a spot, and one about how the game ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from engine.core.game import Result, View
from engine.core.session import Session
from ui.html import Markup
from ui.table.scene import Look


@runtime_checkable
class Closer(Protocol):
    def sheet(self, spot: str, look: Look) -> tuple[str, Markup] | None:
        """Title and body of a sheet about a spot; None: there is nothing more to see."""


@runtime_checkable
class Counting(Protocol):
    """A scene that shows where the scores came from."""

    def result_sheet(self, look: Look, result: Result, moments: Sequence[Sequence[View]]) -> Markup:
        """`moments`: after each turn, every seat's own view."""


@runtime_checkable
class Opening(Protocol):
    def opened(self, views: Sequence[View]) -> View:
        """After the end nothing is hidden: one view made of every seat's own."""


def own_views(session: Session, at: int | None = None) -> list[View]:
    """Every seat's own view, now or after `at` actions. Only for a game that is over."""
    return [session.chair(seat, at).view() for seat in range(session.record.seats)]


def moments(session: Session) -> list[list[View]]:
    """Every seat's own view after each turn: wherever another seat was to act next, and at the end."""
    seats = [step.seat for step in session.steps]
    ends = [at for at in range(1, len(seats)) if seats[at] != seats[at - 1]]
    return [own_views(session, at) for at in (*ends, len(seats))]
