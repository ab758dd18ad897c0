"""The one source of chance: SplitMix64.

The algorithm (Steele, Lea and Flood, 2014), on integers modulo 2**64:

    state += 0x9E3779B97F4A7C15
    z = state
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB
    next word = z ^ (z >> 31)

It is written out here, and not taken from `random`, so that a seed deals the same cards on every
Python for ever. `tests/core/test_rng.py` holds the test vectors.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

_WORD = (1 << 64) - 1
_WORDS = 1 << 64
SEED_BITS = 48


class Rng:
    """A generator that is part of a game's state: one integer, copied with it."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _WORD

    def copy(self) -> Rng:
        return Rng(self.state)

    def word(self) -> int:
        """The next 64 random bits."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _WORD
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _WORD
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n-1, all equally likely: words in the incomplete last run are drawn again."""
        if not 1 < n <= _WORDS:
            if n == 1:
                return 0
            raise ValueError(f"below() needs 1 to 2**64 outcomes, not {n}")
        last = _WORDS - n  # where the last whole run may begin
        while True:
            word = self.word()
            if word <= last or word - word % n <= last:
                return word % n

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Fisher and Yates, from the end."""
        below = self.below
        for i in range(len(items) - 1, 0, -1):
            j = below(i + 1)
            items[i], items[j] = items[j], items[i]

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def seed(self) -> int:
        """A seed for another game, drawn from this one."""
        return self.word() >> (64 - SEED_BITS)
