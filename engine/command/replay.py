"""`replay`: every step of a game as text."""

from __future__ import annotations

import argparse

from engine.command.command import OK, Command
from engine.command.show import check_at, headline
from engine.command.words import (
    LINK_OR_FILE,
    add_json,
    picture,
    print_json,
    read_game,
    result_line,
    table,
    who,
    whole,
)
from engine.core.game import Json
from engine.core.record import MOST_ACTIONS
from engine.core.session import Session

ABOUT = """\
Go through a game step by step. A record holds everything, so this shows secret choices too.

  python3 -m engine replay 1Fq0...z
  python3 -m engine replay game.json --boards
  python3 -m engine replay game.json --at 12        the steps up to the 12th, and the table there

Beside each action stands which of the legal ones it was, counted from 1; `index` in --json counts from 0.
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="LINK|FILE", help=LINK_OR_FILE)
    parser.add_argument("--at", type=whole(0, MOST_ACTIONS), metavar="N", help="stop after N actions")
    parser.add_argument("--boards", action="store_true", help="show the table after every decision")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    session = read_game(args.game)
    check_at(session, args.at)
    at = len(session) if args.at is None else args.at
    if args.json:
        print_json({**table(session, None, at), "steps": [step_as_json(session, n) for n in range(at)]})
        return OK
    print(headline(session))
    for number, line in enumerate(step_lines(session, at), 1):
        print(line)
        if args.boards and number < at and not session.steps[number - 1].by_itself:
            print_board(session, number)
    print_board(session, at)
    if at == len(session):
        print(result_line(session, None))
    return OK


def step_lines(session: Session, at: int) -> list[str]:
    """The first `at` steps, in columns."""
    steps, record = session.steps[:at], session.record
    players = max((len(who(session, step.seat)) for step in steps), default=0)
    texts = max(map(len, record.texts[:at]), default=0)
    lines = []
    for number, step in enumerate(steps):
        choice = f"{record.log[number] + 1} of {step.choices}" + (", by itself" if step.by_itself else "")
        player, text = who(session, step.seat), record.texts[number]
        lines.append(f"{number + 1:>4}. {player:<{players}}  {text:<{texts}}  ({choice})")
    return lines


def step_as_json(session: Session, number: int) -> dict[str, Json]:
    step, record = session.steps[number], session.record
    return {
        "number": number + 1,
        "seat": step.seat,
        "text": record.texts[number],
        "index": record.log[number],
        "choices": step.choices,
        "by_itself": step.by_itself,
        "events": [event.seen_by(None) for event in step.events],
    }


def print_board(session: Session, at: int) -> None:
    print()
    print(picture(session.record.game, session.chair(None, at).view()))
    print()


COMMAND = Command("replay", "every step of a game, as text", ABOUT, arguments, run)
