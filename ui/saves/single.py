"""The one game that was kept before there was a shelf. It is read, put on the shelf, and never written again."""

from __future__ import annotations

import binascii
from typing import Any, NamedTuple

from engine.core.nesting import loads
from engine.core.problem import Problem
from engine.core.record import Record, from_json

SINGLE = ("tatami.game", "tatami.game.before")  # the game, and the copy before it
MOST_CHARACTERS = 2_000_000


class Single(NamedTuple):
    record: Record
    players: Any  # read as an envelope's are
    picked: Any


def read(text: str) -> Single | None:
    """The game as it was kept, or None for anything else."""
    if len(text) > MOST_CHARACTERS or text[:8] != f"{binascii.crc32(text[8:].encode(errors='replace')):08x}":
        return None
    try:
        body: Any = loads(text[8:])
        if type(body) is not dict or body.get("format") != 1:
            return None
        return Single(from_json(body.get("record")), body.get("players"), body.get("picked"))
    except (ValueError, Problem):
        return None
