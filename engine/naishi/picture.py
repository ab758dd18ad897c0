"""Naishi's table as text, drawn from a view: seat 1 above the River, seat 0 below it, columns from 1 to 5.

`?` is a card the viewer does not know; beside a River card stands how many its pile has. A Ninja that has chosen is
written as what it copies: `as monk`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.game import View
from engine.naishi.advice import copied, live_score, place
from engine.naishi.cards import COLUMNS, DISCARD_SPACES, PLACES, SWITCH_SPACES

LABEL, CELL = 8, 13
_PROMPTS = {
    "draft": "keeps one of two cards in secret and passes the other on",
    "turn": "has a turn",
    "develop": "must still develop",
    "bonus": "may send an emissary or end the turn",
    "ninja": "says what a Ninja copies",
}


def picture(view: View) -> str:
    seen: dict[str, Any] = dict(view)
    river = [f"{pile['top']} {pile['left']}" if pile["left"] else "empty" for pile in seen["river"]]
    lines = [
        _points(view, 1),
        _row("", [str(column + 1) for column in COLUMNS]),
        _row("Hand", _cards(view, 1, "hand")),
        _row("Line", _cards(view, 1, "line")),
        "",
        _row("River", river),
        "",
        _row("Line", _cards(view, 0, "line")),
        _row("Hand", _cards(view, 0, "hand")),
        _points(view, 0),
        "",
        _court(seen),
        _discards(seen),
        *_draft(seen),
        *_end(seen),
    ]
    if seen["to_act"] is not None:
        lines += ["", f"Seat {seen['to_act']} {_PROMPTS[seen['step']]}."]
    return "\n".join(lines)


def _row(label: str, cells: Sequence[str]) -> str:
    return f"{label:<{LABEL}}{''.join(f'{cell:<{CELL}}' for cell in cells)}".rstrip()


def _cards(view: View, seat: int, row: str) -> list[str]:
    seen: dict[str, Any] = dict(view)
    became = copied(view, seat)
    cells = []
    for column, card in enumerate(seen[f"{row}s"][seat]):
        copy = became.get(place(row, column))
        cells.append(f"as {copy}" if copy else card or "?")
    return cells


def _points(view: View, seat: int) -> str:
    seen: dict[str, Any] = dict(view)
    shown = sum(card is not None for cards in (seen["lines"][seat], seen["hands"][seat]) for card in cards)
    total = live_score(view, seat).total
    what = f"{total} points" if shown == len(PLACES) else f"{total} points in the {shown} cards seen"
    return f"Seat {seat}: {what}, {_emissaries(seen['emissaries'][seat])} at hand"


def _emissaries(count: int) -> str:
    return "1 emissary" if count == 1 else f"{count or 'no'} emissaries"


def _court(seen: dict[str, Any]) -> str:
    court = seen["court"]
    decree = "free" if court["decree"] is None else f"seat {court['decree']}"
    switch, discard = _spaces(court["switch"], SWITCH_SPACES), _spaces(court["discard"], DISCARD_SPACES)
    return f"Court: switch {switch}; discard {discard}; decree {decree}"


def _spaces(taken: Sequence[int], spaces: int) -> str:
    """Who lies on spaces of one kind: seat 0, seat 0, free."""
    owners = [f"seat {seat}" for seat, count in enumerate(taken) for _ in range(count)]
    free = spaces - len(owners)
    return ", ".join([*owners, *([f"{free} free"] if free else [])])


def _discards(seen: dict[str, Any]) -> str:
    discards = seen["discards"]
    if not discards["count"]:
        return "Discards: none"
    return f"Discards: {discards['count']}, the last one {discards['last']}"


def _draft(seen: dict[str, Any]) -> list[str]:
    """What the viewer was dealt; an onlooker was dealt nothing."""
    draft = seen["draft"]
    if draft is None or seen["step"] == "over":
        return []
    if "passed" in draft:
        return [f"Draft: passed {draft['passed']}, got {draft['got']}"]
    kept = "" if draft["kept"] is None else f", kept {draft['dealt'][draft['kept']]}"
    return [f"Draft: dealt {' and '.join(draft['dealt'])}{kept}"]


def _end(seen: dict[str, Any]) -> list[str]:
    """How near the end is."""
    if seen["to_act"] is None:
        return []
    declared = [] if seen["declared"] is None else [f"Seat {seen['declared']} has declared the end."]
    return declared + (["This turn is the last one."] if seen["last_turn"] and seen["step"] != "ninja" else [])
