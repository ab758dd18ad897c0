"""Two players, no chance, nothing hidden: what is seen, asked and told, and how a game ends."""

import json

import pytest

from engine.core.rng import Rng
from engine.core.session import Session
from engine.mana.game import GAME
from tests.mana.positions import IMMURED, ROUND, back_row, new_game, play, stand, texts


def played(count, seed=1):
    rng = Rng(seed)
    s = new_game(swap=True)
    for _ in range(count):
        if GAME.result(s) is None:
            play(s, rng.choice(texts(s)))
    return s


def test_two_players():
    assert (GAME.info.least_seats, GAME.info.most_seats) == (2, 2)


def test_no_chance():
    one, other = Session.new(GAME, seed=1), Session.new(GAME, seed=2)
    for session in (one, other):
        for choice in ("D@b1", "D@b6", "e1-e4@a2"):
            session.play(choice)
    assert one.fingerprint() == other.fingerprint()


@pytest.mark.parametrize("count", [0, 3, 12, 13, 30])
def test_nothing_is_hidden(count):
    s = played(count)
    assert GAME.view(s, 0) == GAME.view(s, 1) == GAME.view(s, None)
    for seat in (0, 1):
        assert GAME.fingerprint(GAME.sample(s, seat, Rng(5))) == GAME.fingerprint(s)


def test_the_view_shows_the_table():
    view = GAME.view(play(back_row(), "e1-e4@a2"), None)
    assert view == {
        "position": "rdrrrr/6/4R1/6/6/RDRR1R w a2 0",
        "board": "".join(["RDRR.R", "......", "......", "....R.", "......", "rdrrrr"]),
        "bird": "a2",
        "demand": 1,
        "side": "white",
        "black_seat": 0,
        "reserve": [0, 0],
        "free": False,
        "may_swap": False,
        "to_place": 0,
        "repeated": 1,
        "draws_next": [],
        "ending": None,
    }


@pytest.mark.parametrize("count", [0, 3, 12, 30])
def test_the_view_is_json(count):
    view = GAME.view(played(count), None)
    assert json.loads(json.dumps(view)) == view


def test_after_a_pass_nothing_is_demanded():
    assert GAME.view(stand("a1", "f6", bird="c4", free=1), None)["demand"] is None


@pytest.mark.parametrize(
    ("kind", "position"),
    [
        ("first_turn", lambda: back_row()),
        ("place_daimyo", lambda: new_game()),
        ("place_ronin", lambda: play(new_game(), "D@b1")),
        ("demand", lambda: stand("b1 a1", "f6", bird="d4")),
        ("free", lambda: stand("b1 a1", "f6", bird="c4")),
        ("free_after_pass", lambda: stand("b1 a1", "f6", bird="d4", free=1)),
        ("free_when_blocked", lambda: stand("a1 a2 b1", "f6", bird="d6", blocked_is_free=True)),
        ("blocked", lambda: stand("a1 a2 b1", "f6", bird="d6")),
        ("blocked", lambda: stand(*IMMURED, bird="d4", blocked_is_free=True)),
        ("blocked", lambda: stand(*IMMURED, bird="d4", free=1)),
        ("blocked", lambda: stand("a1", "f6 a2 b1")),
    ],
)
def test_the_table_asks_what_the_rules_ask(kind, position):
    s = position()
    assert GAME.asked(s).kind == kind
    assert GAME.asked(s).public
    assert GAME.asked(s).seat == GAME.to_act(s)


def test_a_game_goes_on_until_it_has_a_result():
    s = back_row()
    assert GAME.result(s) is None
    assert GAME.to_act(s) == 0


@pytest.mark.parametrize(("side", "placement"), [("b", (1, 2)), ("w", (2, 1))])
def test_who_captured_the_daimyo_has_won(side, placement):
    squares = ("d4", "c5 f6") if side == "b" else ("c5 f6", "d4")
    s = play(stand(*squares, side=side, bird="d3"), "d4xc5#")
    assert GAME.result(s).placement == placement
    assert GAME.view(s, None)["ending"] == "daimyo_captured"


def test_a_draw_places_both_first():
    s = play(stand("b1", "b6", bird="a4"), *ROUND, *ROUND)
    assert GAME.result(s).placement == (1, 1)


def test_events_tell_what_happened():
    def told(s, move):
        action = GAME.actions(s)[texts(s).index(move)]
        return [event.seen_by(None) for event in GAME.apply(s, action)]

    turn = {"colour": "black", "piece": "ronin", "from": "d4", "to": "c5", "captured": "ronin"}
    assert told(stand("a3 d4", "f6 c5", bird="b1"), "d4xc5@a1") == [
        {"kind": "moved", **turn, "bird_from": "b1", "bird_to": "a1"}
    ]
    assert told(stand("a3 d4", "c5 f6", bird="b1"), "d4xc5#") == [
        {"kind": "moved", **turn, "captured": "daimyo", "bird_from": "b1", "bird_to": None},
        {"kind": "ended", "ending": "daimyo_captured", "winner": "black"},
    ]
    assert told(stand("a3", "f6", bird="c4"), "*c3@b4") == [
        {
            "kind": "dropped",
            "colour": "black",
            "piece": "ronin",
            "from": None,
            "to": "c3",
            "captured": None,
            "bird_from": "c4",
            "bird_to": "b4",
        }
    ]
    assert told(stand(*IMMURED, bird="d4", free=1), "pass") == [
        {"kind": "passed", "colour": "black"},
        {"kind": "ended", "ending": "two_passes", "winner": None},
    ]
    assert told(new_game(), "D@b1") == [{"kind": "placed", "colour": "black", "piece": "daimyo", "to": "b1"}]


def test_every_action_is_described_by_a_key_of_mana_with_seat_and_colour():
    s = played(12)
    for move in ("e1-e4@a2", "swap"):
        action = GAME.actions(s)[texts(s).index(move)]
        said = GAME.describe(s, action, None)
        assert said.key.startswith("mana.log.")
        assert (said.args["seat"], said.args["colour"]) == (GAME.to_act(s), GAME.view(s, None)["side"])
        GAME.apply(s, action)


def test_a_copy_is_another_game():
    s = back_row()
    twin = GAME.copy(s)
    play(twin, "e1-e4@a2")
    assert GAME.position(s) == "rdrrrr/6/6/6/6/RDRRRR b - 0"
    assert GAME.fingerprint(s) != GAME.fingerprint(twin)
