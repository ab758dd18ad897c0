"""`play`: a person in the terminal against the computer."""

from __future__ import annotations

import argparse
import sys

from engine.bots.bot import Budget, Thought, choose
from engine.bots.simple import player
from engine.command.command import OK, Command, Unusable
from engine.command.words import (
    WIDTH,
    action_text,
    add_game,
    add_options,
    add_seed,
    level,
    options_of,
    picture,
    read_game,
    result_line,
    seed_or_new,
    sentence,
    who,
    whole,
)
from engine.core import link
from engine.core.game import Json
from engine.core.problem import Problem
from engine.core.registry import REGISTRY
from engine.core.session import Session
from engine.core.wire import parse

ABOUT = """\
Play against the computer. Type an action as the list writes it, or its number.

  python -m engine play mana
  python -m engine play mana --seat 1 --level hard --option two_rows=true
  python -m engine play mana --open 1Fq0...z          go on with a game someone sent
"""
HELP = """\
  e1-e4@a2 or 17   play that action (its text or its number in the list)
  ?                list the legal actions        ? e1   only those that begin with e1
  hint             what the computer would play  undo   take your last decision back
  link             the game as a link            board  show the table again
  quit             leave; the link is printed, so you can go on later"""


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--seat", type=whole(0, 7), default=0, help="where you sit (default: %(default)s, who begins)")
    parser.add_argument("--seats", type=whole(1, 8), help="how many play (default: as few as can)")
    parser.add_argument("--level", type=level, default=2, help="easy, medium, hard or random (default: medium)")
    parser.add_argument("--position", metavar="TEXT", help="begin in this position")
    parser.add_argument("--open", metavar="LINK|FILE", help="go on with this game")
    add_options(parser)
    add_seed(parser)


def run(args: argparse.Namespace) -> int:
    session = _session(args)
    if args.seat >= session.record.seats:
        raise Unusable(f"There is no seat {args.seat}; seats are numbered from 0 to {session.record.seats - 1}.")
    player(args.game, args.level)  # a game without a bot says so now
    print(f"{session.game.info.title}, seed {session.record.seed}. You are seat {args.seat}. Type help for help.")
    Table(session, args.seat, args.level).sit()
    return OK


def _session(args: argparse.Namespace) -> Session:
    if args.open is not None:
        session = read_game(args.open)
        if session.record.game != args.game:
            raise Unusable(f"That is a game of {session.game.info.title}, not of {REGISTRY.info(args.game).title}.")
        return session
    game = REGISTRY.game(args.game)
    options = options_of(args.game, args.option)
    position: Json = args.position
    if args.position is not None and args.position.lstrip().startswith("{"):
        position = parse(args.position)
    return Session.new(game, seed_or_new(args.seed), args.seats, options, position=position)


class Leave(Exception):
    """The person has had enough."""


class Table:
    """One person, one session, and the computer in all other seats."""

    def __init__(self, session: Session, seat: int, level: int) -> None:
        self.session = session
        self.seat = seat
        self.level = level
        self.commands = {
            "help": lambda: print(HELP),
            "board": self.show,
            "hint": self.hint,
            "undo": self.undo,
            "link": lambda: print(link.encode(self.session)),
            "quit": self.leave,
        }

    def sit(self) -> None:
        try:
            while (to_act := self.session.to_act()) is not None:
                if to_act == self.seat:
                    self.decide()
                else:
                    self.answer(to_act)
            self.show()
        except Leave:
            pass
        print(f"The game: {link.encode(self.session)}")

    def show(self) -> None:
        print()
        print(picture(self.session.record.game, self.session.chair(self.seat).view()))
        print()
        print(result_line(self.session, self.seat))

    def answer(self, seat: int) -> None:
        """The computer's turn."""
        thought = self.think(seat, self.level)
        text = self.session.chair(seat).text(thought.action)
        self.session.looked(seat)
        before = len(self.session)
        self.session.play(text)
        print(f"{who(self.session, seat)} plays {action_text(self.session, before, self.seat) or 'in secret'}.")

    def think(self, seat: int, level: int) -> Thought:
        bot = player(self.session.game.info.id, level)
        return choose(bot, self.session.chair(seat), Budget(level, salt=self.session.record.seed))

    def decide(self) -> None:
        """Asks until the person has played or taken something back."""
        self.show()
        before = len(self.session)
        while len(self.session) == before and self.session.to_act() == self.seat:
            line = self.read()
            try:
                self.obey(line)
            except Problem as problem:
                print(f"{problem} Type ? for the list, help for help.")

    def read(self) -> str:
        print("> ", end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise Leave
        return line.strip()

    def obey(self, line: str) -> None:
        if not line:
            return
        if line.startswith("?"):
            self.list(line[1:].strip())
        elif line in self.commands:
            self.commands[line]()
        elif line.isascii() and line.isdigit() and len(line) < 9:
            self.session.play(int(line))
        else:
            self.session.play(line)

    def list(self, beginning: str) -> None:
        actions = [(n, text) for n, text in enumerate(self.session.actions()) if text.startswith(beginning)]
        cells = [f"{number:>4} {text}" for number, text in actions] or ["There is none."]
        width = max(map(len, cells)) + 2
        columns = max(1, WIDTH // width)
        for start in range(0, len(cells), columns):
            print("".join(cell.ljust(width) for cell in cells[start : start + columns]).rstrip())

    def hint(self) -> None:
        level = 3 if self.level else 0
        thought = self.think(self.seat, level)
        print(f"The computer would play {self.session.chair(self.seat).text(thought.action)}.", end=" ")
        print(f"It gives you a chance of {thought.estimate}%.")
        if thought.says:
            print(sentence(self.session.record.game, thought.says))
        if len(thought.line) > 1:
            print(f"It expects {', '.join(thought.line)}.")

    def undo(self) -> None:
        self.session.take_back(self.seat)

    def leave(self) -> None:
        raise Leave


COMMAND = Command("play", "a game in the terminal against the computer", ABOUT, arguments, run)
