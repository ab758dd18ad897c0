"""Mine Mana positions in which something is forced, for the tests of the computer's strongest level.

    python3 tools/mana_mine.py              write tests/golden/mana_wins.json (a few minutes)

Random games from both set-ups are searched for two kinds of positions, as many of each as `WANTED` says:

    win     the side to move captures the daimyo in exactly `plies` plies against any defence; `line` is one way
    avoid   of its `legal` moves, `losing` let the opponent win by force within 5 plies, and the others do not;
            `plies` is the longest of these wins, counted after the move

A win whose line has a drop or a pass is marked so in `with`, and so is a position which a drop saves.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)

from engine.core.rng import Rng
from engine.mana.bitboard import PASS, Position, can_capture, is_over, moves, play, position_of, unpack
from engine.mana.board import BLACK, HOME, OFF, SIZE, SYMBOL, WHITE
from engine.mana.convert import move_text, to_text
from engine.mana.replies import canonical
from engine.mana.solver import Solver
from engine.mana.tables import mask_of

TARGET = ROOT / "tests" / "golden" / "mana_wins.json"
SEED = 20
LONGEST_GAME = 60
FORCED_LOSS = 5
# (kind, plies, with): how many of each colour and set-up
WANTED = {
    ("win", 1, ""): 5,
    ("win", 3, ""): 10,
    ("win", 3, "drop"): 2,
    ("win", 5, ""): 12,
    ("win", 5, "drop"): 3,
    ("win", 7, ""): 13,
    ("win", 7, "drop"): 3,
    ("avoid", 1, ""): 3,
    ("avoid", 3, ""): 9,
    ("avoid", 5, ""): 10,
    ("avoid", 5, "drop"): 2,
}
PASSES = 12  # wins with a pass in their line, of all colours and set-ups together; they are rare

Found = dict[str, str | int | list[str]]


def games(rng: Rng) -> Iterator[tuple[Position, int, str]]:
    """Positions of random games in which nobody lets his daimyo be captured without need."""
    while True:
        rows = ("back", "two")[rng.below(2)]
        position, side = set_up(rng, rows), BLACK
        for _ in range(LONGEST_GAME):
            yield position, side, rows
            position = play(position, _move(position, rng))
            side = 1 - side
            if is_over(position):
                break


def _move(position: Position, rng: Rng) -> int:
    legal = moves(position)
    for _ in range(10):
        move = rng.choice(legal)
        if not can_capture(play(position, move)):
            break
    return move


def set_up(rng: Rng, rows: str) -> Position:
    placed: list[tuple[int, int]] = []
    for side in (BLACK, WHITE):
        squares = list(HOME[side][:SIZE] if rows == "back" else HOME[side])
        rng.shuffle(squares)
        daimyo = next(square for square in squares if rows == "two" or SYMBOL[square] == 2)
        squares.remove(daimyo)
        placed.append((daimyo, mask_of(squares[: SIZE - 1])))
    return position_of(*placed[0], *placed[1], OFF, BLACK, free=False)


def look(position: Position, side: int) -> Found | None:
    """What is forced here, if anything."""
    solver = Solver()
    plies = solver.wins_in(position, 7)
    if plies is not None:
        line = solver.winning_line(position, plies)
        found: Found = {"kind": "win", "plies": plies, "with": _with(line), "line": _texts(position, line)}
    else:
        avoided = _avoid(solver, position)
        if avoided is None:
            return None
        found = avoided
    return {"position": to_text(position, side), **found}


def _avoid(solver: Solver, position: Position) -> Found | None:
    """A position where most moves lose by force, but not all."""
    losses: list[int] = []
    saving: list[int] = []
    known: dict[Position, int | None] = {}
    for move in moves(position):
        after = canonical(play(position, move))
        if after not in known:
            known[after] = solver.wins_in(after, FORCED_LOSS)
        length = known[after]
        if length is None:
            saving.append(move)
        else:
            losses.append(length)
    if not saving or len(losses) < 2 * len(saving):
        return None
    return {
        "kind": "avoid",
        "plies": max(losses),
        "with": _with(saving),
        "losing": len(losses),
        "legal": len(losses) + len(saving),
    }


def _with(line: list[int]) -> str:
    if PASS in line:
        return "pass"
    return "drop" if any(unpack(move)[0] == OFF for move in line) else ""


def _texts(position: Position, line: list[int]) -> list[str]:
    texts = []
    for move in line:
        texts.append(move_text(position, move))
        position = play(position, move)
    return texts


def mine() -> list[Found]:
    wanted = Counter(
        {(*key, side, rows): n for key, n in WANTED.items() for side in (BLACK, WHITE) for rows in ("back", "two")}
    )
    passes, found, seen = PASSES, [], set()
    for position, side, rows in games(Rng(SEED)):
        if canonical(position) in seen:
            continue
        seen.add(canonical(position))
        forced = look(position, side)
        if forced is None:
            continue
        key = (forced["kind"], forced["plies"], forced["with"], side, rows)
        if forced["with"] == "pass" and passes:
            passes -= 1
        elif wanted[key]:  # type: ignore[index]
            wanted[key] -= 1  # type: ignore[index]
        else:
            continue
        found.append({**forced, "rows": rows})
        print(f"{len(found):3} {forced['kind']} {forced['plies']} {forced['with']:4} {forced['position']}", flush=True)
        if not passes and not +wanted:
            return found
    return found


def main(arguments: list[str]) -> None:
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args(
        arguments
    )
    found = sorted(mine(), key=lambda one: (one["kind"], one["plies"], one["with"], one["position"]))
    TARGET.write_text("[\n" + ",\n".join(json.dumps(one) for one in found) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
