"""The new game sheet: who sits where and who begins, the options of the game, and a position to begin from.

A game brings these sentences for it: `<game>.about`, `<game>.level` (by level), `<game>.option.<id>` and the same with
`.half` behind it; where there is something to say of a seat in the order of play, `<game>.seat.<n>`; and, where a game
can begin from a position, `<game>.position.example`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from engine.bots.bot import LEVELS
from engine.core.game import GameInfo, Option
from engine.core.nesting import loads
from engine.core.problem import Problem
from engine.core.record import MOST_NAME
from engine.core.session import Session
from ui.app.learning import has_lesson, has_reader
from ui.app.problems import say_problem
from ui.app.seating import DRAWN, FIRST, Seating
from ui.app.sheets import radios, sheet, tick
from ui.html import NOTHING, Child, Markup, button, circle, div, h2, input_, join, label, p, path, section, span, svg
from ui.page import Happening, Storage
from ui.table.players import COMPUTER, ELSEWHERE, KINDS, PERSON, Player, called
from ui.typeset import tied
from ui.widgets.crests import roundel
from ui.widgets.icons import icon
from ui.words import Words

KEY = "tatami.newgame"
_ICONS = {PERSON: "person", COMPUTER: "computer", ELSEWHERE: "link"}


def level_rings(n: int) -> Markup:
    return svg((circle(r=r) for r in (33, 22, 11)[:n]), viewBox="-38 -38 76 76", class_="level-rings", aria_hidden=True)


def dashed_ring(inside: Markup = NOTHING) -> Markup:
    """The place of a crest that is not there yet."""
    return svg(circle(r=47), inside, viewBox="-50 -50 100 100", class_="ring", aria_hidden=True)


class NewGame:
    def __init__(self, info: GameInfo, storage: Storage, picture: Markup = NOTHING) -> None:
        self.info = info
        self._storage = storage
        self.picture = picture
        self.seating = Seating(info)
        self.options: dict[str, bool | int | str] = info.defaults()
        self.position = ""
        self.trouble: Problem | None = None
        self._remember()

    # What was chosen last time

    def _remember(self) -> None:
        try:
            kept = loads(self._storage.read(f"{KEY}.{self.info.id}") or "{}")
            self.seating.remember(kept)
            known = {option.id: option.choices for option in self.info.options}
            self.options |= {k: v for k, v in kept["options"].items() if _is_among(v, known.get(k, ()))}
        except (ValueError, KeyError, TypeError, AttributeError):
            return  # as at the first visit

    def keep(self) -> None:
        kept = {**self.seating.kept(), "options": self.options}
        self._storage.write(f"{KEY}.{self.info.id}", json.dumps(kept))

    # Drawing

    def drawn(self, words: Words) -> Markup:
        game = self.info.id
        rows = range(len(self.seating.players))
        body = join(
            h2(words("newgame.seats"), class_="small-head"),
            (self._seat(row, words) for row in rows),
            self._more(words) if self.seating.can_add() else None,
            h2(words("newgame.this_game"), class_="small-head"),
            self._begins(words),
            (self._option(option, words) for option in self.info.options if option.id != FIRST),
            self._position(words) if words.has(f"{game}.position.example") else None,
            self._trouble(words, "trouble", not self.position_is_wrong()),
        )
        foot = join(
            self._learning("rules", "reader", words("reader.title")) if has_reader(game) else None,
            self._learning("hint", "learn", words("newgame.lesson")) if has_lesson(game) else None,
            span(class_="stretch"),
            button(words("newgame.back"), data_do="close-sheet", id="do-close-sheet", class_="key"),
            button(words("newgame.play"), data_do="begin", id="do-begin", class_="key filled", autofocus=True),
        )
        return sheet(self.info.title, body, foot, game, self.picture, tied(words(f"{game}.about")))

    def _learning(self, sign: str, do: str, word: str) -> Markup:
        said = span(word, class_="word")
        return button(icon(sign), said, data_do=do, data_learn=self.info.id, id=f"do-{do}", class_="key learning")

    def _begins(self, words: Words) -> Markup:
        """Who begins: one of the names, or a lot."""
        names = self._called(words)
        parts: list[tuple[str, Child, str]] = [
            (str(row), span(name, id=f"called-{row}", class_="called"), "") for row, name in enumerate(names)
        ]
        parts.append((DRAWN, span(words("newgame.drawn"), class_="called"), ""))
        said = words("newgame.begins")
        return div(span(said), radios("begins", said, parts, str(self.seating.begins)), class_="option-row")

    def _called(self, words: Words) -> list[str]:
        return called([name.strip() for name in self.seating.names], self.seating.players, words)

    def following(self, words: Words) -> dict[str, Markup]:
        """A name that is being typed is also the name of one who may begin."""
        names = self._called(words)
        return {f"called-{row}": join(name) for row, name in enumerate(names)}

    def _more(self, words: Words) -> Markup:
        """A dashed ring adds a seat."""
        ring = dashed_ring(path(d="M-18 0H18M0 -18V18"))
        said = words("newgame.add", n=len(self.seating.players) + 1)
        return button(ring, span(said), data_do="add-seat", id="do-add-seat", class_="seat-choice seat-add")

    def _option(self, option: Option, words: Words) -> Markup:
        """A square to tick, or a switch where there are more than two ways."""
        key, chosen = f"{self.info.id}.option.{option.id}", self.options[option.id]
        if all(isinstance(choice, bool) for choice in option.choices):
            return tick(option.id, words(key), words(f"{key}.half"), chosen is True)
        said = {str(choice): words(f"{key}.choice", choice=str(choice)) for choice in option.choices}
        parts = [(value, span(word), word) for value, word in said.items()]
        return div(span(words(key)), radios(f"option-{option.id}", words(key), parts, str(chosen)), class_="option-row")

    def _line(self, row: int, words: Words) -> str:
        """Half a sentence on who sits there."""
        player, game, seat = self.seating.players[row], self.info.id, self.seating.seat_of(row)
        if player.is_computer:
            return words(f"{game}.level", level=player.level)
        if player.is_elsewhere:
            return words("newgame.gets_link")
        known = seat is not None and not self.position and words.has(f"{game}.seat.{seat}")
        return words(f"{game}.seat.{seat}" if known else "newgame.here")

    def _seat(self, seat: int, words: Words) -> Markup:
        player = self.seating.players[seat]
        last = seat == len(self.seating.players) - 1
        kinds = [
            (kind, [icon(_ICONS[kind]), span(words(f"newgame.{kind}"), class_="word")], words(f"newgame.{kind}"))
            for kind in KINDS
        ]
        levels = [(str(n), level_rings(n), words("seat.level", n=n)) for n in LEVELS]
        crest = self.seating.seat_of(seat)
        return section(
            dashed_ring() if crest is None else roundel(crest),
            div(
                label(words("newgame.name", n=seat + 1), for_=f"name-{seat}", class_="spoken"),
                input_(
                    type="text",
                    id=f"name-{seat}",
                    class_="name",
                    maxlength=MOST_NAME,
                    value=self.seating.names[seat],
                    placeholder=words("seat.computer" if player.is_computer else "newgame.unnamed", n=seat + 1),
                    data_do="name",
                    data_seat=str(seat),
                    autocomplete="off",
                    spellcheck="false",
                ),
                div(self._line(seat, words), class_="second"),
                class_="seat-words",
            ),
            radios(f"level-{seat}", words("newgame.level_of", n=seat + 1), levels, str(player.level), "levels")
            if player.is_computer
            else None,
            radios(f"kind-{seat}", words("newgame.kind_of", n=seat + 1), kinds, player.kind),
            button(
                icon("close"),
                data_do="drop-seat",
                id="do-drop-seat",
                class_="key only-icon",
                aria_label=words("newgame.drop", n=seat + 1),
            )
            if last and self.seating.can_drop()
            else None,
            class_="seat-choice",
            aria_label=words("newgame.seat", n=seat + 1),
        )

    def _position(self, words: Words) -> Markup:
        return div(
            label(words("newgame.position"), for_="position", class_="position-label"),
            input_(
                type="text",
                id="position",
                class_="field",
                value=self.position,
                data_do="position",
                autocomplete="off",
                spellcheck="false",
                placeholder=words(f"{self.info.id}.position.example"),
                aria_describedby="position-trouble",
            ),
            self._trouble(words, "position-trouble", self.position_is_wrong()),
            class_="position",
        )

    def position_is_wrong(self) -> bool:
        """What is wrong is said beside the position; anything else at the end of the sheet."""
        return self.trouble is not None and self.trouble.key.startswith(f"{self.info.id}.position.")

    def _trouble(self, words: Words, element: str, here: bool) -> Markup:
        said = say_problem(self.trouble, words) if self.trouble and here else ""
        return p(said, id=element, class_="trouble", role="alert")

    # What the player does

    def happened(self, event: Happening) -> bool:
        what = event.do
        if event.kind == "input" and what == "name":
            self.seating.names[int(event.data["seat"])] = event.value
        elif event.kind == "input" and what == "position":
            self.position = event.value.strip()
        elif event.kind == "change" and what == "tick":
            self.options[event.data["option"]] = event.value == "true"
        elif event.kind == "change" and what.startswith("option-"):
            chosen = next(option for option in self.info.options if option.id == what.removeprefix("option-"))
            self.options[chosen.id] = next(choice for choice in chosen.choices if str(choice) == event.value)
        elif event.kind == "change" and what == "begins":
            self.seating.choose_first(event.value)
            return True
        elif event.kind == "change" and what.startswith(("kind-", "level-")):
            field, _, row = what.partition("-")
            self._change(int(row), field, event.value)
            return True
        return False

    def _change(self, row: int, field: str, value: str) -> None:
        player = self.seating.players[row]
        player = player._replace(kind=value) if field == "kind" else player._replace(level=int(value))
        self.seating.change(row, player)

    def begun(self, seed: int, lot: int, words: Words) -> tuple[Session, list[Player]] | None:
        """The game to be played, and by whom; None: what is wrong stands on the sheet."""
        try:
            begun = self.seating.session(seed, lot, self.options, self.position or None, self._called(words))
        except Problem as trouble:
            self.trouble = trouble
            return None
        self.trouble = None
        self.keep()
        return begun


def _is_among(value: object, choices: Sequence[object]) -> bool:
    return any(type(value) is type(choice) and value == choice for choice in choices)  # True is not 1 here
