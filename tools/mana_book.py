"""Build Mana's opening book: Black's forced wins from the nine back-row set-ups.

    python3 tools/mana_book.py              search, and write engine/mana/book_lines.py
    python3 tools/mana_book.py --check      play the computer's level 3 against every defence instead

Building takes about two minutes and two gigabytes, nearly all of it for the two daimyo on the c file,
where the win takes 15 plies. The check takes seconds, and names the first defence that holds.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path[0] = str(ROOT)

from engine.mana.analysis import LEVELS, choose
from engine.mana.bitboard import Position, moves, play, position_of
from engine.mana.board import BLACK, HOME, OFF, SIZE, SYMBOL, WHITE
from engine.mana.convert import move_text, to_text
from engine.mana.replies import canonical, move_between
from engine.mana.solver import Solver
from engine.mana.tables import BIT, mask_of

LINES = ROOT / "engine" / "mana" / "book_lines.py"
LONGEST = 15  # plies of the longest of the nine wins
SEEN = LEVELS[3].proof  # wins of so many plies need no book
Book = dict[Position, tuple[Position, int]]  # where to go, and in how many plies it wins


def set_ups() -> Iterator[tuple[str, Position]]:
    """The nine positions in which a game on the back rows can begin, with their names."""
    black_row, white_row = (mask_of(list(HOME[side][:SIZE])) for side in (BLACK, WHITE))
    for black in HOME[BLACK][:SIZE]:
        for white in HOME[WHITE][:SIZE]:
            if SYMBOL[black] == SYMBOL[white] == 2:
                ronin = black_row ^ BIT[black], white_row ^ BIT[white]
                position = position_of(black, ronin[0], white, ronin[1], OFF, BLACK, free=False)
                yield to_text(position, BLACK), position


def build(solver: Solver, position: Position, book: Book) -> None:
    """Add the position and all that can follow it, unless the search sees the win by itself."""
    position = canonical(position)
    if position in book or solver.wins_in(position, SEEN) is not None:
        return
    plies = solver.wins_in(position, LONGEST)
    if plies is None:
        raise SystemExit(f"No win within {LONGEST} plies: {to_text(position, BLACK)}")
    attack = narrowest(solver, position, plies)
    book[position] = attack, plies
    for defence in solver.replies(attack):
        build(solver, defence, book)


def narrowest(solver: Solver, position: Position, plies: int) -> Position:
    """Among the attacks that win in time, the one with the fewest defences that need the book in their turn."""
    attacks = [attack for attack in solver.replies(position) if _proved(solver, attack, plies)]
    return min(attacks, key=lambda attack: _long_defences(solver, attack))


def _proved(solver: Solver, attack: Position, plies: int) -> bool:
    """Whether the attack wins; where a proof would be long, only if it is already known."""
    if plies > SEEN + 4:
        return solver.is_known_to_lose(attack, plies - 1)
    return solver.loses(attack, plies - 1)


def _long_defences(solver: Solver, attack: Position) -> int:
    return sum(solver.wins_in(defence, SEEN) is None for defence in solver.replies(attack))


def write(book: Book) -> str:
    """The module of lines; see `engine/mana/book.py` for what they say."""
    lines = []
    for position, (attack, plies) in book.items():
        ranks, _, bird, _ = to_text(position, BLACK).split(" ")
        lines.append(f"{ranks} {bird} {move_text(position, move_between(position, attack))} {plies}\n")
    title = '"""Made by tools/mana_book.py: Black\'s winning moves. Do not edit."""'
    return f'{title}\n\nLINES = """\\\n{"".join(lines)}"""\n'


def check(position: Position, plies: int, seen: set[Position]) -> None:
    """Play level 3 against every legal defence; `seen` are the positions already played from."""
    if position in seen:
        return
    seen.add(position)
    analysis = choose(position)
    if analysis.wins_in is None or not 0 < analysis.wins_in <= plies:
        raise SystemExit(f"No win in {plies} but {analysis}: {to_text(position, BLACK)}")
    if analysis.wins_in == 1:
        return
    after = play(position, analysis.move)
    for defence in moves(after):
        check(play(after, defence), analysis.wins_in - 2, seen)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="play level 3 against every defence; write nothing")
    if parser.parse_args(arguments).check:
        for name, position in set_ups():
            seen: set[Position] = set()
            check(position, LONGEST, seen)
            print(f"{name}: won against every defence, {len(seen)} positions", flush=True)
        return
    book: Book = {}
    for name, position in set_ups():
        before = len(book)
        build(Solver(), position, book)
        print(f"{name}: Black wins in {book[canonical(position)][1]}, {len(book) - before} lines", flush=True)
    LINES.write_text(write(book), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
