"""A position of Naishi as JSON: everything, hidden cards included, so it is for tests, files and composing.

Piles are written top first; slots are columns from 1 to 5. `known` and `public` list the slots of each Hand that the
other seat, or everybody, has seen; `shown` the set-up cards seen since.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.core.game import Json
from engine.core.problem import Problem, add_sentences
from engine.core.rng import Rng
from engine.naishi.cards import (
    COLUMNS,
    COPIES,
    DISCARD_SPACES,
    EMISSARIES,
    KIND,
    MOUNTAIN,
    NAMES,
    PILE_SIZE,
    PILES,
    SWITCH_SPACES,
    columns_of,
    names_of,
)
from engine.naishi.draft import new_state
from engine.naishi.knowledge import surely_unseen, unseen_slots
from engine.naishi.state import TURN, State

add_sentences(
    {
        "naishi.position.shape": "This position of Naishi cannot be read: {where} is not as it should be.",
        "naishi.position.unknown": "A position of Naishi has no {name}.",
        "naishi.position.too_many": "This position of Naishi has {card} more often than it exists.",
    }
)


KEYS = {
    "first", "turn", "lines", "hands", "river", "discards", "switch", "discard", "decree", "declared", "last_turn",
    "known", "public", "given", "shown",
}  # fmt: skip


def write_position(s: State) -> Json:
    return {
        "first": s.first,
        "turn": s.acting,
        "lines": [names_of(line) for line in s.lines],
        "hands": [names_of(hand) for hand in s.hands],
        "river": [names_of(pile[::-1]) for pile in s.piles],
        "discards": names_of(s.discards),
        "switch": list(s.switch_spaces),
        "discard": list(s.discard_spaces),
        "decree": None if s.decree < 0 else s.decree,
        "declared": None if s.declared < 0 else s.declared,
        "last_turn": s.last_turn,
        "known": [columns_of(bits) for bits in s.known],
        "public": [columns_of(bits) for bits in s.public],
        "given": names_of(s.given),
        "shown": [names_of(cards) for cards in s.shown],
    }


def read_position(data: Json, first: int, rng: Rng) -> State:
    """A turn about to be played.

    Left out: empty discards and Court, the first player of the options, everything known, public what is known, and the
    last turn after a declaration or once two piles are empty.
    """
    if not isinstance(data, Mapping):
        raise _wrong("it")
    if unknown := sorted(set(data) - KEYS):
        raise Problem("naishi.position.unknown", name=ascii(unknown[0])[:60])
    everything: Json = [[1, 2, 3, 4, 5]] * 2
    s = new_state(_number(data.get("first", first), "first", 1), rng)
    s.step, s.dealt = TURN, ((), ())
    s.acting = _number(data.get("turn", s.first), "turn", 1)
    s.lines = [list(cards) for cards in _pair_of_cards(data.get("lines"), "lines", len(COLUMNS))]
    s.hands = [list(cards) for cards in _pair_of_cards(data.get("hands"), "hands", len(COLUMNS))]
    river = _sequence(data.get("river"), "river", PILES)
    s.piles = [tuple(_cards(pile, "river", None)[::-1]) for pile in river]
    if any(len(pile) > PILE_SIZE for pile in s.piles):
        raise _wrong("river")
    s.discards = tuple(_cards(data.get("discards", []), "discards", None))
    s.switch_spaces = _numbers(data.get("switch", [0, 0]), "switch", EMISSARIES)
    s.discard_spaces = _numbers(data.get("discard", [0, 0]), "discard", EMISSARIES)
    s.decree = _seat_or_none(data.get("decree"), "decree")
    s.declared = _seat_or_none(data.get("declared"), "declared")
    s.last_turn = _truth(data.get("last_turn", s.declared >= 0 or s.empty_piles() >= 2), "last_turn")
    seen = data.get("known", everything)
    s.known = [_bits(slots, "known") for slots in _sequence(seen, "known", 2)]
    s.public = [_bits(slots, "public") for slots in _sequence(data.get("public", seen), "public", 2)]
    given = _cards(data.get("given", ["mountain", "mountain"]), "given", 2)
    s.given = (given[0], given[1])
    s.shown = [tuple(_cards(cards, "shown", None)) for cards in _sequence(data.get("shown", [[], []]), "shown", 2)]
    _check(s)
    return s


def _check(s: State) -> None:
    if any(s.available(seat) < 0 for seat in (0, 1)) or sum(s.switch_spaces) > SWITCH_SPACES:
        raise _wrong("switch")
    if sum(s.discard_spaces) > DISCARD_SPACES:
        raise _wrong("discard")
    if s.declared >= 0 and (s.declared == s.acting or not s.last_turn):
        raise _wrong("declared")
    if s.empty_piles() >= 2 and not s.last_turn:
        raise _wrong("last_turn")
    if any(len(cards) > len(COLUMNS) for cards in s.shown):
        raise _wrong("shown")
    cards = Counter(card for zone in (*s.lines, *s.hands, *s.piles, s.discards) for card in zone)
    for kind, copies in enumerate(COPIES):  # mountains fill whatever is left
        if cards[kind] > copies:
            raise Problem("naishi.position.too_many", card=NAMES[kind])
    if any(MOUNTAIN in pile for pile in s.piles):
        raise _wrong("river")
    for owner in (0, 1):
        if s.public[owner] & ~s.known[owner]:
            raise _wrong("public")
        held, kept_is_hidden = surely_unseen(s, owner)
        hidden = Counter(s.hands[owner][column] for column in unseen_slots(s, owner))
        kept = hidden - Counter(held)
        if Counter(held) - hidden or kept.total() != kept_is_hidden or MOUNTAIN in kept:
            raise _wrong("known")


def _bits(slots: Json, where: str) -> int:
    columns = [_number(slot, where, len(COLUMNS), least=1) - 1 for slot in _sequence(slots, where, None)]
    if len(set(columns)) < len(columns):
        raise _wrong(where)
    return sum(1 << column for column in columns)


def _sequence(data: Json, where: str, length: int | None) -> Sequence[Json]:
    if not isinstance(data, list | tuple) or (length is not None and len(data) != length):
        raise _wrong(where)
    return data


def _cards(data: Json, where: str, length: int | None) -> list[int]:
    names = _sequence(data, where, length)
    if not all(isinstance(name, str) and name in KIND for name in names):
        raise _wrong(where)
    return [KIND[str(name)] for name in names]


def _pair_of_cards(data: Json, where: str, length: int) -> list[list[int]]:
    return [_cards(cards, where, length) for cards in _sequence(data, where, 2)]


def _numbers(data: Json, where: str, most: int) -> tuple[int, int]:
    numbers = [_number(value, where, most) for value in _sequence(data, where, 2)]
    return (numbers[0], numbers[1])


def _seat_or_none(data: Json, where: str) -> int:
    return -1 if data is None else _number(data, where, 1)


def _number(data: Json, where: str, most: int, least: int = 0) -> int:
    if type(data) is not int or not least <= data <= most:
        raise _wrong(where)
    return data


def _truth(data: Json, where: str) -> bool:
    if type(data) is not bool:
        raise _wrong(where)
    return data


def _wrong(where: str) -> Problem:
    return Problem("naishi.position.shape", where=where)
