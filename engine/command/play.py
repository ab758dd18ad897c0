"""`play`: a person in the terminal against the computer."""

from __future__ import annotations

import argparse
import sys
import textwrap
from contextlib import suppress

from engine.bots.bot import Budget, Thought, choose
from engine.bots.simple import player
from engine.command.command import OK, Command, Unusable
from engine.command.show import headline
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
    result_for,
    seed_or_new,
    sentence,
    side,
    standard_input,
    whole,
)
from engine.core import link
from engine.core.game import Json
from engine.core.problem import Problem
from engine.core.registry import REGISTRY
from engine.core.session import Session
from engine.core.wire import parse

ABOUT = """\
Play against the computer. Type an action as the list writes it, or its number; capitals do not matter.
Quit, Ctrl-C and the end of the input leave the game and print its link, with which --open goes on.

  python3 -m engine play mana
  python3 -m engine play mana --seat 1 --level hard --option two_rows=true
  python3 -m engine play mana --open 1Fq0...z          go on with a game someone sent
"""
HELP = """\
  e1-e4@a2 or 17   play that action (its text or its number in the list)
  ?                list the legal actions        ? e1   only those that begin with e1
  hint             what the computer would play  undo   take your last decision back
  link             the game as a link            board  show the table again
  quit, q, exit    leave; the link is printed, so you can go on later"""
AT_THE_END = "Type undo to take your last decision back, or quit."


def arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--seat", type=whole(0, 7), default=0, help="where you sit (default: %(default)s, who begins)")
    parser.add_argument("--seats", type=whole(1, 8), help="how many play (default: as few as can)")
    parser.add_argument("--level", type=level, default=2, help="easy, medium, hard or random (default: medium)")
    parser.add_argument("--position", metavar="TEXT", help="begin in this position")
    parser.add_argument("--open", metavar="LINK|FILE", help="go on with this game (excludes what begins a new one)")
    add_options(parser)
    add_seed(parser)


def run(args: argparse.Namespace) -> int:
    standard_input()  # without one nobody can play, and is told so now
    session = _session(args)
    if args.seat >= session.record.seats:
        raise Unusable(f"There is no seat {args.seat}; seats are numbered from 0 to {session.record.seats - 1}.")
    player(args.game, args.level)  # a game without a bot says so now
    _edit_lines()
    print(f"{headline(session)}. You are {side(session, args.seat)}. Type help for help.")
    Table(session, args.seat, args.level).sit()
    return OK


def _edit_lines() -> None:
    """Arrow keys and a history, where Python has them."""
    if sys.stdin.isatty() and sys.stdout.isatty():  # readline writes to what it takes for a terminal
        with suppress(ImportError):
            import readline  # noqa: F401


def _session(args: argparse.Namespace) -> Session:
    if args.open is not None:
        return _opened(args)
    game = REGISTRY.game(args.game)
    options = options_of(args.game, args.option)
    position: Json = args.position
    if args.position is not None and args.position.lstrip().startswith("{"):
        position = parse(args.position)
    return Session.new(game, seed_or_new(args.seed), args.seats, options, position=position)


def _opened(args: argparse.Namespace) -> Session:
    given = {"--seed": args.seed, "--position": args.position, "--seats": args.seats, "--option": args.option or None}
    for name, value in given.items():
        if value is not None:
            raise Unusable(f"--open goes on with a game as it is, so {name} cannot be given with it.")
    session = read_game(args.open)
    if session.record.game != args.game:
        raise Unusable(f"That is a game of {session.game.info.title}, not of {REGISTRY.info(args.game).title}.")
    return session


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
            **dict.fromkeys(("quit", "q", "exit"), self.leave),
        }

    def sit(self) -> None:
        try:
            while True:
                to_act = self.session.to_act()
                if to_act is None:
                    self.end()
                elif to_act == self.seat:
                    self.decide()
                else:
                    self.answer(to_act)
        except KeyboardInterrupt:
            print()
        except Leave:
            pass
        print(f"The game: {link.encode(self.session)}")

    def show(self) -> None:
        print()
        print(picture(self.session.record.game, self.session.chair(self.seat).view()))
        print()
        print(result_for(self.session, self.seat))

    def answer(self, seat: int) -> None:
        """The computer's turn."""
        thought = self.think(seat, self.level)
        text = self.session.chair(seat).text(thought.action)
        name = f"The computer ({side(self.session, seat)})"
        self.session.looked(seat)
        before = len(self.session)
        self.session.play(text)
        seen = action_text(self.session, before, self.seat)
        print(f"{name} plays {seen}." if seen else f"{name} chooses in secret.")

    def think(self, seat: int, level: int) -> Thought:
        bot = player(self.session.game.info.id, level)
        return choose(bot, self.session.chair(seat), Budget(level, salt=self.session.record.seed))

    def decide(self) -> None:
        """Asks until the person has played or taken something back."""
        self.show()
        before = len(self.session)
        while len(self.session) == before and self.session.to_act() == self.seat:
            self.ask()

    def end(self) -> None:
        """It is over, but the last decision may be taken back."""
        self.show()
        print(AT_THE_END)
        while self.session.to_act() is None:
            self.ask()

    def ask(self) -> None:
        line = self.read()
        try:
            self.obey(line)
        except Problem as problem:
            more = " Type ? for the list, help for help." if problem.key == "play.not_legal" else ""
            print(f"{problem}{more}")

    def read(self) -> str:
        try:
            return " ".join(input("> ").split())
        except EOFError:
            print()
            raise Leave from None

    def obey(self, line: str) -> None:
        if not line:
            return
        if line.startswith("?"):
            self.list(line[1:].strip())
        elif line.lower() in self.commands:
            self.commands[line.lower()]()
        elif line.isascii() and line.isdigit() and len(line) < 9:
            self.session.play(int(line))
        else:
            self.session.play(self.meant(line))

    def meant(self, line: str) -> str:
        """The action that is written so but for capitals, if there is just one."""
        actions = self.session.actions()
        alike = [text for text in actions if text.lower() == line.lower()]
        return alike[0] if line not in actions and len(alike) == 1 else line

    def list(self, beginning: str) -> None:
        beginning = beginning.lower()
        actions = [(n, text) for n, text in enumerate(self.session.actions()) if text.lower().startswith(beginning)]
        cells = [f"{number:>4} {text}" for number, text in actions] or ["There is none."]
        width = max(map(len, cells)) + 2
        columns = max(1, WIDTH // width)
        for start in range(0, len(cells), columns):
            print("".join(cell.ljust(width) for cell in cells[start : start + columns]).rstrip())

    def hint(self) -> None:
        if self.session.to_act() is None:
            raise Problem("play.over")
        thought = self.think(self.seat, 3 if self.level else 0)
        parts = [f"The computer would play {self.session.chair(self.seat).text(thought.action)}."]
        if thought.says:
            parts.append(sentence(self.session.record.game, thought.says))
        else:
            parts.append(f"It gives you a chance of {thought.estimate}%.")
        if len(thought.line) > 1:
            parts.append(f"It expects {', '.join(thought.line)}.")
        print(textwrap.fill(" ".join(parts), WIDTH, break_on_hyphens=False))

    def undo(self) -> None:
        self.session.take_back(self.seat)

    def leave(self) -> None:
        raise Leave


COMMAND = Command("play", "a game in the terminal against the computer", ABOUT, arguments, run)
