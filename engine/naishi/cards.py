"""The twelve kinds of card, in the order of the deck table, and where cards lie."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Json

NAISHI, ADVISOR, SENTINEL, MONK, HORSEMAN, RONIN, NINJA, FORT, TORII, RICE, BANNER, MOUNTAIN = range(12)

NAMES = (
    "naishi", "advisor", "sentinel", "monk", "horseman", "ronin", "ninja",
    "fort", "torii", "rice", "banner", "mountain",
)  # fmt: skip
KIND = {name: kind for kind, name in enumerate(NAMES)}

COPIES = (2, 4, 4, 3, 2, 2, 2, 4, 4, 5, 2)  # the mountains are not in the deck
DECK = tuple(kind for kind, copies in enumerate(COPIES) for _ in range(copies))

CHARACTERS = (NAISHI, ADVISOR, SENTINEL, MONK, HORSEMAN, RONIN)  # what a Ninja can copy
COUNTED_BY_RONIN = frozenset((*CHARACTERS, FORT, TORII, RICE, BANNER))

COLUMNS = range(5)
PILES = 5
PILE_SIZE = 6
DEALT = 2
MOUNTAINS_IN_HAND = 3
MOUNTAINS = 2 * (len(COLUMNS) + MOUNTAINS_IN_HAND)
EMISSARIES = 2
SPACES = {"switch": 3, "discard": 2, "decree": 1}  # of the Court
SWITCH_SPACES, DISCARD_SPACES = SPACES["switch"], SPACES["discard"]

# A territory is ten cards: the Line's columns 0-4, then the Hand's 5-9.
LINE, HAND = 0, 1
ROWS = ("line", "hand")
PLACES = range(10)


def neighbours(place: int) -> list[int]:
    """The places that share a side: left, right, and the other row of the same column."""
    row, column = divmod(place, 5)
    beside = [place + step for step in (-1, 1) if 0 <= column + step < 5]
    return sorted([*beside, (1 - row) * 5 + column])


NEIGHBOURS = tuple(tuple(neighbours(place)) for place in PLACES)


def names_of(cards: Sequence[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def columns_of(bits: int) -> list[Json]:
    """The columns, counted from 1, of bits by Hand slot."""
    return [column + 1 for column in COLUMNS if bits >> column & 1]
