"""JSON from other programs: strict, with exact types, and a `Problem` that names what is wrong.

Python's reader takes more than JSON should mean here: a key twice, fractions, NaN, any depth. This one does not.
"""

from __future__ import annotations

import json
from typing import Any

from engine.core.game import GameInfo, Json
from engine.core.nesting import TooDeep, loads
from engine.core.problem import Problem, add_sentences
from engine.core.record import MOST_POSITION, whole_position
from engine.core.registry import Registry
from engine.core.rng import SEED_BITS
from engine.core.session import Session

add_sentences(
    {
        "json.not_json": "This is not JSON.",
        "json.not_utf8": "This is not UTF-8.",
        "json.fraction": "{number} is not a whole number.",
        "json.twice": "The key {name} is there twice.",
        "json.deep": "This JSON is nested too deeply.",
        "json.long": "This is longer than {most} characters.",
        "json.type": "{where} must be {what}.",
        "json.missing": "{where} is missing.",
        "json.unknown": "{where} is not known here; known are {known}.",
        "json.option": "{title} has no option {option}; {known}.",
        "json.choice": "{value} is not a choice of the option {option}; its choices are {choices}.",
    }
)


def parse(data: str | bytes) -> Any:
    try:
        text = data.decode() if isinstance(data, bytes) else data
    except UnicodeDecodeError:
        raise Problem("json.not_utf8") from None
    try:
        return loads(text, parse_float=_no_fraction, parse_constant=_no_fraction, object_pairs_hook=_no_twice)
    except TooDeep:
        raise Problem("json.deep") from None
    except ValueError:
        raise Problem("json.not_json") from None


def _no_fraction(number: str) -> None:
    raise Problem("json.fraction", number=number[:20])


def _no_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise Problem("json.twice", name=short(key))
        found[key] = value
    return found


def short(value: object) -> str:
    """Anything at all, fit for a sentence."""
    text = ascii(value)
    return text if len(text) <= 60 else text[:57] + "..."


def spelt(value: object, most: int = 60) -> str:
    """A JSON value as JSON writes it, fit for a sentence."""
    text = json.dumps(value)
    return text if len(text) <= most else text[: most - 3] + "..."


class Fields:
    """The keys of an object, each asked for with its type; what nobody asked for is an error."""

    def __init__(self, data: object, where: str) -> None:
        if type(data) is not dict:
            raise Problem("json.type", where=where, what="an object")
        self._data: dict[str, Any] = data
        self.where = where
        self._asked: list[str] = []

    def has(self, key: str) -> bool:
        self._asked.append(key)
        return key in self._data

    def value(self, key: str) -> Any:
        if not self.has(key):
            raise Problem("json.missing", where=self.name(key))
        return self._data[key]

    def number(self, key: str, default: int, least: int, most: int) -> int:
        if not self.has(key):
            return default
        value = self._data[key]
        if type(value) is not int or not least <= value <= most:
            raise Problem("json.type", where=self.name(key), what=f"a whole number from {least} to {most}")
        return value

    def text(self, key: str) -> str:
        value = self.value(key)
        if type(value) is not str:
            raise Problem("json.type", where=self.name(key), what="a text")
        return value

    def name(self, key: str) -> str:
        return f"{key} in {self.where}"

    def finish(self) -> None:
        for key in self._data:
            if key not in self._asked:
                known = ", ".join(dict.fromkeys(self._asked))
                raise Problem("json.unknown", where=f"{short(key)} in {self.where}", known=known)


def new_session(fields: Fields, registry: Registry, position_key: str | None) -> Session:
    """A game from `game`, `seats`, `options`, `seed` (left out: 0) and, if it has a key, the position to begin with."""
    game_id = fields.text("game")
    if game_id not in [info.id for info in registry.infos()]:
        games = ", ".join(info.id for info in registry.infos())
        raise Problem("game.unknown", game=short(game_id), games=games)
    game = registry.game(game_id)
    seats = fields.number("seats", game.info.least_seats, 1, 99)
    seed = fields.number("seed", 0, 0, (1 << SEED_BITS) - 1)
    options = _options(fields, game.info)
    position = None if position_key is None else _position(fields, position_key)
    fields.finish()
    return Session.new(game, seed, seats, options, position=position)


def _options(fields: Fields, info: GameInfo) -> dict[str, bool | int | str]:
    options = fields.value("options") if fields.has("options") else {}
    if type(options) is not dict:
        raise Problem("json.type", where=fields.name("options"), what="an object")
    known = {option.id: option for option in info.options}
    for key, value in options.items():
        if key not in known:
            names = f"its options are {', '.join(known)}" if known else "it has none"
            raise Problem("json.option", title=info.title, option=spelt(key), known=names)
        choices = known[key].choices
        if not any(type(value) is type(choice) and value == choice for choice in choices):  # true is not 1 here
            raise Problem("json.choice", value=spelt(value), option=key, choices=", ".join(map(spelt, choices)))
    return options


def _position(fields: Fields, key: str) -> Json:
    position: Json = fields.value(key)
    if position is None:
        raise Problem("json.missing", where=fields.name(key))
    if len(json.dumps(position)) > MOST_POSITION:
        raise Problem("json.long", most=MOST_POSITION)
    return whole_position(position)
