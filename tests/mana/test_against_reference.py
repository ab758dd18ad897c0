"""The engine and a second, independent reading of the rules agree on everything, rare positions included."""

from collections import Counter

import pytest

from engine.core.rng import Rng
from engine.mana.game import GAME
from tests.mana import reference
from tests.mana.positions import KINDS, at, back_row, new_game, play, random_positions, texts


def named(kind):
    return kind.__name__


def agree(position, blocked_is_free):
    s = at(position, blocked_is_free=blocked_is_free)
    assert GAME.position(s) == position
    found = texts(s)
    assert len(found) == len(set(found))
    assert set(found) == reference.legal(position, blocked_is_free), position
    return s, found


@pytest.mark.parametrize("blocked_is_free", [False, True], ids=["blocked_passes", "blocked_is_free"])
@pytest.mark.parametrize("kind", KINDS, ids=named)
def test_the_legal_lists_agree(kind, blocked_is_free):
    for position in random_positions(kind, 300):
        agree(position, blocked_is_free)


@pytest.mark.deep
@pytest.mark.parametrize("blocked_is_free", [False, True], ids=["blocked_passes", "blocked_is_free"])
@pytest.mark.parametrize("kind", KINDS, ids=named)
def test_the_legal_lists_agree_on_many_more(kind, blocked_is_free):
    for position in random_positions(kind, 5000, seed=2):
        agree(position, blocked_is_free)


@pytest.mark.parametrize("kind", KINDS, ids=named)
def test_the_positions_after_a_move_agree(kind):
    rng = Rng(3)
    for position in random_positions(kind, 40, seed=4):
        s, found = agree(position, blocked_is_free=False)
        for move in {rng.choice(found) for _ in range(4)}:
            after = play(GAME.copy(s), move)
            if not move.endswith("#"):
                assert GAME.position(after) == reference.play(position, move), (position, move)


@pytest.mark.parametrize("two_rows", [False, True], ids=["back_row", "two_rows"])
def test_whole_games_agree(two_rows):
    rng = Rng(5)
    for _ in range(12):
        s = new_game(two_rows=two_rows)
        while GAME.position(s) is None:
            GAME.apply(s, rng.choice(GAME.actions(s)))
        for _ in range(60):
            position = GAME.position(s)
            assert set(texts(s)) == reference.legal(position), position
            move = rng.choice(texts(s))
            play(s, move)
            if GAME.result(s):
                break
            assert GAME.position(s) == reference.play(position, move)


def test_perft_agrees():
    assert reference.perft(GAME.position(back_row()), 1) == 122
    assert reference.perft(GAME.position(back_row()), 2) == 3118


def test_the_random_positions_have_what_is_rare():
    seen = Counter()
    for kind in KINDS:
        for position in random_positions(kind, 150):
            found = texts(at(position))
            bird = position.split()[2]
            seen["pass"] += found == ["pass"]
            seen["pass in a free turn"] += found == ["pass"] and position.endswith("1")
            seen["blocked = free"] += found == ["pass"] != texts(at(position, blocked_is_free=True))
            seen["drop"] += any(text.startswith("*") for text in found)
            seen["capture of a ronin"] += any("x" in text and "@" in text for text in found)
            seen["capture of a daimyo"] += any(text.endswith("#") for text in found)
            seen["bird stays"] += any(text.endswith("@" + bird) for text in found)
    assert min(seen.values()) >= 40, seen
