"""A whole game as a short text for the `#` of an address.

    text   = format, check, body, "z"
    format = one letter or digit
    check  = three of them: CRC-16 of format and body, so a typing slip is known before anything is replayed
    body   = one number in base 61, in mixed radix: game, rules version, number of actions, seed (48 bits), fingerprint
             of the end (16 bits), options, what is not plain, then each action's index among its legal ones

The mark at the end tells "cut off" from "damaged", and makes every link end in a letter. Nothing is
unpacked or evaluated: decoding counts, asks the game for its legal lists, and plays.
"""

from __future__ import annotations

import binascii
import hashlib
import json
import math

from engine.core.game import GameInfo, Json
from engine.core.nesting import loads
from engine.core.problem import Problem
from engine.core.radix import ALPHABET, BASE, DigitReader, Digits, OutOfDigits, from_letters, to_letters
from engine.core.record import (
    MOST_ACTIONS,
    MOST_NAME,
    MOST_ORDERS,
    MOST_POSITION,
    MOST_TAKEN_BACK,
    Ended,
    Record,
    read_record,
    write_record,
)
from engine.core.registry import REGISTRY, Registry
from engine.core.rng import SEED_BITS
from engine.core.session import Session

FORMAT = "1"
MOST_CHARACTERS = 16_000
_CHECK_LETTERS = 3
_END = "z"
_AROUND = ".,;:!?)]}>'\"…»”’"  # what a sentence around a link may leave at its end
_SEED = 1 << SEED_BITS
_CHECK = 1 << 16
_MOST_NUMBER = 1 << 40  # of a game, a rules version, a count: more is no link of anybody's


def encode(session: Session) -> str:
    """The game as a link. It is decoded and compared before it is handed out."""
    text = _encode(session)
    if decode(text, _only(session)).record != session.record:
        raise AssertionError("a link must hold the game it was made from")
    return text


def _encode(session: Session) -> str:
    record, info = session.record, session.game.info
    digits = Digits()
    digits.put_number(info.code)
    digits.put_number(record.rules)
    digits.put_number(len(record.log))
    digits.put(record.seed, _SEED)
    digits.put(_mark(session), _CHECK)
    digits.put(record.seats - info.least_seats, info.most_seats - info.least_seats + 1)
    for option in info.options:
        digits.put(option.choices.index(record.options[option.id]), len(option.choices))
    _put_extras(digits, record)
    for index, step in zip(record.log, session.steps, strict=True):
        digits.put(index, step.choices)
    body = to_letters(digits.number())
    return FORMAT + _check_letters(FORMAT + body) + body + _END


# What a game may have beside its moves. Most have nothing of it, or names only, and pay a bit or two for saying so.
_PLAIN, _NAMED, _MORE = range(3)


def _put_extras(digits: Digits, record: Record) -> None:
    more = record.position is not None or any((record.ended, *record.taken_back, *record.orders))
    extras = _MORE if more else _NAMED if any(record.names) else _PLAIN
    digits.put(extras, 3)
    if extras != _PLAIN:
        for name in record.names:
            digits.put_text(name)
    if extras == _MORE:
        digits.put_text("" if record.position is None else json.dumps(record.position, ensure_ascii=False))
        ended = record.ended
        digits.put(0 if not ended else 1 if ended.resigned is None else 2 + ended.resigned, 2 + record.seats)
        for count in record.taken_back:
            digits.put_number(count)
        for orders in record.orders:
            digits.put_number(len(orders))
            for window, stop in orders.items():
                digits.put_text(window)
                digits.put(int(stop), 2)


def decode(text: str, registry: Registry = REGISTRY) -> Session:
    """The game in a link (or in an address with a `#`), or a `Problem` that says what is wrong with it."""
    body = checked_body(text)
    try:
        session = _decode(body, registry)
        read_record(write_record(session.record))  # what cannot be saved is no game
        if _encode(session)[1 + _CHECK_LETTERS : -1] == body:  # one game has one link
            return session
    except OutOfDigits:
        pass
    except Problem as problem:
        if problem.key.startswith("link."):
            raise
    raise Problem("link.not_legal")


def letters_of(text: str) -> str:
    """The link in an address or a message; other things in it may have a # too."""
    found = [_beginning(part) for part in text.replace("%23", "#").split("#")]
    ours = [letters for letters in found if letters.startswith(FORMAT)] or found
    whole = [letters for letters in ours if letters.endswith(_END)] or ours
    return whole[-1]


def _beginning(text: str) -> str:
    """What may be a link, joined if a messenger has broken it over lines, and without the words that follow it."""
    letters = ""
    for word in text.split():
        word = word.rstrip(_AROUND)
        if letters and any(letter not in ALPHABET and letter != _END for letter in word):
            break
        letters += word
        if letters.endswith(_END):
            break
    return letters


def checked_body(text: str) -> str:
    """Everything that can be said of a link without playing it."""
    if len(text) > MOST_CHARACTERS:
        raise Problem("link.too_long")
    text = letters_of(text)
    if not text or any(letter not in ALPHABET and letter != _END for letter in text):
        raise Problem("link.not_ours")
    if text[0] != FORMAT:
        newer = text[0] in ALPHABET and ALPHABET.index(text[0]) > ALPHABET.index(FORMAT)
        raise Problem("link.newer" if newer and text[-1] == _END else "link.not_ours")
    if text[-1] != _END:
        raise Problem("link.cut_off")
    check, body = text[1 : 1 + _CHECK_LETTERS], text[1 + _CHECK_LETTERS : -1]
    canonical = _END not in check + body and not body.startswith(ALPHABET[0])
    if not canonical or check != _check_letters(FORMAT + body):
        raise Problem("link.damaged")
    return body


def _decode(body: str, registry: Registry) -> Session:
    digits = DigitReader(from_letters(body))
    info = registry.by_code(digits.get_number(_MOST_NUMBER))
    rules = digits.get_number(_MOST_NUMBER)
    if info is None:
        raise Problem("link.unknown_game")
    if rules != info.rules:
        raise Problem("link.newer" if rules > info.rules else "link.older")
    actions = digits.get_number(_MOST_NUMBER)
    if actions > MOST_ACTIONS:
        raise Problem("link.too_many_actions")
    seed, mark = digits.get(_SEED), digits.get(_CHECK)
    record = _get_header(digits, info, seed)
    ended, orders = _get_extras(digits, record)
    session = _play(digits, Session(registry.game(info.id), record), actions)
    digits.finish()
    if (ended and session.to_act() is None) or _mark(session) != mark:
        raise Problem("link.not_legal")
    session.record.ended = ended
    session.record.orders = orders
    session.everybody_looked()
    return session


def _get_header(digits: DigitReader, info: GameInfo, seed: int) -> Record:
    seats = info.least_seats + digits.get(info.most_seats - info.least_seats + 1)
    options = {option.id: option.choices[digits.get(len(option.choices))] for option in info.options}
    return Record(info.id, info.rules, seats, options, seed)


def _get_extras(digits: DigitReader, record: Record) -> tuple[Ended | None, list[dict[str, bool]]]:
    """Fills in names, position and counts; what ends or steers the game waits until it has been played."""
    extras = digits.get(3)
    if extras != _PLAIN:
        record.names = [digits.get_text(4 * MOST_NAME) for _ in range(record.seats)]
    if extras != _MORE:
        return None, record.orders
    record.position = _position(digits.get_text(4 * MOST_POSITION))
    end = digits.get(2 + record.seats)
    ended = None if end == 0 else Ended(None if end == 1 else end - 2)
    record.taken_back = [digits.get_number(MOST_TAKEN_BACK) for _ in range(record.seats)]
    orders: list[dict[str, bool]] = []
    for _ in range(record.seats):
        windows = digits.get_number(MOST_ORDERS)
        orders.append({digits.get_text(160): digits.get(2) == 1 for _ in range(windows)})
    return ended, orders


def _position(text: str) -> Json:
    if not text:
        return None
    try:
        position: Json = loads(text)
    except ValueError:
        raise OutOfDigits from None
    return position


def _play(digits: DigitReader, session: Session, actions: int) -> Session:
    """Plays the log. What is forced was written as a choice among one, so it is met again by itself."""
    number = 0
    while number < actions:
        if number < len(session):
            chosen = digits.get(session.steps[number].choices)
            if chosen != session.record.log[number]:
                raise Problem("link.not_legal")
            number += 1
        elif session.to_act() is None:
            raise Problem("link.not_legal")
        else:
            session.play(digits.get(session.choices()))
            number += 1
    if number != len(session):
        raise Problem("link.not_legal")
    return session


def _mark(session: Session) -> int:
    return int.from_bytes(hashlib.sha256(session.fingerprint()).digest()[:2], "big")


def _check_letters(text: str) -> str:
    check = binascii.crc_hqx(text.encode(), 0xFFFF)
    return "".join(ALPHABET[check // BASE**power % BASE] for power in reversed(range(_CHECK_LETTERS)))


def _only(session: Session) -> Registry:
    """A registry that holds just this session's game, so that a link can be made for any game at all."""
    registry = Registry()
    registry.add(session.game.info, lambda: session.game)
    return registry


def bits(session: Session) -> float:
    """What the choices made are worth: the sum of log2 of the lengths of their lists."""
    return sum(math.log2(step.choices) for step in session.steps)
