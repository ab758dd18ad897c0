"""The set-up of Naishi and its draft."""

from __future__ import annotations

from engine.core.game import Event
from engine.core.rng import Rng
from engine.naishi.actions import Act
from engine.naishi.cards import (
    COLUMNS,
    DEALT,
    DECK,
    MOUNTAIN,
    MOUNTAINS_IN_HAND,
    NAMES,
    PILE_SIZE,
    PILES,
    names_of,
)
from engine.naishi.state import BOTH, DRAFT, TURN, State, replaced


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
    s.chosen = replaced(s.chosen, seat, act.a)
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
