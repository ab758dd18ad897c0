"""A record is a whole game: header, seed, and one number per action, its index in the legal list.

A file keeps each action's text beside its index, so that a record made under other rules can be replayed by
text. What is not a move of the game (`ended`, `taken_back`, standing orders) stands beside the log.
Files are untrusted: sizes are checked first, then exact types; the only answers are a `Record` or a `Problem`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.core.game import GameInfo, Json
from engine.core.nesting import loads
from engine.core.problem import Problem
from engine.core.rng import SEED_BITS

FORMAT = 1
MOST_CHARACTERS = 1_000_000
MOST_ACTIONS = 5_000
MOST_NAME = 24
MOST_ACTION_TEXT = 200
MOST_POSITION = 8_000
MOST_TAKEN_BACK = 9_999
MOST_ORDERS = 64
MOST_KEY = 40


class Ended(NamedTuple):
    """An end that is no move of the game: a seat resigned, or (None) a draw was agreed."""

    resigned: int | None


class Record:
    """Everything that is saved of a game. The state is always derived from it."""

    __slots__ = (
        "ended", "game", "log", "names", "options", "orders",
        "position", "rules", "seats", "seed", "taken_back", "texts",
    )  # fmt: skip

    def __init__(self, game: str, rules: int, seats: int, options: dict[str, bool | int | str], seed: int) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.options = options
        self.seed = seed  # also the game's identity
        self.position: Json = None  # where it began, if not at the set-up
        self.names: list[str] = [""] * seats
        self.log: list[int] = []
        self.texts: list[str] = []
        self.ended: Ended | None = None
        self.taken_back: list[int] = [0] * seats  # how often each seat took back past a barrier
        self.orders: list[dict[str, bool]] = [{} for _ in range(seats)]  # window: stop and ask there?

    def copy(self) -> Record:
        return read_record(write_record(self))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and to_json(self) == to_json(other)

    __hash__ = None  # type: ignore[assignment]


def check_header(info: GameInfo, record: Record) -> None:
    """Are these seats, options, names and this seed ones that the game can be played with?"""
    check_seats(info, record.seats)
    choices = {(option.id, type(choice), choice) for option in info.options for choice in option.choices}
    for option, value in record.options.items():
        if type(value) not in (bool, int, str) or (option, type(value), value) not in choices:  # True is not 1 here
            raise Problem("game.option", option=option, title=info.title, value=value)
    if not 0 <= record.seed < 1 << SEED_BITS:
        raise Problem("game.seed", most=(1 << SEED_BITS) - 1)
    if len(record.names) != record.seats:
        raise Problem("game.names", title=info.title, seats=record.seats)
    for name in record.names:
        check_name(name)


def check_seats(info: GameInfo, seats: int) -> None:
    if not info.least_seats <= seats <= info.most_seats:
        if info.least_seats == info.most_seats:
            raise Problem("game.seats_exactly", title=info.title, least=info.least_seats, seats=seats)
        raise Problem("game.seats", title=info.title, least=info.least_seats, most=info.most_seats, seats=seats)


def check_name(name: str) -> None:
    if len(name) > MOST_NAME or not all(c.isprintable() for c in name):
        raise Problem("game.name", most=MOST_NAME)


def check_orders(orders: Mapping[str, bool]) -> None:
    if len(orders) > MOST_ORDERS or not all(
        type(stop) is bool and len(window) <= MOST_KEY and window.isprintable() for window, stop in orders.items()
    ):
        raise Problem("game.orders")


def to_json(record: Record) -> dict[str, Json]:
    ended: Json = None
    if record.ended:
        resigned = record.ended.resigned
        ended = {"how": "draw"} if resigned is None else {"how": "resigned", "seat": resigned}
    return {
        "format": FORMAT,
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "options": dict(record.options),
        "seed": record.seed,
        "position": record.position,
        "names": list(record.names),
        "log": [[index, text] for index, text in zip(record.log, record.texts, strict=True)],
        "ended": ended,
        "taken_back": list(record.taken_back),
        "orders": [dict(orders) for orders in record.orders],
    }


def write_record(record: Record) -> str:
    return json.dumps(to_json(record), ensure_ascii=False, separators=(",", ":"))


def read_record(text: str) -> Record:
    if len(text) > MOST_CHARACTERS:
        raise Problem("record.too_long")
    try:
        data = loads(text, parse_float=_no_fraction, parse_constant=_no_fraction, object_pairs_hook=_no_twice)
    except ValueError:
        raise Problem("record.not_json") from None
    return from_json(data)


def _no_fraction(text: str) -> None:
    raise ValueError(text)


def _no_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A key that stands twice would hide one of its values."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a key stands twice")
    return found


_KEYS = (
    "format", "game", "rules", "seats", "options", "seed", "position", "names", "log", "ended", "taken_back", "orders",
)  # fmt: skip


def from_json(data: object) -> Record:
    """A record from parsed JSON; its moves are not looked at yet."""
    top = _object(data, "it")
    if type(top.get("format")) is int and top["format"] > FORMAT:
        raise Problem("record.newer")
    for key in _KEYS:
        if key not in top:
            raise Problem("record.shape", where=key)
    for key in top:
        if key not in _KEYS:
            raise Problem("record.shape", where=ascii(key[:40]))
    _number(top["format"], "format", FORMAT, FORMAT)
    record = Record(
        game=_text(top["game"], "game", MOST_KEY),
        rules=_number(top["rules"], "rules", 1, 1_000_000),
        seats=_number(top["seats"], "seats", 1, 8),
        options=_options(top["options"]),
        seed=_number(top["seed"], "seed", 0, (1 << SEED_BITS) - 1),
    )
    record.position = whole_position(top["position"])
    record.names = [_text(name, "names", MOST_NAME) for name in _each_seat(top, "names", record.seats)]
    _read_log(top["log"], record)
    record.ended = _ended(top["ended"], record.seats)
    record.taken_back = [
        _number(count, "taken_back", 0, MOST_TAKEN_BACK) for count in _each_seat(top, "taken_back", record.seats)
    ]
    record.orders = [_orders(orders) for orders in _each_seat(top, "orders", record.seats)]
    for name in record.names:
        check_name(name)
    return record


def _read_log(data: object, record: Record) -> None:
    log = _list(data, "log")
    if len(log) > MOST_ACTIONS:
        raise Problem("record.too_many_actions")
    for entry in log:
        pair = _list(entry, "log")
        if len(pair) != 2:
            raise Problem("record.shape", where="log")
        record.log.append(_number(pair[0], "log", 0, 1_000_000))
        record.texts.append(_text(pair[1], "log", MOST_ACTION_TEXT))


def _ended(data: object, seats: int) -> Ended | None:
    if data is None:
        return None
    ended = _object(data, "ended")
    if ended == {"how": "draw"}:
        return Ended(None)
    if set(ended) == {"how", "seat"} and ended["how"] == "resigned":
        return Ended(_number(ended["seat"], "ended", 0, seats - 1))
    raise Problem("record.shape", where="ended")


def _options(data: object) -> dict[str, bool | int | str]:
    options = _object(data, "options")
    for key, value in options.items():
        if type(value) not in (bool, int, str):
            raise Problem("record.shape", where="options")
        _text(key, "options", MOST_KEY)
        _text(str(value), "options", MOST_KEY)
    return options


def _orders(data: object) -> dict[str, bool]:
    orders = _object(data, "orders")
    try:
        check_orders(orders)
    except Problem:
        raise Problem("record.shape", where="orders") from None
    return orders


def whole_position(data: object) -> Json:
    """Any JSON without fractions that is not too long, and of whole characters."""
    if data is None:
        return None
    try:
        text = json.dumps(data, ensure_ascii=False)
        text.encode()  # half a character (a lone surrogate) is a ValueError
        position: Json = loads(text, parse_float=_no_fraction, parse_constant=_no_fraction)
    except (ValueError, TypeError, RecursionError):
        raise Problem("record.shape", where="position") from None
    if len(text) > MOST_POSITION:
        raise Problem("record.shape", where="position")
    return position


def _each_seat(top: dict[str, Any], key: str, seats: int) -> list[Any]:
    values = _list(top[key], key)
    if len(values) != seats:
        raise Problem("record.shape", where=key)
    return values


def _object(data: object, where: str) -> dict[str, Any]:
    if type(data) is not dict:
        raise Problem("record.shape", where=where)
    return data


def _list(data: object, where: str) -> list[Any]:
    if type(data) is not list:
        raise Problem("record.shape", where=where)
    return data


def _number(data: object, where: str, least: int, most: int) -> int:
    if type(data) is not int or not least <= data <= most:
        raise Problem("record.shape", where=where)
    return data


def _text(data: object, where: str, most: int) -> str:
    if type(data) is not str or len(data) > most or not all(c.isprintable() for c in data):
        raise Problem("record.shape", where=where)
    return data
