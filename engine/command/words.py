"""The words commands share: games, options, seeds, levels, links and files, and how answers are printed."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
import textwrap
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, BinaryIO

from engine.bots.bot import LEVEL_NAMES
from engine.command.command import Unusable
from engine.core import link
from engine.core.folder import part
from engine.core.game import Json, Text, View
from engine.core.problem import Problem
from engine.core.record import MOST_CHARACTERS
from engine.core.registry import REGISTRY
from engine.core.replay import open_text
from engine.core.rng import SEED_BITS
from engine.core.session import Session

WIDTH = 80
LINK_OR_FILE = "a link, a file with a record or a link in it, or - for standard input"


def game(text: str) -> str:
    """The id of a game that is here."""
    try:
        return REGISTRY.info(text).id
    except Problem as problem:
        raise argparse.ArgumentTypeError(str(problem).rstrip(".")) from None


def add_game(parser: argparse.ArgumentParser, with_part: str = "game") -> None:
    """`with_part`: help names only games whose folder has this module."""
    games = ", ".join(info.id for info in REGISTRY.infos() if find_spec(f"engine.{info.id}.{with_part}"))
    parser.add_argument("game", type=game, metavar="GAME", help=f"one of: {games}")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="answer in JSON, for programs")


def add_seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seed", type=whole(0, (1 << SEED_BITS) - 1), help="what chance begins with (default: a new one, printed)"
    )


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as blocked_is_free=true; `list` names them all",
    )


def whole(least: int, most: int) -> Any:
    """An argument type: a whole number in this range."""

    def read(text: str) -> int:
        try:
            number = int(text) if len(text) <= 30 else most + 1
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f"{text[:30]!r} is not a whole number from {least} to {most}")
        return number

    return read


def seconds(text: str) -> float:
    """An argument type: a time to measure, from 0.01 to 60 seconds."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0.01 <= number <= 60:  # nan is neither
        raise argparse.ArgumentTypeError(f"{text[:30]!r} is not a number of seconds from 0.01 to 60")
    return number


def level(text: str) -> int:
    """A level by name or number: random, easy, medium, hard are 0 to 3."""
    if text in LEVEL_NAMES:
        return LEVEL_NAMES.index(text)
    if text in ("0", "1", "2", "3"):
        return int(text)
    raise argparse.ArgumentTypeError(f"{text[:30]!r} is not a level; the levels are {', '.join(LEVEL_NAMES)}")


def options_of(game_id: str, words: list[str]) -> dict[str, bool | int | str]:
    """Options written name=value, read as that option's choices are written."""
    info = REGISTRY.info(game_id)
    choices = {(option.id, written(choice)): choice for option in info.options for choice in option.choices}
    found: dict[str, bool | int | str] = {}
    for word in words:
        name, _, value = word.partition("=")
        if (name, value) not in choices:
            known = ", ".join(f"{name}={value}" for name, value in choices) or "none"
            raise Unusable(f"{word[:60]!r} is not an option of {info.title}; there are {known}.")
        found[name] = choices[name, value]
    return found


def written(choice: bool | int | str) -> str:
    return str(choice).lower() if isinstance(choice, bool) else str(choice)


def seed_or_new(seed: int | None) -> int:
    return secrets.randbits(SEED_BITS) if seed is None else seed


# Games that somebody sent or saved


def read_game(place: str) -> Session:
    """The game behind a link, in a file or on standard input."""
    if not place.strip():
        raise Unusable("There is neither a link nor the name of a file: the word given is empty.")
    data = read_place(place, MOST_CHARACTERS * 4)
    if data is None:
        return _linked(place)
    name = "Standard input" if place == "-" else repr(place[:200])
    try:
        return _opened(data.decode())
    except (Problem, UnicodeDecodeError) as problem:
        if isinstance(problem, Problem) and problem.key not in ("link.not_ours", "record.not_json"):
            raise Unusable(f"{name}: {problem}") from None
        raise Unusable(f"{name} holds neither a link nor a saved game.") from None


def _linked(place: str) -> Session:
    if "#" not in place and ("/" in place or "." in place or "\\" in place):
        raise Unusable(f"There is no file {place[:200]!r}.")
    try:
        return _opened(place)
    except Problem as problem:
        if problem.key != "link.not_ours":
            raise
        raise Unusable(f"{place[:60]!r} is neither a file nor a link to a game.") from None


def _opened(text: str) -> Session:
    if not text.lstrip().startswith("{"):
        return link.decode(text)
    opened = open_text(text)
    if opened.lost:
        lost = f"the last {opened.lost} actions" if opened.lost > 1 else "the last action"
        print(f"Made under other rules: {lost} can no longer be played.", file=sys.stderr)
    return opened.session


def standard_input() -> BinaryIO:
    if sys.stdin is None:  # closed by whoever started us
        raise Unusable("There is no standard input to read from.")
    return sys.stdin.buffer


def read_place(place: str, most: int) -> bytes | None:
    """What stands in a file or on standard input (-); None if there is no such file."""
    try:
        if place == "-":
            data = standard_input().read(most + 1)
        elif not Path(place).exists():
            return None
        else:
            with Path(place).open("rb") as file:
                data = file.read(most + 1)
    except ValueError:  # no name of a file at all
        return None
    except OSError as error:
        if len(place) > 255:  # a link, too long to be the name of a file
            return None
        raise Unusable(f"{place[:200]!r} cannot be read: {error.strerror or error}.") from None
    if len(data) > most:
        raise Unusable(f"{place[:200]!r} is longer than {most:,} bytes, more than is ever read.")
    return data


# Answers


def print_json(value: Any) -> None:
    print(json.dumps(value))


def picture(game_id: str, view: View) -> str:
    """The table as text: drawn by the game, or else the view key by key."""
    module = part(game_id, "picture")
    if module is None:
        lines = [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in view.items()]
        return "\n".join(textwrap.fill(line, WIDTH, subsequent_indent="    ") for line in lines)
    drawn: str = module.picture(view)
    return drawn


def sentence(game_id: str, text: Text) -> str:
    """What a bot says: in the words of the game's `picture` module, or else key and arguments."""
    sentences: dict[str, Callable[..., str]] = getattr(part(game_id, "picture"), "SENTENCES", {})
    if text.key in sentences:
        return sentences[text.key](**text.args)
    return f"{text.key} ({', '.join(f'{name} {value}' for name, value in text.args.items())})"


def plural(count: int, one: str, more: str) -> str:
    return f"{count:,} {one if count == 1 else more}"


def side(session: Session, seat: int) -> str:
    """A seat and, where the game's `picture` module names one, its side: seat 0, Black."""
    named: Callable[[View, int], str] | None = getattr(part(session.record.game, "picture"), "side", None)
    return f"seat {seat}, {named(session.chair(None).view(), seat)}" if named else f"seat {seat}"


def who(session: Session, seat: int) -> str:
    name = session.record.names[seat]
    return f"seat {seat} ({name})" if name else f"seat {seat}"


def action_text(session: Session, number: int, viewer: int | None) -> str | None:
    """The text of an action, if the viewer (None: an onlooker) may read of it what its player may."""
    step = session.steps[number]
    seen = step.said[-1 if viewer is None else viewer]
    return session.record.texts[number] if seen == step.said[step.seat] else None


def result_line(session: Session, viewer: int | None) -> str:
    """How the game ended, or whose turn it is."""
    result = session.result()
    seat = session.to_act()
    if result is None:
        assert seat is not None
        asked = session.chair(seat).asked()
        line = f"To act: {who(session, seat)}"
        if viewer == seat or (asked and asked.public):  # else how many there are may tell something
            line += f", {plural(session.choices(), 'legal action', 'legal actions')}"
        return line + "."
    first = [who(session, seat) for seat in result.winners]
    ending = result.ending.replace("_", " ")
    if len(first) == session.record.seats:
        line = f"Over: a draw ({ending})."
    else:
        line = f"Over: won by {' and '.join(first)} ({ending})."
    return line + (f" Scores: {', '.join(map(str, result.scores))}." if result.scores else "")


def result_for(session: Session, seat: int) -> str:
    """The same for the person in this seat."""
    result = session.result()
    me = side(session, seat)
    if result is None:
        if session.to_act() != seat:
            return result_line(session, seat)
        return f"Your turn ({me}): {plural(session.choices(), 'legal action', 'legal actions')}."
    first = result.winners
    ending = result.ending.replace("_", " ")
    if len(first) == session.record.seats:
        line = f"A draw: {ending}."
    elif seat not in first:
        line = f"You lose ({me}): {ending}."
    else:
        others = [who(session, other) for other in first if other != seat]
        line = f"You win{''.join(f', as does {other}' for other in others)} ({me}): {ending}."
    scores = [f"{'you' if other == seat else who(session, other)} {score}" for other, score in enumerate(result.scores)]
    return line + (f" Scores: {', '.join(scores)}." if scores else "")


def table(session: Session, seat: int | None, at: int | None = None) -> dict[str, Json]:
    """What --json tells of a table."""
    result = session.result() if at in (None, len(session)) else None
    chair = session.chair(seat, at)
    return {
        "game": session.record.game,
        "seed": session.record.seed,
        "options": dict(session.record.options),
        "actions_played": len(session) if at is None else at,
        "to_act": session.to_act() if at in (None, len(session)) else chair.to_act(),
        "result": None if result is None else result.to_json(),
        "view": chair.view(),
    }
