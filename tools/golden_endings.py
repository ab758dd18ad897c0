"""Write tests/golden/endings_naishi.json: a whole game of Naishi for every way it can end, with its result.

    python3 tools/golden_endings.py

Games of chance are played from seed after seed, with either player first, until each ending has come up. The turn
that is passed because nothing is legal cannot be reached from a deal (one turn empties three piles at most), so that
game begins in a composed position. Like the golden links, the file may be written anew until the first tagged release.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)

from engine.core.game import Json, Result
from engine.core.registry import REGISTRY
from engine.core.rng import Rng
from engine.core.session import Session
from tools.golden_links import entry

PATH = Path(__file__).resolve().parent.parent / "tests" / "golden" / "endings_naishi.json"
MOUNTAINS = ["mountain"] * 5
EMPTY_RIVER: Json = {
    "lines": [["fort", "monk", "naishi", "banner", "mountain"], ["rice", "rice", *MOUNTAINS[:3]]],
    "hands": [["torii", "monk", *MOUNTAINS[:3]], ["fort", "ninja", "sentinel", *MOUNTAINS[:2]]],
    "river": [[], [], [], [], []],
    "decree": 1,
    "last_turn": True,
}


def told(session: Session, kind: str) -> list[dict[str, Json]]:
    """The events of this kind, as an onlooker saw them."""
    return [event.seen_by(None) for step in session.steps for event in step.events if event.kind == kind]


def result(session: Session) -> Result:
    found = session.result()
    assert found is not None
    return found


def first(session: Session) -> Json:
    return session.chair(None).view()["first"]


def by_two_piles(session: Session) -> bool:
    return result(session).ending == "two_piles" and not told(session, "declared")


def declared_by(session: Session) -> Json:
    """Who declared: the first player, the second, or nobody."""
    found = told(session, "declared")
    return None if not found else "first" if found[0]["seat"] == first(session) else "second"


def tied(session: Session) -> bool:
    return len(set(result(session).scores)) == 1


ENDINGS: dict[str, Callable[[Session], bool]] = {
    "two piles in the first player's turn": lambda game: by_two_piles(game) and len(told(game, "last_turn")) == 1,
    "two piles in the second player's turn": lambda game: by_two_piles(game) and not told(game, "last_turn"),
    "declared by the first player": lambda game: declared_by(game) == "first",
    "declared by the second player": lambda game: declared_by(game) == "second",
    "tie by colours": lambda game: tied(game) and sorted(result(game).placement) == [1, 2],
    "draw": lambda game: tied(game) and result(game).placement == (1, 1),
    "ninjas of both choose": lambda game: {event["seat"] for event in told(game, "copied")} == {0, 1},
    "forced pass": lambda game: "pass" in game.record.texts,
}


def random_game(seed: int, first_player: int) -> Session:
    session, rng = Session.new(REGISTRY.game("naishi"), seed, options={"first": first_player}), Rng(seed)
    while session.to_act() is not None:
        session.play(rng.below(session.choices()))
    return session


def games() -> Iterator[tuple[str, Session]]:
    """For every ending a game with either player first, and the composed one."""
    yield "forced pass", Session.new(REGISTRY.game("naishi"), 1, position=EMPTY_RIVER)
    for first_player in (0, 1):
        wanted = {name: fits for name, fits in ENDINGS.items() if name != "forced pass"}
        seed = 1_000 * first_player
        while wanted:
            seed += 1
            session = random_game(seed, first_player)
            for name in [name for name, fits in wanted.items() if fits(session)][:1]:
                del wanted[name]
                yield name, session


def entries() -> list[dict[str, Any]]:
    found = [{"ending": name, **entry(session)} for name, session in games()]
    return sorted(found, key=lambda each: list(ENDINGS).index(str(each["ending"])))


def main() -> int:
    lines = ",\n".join(json.dumps(item, ensure_ascii=False) for item in entries())
    PATH.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(f"{PATH.name}: {lines.count(chr(10)) + 1} games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
