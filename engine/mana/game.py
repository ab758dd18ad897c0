"""Mana behind the interface of the core."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.game import Asked, Event, GameInfo, Json, Options, Result, Seat, Text, View, draw, won_by
from engine.core.problem import Problem
from engine.core.rng import Rng
from engine.mana import rules
from engine.mana.actions import PASS, SWAP, ManaAction, Place, Turn, write_turn
from engine.mana.board import (
    BIRD,
    BLACK,
    DAIMYO,
    EMPTY,
    NAMES,
    OFF,
    PIECES,
    PIECES_A_SIDE,
    RONIN,
    RONIN_A_SIDE,
    SYMBOL,
    WHITE,
)
from engine.mana.info import INFO
from engine.mana.notation import LETTERS, read_position, write_key, write_position
from engine.mana.state import State, empty_state

COLOUR = ("black", "white")


class Mana:
    """Nothing is hidden and nothing is drawn: a view holds everything, and a sample is a copy."""

    info: GameInfo = INFO

    def setup(self, options: Options, seats: int, rng: Rng) -> State:
        return empty_state(
            two_rows=options["two_rows"] is True,
            swap=options["swap"] is True,
            blocked_is_free=options["blocked_is_free"] is True,
        )

    def from_position(self, position: Json, options: Options, seats: int, rng: Rng) -> State:
        if not isinstance(position, str):
            raise Problem("mana.position.text")
        s = self.setup(options, seats, rng)
        read_position(position, s)
        return s

    def position(self, s: State) -> str | None:
        return None if s.to_place else write_position(s)

    def to_act(self, s: State) -> Seat | None:
        return None if s.ending else s.seat_of(s.side)

    def actions(self, s: State) -> Sequence[ManaAction]:
        return () if s.ending else rules.legal_actions(s)

    def apply(self, s: State, a: ManaAction) -> list[Event]:
        side, bird = s.side, s.bird()
        piece = s.board[a.start] if isinstance(a, Turn) and a.start != OFF else EMPTY
        captured = rules.play(s, a)
        events = [_event(a, side, piece, captured, bird)]
        if s.ending:
            winner = None if s.winner is None else COLOUR[s.winner]
            events.append(Event("ended", {"ending": s.ending, "winner": winner}))
        return events

    def copy(self, s: State) -> State:
        return s.copy()

    def fingerprint(self, s: State) -> bytes:
        flags = (s.black_seat, s.blocked_is_free, s.may_swap, s.two_rows, s.side, s.free, s.to_place)
        facts = [_letters(s), NAMES[s.bird()] if s.bird() != OFF else "-", *map(str, map(int, flags)), s.ending or "-"]
        return "|".join(facts).encode() + b"|" + b"".join(sorted(s.past))

    def view(self, s: State, seat: Seat | None) -> View:
        bird = s.bird()
        return {
            "position": self.position(s),
            "board": _letters(s),
            "bird": None if bird == OFF else NAMES[bird],
            "demand": None if bird == OFF or s.free else SYMBOL[bird],
            "side": COLOUR[s.side],
            "black_seat": s.black_seat,
            "reserve": [s.reserve(BLACK), s.reserve(WHITE)],
            "free": s.free,
            "may_swap": s.may_swap,
            "to_place": s.to_place,
            "repeated": s.past.count(s.past[-1]) if s.past else 0,
            "draws_next": _draws_next(s),
            "ending": s.ending,
        }

    def result(self, s: State) -> Result | None:
        if not s.ending:
            return None
        return draw(s.ending, 2) if s.winner is None else won_by(s.seat_of(s.winner), s.ending, 2)

    def components(self, s: State) -> dict[str, int]:
        """What is in the box. Reserves are counted as what is missing, so only too many could be wrong."""
        to_place = (s.to_place == 2 * PIECES_A_SIDE) + (s.to_place >= PIECES_A_SIDE)
        captured = s.winner is not None
        return {
            "daimyo": sum(map(s.board.count, DAIMYO)) + to_place + captured,
            "ronin": sum(max(RONIN_A_SIDE, s.board.count(ronin)) for ronin in RONIN),
            "bird": max(1, s.board.count(BIRD)),
        }

    def sample(self, s: State, seat: Seat, rng: Rng) -> State:
        return s.copy()

    def asked(self, s: State) -> Asked:
        seat = s.seat_of(s.side)
        if s.to_place:
            kind = "place_daimyo" if s.to_place % PIECES_A_SIDE == 0 else "place_ronin"
            return Asked(seat, kind, public=True)
        return Asked(seat, _kind_of_turn(s), public=True, cause=_demand(s))

    def text(self, s: State, a: ManaAction) -> str:
        if isinstance(a, Place):
            return f"{a.piece}@{NAMES[a.square]}"
        if isinstance(a, Turn):
            captured = s.board[a.to] if a.start != OFF else EMPTY
            return write_turn(a, captures=captured != EMPTY, wins=captured == DAIMYO[1 - s.side])
        return a

    def describe(self, s: State, a: ManaAction, seat: Seat | None) -> Text:
        args: dict[str, Json] = {"seat": s.seat_of(s.side), "colour": COLOUR[s.side]}
        if isinstance(a, Place):
            return Text("mana.log.place", {**args, "piece": _piece_name(a), "to": NAMES[a.square]})
        if not isinstance(a, Turn):
            return Text(f"mana.log.{a}", args)
        args |= {"to": NAMES[a.to], "bird": None if a.bird == OFF else NAMES[a.bird]}
        if a.start == OFF:
            return Text("mana.log.drop", args)
        args |= {"from": NAMES[a.start], "piece": _kind(s.board[a.start])}
        captured = s.board[a.to]
        if captured == EMPTY:
            return Text("mana.log.move", args)
        return Text("mana.log.win" if captured in DAIMYO else "mana.log.capture", args)


def _letters(s: State) -> str:
    """The pieces from a1 to f6, a letter a square; the bird is named apart."""
    return "".join(LETTERS.get(piece, ".") for piece in s.board)


def _draws_next(s: State) -> list[str]:
    """The positions that have stood twice, sorted: whoever reaches one of them again draws."""
    return sorted(write_key(key) for key, times in Counter(s.past).items() if times == 2)


def _kind(piece: int) -> str:
    return "daimyo" if piece in DAIMYO else "ronin"


def _piece_name(place: Place) -> str:
    return "daimyo" if place.piece == "D" else "ronin"


def _kind_of_turn(s: State) -> str:
    """Why the side to move may move what it may: the prompt of the table."""
    found = rules.turns(s)
    if not found:
        return "blocked"
    if s.bird() == OFF:
        return "first_turn"
    if s.free:
        return "free_after_pass"
    demanded = [q for q, piece in enumerate(s.board) if piece in PIECES[s.side] and SYMBOL[q] == SYMBOL[s.bird()]]
    if not demanded:
        return "free"
    obedient = any(turn.start in demanded for turn in found)
    return "demand" if obedient else "free_when_blocked"


def _demand(s: State) -> Text | None:
    bird = s.bird()
    return None if bird == OFF else Text("mana.demand", {"symbol": SYMBOL[bird], "bird": NAMES[bird]})


def _event(a: ManaAction, side: int, piece: int, captured: int, bird: int) -> Event:
    colour: Json = COLOUR[side]
    if isinstance(a, Place):
        return Event("placed", {"colour": colour, "piece": _piece_name(a), "to": NAMES[a.square]})
    if a == PASS:
        return Event("passed", {"colour": colour})
    if a == SWAP:
        return Event("swapped")
    assert isinstance(a, Turn)
    return Event(
        "dropped" if a.start == OFF else "moved",
        {
            "colour": colour,
            "piece": "ronin" if a.start == OFF else _kind(piece),
            "from": None if a.start == OFF else NAMES[a.start],
            "to": NAMES[a.to],
            "captured": None if captured == EMPTY else _kind(captured),
            "bird_from": None if bird == OFF else NAMES[bird],
            "bird_to": None if a.bird == OFF else NAMES[a.bird],
        },
    )


GAME = Mana()
