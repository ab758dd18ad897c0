"""The room as the start page shows it: letters and games to go on with, ways to learn, files, and the hearth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.app import learning, preferences, shelf, start
from ui.app.keeper import latest_of
from ui.html import div, join, p

if TYPE_CHECKING:
    from ui.app.app import App


def show(app: App) -> None:
    page, words = app.page, app.words
    entries = app.keeper.entries()  # once: each is read and its sum made
    going = latest_of(entries)
    games = shelf.drawn(
        entries, app.keeper.has_copy, words, lambda then: page.day(then, words.language), app.thumbnails
    )
    page.put(
        "start-more",
        join(
            div(
                div(shelf.letters(app.post.links(), words), games, class_="shelf"),
                p(kept_in_memory(app), class_="thread-line") if app.keeper.refused else None,
                app.lasting.reminder(words) if games else None,
                start.limits(limits(app), words),
                class_="start-list",
            ),
            div(
                start.learning(learning.games(), words),
                start.files(words, bool(games)),
                start.tools(words, app.settings.language, preferences.is_dark(app.settings, page)),
            ),
        ),
    )
    app.thumbnails.make(shelf.rows(entries))
    page.set_text(".hearth-title", words("start.continue") if going else words("start.first_game"))
    page.set_text(".hearth-line", shelf.title_of(going.record.game if going else learning.first(app)))
    page.set_text(".mat[aria-disabled=true] .mat-meta", words("start.to_come"))
    page.show("main.start", True)
    page.show("#table", False)
    page.title(words("app.title"))


def kept_in_memory(app: App) -> str:
    return app.words("saves.full" if app.keeper.refused == "full" else "saves.in_memory")


def limits(app: App) -> list[str]:
    """What a browser keeps from a page over plain http, or altogether: keys of sentences."""
    page = app.page
    found = []
    unkept = not page.can("serviceWorker") if page.kind() == "hosted" else not page.can("secure")
    if page.kind() != "file" and unkept:
        found.append("limits.offline")
    if not page.can("clipboard"):
        found.append("limits.clipboard")
    if not page.can("secure") and not page.can("share"):
        found.append("limits.share")
    if app.thinker.in_page:
        found.append("limits.worker")
    return found
