"""The new game sheet: who sits where, the options of the game, and a position to begin from.

A game brings these sentences for it: `<game>.about`, `<game>.seat.<n>`, `<game>.level` (by level),
`<game>.option.<id>` and the same with `.half` behind it, `<game>.position.example`.
"""

from __future__ import annotations

import json
from typing import Any

from engine.bots.bot import LEVELS
from engine.core.game import GameInfo, Json, Option
from engine.core.problem import Problem
from engine.core.record import MOST_NAME
from engine.core.registry import REGISTRY
from engine.core.session import Session
from ui.app.learning import has_reader
from ui.app.sheets import radios, sheet, tick
from ui.html import NOTHING, Markup, button, circle, div, h2, input_, join, label, p, section, span, svg
from ui.page import Happening, Storage
from ui.table.players import COMPUTER, ELSEWHERE, KINDS, PERSON, Player
from ui.widgets.crests import roundel
from ui.widgets.icons import icon
from ui.words import Words

KEY = "tatami.newgame"
_ICONS = {PERSON: "person", COMPUTER: "computer", ELSEWHERE: "link"}


def level_rings(n: int) -> Markup:
    return svg((circle(r=r) for r in (33, 22, 11)[:n]), viewBox="-38 -38 76 76", class_="level-rings", aria_hidden=True)


class NewGame:
    def __init__(self, info: GameInfo, storage: Storage, picture: Markup = NOTHING) -> None:
        self.info = info
        self._storage = storage
        self.picture = picture
        self.players = [Player(PERSON), Player(COMPUTER, 1)]
        self.names = [""] * len(self.players)
        self.options: dict[str, bool | int | str] = info.defaults()
        self.position = ""
        self.trouble: Problem | None = None
        self._remember()

    # What was chosen last time

    def _remember(self) -> None:
        try:
            kept = json.loads(self._storage.read(f"{KEY}.{self.info.id}") or "{}")
            self.players = [self._player(kind, level) for kind, level in kept["players"]][:2]
            self.names = [str(name)[:MOST_NAME] for name in kept["names"]][:2]
            known = {option.id: option.choices for option in self.info.options}
            self.options |= {k: v for k, v in kept["options"].items() if v in known.get(k, ())}
        except (ValueError, KeyError, TypeError, AttributeError):
            self.players, self.names = [Player(PERSON), Player(COMPUTER, 1)], ["", ""]
        if len(self.players) != 2 or len(self.names) != 2:
            self.players, self.names = [Player(PERSON), Player(COMPUTER, 1)], ["", ""]

    @staticmethod
    def _player(kind: Any, level: Any) -> Player:
        if kind not in KINDS or type(level) is not int or level not in LEVELS:
            raise ValueError(kind)
        return Player(kind, level)

    def keep(self) -> None:
        kept = {"players": [list(player) for player in self.players], "names": self.names, "options": self.options}
        self._storage.write(f"{KEY}.{self.info.id}", json.dumps(kept))

    # Drawing

    def drawn(self, words: Words) -> Markup:
        game = self.info.id
        body = join(
            p(words(f"{game}.about"), class_="second about"),
            h2(words("newgame.seats"), class_="small-head"),
            (self._seat(seat, words) for seat in range(len(self.players))),
            h2(words("newgame.this_game"), class_="small-head"),
            (self._option(option, words) for option in self.info.options),
            self._position(words) if words.has(f"{game}.position.example") else None,
            self._trouble(words, "trouble", not self.position_is_wrong()),
        )
        foot = join(
            button(words("newgame.back"), data_do="close-sheet", id="do-close-sheet", class_="key"),
            button(words("reader.title"), data_do="reader", data_learn=game, id="do-reader", class_="key")
            if has_reader(game)
            else None,
            span(class_="stretch"),
            button(words("newgame.play"), data_do="begin", id="do-begin", class_="key filled", autofocus=True),
        )
        return sheet(self.info.title, body, foot, game, self.picture)

    def _option(self, option: Option, words: Words) -> Markup:
        """A square to tick, or a switch where there are more than two ways."""
        key, chosen = f"{self.info.id}.option.{option.id}", self.options[option.id]
        if all(isinstance(choice, bool) for choice in option.choices):
            return tick(option.id, words(key), words(f"{key}.half"), chosen is True)
        said = {str(choice): words(f"{key}.choice", choice=str(choice)) for choice in option.choices}
        parts = [(value, span(word), word) for value, word in said.items()]
        return div(span(words(key)), radios(f"option-{option.id}", words(key), parts, str(chosen)), class_="option-row")

    def _seat(self, seat: int, words: Words) -> Markup:
        player, game = self.players[seat], self.info.id
        kinds = [
            (kind, [icon(_ICONS[kind]), span(words(f"newgame.{kind}"), class_="word")], words(f"newgame.{kind}"))
            for kind in KINDS
        ]
        levels = [(str(n), level_rings(n), words("seat.level", n=n)) for n in LEVELS]
        line = words(f"{game}.seat.{seat}")
        if player.is_computer:
            line = words(f"{game}.level", level=player.level)
        elif player.is_elsewhere:
            line = words("newgame.gets_link")
        return section(
            roundel(seat),
            div(
                label(words("newgame.name", n=seat + 1), for_=f"name-{seat}", class_="spoken"),
                input_(
                    type="text",
                    id=f"name-{seat}",
                    class_="name",
                    maxlength=MOST_NAME,
                    value=self.names[seat],
                    placeholder=words("seat.computer" if player.is_computer else "newgame.unnamed", n=seat + 1),
                    data_do="name",
                    data_seat=str(seat),
                    autocomplete="off",
                    spellcheck="false",
                ),
                div(line, class_="second"),
                class_="seat-words",
            ),
            radios(f"level-{seat}", words("newgame.level_of", n=seat + 1), levels, str(player.level), "levels")
            if player.is_computer
            else None,
            radios(f"kind-{seat}", words("newgame.kind_of", n=seat + 1), kinds, player.kind),
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
            self.names[int(event.data["seat"])] = event.value
        elif event.kind == "input" and what == "position":
            self.position = event.value.strip()
        elif event.kind == "change" and what == "tick":
            self.options[event.data["option"]] = event.value == "true"
        elif event.kind == "change" and what.startswith("option-"):
            chosen = next(option for option in self.info.options if option.id == what.removeprefix("option-"))
            self.options[chosen.id] = next(choice for choice in chosen.choices if str(choice) == event.value)
        elif event.kind == "change" and what.startswith("kind-"):
            seat = int(what[-1])
            self.players[seat] = self.players[seat]._replace(kind=event.value)
            return True
        elif event.kind == "change" and what.startswith("level-"):
            seat = int(what[-1])
            self.players[seat] = self.players[seat]._replace(level=int(event.value))
            return True
        return False

    def session(self, seed: int) -> Session | None:
        """The game to be played; None: what is wrong stands on the sheet."""
        position: Json = self.position or None
        try:
            names = [name.strip() for name in self.names]
            session = Session.new(
                REGISTRY.game(self.info.id), seed, options=self.options, names=names, position=position
            )
        except Problem as trouble:
            self.trouble = trouble
            return None
        self.trouble = None
        self.keep()
        return session


def say_problem(problem: Problem, words: Words) -> str:
    return words(problem.key, **problem.args_by_name)
