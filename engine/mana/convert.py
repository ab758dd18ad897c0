"""Between the clear form of the rules and the search form: states, turns and texts."""

from __future__ import annotations

from engine.mana.actions import PASS as CLEAR_PASS
from engine.mana.actions import ManaAction, Turn, write_turn
from engine.mana.bitboard import FREE, PASS, Position, pack, position_of, square_of, unpack
from engine.mana.board import BIRD, BLACK, BLACK_DAIMYO, NAMES, OFF, RONIN, SIZE, SYMBOL, WHITE_DAIMYO
from engine.mana.notation import read_position
from engine.mana.state import State, empty_state
from engine.mana.tables import BIT, OF_SYMBOL, SQUARES_IN, mask_of


def from_state(s: State) -> Position:
    """The search form of a state whose pieces all stand."""
    return _from_board(s.board, s.side, s.free)


def from_key(key: bytes) -> Position:
    """The search form of `State.position_key`."""
    side, free = divmod(key[-1], 2)
    return _from_board(key[:-1], side, free == 1)


def _from_board(board: bytes, side: int, free: bool) -> Position:
    black_ronin, white_ronin = (
        mask_of([square for square, piece in enumerate(board) if piece == ronin]) for ronin in RONIN
    )
    bird = board.find(BIRD)
    return position_of(
        board.find(BLACK_DAIMYO),
        black_ronin,
        board.find(WHITE_DAIMYO),
        white_ronin,
        OFF if bird < 0 else bird,
        side,
        free,
    )


def from_text(text: str) -> tuple[Position, int]:
    """The position of a text, and whose turn it is."""
    s = empty_state(two_rows=False, swap=False, blocked_is_free=False)
    read_position(text, s)
    return from_state(s), s.side


def to_text(position: Position, side: int) -> str:
    """The text of a position in which `side` is to move."""
    mine, theirs, my_daimyo, their_daimyo, bird, demand = position
    own, other = ("RD", "rd") if side == BLACK else ("rd", "RD")
    board = ["."] * (SIZE * SIZE)
    for pieces, daimyo, letters in ((mine, my_daimyo, own), (theirs, their_daimyo, other)):
        for square in SQUARES_IN[pieces]:
            board[square] = letters[square == daimyo]
    ranks = ["".join(board[row * SIZE : (row + 1) * SIZE]) for row in reversed(range(SIZE))]
    text = "/".join(ranks)
    for run in range(SIZE, 0, -1):
        text = text.replace("." * run, str(run))
    # A turn is free without the flag where no piece of one's own stands on the bird's symbol.
    free = demand == FREE and bird != 0 and mine & OF_SYMBOL[SYMBOL[square_of(bird)]] != 0
    return f"{text} {'bw'[side]} {NAMES[square_of(bird)] if bird else '-'} {int(free)}"


def to_action(move: int) -> ManaAction:
    """The action of the clear rules."""
    return CLEAR_PASS if move == PASS else Turn(*unpack(move))


def move_text(position: Position, move: int) -> str:
    if move == PASS:
        return CLEAR_PASS
    turn = Turn(*unpack(move))
    captures = position[1] & BIT[turn.to] != 0
    return write_turn(turn, captures, wins=turn.to == position[3])


def read_move(text: str) -> int:
    """The move of a text of `move_text`."""
    if text == CLEAR_PASS:
        return PASS
    start = OFF if text[0] == "*" else NAMES.index(text[:2])
    to = NAMES.index(text[1:3] if start == OFF else text[3:5])
    return pack(start, to, OFF if text[-1] == "#" else NAMES.index(text[-2:]))
