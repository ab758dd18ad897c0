"""The state of a game of Naishi, knowledge included. Everything is a number, a tuple or a short list."""

from __future__ import annotations

from engine.core.rng import Rng
from engine.naishi.cards import EMISSARIES

BOTH = (0, 1)  # the seats
DRAFT, TURN, DEVELOP, BONUS, NINJAS, OVER = "draft", "turn", "develop", "bonus", "ninja", "over"


class State:
    """Cards are kinds. A pile's top is its last card. Seats index every pair."""

    __slots__ = (
        "acting",  # the seat to act
        "chosen",  # which of the dealt cards each seat keeps; -1: not chosen yet
        "copies",  # what each seat's Ninjas copy, in order
        "dealt",  # the two cards each seat drafts from
        "declared",  # the seat that declared the end, or -1
        "decree",  # the seat whose emissary lies on the Decree, or -1
        "discard_spaces",  # emissaries of each seat on Discard spaces
        "discards",  # every discarded card in order
        "first",  # the first player
        "given",  # the card each seat got from the other in the draft
        "hands",
        "known",  # bits: slots of each Hand whose card the other seat knows
        "last_turn",  # the turn being played is the last one
        "lines",
        "piles",
        "public",  # bits: slots of each Hand whose card everybody has seen
        "rng",
        "shown",  # set-up cards of each Hand that the other seat has since seen
        "step",
        "switch_spaces",  # emissaries of each seat on Switch spaces
    )

    acting: int
    chosen: tuple[int, int]
    copies: tuple[tuple[int, ...], tuple[int, ...]]
    dealt: tuple[tuple[int, ...], tuple[int, ...]]
    declared: int
    decree: int
    discard_spaces: tuple[int, int]
    discards: tuple[int, ...]
    first: int
    given: tuple[int, int]
    hands: list[list[int]]
    known: list[int]
    last_turn: bool
    lines: list[list[int]]
    piles: list[tuple[int, ...]]
    public: list[int]
    rng: Rng
    shown: list[tuple[int, ...]]
    step: str
    switch_spaces: tuple[int, int]

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.acting = self.acting
        twin.chosen = self.chosen
        twin.copies = self.copies
        twin.dealt = self.dealt
        twin.declared = self.declared
        twin.decree = self.decree
        twin.discard_spaces = self.discard_spaces
        twin.discards = self.discards
        twin.first = self.first
        twin.given = self.given
        hand, other = self.hands
        twin.hands = [hand[:], other[:]]
        twin.known = self.known[:]
        twin.last_turn = self.last_turn
        hand, other = self.lines
        twin.lines = [hand[:], other[:]]
        twin.piles = self.piles[:]
        twin.public = self.public[:]
        twin.rng = self.rng.copy()
        twin.shown = self.shown[:]
        twin.step = self.step
        twin.switch_spaces = self.switch_spaces
        return twin

    def territory(self, seat: int) -> tuple[int, ...]:
        return (*self.lines[seat], *self.hands[seat])

    def available(self, seat: int) -> int:
        """Emissaries on no space of the Court."""
        return EMISSARIES - self.switch_spaces[seat] - self.discard_spaces[seat] - (self.decree == seat)

    def empty_piles(self) -> int:
        return self.piles.count(())


def replaced(pair: tuple[int, int], seat: int, value: int) -> tuple[int, int]:
    return (value, pair[1]) if seat == 0 else (pair[0], value)
