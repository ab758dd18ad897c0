"""Mana's guided first game: one whole game from the set-up to the captured daimyo, a rule a turn."""

from __future__ import annotations

from ui.table.lesson import Lesson, Step

LESSON = Lesson(
    "mana",
    "rrrrrd/6/6/6/6/RDRRRR b - 0",
    (
        Step("steps", ("a1-a4@d3", "f6-e5@a5")),
        Step("turn", ("e1-d3@a3", "c6-b5@d5")),
        Step("demand", ("d1-d2@f4", "d6xd3@f2")),
        Step("bird", ("b1-a2@d1", "b5-c5@b4")),
        Step("capture", ("d2xd3@a3", "b6-a5@a1")),
        Step("free", ("*c6@a3", "*b6@b1")),
        Step("blocked", ("c6xe6@d1",)),
        Step("win", ("e6xe5#",)),
    ),
)
