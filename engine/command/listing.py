"""`list`: which games there are."""

from __future__ import annotations

import argparse

from engine.command.command import OK, Command
from engine.command.words import add_json, print_json, written
from engine.core.game import GameInfo
from engine.core.registry import REGISTRY

ABOUT = """\
The games that are here: their ids, how many play, and their options, with the default first.

  python3 -m engine list
  python3 -m engine list --json
"""


def run(args: argparse.Namespace) -> int:
    infos = REGISTRY.infos()
    if args.json:
        print_json([as_json(info) for info in infos])
        return OK
    for info in infos:
        seats = str(info.least_seats)
        if info.most_seats > info.least_seats:
            seats += f" to {info.most_seats}"
        print(f"{info.id:<10} {info.title}, {seats} players, rules version {info.rules}")
        for option in info.options:
            others = [written(choice) for choice in option.choices if choice != option.default]
            print(f"{'':<10}   {option.id}={written(option.default)} (or {', '.join(others)})")
    return OK


def as_json(info: GameInfo) -> dict[str, object]:
    options = [{"id": o.id, "choices": list(o.choices), "default": o.default} for o in info.options]
    return {
        "id": info.id,
        "title": info.title,
        "rules": info.rules,
        "seats": [info.least_seats, info.most_seats],
        "options": options,
    }


COMMAND = Command("list", "which games there are", ABOUT, add_json, run)
