"""Opens a record: plays its log again, and says how much of it could be played.

Under the rules version it was made with a record is replayed by index and every text must agree. Under another
version it is replayed by text and indexed anew; where a text is no longer legal the game opens at the last
good position and the caller keeps the original.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.core.game import AnyGame
from engine.core.problem import Problem
from engine.core.record import Record, read_record
from engine.core.registry import REGISTRY, Registry
from engine.core.session import Session


class Opened(NamedTuple):
    session: Session
    lost: int  # actions at the end of the log that can no longer be played


def open_record(record: Record, registry: Registry = REGISTRY) -> Opened:
    """A session that has played the whole log (or, under other rules, as much of it as is legal)."""
    try:
        game = registry.game(record.game)
    except Problem:
        raise Problem("record.unknown_game", game=record.game) from None
    if record.rules == game.info.rules:
        return Opened(replay_by_index(game, record), 0)
    return _replay_by_text(game, record)


def open_text(text: str, registry: Registry = REGISTRY) -> Opened:
    return open_record(read_record(text), registry)


def replay_by_index(game: AnyGame, record: Record) -> Session:
    """Every index must be legal; every text, where the record has one, must be that action's."""
    session = _emptied(game, record)
    for number, (index, text) in enumerate(zip(record.log, record.texts, strict=True)):
        if number < len(session):  # the session has played it by itself
            if session.record.log[number] != index:
                raise Problem("record.not_legal", number=number + 1, text=text or str(index))
        else:
            try:
                session.play_again(index, record.orders)
            except Problem:
                raise Problem("record.not_legal", number=number + 1, text=text or str(index)) from None
        means = session.record.texts[number]
        if text and text != means:
            raise Problem("record.text_differs", number=number + 1, text=text, means=means)
    if record.ended and session.to_act() is None:
        raise Problem("record.shape", where="ended")
    return _finished(session, record)


def _replay_by_text(game: AnyGame, record: Record) -> Opened:
    session = _emptied(game, record)
    session.record.rules = game.info.rules
    for number, text in enumerate(record.texts):
        if number < len(session):  # played by itself: under these rules there was nothing else
            legal = session.record.texts[number] == text
        else:
            legal = text in session.actions()
            if legal:
                session.play_again(text, record.orders)
        if not legal:
            return Opened(_resumed(session, record), len(record.texts) - number)
    return Opened(_finished(session, record), 0)


def _emptied(game: AnyGame, record: Record) -> Session:
    """A session at the beginning of this record, without the orders: what they passed is in the log."""
    empty = Record(record.game, record.rules, record.seats, dict(record.options), record.seed)
    empty.position = record.position
    empty.names = list(record.names)
    empty.taken_back = list(record.taken_back)
    return Session(game, empty)


def _finished(session: Session, record: Record) -> Session:
    if session.to_act() is not None:  # other rules may have ended the game before the players did
        session.record.ended = record.ended
    return _resumed(session, record)


def _resumed(session: Session, record: Record) -> Session:
    session.record.orders = [dict(orders) for orders in record.orders]
    session.everybody_looked()
    return session


def fork(session: Session, length: int) -> Session:
    """Another game that begins like this one: "play on from here"."""
    record = session.record.copy()
    record.ended = None
    del record.log[length:], record.texts[length:]
    return replay_by_index(session.game, record)
