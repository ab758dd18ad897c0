"""Positions for the tests of Mana: laid out by squares, played by text, or drawn at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.rng import Rng
from engine.mana.board import NAMES, SQUARE, SYMBOL, neighbours
from engine.mana.game import GAME
from engine.mana.state import State

BACK_ROW_DAIMYO = [(black, white) for black in ("b1", "c1", "f1") for white in ("b6", "c6", "f6")]

# Black's six stand on doubles and triples, and every way out is closed; nothing is in reserve.
IMMURED = ("f6 e1 f1 f2 f4 f5", "e6 d1 e2 f3 e4 e5")

# A bird on d2 demands a triple: Black's only one is shut in on b2, and behind it White cannot move at all.
WALL = ("a2 b2 c2 e2 f2 b3", "a1 b1 c1 d1 e1 f1")

# From two daimyo on b1 and b6, the bird on a4: six turns that lead back to where they began.
ROUND = ("b1-a2@a6", "b6-a5@a1", "a2-b2@b4", "a5-a6@a2", "b2-b1@a3", "a6-b6@a4")


# Laying out


def position_text(black: str, white: str, side: str = "b", bird: str = "-", free: int = 0) -> str:
    """Each side by its squares, the daimyo's first: position_text("a1 b2", "f6")."""
    letters: dict[str, str] = {}
    for squares, daimyo, ronin in ((black, "D", "R"), (white, "d", "r")):
        for place, square in enumerate(squares.split()):
            assert square in SQUARE, square
            assert square not in letters, square
            letters[square] = ronin if place else daimyo
    ranks = ["".join(letters.get(file + rank, ".") for file in "abcdef") for rank in "654321"]
    return f"{'/'.join(map(_runs, ranks))} {side} {bird} {free}"


def _runs(rank: str) -> str:
    for length in range(6, 0, -1):
        rank = rank.replace("." * length, str(length))
    return rank


def stand(
    black: str,
    white: str,
    side: str = "b",
    bird: str = "-",
    free: int = 0,
    swap: bool = False,
    blocked_is_free: bool = False,
) -> State:
    """The game in the position laid out by squares, the daimyo's first."""
    return at(position_text(black, white, side, bird, free), swap=swap, blocked_is_free=blocked_is_free)


def at(text: str, swap: bool = False, blocked_is_free: bool = False) -> State:
    options = {"two_rows": False, "swap": swap, "blocked_is_free": blocked_is_free}
    return GAME.from_position(text, options, 2, Rng(0))


def new_game(two_rows: bool = False, swap: bool = False, blocked_is_free: bool = False) -> State:
    options = {"two_rows": two_rows, "swap": swap, "blocked_is_free": blocked_is_free}
    return GAME.setup(options, 2, Rng(0))


def back_row(black: str = "b1", white: str = "b6", swap: bool = False) -> State:
    """The game after a set-up on the back rows, the daimyo on these squares."""
    s = new_game(swap=swap)
    for daimyo in (black, white):
        play(s, f"D@{daimyo}")
        while len(GAME.actions(s)) == 1:
            GAME.apply(s, GAME.actions(s)[0])
    return s


# Playing


def texts(s: State) -> list[str]:
    """The legal list as text."""
    return [GAME.text(s, action) for action in GAME.actions(s)]


def play(s: State, *moves: str) -> State:
    """Plays these texts on `s` itself; each must be legal."""
    for move in moves:
        legal = texts(s)
        assert move in legal, f"{move} is not among {len(legal)} in {GAME.position(s)}"
        GAME.apply(s, GAME.actions(s)[legal.index(move)])
    return s


def landings(s: State, start: str) -> set[str]:
    """Where the piece on `start` may land."""
    return {text[3:5] for text in texts(s) if text.startswith(start)}


def starts(s: State) -> set[str]:
    """The squares of the pieces that may move; "*" if a ronin of the reserve may enter."""
    return {"*" if text.startswith("*") else text[:2] for text in texts(s) if text not in ("pass", "swap")}


def birds(s: State, turn: str) -> set[str]:
    """Where the bird may go after a turn such as "e1-e4"."""
    return {text.partition("@")[2] for text in texts(s) if text.startswith(turn + "@")}


def squares_of(symbol: int) -> set[str]:
    return {NAMES[square] for square in SQUARE.values() if SYMBOL[square] == symbol}


def symbol_of(name: str) -> int:
    return SYMBOL[SQUARE[name]]


def distance(one: str, other: str) -> int:
    """Along rows and files."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


# Drawing at random


def scattered(rng: Rng, least: int = 0, most: int = 5) -> str:
    """Any pieces anywhere."""
    squares = _shuffled(rng, list(NAMES))
    black = [squares.pop() for _ in range(1 + least + rng.below(most - least + 1))]
    white = [squares.pop() for _ in range(1 + least + rng.below(most - least + 1))]
    return position_text(" ".join(black), " ".join(white), rng.choice("bw"), squares.pop(), rng.below(2))


def few(rng: Rng) -> str:
    """A daimyo and at most one ronin a side: large reserves."""
    return scattered(rng, most=1)


def all_pieces(rng: Rng) -> str:
    """Twelve pieces anywhere: no reserves."""
    return scattered(rng, least=5)


def first_turn(rng: Rng) -> str:
    """No bird yet; any pieces anywhere."""
    ranks = scattered(rng).partition(" ")[0]
    return f"{ranks} b - 0"


def crowded(rng: Rng) -> str:
    """All pieces and the bird within four rows and four files."""
    left, low = rng.below(3), rng.below(3)
    near = [NAMES[6 * row + file] for row in range(low, low + 4) for file in range(left, left + 4)]
    squares = _shuffled(rng, near)
    black, white = " ".join(squares[:6]), " ".join(squares[6 : 10 + rng.below(3)])
    return position_text(black, white, rng.choice("bw"), squares[12], rng.below(2))


def one_symbol(rng: Rng) -> str:
    """All pieces on squares of one symbol."""
    symbol = 1 + rng.below(3)
    squares = _shuffled(rng, sorted(squares_of(symbol)))
    black, white = " ".join(squares[: 3 + rng.below(4)]), " ".join(squares[6 : 9 + rng.below(4)])
    bird = rng.choice([name for name in NAMES if name not in black and name not in white])
    return position_text(black, white, rng.choice("bw"), bird, rng.below(2))


def one_symbol_but_one(rng: Rng) -> str:
    """All squares of one symbol but one are taken, perhaps one by the bird; a piece may reach the last."""
    symbol = 1 + rng.below(3)
    *taken, last = _shuffled(rng, sorted(squares_of(symbol)))
    others = [name for name in NAMES if symbol_of(name) != symbol]
    near = rng.choice([name for name in others if distance(name, last) == symbol_of(name)])
    others.remove(near)
    bird = taken.pop() if rng.below(2) else rng.choice(others)
    squares = [near, *_shuffled(rng, taken)]
    side, free = rng.choice("bw"), rng.below(2)
    mover, other = " ".join(squares[:6]), " ".join(squares[6:])
    if side == "b":
        return position_text(mover, other, side, bird, free)
    return position_text(other, mover, side, bird, free)


def hemmed_in(rng: Rng) -> str:
    """The demanded pieces are shut in by their own, and where they need two or three steps by enemies too."""
    while True:
        symbol = 1 + rng.below(3)
        own = _shuffled(rng, sorted(squares_of(symbol)))[: 1 + rng.below(2)]
        enemies: list[str] = []
        around = sorted({NAMES[q] for name in own for q in neighbours(SQUARE[name])} - set(own))
        for name in _shuffled(rng, around):
            (own if symbol == 1 or rng.below(2) else enemies).append(name)
        left = _shuffled(rng, [name for name in NAMES if name not in own and name not in enemies])
        bird = next(name for name in left if symbol_of(name) == symbol)
        left.remove(bird)
        if not enemies or rng.below(2):
            enemies.append(left.pop())
        if len(own) <= 6 and len(enemies) <= 6:
            break
    mover, other = " ".join(_shuffled(rng, own)), " ".join(_shuffled(rng, enemies))
    free = int(rng.below(5) == 0)
    if rng.below(2):
        return position_text(mover, other, "b", bird, free)
    return position_text(other, mover, "w", bird, free)


def immured(rng: Rng) -> str:
    """One side cannot move at all, whatever the demand."""
    shut_in, guards = IMMURED
    inside = {*shut_in.split(), *guards.split()}
    bird = rng.choice([name for name in NAMES if name not in inside])
    free = rng.below(2)
    if rng.below(2):
        return position_text(shut_in, guards, "b", bird, free)
    return position_text(guards, shut_in, "w", bird, free)


KINDS: tuple[Callable[[Rng], str], ...] = (
    scattered,
    few,
    all_pieces,
    first_turn,
    crowded,
    one_symbol,
    one_symbol_but_one,
    hemmed_in,
    immured,
)


def random_positions(kind: Callable[[Rng], str], count: int, seed: int = 1) -> Iterator[str]:
    rng = Rng(seed)
    for _ in range(count):
        yield kind(rng)


def _shuffled(rng: Rng, items: list[str]) -> list[str]:
    rng.shuffle(items)
    return items
