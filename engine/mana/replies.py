"""The moves worth searching: safe ones, and one for each thing the bird can change.

*Safe* moves are those after which the opponent cannot capture the daimyo at once.

*The bird's classes.* The bird matters for one turn only: it can close a path of the opponent, who then
sends it elsewhere. While the opponent obeys, it even stands on a symbol on which none of his moves ends.
So two squares of the bird which leave his pieces the same landings lead to the same game, and
one of them (the lowest) stands for all. The exceptions keep every square apart: an opponent whose turn
is free (the bird's square is closed to drops and to the bird), and one who is blocked (the bird stays).
The 30 or 40 moves of a position become three to ten, and nothing is lost.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.mana.bitboard import FREE, PASS, Position, can_capture, pack, set_free, square_of, threats
from engine.mana.board import PIECES_A_SIDE, SYMBOL
from engine.mana.tables import ALL, BIT, INNER, OF_SYMBOL, PIECE_INNER, PIECE_REACH, REACH, SQUARES_IN

# An empty board stands for two passes in a row, where nobody will ever win: its only reply is itself.
# A free turn without any move is taken for the second pass, although it might be the first one.
DRAWN: Position = (0, 0, 0, 0, 0, FREE)


def safe_replies(position: Position, blocked_is_free: bool = False) -> list[Position]:
    """The positions after every safe move, one for each class of the bird's squares.

    Empty when every move lets the daimyo be captured. To be asked only if `can_capture` says no.
    """
    found: list[Position] = []
    for landing in _landings(position):
        found += _after(*landing, blocked_is_free)
    if found or not is_blocked(position):
        return found
    if position[5] == FREE:
        return [DRAWN]
    passed = after_pass(position)
    return [] if can_capture(passed) else [passed]


def has_safe_reply(position: Position, blocked_is_free: bool = False) -> bool:
    """Whether `safe_replies` has any, found sooner."""
    if blocked_is_free:
        return bool(safe_replies(position, blocked_is_free))
    for landing in _landings(position):
        if _is_safe(*landing):
            return True
    return is_blocked(position) and bool(safe_replies(position, blocked_is_free))


def after_pass(position: Position) -> Position:
    mine, theirs, my_daimyo, their_daimyo, bird, _ = position
    return theirs, mine, their_daimyo, my_daimyo, bird, FREE


def is_blocked(position: Position) -> bool:
    """Whether no move is legal as the demand stands; to be asked only if no daimyo can be captured."""
    return next(_landings(position), None) is None


def settled(position: Position, blocked_is_free: bool) -> Position:
    """The position to search: under the option *blocked = free*, a blocked side's turn is free."""
    if blocked_is_free and not can_capture(position) and is_blocked(position):
        return set_free(position)
    return position


def _landings(position: Position) -> Iterator[tuple[int, int, int, int, int, int]]:
    """Both sides' pieces after every landing that captures no daimyo: what `_after` takes."""
    mine, theirs, my_daimyo, their_daimyo, bird, demand = position
    occupied = mine | theirs | bird
    closed = ~(mine | bird | BIT[their_daimyo])
    for start in SQUARES_IN[mine & OF_SYMBOL[demand] if demand else mine]:
        left = mine ^ BIT[start]
        ends = PIECE_REACH[start][occupied & PIECE_INNER[start]] & closed
        if start == my_daimyo:
            for to in SQUARES_IN[ends]:
                yield left | BIT[to], theirs & ~BIT[to], to, their_daimyo, bird, SYMBOL[to]
        else:
            for to in SQUARES_IN[ends]:
                yield left | BIT[to], theirs & ~BIT[to], my_daimyo, their_daimyo, bird, SYMBOL[to]
    if demand == FREE and bird and mine.bit_count() < PIECES_A_SIDE:
        for to in SQUARES_IN[ALL & ~occupied]:
            yield mine | BIT[to], theirs, my_daimyo, their_daimyo, bird, SYMBOL[to]


def _after(
    mine: int,
    theirs: int,
    my_daimyo: int,
    their_daimyo: int,
    old_bird: int,
    symbol: int,
    blocked_is_free: bool,
) -> list[Position]:
    """The safe positions, seen by the opponent, after a landing: one for each class of the bird's squares."""
    occupied = mine | theirs
    birds = OF_SYMBOL[symbol] & ~(occupied | old_bird)
    if not birds:
        if not old_bird:  # the bird is not yet there, and stays away
            attacked = threats(theirs, my_daimyo, occupied)
            return [] if attacked else [(theirs, mine, their_daimyo, my_daimyo, 0, FREE)]
        birds = old_bird
        symbol = SYMBOL[square_of(old_bird)]
    obedient = theirs & OF_SYMBOL[symbol]
    if not obedient:
        birds = _safe_from_all(theirs, my_daimyo, occupied, birds)
        return [(theirs, mine, their_daimyo, my_daimyo, BIT[bird], FREE) for bird in SQUARES_IN[birds]]
    reach, inner = REACH[symbol][my_daimyo], INNER[symbol][my_daimyo]
    if reach[occupied & inner] & obedient:  # the daimyo is attacked: only a bird in the way helps
        birds &= inner
        for bird in SQUARES_IN[birds]:
            if reach[(occupied | BIT[bird]) & inner] & obedient:
                birds ^= BIT[bird]
    kept, blocking = _classes(birds, obedient, occupied, theirs)
    found = [(theirs, mine, their_daimyo, my_daimyo, BIT[bird], symbol) for bird in kept]
    if blocking:
        if blocked_is_free:
            blocking, symbol = _safe_from_all(theirs, my_daimyo, occupied, blocking), FREE
        found += [(theirs, mine, their_daimyo, my_daimyo, BIT[bird], symbol) for bird in SQUARES_IN[blocking]]
    return found


def _is_safe(mine: int, theirs: int, my_daimyo: int, their_daimyo: int, old_bird: int, symbol: int) -> bool:
    """Whether `_after` finds anything under the default rule."""
    occupied = mine | theirs
    birds = OF_SYMBOL[symbol] & ~(occupied | old_bird)
    if not birds:
        return bool(_after(mine, theirs, my_daimyo, their_daimyo, old_bird, symbol, False))
    obedient = theirs & OF_SYMBOL[symbol]
    if not obedient:
        return _safe_from_all(theirs, my_daimyo, occupied, birds) != 0
    reach, inner = REACH[symbol][my_daimyo], INNER[symbol][my_daimyo]
    if not reach[occupied & inner] & obedient:
        return True
    return any(not reach[(occupied | BIT[bird]) & inner] & obedient for bird in SQUARES_IN[birds & inner])


def _safe_from_all(attackers: int, daimyo: int, occupied: int, birds: int) -> int:
    """The squares of the bird with which no attacker at all reaches the daimyo."""
    if threats(attackers, daimyo, occupied):
        birds &= INNER[3][daimyo]  # where walks of three and of two steps lead
        for bird in SQUARES_IN[birds]:
            if threats(attackers, daimyo, occupied | BIT[bird]):
                birds ^= BIT[bird]
    return birds


def _classes(birds: int, obedient: int, occupied: int, own: int) -> tuple[Iterable[int], int]:
    """The lowest square of each class of the bird's, for an opponent with `obedient` pieces to move.

    The squares that block him altogether come apart, as a mask.
    """
    far = birds & ~CROSSED[obedient]  # no path leads there: these are all alike
    first: dict[int, int] = {}
    blocking = 0
    for bird in SQUARES_IN[birds & CROSSED[obedient] | far & -far]:
        landings = _all_landings(obedient, occupied | BIT[bird], own)
        if landings:
            first.setdefault(landings, bird)
        else:
            blocking |= far if far >> bird & 1 else BIT[bird]
    return first.values(), blocking


def _all_landings(pieces: int, occupied: int, own: int) -> int:
    """The masks of each piece's landings, one after the other in one int."""
    landings = 0
    for piece in SQUARES_IN[pieces]:
        landings = landings << 36 | PIECE_REACH[piece][occupied & PIECE_INNER[piece]] & ~own
    return landings


class Crossed(dict[int, int]):
    """The squares which any of the pieces of a mask might cross."""

    def __missing__(self, pieces: int) -> int:
        crossed = 0
        for piece in SQUARES_IN[pieces]:
            crossed |= PIECE_INNER[piece]
        self[pieces] = crossed
        return crossed


CROSSED = Crossed()


def canonical(position: Position) -> Position:
    """The position with the bird on the lowest square of its class."""
    return min(class_of(position), key=_bird_of)


def class_of(position: Position) -> set[Position]:
    """The positions which differ from this one by the bird's square only, in a way that changes nothing."""
    mine, theirs, my_daimyo, their_daimyo, bird, demand = position
    pieces, occupied = mine & OF_SYMBOL[demand], mine | theirs
    landings = 0 if demand == FREE else _all_landings(pieces, occupied | bird, mine)
    if landings == 0:
        return {position}
    return {
        (mine, theirs, my_daimyo, their_daimyo, BIT[square], demand)
        for square in SQUARES_IN[OF_SYMBOL[demand] & ~occupied]
        if _all_landings(pieces, occupied | BIT[square], mine) == landings
    }


def _bird_of(position: Position) -> int:
    return position[4]


def move_between(position: Position, child: Position) -> int:
    """The move that leads from a position to one after it."""
    mine, child_mine = position[0], child[1]
    if child_mine in (mine, 0):
        return PASS
    left, entered = mine & ~child_mine, child_mine & ~mine
    return pack(square_of(left), square_of(entered), square_of(child[4]))
