"""Reads the command line and runs one command; whatever happens, the answer is an exit code and no traceback.

Exit codes: 0 it went well; 1 what was asked for failed (a scenario, a level); 2 the input cannot be used.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Any, NoReturn

from engine import VERSION
from engine.command import arena, bench, listing, perft, play, replay, scenario, show, talk
from engine.command.command import BAD_INPUT, FAILED, Command, Unusable
from engine.core.folder import part
from engine.core.problem import Problem
from engine.core.registry import REGISTRY

COMMANDS = (
    listing.COMMAND,
    show.COMMAND,
    replay.COMMAND,
    play.COMMAND,
    talk.COMMAND,
    scenario.COMMAND,
    perft.COMMAND,
    arena.COMMAND,
    bench.COMMAND,
)
PROGRAM = "python3 -m engine"
ABOUT = """\
Games of old Japan, played and studied from the command line.

  python3 -m engine list                          which games there are
  python3 -m engine play mana --level easy        a game against the computer
  python3 -m engine show LINK                     the table of a game someone sent
  python3 -m engine COMMAND --help                more about a command, with examples
"""
TRACE = "TATAMI_TRACE"  # set in the environment: a mistake of ours shows its traceback


class Parser(argparse.ArgumentParser):
    """Errors in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{message[:1].upper()}{message[1:]}; see {self.prog} --help.\n")

    def print_help(self, file: Any = None) -> None:
        """Else argparse keeps it to itself where help cannot be written."""
        print(self.format_help(), end="", file=file)


def main(argv: Sequence[str] | None = None) -> int:
    words = sys.argv[1:] if argv is None else list(argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        _never_fail_on_letters(stream)
    if sys.stdout is None:  # closed by whoever started us
        return _say("There is no standard output to write to.", FAILED)
    try:
        code = _run(words)
        sys.stdout.flush()
        return code
    except BrokenPipeError:  # whoever read our output has seen enough
        _write_no_more()
        return 128 + 13
    except KeyboardInterrupt:
        return 128 + 2
    except Exception as mistake:
        if os.environ.get(TRACE):
            raise
        if isinstance(mistake, OSError):  # a full disk, a stream that cannot be read
            _write_no_more()
            return _say(f"Reading or writing failed: {mistake.strerror or mistake}.", FAILED)
        again = " ".join([PROGRAM, *map(quoted, words)])
        what = f"Something went wrong here: {type(mistake).__name__}: {mistake}"
        return _say(f"{what}\nTo see where: {TRACE}=1 {again}", FAILED)


def _run(words: list[str]) -> int:
    try:
        args, unknown = parser().parse_known_args(words)
        if unknown:
            args.parser.error(f"unrecognized arguments: {' '.join(unknown)[:200]}")
        code: int = args.run(args)
        return code
    except SystemExit as end:  # argparse has said what there is to say
        return end.code if isinstance(end.code, int) else BAD_INPUT
    except (Problem, Unusable) as problem:
        return _say(str(problem), BAD_INPUT)


def _say(sentence: str, code: int) -> int:
    if sys.stderr is not None:
        print(sentence, file=sys.stderr)
    return code


def _write_no_more() -> None:
    """Else Python tries once more at its end, and complains."""
    with suppress(OSError):
        sys.stdout.flush()
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def quoted(word: str) -> str:
    """A word as a shell takes it."""
    plain = word and all(letter.isalnum() or letter in "-_./=:,@#+" for letter in word) and word[0] != "#"
    return word if plain else "'" + word.replace("'", "'\\''") + "'"


def _never_fail_on_letters(stream: IO[str] | None) -> None:
    """A terminal that cannot show a letter gets another one, and bytes that are none may be typed."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure:
        reconfigure(errors="backslashreplace")


def parser() -> Parser:
    top = Parser(prog=PROGRAM, description=ABOUT, formatter_class=argparse.RawDescriptionHelpFormatter)
    top.add_argument("--version", action="version", version=f"tatami {VERSION}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND", title="commands")
    for command in COMMANDS:
        _add(commands, command.name, command)
    for name, by_game in games_commands().items():
        summary = "; ".join(f"{game}: {command.help}" for game, command in by_game.items())
        games = commands.add_parser(name, help=summary, description=summary)
        choice = games.add_subparsers(dest="game", required=True, metavar="GAME", title="games")
        for game, command in by_game.items():
            _add(choice, game, command)
    return top


def _add(commands: argparse._SubParsersAction[Parser], name: str, command: Command) -> None:
    one = commands.add_parser(
        name,
        help=command.help,
        description=command.about,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.arguments(one)
    one.set_defaults(run=command.run, parser=one)  # the parser tells what it does not know


def games_commands() -> dict[str, dict[str, Command]]:
    """What games add for themselves, by the name of the command and the game."""
    found: dict[str, dict[str, Command]] = {}
    for info in REGISTRY.infos():
        for command in getattr(part(info.id, "command"), "COMMANDS", ()):
            found.setdefault(command.name, {})[info.id] = command
    return found
