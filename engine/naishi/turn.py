"""A turn of Naishi: Develop with its bonus, Decree, Recall, declaration. Knowledge is kept where cards move.

`known` and `public` are bits by Hand slot: the other seat, or everybody, has seen this very card go in. A card of the
set-up Hand that the other seat gets to see is noted in `shown`; what is left unseen is then a matter of counting.
"""

from __future__ import annotations

from functools import cache
from types import MappingProxyType

from engine.core.game import Event, Json
from engine.naishi.actions import Act, bonus_actions
from engine.naishi.cards import NAMES, names_of
from engine.naishi.end import end_turn
from engine.naishi.legal import open_to
from engine.naishi.state import BONUS, BOTH, DEVELOP, TURN, State, replaced


def develop(s: State, act: Act) -> list[Event]:
    """Discard a card of the column, take the top of its pile into the same slot, open the next."""
    _, zone, column, _ = act
    seat = s.acting
    *rest, taken = s.piles[column]
    told: tuple[int, ...] = ()
    if zone == "hand":
        told = _told_by_showing(s, seat, column)
        gone = _into_hand(s, seat, column, taken)
    else:
        line = s.lines[seat]
        gone, line[column] = line[column], taken
    s.discards += (gone,)
    s.piles[column] = tuple(rest)
    events = [_developed(seat, zone, column, taken, gone, told)]
    if rest:
        events.append(_opened(column, rest[-1]))
    if s.step == TURN and s.available(seat) and len(bonus_actions(open_to(s))) > 1:
        s.step = BONUS
    else:
        events += end_turn(s)
    return events


@cache
def _developed(seat: int, zone: str, column: int, taken: int, gone: int, told: tuple[int, ...]) -> Event:
    went: dict[str, Json] = {"taken": NAMES[taken], "discarded": NAMES[gone]}
    public = {"seat": seat, "zone": zone, "column": column, **went}
    return Event("developed", MappingProxyType(public), told=told)


def _into_hand(s: State, seat: int, column: int, card: int) -> int:
    """An open card into a Hand: both know it there, and both see what comes out. Returns that card."""
    gone, s.hands[seat][column] = s.hands[seat][column], card
    _note_shown(s, seat, column, gone)
    s.known[seat] |= 1 << column
    s.public[seat] |= 1 << column
    return gone


def _told_by_showing(s: State, seat: int, column: int) -> tuple[int, ...]:
    """To whom the card of this slot is news when it comes out."""
    return () if s.known[seat] >> column & 1 else (1 - seat,)


def _note_shown(s: State, seat: int, column: int, card: int) -> None:
    """The other seat sees the card of this slot; was it a set-up card it had not seen?"""
    if not s.known[seat] >> column & 1:
        s.shown[seat] += (card,)


def bonus(s: State, act: Act) -> list[Event]:
    seat = s.acting
    if act.verb == "switch":
        s.switch_spaces = replaced(s.switch_spaces, seat, s.switch_spaces[seat] + 1)
        events = [switch(s, act)]
    else:
        s.discard_spaces = replaced(s.discard_spaces, seat, s.discard_spaces[seat] + 1)
        events = discard_two(s, act)
    if s.step == TURN:
        s.step = DEVELOP
        return events
    return events + end_turn(s)


def switch(s: State, act: Act) -> Event:
    seat, a, b = s.acting, act.a, act.b
    public: dict[str, Json] = {"seat": seat, "zone": act.zone, "a": a, "b": b}
    if act.zone == "river":
        first, second = s.piles[a], s.piles[b]
        s.piles[a], s.piles[b] = (*first[:-1], second[-1]), (*second[:-1], first[-1])
    elif act.zone == "line":
        line = s.lines[seat]
        line[a], line[b] = line[b], line[a]
    elif act.zone == "hand":
        hand = s.hands[seat]
        hand[a], hand[b] = hand[b], hand[a]
        s.known[seat] = _bits_swapped(s.known[seat], a, b)
        s.public[seat] = _bits_swapped(s.public[seat], a, b)
    else:
        told = _told_by_showing(s, seat, a)
        s.lines[seat][a] = _into_hand(s, seat, a, s.lines[seat][a])
        return Event("switched", {**public, "to_line": NAMES[s.lines[seat][a]]}, told=told)
    return Event("switched", public)


def discard_two(s: State, act: Act) -> list[Event]:
    """The replacements are opened only after both cards are gone."""
    gone = [s.piles[column][-1] for column in (act.a, act.b)]
    for column in (act.a, act.b):
        s.piles[column] = s.piles[column][:-1]
    s.discards += tuple(gone)
    event = Event("discarded", {"seat": s.acting, "a": act.a, "b": act.b, "cards": names_of(gone)})
    return [event, *(_opened(column, s.piles[column][-1]) for column in (act.a, act.b) if s.piles[column])]


@cache
def _opened(column: int, card: int) -> Event:
    """The new top of a pile, which nobody has seen before. The same event can be told again: nobody can
    change it."""
    return Event("opened", MappingProxyType({"column": column, "card": NAMES[card]}), told=BOTH)


def impose_decree(s: State, act: Act) -> list[Event]:
    """Exchange with the other player's card of the same column: Line with Line, or Hand with Hand, blind."""
    seat, other, column = s.acting, 1 - s.acting, act.a
    s.decree = seat
    public: dict[str, Json] = {"seat": seat, "zone": act.zone, "column": column}
    if act.zone == "line":
        mine, theirs = s.lines[seat], s.lines[other]
        public |= {"gave": NAMES[mine[column]], "got": NAMES[theirs[column]]}
        mine[column], theirs[column] = theirs[column], mine[column]
        return [Event("decreed", public), *end_turn(s)]
    told = [who for who in BOTH if not s.known[1 - who] >> column & 1]
    mine, theirs = s.hands[seat], s.hands[other]
    for who in BOTH:
        _note_shown(s, who, column, s.hands[who][column])
    private = {who: {"gave": NAMES[mine[column]], "got": NAMES[theirs[column]]} for who in BOTH}
    mine[column], theirs[column] = theirs[column], mine[column]
    bit = 1 << column
    s.known = [known | bit for known in s.known]
    both_public = [public_ & bit for public_ in s.public]
    s.public = [s.public[who] & ~bit | both_public[1 - who] for who in BOTH]
    return [Event("decreed", public, private, told), *end_turn(s)]


def recall(s: State) -> list[Event]:
    seat = s.acting
    s.switch_spaces = replaced(s.switch_spaces, seat, 0)
    s.discard_spaces = replaced(s.discard_spaces, seat, 0)
    return [Event("recalled", {"seat": seat}), *end_turn(s)]


def declare(s: State) -> list[Event]:
    s.declared = s.acting
    return [Event("declared", {"seat": s.acting}), *end_turn(s)]


def _bits_swapped(bits: int, a: int, b: int) -> int:
    if (bits >> a ^ bits >> b) & 1:
        bits ^= 1 << a | 1 << b
    return bits
