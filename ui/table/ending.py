"""What a game adds to the sheet of its end.

A game may bring `ui/<game>/ending.py` with `parts(end) -> Parts`. Without it the sheet has the winner's seal, the named
ending, the scores and the curve of how the seats stood.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.game import Result
from engine.core.session import Step
from ui.html import NOTHING, Markup
from ui.table.course import Course
from ui.table.scene import Look


class End(NamedTuple):
    """A game that is over."""

    look: Look  # nothing is hidden in it any more
    result: Result
    course: Course | None
    steps: Sequence[Step]


class Parts(NamedTuple):
    beside: Markup = NOTHING  # left of the curve
    under: Markup = NOTHING  # below the curve, in its column
    below: Markup = NOTHING  # across the sheet
