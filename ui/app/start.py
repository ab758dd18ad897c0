"""The start page's words beside the room of mats, which the shell has drawn already."""

from __future__ import annotations

from ui.app.saves import Saved
from ui.html import Markup, b, button, div, h2, join, p, span
from ui.table.players import names
from ui.widgets.icons import icon
from ui.words import LANGUAGES, Words


def going_on(saved: Saved | None, words: Words) -> Markup:
    """Games on the go: for now there is one at most."""
    if saved is None or saved.session.to_act() is None:
        return join()
    info = saved.session.game.info
    return join(
        h2(words("start.going_on"), class_="small-head"),
        button(
            span(class_="stripe", data_cloth=info.id),
            span(
                b(" – ".join(names(saved.session, saved.players, words))),
                span(f"{info.title} · {situation(saved, words)}", class_="second"),
                class_="going-words",
            ),
            data_do="resume",
            id="do-resume",
            class_="going",
        ),
    )


def situation(saved: Saved, words: Words) -> str:
    acting = saved.session.to_act()
    if acting is None:
        return words("start.over")
    return words("start.to_move", name=names(saved.session, saved.players, words)[acting])


def limits(keys: list[str], words: Words) -> Markup:
    """What this address or this browser does not allow, said once and quietly."""
    return join(p(words(key), class_="second limit") for key in keys)


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
