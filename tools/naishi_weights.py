"""Fit the numbers of Naishi's evaluation to games the computer plays against itself.

    python3 tools/naishi_weights.py --games 800 --seed 1        play, fit, and write engine/naishi/weights.py

The players look one turn and the best answer ahead, with the numbers as they are now, and do something at random now
and then. The numbers for turns to come are then moved towards those that would have foretold the final leads (least
squares, held back towards what they were); those for the last turn are the rulebook's and stay. Each run is one step:
run it again with another seed until the new numbers no longer beat the old. 800 games take about three minutes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)

from engine.bots.bot import Budget
from engine.bots.sampling import Plan, Sampling
from engine.core.chair import Chair
from engine.core.rng import Rng
from engine.naishi.actions import Act
from engine.naishi.cards import NINJA
from engine.naishi.evaluation import NINJAS_DECIDE, River, plain_worth, river_of, tables_of
from engine.naishi.game import GAME, final_score
from engine.naishi.playout import NaishiForm
from engine.naishi.score import best_score
from engine.naishi.state import OVER, TURN, State
from engine.naishi.tempo import MOST_TURNS, turns_left
from engine.naishi.weights import KNOTS, WEIGHTS, Weights

FILE = ROOT / "engine" / "naishi" / "weights.py"
AT_RANDOM = 5  # of a hundred decisions
HOLD = 60.0  # how strongly a number is held where it is, in observations
UNIT = 2  # a weight of 2 keeps halves whole
LENGTHS = [len(part) for part in WEIGHTS[0]]
COUNT = sum(LENGTHS)


class Side(NamedTuple):
    """One seat at the beginning of a turn."""

    territory: tuple[int, ...]
    available: int
    decree: bool  # still to be imposed
    river: River
    turns: int


class Observation(NamedTuple):
    sides: tuple[Side, Side]
    lead: int  # of the first of them, at the end


def games(count: int, seed: int) -> Iterator[list[Observation]]:
    rng = Rng(seed)
    for _ in range(count):
        s = GAME.setup({"first": 0}, 2, Rng(rng.word()))
        seen = []
        while s.step != OVER:
            if s.step == TURN:
                seen.append((side(s, 0), side(s, 1)))
            GAME.apply(s, decision(s, rng))
        lead = final_score(s, 0).total - final_score(s, 1).total
        yield [Observation(sides, lead) for sides in seen]


def side(s: State, seat: int) -> Side:
    turns = min(turns_left(s, seat), MOST_TURNS)
    return Side(s.territory(seat), s.available(seat), s.decree < 0, river_of(s), turns)


def decision(s: State, rng: Rng) -> Act:
    actions = GAME.actions(s)
    if len(actions) == 1 or rng.below(100) < AT_RANDOM:
        return rng.choice(actions)
    search = Sampling[State, Act](
        NaishiForm(s.acting, 0), Chair(GAME, s, s.acting), rng, Budget(2), Plan(nodes=400, worlds=2, candidates=1)
    )
    return list(search.search())[-1].action


# What each weight contributes: the evaluation itself is asked, with one weight at a time.


def weights_of(values: list[int]) -> Weights:
    parts, at = [], 0
    for length in LENGTHS:
        parts.append(tuple(values[at : at + length]))
        at += length
    return Weights(*parts)


UNITS = [tables_of(weights_of([UNIT * (at == one) for at in range(COUNT)])) for one in range(COUNT)]


def contributions(seen: Side) -> dict[int, float]:
    """How often each weight counts for a seat."""
    t = seen.territory
    ninjas = t.count(NINJA) if seen.turns <= NINJAS_DECIDE else 0
    if ninjas:
        t = best_score(t).kinds
    found = {}
    for one, tables in enumerate(UNITS):
        value = plain_worth(t, tables, seen.river) + tables.emissaries[seen.available] + ninjas * tables.ninja
        if seen.available and seen.decree:
            value += tables.decree
        if value:
            found[one] = value / UNIT
    return found


def shares(turns: int) -> list[tuple[int, float]]:
    """Between which knots a number of turns lies, and how near to each."""
    for at in range(len(KNOTS) - 1):
        low, high = KNOTS[at], KNOTS[at + 1]
        if turns <= high:
            part = (turns - low) / (high - low)
            return [(at, 1 - part), (at + 1, part)]
    raise ValueError(turns)


# Least squares


def fit(observations: list[Observation]) -> list[Weights]:
    """The weights moved to where they foretell the leads best. Those of the first knot are not moved."""
    old = [value / 100 for weights in WEIGHTS for part in weights for value in part]
    size = len(old) - COUNT
    matrix = [[0.0] * (size + 1) for _ in range(size)]
    for at in range(size):
        matrix[at][at] = HOLD
    for observation in observations:
        row = difference(observation)
        error = observation.lead - sum(old[at] * value for at, value in row.items())
        moved = [(at - COUNT, value) for at, value in row.items() if at >= COUNT and value]
        for at, value in moved:
            line = matrix[at]
            for other, factor in moved:
                line[other] += value * factor
            line[size] += value * error
    change = [0.0] * COUNT + solved(matrix)
    new = [round(100 * (value + step)) for value, step in zip(old, change)]
    return [weights_of(new[start : start + COUNT]) for start in range(0, len(new), COUNT)]


def difference(observation: Observation) -> dict[int, float]:
    """How often each weight of each knot counts for the first seat, less for the second."""
    row: dict[int, float] = {}
    for sign, seen in zip((1, -1), observation.sides):
        counted = contributions(seen)
        for knot, share in shares(seen.turns):
            for one, value in counted.items():
                at = knot * COUNT + one
                row[at] = row.get(at, 0.0) + sign * share * value
    return row


def solved(matrix: list[list[float]]) -> list[float]:
    """Gauss; the matrix is symmetric and positive, so no row need be exchanged."""
    size = len(matrix)
    for at in range(size):
        pivot = matrix[at]
        for below in range(at + 1, size):
            factor = matrix[below][at] / pivot[at]
            if factor:
                tail = [a - factor * b for a, b in zip(matrix[below][at:], pivot[at:])]
                matrix[below][at:] = tail
    answer = [0.0] * size
    for at in reversed(range(size)):
        known = sum(matrix[at][other] * answer[other] for other in range(at + 1, size))
        answer[at] = (matrix[at][size] - known) / matrix[at][at]
    return answer


def written(found: list[Weights]) -> str:
    """The file as it was, with other numbers."""
    head = FILE.read_text(encoding="utf-8").split("WEIGHTS = (\n")[0]
    lines = [head + "WEIGHTS = ("]
    for knot, weights in zip(KNOTS, found):
        lines.append(f"    Weights(  # {knot} turns left")
        for part, width in zip(weights, (12, 12, 12, 5, 6, 12, 12, 12, 12)):
            rows = [", ".join(map(str, part[at : at + width])) for at in range(0, len(part), width)]
            if len(rows) == 1:
                lines.append(f"        ({rows[0]}),")
            else:
                lines += ["        (", *(f"            {row}," for row in rows), "        ),"]
        lines.append("    ),")
    return "\n".join([*lines, ")", "# fmt: on", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=800, help="how many (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="what chance begins with")
    args = parser.parse_args()
    observations: list[Observation] = []
    for number, seen in enumerate(games(args.games, args.seed), 1):
        observations += seen
        print(f"\r{number} of {args.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    FILE.write_text(written(fit(observations)), encoding="utf-8")
    print(f"{len(observations)} observations, {FILE.name} written.")


if __name__ == "__main__":
    main()
