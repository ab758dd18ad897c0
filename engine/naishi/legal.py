"""What is legal in Naishi at each step."""

from __future__ import annotations

from collections.abc import Sequence

from engine.naishi.actions import KEEP, Act, Open, bonus_actions, developments, turn_actions
from engine.naishi.cards import DISCARD_SPACES, EMISSARIES, PILES, SWITCH_SPACES
from engine.naishi.end import ninja_choices
from engine.naishi.state import BONUS, DEVELOP, DRAFT, NINJAS, TURN, State

ALL_FULL = (True,) * PILES


def legal_actions(s: State) -> Sequence[Act]:
    if s.step == TURN:
        return turn_actions(open_to(s))
    if s.step == BONUS:
        return bonus_actions(open_to(s))
    if s.step == DEVELOP:
        return developments(tuple(map(bool, s.piles)))
    if s.step == DRAFT:
        return KEEP
    if s.step == NINJAS:
        return ninja_choices(s)
    return ()


def open_to(s: State) -> Open:
    """What the seat to act may choose from, as far as piles, emissaries and the end allow."""
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
