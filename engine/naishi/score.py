"""What a territory is worth. A territory is ten kinds: Line left to right, then Hand left to right."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from engine.naishi.cards import (
    ADVISOR,
    BANNER,
    CHARACTERS,
    COUNTED_BY_RONIN,
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

# By place: the Line's columns, then the Hand's.
BY_PLACE = {
    NAISHI: (0, 0, 12, 0, 0, 0, 0, 8, 0, 0),
    ADVISOR: (2, 4, 3, 4, 2, 2, 4, 3, 4, 2),
    FORT: (6, 0, 0, 0, 6, 6, 0, 0, 0, 6),
    MONK: (0, 0, 0, 0, 0, 5, 5, 5, 5, 5),
    HORSEMAN: (0, 0, 0, 0, 0, 3, 3, 3, 3, 3),
}
BY_NEIGHBOUR = {ADVISOR: (NAISHI, 4), SENTINEL: (FORT, 4), MONK: (TORII, 2)}  # for each one beside it
LONE_SENTINEL = 3
UNDER_BANNER = 10  # a Horseman in the Hand, a Banner in the Line over it
RONIN_BY_KINDS = {8: 8, 9: 15, 10: 45}
# Scored in all, by count; rice by the size of a connected group.
MOUNTAIN_BY_COUNT = (0, 5, -5)  # two or more
TORII_BY_COUNT = (0, -5, 0, 30)  # three or more
BANNER_BY_COUNT = (0, 3, 8)  # in the Line
RICE_BY_GROUP = (0, 0, 10, 20, 30, 30)
SCORED_IN_ALL = frozenset((TORII, RICE, BANNER, MOUNTAIN))


class Score(NamedTuple):
    """Points for each place; what a kind scores in all stands on its first card."""

    places: tuple[int, ...]
    kinds: tuple[int, ...]  # the cards as counted: a Ninja that copies is what it copies

    @property
    def total(self) -> int:
        return sum(self.places)

    def by_kind(self) -> dict[str, int]:
        """Points of each kind in the territory, in the order of the deck table."""
        points = dict.fromkeys(sorted(set(self.kinds)), 0)
        for kind, value in zip(self.kinds, self.places, strict=True):
            points[kind] += value
        return {NAMES[kind]: value for kind, value in points.items()}

    def rank(self) -> tuple[int, int]:
        """What the higher of two wins by."""
        return self.total, self.colours()

    def colours(self) -> int:
        """Different colours, for a tie; a Ninja that copied nothing has none."""
        return len(set(self.kinds) - {NINJA})


@lru_cache(maxsize=1 << 16)
def score(territory: tuple[int, ...]) -> Score:
    """The points of a territory whose Ninjas have become what they copy; a Ninja left over scores 0."""
    points = [0] * len(PLACES)
    kinds = len(COUNTED_BY_RONIN.intersection(territory))
    for place, kind in enumerate(territory):
        if kind in SCORED_IN_ALL:
            continue
        beside = [territory[other] for other in NEIGHBOURS[place]]
        if kind in BY_PLACE:
            points[place] = BY_PLACE[kind][place]
        if kind in BY_NEIGHBOUR:
            neighbour, each = BY_NEIGHBOUR[kind]
            points[place] += each * beside.count(neighbour)
        if kind == SENTINEL and SENTINEL not in beside:
            points[place] += LONE_SENTINEL
        elif kind == HORSEMAN and place >= 5 and territory[place - 5] == BANNER:
            points[place] += UNDER_BANNER
        elif kind == RONIN:
            points[place] = RONIN_BY_KINDS.get(kinds, 0)
    _score_sets(territory, points)
    return Score(tuple(points), territory)


def _score_sets(territory: tuple[int, ...], points: list[int]) -> None:
    """Kinds that score in all: their points stand on the first card that earns them."""
    mountains = territory.count(MOUNTAIN)
    if mountains:
        points[territory.index(MOUNTAIN)] = MOUNTAIN_BY_COUNT[min(mountains, 2)]
    torii = territory.count(TORII)
    if torii:
        points[territory.index(TORII)] = TORII_BY_COUNT[min(torii, 3)]
    banners = territory[:5].count(BANNER)
    if banners:
        points[territory.index(BANNER)] = BANNER_BY_COUNT[banners]
    for group in rice_groups(territory):
        points[group[0]] = RICE_BY_GROUP[len(group)]


def rice_groups(territory: Sequence[int]) -> list[list[int]]:
    """Connected groups of rice fields, each with its places in order."""
    left = [place for place in PLACES if territory[place] == RICE]
    groups: list[list[int]] = []
    while left:
        group, edge = [], [left.pop(0)]
        while edge:
            place = edge.pop()
            group.append(place)
            for other in NEIGHBOURS[place]:
                if other in left:
                    left.remove(other)
                    edge.append(other)
        groups.append(sorted(group))
    return groups


def copyable(territory: Sequence[int]) -> list[int]:
    """The characters a Ninja of this territory can copy, in the order of the deck table."""
    return [kind for kind in CHARACTERS if kind in territory]


def with_copies(territory: Sequence[int], copies: Sequence[int]) -> tuple[int, ...]:
    """The territory with its Ninjas, in order, as the kinds they copy."""
    kinds = list(territory)
    for place, kind in zip(ninja_places(territory), copies, strict=False):
        kinds[place] = kind
    return tuple(kinds)


def ninja_places(territory: Sequence[int]) -> list[int]:
    return [place for place in PLACES if territory[place] == NINJA]


@lru_cache(maxsize=1 << 15)
def best_score(territory: tuple[int, ...]) -> Score:
    """Each Ninja copying what serves its owner best; the first such choice in order."""
    choices = [copyable(territory)] * len(ninja_places(territory))
    if not choices or not choices[0]:
        return score(territory)
    return max((score(with_copies(territory, copies)) for copies in product(*choices)), key=lambda found: found.total)
