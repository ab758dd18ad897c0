"""Checks of the laws of hidden information: what a seat may not know must show nowhere.

The means is always the same: `sample` gives a world the seat cannot tell apart from the real one, and whatever the
seat can see, be asked or be told must be equal in both.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.bots.bot import LEVELS, Budget, choose
from engine.core.chair import Chair
from engine.core.game import Event, Seat
from engine.core.rng import Rng
from tests.conformance.case import Case, bot_of, some_moments
from tests.support.plain import dump, generators, leaves, wire

TINY = 60  # nodes a bot gets here
SUSPICIOUS = 48  # so many samples alike, and all unlike the truth, are looked into
SURE = 3000  # and after so many there is no doubt


class Twin(NamedTuple):
    """A real state, and a world `seat` cannot tell apart from it."""

    state: Any
    world: Any
    seat: Seat
    action: Any  # what is played in the real one
    number: int


def twins(case: Case, most: int = 40) -> Iterator[Twin]:
    chance = case.chance()
    for s, action, number in some_moments(case, most):
        for seat in range(case.seats):
            yield Twin(s, case.game.sample(s, seat, Rng(chance.word())), seat, action, number)


def check_who_acts_is_public(case: Case) -> None:
    """`to_act` never depends on what other seats may not know."""
    for s, world, seat, _, number in twins(case):
        assert case.game.to_act(world) == case.game.to_act(s), f"{seat} can tell by who acts after {number}"


def check_what_is_asked_is_public(case: Case) -> None:
    """`asked` is heard by everybody."""
    for s, world, seat, _, number in twins(case):
        assert case.game.asked(world) == case.game.asked(s), f"{seat} can tell by what is asked after {number}"


def check_views_hide(case: Case) -> None:
    """A seat's view is the same in all worlds it cannot tell apart."""
    for s, world, seat, _, number in twins(case):
        real, other = wire(case.game.view(s, seat)), wire(case.game.view(world, seat))
        assert real == other, f"seat {seat} sees {real} or {other} after {number} actions"


def check_onlookers_know_no_more_than_a_seat(case: Case) -> None:
    """What an onlooker sees, every seat knows."""
    for s, world, seat, _, number in twins(case):
        real, other = wire(case.game.view(s, None)), wire(case.game.view(world, None))
        assert real == other, f"an onlooker sees what seat {seat} may not know after {number}: {real} or {other}"


def check_own_list_is_known(case: Case) -> None:
    """A seat's own legal list, in its order and its words, follows from what it knows."""
    game = case.game
    for s, world, seat, _, number in twins(case):
        if game.to_act(s) == seat == game.to_act(world):
            real, other = list(game.actions(s)), list(game.actions(world))
            assert real == other, f"seat {seat} may play {real} or {other} after {number} actions"
            for action in real:
                assert game.text(s, action) == game.text(world, action)
                assert game.describe(s, action, seat) == game.describe(world, action, seat)


def check_samples_follow_from_knowledge(case: Case) -> None:
    """Worlds a seat cannot tell apart give the very same sample."""
    game, chance = case.game, case.chance()
    for s, world, seat, _, number in twins(case):
        key = chance.word()
        one, two = game.sample(s, seat, Rng(key)), game.sample(world, seat, Rng(key))
        same = game.fingerprint(one) == game.fingerprint(two) and generators(one) == generators(two)
        assert same, f"the sample of seat {seat} knows what it may not after {number} actions"


def check_samples_forget_secret_actions(case: Case) -> None:
    """Two actions a seat cannot tell apart leave it with the very same samples."""
    game, chance = case.game, case.chance()
    for s, action, rival, seat, number in _secret_pairs(case):
        one, two, key = game.copy(s), game.copy(s), chance.word()
        game.apply(one, action), game.apply(two, rival)
        same = game.fingerprint(game.sample(one, seat, Rng(key))) == game.fingerprint(game.sample(two, seat, Rng(key)))
        assert same, f"samples of seat {seat} know what was secretly done after {number} actions"


def _secret_pairs(case: Case) -> Iterator[tuple[Any, Any, Any, Seat, int]]:
    """Pairs of actions, and another seat that cannot tell them apart."""
    game, chance = case.game, case.chance()
    for s, action, number in some_moments(case):
        actions = game.actions(s)
        for rival in {chance.choice(actions) for _ in range(3)} - {action}:
            for seat in range(case.seats):
                if seat != game.to_act(s) and _looks(case, s, action, seat) == _looks(case, s, rival, seat):
                    yield s, action, rival, seat, number


def check_samples_have_their_own_chance(case: Case) -> None:
    """A sample's generator is drawn anew, so what will be drawn is not known."""
    game = case.game
    for s, world, seat, _, number in twins(case):
        real = set(generators(s))
        assert not real & set(generators(world)), f"a sample goes on with the real generator after {number}"
        other = game.sample(s, seat, Rng(number))
        assert not real or generators(other) != generators(world), "all samples share a generator"


def check_samples_reach_the_truth(case: Case) -> None:
    """Nothing is the same in all samples and otherwise in truth: every consistent world can be met."""
    game, chance = case.game, case.chance()
    for s, _, number in some_moments(case, 6):
        for seat in range(case.seats):
            others = [other for other in range(case.seats) if other != seat]
            truth = _seen_by_others(case, s, others)
            met: dict[str, set[Any]] = {place: set() for place in truth}
            missing = set(truth)
            for count in range(SURE):
                if count >= SUSPICIOUS:
                    missing = {place for place in missing if len(met[place]) == 1}
                if not missing:
                    break
                sample = _seen_by_others(case, game.sample(s, seat, Rng(chance.word())), others)
                for place in missing:
                    met[place].add(sample.get(place))
                missing = {place for place in missing if truth[place] not in met[place]}
            else:
                raise AssertionError(f"after {number} actions seat {seat} never thinks of {sorted(missing)}")


def _seen_by_others(case: Case, s: Any, others: list[Seat]) -> dict[str, Any]:
    """What other seats see, place by place, as strings (True is not 1)."""
    views = [case.game.view(s, other) for other in others]
    return {place: repr(value) for place, value in leaves(views)}


def check_public_lists_are_public(case: Case) -> None:
    """Where everybody can compute the list it is the same in every world of every seat."""
    game = case.game
    for s, world, seat, _, number in twins(case):
        if game.asked(s).public:
            same = list(game.actions(s)) == list(game.actions(world))
            assert same, f"seat {seat} cannot compute a list called public after {number} actions"


class Played(NamedTuple):
    """The same action played in two worlds that `seat` cannot tell apart, and what happened in each."""

    before: Twin
    state: Any
    world: Any
    real: list[Event]
    other: list[Event]


def _played_twice(case: Case) -> Iterator[Played]:
    game = case.game
    for twin in twins(case):
        if game.to_act(twin.world) is not None and twin.action in game.actions(twin.world):
            s, world = game.copy(twin.state), game.copy(twin.world)
            yield Played(twin, s, world, game.apply(s, twin.action), game.apply(world, twin.action))


def check_events_hide(case: Case) -> None:
    """Whoever is told nothing new sees the same events in all worlds it cannot tell apart."""
    for (_, _, seat, _, number), _, _, real, other in _played_twice(case):
        if not _told(real, seat):
            one, two = _seen(real, seat), _seen(other, seat)
            assert one == two, f"an event tells seat {seat} after {number} actions: {one} or {two}"
            one, two = _seen(real, None), _seen(other, None)
            assert one == two, f"an event tells onlookers after {number} actions: {one} or {two}"


def check_news_is_told(case: Case) -> None:
    """Whoever learns something is named by the event, because undo must not cross it."""
    game = case.game
    for (_, _, seat, _, number), s, world, real, other in _played_twice(case):
        assert _told(real, seat) or not _told(other, seat), f"silence tells seat {seat} something after {number}"
        if not _told(real, seat):
            one, two = wire(game.view(s, seat)), wire(game.view(world, seat))
            assert one == two, f"seat {seat} learns {one} or {two} after {number + 1} actions, and is not told"
            assert game.to_act(s) == game.to_act(world)


def _told(events: list[Event], seat: Seat) -> bool:
    return any(seat in event.told for event in events)


def _seen(events: list[Event], seat: Seat | None) -> str:
    return wire([event.seen_by(seat) for event in events])


def check_descriptions_hide(case: Case) -> None:
    """What a seat cannot tell apart is described to it in the same words: two actions, or one in two worlds."""
    game = case.game
    for s, action, rival, seat, number in _secret_pairs(case):
        for reader in (seat, None):
            one, two = game.describe(s, action, reader), game.describe(s, rival, reader)
            assert one == two, f"seat {reader} is told {one} or {two} after {number} actions"
    for (s, world, seat, action, number), _, _, real, _ in _played_twice(case):
        if not _told(real, seat):
            one, two = game.describe(s, action, seat), game.describe(world, action, seat)
            assert one == two, f"seat {seat} is told {one} or {two} after {number} actions"


def _looks(case: Case, s: Any, action: Any, seat: Seat | None) -> str:
    after = case.game.copy(s)
    events = case.game.apply(after, action)
    return _seen(events, seat) + wire(case.game.view(after, seat))


def check_bots_choose_by_what_they_know(case: Case) -> None:
    """A bot plays the same in worlds it cannot tell apart, plays something legal, and leaves the game alone."""
    game, bot = case.game, case.bot or bot_of(case.game.info)
    if bot is None:
        return
    for s, world, seat, _, number in twins(case, 6):
        if game.to_act(s) == seat:
            before = dump(s)
            for level in LEVELS:
                budget = Budget(level, nodes=TINY, salt=case.seed)
                one = choose(bot, Chair(game, s, seat), budget)
                two = choose(bot, Chair(game, world, seat), budget)
                assert one == two, f"a bot of level {level} thinks {one} or {two} after {number} actions"
                assert one.action in game.actions(s), f"a bot of level {level} plays {one.action} after {number}"
            assert dump(s) == before


HIDDEN = (
    check_who_acts_is_public,
    check_what_is_asked_is_public,
    check_views_hide,
    check_onlookers_know_no_more_than_a_seat,
    check_own_list_is_known,
    check_samples_follow_from_knowledge,
    check_samples_forget_secret_actions,
    check_samples_have_their_own_chance,
    check_samples_reach_the_truth,
    check_public_lists_are_public,
    check_events_hide,
    check_news_is_told,
    check_descriptions_hide,
    check_bots_choose_by_what_they_know,
)
