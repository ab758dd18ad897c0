"""The table of a lesson as markup: instead of the log, the steps of the lesson."""

from __future__ import annotations

from collections.abc import Sequence

from ui.html import Markup, aside, button, div, h1, h2, header, join, li, main, nav, ol, section, span
from ui.table.draw import key
from ui.widgets.crests import room
from ui.widgets.icons import icon
from ui.words import Words


def frame(game: str, scene: Markup, words: Words) -> Markup:
    return join(
        header(id="bar", class_="bar"),
        div(id="thread", class_="thread-line", role="status"),
        main(
            section(
                div(id="seal", class_="stamped"),
                div(id="prompt", class_="prompt-body lesson-prompt"),
                class_="cloth up",
                aria_label=words("table.prompt"),
            ),
            div(scene, id="scene", class_="scene"),
            section(id="actions", class_="cloth down", aria_label=words("table.actions")),
            class_="table-mat",
            data_cloth=game,
        ),
        aside(
            div(id="lesson-count", class_="lesson-count"),
            section(id="seats", class_="seats", aria_label=words("table.seats")),
            nav(id="lesson-steps", class_="lesson-steps", aria_label=words("lesson.steps")),
            class_="paper-slip",
        ),
        div(id="doors", class_="doors-part"),
    )


def bar(title: str, words: Words) -> Markup:
    return join(
        button(
            room(),
            span(icon("back"), class_="phone-only"),
            data_do="leave",
            id="do-leave",
            class_="key home",
            aria_label=words("table.to_room"),
        ),
        h1(title, class_="bar-title"),
        span(words("lesson.title"), class_="bar-names second"),
        span(class_="stretch"),
        key("rules", "rules", words("table.rules")),
        key("settings", "options", words("options.title"), "only-icon"),
    )


def steps(titles: Sequence[str], now: int, words: Words) -> Markup:
    """What is learned, in order; a step leads to its position."""
    rows = (
        li(
            button(
                span(icon("check") if at < now else at + 1, class_="lesson-number", aria_hidden=True),
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


def count(now: int, whole: int, words: Words) -> Markup:
    """On a phone: how far one is."""
    dots = span(
        (span(class_="done" if at < now else "now" if at == now else "later") for at in range(whole)),
        class_="lesson-dots",
        aria_hidden=True,
    )
    return join(dots, span(words("lesson.count", n=now + 1, of=whole)))
