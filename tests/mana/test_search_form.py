"""The search form of Mana against the clear rules: the board, moves, the classes of the bird's squares."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng
from engine.mana import rules
from engine.mana.bitboard import Position, can_capture, count_moves, is_over, moves, perft, play
from engine.mana.board import OFF
from engine.mana.convert import from_key, from_state, from_text, move_text, read_move, to_action, to_text
from engine.mana.replies import DRAWN, canonical, has_safe_reply, is_blocked, move_between, safe_replies, settled
from engine.mana.solver import Solver
from engine.mana.tables import ALL, OF_SYMBOL, PIECE_REACH, REACH, SQUARES_IN, walk_ends
from tests.mana.search_positions import SET_UPS, random_positions, random_states

# The board


def test_no_move_ends_on_the_symbol_it_starts_from() -> None:
    """The reduction of the bird's squares to classes rests on this."""
    for square in SQUARES_IN[ALL]:
        for symbol in (1, 2, 3):
            if OF_SYMBOL[symbol] >> square & 1:
                assert PIECE_REACH[square][0] & OF_SYMBOL[symbol] == 0


def test_walks_can_be_walked_backwards() -> None:
    rng = Rng(1)
    for _ in range(300):
        steps, start, closed = 1 + rng.below(3), rng.below(36), rng.word() & rng.word() & ALL
        for end in SQUARES_IN[walk_ends(start, steps, closed)]:
            assert walk_ends(end, steps, closed) >> start & 1
        assert REACH[steps][start].square == start


# Moves


@pytest.mark.parametrize("name", SET_UPS)
def test_perft(name: str) -> None:
    assert [perft(SET_UPS[name], depth) for depth in (0, 1, 2, 3)] == [1, 122, 3_118, 102_877]


@pytest.mark.parametrize("blocked_is_free", [False, True])
def test_moves_are_those_of_the_clear_rules(blocked_is_free: bool) -> None:
    for s in random_states(2, 30, blocked_is_free):
        position = from_state(s)
        legal = moves(position, blocked_is_free)
        assert [to_action(move) for move in legal] == rules.legal_actions(s)
        assert legal == sorted(set(legal))
        assert count_moves(position, blocked_is_free) == len(legal)
        assert can_capture(settled(position, blocked_is_free)) == any(move & 63 == OFF for move in legal)
        after = s.copy()
        move = legal[len(s.past) * 7 % len(legal)]
        rules.play(after, to_action(move))
        if after.winner is None:
            assert play(position, move) == from_state(after)
        else:
            assert is_over(play(position, move))


def test_texts_round_trip() -> None:
    for s in random_states(3, 10, False):
        position = from_state(s)
        assert from_text(to_text(position, s.side)) == (position, s.side)
        assert from_key(s.position_key()) == position
        assert [read_move(move_text(position, move)) for move in moves(position)] == moves(position)


# The bird's classes


@pytest.mark.parametrize("blocked_is_free", [False, True])
def test_safe_replies_leave_out_nothing(blocked_is_free: bool) -> None:
    """One safe reply for each class, and every safe move's class is among them."""
    for position in random_positions(4, 40, blocked_is_free):
        if can_capture(position) or (is_blocked(position) and position[5] == 0):
            continue
        legal = moves(position, blocked_is_free)
        after = [settled(play(position, move), blocked_is_free) for move in legal]
        replies = safe_replies(position, blocked_is_free)
        assert {canonical(reply) for reply in replies} == {canonical(p) for p in after if not can_capture(p)}
        assert len({canonical(reply) for reply in replies}) == len(replies)
        assert all(reply in after for reply in replies)
        assert all(move_between(position, reply) in legal for reply in replies)
        assert has_safe_reply(position, blocked_is_free) == bool(replies)


def following(position: Position, blocked_is_free: bool) -> set[Position | None]:
    """What can come next; None if the game is over."""
    after = (play(position, move) for move in moves(position, blocked_is_free))
    return {None if is_over(p) else p for p in after}


@pytest.mark.parametrize("blocked_is_free", [False, True])
def test_positions_of_a_class_lead_to_the_same_positions(blocked_is_free: bool) -> None:
    different = 0
    for position in random_positions(5, 40, blocked_is_free):
        other = canonical(position)
        different += other != position
        assert following(position, blocked_is_free) == following(other, blocked_is_free)
    assert different > 50


def test_a_free_turn_without_moves_is_a_draw() -> None:
    assert safe_replies(DRAWN) == [DRAWN]
    solver = Solver()
    assert not solver.wins(DRAWN, 9)
    assert not solver.loses(DRAWN, 8)
