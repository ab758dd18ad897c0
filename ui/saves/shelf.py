"""The shelf of saved games: one key a game, written, read back and verified, with the previous good copy behind it.

A damaged entry is listed as damaged, and never breaks the list. Where the storage refuses, the game is kept in memory
and the shelf says so.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from engine.core.nesting import loads
from engine.core.problem import Problem
from engine.core.replay import Opened, open_record
from ui.saves import envelope as envelopes
from ui.saves.arrival import relation
from ui.saves.envelope import Envelope
from ui.saves.single import SINGLE
from ui.saves.storage import Memory, Refused, Storage

_GAME = "tatami.game."
_BEFORE = "tatami.before."  # the copy before the last write
_FILE_FORMAT = 1
MOST_FILE = 50_000_000


class Entry(NamedTuple):
    """A place on the shelf: an envelope, or what is wrong with it and the text as it was found."""

    id: str
    envelope: Envelope | None
    problem: Problem | None
    text: str

    @property
    def is_newer(self) -> bool:
        """It was written by a newer version of the page."""
        return self.problem is not None and self.problem.key == "record.newer"


class Imported(NamedTuple):
    added: int
    kept: int  # already here, and at least as far
    refused: int  # damaged in the file, or not to be played


class Shelf:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._memory = Memory()
        self._found: dict[str, str | None] = {}  # what lay in the storage when it refused what is in memory
        self._forked: set[str] = set()  # games another tab has written meanwhile: what was in memory lies beside them
        self.refused: str | None = None  # why games are kept in memory only

    def entries(self) -> list[Entry]:
        """All games, the latest changed first; damaged ones last."""
        found = [self.entry(key.removeprefix(_GAME)) for key in self._keys()]
        return sorted(found, key=lambda entry: (-(entry.envelope.changed if entry.envelope else 0), entry.id))

    def entry(self, game_id: str) -> Entry:
        """What lies in one place, which may be empty or damaged."""
        text = self._get(_GAME + game_id)
        if text is None:
            return Entry(game_id, None, Problem("save.gone"), "")
        try:
            return Entry(game_id, envelopes.read(text), None, text)
        except Problem as problem:
            return Entry(game_id, None, problem, text)

    def has(self, game_id: str) -> bool:
        return self._get(_GAME + game_id) is not None

    def is_past(self, envelope: Envelope) -> bool:
        """Another tab has gone on from there."""
        there = self.entry(envelope.id).envelope
        return envelope.id in self._forked or (there is not None and there.revision > envelope.revision)

    def load(self, game_id: str) -> Envelope:
        """The game; its previous good copy where the latest is damaged or cannot be played through."""
        return self.opened(game_id)[0]

    def opened(self, game_id: str) -> tuple[Envelope, Opened]:
        """The game as `load` finds it, played through."""
        latest = self.entry(game_id)
        self._forked.discard(game_id)
        if latest.is_newer:
            raise Problem("record.newer")  # a copy before it could be played, but not kept
        try:
            if latest.envelope is None:
                raise latest.problem or Problem("save.gone")
            return latest.envelope, open_record(latest.envelope.record)
        except Problem:
            before = self._get(_BEFORE + game_id)
            if before is None:
                raise
        envelope = envelopes.read(before)
        if latest.envelope is not None:  # its next revision is to stand in the place of the one that cannot be played
            envelope = envelope._replace(revision=max(envelope.revision, latest.envelope.revision))
        return envelope, open_record(envelope.record)

    def save(self, envelope: Envelope) -> Envelope:
        """Writes the game as the next revision; raises if another tab has written a later one."""
        there = self.entry(envelope.id)
        if there.is_newer:
            raise Problem("record.newer")
        if self.is_past(envelope):
            raise Problem("save.elsewhere")
        envelope = envelope._replace(revision=envelope.revision + 1)
        before = {_BEFORE + envelope.id: there.text} if there.envelope is not None else {}
        self._keep({**before, _GAME + envelope.id: envelopes.write(envelope)})
        return envelope

    def keep_damaged(self, game_id: str, text: str) -> None:
        """A text of an older version that cannot be read: it stays, as it was found, where it can be exported."""
        self._keep({_GAME + game_id: text})

    def _keep(self, texts: Mapping[str, str]) -> None:
        """In the storage, else the last of them in memory."""
        *_, latest = texts
        try:
            for key, text in texts.items():
                self._store(key, text)
        except Refused as refused:
            if self._memory.get(latest) is None:
                self._found[latest] = self._storage.get(latest)
            self._memory.set(latest, texts[latest])
            self.refused = refused.why
        else:
            self._memory.remove(latest)
            self._try_again()

    def _store(self, key: str, text: str) -> None:
        self._storage.set(key, text)
        if self._storage.get(key) != text:
            raise Refused("blocked")

    def _try_again(self) -> None:
        """What was refused before: as long as any of it lies in memory only, the shelf says so."""
        self.refused = None
        for key in self._memory.all_keys():
            self._settle(key)
            text = self._memory.get(key)
            try:
                if text is not None:
                    self._store(key, text)
                    self._memory.remove(key)
            except Refused as refused:
                self.refused = refused.why

    def _settle(self, key: str) -> None:
        """What another tab has done meanwhile stands: what lay here in memory goes on beside what it has written."""
        text, there = self._memory.get(key), self._storage.get(key)
        if text is None or there == self._found[key]:
            return
        self._memory.remove(key)
        if there is not None:  # else it was deleted
            self._forked.add(key.removeprefix(_GAME))
            beside = envelopes.read(text)._replace(id=envelopes.sum_of(text), revision=1)
            self._keep({_GAME + beside.id: envelopes.write(beside)})

    def delete(self, game_id: str) -> None:
        for prefix in (_GAME, _BEFORE):
            self._storage.remove(prefix + game_id)
            self._memory.remove(prefix + game_id)
        self._try_again()  # there may be room now

    # As a file

    def export(self, game_ids: list[str] | None = None) -> str:
        """All games (or these) as one text; damaged ones too, as they were found, so that nothing is lost."""
        chosen = [entry for entry in self.entries() if game_ids is None or entry.id in game_ids]
        return json.dumps({"tatami": _FILE_FORMAT, "games": [entry.text for entry in chosen]}, ensure_ascii=False)

    def import_(self, text: str) -> Imported:
        """Games of a file: new ones are added; a game that is here stays unless the file's has gone further."""
        came = Counter(self._import(game) for game in _games_in(text))
        return Imported(came["added"], came["kept"], came["refused"])

    def _import(self, game: str) -> Literal["added", "kept", "refused"]:
        try:
            arriving = envelopes.read(game)
            open_record(arriving.record)  # what cannot be played must not take the place of what can
        except Problem:
            return "refused"
        there = self.entry(arriving.id)
        if arriving.id in self._forked or (there.text and _stays(there.envelope, arriving)):
            arriving = arriving._replace(id=envelopes.sum_of(game))  # both stay
            there = self.entry(arriving.id)
        here = there.envelope
        if there.text and here is None:
            return "refused"  # both places are taken by what cannot be read
        if here is not None and relation(arriving.record, here.record) != "further" and _can_be_played(here):
            return "kept"
        self.save(arriving._replace(revision=here.revision if here else 0))
        return "added"

    def _keys(self) -> list[str]:
        keys = dict.fromkeys([*self._storage.all_keys(), *self._memory.all_keys()])
        return [key for key in keys if key.startswith(_GAME) and key not in SINGLE]

    def _get(self, key: str) -> str | None:
        """Memory holds what the storage refused, so it is the newer one, unless another tab has written since."""
        self._settle(key)
        kept = self._memory.get(key)
        return self._storage.get(key) if kept is None else kept


def _stays(here: Envelope | None, arriving: Envelope) -> bool:
    """What lies in the place of an arriving game is another one, or something that cannot be read here."""
    return here is None or relation(arriving.record, here.record) in ("new", "fork")


def _can_be_played(envelope: Envelope) -> bool:
    try:
        return bool(open_record(envelope.record))
    except Problem:
        return False


def _games_in(text: str) -> list[str]:
    if len(text) > MOST_FILE:
        raise Problem("record.too_long")
    try:
        data: Any = loads(text)
    except ValueError:
        raise Problem("save.not_a_file") from None
    if type(data) is not dict or type(data.get("games")) is not list or type(data.get("tatami")) is not int:
        raise Problem("save.not_a_file")
    if data["tatami"] > _FILE_FORMAT:
        raise Problem("record.newer")
    return [game if type(game) is str else "" for game in data["games"]]  # what is no text is damaged
