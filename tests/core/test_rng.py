"""The generator: its published words, and that nothing it draws is biased or depends on the machine."""

import os
import subprocess
import sys
from collections import Counter
from itertools import permutations

import pytest

from engine.core.rng import SEED_BITS, Rng

# SplitMix64 with the seed 1234567, as published with the reference implementation.
PUBLISHED = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]

# Our own, drawn once.
BELOW = [1, 2, 3, 1, 8, 27, 951, 515474, 1537860912, 7874116809064317745]
SHUFFLED = [4, 1, 2, 15, 16, 18, 9, 6, 13, 3, 8, 5, 19, 12, 17, 10, 11, 0, 14, 7]
CHOSEN = list("daadedeaff")
SEEDS = [29149533767093, 270180533348573]


class Words(Rng):
    """A generator whose words are given beforehand."""

    __slots__ = ("words",)

    def __init__(self, words):
        super().__init__(0)
        self.words = list(words)

    def word(self):
        return self.words.pop(0)


def test_words_are_the_published_ones():
    rng = Rng(1234567)
    assert [rng.word() for _ in PUBLISHED] == PUBLISHED


def test_below_draws_these_numbers_for_ever():
    rng = Rng(2024)
    assert [rng.below(n) for n in (2, 3, 6, 6, 10, 52, 1000, 10**6, 2**32, 2**64)] == BELOW


def test_shuffle_gives_this_order_for_ever():
    items = list(range(20))
    Rng(7).shuffle(items)
    assert items == SHUFFLED
    rng = Rng(7)
    assert [rng.choice("abcdef") for _ in range(10)] == CHOSEN
    assert [rng.seed() for _ in range(2)] == SEEDS


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10, 52, 2**63 + 1, 2**64 - 1, 2**64])
def test_no_outcome_is_likelier_than_another(n):
    """The words that are kept are exactly the whole runs of n, so every outcome stands for as many words."""
    kept = 2**64 // n * n
    assert Words([kept - 1]).below(n) == n - 1
    assert Words([kept - n]).below(n) == 0
    if kept < 2**64:
        rng = Words([kept, 2**64 - 1, 5])
        assert rng.below(n) == 5 % n, "a word of the incomplete last run must be drawn again"
        assert rng.words == []


def test_every_order_comes_from_as_many_draws():
    """Three items take a draw below 3 and one below 2: six pairs of words, six orders."""
    orders = Counter()
    for first in range(3):
        for second in range(2):
            items = ["a", "b", "c"]
            Words([first, second]).shuffle(items)
            orders[tuple(items)] += 1
    assert orders == dict.fromkeys(permutations("abc"), 1)


def test_one_outcome_takes_no_word():
    rng = Words([])
    assert rng.below(1) == 0
    rng.shuffle(["alone"])
    rng.shuffle([])


@pytest.mark.parametrize("n", [0, -1, 2**64 + 1])
def test_below_needs_a_possible_number_of_outcomes(n):
    with pytest.raises(ValueError):
        Rng(1).below(n)


def test_a_copy_draws_the_same_and_leaves_the_other_alone():
    rng = Rng(99)
    rng.word()
    copy = rng.copy()
    drawn = [copy.word() for _ in range(5)]
    assert [rng.word() for _ in range(5)] == drawn


def test_seeds_fit_a_header():
    rng = Rng(5)
    assert all(0 <= rng.seed() < 1 << SEED_BITS for _ in range(1000))


def test_the_state_is_one_word():
    assert Rng(-1).state == 2**64 - 1
    assert Rng(2**64 + 3).state == 3


@pytest.mark.cpython
def test_games_do_not_depend_on_the_hash_seed():
    """Random games of every kind, played by two interpreters that hash strings differently."""
    program = (
        "from engine.core.registry import REGISTRY\n"
        "from tests.conformance.case import cases_of, random_session\n"
        "for info in REGISTRY.infos():\n"
        "    for case in cases_of(REGISTRY.game(info.id))[:3]:\n"
        "        session = random_session(case)\n"
        "        print(case, session.record.texts, session.fingerprint(), session.chair(None).view())\n"
    )
    outputs = set()
    for seed in "1", "2":
        env = {**os.environ, "PYTHONHASHSEED": seed}
        outputs.add(subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, check=True).stdout)
    assert len(outputs) == 1
