"""The rules of Mana: which actions are legal, and what they do. Section names are those of the rules page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.mana.actions import PASS, SWAP, ManaAction, Place, Turn, turns_to
from engine.mana.board import (
    BIRD,
    DAIMYO,
    EMPTY,
    HOME,
    OFF,
    PIECES,
    PIECES_A_SIDE,
    RONIN,
    RONIN_A_SIDE,
    SIZE,
    SQUARES,
    SQUARES_OF,
    SYMBOL,
    WALKS,
    WHITE,
    Walk,
)
from engine.mana.state import State

# Set-up


def placements(s: State) -> list[Place]:
    """The daimyo first, then the ronin in ascending order, so that every placement has one record."""
    home = HOME[s.side] if s.two_rows else HOME[s.side][:SIZE]
    if s.to_place % PIECES_A_SIDE == 0:
        return [Place("D", square) for square in home if s.two_rows or SYMBOL[square] == 2]
    ronin = [order for order, square in enumerate(home) if s.board[square] == RONIN[s.side]]
    after = ronin[-1] + 1 if ronin else 0
    left = [square for square in home[after:] if s.board[square] == EMPTY]
    still_to_come = RONIN_A_SIDE - len(ronin) - 1
    return [Place("R", square) for square in left[: len(left) - still_to_come]]


def place(s: State, action: Place) -> None:
    s.board = _with(s.board, (action.square, (DAIMYO if action.piece == "D" else RONIN)[s.side]))
    s.to_place -= 1
    if s.to_place % PIECES_A_SIDE == 0:
        s.side = 1 - s.side
    if s.to_place == 0:
        s.past = (s.position_key(),)


# A turn


def destinations(board: bytes, start: int, side: int) -> list[int]:
    """Where the piece on `start` can end its walk, in ascending order; different paths count once."""
    found: set[int] = set()
    _walk(board, WALKS[start], PIECES[1 - side], found)
    return sorted(found)


def _walk(board: bytes, walks: Iterable[Walk], enemies: tuple[int, int], found: set[int]) -> None:
    for square, onward in walks:
        standing = board[square]
        if onward:
            if standing == EMPTY:
                _walk(board, onward, enemies, found)
        elif standing == EMPTY or standing in enemies:
            found.add(square)


def turns(s: State) -> list[Turn]:
    """Every legal turn, ascending by start, destination and bird; empty when the side is blocked."""
    own = [square for square, piece in enumerate(s.board) if piece in PIECES[s.side]]
    bird = s.bird()
    if bird == OFF:  # Black's first turn: any piece may move
        return _moves(s, own)
    demanded = [square for square in own if SYMBOL[square] == SYMBOL[bird]]
    if s.free or not demanded:
        return _free_turn(s, own)
    found = _moves(s, demanded)
    return _free_turn(s, own) if not found and s.blocked_is_free else found


def _free_turn(s: State, own: list[int]) -> list[Turn]:
    return _moves(s, own) + (_drops(s) if s.reserve(s.side) else [])


def _moves(s: State, starts: list[int]) -> list[Turn]:
    board = s.board
    bird_squares = _bird_squares(board)
    enemy_daimyo = DAIMYO[1 - s.side]
    found: list[Turn] = []
    for start in starts:
        for to in destinations(board, start, s.side):
            if board[to] == enemy_daimyo:
                found.append(turns_to(start, to)[OFF])
            else:
                found += _with_birds(s, start, to, bird_squares)
    return found


def _drops(s: State) -> list[Turn]:
    bird_squares = _bird_squares(s.board)
    found: list[Turn] = []
    for to in SQUARES:
        if s.board[to] == EMPTY:
            found += _with_birds(s, OFF, to, bird_squares)
    return found


def _bird_squares(board: bytes) -> dict[int, list[int]]:
    """By symbol: where the bird could go. Its own square is not empty, so it must change it."""
    return {symbol: [q for q in squares if not board[q]] for symbol, squares in SQUARES_OF.items()}


def _with_birds(s: State, start: int, to: int, bird_squares: dict[int, list[int]]) -> list[Turn]:
    """The landing square's symbol decides where the bird may go; with nowhere to go it stays."""
    by_bird = turns_to(start, to)
    return [by_bird[q] for q in bird_squares[SYMBOL[to]] if q != to] or [by_bird[s.bird()]]


def take_turn(s: State, turn: Turn) -> int:
    """Plays a turn; returns what was captured (EMPTY: nothing)."""
    mover = RONIN[s.side] if turn.start == OFF else s.board[turn.start]
    captured = s.board[turn.to]
    if captured == DAIMYO[1 - s.side]:
        s.board = _with(s.board, (turn.start, EMPTY), (turn.to, mover))
        s.ending, s.winner = "daimyo_captured", s.side
        return captured
    s.board = _with(s.board, (s.bird(), EMPTY), (turn.start, EMPTY), (turn.to, mover), (turn.bird, BIRD))
    _next_side(s, passed=False)
    return captured


def pass_turn(s: State) -> None:
    """Blocked: the bird stays, and the other side's turn is free. A second pass in a row is a draw."""
    second = s.free
    _next_side(s, passed=True)
    if second:
        s.ending = "two_passes"


def swap_colours(s: State) -> None:
    """The position stays and it is still White's turn, now the other player's."""
    s.black_seat = 1 - s.black_seat
    s.may_swap = False


def _next_side(s: State, passed: bool) -> None:
    if s.side == WHITE:
        s.may_swap = False
    s.side = 1 - s.side
    s.free = passed
    position = s.position_key()
    if s.past.count(position) == 2:
        s.ending = "repetition"
    s.past = (*s.past, position)


def _with(board: bytes, *changes: tuple[int, int]) -> bytes:
    changed = bytearray(board)
    for square, piece in changes:
        if square != OFF:
            changed[square] = piece
    return bytes(changed)


# The list of actions


def legal_actions(s: State) -> Sequence[ManaAction]:
    """All actions in canonical order. A blocked White may still swap instead of passing."""
    if s.to_place:
        return placements(s)
    found: list[ManaAction] = list(turns(s)) or [PASS]
    if s.may_swap and s.side == WHITE:
        found.append(SWAP)
    return found


def play(s: State, action: ManaAction) -> int:
    """Plays any action; returns what was captured."""
    if action == PASS:
        pass_turn(s)
    elif action == SWAP:
        swap_colours(s)
    elif isinstance(action, Place):
        place(s, action)
    elif isinstance(action, Turn):
        return take_turn(s, action)
    return EMPTY
