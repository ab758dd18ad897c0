"""Broken input of every kind we could think of: links and files, each made from a generator alone."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from engine.core import link
from engine.core.problem import SENTENCES, Problem
from engine.core.radix import ALPHABET, from_letters, to_letters
from engine.core.record import from_json, read_record, to_json, write_record
from engine.core.registry import Registry
from engine.core.replay import open_record
from engine.core.rng import Rng
from engine.core.session import Session
from tests.support.forge import seal

PUNCTUATION = ".,;:!?)]}>\"'…»*_~ \n\t"
STRANGE = ["", "\x00", "\ud800", "é", "花", "\u202e", "٣", "z", "-", "_", "+", "/", "=", "%20", "#", "🀄", "\u200b"]
LETTERS: list[str] = [*ALPHABET, *STRANGE]
LONG = 17_000


def some_sessions(registry: Registry, rng: Rng, count: int) -> list[Session]:
    """Games of every kind, some in the middle, some with names, ends and orders: what is mutated."""
    found = []
    infos = registry.infos()
    for number in range(count):
        game = registry.game(infos[number % len(infos)].id)
        info = game.info
        options = {option.id: rng.choice(option.choices) for option in info.options}
        seats = info.least_seats + rng.below(info.most_seats - info.least_seats + 1)
        session = Session.new(game, rng.seed(), seats, options)
        _play_some(session, rng)
        if rng.below(3) == 0 and session.to_act() is not None and session.position() is not None:
            session = Session.new(game, rng.seed(), seats, options, position=session.position())
            _play_some(session, rng)
        if rng.below(2):
            session.record.names = [rng.choice(["", "Anna", "Žofia 花", "x" * 24]) for _ in range(seats)]
            session.record.taken_back = [rng.below(3) for _ in range(seats)]
        if rng.below(3) == 0:
            session.record.orders = [{rng.choice(["", "boost", "a window"]): rng.below(2) == 0} for _ in range(seats)]
        if rng.below(3) == 0 and session.to_act() is not None:
            session.resign(rng.below(seats))
        found.append(session)
    return found


def _play_some(session: Session, rng: Rng) -> None:
    for _ in range(rng.below(60)):
        if session.to_act() is not None:
            session.play(rng.below(session.choices()))


# Links


def _flip(rng: Rng, text: str) -> str:
    at, letter = rng.below(len(text) + 1), rng.choice(LETTERS)
    return f"{text[:at]}{letter}{text[at + 1 :]}"


def _cut(rng: Rng, text: str) -> str:
    return text[: rng.below(len(text) + 1)]


def _insert(rng: Rng, text: str) -> str:
    at, letters = rng.below(len(text) + 1), rng.choice(LETTERS) * (1 + rng.below(3))
    return f"{text[:at]}{letters}{text[at:]}"


def _punctuate(rng: Rng, text: str) -> str:
    return text + rng.choice(PUNCTUATION) * (1 + rng.below(3))


def _double(rng: Rng, text: str) -> str:
    return text + rng.choice(["", "#", " ", "\n"]) + _cut(rng, text)


def _swap(rng: Rng, text: str) -> str:
    letters = list(text)
    if letters:
        one, two = rng.below(len(letters)), rng.below(len(letters))
        letters[one], letters[two] = letters[two], letters[one]
    return "".join(letters)


def _other_alphabet(rng: Rng, text: str) -> str:
    return rng.choice([text.upper(), text.lower(), text.swapcase(), text.title()])


def _huge(rng: Rng, text: str) -> str:
    return rng.choice([text * (LONG // max(1, len(text)) + 1), seal("y" * rng.below(LONG)), "1" * rng.below(LONG)])


def _resealed(rng: Rng, text: str) -> str:
    """Damaged inside, with a check that is right: this reaches the decoder itself."""
    body = _flip(rng, text[4:-1]) if rng.below(4) else "".join(rng.choice(ALPHABET) for _ in range(rng.below(60)))
    return seal("".join(letter for letter in body if letter in ALPHABET).lstrip("0"))


def _deep(rng: Rng, text: str) -> str:
    """The header of a real game as far as we like, then any digits: this reaches what comes after the header."""
    number = from_letters("".join(letter for letter in text[4:-1] if letter in ALPHABET))
    kept = 10 + rng.below(120)
    more = rng.word() >> rng.below(64)
    if rng.below(2):  # all the rest anew, or something added to it
        number %= 1 << kept
    return seal(to_letters(number + (more << kept)))


def _noise(rng: Rng, text: str) -> str:
    return "".join(rng.choice([chr(rng.below(0x3000)), rng.choice(STRANGE), "1", "z"]) for _ in range(rng.below(40)))


LINK_MUTATIONS: Sequence[Callable[[Rng, str], str]] = (
    _flip, _cut, _insert, _punctuate, _double, _swap, _other_alphabet, _resealed, _deep, _deep, _deep, _noise,
)  # fmt: skip


def mutated_link(rng: Rng, text: str) -> str:
    """One to three things done to a link; seldom a huge one."""
    if rng.below(500) == 0:
        return _huge(rng, text)
    for _ in range(1 + rng.below(3)):
        text = rng.choice(LINK_MUTATIONS)(rng, text)
    return text


# Files

NUMBERS = [0, 1, -1, 2, 9, 5001, 1 << 31, 1 << 48, (1 << 48) - 1, 1 << 64, -(1 << 70), 10**60]


def _value(rng: Rng) -> Any:
    return rng.choice(
        [
            None, True, False, [], {}, "", "x" * 300, rng.choice(NUMBERS), rng.choice(STRANGE), [[]], [0, "x"],
            {"how": "draw"}, {"how": "resigned", "seat": rng.below(4)}, {"a": True}, 1.5, "0", [None] * 3,
        ]
    )  # fmt: skip


def _somewhere(rng: Rng, data: Any) -> Any:
    """The same data with something changed at a random place of it."""
    if isinstance(data, dict) and data and rng.below(6):
        key = rng.choice(list(data))
        if rng.below(8) == 0:
            return {rng.choice(STRANGE) if name == key else name: value for name, value in data.items()}
        if rng.below(12) == 0:
            return {name: value for name, value in data.items() if name != key}
        return {**data, key: _somewhere(rng, data[key])}
    if isinstance(data, list) and data and rng.below(6):
        at = rng.below(len(data))
        if rng.below(8) == 0:
            return data[:at] + data[at + 1 :]
        if rng.below(8) == 0:
            return data[:at] + [data[at], *data[at:]]
        return [*data[:at], _somewhere(rng, data[at]), *data[at + 1 :]]
    if type(data) is int and rng.below(3):
        return data + rng.choice([-1, 1, 10])
    if type(data) is str and rng.below(3):
        return rng.choice([_flip, _cut, _insert, _swap])(rng, data)
    return _value(rng)


def mutated_file(rng: Rng, session: Session) -> str:
    data: Any = to_json(session.record)
    for _ in range(rng.choice([0, 1, 1, 1, 2, 2, 3])):
        data = _somewhere(rng, data)
    text = json.dumps(data, ensure_ascii=rng.below(2) == 0)
    kind = rng.below(12)
    if kind == 0:
        return _flip(rng, text)
    if kind == 1:
        return _cut(rng, text)
    if kind == 2:
        return _insert(rng, text)
    if kind == 3:  # a key twice
        return text.replace('"seed"', f'"{rng.choice(["seed", "log", "game", "other"])}": 1, "seed"', 1)
    if kind == 4:  # numbers that JSON should not have, or Python not read
        return text.replace(": 0", f": {rng.choice(['NaN', '-Infinity', '1e999', '1.0', '-0', '9' * 5000, '00'])}", 1)
    if kind == 5 and rng.below(10) == 0:  # deep
        depth = 1 + rng.below(3000)
        return text.replace('"position": null', f'"position": {"[" * depth}{"]" * depth}')
    return text


# What may come of it


def try_link(text: str, registry: Registry) -> str:
    """Decodes: a problem we know (its key is returned), or a game that goes back into the very same letters."""
    try:
        session = link.decode(text, registry)
    except Problem as problem:
        return _known(problem)
    assert link.encode(session) == link.letters_of(text), "a link was read as another one"
    assert read_record(write_record(session.record)) == session.record
    return "game"


def try_file(text: str, registry: Registry) -> str:
    """Reads and opens: a problem we know, or a game that is written, read, sent and received as it is."""
    try:
        record = read_record(text)
        written = write_record(record)
        assert write_record(read_record(written)) == written, "a file is not read back as it was written"
        opened = open_record(record, registry)
    except Problem as problem:
        return _known(problem)
    session = opened.session
    assert read_record(write_record(session.record)) == session.record
    assert link.decode(link.encode(session), registry).record == session.record
    return "lost" if opened.lost else "game"


def _known(problem: Problem) -> str:
    assert problem.key in SENTENCES
    str(problem).encode()  # a sentence that can be printed
    return problem.key


def try_data(data: object, registry: Registry) -> str:
    """The same for data that another program has parsed."""
    try:
        record = from_json(data)
        open_record(record, registry)
    except Problem as problem:
        return _known(problem)
    return "game"
