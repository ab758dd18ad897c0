"""A link opens as a new game unless a saved one has the same header and one log is the beginning of the other's."""

import pytest

from engine.core.record import Ended
from engine.core.registry import REGISTRY
from engine.core.session import Session
from ui.saves.arrival import find, relation
from ui.saves.envelope import Envelope, Player


def record(moves=(), seed=1, options=None, ended=None):
    session = Session.new(REGISTRY.game("mana"), seed=seed, options=options)
    for move in moves:
        session.play(move)
    session.record.ended = ended
    return session.record


LINE = (0, 1, 5, 7)


@pytest.mark.parametrize(
    ("arriving", "saved", "expected"),
    [
        (record(LINE), record(LINE), "same"),
        (record(LINE), record(LINE[:3]), "further"),
        (record(LINE[:2]), record(LINE), "older"),
        (record((0, 1, 6)), record(LINE), "fork"),
        (record(LINE, seed=2), record(LINE), "new"),
        (record(LINE, options={"swap": True}), record(LINE), "new"),
        (record(LINE, ended=Ended(0)), record(LINE), "further"),
        (record(LINE), record(LINE, ended=Ended(0)), "older"),
        (record(LINE, ended=Ended(1)), record(LINE, ended=Ended(0)), "fork"),
        (record(LINE), record(LINE[:3], ended=Ended(0)), "fork"),
    ],
)
def test_how_a_game_that_arrives_stands_to_a_saved_one(arriving, saved, expected):
    assert relation(arriving, saved) == expected


def test_the_game_it_continues_is_found_before_one_that_forked():
    players = (Player("person"), Player("elsewhere"))
    shelf = [
        Envelope("other", 1, 1, 1, players, record(LINE, seed=9)),
        Envelope("fork", 1, 1, 1, players, record((0, 1, 6))),
        Envelope("mine", 1, 1, 1, players, record(LINE[:3])),
    ]
    assert find(record(LINE), shelf).saved.id == "mine"
    assert find(record(LINE, seed=33), shelf) == ("new", None)


def test_the_game_played_by_link_is_found_before_what_was_played_on_from_it():
    home, link = (Player("person"), Player("person")), (Player("person"), Player("elsewhere"))
    played_on = Envelope("played_on", 1, 1, 9, home, record(LINE[:2]))
    mine = Envelope("mine", 1, 1, 1, link, record(LINE[:3]))
    assert find(record(LINE), [played_on, mine]) == ("further", mine)
    assert find(record(LINE[:3]), [played_on, mine]) == ("same", mine)
    assert find(record((0, 1, 6, 0)), [played_on, mine]) == ("fork", mine)
    assert find(record((0, 2)), [played_on, mine]) == ("fork", mine)


def test_at_one_screen_the_game_that_shares_most_is_found():
    home = (Player("person"), Player("person"))
    shorter, longer = (Envelope(str(n), 1, 1, 9 - n, home, record(LINE[:n])) for n in (2, 3))
    assert find(record(LINE), [shorter, longer]) == ("further", longer)
    assert find(record(LINE[:3]), [shorter, longer]) == ("same", longer)
    assert find(record((*LINE[:3], 6)), [shorter, Envelope("4", 1, 1, 1, home, record(LINE))]) == ("further", shorter)


def test_names_may_differ():
    named = record(LINE)
    named.names = ["Ania", "Marco"]
    assert relation(named, record(LINE)) == "same"
