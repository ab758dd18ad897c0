"""What a territory will be worth: points as they stand, and what the River can still give.

The form is that of the scoring rules, so that it is exact when no turn is left: points of a kind by its place, of
neighbours, of sets. The numbers change with the turns a player still has: early, two torii with two more in the River
are worth more than they score now, and a card that scores now may still be replaced. Only the difference of two
territories means something then: the lead at the end. Values are whole hundredths of a point, so that every Python
comes to the same choice. `weights.py` holds the numbers.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from engine.naishi.cards import (
    ADVISOR,
    BANNER,
    FORT,
    HORSEMAN,
    MONK,
    MOUNTAIN,
    NAISHI,
    NAMES,
    NEIGHBOURS,
    NINJA,
    PLACES,
    RICE,
    RONIN,
    SENTINEL,
    TORII,
)
from engine.naishi.score import RICE_BY_GROUP, copyable, ninja_places, rice_groups, with_copies
from engine.naishi.state import State
from engine.naishi.tempo import MOST_TURNS
from engine.naishi.weights import KNOTS, WEIGHTS, Weights

KINDS = len(NAMES)
NINJAS_DECIDE = 3  # with more turns left than this, a Ninja is worth what it usually becomes
PLACE_CLASS = (0, 1, 2, 1, 0, 3, 4, 5, 4, 3)  # the board is its own mirror image


class Tables(NamedTuple):
    """The weights of one number of turns left, laid out for looking up."""

    columns: tuple[tuple[int, ...], ...]  # by Line card * 12 + Hand card: both by their places, and as neighbours
    beside: tuple[int, ...]  # by left card * 12 + right card
    mountains: tuple[int, ...]
    torii: tuple[tuple[int, ...], ...]  # by those held, by those in the River
    rice: tuple[tuple[int, ...], ...]
    ronin: tuple[int, ...]  # each, by kinds held
    to_come: tuple[int, ...]  # a Ronin in the River and none held, by kinds held
    two_banners: int
    ninja: int  # a Ninja over what it would copy now
    emissaries: tuple[int, ...]
    decree: int


def _interpolated(turns: int) -> Weights:
    """Between two knots the weights change evenly."""
    for at in range(len(KNOTS) - 1):
        low, high = KNOTS[at], KNOTS[at + 1]
        if turns <= high:
            parts = zip(WEIGHTS[at], WEIGHTS[at + 1])
            return Weights(*(_between(one, two, turns - low, high - low) for one, two in parts))
    return WEIGHTS[-1]


def _between(one: tuple[int, ...], two: tuple[int, ...], step: int, steps: int) -> tuple[int, ...]:
    return tuple((a * (steps - step) + b * step) // steps for a, b in zip(one, two, strict=True))


def tables_of(weights: Weights) -> Tables:
    naishi_advisor, fort_sentinel, torii_monk, sentinels, rices, banner_horseman = weights.neighbours
    pairs = [0] * (KINDS * KINDS)
    for a, b, points in (
        (NAISHI, ADVISOR, naishi_advisor),
        (FORT, SENTINEL, fort_sentinel),
        (TORII, MONK, torii_monk),
        (SENTINEL, SENTINEL, sentinels),
        (RICE, RICE, rices),
    ):
        pairs[a * KINDS + b] = pairs[b * KINDS + a] = points
    columns = []
    for column in range(5):
        above, below = PLACE_CLASS[column], PLACE_CLASS[column + 5]
        values = list(pairs)
        values[BANNER * KINDS + HORSEMAN] += banner_horseman
        for a, b in product(range(KINDS), repeat=2):
            values[a * KINDS + b] += weights.places[above * KINDS + a] + weights.places[below * KINDS + b]
        columns.append(tuple(values))
    torii = tuple(weights.torii[held * 5 : held * 5 + 5] for held in range(5))
    rice = tuple(weights.rice[held * 6 : held * 6 + 6] for held in range(6))
    two_banners, ninja, decree = weights.others
    return Tables(
        tuple(columns), tuple(pairs), weights.mountains, torii, rice, weights.ronin, weights.to_come,
        two_banners, ninja, weights.emissaries, decree,
    )  # fmt: skip


TABLES = tuple(tables_of(_interpolated(turns)) for turns in range(MOST_TURNS + 1))


class River(NamedTuple):
    """What the covered and open cards of the River can still give to a set."""

    torii: int
    rice: int
    ronin: int


def river_of(s: State) -> River:
    cards = [card for pile in s.piles for card in pile]
    return River(cards.count(TORII), cards.count(RICE), cards.count(RONIN))


@lru_cache(maxsize=1 << 16)
def worth(t: tuple[int, ...], turns: int, river: River) -> int:
    """The expected points of a territory whose owner has so many turns left."""
    if turns <= NINJAS_DECIDE and NINJA in t and (choices := copyable(t)):
        places = ninja_places(t)
        copies = product(choices, repeat=len(places))
        return max(worth(with_copies(t, copy), turns, river) for copy in copies) + TABLES[turns].ninja * len(places)
    return plain_worth(t, TABLES[turns], river)


def plain_worth(t: tuple[int, ...], tables: Tables, river: River) -> int:
    """Every kind as it lies there."""
    a, b, c, d, e, f, g, h, i, j = t
    c0, c1, c2, c3, c4 = tables.columns
    beside = tables.beside
    a12, b12, c12, d12, f12, g12, h12, i12 = a * 12, b * 12, c * 12, d * 12, f * 12, g * 12, h * 12, i * 12
    value = (
        c0[a12 + f] + c1[b12 + g] + c2[c12 + h] + c3[d12 + i] + c4[e * 12 + j]
        + beside[a12 + b] + beside[b12 + c] + beside[c12 + d] + beside[d12 + e]
        + beside[f12 + g] + beside[g12 + h] + beside[h12 + i] + beside[i12 + j]
        + tables.mountains[t.count(MOUNTAIN)]
        + tables.torii[t.count(TORII)][river.torii]
    )  # fmt: skip
    if t.count(SENTINEL) > 2:
        value -= _crowded_sentinels(t) * beside[SENTINEL * 12 + SENTINEL] // 2
    rices = t.count(RICE)
    value += tables.rice[rices][river.rice]
    if rices > 3:
        value -= _rice_edges_in_vain(t) * beside[RICE * 12 + RICE]
    if RONIN in t:
        value += tables.ronin[kinds_held(t)] * t.count(RONIN)
    elif river.ronin:
        value += tables.to_come[kinds_held(t)]
    if t.count(BANNER) == 2 and t[:5].count(BANNER) == 2:
        value += tables.two_banners
    return value


def kinds_held(t: tuple[int, ...]) -> int:
    return len({*t}) - (MOUNTAIN in t) - (NINJA in t)


def _crowded_sentinels(t: tuple[int, ...]) -> int:
    """A Sentinel loses its 3 points once, however many stand beside it; the table of pairs takes them each time."""
    beside = [sum(t[other] == SENTINEL for other in NEIGHBOURS[at]) for at in PLACES if t[at] == SENTINEL]
    return sum(count - 1 for count in beside if count > 1)


def _rice_edges_in_vain(t: tuple[int, ...]) -> int:
    """Neighbouring pairs of rice that bring nothing: in a closed square, or beyond four in a group."""
    across = sum(t[at] == t[at + 1] == RICE for at in (0, 1, 2, 3, 5, 6, 7, 8))
    down = sum(t[at] == t[at + 5] == RICE for at in range(5))
    return across + down - sum(RICE_BY_GROUP[len(group)] // 10 for group in rice_groups(t))


def standing(s: State, seat: int, turns: int, river: River) -> int:
    """A seat's expected points with its emissaries, which are worth something while there are turns to use them."""
    tables = TABLES[turns]
    available = s.available(seat)
    value = worth((*s.lines[seat], *s.hands[seat]), turns, river) + tables.emissaries[available]
    if available and s.decree < 0:
        value += tables.decree
    return value
