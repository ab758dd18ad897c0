"""Positions of Mana as text, as FEN is for chess: `rdrrrr/6/6/6/6/RDRRRR b - 0`.

Ranks from 6 to 1; D R are Black's daimyo and ronin, d r White's, digits are runs of empty squares; then the
side to move, the bird's square or `-`, and the free flag. Reserves are what is missing on the board.
"""

from __future__ import annotations

from engine.core.problem import Problem, add_sentences
from engine.mana.board import (
    BIRD,
    BLACK,
    BLACK_DAIMYO,
    BLACK_RONIN,
    DAIMYO,
    EMPTY,
    NAMES,
    RONIN,
    RONIN_A_SIDE,
    SIZE,
    SQUARE,
    WHITE,
    WHITE_DAIMYO,
    WHITE_RONIN,
)
from engine.mana.state import State

LETTERS = {BLACK_RONIN: "R", BLACK_DAIMYO: "D", WHITE_RONIN: "r", WHITE_DAIMYO: "d"}
_PIECE = {letter: piece for piece, letter in LETTERS.items()}
_COLOUR = ("Black", "White")
START = "rdrrrr/6/6/6/6/RDRRRR b - 0"

add_sentences(
    {
        "mana.position.text": "A position of Mana is a text.",
        "mana.position.parts": "A position needs four parts with one space between them: ranks, side, bird, free flag.",
        "mana.position.ranks": "A position needs 6 ranks, from 6 to 1, and this one has {ranks}.",
        "mana.position.letter": "Rank {rank} has {letter}, which is neither D R d r nor a digit from 1 to 6.",
        "mana.position.squares": "Rank {rank} has {squares} squares instead of 6.",
        "mana.position.daimyo": "{colour} has {daimyo} daimyo instead of 1.",
        "mana.position.ronin": "{colour} has {ronin} ronin, more than 5.",
        "mana.position.side": "The side to move is b or w, not {side}.",
        "mana.position.free": "The free flag is 0 or 1, not {free}.",
        "mana.position.no_bird": "The bird is off the board only on Black's first turn, with the free flag 0.",
        "mana.position.bird": "The bird stands on a square from a1 to f6 or is -, not {bird}.",
        "mana.position.bird_on_piece": "The bird and a piece both stand on {bird}.",
    }
)


def write_position(s: State) -> str:
    return _write(s.board, s.side, s.free)


def write_key(key: bytes) -> str:
    """The position behind a `State.position_key`."""
    return _write(key[:-1], key[-1] >> 1, bool(key[-1] & 1))


def _write(board: bytes, side: int, free: bool) -> str:
    ranks = [board[row * SIZE : (row + 1) * SIZE] for row in reversed(range(SIZE))]
    bird = board.find(BIRD)
    return f"{'/'.join(map(_write_rank, ranks))} {'bw'[side]} {'-' if bird < 0 else NAMES[bird]} {int(free)}"


def _write_rank(rank: bytes) -> str:
    text, empty = "", 0
    for piece in rank:
        if piece in LETTERS:
            text += (str(empty) if empty else "") + LETTERS[piece]
            empty = 0
        else:
            empty += 1
    return text + (str(empty) if empty else "")


def read_position(text: str, s: State) -> None:
    """Sets up the position on the bare state `s`, or says what is wrong with the text."""
    fields = text.split(" ")
    if len(fields) != 4:
        raise Problem("mana.position.parts")
    ranks, side, bird, free = fields
    board = bytearray(_read_ranks(ranks))
    _check_pieces(board)
    if side not in ("b", "w"):
        raise Problem("mana.position.side", side=_quoted(side))
    if free not in ("0", "1"):
        raise Problem("mana.position.free", free=_quoted(free))
    if bird == "-":
        if side != "b" or free != "0":
            raise Problem("mana.position.no_bird")
    elif bird not in SQUARE:
        raise Problem("mana.position.bird", bird=_quoted(bird))
    elif board[SQUARE[bird]] != EMPTY:
        raise Problem("mana.position.bird_on_piece", bird=bird)
    else:
        board[SQUARE[bird]] = BIRD
    s.board = bytes(board)
    s.side = BLACK if side == "b" else WHITE
    s.free = free == "1"
    s.may_swap = s.may_swap and bird == "-"
    s.to_place = 0
    s.past = (s.position_key(),)


def _read_ranks(text: str) -> list[int]:
    ranks = text.split("/")
    if len(ranks) != SIZE:
        raise Problem("mana.position.ranks", ranks=len(ranks))
    board: list[int] = []
    for number, rank in enumerate(reversed(ranks), start=1):
        row: list[int] = []
        for letter in rank:
            if letter in _PIECE:
                row.append(_PIECE[letter])
            elif letter in "123456":
                row += [EMPTY] * int(letter)
            else:
                raise Problem("mana.position.letter", rank=number, letter=_quoted(letter))
        if len(row) != SIZE:
            raise Problem("mana.position.squares", rank=number, squares=len(row))
        board += row
    return board


def _check_pieces(board: bytearray) -> None:
    for side, colour in enumerate(_COLOUR):
        daimyo, ronin = board.count(DAIMYO[side]), board.count(RONIN[side])
        if daimyo != 1:
            raise Problem("mana.position.daimyo", colour=colour, daimyo=daimyo)
        if ronin > RONIN_A_SIDE:
            raise Problem("mana.position.ronin", colour=colour, ronin=ronin)


def _quoted(text: str) -> str:
    return repr(text if len(text) <= 12 else text[:12] + "…")
