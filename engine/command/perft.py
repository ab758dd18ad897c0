"""`perft`: counts the lines of play from a position, the test that proves a move generator right."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from typing import Any, Protocol

from engine.command.command import OK, Command, Unusable
from engine.command.words import add_game, add_json, add_options, options_of, plural, print_json, whole, written
from engine.core.folder import part
from engine.core.game import Options
from engine.core.registry import REGISTRY

ABOUT = """\
Count the lines of so many actions from a position. What counts as an action, and which rules are
left aside, stands in the rules of each game. The forms count the same in different ways, each a check of the others:
search, the bots' rules with a table of positions met before (the usual one, and the quickest); plain, the bots' rules
without the table; clear, the rules as they are read.

  python3 -m engine perft mana --depth 3
  python3 -m engine perft mana --depth 2 --divide --position 'rdrrrr/6/6/6/6/RDRRRR b - 0'
  python3 -m engine perft mana --depth 4 --option blocked_is_free=true --json
"""


class PerftOf(Protocol):
    """What a game offers as `PERFT` in its `perft` module."""

    @property
    def start(self) -> str: ...  # the position that is meant if none is given

    @property
    def forms(self) -> tuple[str, ...]: ...  # the ways it can count, the usual one first

    def read(self, position: str, options: Options) -> Any: ...

    def count(self, s: Any, depth: int, form: str) -> int: ...

    def divide(self, s: Any, depth: int, form: str) -> Iterator[tuple[str, int]]: ...


def perft_of(game_id: str) -> PerftOf:
    found: PerftOf | None = getattr(part(game_id, "perft"), "PERFT", None)
    if found is None:
        raise Unusable(f"The lines of {REGISTRY.info(game_id).title} cannot be counted: it has no perft.")
    return found


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser, with_part="perft")
    parser.add_argument("--depth", type=whole(0, 60), required=True, metavar="N", help="how many actions deep")
    parser.add_argument("--position", metavar="TEXT", help="where to begin (default: the game's usual start)")
    parser.add_argument("--divide", action="store_true", help="also the count behind each first action")
    parser.add_argument("--form", metavar="NAME", help="how to count: search, plain or clear (see above)")
    add_options(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    perft = perft_of(args.game)
    options = options_of(args.game, args.option)
    form = args.form or perft.forms[0]
    if form not in perft.forms:
        raise Unusable(f"{form[:30]!r} is no form of {args.game}; there are {', '.join(perft.forms)}.")
    position = perft.start if args.position is None else args.position
    state = perft.read(position, options)
    began = time.perf_counter()
    divided = dict(perft.divide(state, args.depth, form)) if args.divide and args.depth else {}
    nodes = sum(divided.values()) if divided else perft.count(state, args.depth, form)
    seconds = time.perf_counter() - began
    if args.json:
        answer = {"game": args.game, "position": position, "options": options, "form": form, "depth": args.depth}
        print_json({**answer, "nodes": nodes, "seconds": round(seconds, 3), **({"divide": divided} if divided else {})})
        return OK
    for text, count in divided.items():
        print(f"{text:<12} {count:>15,}")
    given = "".join(f", {name}={written(value)}" for name, value in options.items())
    print(f"{position}, depth {args.depth}{given}: {plural(nodes, 'node', 'nodes')} in {seconds:.2f} s ({form})")
    return OK


COMMAND = Command("perft", "counts the lines of play from a position", ABOUT, arguments, run)
