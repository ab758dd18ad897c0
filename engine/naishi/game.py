"""Naishi behind the interface of the core."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.game import Asked, Event, GameInfo, Json, Options, Result, Seat, Text, View
from engine.core.rng import Rng
from engine.naishi import knowledge
from engine.naishi.actions import Act
from engine.naishi.cards import COLUMNS, NAMES, columns_of, names_of
from engine.naishi.draft import new_state
from engine.naishi.info import INFO
from engine.naishi.legal import legal_actions
from engine.naishi.position import read_position, write_position
from engine.naishi.rules import play
from engine.naishi.score import Score, score, with_copies
from engine.naishi.state import BONUS, BOTH, DEVELOP, DRAFT, NINJAS, OVER, TURN, State


class Naishi:
    info: GameInfo = INFO

    def setup(self, options: Options, seats: int, rng: Rng) -> State:
        return new_state(_first(options, rng), rng)

    def from_position(self, position: Json, options: Options, seats: int, rng: Rng) -> State:
        return read_position(position, _first(options, rng), rng)

    def position(self, s: State) -> Json:
        return write_position(s) if s.step == TURN else None

    def to_act(self, s: State) -> Seat | None:
        return None if s.step == OVER else s.acting

    def actions(self, s: State) -> Sequence[Act]:
        return legal_actions(s)

    def apply(self, s: State, a: Act) -> list[Event]:
        events = play(s, a)
        if s.step == OVER:
            scores = [final_score(s, seat).total for seat in BOTH]
            events.append(Event("ended", {"ending": _ending(s), "scores": scores}))
        return events

    def copy(self, s: State) -> State:
        return s.copy()

    def fingerprint(self, s: State) -> bytes:
        facts: list[object] = [s.step, s.acting, s.first, s.dealt, s.chosen, s.given, s.lines, s.hands, s.piles]
        facts += [s.discards, s.known, s.public, s.shown, s.switch_spaces, s.discard_spaces, s.decree, s.declared]
        facts += [s.last_turn, s.copies, s.rng.state]
        return repr(facts).encode()

    def view(self, s: State, seat: Seat | None) -> View:
        return {
            "step": s.step,
            "to_act": self.to_act(s),
            "first": s.first,
            "lines": [names_of(line) for line in s.lines],
            "hands": [_hand(s, owner, seat) for owner in BOTH],
            "known": [columns_of(known) for known in s.known],
            "surely": [_surely_unseen(s, owner, seat) for owner in BOTH],
            "river": [{"top": NAMES[pile[-1]] if pile else None, "left": len(pile)} for pile in s.piles],
            "discards": {"last": NAMES[s.discards[-1]] if s.discards else None, "count": len(s.discards)},
            "court": {
                "switch": list(s.switch_spaces),
                "discard": list(s.discard_spaces),
                "decree": None if s.decree < 0 else s.decree,
            },
            "emissaries": [s.available(owner) for owner in BOTH],
            "declared": None if s.declared < 0 else s.declared,
            "last_turn": s.last_turn,
            "copies": [names_of(copies) for copies in s.copies],
            "drafted": [choice >= 0 for choice in s.chosen],
            "draft": _own_draft(s, seat),
        }

    def result(self, s: State) -> Result | None:
        if s.step != OVER:
            return None
        scores = [final_score(s, seat) for seat in BOTH]
        placement = tuple(1 + sum(other.rank() > found.rank() for other in scores) for found in scores)
        return Result(
            ending=_ending(s),
            placement=placement,
            scores=tuple(found.total for found in scores),
            breakdown=tuple(found.by_kind() for found in scores),
        )

    def sample(self, s: State, seat: Seat, rng: Rng) -> State:
        return knowledge.sample(s, seat, rng)

    def components(self, s: State) -> dict[str, int]:
        """What is in the box: the 34 cards and sixteen mountains, wherever they lie."""
        drafted = [] if s.step != DRAFT else [card for cards in s.dealt for card in cards]
        zones = [*s.lines, *s.hands, *s.piles, s.discards, drafted]
        counted = Counter(card for zone in zones for card in zone)
        return {name: counted[kind] for kind, name in enumerate(NAMES)}

    def asked(self, s: State) -> Asked:
        # Only the draft's list tells a card; its length is always two.
        return Asked(s.acting, s.step, public=s.step != DRAFT, cause=_cause(s))

    def text(self, s: State, a: Act) -> str:
        if a.verb == "keep":
            return f"keep {a.a + 1} {NAMES[s.dealt[s.acting][a.a]]}"
        return a.text()

    def describe(self, s: State, a: Act, seat: Seat | None) -> Text:
        args: dict[str, Json] = {"seat": s.acting}
        if a.verb == "keep":
            if seat == s.acting:
                args["card"] = NAMES[s.dealt[seat][a.a]]
                return Text("naishi.log.keep", args)
            return Text("naishi.log.keep_hidden", args)
        if a.verb == "ninja":
            return Text("naishi.log.ninja", {**args, "zone": a.zone, "column": a.a + 1, "kind": NAMES[a.b]})
        args |= {"zone": a.zone, "a": a.a + 1, "b": a.b + 1}
        if a.verb == "develop":
            row = s.lines if a.zone == "line" else s.hands
            args |= {"card": NAMES[s.piles[a.a][-1]], "gone": NAMES[row[s.acting][a.a]]}
        if a.verb == "discard":
            args |= {"card": NAMES[s.piles[a.a][-1]], "gone": NAMES[s.piles[a.b][-1]]}
        return Text(f"naishi.log.{a.verb.replace(' ', '_')}" + (f"_{a.zone}" if a.verb == "switch" else ""), args)


def _first(options: Options, rng: Rng) -> Seat:
    chosen = options["first"]
    return rng.below(2) if chosen == "drawn" else int(chosen)


def final_score(s: State, seat: int) -> Score:
    return score(with_copies(s.territory(seat), s.copies[seat]))


def _ending(s: State) -> str:
    return "declared" if s.declared >= 0 else "two_piles"


def _hand(s: State, owner: int, seat: Seat | None) -> list[str | None]:
    """A Hand as a seat sees it: its own whole, the other's as far as it saw cards go in."""
    if s.step == DRAFT:
        return [None] * len(s.hands[owner]) if owner != seat else [*names_of(s.hands[owner])]
    if owner == seat:
        return [*names_of(s.hands[owner])]
    seen = s.public[owner] if seat is None else s.known[owner]
    return [NAMES[s.hands[owner][column]] if seen >> column & 1 else None for column in COLUMNS]


def _surely_unseen(s: State, owner: int, seat: Seat | None) -> list[str]:
    """What lies among the cards of a Hand that the other seat does not know, as that seat can tell from the set-up.

    Both seats can: one gave the card, the other got it, and what was shown since was seen by both.
    """
    return [] if seat is None or s.step == DRAFT else names_of(knowledge.surely_unseen(s, owner)[0])


def _own_draft(s: State, seat: Seat | None) -> Json:
    """What this seat was dealt and chose; afterwards, which card it passed and which it got."""
    if seat is None:
        return None
    if s.step != DRAFT:
        return {"passed": NAMES[s.given[1 - seat]], "got": NAMES[s.given[seat]]}
    choice = s.chosen[seat]
    return {"dealt": names_of(s.dealt[seat]), "kept": None if choice < 0 else choice}


def _cause(s: State) -> Text | None:
    if s.step in (TURN, DEVELOP, BONUS) and s.last_turn:
        return Text("naishi.last_turn", {"declared": s.declared >= 0})
    if s.step == NINJAS:
        return Text("naishi.reveal", {})
    return None


GAME = Naishi()
