"""`score naishi`: what territories are worth, for programs and for the curious."""

from __future__ import annotations

import argparse
from collections import Counter

from engine.command.command import FAILED, OK, Command, Unusable
from engine.command.words import add_json, print_json, standard_input
from engine.naishi.cards import COPIES, KIND, NAMES, PLACES
from engine.naishi.score import Score, best_score

ABOUT = f"""\
Score territories of Naishi, read from standard input, one a line: ten kinds separated by spaces, the Line
from left to right, then the Hand from left to right. Each Ninja copies what serves its owner best.
Kinds: {" ".join(NAMES)}.

  echo 'fort sentinel advisor banner rice fort mountain naishi rice rice' | python3 -m engine score naishi
  python3 -m engine score naishi --json < territories.txt

Every line gets an answer; with --json an object with `total` and `breakdown`, the points of each kind (a Ninja's
under what it copies), or with `error`. Ends with 0 once every line has its answer; without --json with 1 if one
was an error.
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    code = OK
    for line in standard_input():
        answer = _answer(line.decode("utf-8-sig", errors="replace"))  # some editors begin a file with a mark
        if args.json:
            print_json(answer)
        else:
            print(_in_words(answer))
            code = FAILED if "error" in answer else code
    return code


def _answer(line: str) -> dict[str, object]:
    try:
        found = scored(line)
    except Unusable as problem:
        return {"error": str(problem)}
    return {"total": found.total, "breakdown": found.by_kind()}


def scored(line: str) -> Score:
    """The score of a territory in words; raises `Unusable` with what is wrong with the line."""
    words = line.split()
    unknown = [word for word in words if word not in KIND]
    if unknown:
        raise Unusable(f"{unknown[0][:30]!r} is not a kind of card; the kinds are {', '.join(NAMES)}.")
    if len(words) != len(PLACES):
        count = "one card" if len(words) == 1 else f"{len(words)} cards" if words else "no card"
        raise Unusable(f"A territory has ten cards, and this line has {count}.")
    held = Counter(words)
    for name, copies in zip(NAMES, COPIES):
        if held[name] > copies:
            raise Unusable(f"There are only {copies} cards of the kind {name}, and this line has {held[name]}.")
    return best_score(tuple(KIND[word] for word in words))


def _in_words(answer: dict[str, object]) -> str:
    points = answer.get("breakdown")
    if not isinstance(points, dict):
        return str(answer["error"])
    return f"{answer['total']:>4}  " + ", ".join(f"{name} {value}" for name, value in points.items())


COMMANDS = (Command("score", "what territories are worth", ABOUT, arguments, run),)
