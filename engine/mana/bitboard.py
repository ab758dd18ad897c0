"""Mana for searching: a position is six ints, a move is one int.

    mine, theirs            masks of the pieces, daimyo included; "mine" are those of the side to move
    my_daimyo, their_daimyo squares; OFF when captured
    bird                    the bird's bit; 0 before it enters the board
    demand                  the symbol to obey, or FREE

Nothing in the rules depends on the colour but the set-up, so a position does not know it, and
positions with colours exchanged are one. `demand` is FREE whenever the side to move may choose any piece:
no piece of its own stands on the bird's symbol, the opponent passed, or the bird is not yet there.
A move is `start << 12 | to << 6 | bird`, so moves sort as in the clear form of the rules.
"""

from __future__ import annotations

from engine.mana.board import OFF, PIECES_A_SIDE, SYMBOL
from engine.mana.tables import ALL, BIT, INNER, OF_SYMBOL, PIECE_INNER, PIECE_REACH, REACH, SQUARES_IN

Position = tuple[int, int, int, int, int, int]

FREE = 0
PASS = 1 << 18


def position_of(
    black_daimyo: int, black_ronin: int, white_daimyo: int, white_ronin: int, bird: int, side: int, free: bool
) -> Position:
    """The search form of plain values; ronin are masks, `side` is 0 for Black and 1 for White."""
    black, white = black_ronin | BIT[black_daimyo], white_ronin | BIT[white_daimyo]
    if side == 0:
        return _position(black, white, black_daimyo, white_daimyo, bird, free)
    return _position(white, black, white_daimyo, black_daimyo, bird, free)


def _position(mine: int, theirs: int, my_daimyo: int, their_daimyo: int, bird: int, free: bool = False) -> Position:
    symbol = FREE if free or bird == OFF else SYMBOL[bird]
    demand = symbol if mine & OF_SYMBOL[symbol] else FREE
    return mine, theirs, my_daimyo, their_daimyo, BIT[bird], demand


def square_of(bit: int) -> int:
    """The square of a mask that has one; OFF for none."""
    return bit.bit_length() - 1 if bit else OFF


def pack(start: int, to: int, bird: int) -> int:
    return start << 12 | to << 6 | bird


def unpack(move: int) -> tuple[int, int, int]:
    return move >> 12, move >> 6 & 63, move & 63


def movers(position: Position) -> int:
    """The pieces that may move, were nothing in their way."""
    demand = position[5]
    return position[0] & OF_SYMBOL[demand] if demand else position[0]


def may_drop(position: Position) -> bool:
    """Whether a ronin of the reserve may enter: only in a free turn, and only once the bird is there."""
    return position[5] == FREE and position[4] != 0 and position[0].bit_count() < PIECES_A_SIDE


def set_free(position: Position) -> Position:
    return (*position[:5], FREE)


def can_capture(position: Position) -> bool:
    """Whether the side to move can capture the daimyo at once: walk back from it, look who stands there."""
    mine, theirs, _, daimyo, bird, demand = position
    occupied = mine | theirs | bird
    if demand:
        return REACH[demand][daimyo][occupied & INNER[demand][daimyo]] & mine & OF_SYMBOL[demand] != 0
    return threats(mine, daimyo, occupied) != 0


def capture(position: Position) -> int:
    """The first move that captures the daimyo; to be asked only if there is one."""
    return next(move for move in moves(position) if unpack(move)[1] == position[3])


def threats(attackers: int, daimyo: int, occupied: int) -> int:
    """The pieces among `attackers` that reach the daimyo's square, if they may move."""
    return attackers & (
        OF_SYMBOL[1] & REACH[1][daimyo][0]
        | OF_SYMBOL[2] & REACH[2][daimyo][occupied & INNER[2][daimyo]]
        | OF_SYMBOL[3] & REACH[3][daimyo][occupied & INNER[3][daimyo]]
    )


def targets(position: Position, start: int) -> int:
    """Where the piece on `start` may land."""
    mine, theirs, _, _, bird, _ = position
    return PIECE_REACH[start][(mine | theirs | bird) & PIECE_INNER[start]] & ~(mine | bird)


def bird_squares(position: Position, to: int) -> int:
    """Where the bird may go after a landing on `to`; its own square only if there is no other."""
    mine, theirs, _, _, bird, _ = position
    room = OF_SYMBOL[SYMBOL[to]] & ~(mine | theirs | bird | BIT[to])
    return room or bird


def moves(position: Position, blocked_is_free: bool = False) -> list[int]:
    """Every legal move, in the canonical order."""
    found: list[int] = []
    their_daimyo = position[3]
    for start in SQUARES_IN[movers(position)]:
        for to in SQUARES_IN[targets(position, start)]:
            if to == their_daimyo:
                found.append(pack(start, to, OFF))
            else:
                # No square at all: the bird is not yet there, and stays away.
                found += [pack(start, to, bird) for bird in SQUARES_IN[bird_squares(position, to)] or (OFF,)]
    if may_drop(position):
        mine, theirs, _, _, bird, _ = position
        for to in SQUARES_IN[ALL & ~(mine | theirs | bird)]:
            found += [pack(OFF, to, bird) for bird in SQUARES_IN[bird_squares(position, to)]]
    if found:
        return found
    if blocked_is_free and position[5] != FREE:
        return moves(set_free(position), blocked_is_free)
    return [PASS]


def play(position: Position, move: int) -> Position:
    """The position after a legal move, seen by the opponent."""
    mine, theirs, my_daimyo, their_daimyo, bird, _ = position
    if move == PASS:
        return theirs, mine, their_daimyo, my_daimyo, bird, FREE
    start, to, bird_square = unpack(move)
    mine = mine & ~BIT[start] | BIT[to]
    theirs &= ~BIT[to]
    if to == their_daimyo:
        return theirs, mine, OFF, to if start == my_daimyo else my_daimyo, bird, FREE
    return _position(theirs, mine, their_daimyo, to if start == my_daimyo else my_daimyo, bird_square)


def is_over(position: Position) -> bool:
    return position[2] == OFF


def count_moves(position: Position, blocked_is_free: bool = False) -> int:
    """How many moves there are, without making them: each landing counts the bird's squares of its symbol."""
    mine, theirs, _, their_daimyo, bird, demand = position
    occupied = mine | theirs | bird
    closed = ~(mine | bird)
    quiet_closed = ~occupied
    # A piece that lands quietly takes one of the bird's squares; one that captures takes none.
    room = [0, *((OF_SYMBOL[n] & quiet_closed).bit_count() for n in (1, 2, 3))]
    total = 0
    for start in SQUARES_IN[mine & OF_SYMBOL[demand] if demand else mine]:
        reach = PIECE_REACH[start][occupied & PIECE_INNER[start]] & closed
        quiet = reach & quiet_closed
        for symbol in LANDINGS[start]:
            total += (quiet & OF_SYMBOL[symbol]).bit_count() * (room[symbol] - 1 or 1)
        for to in SQUARES_IN[reach ^ quiet]:
            total += 1 if to == their_daimyo else room[SYMBOL[to]] or 1
    if demand == FREE and bird and mine.bit_count() < PIECES_A_SIDE:
        total += sum(n * (n - 1 or 1) for n in room)
    if total:
        return total
    if blocked_is_free and demand:
        return count_moves(set_free(position), blocked_is_free)
    return 1


# The symbols on which a move from a square can end: never its own.
LANDINGS = tuple(tuple(n for n in (1, 2, 3) if n != SYMBOL[s]) for s in range(36))


def perft(position: Position, depth: int, blocked_is_free: bool = False) -> int:
    """The number of lines of `depth` moves; a line which captures a daimyo earlier adds nothing."""
    if is_over(position):
        return 0
    if depth == 0:
        return 1
    if depth == 1:
        return count_moves(position, blocked_is_free)
    legal = moves(position, blocked_is_free)
    return sum(perft(play(position, move), depth - 1, blocked_is_free) for move in legal)
