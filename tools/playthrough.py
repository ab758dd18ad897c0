"""Write the golden files that tests compare: a game of every kind step by step, and the order of legal lists.

    python3 tools/playthrough.py [game ...]

Writes tests/golden/playthrough_<game>.txt and tests/golden/order_<game>.txt. The order of a list is part of the
format of records: once there is a tagged release, a change of it must raise the game's rules version.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)

from engine.core.game import AnyGame
from engine.core.registry import REGISTRY
from tests.conformance.case import Case, cases_of, every_moment, some_moments
from tests.support.plain import leaves

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"


def playthrough(game: AnyGame) -> Iterator[str]:
    """A random game, line by line: who is asked what, what is played, what each seat sees of it."""
    case = cases_of(game)[0]
    yield f"# {case}"
    seats = (*range(case.seats), None)
    before = {seat: dict[str, Any]() for seat in seats}
    for s, action, number in every_moment(case):
        now = {seat: dict(leaves(game.view(s, seat))) for seat in seats}
        yield from _changes(before, now)
        before = now
        if action is None:
            result = game.result(s)
            yield f"result: {None if result is None else json.dumps(result.to_json())}"
            return
        asked = game.asked(s)
        yield ""
        yield f"{number + 1}. seat {asked.seat} {asked.kind}{' public' if asked.public else ''} {asked.window}".rstrip()
        yield f"{len(game.actions(s))} actions, plays: {game.text(s, action)}"
        said = {seat: game.describe(s, action, seat) for seat in seats}
        yield from _by_reader("said", {seat: f"{text.key} {json.dumps(text.args)}" for seat, text in said.items()})
        for event in game.apply(game.copy(s), action):
            yield from _by_reader("event", {seat: json.dumps(event.seen_by(seat)) for seat in seats})


def _changes(before: dict[Any, dict[str, Any]], now: dict[Any, dict[str, Any]]) -> Iterator[str]:
    """What changed in the views."""
    for place in dict.fromkeys(place for views in (now, before) for view in views.values() for place in view):
        changed = {
            seat: f"{place[1:]}: {json.dumps(view.get(place, 'gone'))}"
            for seat, view in now.items()
            if view.get(place, "gone") != before[seat].get(place, "gone")
        }
        if changed:
            yield from _by_reader("view", changed, everybody=len(now))


def _by_reader(what: str, lines: dict[Any, str], everybody: int | None = None) -> Iterator[str]:
    """One line where all read the same, else one for each."""
    if len(set(lines.values())) == 1 and len(lines) == (everybody or len(lines)):
        yield f"{what} {next(iter(lines.values()))}"
        return
    for seat, line in lines.items():
        yield f"{what}[{'onlooker' if seat is None else seat}] {line}"


def order(game: AnyGame) -> Iterator[str]:
    """For some games: after how many actions, how many are legal, and a hash of their texts in order."""
    for case in _order_cases(game):
        yield f"# {case}"
        for s, _, number in some_moments(case, 24):
            texts = [game.text(s, action) for action in game.actions(s)]
            mark = hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]
            yield f"after {number}: {len(texts)} {mark} {texts[0]} … {texts[-1]}"


def _order_cases(game: AnyGame) -> list[Case]:
    return [*cases_of(game, 100), *cases_of(game, 200)]


def files(game: AnyGame) -> dict[Path, str]:
    name = game.info.id
    return {
        GOLDEN / f"playthrough_{name}.txt": "\n".join(playthrough(game)) + "\n",
        GOLDEN / f"order_{name}.txt": "\n".join(order(game)) + "\n",
    }


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools/playthrough.py", description="Write golden playthroughs and orders.")
    ids = [info.id for info in REGISTRY.infos()]
    parser.add_argument("game", nargs="*", help=f"which ones (all): {', '.join(ids)}")
    wanted = parser.parse_args().game or ids
    unknown = [name for name in wanted if name not in ids]
    if unknown:
        parser.error(f"there is no game {unknown[0]}; there are {', '.join(ids)}")
    for name in wanted:
        for path, text in files(REGISTRY.game(name)).items():
            changed = not path.exists() or path.read_text(encoding="utf-8") != text
            path.write_text(text, encoding="utf-8")
            print(f"{path.name}: {len(text.splitlines())} lines, {'written anew' if changed else 'as it was'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
