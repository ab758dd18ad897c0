"""What a card would score where: gains and losses by slot, for what is picked or what the pointer is over."""

from __future__ import annotations

from engine.core.game import Seat
from engine.naishi import advice
from ui.naishi.spots import DECREE, SWITCH, card_at, place_of, spot, zone_of
from ui.table.scene import Look


def gains(look: Look, near: Seat) -> dict[str, int]:
    """Only for the seat whose view it is: what others would gain is not to be worked out from here."""
    if look.seat is None or advice.drafting(look.view) or not look.live:
        return {}
    picked = look.picker.picked
    if look.asked is None:
        return {}
    if look.asked.kind == "ninja":
        return _copying(look, near) if look.to_act == near else {}
    if picked and picked[0] == DECREE:
        return _decreeing(look, near)
    if picked and picked[0] == SWITCH:
        return _switching(look, near)
    return _developing(picked[0] if picked else look.preview, look, near)


def _developing(first: str | None, look: Look, near: Seat) -> dict[str, int]:
    found = zone_of(first) if first else None
    if first is None or found is None or look.view["step"] == "bonus":
        return {}
    return {spot(row, found[1]): gain for row, gain in river_gains(first, look, near).items()}


def river_gains(name: str, look: Look, near: Seat) -> dict[str, int]:
    """What a River card would bring in the Line and in the Hand, as long as cards are taken from the River."""
    found = zone_of(name)
    if found is None or found[0] != "river" or look.seat is None or look.asked is None or look.asked.kind == "ninja":
        return {}
    return advice.develop_gains(look.view, near, found[1])


def _copying(look: Look, near: Seat) -> dict[str, int]:
    found = advice.copy_gains(look.view, near)
    kinds = {name: card_at(name, look.view, near) for name in look.picker.next_spots()}
    return {name: found[kind] for name, kind in kinds.items() if kind in found}


def _decreeing(look: Look, near: Seat) -> dict[str, int]:
    found: dict[str, int] = {}
    for name in look.picker.next_spots():
        at = place_of(name)
        gain = None if at is None else advice.decree_gain(look.view, near, at)
        if gain is not None:
            found[name] = gain
    return found


def _switching(look: Look, near: Seat) -> dict[str, int]:
    """From the first card on: what each second one would bring."""
    picker = look.picker
    begun = len(picker.picked) > 1
    first = picker.picked[1] if begun else look.preview
    at = place_of(first) if first else None
    if first is None or at is None:
        return {}
    partners = picker.next_spots() if begun else picker.would_follow(first)
    places = {name: place_of(name) for name in partners}
    return {name: advice.switch_gain(look.view, near, at, other) for name, other in places.items() if other is not None}
