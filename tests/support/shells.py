"""Shells: a tiny made-up game with all that a game may hide, to prove the conformance checks on.

Ten cards, three each of 1, 2 and 3, and one 4; three to a seat. A round:
1. every seat secretly chooses a card, one after the other; the choices are then turned up together;
2. every seat that still holds cards may add a 3 or a 4 of its hand to its own (a window: pass, or boost);
3. the highest sum scores, the first such seat in case of a tie; its player draws the top card, looks at it,
   or shuffles the deck. With no deck left there is only "skip", which everybody can see.
After the last round most points win. Whoever looked at the top card forgets it when the deck changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.bots.bot import Budget, Thought
from engine.core.chair import Chair
from engine.core.game import Asked, Event, GameInfo, Json, Option, Options, Result, Seat, Text, View
from engine.core.problem import Problem, add_sentences
from engine.core.rng import Rng
from engine.core.standing import POINTS, Standing

CARDS = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4]
HAND = 3
BOOSTS = (3, 4)
CHOOSE, BOOST, PRIZE, OVER = "choose", "boost", "prize", "over"

INFO = GameInfo(
    id="shells",
    title="Shells",
    code=250,
    rules=1,
    least_seats=2,
    most_seats=3,
    options=(Option("rounds", (1, 2, 3), 2), Option("shuffling", (False, True), True)),
)
add_sentences({"shells.position": "A position of Shells is a list of its ten cards."})


class Act(NamedTuple):
    """A verb, and the rank of a card where the verb needs one."""

    verb: str
    card: int = 0


PASS = Act("pass")


@dataclass(slots=True)
class Shells:
    """The state of a game; hands are kept sorted."""

    rng: Rng
    rounds: int  # still to be played, this one included
    shuffling: bool  # option: the winner of a round may shuffle
    deck: list[int]  # the last one is on top
    hands: list[list[int]]
    chosen: list[int]  # 0: none yet
    boosts: list[int]
    knows_top: list[bool]
    discard: list[int]
    points: list[int]
    phase: str
    seat: Seat


class ShellsGame:
    """Shells behind the interface of the core; it keeps all its laws."""

    info: GameInfo = INFO

    def setup(self, options: Options, seats: int, rng: Rng) -> Shells:
        deck = list(CARDS)
        rng.shuffle(deck)
        return self._deal(deck, options, seats, rng)

    def from_position(self, position: Json, options: Options, seats: int, rng: Rng) -> Shells:
        """The deck in the order it is dealt from, the last card first."""
        if type(position) is not list or any(type(card) is not int for card in position):
            raise Problem("shells.position")
        if sorted(position) != CARDS:
            raise Problem("shells.position")
        return self._deal(list(position), options, seats, rng)

    def _deal(self, deck: list[int], options: Options, seats: int, rng: Rng) -> Shells:
        hands = [sorted(deck.pop() for _ in range(HAND)) for _ in range(seats)]
        rounds, nothing = int(options["rounds"]), [0] * seats
        return Shells(
            rng, rounds, options["shuffling"] is True, deck, hands, list(nothing), list(nothing),
            [False] * seats, [], list(nothing), CHOOSE, 0,
        )  # fmt: skip

    def position(self, s: Shells) -> Json:
        return None

    def to_act(self, s: Shells) -> Seat | None:
        return None if s.phase == OVER else s.seat

    def actions(self, s: Shells) -> Sequence[Act]:
        hand = sorted(set(s.hands[s.seat]))
        if s.phase == CHOOSE:
            return [Act("choose", card) for card in hand]
        if s.phase == BOOST:
            return [PASS, *(Act("boost", card) for card in hand if card in BOOSTS)]
        if s.phase == PRIZE:
            if not s.deck:
                return [Act("skip")]
            return [Act("draw"), Act("look"), *([Act("shuffle")] if s.shuffling else [])]
        return []

    def apply(self, s: Shells, a: Act) -> list[Event]:
        seat, events = s.seat, [self._act(s, a)]
        if s.phase == PRIZE:
            return events + self._next_round(s)
        for other in range(seat + 1, len(s.hands)):
            if s.hands[other]:
                s.seat = other
                return events
        return events + (self._reveal(s) if s.phase == CHOOSE else self._score(s))

    def _act(self, s: Shells, a: Act) -> Event:
        seat = s.seat
        if a.verb == "choose":
            s.hands[seat].remove(a.card)
            s.chosen[seat] = a.card
            return Event("chosen", {"seat": seat}, {seat: {"card": a.card}})
        if a.verb == "boost":
            s.hands[seat].remove(a.card)
            s.boosts[seat] = a.card
            return Event("boosted", {"seat": seat, "card": a.card}, told=self.others(s, seat))
        if a.verb == "draw":
            card = s.deck.pop()
            s.hands[seat] = sorted([*s.hands[seat], card])
            s.knows_top = [False] * len(s.hands)
            return Event("drew", {"seat": seat}, {seat: {"card": card}}, told=[seat])
        if a.verb == "look":
            s.knows_top[seat] = True
            return Event("looked", {"seat": seat}, {seat: {"card": s.deck[-1]}}, told=[seat])
        if a.verb == "shuffle":
            s.rng.shuffle(s.deck)
            s.knows_top = [False] * len(s.hands)
            return Event("shuffled", {"seat": seat})
        return Event("passed" if a == PASS else "skipped", {"seat": seat})

    def others(self, s: Shells, seat: Seat) -> list[Seat]:
        return [other for other in range(len(s.hands)) if other != seat]

    def _reveal(self, s: Shells) -> list[Event]:
        events = [Event("revealed", {"cards": list(s.chosen)}, told=range(len(s.hands)))]
        holding = [seat for seat, hand in enumerate(s.hands) if hand]
        if holding:
            s.phase, s.seat = BOOST, holding[0]
            return events
        return events + self._score(s)

    def _score(self, s: Shells) -> list[Event]:
        sums = [card + boost for card, boost in zip(s.chosen, s.boosts)]
        s.seat = sums.index(max(sums))
        s.points[s.seat] += 1
        s.phase = PRIZE
        return [Event("scored", {"seat": s.seat, "sums": sums})]

    def _next_round(self, s: Shells) -> list[Event]:
        s.discard = sorted(s.discard + [card for card in s.chosen + s.boosts if card])
        s.chosen, s.boosts = [0] * len(s.hands), [0] * len(s.hands)
        s.rounds -= 1
        holding = [seat for seat, hand in enumerate(s.hands) if hand]
        if s.rounds == 0 or not holding:
            s.phase = OVER
            return [Event("ended", {"points": list(s.points)})]
        s.phase, s.seat = CHOOSE, holding[0]
        return []

    def copy(self, s: Shells) -> Shells:
        return Shells(
            s.rng.copy(), s.rounds, s.shuffling, list(s.deck), [list(hand) for hand in s.hands], list(s.chosen),
            list(s.boosts), list(s.knows_top), list(s.discard), list(s.points), s.phase, s.seat,
        )  # fmt: skip

    def fingerprint(self, s: Shells) -> bytes:
        facts: list[Any] = [
            s.rng.state, s.rounds, s.shuffling, s.deck, s.hands, s.chosen, s.boosts, s.knows_top, s.discard,
            s.points, s.phase, s.seat,
        ]  # fmt: skip
        return repr(facts).encode()

    def view(self, s: Shells, seat: Seat | None) -> View:
        mine: Json = None
        if seat is not None:
            mine = {
                "hand": list(s.hands[seat]),
                "chosen": s.chosen[seat],
                "top": s.deck[-1] if s.knows_top[seat] and s.deck else None,
            }
        return {
            "phase": s.phase,
            "rounds": s.rounds,
            "deck": len(s.deck),
            "hands": [len(hand) for hand in s.hands],
            "chosen": [card > 0 for card in s.chosen] if s.phase == CHOOSE else list(s.chosen),
            "boosts": list(s.boosts),
            "looked": list(s.knows_top),
            "discard": list(s.discard),
            "points": list(s.points),
            "mine": mine,
        }

    def result(self, s: Shells) -> Result | None:
        if s.phase != OVER:
            return None
        placement = tuple(1 + sum(other > points for other in s.points) for points in s.points)
        return Result("points", placement, tuple(s.points), tuple({"rounds": points} for points in s.points))

    def sample(self, s: Shells, seat: Seat, rng: Rng) -> Shells:
        """Gathers what the seat has not seen, sorts it, and deals it anew."""
        world = self.copy(s)
        world.rng = Rng(rng.word())
        hidden_choices = s.phase == CHOOSE
        top = [s.deck[-1]] if s.knows_top[seat] and s.deck else []
        unknown = s.deck[: len(s.deck) - len(top)]
        for other in self.others(s, seat):
            unknown += s.hands[other]
            if hidden_choices and s.chosen[other]:
                unknown.append(s.chosen[other])
        unknown.sort()
        rng.shuffle(unknown)
        for other in self.others(s, seat):
            world.hands[other] = sorted(unknown.pop() for _ in s.hands[other])
            if hidden_choices and s.chosen[other]:
                world.chosen[other] = unknown.pop()
        world.deck = unknown + top
        return world

    def asked(self, s: Shells) -> Asked:
        window = "boost" if s.phase == BOOST else ""
        return Asked(s.seat, s.phase, public=s.phase == PRIZE, cause=Text("shells.round"), window=window)

    def text(self, s: Shells, a: Act) -> str:
        return f"{a.verb} {a.card}" if a.card else a.verb

    def describe(self, s: Shells, a: Act, seat: Seat | None) -> Text:
        hidden = a.verb == "choose" and seat != s.seat
        return Text(f"shells.{a.verb}", {"seat": s.seat, "card": None if hidden else a.card})

    def components(self, s: Shells) -> dict[str, int]:
        cards = s.deck + s.discard + s.boosts + s.chosen + [card for hand in s.hands for card in hand]
        return {str(rank): cards.count(rank) for rank in (1, 2, 3, 4)}


GAME = ShellsGame()


class DrawOrHighest:
    """A bot without a thought: it draws when it can, and else plays its highest card."""

    def think(self, chair: Chair, budget: Budget) -> Iterator[Thought]:
        actions = chair.actions()
        chosen = actions[0] if actions[0].verb == "draw" else actions[-1]
        yield Thought(chosen, nodes=1, share=100, estimate=50)


BOT = DrawOrHighest()


def standing(view: View) -> Standing:
    """The points so far."""
    points = view["points"]
    assert isinstance(points, Sequence)
    return Standing(POINTS, tuple(n for n in points if isinstance(n, int)))
