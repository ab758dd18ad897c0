"""One saved game as text: the record, and around it what this device knows of the game.

The envelope is checked by its own sum, so that a damaged entry is known as such before the record is read.
"""

from __future__ import annotations

import hashlib
import json
import re
from typing import Any, NamedTuple

from engine.bots.bot import LEVELS
from engine.core.nesting import loads
from engine.core.problem import Problem
from engine.core.record import Record, from_json, to_json
from ui.table.players import COMPUTER, KINDS, Player

FORMAT = 1
MOST_CHARACTERS = 1_200_000
MOST_NUMBER = 8_000_000_000_000_000  # well before the last date a browser knows
MOST_PICKS, LONGEST_SPOT = 20, 40
_ID = re.compile("(?!before$)[0-9a-z]{1,40}")  # it stands in keys, where `before` is taken, and in the page


class Envelope(NamedTuple):
    id: str
    revision: int  # raised by every write: a tab that knows an older one has been overtaken
    created: int  # milliseconds, as the browser counts them
    changed: int
    players: tuple[Player, ...]
    record: Record
    picked: tuple[str, ...] = ()  # what was touched of the move being made
    # For the list, which replays nothing: the seat that is asked, how many turns were played, who came first.
    to_act: int | None = None
    turns: int = 0
    winners: tuple[int, ...] = ()
    sent: int = 0  # how much of the game has been handed out as a link, as `Session.extent` counts


def write(envelope: Envelope) -> str:
    inside = {
        "format": FORMAT,
        "id": envelope.id,
        "game": envelope.record.game,
        "rules": envelope.record.rules,
        "revision": envelope.revision,
        "created": envelope.created,
        "changed": envelope.changed,
        "players": [[player.kind, player.level] for player in envelope.players],
        "picked": list(envelope.picked),
        "to_act": envelope.to_act,
        "turns": envelope.turns,
        "winners": list(envelope.winners),
        "sent": envelope.sent,
        "record": to_json(envelope.record),
    }
    text = json.dumps(inside, ensure_ascii=False, separators=(",", ":"))
    return f"{sum_of(text)} {text}"


def read(text: str) -> Envelope:
    """The envelope, or a `Problem` that says why it cannot be used."""
    if len(text) > MOST_CHARACTERS:
        raise Problem("record.too_long")
    check, _, inside = text.partition(" ")
    if check != sum_of(inside):
        raise Problem("save.damaged")
    try:
        data: Any = loads(inside)
    except ValueError:
        raise Problem("save.damaged") from None
    if type(data) is not dict:
        raise Problem("save.damaged")
    if type(data.get("format")) is int and data["format"] > FORMAT:
        raise Problem("record.newer")
    record = from_json(data.get("record"))
    return Envelope(
        id=_id(data.get("id")),
        revision=_number(data.get("revision")),
        created=_number(data.get("created")),
        changed=_number(data.get("changed")),
        players=players_of(data.get("players"), record.seats),
        record=record,
        picked=picks_of(data.get("picked")),
        to_act=_seat(data.get("to_act"), record.seats),
        turns=_number(data.get("turns", 0)),
        winners=_winners(data.get("winners", []), record.seats),
        sent=_number(data.get("sent", 0)),
    )


def sum_of(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def _id(data: object) -> str:
    if type(data) is not str or not _ID.fullmatch(data):
        raise Problem("save.damaged")
    return data


def _number(data: object) -> int:
    if type(data) is not int or not 0 <= data <= MOST_NUMBER:
        raise Problem("save.damaged")
    return data


def players_of(data: object, seats: int) -> tuple[Player, ...]:
    if type(data) is not list or len(data) != seats:
        raise Problem("save.damaged")
    players = []
    for pair in data:
        if type(pair) is not list or len(pair) != 2 or pair[0] not in KINDS or type(pair[1]) is not int:
            raise Problem("save.damaged")
        if pair[0] == COMPUTER and pair[1] not in LEVELS:
            raise Problem("save.damaged")
        players.append(Player(pair[0], pair[1]))
    return tuple(players)


def picks_of(data: object) -> tuple[str, ...]:
    """A move that was begun is worth nothing if it is not one: it begins anew."""
    if type(data) is not list or len(data) > MOST_PICKS:
        return ()
    fine = all(type(spot) is str and len(spot) <= LONGEST_SPOT for spot in data)
    return tuple(data) if fine else ()


def _winners(data: object, seats: int) -> tuple[int, ...]:
    if type(data) is not list or any(_seat(seat, seats) is None for seat in data):
        raise Problem("save.damaged")
    return tuple(data)


def _seat(data: object, seats: int) -> int | None:
    return data if type(data) is int and 0 <= data < seats else None
