"""The search form of Mana against the clear rules, the solver against plain search, and what level 3 must see."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.bots.alphabeta import AlphaBeta, plies_to_end
from engine.bots.bot import Budget
from engine.bots.bot import choose as think
from engine.core.game import Text
from engine.core.rng import Rng
from engine.core.session import Session
from engine.mana import rules
from engine.mana.analysis import LEVELS, ManaForm, analyse, choose
from engine.mana.bitboard import (
    Position,
    can_capture,
    count_moves,
    is_over,
    moves,
    perft,
    play,
)
from engine.mana.board import OFF
from engine.mana.book import look_up
from engine.mana.book_lines import LINES
from engine.mana.bot import BOT
from engine.mana.convert import from_key, from_state, from_text, move_text, read_move, to_action, to_text
from engine.mana.game import GAME
from engine.mana.replies import (
    DRAWN,
    canonical,
    class_of,
    has_safe_reply,
    is_blocked,
    move_between,
    safe_replies,
    settled,
)
from engine.mana.solver import Solver
from engine.mana.state import State, empty_state
from engine.mana.tables import ALL, OF_SYMBOL, PIECE_REACH, REACH, SQUARES_IN, walk_ends
from tools.mana_book import check, set_ups

MINED = json.loads((Path(__file__).parent.parent / "golden" / "mana_wins.json").read_text(encoding="utf-8"))
SET_UPS = dict(set_ups())


def random_set_up(rng: Rng, blocked_is_free: bool) -> State:
    s = empty_state(two_rows=rng.below(2) == 1, swap=False, blocked_is_free=blocked_is_free)
    while s.to_place:
        rules.place(s, rng.choice(rules.placements(s)))
    return s


def random_states(seed: int, games: int, blocked_is_free: bool) -> Iterator[State]:
    """Every state of some random games by the clear rules."""
    rng = Rng(seed)
    for _ in range(games):
        s = random_set_up(rng, blocked_is_free)
        while not s.ending and len(s.past) < 80:
            yield s
            rules.play(s, rng.choice(rules.legal_actions(s)))


def random_positions(seed: int, games: int, blocked_is_free: bool = False) -> list[Position]:
    return [
        settled(from_state(s), blocked_is_free)
        for s in random_states(seed, games, blocked_is_free)
        if len(s.past) % 3 == 0
    ]


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


# The solver


def plainly_wins(position: Position, plies: int, blocked_is_free: bool) -> bool:
    """The definition: some move captures, or leaves the opponent no way out. All moves, no tables."""
    for move in moves(position, blocked_is_free):
        after = play(position, move)
        if is_over(after) or (plies > 1 and plainly_loses(after, plies - 1, blocked_is_free)):
            return True
    return False


def plainly_loses(position: Position, plies: int, blocked_is_free: bool) -> bool:
    for move in moves(position, blocked_is_free):
        after = play(position, move)
        if is_over(after) or not plainly_wins(after, plies - 1, blocked_is_free):
            return False
    return True


@pytest.mark.parametrize("blocked_is_free", [False, True])
def test_solver_agrees_with_plain_search(blocked_is_free: bool) -> None:
    won = 0
    for position in random_positions(6, 30, blocked_is_free):
        if count_moves(position, blocked_is_free) < 30:
            wins = Solver(blocked_is_free).wins(position, 3)
            assert wins == plainly_wins(position, 3, blocked_is_free)
            won += wins
    assert won > 2


@pytest.mark.deep
@pytest.mark.parametrize("blocked_is_free", [False, True])
def test_solver_agrees_with_plain_search_deeper(blocked_is_free: bool) -> None:
    asked = 0
    for position in random_positions(7, 60, blocked_is_free):
        if not can_capture(position) and perft(position, 2, blocked_is_free) < 400:
            asked += 1
            wins = Solver(blocked_is_free).wins(position, 5)
            assert wins == plainly_wins(position, 5, blocked_is_free)
    assert asked > 10


def won_in_three() -> tuple[Position, list[Position]]:
    """A position that is won in three plies, and the positions after the moves that win."""
    position, _ = from_text(next(one["position"] for one in MINED if one["kind"] == "win" and one["plies"] == 3))
    solver = Solver()
    return position, [reply for reply in solver.replies(position) if solver.loses(reply, 2)]


def test_going_where_it_is_a_draw_by_repetition_wins_nothing() -> None:
    position, winning = won_in_three()
    everywhere = frozenset(member for reply in winning for member in class_of(reply))
    assert Solver(drawn=everywhere).wins_in(position, 3) is None


def test_where_one_square_of_the_bird_draws_another_one_wins() -> None:
    roomy = [reply for reply in won_in_three()[1] if len(class_of(reply)) > 2]
    assert roomy
    position, _ = won_in_three()
    drawn = frozenset(roomy)
    *_, opinion = analyse(position, LEVELS[3], drawn=drawn)
    assert opinion.wins_in == 3
    assert play(position, opinion.move) not in drawn


@pytest.mark.parametrize("number", range(4))
def test_a_loser_takes_the_draw_by_repetition(number: int) -> None:
    """Even a position in which the daimyo could be captured: the game ends before that."""
    mined = [str(one["position"]) for one in MINED if one["kind"] == "win" and one["plies"] == 3]
    position, _ = from_text(mined[number])
    attack = play(position, choose(position).move)
    assert Solver().loses(attack, 2)
    drawn = frozenset([play(attack, moves(attack)[-1])])
    assert not Solver(drawn=drawn).loses(attack, 2)
    *_, opinion = analyse(attack, LEVELS[3], drawn=drawn)
    assert play(attack, opinion.move) in drawn
    assert opinion.wins_in is None


# Alpha-beta


def plain_score(form: ManaForm, position: Position, depth: int) -> int:
    result = form.result(position)
    if result is not None:
        return 1_000_000 - result if result > 0 else -1_000_000 - result if result < 0 else 0
    if depth == 0:
        return form.evaluate(position)
    score = max(-plain_score(form, child, depth - 1) for child in form.children(position))
    return score - 1 if score > 999_000 else score + 1 if score < -999_000 else score


def test_alpha_beta_agrees_with_plain_search() -> None:
    compared = 0
    for position in random_positions(8, 15):
        form = ManaForm(Solver(), noise=0, salt=0)
        if can_capture(position) or not 1 < len(form.children(position)) < 12:
            continue
        *_, finding = AlphaBeta(form, 10**9).deepen(form.children(position), 3)
        assert finding.score == plain_score(form, position, finding.depth)
        assert finding.best == finding.line[0]
        compared += 1
    assert compared > 5


class Heap:
    """A heap of counters; a player takes one to three; who takes the last one wins."""

    def result(self, heap: int) -> int | None:
        return 1 if 0 < heap < 4 else None

    def children(self, heap: int) -> list[int]:
        return [heap - taken for taken in (1, 2, 3) if taken <= heap]

    def evaluate(self, heap: int) -> int:
        return 0


@pytest.mark.parametrize("heap", range(5, 16))
def test_alpha_beta_plays_other_games(heap: int) -> None:
    """Leaving a multiple of four wins, and the opponent can make it last."""
    *_, finding = AlphaBeta(Heap(), 10**6).deepen(Heap().children(heap), heap)
    if heap % 4:
        assert finding.best % 4 == 0
        assert plies_to_end(finding.score) == 2 * (heap // 4) + 1
    else:
        assert plies_to_end(finding.score) == -2 * (heap // 4)


def test_search_stops_when_told() -> None:
    position = next(iter(SET_UPS.values()))
    asked = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) > 3

    analysis = choose(position, 3, stop=stop, blocked_is_free=True)
    assert analysis.move in moves(position)
    assert analysis.nodes < 2_000


@pytest.mark.parametrize("level", LEVELS)
def test_choices_are_legal_and_repeatable(level: int) -> None:
    for position in random_positions(9, 4)[:12]:
        analysis = choose(position, level, salt=7, nodes=300)
        assert analysis.move in moves(position)
        assert choose(position, level, salt=7, nodes=300) == analysis


# What level 3 must see


def keeps_its_promise(one: dict[str, object]) -> None:
    position, _ = from_text(str(one["position"]))
    plies = one["plies"]
    assert isinstance(plies, int)
    analysis = choose(position)
    assert analysis.nodes <= LEVELS[3].nodes
    after = play(position, analysis.move)
    if one["kind"] == "win":
        assert analysis.wins_in == plies
        assert is_over(after) if plies == 1 else Solver().loses(after, plies - 1)
    else:
        assert Solver().wins_in(after, 5) is None


def test_mined_positions_are_a_good_spread() -> None:
    assert len(MINED) == 300
    assert len({one["position"] for one in MINED}) == 300
    assert {one["plies"] for one in MINED if one["kind"] == "win"} == {1, 3, 5, 7}
    assert {one["plies"] for one in MINED if one["kind"] == "avoid"} == {1, 3, 5}
    for colour in (" b ", " w "):
        for rows in ("back", "two"):
            assert sum(colour in one["position"] and one["rows"] == rows for one in MINED) > 50
    assert sum(one["with"] == "drop" for one in MINED) >= 40
    assert sum(one["with"] == "pass" for one in MINED) >= 12


@pytest.mark.parametrize("one", [one for one in MINED if one["kind"] == "win"][::12], ids=lambda one: one["position"])
def test_level_3_finds_forced_wins(one: dict[str, object]) -> None:
    keeps_its_promise(one)


@pytest.mark.deep
@pytest.mark.parametrize("one", MINED, ids=lambda one: one["position"])
def test_level_3_sees_what_is_forced(one: dict[str, object]) -> None:
    keeps_its_promise(one)


@pytest.mark.deep
def test_mined_wins_hold_by_plain_search() -> None:
    """Not by the solver: the promised line is legal and ends by capture; short wins are proved without tables."""
    for one in MINED:
        if one["kind"] == "win":
            position, _ = from_text(one["position"])
            if one["plies"] <= 3:
                assert plainly_wins(position, one["plies"], False)
                assert one["plies"] == 1 or not plainly_wins(position, one["plies"] - 2, False)
            for text in one["line"]:
                assert read_move(text) in moves(position)
                position = play(position, read_move(text))
            assert is_over(position)
            assert len(one["line"]) == one["plies"]


# The book


def test_book_covers_the_nine_set_ups() -> None:
    promised = {name.split(" ")[0]: look_up(position) for name, position in SET_UPS.items()}
    assert len(promised) == 9
    assert {ranks: found and found[1] for ranks, found in promised.items()} == {
        "rdrrrr/6/6/6/6/RDRRRR": 9,
        "rrdrrr/6/6/6/6/RDRRRR": 13,
        "rrrrrd/6/6/6/6/RDRRRR": 11,
        "rdrrrr/6/6/6/6/RRDRRR": 9,
        "rrdrrr/6/6/6/6/RRDRRR": 15,
        "rrrrrd/6/6/6/6/RRDRRR": 11,
        "rdrrrr/6/6/6/6/RRRRRD": 9,
        "rrdrrr/6/6/6/6/RRRRRD": 13,
        "rrrrrd/6/6/6/6/RRRRRD": 11,
    }


def test_book_is_complete() -> None:
    """After a book move, every defence leads to another book position or to a win the search is sure to see."""
    for line in LINES.split("\n")[:-1]:
        ranks, bird, text, plies = line.split(" ")
        position, _ = from_text(f"{ranks} b {bird} 0")
        move = read_move(text)
        assert move in moves(position)
        solver = Solver()
        for defence in safe_replies(play(position, move)):
            known = look_up(defence)
            left = known[1] if known else solver.wins_in(defence, LEVELS[3].proof)
            assert left is not None
            assert left <= int(plies) - 2


LONGEST = "rrdrrr/6/6/6/6/RRDRRR b - 0"


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.deep if name == LONGEST else ()) for name in SET_UPS]
)
def test_level_3_wins_from_the_back_row(name: str) -> None:
    """Against every legal defence, the bird on every square, to the end."""
    played: set[Position] = set()
    check(SET_UPS[name], 15, played)
    assert len(played) > 100


# At the table


OPTIONS = [{"two_rows": rows, "swap": swap, "blocked_is_free": rows != swap} for rows in (0, 1) for swap in (0, 1)]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_bot_plays_a_whole_game_under_every_option(options: dict[str, int]) -> None:
    session = Session.new(GAME, 1, 2, {name: bool(value) for name, value in options.items()})
    while (seat := session.to_act()) is not None:
        chair = session.chair(seat)
        thought = think(BOT, chair, Budget(level=1 + seat, nodes=400, salt=1))
        assert thought.action in chair.actions()
        assert 0 <= thought.share <= 100
        assert 0 <= thought.estimate <= 100
        session.play(list(chair.actions()).index(thought.action))
        assert len(session) < 300
    assert session.result() is not None


def test_the_bot_says_what_is_forced() -> None:
    session = Session.new(GAME, 1, 2, {"two_rows": False, "swap": False, "blocked_is_free": False})
    session.play("D@b1")
    session.play("D@b6")
    thought = think(BOT, session.chair(0), Budget(level=3))
    assert thought.says == Text("mana.bot.forced", {"colour": "black", "plies": 9})
    assert thought.estimate >= 99
