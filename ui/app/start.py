"""The start page's words beside the room of mats, which the shell has drawn already."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.registry import REGISTRY
from ui.html import Markup, button, div, join, p, span
from ui.widgets.icons import icon
from ui.words import LANGUAGES, Words


def limits(keys: list[str], words: Words) -> Markup:
    """What this address or this browser does not allow, said once and quietly."""
    return join(p(words(key), class_="second limit") for key in keys)


def learning(games: Sequence[str], words: Words) -> Markup:
    """The rules and the guided first game of each game that has them."""
    ways = (("rules", "reader", words("reader.title")), ("play", "learn", words("lesson.title")))
    return div((_learn(sign, do, said, games) for sign, do, said in ways), class_="start-learning")


def _learn(sign: str, do: str, said: str, games: Sequence[str]) -> Markup:
    titles = {game: REGISTRY.info(game).title for game in games}
    keys = (
        button(title, data_do=do, data_learn=game, id=f"start-{do}-{game}", class_="key", aria_label=f"{said}: {title}")
        for game, title in titles.items()
    )
    return div(icon(sign), span(said, class_="learning-what"), keys, class_="learning-row")


def files(words: Words, has_games: bool) -> Markup:
    """How games come here from elsewhere, and leave for elsewhere."""
    return div(
        button(icon("link"), words("receive.title"), data_do="receive", id="do-receive", class_="key"),
        button(icon("file"), words("shelf.export_all"), data_do="export-all", id="do-export-all", class_="key")
        if has_games
        else None,
        class_="start-files",
    )


def tools(words: Words, language: str, dark: bool) -> Markup:
    codes = (
        button(
            span(code.upper(), aria_hidden=True),
            span(words(f"language.{code}"), class_="spoken"),
            data_do="set-language",
            data_code=code,
            id=f"tool-language-{code}",
            class_="key code",
            lang=code,
            aria_pressed=code == language,
        )
        for code in LANGUAGES
    )
    return div(
        codes,
        button(
            icon("sun" if dark else "moon"),
            data_do="night",
            id="do-night",
            class_="key only-icon",
            aria_label=words("start.day" if dark else "start.night"),
        ),
        button(
            icon("settings"),
            data_do="options",
            id="do-options",
            class_="key only-icon",
            aria_label=words("options.title"),
        ),
        class_="start-tools",
    )
