"""Mana once more, from the rules page alone and as plainly as can be, to check the engine against.

It shares nothing with `engine.mana` and is in no hurry: squares are names such as "a1", the board is a dict,
a walk is a recursion, positions and moves are read and written as text. Draws, swap and set-up are not here.
"""

from __future__ import annotations

from typing import NamedTuple

PRINTED_BOARD = """
6 | 1 2 2 3 1 2
5 | 3 1 3 1 3 2
4 | 2 3 1 2 1 3
3 | 2 1 3 2 3 1
2 | 1 3 1 3 1 2
1 | 3 2 2 1 3 2
    a b c d e f
"""


def read_board(printed: str) -> dict[str, int]:
    *rows, files = printed.strip().splitlines()
    symbols: dict[str, int] = {}
    for row in rows:
        rank, digits = row.split("|")
        for file, digit in zip(files.split(), digits.split()):
            symbols[file + rank.strip()] = int(digit)
    return symbols


SYMBOLS = read_board(PRINTED_BOARD)


class Position(NamedTuple):
    pieces: dict[str, str]  # by square: D R d r
    side: str  # b or w
    bird: str  # a square or -
    free: bool

    def own(self) -> dict[str, str]:
        return {q: piece for q, piece in self.pieces.items() if piece.isupper() == (self.side == "b")}

    def enemies(self) -> dict[str, str]:
        return {q: piece for q, piece in self.pieces.items() if q not in self.own()}

    def unoccupied(self) -> list[str]:
        """The bird's square is occupied."""
        return [q for q in SYMBOLS if q not in self.pieces and q != self.bird]

    def has_reserve(self) -> bool:
        return sum(piece in "Rr" for piece in self.own().values()) < 5


# Text


def read(text: str) -> Position:
    ranks, side, bird, free = text.split(" ")
    pieces: dict[str, str] = {}
    for number, rank in zip("654321", ranks.split("/")):
        spread = "".join("." * int(letter) if letter.isdigit() else letter for letter in rank)
        for file, letter in zip("abcdef", spread):
            if letter != ".":
                pieces[file + number] = letter
    return Position(pieces, side, bird, free == "1")


def write(position: Position) -> str:
    ranks = []
    for number in "654321":
        rank = "".join(position.pieces.get(file + number, ".") for file in "abcdef")
        for run in (6, 5, 4, 3, 2, 1):
            rank = rank.replace("." * run, str(run))
        ranks.append(rank)
    return f"{'/'.join(ranks)} {position.side} {position.bird} {int(position.free)}"


# A turn


def neighbours(square: str) -> list[str]:
    file, rank = ord(square[0]), int(square[1])
    around = [(file - 1, rank), (file + 1, rank), (file, rank - 1), (file, rank + 1)]
    return [name for f, r in around if (name := f"{chr(f)}{r}") in SYMBOLS]


def walk_ends(position: Position, path: list[str], steps: int) -> set[str]:
    """Where the piece that has walked `path` (its start first) can be after so many more steps."""
    ends: set[str] = set()
    for step in neighbours(path[-1]):
        if step in path or step == position.bird or step in position.own():
            continue
        if steps == 1:
            ends.add(step)
        elif step not in position.pieces:
            ends |= walk_ends(position, [*path, step], steps - 1)
    return ends


def bird_squares(position: Position, to: str) -> list[str]:
    """Where the bird may go after a landing on `to`. The start of the move is never on the same symbol."""
    others = [q for q in position.unoccupied() if q != to and SYMBOLS[q] == SYMBOLS[to]]
    return others or [position.bird]


def moves_of(position: Position, squares: list[str]) -> list[str]:
    found = []
    for start in squares:
        for to in walk_ends(position, [start], SYMBOLS[start]):
            captured = position.pieces.get(to)
            if captured in ("D", "d"):
                found.append(f"{start}x{to}#")
            else:
                sign = "x" if captured else "-"
                found += [f"{start}{sign}{to}@{bird}" for bird in bird_squares(position, to)]
    return found


def free_turn(position: Position) -> list[str]:
    found = moves_of(position, list(position.own()))
    if position.has_reserve():
        for to in position.unoccupied():
            found += [f"*{to}@{bird}" for bird in bird_squares(position, to)]
    return found


def legal(text: str, blocked_is_free: bool = False) -> set[str]:
    """The texts of all legal actions."""
    position = read(text)
    own = list(position.own())
    if position.bird == "-":
        return set(moves_of(position, own)) or {"pass"}
    demanded = [q for q in own if SYMBOLS[q] == SYMBOLS[position.bird]]
    if position.free or not demanded:
        return set(free_turn(position)) or {"pass"}
    found = moves_of(position, demanded)
    if not found and blocked_is_free:
        found = free_turn(position)
    return set(found) or {"pass"}


def play(text: str, move: str) -> str:
    """The position after a move that captures no daimyo."""
    position = read(text)
    other = "w" if position.side == "b" else "b"
    if move == "pass":
        return write(position._replace(side=other, free=True))
    pieces = dict(position.pieces)
    turn, bird = move.split("@")
    if turn.startswith("*"):
        pieces[turn[1:]] = "R" if position.side == "b" else "r"
    else:
        pieces[turn[3:]] = pieces.pop(turn[:2])
    return write(Position(pieces, other, bird, free=False))


def perft(text: str, depth: int) -> int:
    """The number of lines of `depth` actions; a line that captured a daimyo earlier adds nothing."""
    moves = legal(text)
    if depth == 1:
        return len(moves)
    return sum(perft(play(text, move), depth - 1) for move in moves if not move.endswith("#"))
