"""A game that arrives by link: is it one of the games on the shelf, and which of the two has gone further?"""

from __future__ import annotations

from collections.abc import Iterable
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
    shared = min(len(arriving.log), len(saved.log))
    if arriving.log[:shared] != saved.log[:shared]:
        return "fork"
    if len(arriving.log) > len(saved.log):
        return "fork" if saved.ended else "further"
    if len(arriving.log) < len(saved.log):
        return "fork" if arriving.ended else "older"
    if arriving.ended == saved.ended:
        return "same"
    return "further" if saved.ended is None else "older" if arriving.ended is None else "fork"


def find(arriving: Record, saved: Iterable[Envelope]) -> Arrival:
    """The nearest saved game: one that goes on, or is the same, before one that forked."""
    order = ("further", "same", "older", "fork")
    related = [Arrival(relation(arriving, envelope.record), envelope) for envelope in saved]
    related = [arrival for arrival in related if arrival.relation != "new"]
    return min(related, key=lambda arrival: order.index(arrival.relation), default=Arrival("new", None))


def _header(record: Record) -> tuple[object, ...]:
    """The seed is the game's identity; names may be corrected on the way."""
    return record.game, record.rules, record.seats, sorted(record.options.items()), record.seed, record.position
