"""How good a Mana position looks to the side to move, without searching: one side's chances minus the other's.

The weights were compared in matches of the computer against itself.
"""

from __future__ import annotations

from engine.mana.bitboard import Position
from engine.mana.tables import INNER, OF_SYMBOL, PIECE_INNER, PIECE_REACH, REACH, SQUARES_IN

PIECE = -10  # a ronin in reserve can drop anywhere, so taking one is no gain in itself
FREE_TURN = 30  # for each symbol on which no own piece stands: if the bird demands it, the turn is free
THREAT = 40  # for each symbol which, demanded, would let a piece capture the daimyo
LANDING = 2  # for each square a piece could land on


def evaluate(position: Position) -> int:
    mine, theirs, my_daimyo, their_daimyo, bird, _ = position
    occupied = mine | theirs | bird
    return _chances(mine, their_daimyo, occupied) - _chances(theirs, my_daimyo, occupied)


def _chances(own: int, daimyo: int, occupied: int) -> int:
    """What one side can hope for against the other's daimyo."""
    score = PIECE * own.bit_count()
    for symbol in (1, 2, 3):
        here = own & OF_SYMBOL[symbol]
        if not here:
            score += FREE_TURN
        elif here & REACH[symbol][daimyo][occupied & INNER[symbol][daimyo]]:
            score += THREAT
    landings = 0
    for piece in SQUARES_IN[own]:
        landings += (PIECE_REACH[piece][occupied & PIECE_INNER[piece]] & ~own).bit_count()
    return score + LANDING * landings
