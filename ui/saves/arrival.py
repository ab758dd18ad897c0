"""A game that arrives by link: is it one of the games on the shelf, and which of the two has gone further?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, TypeAlias

from engine.core.record import Record
from ui.saves.envelope import Envelope

Relation: TypeAlias = Literal["new", "same", "further", "older", "fork"]


class Arrival(NamedTuple):
    """`new` is asked about, `further` goes on, `same` and `older` leave the saved one, a `fork` is kept beside it."""

    relation: Relation
    saved: Envelope | None


def relation(arriving: Record, saved: Record) -> Relation:
    """How a record stands to a saved one."""
    if _header(arriving) != _header(saved):
        return "new"
    if _shared(arriving.log, saved.log) < min(len(arriving.log), len(saved.log)):
        return "fork"
    if len(arriving.log) > len(saved.log):
        return "fork" if saved.ended else "further"
    if len(arriving.log) < len(saved.log):
        return "fork" if arriving.ended else "older"
    if arriving.ended == saved.ended:
        return "same"
    return "further" if saved.ended is None else "older" if arriving.ended is None else "fork"


def find(arriving: Record, saved: Iterable[Envelope]) -> Arrival:
    """The saved game it belongs to: one played by link before what was played on from it, then the nearest."""
    related = [(envelope, relation(arriving, envelope.record)) for envelope in saved]
    found = [Arrival(how, envelope) for envelope, how in related if how != "new"]
    return min(found, key=lambda one: _distance(arriving, one), default=Arrival("new", None))


def _distance(arriving: Record, found: Arrival) -> tuple[bool, int, int]:
    assert found.saved is not None
    here = found.saved.players
    order = ("same", "further", "older", "fork")
    shared = _shared(arriving.log, found.saved.record.log)
    return not any(player.is_elsewhere for player in here), order.index(found.relation), -shared


def _shared(one: Sequence[int], other: Sequence[int]) -> int:
    """How many actions two logs begin with alike."""
    pairs = enumerate(zip(one, other))
    return next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))


def _header(record: Record) -> tuple[object, ...]:
    """The seed is the game's identity; names may be corrected on the way."""
    return record.game, record.rules, record.seats, sorted(record.options.items()), record.seed, record.position
