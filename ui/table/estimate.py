"""Who stands better, in the margin of the table: a curve and a word, for two seats whose game tells an estimate."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.standing import CHANCES, SURE
from ui.html import NOTHING, Markup, div, h2, join, span
from ui.table.called import named
from ui.table.course import Course
from ui.widgets.chart import spark
from ui.words import Words

EVEN, CLEAR = 12, 60  # below the first nobody stands better, from the second on it is clear who does


def drawn(course: Course | None, names: Sequence[str], words: Words) -> Markup:
    if course is None or course.of != CHANCES or len(names) != 2:
        return NOTHING
    title, verdict = words("course", of=course.of), _verdict(course.series[0][-1], names, words)
    head = div(h2(title, class_="second"), span(named(verdict, names), class_="second"), class_="estimate-head")
    # One value makes no curve; what it says stands beside the title.
    return join(head, spark(course.series[0], f"{title}: {verdict}") if course.has_curve else None)


def _verdict(value: int, names: Sequence[str], words: Words) -> str:
    size = abs(value)
    how = "even" if size < EVEN else "better" if size < CLEAR else "clearly" if size < SURE else "won"
    return words("course.now", how=how, name=names[value < 0])
