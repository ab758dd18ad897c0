"""The points of each territory of Naishi as far as a view shows it."""

from __future__ import annotations

from engine.core.game import View
from engine.core.standing import POINTS, Standing
from engine.naishi import advice
from engine.naishi.state import DRAFT, NINJAS


def standing(view: View) -> Standing | None:
    """None in the draft and while Ninjas choose: these are no turns."""
    if view["step"] in (DRAFT, NINJAS):
        return None
    return Standing(POINTS, tuple(advice.live_score(view, seat).total for seat in (0, 1)))
