"""`arena`: computer players against each other, over paired games."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from engine.bots.arena import Broken, Entrant, Played, Tally, Task, play_pair, spread
from engine.bots.bot import LEVEL_NAMES
from engine.bots.simple import player
from engine.command.command import FAILED, OK, Command, Unusable
from engine.command.words import (
    add_game,
    add_json,
    add_options,
    add_seed,
    level,
    options_of,
    plural,
    print_json,
    seed_or_new,
    whole,
    written,
)
from engine.core.record import check_seats
from engine.core.registry import REGISTRY
from engine.core.rng import Rng

USUAL_GAMES = 200
LEAST_GAMES = 40  # an interval over fewer games decides nothing
ABOUT = f"""\
Let computer players play each other. The same seed is played once for each way to seat them, so luck and
the first move favour nobody; where a game has no chance, the seed draws the opening. A draw counts one half.
Levels: {", ".join(LEVEL_NAMES)}. Budgets are nodes, so a result can be repeated on any machine.

  python3 -m engine arena mana --seats easy random --games 200 --seed 1
  python3 -m engine arena mana --seats hard medium --games 1000 --until 0.65
  python3 -m engine arena mana --seats hard hard --nodes 4000 1000 --games 100 --json

With --until the games end as soon as the 95% interval of the first player lies on one side of that rate, but not
before {LEAST_GAMES} games; the exit code is 0 if the player reached it and the lower end is above an equal share, 1 if
not. In --json `reached` is null without --until, and `options` has every value that was played.
Where a game counts points, final scores are told by player and by seat, with the standard deviation of one game.
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--seats", nargs="+", type=level, required=True, metavar="LEVEL", help="who plays, such as: hard easy"
    )
    parser.add_argument(
        "--games",
        type=whole(1, 1_000_000),
        metavar="N",
        help=f"how many games (default: {USUAL_GAMES}), rounded up to whole pairs",
    )
    add_seed(parser)
    parser.add_argument(
        "--nodes",
        nargs="+",
        type=whole(1, 10**9),
        metavar="N",
        help="another budget than the level's: one for all, or one for each seat",
    )
    parser.add_argument("--until", type=_rate, metavar="RATE", help="stop once the interval decides, such as 0.65")
    parser.add_argument(
        "--pair", type=whole(1, 1_000_000), metavar="K", help="only the K-th pair of this seed; excludes --games"
    )
    parser.add_argument(
        "--jobs", type=whole(1, 256), default=_cores(), metavar="N", help="processes (default: one for each core)"
    )
    add_options(parser)
    add_json(parser)


def _cores() -> int:
    return 1 if sys.platform == "emscripten" else os.cpu_count() or 1


def _rate(text: str) -> float:
    try:
        rate = float(text)
    except ValueError:
        rate = -1.0
    if not 0 < rate < 1:
        raise argparse.ArgumentTypeError(f"{text[:30]!r} is not a rate between 0 and 1")
    return rate


def run(args: argparse.Namespace) -> int:
    args.seed = seed_or_new(args.seed)
    entrants = entrants_of(args)
    tasks = tasks_of(args, entrants)
    tally = Tally(entrants)
    try:
        with results(tasks, args.jobs) as pairs:
            measure(tally, pairs, len(tasks) * len(entrants), args.until)
    except Broken as broken:
        print(f"Pair {broken.number} broke off: {broken.what}", file=sys.stderr)
        print(f"Repeat it with: {command(args, broken.number)} --jobs 1", file=sys.stderr)
        return FAILED
    reached = None if args.until is None else tally.reached(args.until)
    if args.json:
        print_json({"game": args.game, "seed": args.seed, "reached": reached, **tally.to_json()})
    else:
        print(report(args, tally))
    if reached is False:
        print(f"{entrants[0].name} did not reach {args.until:.0%}. Repeat: {command(args)}", file=sys.stderr)
    return FAILED if reached is False else OK


def entrants_of(args: argparse.Namespace) -> tuple[Entrant, ...]:
    info = REGISTRY.info(args.game)
    check_seats(info, len(args.seats))
    nodes: Sequence[int | None] = args.nodes or [None]
    if len(nodes) not in (1, len(args.seats)):
        raise Unusable("--nodes takes one number for all seats, or one for each.")
    for number in args.seats:
        player(args.game, number)  # a game without a bot says so before anything is played
    budgets = list(nodes) * len(args.seats) if len(nodes) == 1 else nodes
    names = [LEVEL_NAMES[number] for number in args.seats]
    if args.nodes:
        names = [f"{name}:{budget}" for name, budget in zip(names, budgets)]
    return tuple(Entrant(*parts) for parts in zip(names, args.seats, budgets))


def tasks_of(args: argparse.Namespace, entrants: tuple[Entrant, ...]) -> list[Task]:
    options = tuple(options_of(args.game, args.option).items())
    if args.pair and args.games:
        raise Unusable("--pair plays one pair only, so --games cannot be given with it.")
    wanted = args.games or USUAL_GAMES
    rounds = -(-wanted // len(entrants))
    if args.games and rounds * len(entrants) != args.games:
        more = f"--games {args.games} is rounded up to {rounds * len(entrants)}"
        print(f"{more}: each seed is played once for each way to seat the players.", file=sys.stderr)
    rng = Rng(args.seed)
    seeds = [rng.seed() for _ in range(max(rounds, args.pair or 0))]
    numbers = [args.pair] if args.pair else range(1, rounds + 1)
    return [Task(args.game, entrants, options, number, seeds[number - 1]) for number in numbers]


@contextmanager
def results(tasks: list[Task], jobs: int) -> Iterator[Iterable[list[Played]]]:
    """The pairs in the order of their numbers, so that stopping early does not depend on who is quicker."""
    jobs = min(jobs, len(tasks))
    if jobs == 1:
        yield map(play_pair, tasks)
        return
    import multiprocessing  # here, because Pyodide has none

    before = signal.signal(signal.SIGTERM, _end)
    try:
        with multiprocessing.Pool(jobs, initializer=_leave_ctrl_c_to_the_parent) as pool:
            yield pool.imap(play_pair, tasks)
    finally:
        signal.signal(signal.SIGTERM, before)


def _end(*_: object) -> None:
    """Told to end, the parent ends its processes first: they would play on without it."""
    raise SystemExit(128 + signal.SIGTERM)


def _leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def measure(tally: Tally, pairs: Iterable[list[Played]], games: int, until: float | None) -> None:
    bar = sys.stderr is not None and sys.stderr.isatty()
    tenths = 0  # said so far, where there is no terminal
    for pair in pairs:
        for played in pair:
            tally.add(played)
        if bar:
            print("\r" + progress(tally, games), end=" ", file=sys.stderr, flush=True)
        elif 10 * tally.games // games > tenths and sys.stderr is not None:
            tenths = 10 * tally.games // games
            print(progress(tally, games), file=sys.stderr, flush=True)
        if until is not None and tally.games >= LEAST_GAMES and tally.decided(until):
            break
    if bar:
        print(file=sys.stderr)


def progress(tally: Tally, games: int) -> str:
    done = 30 * tally.games // games
    low, high = tally.interval(0)
    return f"[{'#' * done}{'.' * (30 - done)}] {tally.games}/{games}  {tally.rate(0):.1%} ({low:.1%} to {high:.1%})"


def report(args: argparse.Namespace, tally: Tally) -> str:
    title = REGISTRY.info(args.game).title
    names = " against ".join(entrant.name for entrant in tally.entrants)
    lines = [
        f"{title}, {names}: {plural(tally.games, 'game', 'games')}, {tally.distinct} distinct, seed {args.seed}",
        f"Options: {', '.join(option_words(tally)) or 'none'}",
        f"{'':<14}{'won':>6}{'drawn':>7}{'lost':>6}{'rate':>8}   {'95% interval':<18}{'think':>10}{'nodes':>9}",
    ]
    for who, entrant in enumerate(tally.entrants):
        low, high = tally.interval(who)
        moves = max(tally.moves[who], 1)
        counts = f"{tally.won[who]:>6}{tally.shared[who]:>7}{tally.lost[who]:>6}{tally.rate(who):>8.1%}"
        cost = f"{1000 * tally.seconds[who] / moves:>7.1f} ms{tally.nodes[who] / moves:>9.0f}"
        lines.append(f"{entrant.name:<14}{counts}   {f'{low:.1%} to {high:.1%}':<18}{cost}")
    endings = ", ".join(f"{name.replace('_', ' ')} {count}" for name, count in sorted(tally.endings.items()))
    games = max(tally.games, 1)
    lines.append(f"Seat 0 scored {tally.first_seat / games:.1%}; {tally.plies / games:.1f} actions a game; {endings}.")
    if any(tally.scores):
        lines.append(f"Final scores: {score_words([entrant.name for entrant in tally.entrants], tally.scores)};")
        lines.append(
            f"by seat: {score_words([f'seat {seat}' for seat in range(len(tally.entrants))], tally.seat_scores)}."
        )
    return "\n".join(lines)


def score_words(names: Sequence[str], scores: Sequence[Sequence[int]]) -> str:
    """Who reached how much: hard 61.3 (deviation 12.4)."""
    found = [(name, spread(each)) for name, each in zip(names, scores)]
    return ", ".join(f"{name} {one.mean:.1f} (deviation {one.deviation:.1f})" for name, one in found if one)


def option_words(tally: Tally) -> list[str]:
    """What was played: two_rows=false or true."""
    return [f"{name}={' or '.join(map(written, values))}" for name, values in tally.options.items()]


def command(args: argparse.Namespace, pair: int | None = None) -> str:
    """What repeats this run, or one pair of it."""
    seats = " ".join(LEVEL_NAMES[number] for number in args.seats)
    part = f"--pair {pair or args.pair}" if pair or args.pair else f"--games {args.games or USUAL_GAMES}"
    words = f"python3 -m engine arena {args.game} --seats {seats} {part} --seed {args.seed}"
    if args.nodes:
        words += f" --nodes {' '.join(map(str, args.nodes))}"
    if args.until is not None:
        words += f" --until {args.until}"
    return words + "".join(f" --option {word}" for word in args.option)


COMMAND = Command("arena", "computer players against each other, with statistics", ABOUT, arguments, run)
