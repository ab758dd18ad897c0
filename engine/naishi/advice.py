"""What a player would like to know: scores as a view shows them. Pure functions of a view, never of a state.

A card the view does not show is left blank: it scores nothing and is nobody's neighbour.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.game import Json, Seat, View
from engine.naishi.cards import (
    COLUMNS,
    COUNTED_BY_RONIN,
    KIND,
    MOUNTAINS_IN_HAND,
    NAMES,
    NINJA,
    PLACES,
    ROWS,
    SPACES,
)
from engine.naishi.score import SCORED_IN_ALL, Score, best_score, copyable, ninja_places, score, with_copies
from engine.naishi.state import BONUS, DEVELOP, NINJAS, OVER

BLANK = -1


def territory(view: View, seat: Seat) -> tuple[int, ...]:
    """Ten kinds, Line then Hand; BLANK where the view shows no card."""
    cards = (*_kinds(_at(view["lines"], seat)), *_kinds(_at(view["hands"], seat)))
    return cards + (BLANK,) * (len(PLACES) - len(cards))  # in the draft the Hand is not whole


def known_in_hand(view: View, seat: Seat) -> int:
    """How many cards of this Hand the view shows."""
    return sum(kind != BLANK for kind in _kinds(_at(view["hands"], seat)))


def known_to_other(view: View, seat: Seat) -> set[int]:
    """The columns of this Hand whose card the other seat knows."""
    columns = _at(view["known"], seat)
    assert isinstance(columns, Sequence)
    return {column - 1 for column in columns if isinstance(column, int)}


def surely_unseen(view: View, seat: Seat) -> list[str]:
    """What must lie among the cards of this Hand that the other seat does not know."""
    kinds = _at(view["surely"], seat)
    assert isinstance(kinds, Sequence)
    return [kind for kind in kinds if isinstance(kind, str)]


def live_score(view: View, seat: Seat) -> Score:
    """The points of what can be seen, each Ninja copying what serves its owner best.

    While the Ninjas choose, one that has not chosen yet counts nothing: the score grows by what it is made.
    """
    counted = with_copies(territory(view, seat), _kinds(_at(view["copies"], seat)))
    return score(counted) if view.get("step") == NINJAS else best_score(counted)


def counted_as(view: View, seat: Seat) -> dict[int, str]:
    """By place, what the live score counts each Ninja as; nothing for one that copies nobody."""
    kinds = live_score(view, seat).kinds
    return {at: NAMES[kinds[at]] for at in ninja_places(territory(view, seat)) if kinds[at] != NINJA}


def kinds_held(found: Score) -> int:
    """How many of the ten kinds a Ronin counts."""
    return len(COUNTED_BY_RONIN.intersection(found.kinds))


def by_kind(found: Score) -> dict[str, int]:
    """Points of each kind that can be seen, the best first; equal ones in the order of the deck table."""
    points: dict[int, int] = {}
    for kind, value in zip(found.kinds, found.places, strict=True):
        if kind != BLANK:
            points[kind] = points.get(kind, 0) + value
    order = sorted(points, key=lambda kind: (-points[kind], kind))
    return {NAMES[kind]: points[kind] for kind in order}


def sources(found: Score) -> dict[str, dict[int, int | None]]:
    """By kind, as `by_kind`: the places it lies at and the points of each; None where a kind scores in all."""
    return {
        name: {
            at: None if kind in SCORED_IN_ALL else found.places[at]
            for at, kind in enumerate(found.kinds)
            if kind == KIND[name]
        }
        for name in by_kind(found)
    }


def develop_gains(view: View, seat: Seat, column: int) -> dict[str, int]:
    """What the River card of this column would bring in the Line and in the Hand; nothing where the pile is empty."""
    top = river_top(view, column)
    if top is None or drafting(view):
        return {}
    return {row: _gain(view, seat, {place(row, column): KIND[top]}) for row in ROWS}


def switch_gain(view: View, seat: Seat, a: int, b: int) -> int:
    """What exchanging two places of the own territory would bring."""
    cards = territory(view, seat)
    return _gain(view, seat, {a: cards[b], b: cards[a]})


def decree_gain(view: View, seat: Seat, at: int) -> int | None:
    """What taking the other's card of this place would bring; None where it is not known."""
    other = territory(view, 1 - seat)[at]
    return None if other == BLANK else _gain(view, seat, {at: other})


def copy_gains(view: View, seat: Seat) -> dict[str, int]:
    """What the Ninja that is to choose would add to the live score as each character it can copy."""
    cards, copies = territory(view, seat), _kinds(_at(view["copies"], seat))
    now = live_score(view, seat).total
    return {NAMES[kind]: score(with_copies(cards, (*copies, kind))).total - now for kind in copyable(cards)}


def copied(view: View, seat: Seat) -> dict[int, str]:
    """By place, what the Ninjas that have chosen have become."""
    copies = _kinds(_at(view["copies"], seat))
    return {place_: NAMES[kind] for place_, kind in zip(ninja_places(territory(view, seat)), copies, strict=False)}


def asked_ninja(view: View, seat: Seat) -> int | None:
    """The place of the Ninja that is to choose."""
    places = ninja_places(territory(view, seat))
    done = len(_kinds(_at(view["copies"], seat)))
    return places[done] if done < len(places) else None


def place(row: str, column: int) -> int:
    return ROWS.index(row) * len(COLUMNS) + column


def river_top(view: View, column: int) -> str | None:
    pile = _at(view["river"], column)
    assert isinstance(pile, Mapping)
    top = pile["top"]
    return top if isinstance(top, str) else None


def why_not_there(view: View, seat: Seat, space: str) -> str:
    """Why this seat cannot send an emissary to a kind of space of the Court, in a word."""
    court, step = view["court"], view["step"]
    assert isinstance(court, Mapping)
    on_it = court[space]
    if space == "decree":
        if on_it is not None:
            return "decree_used"
        if step == BONUS:
            return "decree_whole_turn"
    if step == DEVELOP:
        return "one_bonus"
    if isinstance(on_it, Sequence) and sum(_numbers(on_it)) == SPACES[space]:
        return "spaces_taken"
    return "not_now" if _numbers(view["emissaries"])[seat] else "no_emissary"


def left(view: View, column: int) -> int:
    """How many cards a pile of the River has."""
    pile = _at(view["river"], column)
    assert isinstance(pile, Mapping)
    return _numbers([pile["left"]])[0]


def drafting(view: View) -> bool:
    """The Hands are not whole yet."""
    hand = _at(view["hands"], 0)
    assert isinstance(hand, Sequence)
    return len(hand) == MOUNTAINS_IN_HAND


def is_last_turn(view: View) -> bool:
    return view["last_turn"] is True


def over(view: View) -> bool:
    """The scores are final."""
    return view["step"] == OVER


def revealed(view: View) -> bool:
    """The Hands lie open: at the end, and when the whole game is looked back at after it."""
    return view["step"] in (NINJAS, OVER) or view.get("open") is True


def _gain(view: View, seat: Seat, changed: Mapping[int, int]) -> int:
    before = territory(view, seat)
    after = tuple(changed.get(at, kind) for at, kind in enumerate(before))
    return best_score(after).total - best_score(before).total


def _at(list_: Json, index: int) -> Json:
    assert isinstance(list_, Sequence)
    return list_[index]


def _numbers(list_: Json) -> list[int]:
    assert isinstance(list_, Sequence)
    return [n for n in list_ if isinstance(n, int)]


def _kinds(names: Json) -> tuple[int, ...]:
    assert isinstance(names, Sequence)
    return tuple(KIND[name] if isinstance(name, str) else BLANK for name in names)
