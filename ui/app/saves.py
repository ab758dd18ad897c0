"""The game on the go, kept by the browser: written, read back, compared, and the copy before it kept too.

A stored text is untrusted: it is either a game that replays, or nothing; a damaged one gives way to the copy before.
"""

from __future__ import annotations

import binascii
import json
from typing import Any, NamedTuple

from engine.bots.bot import LEVELS
from engine.core.record import MOST_CHARACTERS, from_json, to_json
from engine.core.replay import open_record
from engine.core.session import Session
from ui.page import Storage
from ui.table.picker import Path
from ui.table.players import COMPUTER, PERSON, Player

FORMAT = 1
KEY, BEFORE = "tatami.game", "tatami.game.before"
_KEYS = {"format", "players", "picked", "record"}


class Saved(NamedTuple):
    session: Session
    players: list[Player]
    picked: Path  # what was touched of the move being made


def write(saved: Saved) -> str:
    body = {
        "format": FORMAT,
        "players": [[player.kind, player.level] for player in saved.players],
        "picked": list(saved.picked),
        "record": to_json(saved.session.record),
    }
    text = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
    return f"{_check(text)}{text}"


def read(text: str) -> Saved | None:
    """The saved game, or None for anything else."""
    if len(text) > 2 * MOST_CHARACTERS or text[:8] != _check(text[8:]):
        return None
    try:
        body = json.loads(text[8:])
        if type(body) is not dict or set(body) != _KEYS or body["format"] != FORMAT:
            return None
        session = open_record(from_json(body["record"])).session
        players = _players(body["players"], session.record.seats)
        return None if players is None else Saved(session, players, _picked(body["picked"]))
    except Exception:  # whatever it is that was stored, the page starts
        return None


def _check(text: str) -> str:
    return f"{binascii.crc32(text.encode(errors='surrogatepass')):08x}"


def _players(data: Any, seats: int) -> list[Player] | None:
    if type(data) is not list or len(data) != seats:
        return None
    found = [Player(*one) for one in data if type(one) is list and len(one) == 2]
    fine = all(p.kind in (PERSON, COMPUTER) and type(p.level) is int and p.level in LEVELS for p in found)
    return found if fine and len(found) == seats else None


def _picked(data: Any) -> Path:
    if type(data) is not list or len(data) > 20 or not all(type(spot) is str and len(spot) < 40 for spot in data):
        return ()
    return tuple(data)


class Saves:
    """One game for now. Without storage it is kept in memory, and `in_memory` says so."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._memory: str | None = None
        self._opened: tuple[str, Saved] | None = None  # the last text and its game: a replay costs time
        self.in_memory = False

    def save(self, saved: Saved) -> None:
        text = write(saved)
        self._memory = text
        self._opened = (text, saved)
        before = self._storage.read(KEY)
        if before == text:
            return
        if before is not None and before[:8] == _check(before[8:]):
            self._storage.write(BEFORE, before)
        self.in_memory = not self._storage.write(KEY, text)

    def load(self) -> Saved | None:
        for text in (self._memory, self._storage.read(KEY), self._storage.read(BEFORE)):
            if self._opened and text == self._opened[0]:
                return self._opened[1]
            saved = read(text) if text else None
            if text and saved:
                self._opened = (text, saved)
                return saved
        return None
