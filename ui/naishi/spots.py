"""Spots: what a player of Naishi touches, and the ways through them to each action."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.game import Json, Seat, View
from engine.naishi import advice
from engine.naishi.actions import Act
from engine.naishi.cards import COLUMNS, NAMES, ROWS
from ui.table.picker import Path

SWITCH, DISCARD, DECREE = "switch", "discard", "decree"
RECALL, DECLARE, END, PASS = "recall", "declare", "end", "pass"
COURT = (SWITCH, DISCARD, DECREE)
BUTTONS = (RECALL, DECLARE, DECREE, PASS, END)
_VERB_SPOT = {"recall": RECALL, "declare": DECLARE, "end turn": END, "pass": PASS}


def spot(zone: str, column: int) -> str:
    """A place of the River or of the own territory; the other's are `far-line` and `far-hand`."""
    return f"{zone}-{column + 1}"


def zone_of(name: str) -> tuple[str, int] | None:
    """River, Line or Hand with its column; None: another kind of spot."""
    zone, _, number = name.rpartition("-")
    if zone not in ("river", *ROWS, *(f"far-{row}" for row in ROWS), "keep") or not number.isdigit():
        return None
    return zone, int(number) - 1


def place_of(name: str) -> int | None:
    """The place in the own territory."""
    found = zone_of(name)
    return advice.place(*found) if found and found[0] in ROWS else None


def ways(act: Act, view: View, seat: Seat) -> list[Path]:
    """The ways to touch an action. A pair may be touched in either order."""
    if act.verb == "develop":
        return [(spot("river", act.a), spot(act.zone, act.a))]
    if act.verb == "switch":
        pair = _pair(act)
        return [(SWITCH, *pair), (SWITCH, *pair[::-1])]
    if act.verb == "discard":
        pair = _pair(act)
        return [(DISCARD, *pair), (DISCARD, *pair[::-1])]
    if act.verb == "decree":
        return [(DECREE, spot(act.zone, act.a))]
    if act.verb == "keep":
        return [(spot("keep", act.a),)]
    if act.verb == "ninja":
        cards = advice.territory(view, seat)
        same = [at for at, kind in enumerate(cards) if kind == act.b]
        return [(spot(ROWS[at // len(COLUMNS)], at % len(COLUMNS)),) for at in same]
    return [(_VERB_SPOT[act.verb],)]


def _pair(act: Act) -> Path:
    if act.zone == "column":
        return spot("line", act.a), spot("hand", act.a)
    return spot(act.zone, act.a), spot(act.zone, act.b)


def card_at(name: str, view: View, near: Seat) -> str | None:
    """The kind of the open card at a spot."""
    found = zone_of(name)
    if found is None:
        return None
    zone, column = found
    if zone == "river":
        return advice.river_top(view, column)
    if zone == "keep":
        return dict(enumerate(dealt(view, near))).get(column)
    seat = 1 - near if zone.startswith("far-") else near
    kind = advice.territory(view, seat)[advice.place(zone.removeprefix("far-"), column)]
    return None if kind == advice.BLANK else NAMES[kind]


def draft_of(view: View, seat: Seat) -> Json:
    """What the view shows of a seat's draft: all of it where everything lies open, else only the own one."""
    drafts = view.get("drafts")
    return drafts[seat] if isinstance(drafts, Sequence) else view["draft"]


def dealt(view: View, seat: Seat) -> list[str]:
    """The two cards this seat chooses from in the draft."""
    draft = draft_of(view, seat)
    cards = draft.get("dealt") if isinstance(draft, Mapping) else None
    return [str(name) for name in cards] if isinstance(cards, list | tuple) else []


def drafted(name: str, view: View, near: Seat) -> str | None:
    """Once the choice is made: whether the dealt card at this spot is kept or passed on."""
    found, draft = zone_of(name), draft_of(view, near)
    kept = draft.get("kept") if isinstance(draft, Mapping) else None
    if found is None or found[0] != "keep" or kept is None:
        return None
    return "kept" if found[1] == kept else "passed"


# The arrow keys: five columns, and the Court beside the River.

_ARROWS = {"ArrowUp": (-1, 0), "ArrowDown": (1, 0), "ArrowLeft": (0, -1), "ArrowRight": (0, 1)}

# The Court's two rows of spaces lie one over the other.
_IN_COURT = {(SWITCH, "ArrowDown"): DISCARD, (DISCARD, "ArrowUp"): SWITCH}


def neighbour(name: str | None, key: str, draft: bool) -> str:
    """Where an arrow key leads from a spot; at the edge it stays."""
    in_court = _IN_COURT.get((name or "", key))
    if in_court and not draft:
        return in_court
    rows = grid(draft)
    at = next(((r, c) for r, row in enumerate(rows) for c, other in enumerate(row) if other == name), None)
    if at is None:
        return spot("river", 0)
    down, right = _ARROWS[key]
    row, column = at[0] + down, at[1] + right
    if not 0 <= row < len(rows):
        return rows[at[0]][at[1]]
    return rows[row][max(0, min(column, len(rows[row]) - 1))]


def grid(draft: bool) -> list[list[str]]:
    def row(zone: str) -> list[str]:
        return [spot(zone, column) for column in COLUMNS]

    if draft:
        return [row("far-line"), row("river"), row("line"), [spot("keep", 0), spot("keep", 1)]]
    return [row("far-hand"), row("far-line"), [*row("river"), SWITCH, DISCARD], row("line"), row("hand")]
