"""`bench`: how quick the games are, in units that compare across machines."""

from __future__ import annotations

import argparse
import sys

from engine.command.command import OK, Command
from engine.command.measure import Figure, against_chess, chess_perft, measure_game, unit
from engine.command.words import add_json, add_seed, game, print_json, seconds, seed_or_new
from engine.core.folder import part
from engine.core.registry import REGISTRY

ABOUT = """\
Measure every game: a decision of random play, a copy, a view, a sample, a link. The unit is the median
time of sum(i * i for i in range(1000)) in the same process. Nothing is asserted: goals are printed beside.
With python-chess installed (pip install chess) perft is compared with it; tools/bench.py installs it. Random
games of Naishi are compared, in units, with what was measured once of the best public engine in Python.

  python3 -m engine bench
  python3 -m engine bench mana --seconds 3 --json
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="*", type=game, metavar="GAME", help="only these games")
    parser.add_argument(
        "--seconds", type=seconds, default=1.0, metavar="S", help="how long for each thing (default: 1)"
    )
    add_seed(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    seed = seed_or_new(args.seed)
    figures: list[Figure] = []
    for game_id in dict.fromkeys(args.game or [info.id for info in REGISTRY.infos()]):
        figures += measure_game(REGISTRY.game(game_id), seed, args.seconds)
        if part(game_id, "perft"):
            figures += against_chess(game_id, args.seconds)
    if args.json:
        print_json({"seed": seed, "unit_us": round(unit() * 1e6, 2), "figures": [as_json(one) for one in figures]})
        return OK
    print(f"seed {seed}, unit {unit() * 1e6:.1f} us")
    print(f"{'game':<10}{'what':<36}{'value':>14}  goal")
    for figure in figures:
        print(line(figure))
    if not any(figure.measure == "times python-chess" for figure in figures) and chess_perft(0) is None:
        print("python-chess is not here to compare with: pip install chess, or run tools/bench.py.", file=sys.stderr)
    return OK


def line(figure: Figure) -> str:
    value = f"{figure.value:,.3f}" if figure.value < 100 else f"{figure.value:,.0f}"
    what = f"{figure.what} ({figure.measure})" if figure.measure else figure.what
    goal = ""
    if figure.goal is not None:
        sign = ">=" if figure.at_least else "<="
        miss = "under" if figure.at_least else "over"
        goal = f"{sign} {figure.goal:g}: {'ok' if figure.met else miss}"
    return f"{figure.game:<10}{what:<36}{value:>14}  {goal}".rstrip()


def as_json(figure: Figure) -> dict[str, object]:
    return {**figure._asdict(), "value": round(figure.value, 4), "met": figure.met}


COMMAND = Command("bench", "how quick the games are", ABOUT, arguments, run)
