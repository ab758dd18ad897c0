"""What a seat knows of the hidden cards, and worlds it cannot tell apart.

Hidden from a seat are the covered cards of the piles and the other Hand's unseen slots. Those slots hold what is left
of the other's set-up Hand: three mountains, the card this seat passed, and the card the other kept. All but the kept
card are known to be there; and the kept one is known too once it has been shown.
"""

from __future__ import annotations

from collections import Counter

from engine.core.rng import Rng
from engine.naishi.cards import COLUMNS, DEALT, MOUNTAIN, MOUNTAINS_IN_HAND
from engine.naishi.state import DRAFT, State


def unseen_slots(s: State, owner: int) -> list[int]:
    """Slots of this Hand whose card the other seat does not know."""
    return [column for column in COLUMNS if not s.known[owner] >> column & 1]


def surely_unseen(s: State, owner: int) -> tuple[list[int], bool]:
    """The cards the other seat knows to lie in the unseen slots, and whether the kept card is there as well."""
    if not unseen_slots(s, owner):
        return [], False
    expected = Counter({MOUNTAIN: MOUNTAINS_IN_HAND})
    expected[s.given[owner]] += 1
    shown = Counter(s.shown[owner])
    kept_is_shown = bool(shown - expected)
    return sorted((expected - shown).elements()), not kept_is_shown


def sample(s: State, seat: int, rng: Rng) -> State:
    """The hidden cards gathered, sorted and dealt anew; the generator is new too."""
    world = s.copy()
    world.rng = Rng(rng.word())
    other = 1 - seat
    if s.step == DRAFT:
        _deal_draft(world, other, rng)
    else:
        _deal_turn(world, other, rng)
    return world


def _deal_draft(world: State, other: int, rng: Rng) -> None:
    """The other's two cards are unknown, and so is which of them it has chosen."""
    pool = _shuffled([*_covered(world), *world.dealt[other]], rng)
    theirs = (pool.pop(), pool.pop())
    world.dealt = (theirs, world.dealt[1]) if other == 0 else (world.dealt[0], theirs)
    choice = rng.below(DEALT)
    if world.chosen[other] >= 0:
        world.chosen = (choice, world.chosen[1]) if other == 0 else (world.chosen[0], choice)
    _cover(world, pool)


def _deal_turn(world: State, other: int, rng: Rng) -> None:
    slots = unseen_slots(world, other)
    held, kept_is_hidden = surely_unseen(world, other)
    pool = _covered(world)
    if kept_is_hidden:
        hidden = Counter(world.hands[other][column] for column in slots)
        pool += (hidden - Counter(held)).elements()
        held.append(_kept(world, other, sorted(pool), rng))
        pool.remove(held[-1])
    held = _shuffled(held, rng)
    for column, card in zip(slots, held, strict=True):
        world.hands[other][column] = card
    _cover(world, _shuffled(pool, rng))


def _kept(world: State, other: int, pool: list[int], rng: Rng) -> int:
    """The card the other kept, any of the pool.

    Where a card like the passed one has been shown, a kept one alike makes that sight twice as likely.
    """
    passed = world.given[other]
    alike = pool.count(passed) if passed in world.shown[other] else 0
    return rng.choice([*pool, *[passed] * alike])


def _covered(s: State) -> list[int]:
    return [card for pile in s.piles for card in pile[:-1]]


def _cover(world: State, pool: list[int]) -> None:
    """Deals the pool under the open tops."""
    for column, pile in enumerate(world.piles):
        if pile:
            under = len(pile) - 1
            world.piles[column] = (*pool[len(pool) - under :], pile[-1])
            del pool[len(pool) - under :]


def _shuffled(cards: list[int], rng: Rng) -> list[int]:
    """Sorted first, so that worlds alike to the seat give the same deal."""
    cards = sorted(cards)
    rng.shuffle(cards)
    return cards
