"""The shelf on the start page: a row a game, damaged ones too, and the sheets that belong to a row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.core.problem import Problem
from engine.core.registry import REGISTRY
from ui.app.games import has_scene, scene_of
from ui.app.problems import say_problem
from ui.app.sheets import Menu, Question
from ui.app.thumbnails import Thumbnails, part_of
from ui.html import Markup, b, button, div, h2, join, span
from ui.saves.envelope import Envelope
from ui.saves.shelf import Entry
from ui.table.players import called
from ui.table.privacy import Hiding
from ui.widgets.icons import icon
from ui.words import Words


def rows(entries: Sequence[Entry]) -> list[Envelope]:
    """The games that can be opened, as they stand in the list: those on the go, then those that are over."""
    return sorted((entry.envelope for entry in entries if entry.envelope), key=_is_over)


def _is_over(envelope: Envelope) -> bool:
    return envelope.to_act is None


def drawn(
    entries: Sequence[Entry],
    has_copy: Callable[[str], bool],
    words: Words,
    day: Callable[[int], str],
    thumbnails: Thumbnails,
) -> Markup:
    """All games; a damaged one stands where it cannot be overlooked."""
    draw = Row(words, day, thumbnails)
    damaged = [entry for entry in entries if entry.envelope is None]
    going = [envelope for envelope in rows(entries) if not _is_over(envelope)]
    over = [envelope for envelope in rows(entries) if _is_over(envelope)]
    first = going[0].id if going else ""
    return join(
        h2(words("start.going_on"), class_="small-head") if going or damaged else None,
        (_damaged_row(entry, has_copy(entry.id), words) for entry in damaged),
        (draw(envelope, envelope.id == first) for envelope in going),
        h2(words("start.over_list"), class_="small-head") if over else None,
        (draw(envelope, False) for envelope in over),
    )


class Row(NamedTuple):
    """How a game that can be opened stands in the list."""

    words: Words
    day: Callable[[int], str]
    thumbnails: Thumbnails

    def __call__(self, envelope: Envelope, first: bool) -> Markup:
        words, game = self.words, envelope.record.game
        names = names_of(envelope, words)
        return div(
            button(
                span(class_="stripe", data_cloth=game),
                span(self.thumbnails.of(envelope), id=part_of(envelope), class_="thumb", aria_hidden=True),
                span(
                    b(names),
                    span(" · ".join((title_of(game), *situation(envelope, words))), class_="second"),
                    class_="going-words",
                ),
                span(self.day(envelope.changed), class_="second day"),
                data_do="resume",
                data_id=envelope.id,
                id="do-resume" if first else f"do-resume-{envelope.id}",
                class_="going",
            ),
            button(
                icon("menu"),
                data_do="game-menu",
                data_id=envelope.id,
                data_cloth=game,
                id=f"do-game-menu-{envelope.id}",
                class_="key only-icon",
                aria_label=words("shelf.more", names=names),
            ),
            class_="going-row",
        )


def letters(links: list[str], words: Words) -> Markup:
    """Games that came by link and were not answered: they are read when they are opened."""
    return join(
        div(
            span(icon("link"), class_="stripe-sign"),
            span(
                b(words("letter.unopened")), span(words("letter.unopened.line"), class_="second"), class_="going-words"
            ),
            button(
                words("letter.open"), data_do="open-letter", data_link=link, id=f"do-open-letter-{n}", class_="key ink"
            ),
            button(
                icon("trash"),
                data_do="drop-letter",
                data_link=link,
                id=f"do-drop-letter-{n}",
                class_="key only-icon",
                aria_label=words("shelf.delete"),
            ),
            class_="going-row letter-row",
        )
        for n, link in enumerate(links)
    )


def title_of(game: str) -> str:
    try:
        return REGISTRY.info(game).title
    except Problem:
        return game


def situation(envelope: Envelope, words: Words) -> list[str]:
    """What tells a game from another of the same players: how far it is, whose turn, how it is played."""
    found = [words("start.turn", n=envelope.turns)] if envelope.turns else []
    names, acting = called(envelope.record.names, envelope.players, words), envelope.to_act
    if acting is not None:
        elsewhere = envelope.players[acting].is_elsewhere
        found.append(words("start.awaited" if elsewhere else "start.to_move", name=names[acting]))
    elif len(envelope.winners) == 1:
        found.append(words("start.won", name=names[envelope.winners[0]]))
    else:
        found.append(words("start.drawn" if envelope.winners else "start.over"))
    return [*found, *_how_played(envelope, words)]


def _how_played(envelope: Envelope, words: Words) -> list[str]:
    players = envelope.players
    if all(player.is_elsewhere for player in players):
        return [words("start.watched")]
    if any(player.is_elsewhere for player in players):
        return [words("seat.elsewhere")]
    return [words("seat.level", n=player.level) for player in players if player.is_computer][:1]


def _damaged_row(entry: Entry, has_copy: bool, words: Words) -> Markup:
    assert entry.problem is not None
    return div(
        span(class_="stripe hatched"),
        span(b(words("shelf.damaged")), span(say_problem(entry.problem, words), class_="second"), class_="going-words"),
        button(words("shelf.copy_before"), data_do="resume", data_id=entry.id, class_="key outlined-ink")
        if has_copy
        else None,
        button(words("shelf.export"), data_do="export", data_id=entry.id, id=f"do-export-{entry.id}", class_="key"),
        button(words("shelf.delete"), data_do="ask-delete", data_id=entry.id, id=f"do-delete-{entry.id}", class_="key"),
        class_="going-row damaged",
    )


def names_of(found: Envelope | None, words: Words) -> str:
    """Who plays: how a game on the shelf is told from another."""
    return " – ".join(called(found.record.names, found.players, words)) if found else words("shelf.damaged")


def hides(entry: Entry) -> bool:
    """Its file tells what its players may not know yet."""
    found = entry.envelope
    if found is None or _is_over(found) or not has_scene(found.record.game):
        return False
    return isinstance(scene_of(found.record.game), Hiding)


class GameMenu(Menu):
    """What can be done with a game on the shelf beside playing it."""

    def __init__(self, entry: Entry, cloth: str, words: Words) -> None:
        items = [("file", "export", words("share.file")), ("trash", "ask-delete", words("shelf.delete"))]
        super().__init__(names_of(entry.envelope, words), items, cloth, words("shelf.hidden") if hides(entry) else "")
        self.game_id = entry.id


class Deleting(Question):
    def __init__(self, entry: Entry, words: Words) -> None:
        found = entry.envelope
        facts = (title_of(found.record.game), *situation(found, words)) if found else ()
        sure = words("shelf.delete.sure", names=" · ".join((names_of(found, words), *facts)))
        super().__init__(words("shelf.delete.title"), sure, "delete", words("shelf.delete"), "", "shelf.keep")
        self.game_id = entry.id
