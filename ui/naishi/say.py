"""Naishi in words: prompts, spoken names, why a touch is refused, the rules at this step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.game import Seat
from engine.naishi import advice
from engine.naishi.cards import COLUMNS, ROWS
from ui.naishi.gains import river_gains
from ui.naishi.knowing import is_told
from ui.naishi.spots import COURT, DECREE, RECALL, card_at, drafted, place_of, zone_of
from ui.table.scene import Look, Prompt
from ui.widgets.card import signed


def number(n: int) -> str:
    """With a real minus; a plus only where a change is meant."""
    return f"−{-n}" if n < 0 else str(n)


def prompt(look: Look, near: Seat) -> Prompt:
    asked = look.asked
    if asked is None:
        return Prompt("")
    words, name, other = look.words, look.actor, look.names[1 - (look.to_act or 0)]
    if asked.kind == "draft":
        return Prompt(words("naishi.prompt.draft", name=name, other=other))
    if asked.kind == "ninja":
        at = advice.asked_ninja(look.view, look.to_act or 0)
        row, column = divmod(at or 0, len(COLUMNS))
        return Prompt(words("naishi.prompt.ninja", name=name, zone=ROWS[row], column=column + 1))
    picked = look.picker.picked
    if not picked:
        return _begin(look)
    if picked[0] in COURT:
        return _court(look, picked, other, near)
    card = card_at(picked[0], look.view, near)
    return Prompt(words("naishi.prompt.slot", name=name, card=card), _steps(look, "river", "slot"), 1)


def _steps(look: Look, *names: str) -> tuple[str, ...]:
    return tuple(look.words("naishi.step", step=step) for step in names)


def _begin(look: Look) -> Prompt:
    words, name, asked = look.words, look.actor, look.asked
    assert asked is not None
    if asked.kind == "bonus":
        return Prompt(words("naishi.prompt.bonus", name=name, last=advice.is_last_turn(look.view)))
    if not any(spot.startswith("river") for spot in look.picker.next_spots()):
        return Prompt(words("naishi.prompt.no_river", name=name))
    if asked.kind == "develop":
        return Prompt(words("naishi.prompt.develop", name=name), _steps(look, "river", "slot"), 0)
    last = asked.cause is not None
    sentence = words("naishi.prompt.turn", name=name, last=last, or_else=_or_else(look))
    return Prompt(sentence, _steps(look, "river", "slot"), 0)


def _or_else(look: Look) -> str:
    """The other way to use the turn that the prompt names; the buttons name the rest."""
    spots = look.picker.next_spots()
    if any(spot in COURT for spot in spots):
        return "send"
    return RECALL if RECALL in spots else "nothing"


def _court(look: Look, picked: Sequence[str], other: str, near: Seat) -> Prompt:
    words, name, n = look.words, look.actor, len(picked)
    if picked[0] == DECREE:
        return Prompt(words("naishi.prompt.decree", name=name, other=other), _steps(look, "decree", "slot"), 1)
    steps = _steps(look, picked[0], "first", "second")
    if n == 1:
        return Prompt(words(f"naishi.prompt.{picked[0]}", name=name), steps, 1)
    card = card_at(picked[1], look.view, near)
    return Prompt(words(f"naishi.prompt.{picked[0]}.second", name=name, card=card), steps, 2)


def spoken(name: str, look: Look, near: Seat, gain: int | None = None) -> str:
    """A place for those who hear it: River 3, Rice field, 3 left, may be chosen."""
    words, found = look.words, zone_of(name)
    assert found is not None
    zone, column = found
    if zone == "keep":
        place = words("naishi.spoken.dealt", n=column + 1)
    elif zone == "river":
        place = words("naishi.zone", zone="river", column=column + 1)
    else:
        owner = look.names[1 - near if zone.startswith("far-") else near]
        row = words("naishi.zone", zone=zone.removeprefix("far-"), column=column + 1)
        place = words("naishi.spoken.of", name=owner, place=row)
    card = card_at(name, look.view, near)
    parts = [place, _card(zone, card, look, own=look.seat is not None and not zone.startswith("far-"))]
    if zone == "river" and card is not None:
        parts.append(words("naishi.left", n=advice.left(look.view, column)))
    if zone == "hand" and is_told(look) and column in advice.known_to_other(look.view, near):
        parts.append(words("naishi.spoken.other_knows", name=look.names[1 - near]))
    copy = _copy(zone, column, look, near)
    if copy:
        parts.append(words("naishi.spoken.copy", card=copy))
    if gain is not None:
        parts.append(words("naishi.spoken.gain", gain=signed(gain)))
    state = _state(name, look, near)
    if state:
        parts.append(words("naishi.spoken.state", state=state))
    return ", ".join(parts)


def _card(zone: str, card: str | None, look: Look, own: bool) -> str:
    words = look.words
    if card is None:
        return words("naishi.spoken.empty") if zone == "river" else words("naishi.spoken.hidden")
    said = words("naishi.card", value=card)
    hidden = zone.endswith("hand") and not (own or advice.revealed(look.view))
    return words("naishi.spoken.known", card=said) if hidden else said


def _copy(zone: str, column: int, look: Look, near: Seat) -> str | None:
    """What a Ninja there has become."""
    row = zone.removeprefix("far-")
    if row not in ROWS:
        return None
    owner = near if row == zone else 1 - near
    return advice.copied(look.view, owner).get(advice.place(row, column))


def _state(name: str, look: Look, near: Seat) -> str | None:
    if name in look.picker.picked:
        return "chosen"
    if name in look.picker.next_spots():
        return "can"
    return drafted(name, look.view, near)


def aside(look: Look, gains: Mapping[str, int], near: Seat) -> str:
    """What the spot under the pointer would mean."""
    words, spot = look.words, look.preview
    if spot is None:
        return words("naishi.aside.exchange") if look.picker.picked == (DECREE,) else ""
    if spot in COURT and (spot in look.picker.next_spots() or spot in look.picker.instead()):
        return words("naishi.aside.court", kind=spot)
    found = zone_of(spot)
    if spot in gains and found and spot in look.picker.next_spots():
        place = words("naishi.zone", zone=found[0], column=found[1] + 1)
        return words("naishi.aside.gain", place=place, gain=signed(gains[spot]), card=card_at(spot, look.view, near))
    brought = river_gains(spot, look, near)
    if brought and gains and not look.picker.picked:
        line, hand = (signed(brought[row]) for row in ROWS)
        return words("naishi.aside.river", card=card_at(spot, look.view, near), line=line, hand=hand)
    return ""


def refused(spot: str, look: Look, near: Seat) -> str:
    words, asked, picked = look.words, look.asked, look.picker.picked
    if asked is None:
        return words("table.refused.over")
    if spot.startswith("far-"):
        return words("naishi.refused.hidden", name=look.names[1 - near])
    if asked.kind == "draft":
        return words("naishi.refused.draft")
    if asked.kind == "ninja":
        return words("naishi.refused.ninja")
    if spot in COURT:
        return words("naishi.refused.court", why=advice.why_not_there(look.view, asked.seat, spot), kind=spot)
    found = zone_of(spot)
    if found is None:
        return words("naishi.refused.not_now")
    zone, column = found
    if zone == "river" and card_at(spot, look.view, near) is None:
        return words("naishi.refused.empty_pile")
    if asked.kind == "bonus" and not picked:
        return words("naishi.refused.developed")
    if picked and picked[0] in COURT:
        return words("naishi.refused.pair", kind=picked[0])
    if picked and place_of(spot) is not None:
        begun = zone_of(picked[0])
        return words("naishi.refused.column", n=begun[1] + 1 if begun else column + 1)
    return words("naishi.refused.river_first", n=column + 1)


def help_lines(look: Look) -> list[str]:
    """The rules at this step."""
    words, asked = look.words, look.asked
    kind = asked.kind if asked else "over"
    topics = {
        "draft": ("draft", "goal"),
        "turn": ("turn", "develop", "bonus", "decree", "recall", "declare", "end"),
        "develop": ("develop", "columns"),
        "bonus": ("bonus", "recall"),
        "ninja": ("ninja",),
    }.get(kind, ("goal", "tie"))
    picked = look.picker.picked
    if picked and picked[0] in COURT:
        topics = (picked[0], *topics)
    elif picked:
        topics = ("develop", "columns", "adjacent")
    return [words("naishi.help", topic=topic) for topic in topics]
