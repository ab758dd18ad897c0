"""The rules of Naishi: the draft, a turn, the end. Knowledge is kept where cards move.

`known` and `public` are bits by Hand slot: the other seat, or everybody, has seen this very card go in. A card of the
set-up Hand that the other seat gets to see is noted in `shown`; what is left unseen is then a matter of counting.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from engine.core.game import Event, Json
from engine.core.rng import Rng
from engine.naishi.actions import (
    KEEP,
    NINJA_AS,
    Act,
    Open,
    bonus_actions,
    developments,
    turn_actions,
)
from engine.naishi.cards import (
    COLUMNS,
    DEALT,
    DECK,
    DISCARD_SPACES,
    EMISSARIES,
    MOUNTAIN,
    MOUNTAINS_IN_HAND,
    NAMES,
    PILE_SIZE,
    PILES,
    SWITCH_SPACES,
    columns_of,
    names_of,
)
from engine.naishi.score import copyable, ninja_places
from engine.naishi.state import BONUS, BOTH, DEVELOP, DRAFT, NINJAS, OVER, TURN, State

ALL_FULL = (True,) * PILES

# Set-up and draft


def new_state(first: int, rng: Rng) -> State:
    s = State()
    deck = list(DECK)
    rng.shuffle(deck)
    s.piles = [tuple(deck[start : start + PILE_SIZE]) for start in range(0, PILES * PILE_SIZE, PILE_SIZE)]
    rest = deck[PILES * PILE_SIZE :]
    s.dealt = (tuple(rest[:DEALT]), tuple(rest[DEALT:]))
    s.rng = rng
    s.first = s.acting = first
    s.step = DRAFT
    s.chosen = s.given = (-1, -1)
    s.lines = [[MOUNTAIN] * len(COLUMNS) for _ in BOTH]
    s.hands = [[MOUNTAIN] * MOUNTAINS_IN_HAND for _ in BOTH]
    s.known, s.public = [0, 0], [0, 0]
    s.shown = [(), ()]
    s.discards = ()
    s.switch_spaces = s.discard_spaces = (0, 0)
    s.decree = s.declared = -1
    s.last_turn = False
    s.copies = ((), ())
    return s


def keep(s: State, act: Act) -> list[Event]:
    """A secret choice; when both are made the cards change hands and each Hand is shuffled."""
    seat = s.acting
    s.chosen = _replaced(s.chosen, seat, act.a)
    card = NAMES[s.dealt[seat][act.a]]
    events = [Event("kept", {"seat": seat}, {seat: {"card": card}})]
    s.acting = 1 - seat
    if -1 not in s.chosen:
        events.append(_exchange_drafted(s))
    return events


def _exchange_drafted(s: State) -> Event:
    passed = [s.dealt[seat][1 - s.chosen[seat]] for seat in BOTH]
    s.given = (passed[1], passed[0])
    for seat in BOTH:
        s.hands[seat] += [s.dealt[seat][s.chosen[seat]], s.given[seat]]
        s.rng.shuffle(s.hands[seat])
    s.dealt, s.chosen = ((), ()), (-1, -1)
    s.step, s.acting = TURN, s.first
    received = {seat: {"card": NAMES[s.given[seat]], "hand": names_of(s.hands[seat])} for seat in BOTH}
    return Event("drafted", {}, received, told=BOTH)


# What is legal


def legal_actions(s: State) -> Sequence[Act]:
    if s.step == TURN:
        return turn_actions(_open(s))
    if s.step == BONUS:
        return bonus_actions(_open(s))
    if s.step == DEVELOP:
        return developments(tuple(map(bool, s.piles)))
    if s.step == DRAFT:
        return KEEP
    if s.step == NINJAS:
        return _ninja_choices(s)
    return ()


def _open(s: State) -> Open:
    seat = s.acting
    piles = s.piles
    on_switch, on_discard = s.switch_spaces, s.discard_spaces
    placed = on_switch[seat] + on_discard[seat]
    available = placed + (s.decree == seat) < EMISSARIES
    an_empty_pile = () in piles
    return Open(
        tuple(map(bool, piles)) if an_empty_pile else ALL_FULL,
        an_empty_pile and s.empty_piles() == PILES - 2 and sum(map(len, piles)) == 2,
        available and on_switch[0] + on_switch[1] < SWITCH_SPACES,
        available and on_discard[0] + on_discard[1] < DISCARD_SPACES,
        available and s.decree < 0,
        placed > 0,
        an_empty_pile and s.declared < 0 and not s.last_turn,
    )


# A turn


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
    if s.step == TURN and s.available(seat) and len(bonus_actions(_open(s))) > 1:
        s.step = BONUS
    else:
        events += _end_turn(s)
    return events


@cache
def _developed(seat: int, zone: str, column: int, taken: int, gone: int, told: tuple[int, ...]) -> Event:
    went: dict[str, Json] = {"taken": NAMES[taken], "discarded": NAMES[gone]}
    public = {"seat": seat, "zone": zone, "column": column, **went}
    return Event("developed", public, told=told)


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
        s.switch_spaces = _replaced(s.switch_spaces, seat, s.switch_spaces[seat] + 1)
        events = [switch(s, act)]
    else:
        s.discard_spaces = _replaced(s.discard_spaces, seat, s.discard_spaces[seat] + 1)
        events = discard_two(s, act)
    if s.step == TURN:
        s.step = DEVELOP
        return events
    return events + _end_turn(s)


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
    """The new top of a pile, which nobody has seen before. Events are never changed: the same one can be told again."""
    return Event("opened", {"column": column, "card": NAMES[card]}, told=BOTH)


def impose_decree(s: State, act: Act) -> list[Event]:
    """Exchange with the other player's card of the same column: Line with Line, or Hand with Hand, blind."""
    seat, other, column = s.acting, 1 - s.acting, act.a
    s.decree = seat
    public: dict[str, Json] = {"seat": seat, "zone": act.zone, "column": column}
    if act.zone == "line":
        mine, theirs = s.lines[seat], s.lines[other]
        public |= {"gave": NAMES[mine[column]], "got": NAMES[theirs[column]]}
        mine[column], theirs[column] = theirs[column], mine[column]
        return [Event("decreed", public), *_end_turn(s)]
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
    return [Event("decreed", public, private, told), *_end_turn(s)]


def recall(s: State) -> list[Event]:
    seat = s.acting
    s.switch_spaces = _replaced(s.switch_spaces, seat, 0)
    s.discard_spaces = _replaced(s.discard_spaces, seat, 0)
    return [Event("recalled", {"seat": seat}), *_end_turn(s)]


def declare(s: State) -> list[Event]:
    s.declared = s.acting
    return [Event("declared", {"seat": s.acting}), *_end_turn(s)]


# The end


def _end_turn(s: State) -> list[Event]:
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


def _ninja_choices(s: State) -> list[Act]:
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


PLAYS: dict[str, Callable[[State, Act], list[Event]]] = {
    "keep": keep,
    "develop": develop,
    "switch": bonus,
    "discard": bonus,
    "decree": impose_decree,
    "recall": lambda s, _: recall(s),
    "declare": lambda s, _: declare(s),
    "pass": lambda s, _: _end_turn(s),
    "end turn": lambda s, _: _end_turn(s),
    "ninja": ninja_copies,
}


def play(s: State, act: Act) -> list[Event]:
    """Plays any legal action."""
    return PLAYS[act.verb](s, act)


def _replaced(pair: tuple[int, int], seat: int, value: int) -> tuple[int, int]:
    return (value, pair[1]) if seat == 0 else (pair[0], value)


def _bits_swapped(bits: int, a: int, b: int) -> int:
    if (bits >> a ^ bits >> b) & 1:
        bits ^= 1 << a | 1 << b
    return bits
