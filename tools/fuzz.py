"""Give the readers of links and files broken input, for as long as you like.

    python3 tools/fuzz.py [--inputs 1000000] [--seed 1] [--jobs 2]
    python3 tools/fuzz.py --seed 1 --only 4711      one input again, with all that is known of it

The only answers allowed are a problem with a sentence, or a game that goes back into what it was read from.
Ends with 0 when nothing else happened, 1 when something did, 2 for arguments it does not know.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)

from engine.core import link
from engine.core.registry import Registry
from engine.core.rng import Rng
from engine.core.session import Session
from tests.support.mutations import mutated_file, mutated_link, some_sessions, try_file, try_link
from tests.support.tables import with_shells

CHUNK = 1000
CORPUS = 60  # games that are mutated
MOST_FAILURES = 5  # shown


class Corpus(NamedTuple):
    registry: Registry
    sessions: list[Session]
    links: list[str]


class Outcome(NamedTuple):
    """What came of a chunk of inputs."""

    inputs: int
    answers: Counter[str]
    failed: dict[int, str]  # the number of an input: its traceback
    slowest: tuple[float, int]  # seconds, number


@cache
def corpus(seed: int) -> Corpus:
    registry = with_shells()
    sessions = some_sessions(registry, Rng(seed), CORPUS)
    return Corpus(registry, sessions, [link.encode(session) for session in sessions])


def make_input(seed: int, number: int) -> tuple[str, str]:
    """Link or file, and its text: a function of the two numbers alone. One in four is a file."""
    known, rng = corpus(seed), Rng(Rng((seed << 32) ^ number).word())
    if rng.below(4) == 0:
        return "file", mutated_file(rng, rng.choice(known.sessions))
    return "link", mutated_link(rng, rng.choice(known.links))


def try_one(seed: int, number: int) -> str:
    kind, text = make_input(seed, number)
    attempt = try_link if kind == "link" else try_file
    return f"{kind}: {attempt(text, corpus(seed).registry)}"


def run_chunk(work: tuple[int, int, int]) -> Outcome:
    seed, first, count = work
    answers, failed, slowest = Counter[str](), dict[int, str](), (0.0, first)
    for number in range(first, first + count):
        began = time.perf_counter()
        try:
            answers[try_one(seed, number)] += 1
        except Exception:
            failed[number] = traceback.format_exc(limit=-6)
        slowest = max(slowest, (time.perf_counter() - began, number))
    return Outcome(count, answers, failed, slowest)


def outcomes(seed: int, inputs: int, jobs: int) -> Iterator[Outcome]:
    work = [(seed, first, min(CHUNK, inputs - first)) for first in range(0, inputs, CHUNK)]
    if jobs == 1:
        yield from map(run_chunk, work)
        return
    with multiprocessing.Pool(jobs) as pool:
        yield from pool.imap_unordered(run_chunk, work)


def run(seed: int, inputs: int, jobs: int) -> int:
    corpus(seed)  # before the processes part, so that it is made once
    done, answers, failed, slowest, began = 0, Counter[str](), dict[int, str](), (0.0, 0), time.monotonic()
    for outcome in outcomes(seed, inputs, jobs):
        done += outcome.inputs
        answers += outcome.answers
        failed |= outcome.failed
        slowest = max(slowest, outcome.slowest)
        if sys.stderr.isatty():
            speed = done / (time.monotonic() - began)
            line = f"\r{done:,} of {inputs:,} inputs, {speed:,.0f} a second, {len(failed)} failed "
            print(line, end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    for answer, count in sorted(answers.items()):
        print(f"{count:10,}  {answer}")
    print(f"{done:10,}  inputs, seed {seed}, {time.monotonic() - began:.0f} s; the slowest took {slowest[0]:.2f} s")
    for number, trace in sorted(failed.items())[:MOST_FAILURES]:
        print(f"\n{trace}\nThis repeats it: python3 tools/fuzz.py --seed {seed} --only {number}")
    if failed:
        print(f"\n{len(failed)} inputs had another answer than a problem or a game.")
    return 1 if failed else 0


def run_one(seed: int, number: int) -> int:
    kind, text = make_input(seed, number)
    print(f"input {number} of seed {seed}, a {kind} of {len(text)} characters:\n{text!a}")
    try:
        print(try_one(seed, number))
    except Exception:
        traceback.print_exc()
        return 1
    return 0


def main() -> int:
    what = "Give the readers of links and files broken input."
    parser = argparse.ArgumentParser(prog="tools/fuzz.py", description=what)
    parser.add_argument("--inputs", type=int, default=1_000_000, metavar="N", help="how many (1000000)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="another seed, other inputs (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (one a core)")
    parser.add_argument("--only", type=int, metavar="N", help="try just this input, and show it")
    args = parser.parse_args()
    if args.inputs < 1 or args.jobs < 1 or args.seed < 0:
        parser.error("--inputs and --jobs must be at least 1, --seed at least 0")
    print(f"python3 tools/fuzz.py --inputs {args.inputs} --seed {args.seed}" if args.only is None else "", flush=True)
    return run(args.seed, args.inputs, args.jobs) if args.only is None else run_one(args.seed, args.only)


if __name__ == "__main__":
    sys.exit(main())
