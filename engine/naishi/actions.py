"""What a player of Naishi can do: small values made once, in lists that are looked up and not built.

A list depends only on what everybody can see (which piles are empty, who has emissaries, which spaces of the Court are
free), so there are few of them. Columns are 0 to 4 here and 1 to 5 in texts.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import NamedTuple

from engine.naishi.cards import CHARACTERS, COLUMNS, HAND, LINE, NAMES, ROWS


class Act(NamedTuple):
    """A verb, the zone it is done in, and one or two columns (for a Ninja: its place and what it copies)."""

    verb: str
    zone: str = ""
    a: int = -1
    b: int = -1

    def text(self) -> str:
        if self.verb == "ninja":
            return f"ninja {self.zone} {self.a + 1} as {NAMES[self.b]}"
        columns = [str(column + 1) for column in (self.a, self.b) if column >= 0]
        return " ".join([self.verb, *([self.zone] if self.zone else []), *columns])


PASS = Act("pass")
END_TURN = Act("end turn")
RECALL = Act("recall")
DECLARE = Act("declare")
KEEP = (Act("keep", "", 0), Act("keep", "", 1))
PAIRS = tuple(combinations(COLUMNS, 2))
DEVELOP = tuple(tuple(Act("develop", row, column) for column in COLUMNS) for row in ROWS)
DECREE = tuple(Act("decree", row, column) for row in ROWS for column in COLUMNS)
SWITCH_OWN = (
    *(Act("switch", row, a, b) for row in ROWS for a, b in PAIRS),
    *(Act("switch", "column", column) for column in COLUMNS),
)
NINJA_AS = {
    (row, column, kind): Act("ninja", ROWS[row], column, kind)
    for row in (LINE, HAND)
    for column in COLUMNS
    for kind in CHARACTERS
}


class Open(NamedTuple):
    """What decides which actions are legal in a turn: public facts all of them."""

    full: tuple[bool, ...]  # which piles have a card
    last_two: bool  # two piles have one card each and the others none
    switch: bool  # an emissary and a Switch space are there
    discard: bool
    decree: bool
    recall: bool
    declare: bool


@cache
def developments(full: tuple[bool, ...]) -> tuple[Act, ...]:
    return tuple(row[column] for row in DEVELOP for column in COLUMNS if full[column])


@cache
def bonuses(open_: Open, before_develop: bool) -> tuple[Act, ...]:
    """The bonus actions an emissary can do now. Taken first, one must leave something to develop."""
    full = open_.full
    pairs = [(a, b) for a, b in PAIRS if full[a] and full[b]]
    found: tuple[Act, ...] = ()
    if open_.switch and not (before_develop and not any(full)):
        found += (*(Act("switch", "river", a, b) for a, b in pairs), *SWITCH_OWN)
    if open_.discard and not (before_develop and open_.last_two):
        found += tuple(Act("discard", "river", a, b) for a, b in pairs)
    return found


@cache
def turn_actions(open_: Open) -> tuple[Act, ...]:
    """The list of a whole turn, in the order of the rules page."""
    found = developments(open_.full) + bonuses(open_, True)
    if open_.decree:
        found += DECREE
    if open_.recall:
        found += (RECALL,)
    if open_.declare:
        found += (DECLARE,)
    return found or (PASS,)


@cache
def bonus_actions(open_: Open) -> tuple[Act, ...]:
    """After Develop: the turn may always end."""
    return (END_TURN, *bonuses(open_, False))
