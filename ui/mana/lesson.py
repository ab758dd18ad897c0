"""Mana's guided first game: one whole game from the set-up to the captured daimyo, a rule a turn."""

from __future__ import annotations

from ui.table.lesson import Lesson, Step

LESSON = Lesson(
    "mana",
    (
        Step("steps", "rrrrrd/6/6/6/6/RDRRRR b - 0", ("a1-a4@d3",), ("f6-e5@a5",)),
        Step("turn", "rrrrr1/4d1/R5/6/6/1DRRRR b a5 0", ("e1-d3@a3",), ("c6-b5@d5",)),
        Step("demand", "rr1rr1/1r2d1/R5/3R2/6/1DRR1R b d5 0", ("d1-d2@f4",), ("d6xd3@f2",)),
        Step("bird", "rr2r1/1r2d1/R5/3r2/3R2/1DR2R b f2 0", ("b1-a2@d1",), ("b5-c5@b4",)),
        Step("capture", "rr2r1/2r1d1/R5/3r2/D2R2/2R2R b b4 0", ("d2xd3@a3",), ("b6-a5@a1",)),
        Step("free", "r3r1/r1r1d1/R5/3R2/D5/2R2R b a1 0", ("*c6@a3",), ("*b6@b1",)),
        Step("blocked", "rrR1r1/r1r1d1/R5/3R2/D5/2R2R b b1 0", ("c6xe6@d1",)),
        Step("win", "rr2R1/r1r1d1/R5/3R2/D5/2R2R b d1 1", ("e6xe5#",)),
    ),
)
