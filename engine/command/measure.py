"""Measures the games against a unit of work in the same process, so that figures compare across machines.

The unit is the median time of `sum(i * i for i in range(1000))`. Times are processor times: a
machine that is busy with something else measures the same.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from engine.command.perft import perft_of
from engine.core import link
from engine.core.folder import part
from engine.core.game import AnyGame
from engine.core.rng import Rng
from engine.core.session import Session

clock = time.process_time


class Figure(NamedTuple):
    game: str
    what: str
    value: float
    measure: str  # what the value counts
    goal: float | None = None
    at_least: bool = False  # else the goal is at most

    @property
    def met(self) -> bool | None:
        if self.goal is None:
            return None
        return self.value >= self.goal if self.at_least else self.value <= self.goal


def unit_times(runs: int) -> list[float]:
    """Seconds of processor time for one unit, measured so often."""
    times = []
    for _ in range(runs):
        began = clock()
        sum(i * i for i in range(1000))
        times.append(clock() - began)
    return times


def unit() -> float:
    return statistics.median(unit_times(300))


class Measured:
    """Seconds of work, and units measured in between: a processor that slows down slows both."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.count = 0
        self._units: list[float] = []

    def add(self, seconds: float, count: int) -> None:
        self.seconds += seconds
        self.count += count
        self._units += unit_times(5)

    @property
    def each(self) -> float:
        return self.seconds / self.count

    @property
    def units(self) -> float:
        return self.each / statistics.median(self._units)


def measure(work: Callable[[Any], object], items: list[Any], least: float) -> Measured:
    """The work on all items, repeated for at least so many seconds."""
    measured = Measured()
    while measured.seconds < least or not measured.count:
        began = clock()
        for item in items:
            work(item)
        measured.add(clock() - began, len(items))
    return measured


class RandomPlay:
    """Random games on the clear rules: how long they took, and states from their midst."""

    most_decisions = 2_000  # in one game, should it go on
    games_between_units = 10

    def __init__(self, game: AnyGame, seed: int, least: float) -> None:
        self.decisions = Measured()
        self.games = Measured()  # whole ones, from the deal to the result
        rng = Rng(seed)
        while self.decisions.seconds < least:
            dealing = playing = 0.0
            decisions = 0
            for _ in range(self.games_between_units):
                began = clock()
                s = game.setup(game.info.defaults(), game.info.least_seats, Rng(rng.seed()))
                dealt = clock()
                decisions += self._play(game, s, rng)
                dealing += dealt - began
                playing += clock() - dealt
            self.decisions.add(playing, decisions)
            self.games.add(dealing + playing, self.games_between_units)

    def _play(self, game: AnyGame, s: Any, rng: Rng) -> int:
        """To the end; returns how many decisions that took. Asking whose turn it is and choosing count too."""
        for number in range(self.most_decisions):
            if game.to_act(s) is None:
                return number
            actions = game.actions(s)
            game.apply(s, actions[rng.below(len(actions))])
        return self.most_decisions


def random_states(game: AnyGame, seed: int, count: int) -> list[Any]:
    """States from the midst of random games."""
    rng, states = Rng(seed), list[Any]()
    while len(states) < count:
        s = game.setup(game.info.defaults(), game.info.least_seats, Rng(rng.seed()))
        for number in range(120):
            if game.to_act(s) is None:
                break
            if number % 8 == 0:
                states.append(game.copy(s))
            actions = game.actions(s)
            game.apply(s, actions[rng.below(len(actions))])
    return states


def random_session(game: AnyGame, seed: int, most: int) -> Session:
    rng = Rng(seed)
    session = Session.new(game, seed)
    while session.to_act() is not None and len(session) < most:
        session.play(rng.below(session.choices()))
    return session


def measure_game(game: AnyGame, seed: int, least: float) -> list[Figure]:
    """What every game can be asked."""
    name = game.info.id
    wanted = part(name, "goals")
    goals: dict[str, float] = getattr(wanted, "GOALS", {})
    played = RandomPlay(game, seed, least)
    states = random_states(game, seed, 100)
    sessions = [random_session(game, seed + number, 60) for number in range(5)]
    rng = Rng(seed)
    parts = {
        "decision": played.decisions,
        "copy": measure(game.copy, states, least / 4),
        "view": measure(lambda s: game.view(s, 0), states, least / 4),
        "sample": measure(lambda s: game.sample(s, 0, rng), states, least / 4),
        "fingerprint": measure(game.fingerprint, states, least / 4),
        "link of 60 actions": measure(link.encode, sessions, least / 4),
    }
    figures = [Figure(name, what, one.units, "units", goals.get(what)) for what, one in parts.items()]
    figures += [
        Figure(name, "decisions a second", 1 / played.decisions.each, ""),
        Figure(name, "random games a second", 1 / played.games.each, ""),
    ]
    elsewhere: float | None = getattr(wanted, "GAMES_A_UNIT_ELSEWHERE", None)
    if elsewhere is not None:
        ratio = 1 / played.games.units / elsewhere
        figures.append(Figure(name, "random games", ratio, "times another engine", goals.get("random games"), True))
    return figures


def measure_perft(game_id: str, depth: int, least: float, form: str) -> float:
    """Leaves a second from the game's usual start."""
    perft = perft_of(game_id)
    state = perft.read(perft.start, {})
    leaves = perft.count(state, depth, form)
    return leaves / measure(lambda s: perft.count(s, depth, form), [state], least).each


def chess_perft(least: float) -> float | None:
    """Leaves a second of python-chess, counting the last ply in bulk; None if it is not installed."""
    try:
        import chess  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        return None

    def count(board: Any, depth: int) -> int:
        if depth == 1:
            return int(board.legal_moves.count())
        total = 0
        for move in board.legal_moves:
            board.push(move)
            total += count(board, depth - 1)
            board.pop()
        return total

    board = chess.Board()
    leaves = count(board, 3)
    return leaves / measure(lambda b: count(b, 3), [board], least).each


def against_chess(game_id: str, least: float) -> list[Figure]:
    """The plain search form against python-chess, turn by turn so that both meet the same weather."""
    goals: dict[str, float] = getattr(part(game_id, "goals"), "GOALS", {})
    ours, theirs = [], []
    for _ in range(5):
        ours.append(measure_perft(game_id, 3, least / 5, "plain"))
        leaves = chess_perft(least / 5)
        if leaves is not None:
            theirs.append(leaves)
    figures = [Figure(game_id, "perft, leaves a second", statistics.median(ours), "")]
    if theirs:
        ratio = statistics.median(ours) / statistics.median(theirs)
        figures.append(Figure(game_id, "perft", ratio, "times python-chess", goals.get("perft"), at_least=True))
    return figures
