"""Levels measured against each other: paired games from the same seed, every seat taken in turn, and statistics.

Where a game has no chance, the seed draws the opening: `engine/<game>/opening.py`. A first place counts 1,
a place shared by k counts 1/k, so a draw between two is one half.
"""

from __future__ import annotations

import hashlib
import math
import statistics
import time
from collections.abc import Sequence
from typing import NamedTuple

from engine.bots.bot import Bot, Budget, choose
from engine.bots.simple import player
from engine.core.folder import part
from engine.core.game import AnyGame, Options
from engine.core.registry import REGISTRY
from engine.core.rng import Rng
from engine.core.session import Session

MOST_PLIES = 1_000  # a game that has not ended by then is called a draw
Z = 1.959964  # 95% of a normal distribution lie within so many deviations


class Entrant(NamedTuple):
    name: str
    level: int
    nodes: int | None = None  # None: what the level allows


class Task(NamedTuple):
    """One pair of games (with more seats: one game for each turn of the table)."""

    game: str
    entrants: tuple[Entrant, ...]
    options: tuple[tuple[str, bool | int | str], ...]
    number: int
    seed: int


class Played(NamedTuple):
    """One game, told by entrant and not by seat."""

    places: tuple[int, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]  # of processor time, so that a busy machine measures the same
    nodes: tuple[int, ...]
    first: int  # the entrant in seat 0
    plies: int
    ending: str
    digest: bytes  # equal for equal games
    options: tuple[tuple[str, bool | int | str], ...] = ()  # all of them, as drawn or given
    scores: tuple[int, ...] = ()  # where the game counts points


class Broken(Exception):
    """A game could not be played to its end: a mistake in a bot or in the rules."""

    def __init__(self, number: int, what: str) -> None:
        super().__init__(number, what)
        self.number = number
        self.what = what


def play_pair(task: Task) -> list[Played]:
    """The same beginning once for each way to seat the entrants."""
    game = REGISTRY.game(task.game)
    bots = [player(task.game, entrant.level) for entrant in task.entrants]
    try:
        options, beginning = draw_opening(task.game, task.seed, dict(task.options))
        return [
            play_game(game, task.entrants, bots, shift, options, beginning, task.seed)
            for shift in range(len(task.entrants))
        ]
    except Exception as mistake:
        raise Broken(task.number, f"{type(mistake).__name__}: {mistake}") from mistake


def draw_opening(game_id: str, seed: int, fixed: Options) -> tuple[Options, list[int]]:
    """Options and the first decisions, where the game's folder knows how to draw them."""
    module = part(game_id, "opening")
    if module is None:
        return fixed, []
    options, beginning = module.opening(Rng(seed), fixed)
    return options, beginning


def play_game(
    game: AnyGame,
    entrants: Sequence[Entrant],
    bots: Sequence[Bot],
    shift: int,
    options: Options,
    beginning: Sequence[int],
    seed: int,
) -> Played:
    """One game; `shift` turns the table, so that entrant `shift` sits in seat 0."""
    seats = len(entrants)
    session = Session.new(game, seed, seats, options)
    for index in beginning:
        session.play(index)
    moves, nodes, seconds = [0] * seats, [0] * seats, [0.0] * seats
    while (seat := session.to_act()) is not None and len(session) < MOST_PLIES:
        who = (seat + shift) % seats
        chair = session.chair(seat)
        budget = Budget(entrants[who].level, entrants[who].nodes, salt=seed + shift)
        began = time.process_time()
        thought = choose(bots[who], chair, budget)
        seconds[who] += time.process_time() - began
        moves[who] += 1
        nodes[who] += thought.nodes
        session.play(list(chair.actions()).index(thought.action))
    result = session.result()
    placement = result.placement if result else (1,) * seats
    return Played(
        places=tuple(placement[(who - shift) % seats] for who in range(seats)),
        moves=tuple(moves),
        seconds=tuple(seconds),
        nodes=tuple(nodes),
        first=shift % seats,
        plies=len(session),
        ending=result.ending if result else "too_long",
        digest=hashlib.sha256(repr((sorted(options.items()), session.record.log)).encode()).digest(),
        options=tuple(session.record.options.items()),
        scores=tuple(result.scores[(who - shift) % seats] for who in range(seats)) if result and result.scores else (),
    )


# Statistics


class Interval(NamedTuple):
    low: float
    high: float


def wilson(score: float, games: int) -> Interval:
    """Where the true rate lies, with 95% certainty, if `games` brought `score` points."""
    if games == 0:
        return Interval(0.0, 1.0)
    rate, z2 = score / games, Z * Z
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z / (1 + z2 / games) * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games * games))
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))


class Spread(NamedTuple):
    """Final scores: their mean, and how far one game lies from it (standard deviation of the games)."""

    mean: float
    deviation: float

    def to_json(self) -> dict[str, float]:
        return {"mean": round(self.mean, 2), "deviation": round(self.deviation, 2)}


def spread(scores: Sequence[int]) -> Spread | None:
    if not scores:
        return None
    return Spread(statistics.fmean(scores), statistics.stdev(scores) if len(scores) > 1 else 0.0)


class Tally:
    """All games so far, by entrant."""

    def __init__(self, entrants: Sequence[Entrant]) -> None:
        self.entrants = tuple(entrants)
        count = len(self.entrants)
        self.games = 0
        self.won, self.shared, self.lost = [0] * count, [0] * count, [0] * count
        self.score = [0.0] * count
        self.moves, self.nodes, self.seconds = [0] * count, [0] * count, [0.0] * count
        self.plies = 0
        self.first_seat = 0.0  # points of whoever sat in seat 0
        self.scores: list[list[int]] = [[] for _ in range(count)]  # by entrant, of the games that count points
        self.seat_scores: list[list[int]] = [[] for _ in range(count)]
        self.endings: dict[str, int] = {}
        self.options: dict[str, list[bool | int | str]] = {}  # every value that was played
        self._digests: set[bytes] = set()

    def add(self, played: Played) -> None:
        winners = played.places.count(1)
        for who, place in enumerate(played.places):
            self.won[who] += place == 1 and winners == 1
            self.shared[who] += place == 1 and winners > 1
            self.lost[who] += place != 1
            self.score[who] += 1 / winners if place == 1 else 0
            self.moves[who] += played.moves[who]
            self.nodes[who] += played.nodes[who]
            self.seconds[who] += played.seconds[who]
        for who, score in enumerate(played.scores):
            self.scores[who].append(score)
            self.seat_scores[(who - played.first) % len(self.entrants)].append(score)
        self.games += 1
        self.plies += played.plies
        self.first_seat += 1 / winners if played.places[played.first] == 1 else 0
        self.endings[played.ending] = self.endings.get(played.ending, 0) + 1
        self._digests.add(played.digest)
        for name, value in played.options:
            values = self.options.setdefault(name, [])
            if value not in values:
                values.append(value)

    @property
    def distinct(self) -> int:
        return len(self._digests)

    def rate(self, who: int) -> float:
        return self.score[who] / self.games if self.games else 0.0

    def interval(self, who: int) -> Interval:
        return wilson(self.score[who], self.games)

    def decided(self, rate: float) -> bool:
        """Whether the first entrant's interval lies wholly on one side of this rate."""
        low, high = self.interval(0)
        return low > rate or high < rate

    def reached(self, rate: float) -> bool:
        """Whether the first entrant scored this rate, and is certainly better than an equal share."""
        return self.rate(0) >= rate and self.interval(0).low > 1 / len(self.entrants)

    def to_json(self) -> dict[str, object]:
        return {
            "games": self.games,
            "distinct": self.distinct,
            "options": self.options,
            "mean_plies": round(self.plies / max(self.games, 1), 1),
            "first_seat_rate": round(self.first_seat / max(self.games, 1), 4),
            "endings": self.endings,
            "seat_scores": [found and found.to_json() for found in map(spread, self.seat_scores)],
            "entrants": [self._entrant_json(who) for who in range(len(self.entrants))],
        }

    def _entrant_json(self, who: int) -> dict[str, object]:
        moves = max(self.moves[who], 1)
        scores = spread(self.scores[who])
        return {
            "name": self.entrants[who].name,
            "level": self.entrants[who].level,
            "won": self.won[who],
            "drawn": self.shared[who],
            "lost": self.lost[who],
            "rate": round(self.rate(who), 4),
            "interval": [round(end, 4) for end in self.interval(who)],
            "think_ms": round(1000 * self.seconds[who] / moves, 2),
            "nodes_a_move": round(self.nodes[who] / moves, 1),
            "scores": scores and scores.to_json(),
        }
