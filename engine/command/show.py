"""`show`: the table of a game, as a readable board."""

from __future__ import annotations

import argparse

from engine.command.command import OK, Command, Unusable
from engine.command.words import (
    LINK_OR_FILE,
    action_text,
    add_json,
    picture,
    print_json,
    read_game,
    result_line,
    table,
    whole,
    written,
)
from engine.core.record import MOST_ACTIONS, write_record
from engine.core.session import Session

ABOUT = """\
Show the table of a game as text: as an onlooker sees it, or as one of its seats does.

  python3 -m engine show 1Fq0...z
  python3 -m engine show game.json --seat 1
  python3 -m engine show 'https://example.org/tatami/#1Fq0...z' --at 12
  python3 -m engine show 1Fq0...z --record > game.json      the link as a file
"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="LINK|FILE", help=LINK_OR_FILE)
    parser.add_argument("--seat", type=whole(0, 7), help="look from this seat (0 is the first; default: an onlooker)")
    parser.add_argument("--at", type=whole(0, MOST_ACTIONS), metavar="N", help="as it was after N actions")
    add_json(parser)
    parser.add_argument("--record", action="store_true", help="only the game as a record, to be kept in a file")


def run(args: argparse.Namespace) -> int:
    session = read_game(args.game)
    check_at(session, args.at)
    if args.record:
        if args.json or args.seat is not None or args.at is not None:
            raise Unusable("--record prints the whole game, so --json, --seat and --at cannot be given with it.")
        print(write_record(session.record))
        return OK
    if args.json:
        print_json(table(session, args.seat, args.at))
        return OK
    at = len(session) if args.at is None else args.at
    view = session.chair(args.seat, at).view()
    print(headline(session))
    print()
    print(picture(session.record.game, view))
    print()
    if at:
        last = action_text(session, at - 1, args.seat)
        print(f"Last of {at} actions: {last or 'a secret one'}")
    if at == len(session):
        print(result_line(session, args.seat))
    return OK


def check_at(session: Session, at: int | None) -> None:
    if at is not None and at > len(session):
        raise Unusable(f"This game has {len(session)} actions, so there is nothing after {at}.")


def headline(session: Session) -> str:
    """The game, what is not usual about it, and who plays."""
    record, info = session.record, session.game.info
    parts = [info.title]
    parts += [f"{o.id}={written(record.options[o.id])}" for o in info.options if record.options[o.id] != o.default]
    parts.append(f"seed {record.seed}")
    if any(record.names):
        parts.append(" against ".join(name or f"seat {seat}" for seat, name in enumerate(record.names)))
    return ", ".join(parts)


COMMAND = Command("show", "the table of a game, as text", ABOUT, arguments, run)
