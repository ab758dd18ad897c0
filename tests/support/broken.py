"""Shells with one law broken at a time: each variant must be caught by the check of that law."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from engine.bots.bot import Budget, Thought
from engine.core.chair import Chair
from engine.core.game import Asked, Event, Json, Options, Result, Seat, Text, View
from engine.core.rng import Rng
from engine.core.standing import CHANCES, POINTS, SURE, Standing
from tests.support import shells
from tests.support.shells import BOOST, CARDS, CHOOSE, PRIZE, Act, Shells, ShellsGame


class NeverEnds(ShellsGame):
    """The winner of a round may look at the deck for ever."""

    def apply(self, s: Shells, a: Act) -> list[Event]:
        if s.phase == PRIZE:
            s.seat = (s.seat + 1) % len(s.hands)
            return [Event("waited")]
        return super().apply(s, a)


class ResultTooEarly(ShellsGame):
    def result(self, s: Shells) -> Result | None:
        return super().result(replace(s, phase="over")) if s.rounds == 1 else super().result(s)


class ActsAfterTheEnd(ShellsGame):
    def actions(self, s: Shells) -> Sequence[Act]:
        return super().actions(s) or [Act("again")]


class NobodyIsFirst(ShellsGame):
    def result(self, s: Shells) -> Result | None:
        result = super().result(s)
        return result and result._replace(placement=tuple(place + 1 for place in result.placement))


class BreakdownDoesNotAddUp(ShellsGame):
    def result(self, s: Shells) -> Result | None:
        result = super().result(s)
        return result and result._replace(breakdown=tuple({"rounds": score + 1} for score in result.scores))


class EmptyWindow(ShellsGame):
    """Who cannot boost has nothing to do, not even pass."""

    def actions(self, s: Shells) -> Sequence[Act]:
        actions = super().actions(s)
        return [] if s.phase == BOOST and len(actions) == 1 else actions


class NamesEveryCard(ShellsGame):
    """Two cards of one rank are two actions."""

    def actions(self, s: Shells) -> Sequence[Act]:
        if s.phase == CHOOSE:
            return [Act("choose", card) for card in s.hands[s.seat]]
        return super().actions(s)


class ListsOfLists(ShellsGame):
    """An action that cannot be hashed."""

    def actions(self, s: Shells) -> Sequence[Any]:
        return [[a.verb, a.card] for a in super().actions(s)]

    def apply(self, s: Shells, a: Any) -> list[Event]:
        return super().apply(s, Act(*a))


class ListsTheImpossible(ShellsGame):
    """Any high card may boost, held or not."""

    def actions(self, s: Shells) -> Sequence[Act]:
        if s.phase == BOOST and 4 not in s.hands[s.seat]:
            return [*super().actions(s), Act("boost", 4)]
        return super().actions(s)

    def apply(self, s: Shells, a: Act) -> list[Event]:
        if a.card and a.card not in s.hands[s.seat]:
            raise ValueError("no such card")
        return super().apply(s, a)


class DoesNothing(ShellsGame):
    """To look at a card one knows already changes nothing at all, and one is asked again."""

    def actions(self, s: Shells) -> Sequence[Act]:
        return [*super().actions(s), *([Act("wait")] if s.phase == PRIZE else [])]

    def apply(self, s: Shells, a: Act) -> list[Event]:
        return [] if a.verb == "wait" else super().apply(s, a)


class SameTexts(ShellsGame):
    def text(self, s: Shells, a: Act) -> str:
        return a.verb


class TextOnTwoLines(ShellsGame):
    def text(self, s: Shells, a: Act) -> str:
        return f"{a.verb}\n{a.card}"


class EndlessText(ShellsGame):
    def text(self, s: Shells, a: Act) -> str:
        return super().text(s, a) + "!" * 200


class PassComesLast(ShellsGame):
    def actions(self, s: Shells) -> Sequence[Act]:
        actions = super().actions(s)
        return [*actions[1:], actions[0]] if s.phase == BOOST else actions


class AsksTheWrongSeat(ShellsGame):
    def asked(self, s: Shells) -> Asked:
        return super().asked(s)._replace(seat=0)


class CopySharesHands(ShellsGame):
    def copy(self, s: Shells) -> Shells:
        return replace(super().copy(s), hands=s.hands)


class CopySharesChance(ShellsGame):
    def copy(self, s: Shells) -> Shells:
        return replace(super().copy(s), rng=s.rng)


class CopyForgetsTheDeck(ShellsGame):
    """A copy has its deck in another order."""

    def copy(self, s: Shells) -> Shells:
        return replace(super().copy(s), deck=sorted(s.deck, reverse=True))


class ViewDraws(ShellsGame):
    """To look at the table moves the generator."""

    def view(self, s: Shells, seat: Seat | None) -> View:
        s.rng.word()
        return super().view(s, seat)


class FractionInView(ShellsGame):
    def view(self, s: Shells, seat: Seat | None) -> View:
        mean: Any = sum(s.points) / len(s.points)
        return {**super().view(s, seat), "mean": mean}


class NumbersAsKeys(ShellsGame):
    def view(self, s: Shells, seat: Seat | None) -> View:
        by_seat: Any = dict(enumerate(s.points))
        return {**super().view(s, seat), "by_seat": by_seat}


class EventHidesItsKind(ShellsGame):
    def _act(self, s: Shells, a: Act) -> Event:
        event = super()._act(s, a)
        return Event(event.kind, {**event.public, "kind": "card"}, event.private, event.told)


class FingerprintWithoutHands(ShellsGame):
    def fingerprint(self, s: Shells) -> bytes:
        return super().fingerprint(replace(s, hands=[], deck=[], chosen=[], rng=Rng(0)))


class PositionIsADeal(ShellsGame):
    """Calls a new deal the position, wherever the game stands."""

    def position(self, s: Shells) -> Json:
        return list(CARDS)


class BoostsLeaveTheGame(ShellsGame):
    def apply(self, s: Shells, a: Act) -> list[Event]:
        if s.phase == PRIZE:
            s.boosts = [0] * len(s.boosts)
        return super().apply(s, a)


class WindowOnlyIfOfUse(ShellsGame):
    """Who holds nothing to boost with is not asked, and so everybody knows it."""

    def apply(self, s: Shells, a: Act) -> list[Event]:
        events = super().apply(s, a)
        while s.phase == BOOST and len(self.actions(s)) == 1:
            events += super().apply(s, Act("pass"))
        return events

    def to_act(self, s: Shells) -> Seat | None:
        if s.phase == BOOST and len(self.actions(s)) == 1:  # as a sample may have it
            return (s.seat + 1) % len(s.hands)
        return super().to_act(s)


class AsksBySecrets(ShellsGame):
    """The question differs where there is only one answer."""

    def asked(self, s: Shells) -> Asked:
        asked = super().asked(s)
        return asked._replace(kind="nothing") if len(self.actions(s)) == 1 else asked


class ViewNamesHiddenCards(ShellsGame):
    """The view tells the highest card of each hand by its picture."""

    def view(self, s: Shells, seat: Seat | None) -> View:
        return {**super().view(s, seat), "pictures": [max(hand, default=0) for hand in s.hands]}


class OnlookerSeesTheDeck(ShellsGame):
    def view(self, s: Shells, seat: Seat | None) -> View:
        view = super().view(s, seat)
        return {**view, "cards": list(s.deck)} if seat is None else view


class ListFollowsTheDeck(ShellsGame):
    """The order of a list depends on a card nobody has seen."""

    def actions(self, s: Shells) -> Sequence[Act]:
        actions = super().actions(s)
        return actions[::-1] if s.phase == CHOOSE and s.deck and s.deck[0] > 2 else actions


class SampleDealsUnsorted(ShellsGame):
    """The sample is dealt from the real order of the cards."""

    def sample(self, s: Shells, seat: Seat, rng: Rng) -> Shells:
        world = super().sample(s, seat, rng)
        if not s.knows_top[seat]:
            world.deck = list(s.deck)
            rng.shuffle(world.deck)
        return world


class SampleKeepsTheGenerator(ShellsGame):
    def sample(self, s: Shells, seat: Seat, rng: Rng) -> Shells:
        return replace(super().sample(s, seat, rng), rng=s.rng.copy())


class SampleHasOneGenerator(ShellsGame):
    def sample(self, s: Shells, seat: Seat, rng: Rng) -> Shells:
        return replace(super().sample(s, seat, rng), rng=Rng(7))


class SampleDoesNotShuffle(ShellsGame):
    """A world the seat cannot tell apart, but always the same one."""

    def sample(self, s: Shells, seat: Seat, rng: Rng) -> Shells:
        return replace(super().sample(s, seat, Rng(0)), rng=Rng(rng.word()))


class SampleKeepsSecretChoices(ShellsGame):
    """What another seat has secretly chosen is the same in all samples: the truth."""

    def sample(self, s: Shells, seat: Seat, rng: Rng) -> Shells:
        without = replace(self.copy(s), chosen=[0] * len(s.hands))
        return replace(super().sample(without, seat, rng), chosen=list(s.chosen))


class SampleGuessesSecretChoices(ShellsGame):
    """What another seat has secretly chosen is the same in all samples: a guess."""

    def sample(self, s: Shells, seat: Seat, rng: Rng) -> Shells:
        world = super().sample(s, seat, rng)
        if s.phase == CHOOSE:
            for other in self.others(s, seat):
                world.chosen[other] = min(world.chosen[other], 1)
        return world


class SampleDerivesItsGenerator(ShellsGame):
    """The generator of a sample is new, but made from the real one."""

    def sample(self, s: Shells, seat: Seat, rng: Rng) -> Shells:
        world = super().sample(s, seat, rng)
        return replace(world, rng=Rng(world.rng.state ^ s.rng.state))


class SampleChangesOwnHand(ShellsGame):
    def sample(self, s: Shells, seat: Seat, rng: Rng) -> Shells:
        world = super().sample(s, seat, rng)
        if world.hands[seat] and world.deck:
            world.hands[seat][0], world.deck[0] = world.deck[0], world.hands[seat][0]
            world.hands[seat].sort()
        return world


class CallsSecretListsPublic(ShellsGame):
    def asked(self, s: Shells) -> Asked:
        return super().asked(s)._replace(public=True)


class DrawsInPublic(ShellsGame):
    """The card drawn is named to all, though only the drawer is said to have learned it."""

    def _act(self, s: Shells, a: Act) -> Event:
        event = super()._act(s, a)
        if event.kind == "drew":
            return Event("drew", {**event.public, **event.private[s.seat]}, told=[s.seat])
        return event


class TellsTheWrongSeat(ShellsGame):
    """The card a seat looks at is shown to its neighbour too."""

    def _act(self, s: Shells, a: Act) -> Event:
        event = super()._act(s, a)
        if event.kind in ("looked", "drew"):
            both = {s.seat: event.private[s.seat], (s.seat + 1) % len(s.hands): event.private[s.seat]}
            return Event(event.kind, event.public, both, told=[s.seat])
        return event


class DrawTellsNobody(ShellsGame):
    """A drawn card is no news, so undo would cross it."""

    def _act(self, s: Shells, a: Act) -> Event:
        event = super()._act(s, a)
        return Event(event.kind, event.public, event.private) if event.kind == "drew" else event


class DescribesSecrets(ShellsGame):
    def describe(self, s: Shells, a: Act, seat: Seat | None) -> Text:
        return Text(f"shells.{a.verb}", {"seat": s.seat, "card": a.card})


class DescribesTheDeck(ShellsGame):
    """The log of a shuffle names a card of the deck."""

    def describe(self, s: Shells, a: Act, seat: Seat | None) -> Text:
        said = super().describe(s, a, seat)
        return said._replace(args={**said.args, "under": s.deck[0] if s.deck else 0})


class SetupFromOutside(ShellsGame):
    """A set-up draws from a generator that is not in the state."""

    def __init__(self) -> None:
        self.outside = Rng(1)

    def setup(self, options: Options, seats: int, rng: Rng) -> Shells:
        s = super().setup(options, seats, Rng(self.outside.word()))
        s.rng = rng
        return s


class ShuffleFromOutside(ShellsGame):
    """Playing draws from a generator that is not in the state."""

    def __init__(self) -> None:
        self.outside = Rng(1)

    def _act(self, s: Shells, a: Act) -> Event:
        if s.deck and a.verb in ("draw", "choose"):
            self.outside.shuffle(s.deck)
        return super()._act(s, a)


class RestlessFingerprint(ShellsGame):
    """The fingerprint tells how often it was asked for."""

    def __init__(self) -> None:
        self.asked_for = 0

    def fingerprint(self, s: Shells) -> bytes:
        self.asked_for += 1
        return super().fingerprint(s) + str(self.asked_for).encode()


class GreatNumbers(ShellsGame):
    """Its link code and its rules version take more characters than a header has."""

    info = ShellsGame.info._replace(code=999_999, rules=999_999)


class WindowPassedByACard(ShellsGame):
    """Action 0 of a window plays a card, where there is one."""

    def actions(self, s: Shells) -> Sequence[Act]:
        return list(reversed(super().actions(s))) if s.phase == BOOST else super().actions(s)


class TextCountsGames(ShellsGame):
    """A text that is another one in the next game, so it says nothing of the action."""

    def __init__(self) -> None:
        self.games = 0

    def setup(self, options: Options, seats: int, rng: Rng) -> Shells:
        self.games += 1
        return super().setup(options, seats, rng)

    def text(self, s: Shells, a: Act) -> str:
        return f"game {self.games}: {super().text(s, a)}"


class AnswersToAnyText(ShellsGame):
    """Its texts all equal each other, so nothing is ever illegal."""

    class Any(str):
        __slots__ = ()

        def __eq__(self, other: object) -> bool:
            return True

        __hash__ = str.__hash__

    def text(self, s: Shells, a: Act) -> str:
        return self.Any(super().text(s, a))


class PeekingBot:
    """Plays by the state behind the chair, which it has no business to reach."""

    def think(self, chair: Chair, budget: Budget) -> Iterator[Thought]:
        cells = {name: cell.cell_contents for name, cell in zip(*_closure(chair.view))}
        s: Shells = cells["s"]
        actions = chair.actions()
        secret = sum(card * 7**at for at, card in enumerate(itertools.chain(s.deck, *s.hands)))
        yield Thought(actions[secret % len(actions)], nodes=1, share=100, estimate=50)


def _closure(function: Any) -> tuple[Sequence[str], Sequence[Any]]:
    return function.__code__.co_freevars, function.__closure__


# How the seats stand, told wrongly


def standing_of_one_seat(view: View) -> Standing:
    return Standing(POINTS, points_in(view)[:1])


def standing_in_halves(view: View) -> Standing:
    return Standing(POINTS, tuple(n / 2 for n in points_in(view)))  # type: ignore[misc]


def standing_beyond_all_bounds(view: View) -> Standing:
    return Standing(CHANCES, (SURE, -SURE, *(0 for _ in points_in(view)[2:])))


def standing_of_nobody(view: View) -> Standing:
    """Both stand better than the other."""
    return Standing(CHANCES, tuple(40 for _ in points_in(view)))


def standing_changes_the_view(view: View) -> Standing:
    found = Standing(POINTS, points_in(view))
    assert isinstance(view, dict)
    view["points"] = []
    return found


def standing_by_mood(view: View) -> Standing:
    _mood.append(len(_mood))
    return Standing(POINTS, tuple(n + len(_mood) for n in points_in(view)))


def standing_is_late(view: View) -> Standing:
    """It forgets the last prize."""
    return Standing(POINTS, tuple(max(0, n - 1) for n in points_in(view)))


def standing_never_decides(view: View) -> Standing:
    return Standing(CHANCES, tuple(0 for _ in points_in(view)))


def points_in(view: View) -> tuple[int, ...]:
    return shells.standing(view).values


_mood: list[int] = []
