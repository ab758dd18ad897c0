"""The end of a turn and of the game: the last turn, the reveal, and whom the Ninjas copy."""

from __future__ import annotations

from engine.core.game import Event, Json
from engine.naishi.actions import NINJA_AS, Act
from engine.naishi.cards import COLUMNS, NAMES, columns_of, names_of
from engine.naishi.score import copyable, ninja_places
from engine.naishi.state import BOTH, NINJAS, OVER, TURN, State


def end_turn(s: State) -> list[Event]:
    """Checked once, at the end of a turn, after any bonus action."""
    seat = s.acting
    two_empty = s.empty_piles() >= 2
    if s.last_turn or (two_empty and seat != s.first and s.declared < 0):
        return _reveal(s)
    s.last_turn = two_empty or s.declared >= 0
    s.step, s.acting = TURN, 1 - seat
    return [Event("last_turn", {"seat": s.acting})] if s.last_turn else []


def _reveal(s: State) -> list[Event]:
    shown: dict[str, Json] = {
        "hands": [names_of(hand) for hand in s.hands],
        "known": [columns_of(known) for known in s.known],  # what was seen before, by the other seat or by everybody
        "public": [columns_of(public) for public in s.public],
    }
    s.known = [0b11111, 0b11111]
    s.public = [0b11111, 0b11111]
    s.step = NINJAS
    _next_ninja(s, s.first)
    return [Event("revealed", shown, told=BOTH)]


def ninjas_to_choose(s: State, seat: int) -> int:
    """How many Ninjas of this seat have still to choose; none where there is nothing to copy."""
    territory = s.territory(seat)
    return len(ninja_places(territory)) - len(s.copies[seat]) if copyable(territory) else 0


def _next_ninja(s: State, seat: int) -> None:
    """The first player's Ninjas choose, then the second's; then it is over."""
    if ninjas_to_choose(s, seat):
        s.acting = seat
    elif seat == s.first:
        _next_ninja(s, 1 - seat)
    else:
        s.step = OVER


def ninja_choices(s: State) -> list[Act]:
    territory = s.territory(s.acting)
    row, column = divmod(ninja_places(territory)[len(s.copies[s.acting])], len(COLUMNS))
    return [NINJA_AS[row, column, kind] for kind in copyable(territory)]


def ninja_copies(s: State, act: Act) -> list[Event]:
    seat = s.acting
    copies = list(s.copies)
    copies[seat] += (act.b,)
    s.copies = (copies[0], copies[1])
    _next_ninja(s, seat)
    return [Event("copied", {"seat": seat, "zone": act.zone, "column": act.a, "as": NAMES[act.b]})]
