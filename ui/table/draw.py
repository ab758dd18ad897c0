"""The parts of the table that are the same for every game, as markup."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Json
from ui.html import (
    NOTHING,
    Child,
    Markup,
    aside,
    b,
    button,
    classes,
    div,
    el,
    h1,
    h2,
    header,
    join,
    li,
    main,
    nav,
    ol,
    p,
    section,
    span,
)
from ui.table.called import named
from ui.table.scene import Choice, Prompt
from ui.typeset import tied
from ui.widgets.crests import room, roundel, seal
from ui.widgets.icons import icon
from ui.words import Words


def frame(game: str, scene: Markup, slip: Markup, words: Words) -> Markup:
    """Bar, prompt, scene, actions, paper slip: the same order for the eye, the key and the ear."""
    return join(
        header(id="bar", class_="bar"),
        div(id="thread", class_="thread-line", role="status"),
        main(
            section(
                div(id="seal", class_="stamped"),
                div(id="prompt", class_="prompt-body"),
                class_="cloth up",
                aria_label=words("table.prompt"),
            ),
            div(scene, id="scene", class_="scene"),
            section(id="actions", class_="cloth down", aria_label=words("table.actions")),
            class_="table-mat",
            data_cloth=game,
        ),
        aside(slip, class_="paper-slip"),
        div(id="doors", class_="doors-part"),
    )


def slip(words: Words) -> Markup:
    """Beside a game: seats, log, what the game adds, replay."""
    return join(
        div(id="peek", class_="peek"),
        seats(words),
        section(id="log", class_="log", aria_label=words("table.log")),
        section(id="estimate", class_="estimate"),
        div(id="adds", class_="adds"),
        nav(id="replay", class_="replay", aria_label=words("table.replay")),
    )


def seats(words: Words) -> Markup:
    return section(id="seats", class_="seats", aria_label=words("table.seats"))


def key(name: str, do: str, label: Child, class_: str = "", place: str = "", **more: str | bool | None) -> Markup:
    """An icon with its word; on a phone the word is only heard. Keys that take each other's place share its name."""
    return button(
        icon(name),
        span(label, class_="word"),
        data_do=do,
        id=f"do-{place or do}",
        class_=f"key {class_}".strip(),
        **more,
    )


def bar(title: str, line: str, keys: Markup, words: Words) -> Markup:
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
        span(line, class_="bar-names second", title=line),
        span(class_="stretch"),
        key("rules", "rules", words("table.rules")),
        keys,
    )


def bar_keys(words: Words) -> Markup:
    """What can be done with a game besides playing it."""
    return join(
        key("share", "share-link", words("table.share")),
        key("file", "as-text", words("table.as_text")),
        key("menu", "menu", words("table.menu"), "only-icon"),
    )


def stamp(acting: int | None, breathes: bool) -> Markup:
    """The seal of the seat that acts. It is drawn anew, and so stamped, only when that changes."""
    return seal(acting, "breathes" if breathes else "") if acting is not None else NOTHING


def prompt(told: Prompt, names: Sequence[str]) -> Markup:
    steps = ol((_step(i, word, told.now) for i, word in enumerate(told.steps)), class_="steps")
    return join(h2(named(told.sentence, names), class_="prompt-words"), steps if told.steps else None)


def _step(at: int, word: str, now: int) -> Markup:
    state = "done" if at < now else "now" if at == now else "later"
    return li(span(class_="box"), word, class_=state, aria_current="step" if at == now else None)


class Keys:
    """The lower cloth: what can be done now. One filled button at most."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.left: list[Markup] = []
        self.right: list[Markup] = []
        self.line = ""
        self.refused = False

    def add(self, sign: str, do: str, key_word: str, able: bool = True, **args: Json) -> None:
        self.left.append(key(sign, do, self.words(key_word, **args), aria_disabled=None if able else True))

    def filled(self, do: str, key_word: str, icon_name: str | None = None, place: str = "") -> None:
        shown = icon(icon_name) if icon_name else None
        self.right.append(button(shown, self.words(key_word), data_do=do, id=f"do-{place or do}", class_="key filled"))

    def offered(self, sign: str, do: str, key_word: str, **args: Json) -> None:
        """What may be done as well: with its word on a phone too."""
        said = self.words(key_word, **args)
        self.right.append(button(icon(sign), said, data_do=do, id=f"do-{do}", class_="key outlined"))

    def outlined(self, choices: list[Choice]) -> None:
        for choice in choices:
            look = "filled" if choice.filled else "outlined"
            self.right.append(
                button(
                    icon(choice.icon),
                    choice.label,
                    data_do="pick",
                    data_spot=choice.spot,
                    id=f"spot-{choice.spot}",
                    class_=classes("key", look, "hinted" if choice.hinted else None),
                )
            )

    def said(self) -> Markup:
        """The line between the keys; a refusal has a sign of its own."""
        return join(span(class_="refused") if self.refused else None, tied(self.line))

    def drawn(self) -> Markup:
        line = p(self.said(), id="cloth-line", class_="cloth-line")
        return join(div(self.left, class_="keys"), line, div(self.right, class_="keys"))


def thinking(share: int, seconds: int, words: Words) -> Markup:
    """The computer's clock and how much of its budget is spent."""
    return span(
        el("progress", value=share, max=100, aria_label=words("table.budget")),
        span(words("table.seconds", n=seconds), class_="clock"),
        class_="thinking",
    )


def seat_row(seat: int, name: str, line: str, acts: bool, held: Child = None) -> Markup:
    return div(
        roundel(seat),
        div(b(name, class_="seat-name", title=name, dir="auto"), div(tied(line), class_="second"), class_="seat-words"),
        held,
        class_="seat acts" if acts else "seat",
    )


_KEYS = {"earlier": ",", "later": "."}  # as they are listed under `?`


def _replay_key(name: str, do: str, said: str, able: bool, id_: str) -> Markup:
    return button(
        icon(name),
        data_do=do,
        id=f"do-{id_}",
        class_="key only-icon",
        aria_label=said,
        title=f"{said} ( {_KEYS[do]} )" if do in _KEYS else said,
        aria_keyshortcuts=_KEYS.get(do),
        aria_disabled=None if able else True,
    )


def stepping(at: int, whole: int, playing: bool, words: Words, prefix: str = "") -> Markup:
    """Back, by itself, on."""
    return join(
        _replay_key("prev", "earlier", words("replay.earlier"), at > 0, f"{prefix}earlier"),
        _replay_key("pause", "pause", words("replay.pause"), True, f"{prefix}play")
        if playing
        else _replay_key("play", "play", words("replay.play"), whole > 0, f"{prefix}play"),
        _replay_key("next", "later", words("replay.later"), at < whole, f"{prefix}later"),
    )


def replay(at: int, whole: int, playing: bool, words: Words) -> Markup:
    return join(
        _replay_key("first", "first", words("replay.first"), at > 0, "first"),
        stepping(at, whole, playing, words),
        _replay_key("last", "last", words("replay.last"), at < whole, "last"),
        key("down", "close-log", words("table.close_log"), "only-icon close-log"),
    )
