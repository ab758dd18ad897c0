"""The paper slip of a lesson: instead of the log, the steps of the lesson."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ui.html import Markup, button, div, h2, join, li, nav, ol, span
from ui.table import draw
from ui.widgets.icons import icon
from ui.words import Words


def slip(words: Words) -> Markup:
    return join(
        div(id="lesson-count", class_="lesson-count"),
        draw.seats(words),
        nav(id="lesson-steps", class_="lesson-steps", aria_label=words("lesson.steps")),
    )


def bar(title: str, words: Words) -> Markup:
    """A lesson is not sent, and nobody resigns it."""
    settings = draw.key("settings", "options", words("options.title"), "only-icon")
    return draw.bar(title, words("lesson.title"), settings, words)


def steps(titles: Sequence[str], now: int, played: Collection[int], words: Words) -> Markup:
    """What is learned, in order; a step leads to its position, and one that was skipped has no tick."""
    rows = (
        li(
            button(
                span(icon("check") if at in played else at + 1, class_="lesson-number", aria_hidden=True),
                span(title),
                id=f"lesson-step-{at}",
                class_="lesson-row",
                data_do="lesson-step",
                data_at=str(at),
                aria_current="step" if at == now else None,
            )
        )
        for at, title in enumerate(titles)
    )
    return join(h2(words("lesson.title"), class_="small-head"), ol(rows, class_="lesson-rows"))


def count(now: int, whole: int, played: Collection[int], words: Words) -> Markup:
    """On a phone: how far one is."""
    dots = span(
        (span(class_="now" if at == now else "done" if at in played else "later") for at in range(whole)),
        class_="lesson-dots",
        aria_hidden=True,
    )
    return join(dots, span(words("lesson.count", n=now + 1, of=whole)))
