"""The games this device keeps: opened from the shelf, put on it, and written after every change.

What the shelf holds are records; a game at the table is a session. Here one becomes the other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.core.problem import Problem
from engine.core.record import Record
from engine.core.replay import open_record
from engine.core.session import Session
from ui.app.games import scene_of
from ui.page import Storage
from ui.saves import arrival, single
from ui.saves.arrival import Arrival
from ui.saves.envelope import Envelope, picks_of, players_of, write
from ui.saves.shelf import Entry, Shelf
from ui.saves.storage import Kept
from ui.table import log
from ui.table.picker import Path
from ui.table.players import Player

_ID_BITS = 60


class Game(NamedTuple):
    """A game taken from the shelf."""

    id: str
    session: Session
    players: list[Player]
    picked: Path
    sent: int
    lost: int = 0  # moves at its end that can no longer be played


def latest_of(entries: Sequence[Entry]) -> Envelope | None:
    """The game to continue: the one that changed last and is not over."""
    going = (entry.envelope for entry in entries if entry.envelope)
    return next((envelope for envelope in going if envelope.to_act is not None), None)


class Keeper:
    def __init__(self, storage: Storage, now: Callable[[], int], chance: Callable[[int], int]) -> None:
        self.shelf = Shelf(Kept(storage))
        self._now = now
        self._chance = chance
        self._known: dict[str, Envelope] = {}  # as this tab read or wrote them last
        self._take_over(storage)

    @property
    def refused(self) -> str | None:
        """Why games are kept in memory only: `full` or `blocked`."""
        return self.shelf.refused

    def _take_over(self, storage: Storage) -> None:
        """The one game an older version kept goes to the shelf. It is removed only when it lies there."""
        texts = [text for text in map(storage.read, single.SINGLE) if text]
        if not texts:
            return
        found = next((old for old in map(single.read, texts) if old), None)
        try:
            if found is None:
                self.shelf.keep_damaged(self._new_id(), texts[0])
            else:
                session = open_record(found.record).session
                players = list(players_of(found.players, found.record.seats))
                self.add(session, players, picks_of(found.picked))
        except Problem:
            self.shelf.keep_damaged(self._new_id(), texts[0])
        if not self.refused:
            for key in single.SINGLE:
                storage.remove(key)

    # The list

    def entries(self) -> list[Entry]:
        return self.shelf.entries()

    def latest(self) -> Envelope | None:
        return latest_of(self.entries())

    def has_copy(self, game_id: str) -> bool:
        """Whether a damaged game has a good copy before it."""
        try:
            return bool(self.shelf.load(game_id))
        except Problem:
            return False

    def find(self, record: Record) -> Arrival:
        """How a game that arrives stands to those that are here."""
        return arrival.find(record, (entry.envelope for entry in self.entries() if entry.envelope))

    # One game

    def add(self, session: Session, players: Sequence[Player], picked: Path = (), sent: int = 0) -> str:
        now = self._now()
        fresh = Envelope(self._new_id(), 0, now, now, tuple(players), session.record)
        self._write(fresh, session, players, picked, sent)
        return fresh.id

    def open(self, game_id: str) -> Game:
        """The game, played through. Under other rules it may end earlier: then a copy is opened, the original stays."""
        envelope, (session, lost) = self.shelf.opened(game_id)
        players = list(envelope.players)
        if lost:
            copy = self._copy_of(session.record, game_id)
            if copy is not None:
                return self.open(copy)._replace(lost=lost)
            return Game(self.add(session, players), session, players, (), 0, lost)
        self._known[game_id] = envelope
        return Game(game_id, session, players, envelope.picked, min(envelope.sent, session.extent))

    def _copy_of(self, record: Record, game_id: str) -> str | None:
        """Where a game was opened as far as it goes before; it may have gone on since."""
        others = (entry.envelope for entry in self.entries() if entry.envelope and entry.id != game_id)
        return next((one.id for one in others if arrival.relation(record, one.record) in ("same", "older")), None)

    def save(self, game_id: str, session: Session, players: Sequence[Player], picked: Path, sent: int) -> None:
        """Raises if another tab has gone on with it."""
        self._write(self._known[game_id], session, players, picked, sent)

    def _write(self, before: Envelope, session: Session, players: Sequence[Player], picked: Path, sent: int) -> None:
        result = session.result()
        after = before._replace(
            players=tuple(players),
            record=session.record.copy(),
            picked=picked,
            to_act=session.to_act(),
            turns=log.turns(scene_of(session.game.info.id), session.steps),
            winners=result.winners if result else (),
            sent=sent,
        )
        if before.revision and write(after) == write(before) and not self.refused and self.shelf.has(before.id):
            return  # looking at a game does not change it
        self._known[before.id] = self.shelf.save(after._replace(changed=self._now()))

    def extend(self, game_id: str, session: Session) -> None:
        """A saved game goes on as it came back."""
        envelope = self.shelf.load(game_id)
        self._write(envelope, session, envelope.players, (), session.extent)

    def overtaken(self, game_id: str) -> bool:
        """Has another tab written this game since?"""
        known = self._known.get(game_id)
        return known is not None and self.shelf.is_past(known)

    def delete(self, game_id: str) -> None:
        self.shelf.delete(game_id)
        self._known.pop(game_id, None)

    def _new_id(self) -> str:
        return f"{self._chance(_ID_BITS):015x}"
