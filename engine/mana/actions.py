"""What a player of Mana can do, and how it is written."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias

from engine.mana.board import NAMES, OFF


class Place(NamedTuple):
    """Before the game: a piece of one's own on a square of one's own rows."""

    piece: str  # D or R
    square: int


class Turn(NamedTuple):
    """A piece (or, from OFF, a ronin of the reserve) to a square, then the bird to another.

    The bird is OFF where the game ends by the capture of a daimyo.
    """

    start: int
    to: int
    bird: int


PASS: Final = "pass"
SWAP: Final = "swap"
ManaAction: TypeAlias = Place | Turn | Literal["pass", "swap"]


@cache
def turns_to(start: int, to: int) -> tuple[Turn, ...]:
    """The turn for each bird square, made once: a list of a hundred actions then costs no new objects."""
    return tuple(Turn(start, to, bird) for bird in range(OFF + 1))


def name(square: int) -> str:
    return "-" if square == OFF else NAMES[square]


def write_turn(turn: Turn, captures: bool, wins: bool) -> str:
    if turn.start == OFF:
        return f"*{NAMES[turn.to]}@{name(turn.bird)}"
    text = f"{NAMES[turn.start]}{'x' if captures else '-'}{NAMES[turn.to]}"
    return text + ("#" if wins else f"@{name(turn.bird)}")
