"""How the seats stood along a game: at its beginning and after each turn, from `engine/<game>/standing.py`.

Where something is hidden the course is told only when the game is over, from every seat's own view.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from engine.core.game import View
from engine.core.session import Session
from engine.core.standing import CHANCES, Standing, standing_of
from ui.table.closer import Opening, own_views
from ui.table.privacy import Hiding


class Course(NamedTuple):
    of: str  # what the numbers mean: POINTS or CHANCES
    series: tuple[tuple[int, ...], ...]  # a line a seat

    @property
    def has_curve(self) -> bool:
        """There is more than where it began."""
        return len(self.series[0]) > 1

    def seen_deeper(self, seat: int, value: int) -> Course:
        """With another estimate of the last moment, where two seats share what there is to win."""
        if self.of != CHANCES or len(self.series) != 2:
            return self
        return self._replace(
            series=tuple((*line[:-1], value if whose == seat else -value) for whose, line in enumerate(self.series))
        )


class Standings:
    """Keeps what it has worked out, so that a game that goes on costs one look a turn."""

    def __init__(self, session: Session, scene: object) -> None:
        self._session = session
        self._scene = scene
        self._standing = standing_of(session.game.info.id)
        self._log: tuple[int, ...] = ()
        self._known: dict[int, Standing | None] = {}  # by how much of the log was played

    def course(self, until: int | None = None) -> Course | None:
        """Up to now, or to the moment after `until` actions.

        None: the game tells no standings, keeps them secret still, or has not begun.
        """
        over = self._session.to_act() is None
        if self._standing is None or (isinstance(self._scene, Hiding) and not over):
            return None
        self._forget()
        ends = [at for at in turn_ends(self._session) if until is None or at <= until]
        found = [standing for standing in map(self._at, ends) if standing is not None]
        if not found:
            return None
        return Course(found[0].of, tuple(zip(*(standing.values for standing in found), strict=True)))

    def _forget(self) -> None:
        """What was worked out of moves that have been taken back."""
        log = tuple(self._session.record.log)
        same = next((at for at, (one, other) in enumerate(zip(log, self._log)) if one != other), None)
        kept = min(len(log), len(self._log)) if same is None else same
        self._known = {at: standing for at, standing in self._known.items() if at <= kept}
        self._log = log

    def _at(self, at: int) -> Standing | None:
        if at not in self._known:
            assert self._standing is not None
            self._known[at] = self._standing(self._view(at))
        return self._known[at]

    def _view(self, at: int) -> View:
        if isinstance(self._scene, Opening):
            return self._scene.opened(own_views(self._session, at))
        return self._session.chair(None, at).view()


def turn_ends(session: Session) -> Sequence[int]:
    """The moments between turns: the beginning, wherever another seat acted next, and now."""
    seats = [step.seat for step in session.steps]
    changes = [at for at, (one, other) in enumerate(pairwise(seats), start=1) if one != other]
    return sorted({0, *changes, len(seats)})
