"""A quick player for playouts: it sees a whole world, evaluates its own turn and not the answer to it.

It considers every Develop, a river switch before it, the best switch of its own cards after it, the decree on cards,
Recall and the end; it throws no River cards away. Each is judged by `worth` with one turn less to go.
"""

from __future__ import annotations

from functools import lru_cache

from engine.naishi.actions import (
    DECLARE,
    DECREE,
    DEVELOP,
    END_TURN,
    KEEP,
    PASS,
    RECALL,
    SWITCH_OWN,
    Act,
)
from engine.naishi.cards import COLUMNS, SWITCH_SPACES
from engine.naishi.evaluation import TABLES, River, river_of, worth
from engine.naishi.legal import legal_actions
from engine.naishi.score import best_score, ninja_places
from engine.naishi.state import BONUS, NINJAS, TURN, State
from engine.naishi.state import DEVELOP as DEVELOP_STEP
from engine.naishi.tempo import turns_after

SWITCH_RIVER = {(a, b): Act("switch", "river", min(a, b), max(a, b)) for a in COLUMNS for b in COLUMNS if a != b}
DRAFT_VALUE = (9, 5, 4, 6, 5, 7, 6, 4, 7, 7, 4)


def quick_action(s: State) -> Act:
    """What the quick player does in this world."""
    if s.step == TURN:
        return _turn(s)
    if s.step == BONUS:
        return _bonus(s)
    if s.step == DEVELOP_STEP:
        return best_develop(s, turns_after(s), river_of(s))[1]
    if s.step == NINJAS:
        return best_copy(s)
    return best_keep(s)


def best_keep(s: State) -> Act:
    one, two = s.dealt[s.acting]
    return KEEP[DRAFT_VALUE[two] > DRAFT_VALUE[one]]


def best_copy(s: State) -> Act:
    """The copies that serve best, one Ninja after the other."""
    seat = s.acting
    t = s.territory(seat)
    done = len(s.copies[seat])
    kind = best_score(t).kinds[ninja_places(t)[done]]
    return next(act for act in legal_actions(s) if act.b == kind)


def best_develop(s: State, turns: int, river: River) -> tuple[int, Act]:
    """The best slot for an open card, and what the territory is then worth."""
    seat = s.acting
    t = (*s.lines[seat], *s.hands[seat])
    best, chosen = -1_000_000, PASS
    for column in COLUMNS:
        pile = s.piles[column]
        if not pile:
            continue
        card = (pile[-1],)
        value = worth(t[:column] + card + t[column + 1 :], turns, river)
        if value > best:
            best, chosen = value, DEVELOP[0][column]
        value = worth(t[: column + 5] + card + t[column + 6 :], turns, river)
        if value > best:
            best, chosen = value, DEVELOP[1][column]
    return best, chosen


def best_river_switch(s: State, turns: int, river: River) -> tuple[int, Act]:
    """The best slot for a card brought from another pile."""
    seat = s.acting
    t = (*s.lines[seat], *s.hands[seat])
    best, chosen = -1_000_000, PASS
    tops = [(pile[-1], column) for column, pile in enumerate(s.piles) if pile]
    beside = [[(t[:place], t[place + 1 :]) for place in (column, column + 5)] for column in COLUMNS]
    tried = set()
    for kind, origin in tops:
        for own, column in tops:
            if kind == own or (kind, column) in tried:
                continue
            tried.add((kind, column))
            card = (kind,)
            for before, after in beside[column]:
                value = worth(before + card + after, turns, river)
                if value > best:
                    best, chosen = value, SWITCH_RIVER[origin, column]
    return best, chosen


@lru_cache(maxsize=1 << 14)
def best_own_switch(t: tuple[int, ...], turns: int, river: River) -> tuple[int, Act]:
    """The best switch inside a territory."""
    best, chosen = -1_000_000, PASS
    for act in SWITCH_OWN:
        if act.zone == "column":
            a, b = act.a, act.a + 5
        elif act.zone == "line":
            a, b = act.a, act.b
        else:
            a, b = act.a + 5, act.b + 5
        if t[a] != t[b]:
            cards = list(t)
            cards[a], cards[b] = cards[b], cards[a]
            value = worth(tuple(cards), turns, river)
            if value > best:
                best, chosen = value, act
    return best, chosen


def _bonus(s: State) -> Act:
    """After Develop: the best switch of one's own cards, if it is worth an emissary."""
    seat = s.acting
    if s.switch_spaces[0] + s.switch_spaces[1] >= SWITCH_SPACES:
        return END_TURN
    turns, river = turns_after(s), river_of(s)
    t = (*s.lines[seat], *s.hands[seat])
    value, act = best_own_switch(t, turns, river)
    return act if value > worth(t, turns, river) + _price(s, seat, turns) else END_TURN


def _price(s: State, seat: int, turns: int) -> int:
    """What an emissary on a space of the Court is missed."""
    tables = TABLES[turns]
    available = s.available(seat)
    price = tables.emissaries[available] - tables.emissaries[available - 1]
    if available == 1 and s.decree < 0:
        price += tables.decree
    return price


def _turn(s: State) -> Act:
    seat = s.acting
    turns, river = turns_after(s), river_of(s)
    best, chosen = best_develop(s, turns, river)
    if s.available(seat):
        price = _price(s, seat, turns)
        if s.switch_spaces[0] + s.switch_spaces[1] < SWITCH_SPACES:
            value, act = best_river_switch(s, turns, river)
            if value - price > best:
                best, chosen = value - price, act
        if s.decree < 0:
            value, act = best_decree(s, turns, river)
            if value - price > best:
                best, chosen = value - price, act
    back = s.switch_spaces[seat] + s.discard_spaces[seat]
    if back and turns:
        tables, available = TABLES[turns], s.available(seat)
        value = worth((*s.lines[seat], *s.hands[seat]), turns, river)
        value += tables.emissaries[available + back] - tables.emissaries[available]
        if not available and s.decree < 0:
            value += tables.decree
        if value > best:
            best, chosen = value, RECALL
    if s.declared < 0 and not s.last_turn and () in s.piles and _may_declare(s, seat):
        return DECLARE
    return chosen


def best_decree(s: State, turns: int, river: River) -> tuple[int, Act]:
    """The best exchange of cards; what the other loses counts as won."""
    seat, other = s.acting, 1 - s.acting
    mine = (*s.lines[seat], *s.hands[seat])
    theirs = (*s.lines[other], *s.hands[other])
    theirs_now = worth(theirs, turns, river)
    best, chosen = -1_000_000, PASS
    for place in range(10):
        one, two = mine[place], theirs[place]
        if one == two or (place >= 5 and not s.known[other] >> place - 5 & 1):
            continue
        value = worth((*mine[:place], two, *mine[place + 1 :]), turns, river)
        value += theirs_now - worth((*theirs[:place], one, *theirs[place + 1 :]), turns, river)
        if value > best:
            best, chosen = value, DECREE[place]
    return best, chosen


def _may_declare(s: State, seat: int) -> bool:
    """Ahead, even after the other's best last turn."""
    river = River(0, 0, 0)
    other = 1 - seat
    mine = worth((*s.lines[seat], *s.hands[seat]), 0, river)
    t = (*s.lines[other], *s.hands[other])
    if mine <= worth(t, 0, river):
        return False
    for column in COLUMNS:
        pile = s.piles[column]
        if pile:
            card = (pile[-1],)
            for place in (column, column + 5):
                if worth(t[:place] + card + t[place + 1 :], 0, river) >= mine:
                    return False
    return True
