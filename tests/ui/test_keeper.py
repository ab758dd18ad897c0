"""The games this device keeps: what an older version kept is taken over, and nothing is lost on the way."""

import binascii
import json
from itertools import count

import pytest

from engine.core.problem import Problem
from engine.core.record import to_json
from engine.core.registry import REGISTRY
from engine.core.replay import fork
from engine.core.session import Session
from tests.ui.fakes import FakeStorage
from ui.app.keeper import Keeper
from ui.table.players import COMPUTER, ELSEWHERE, Player

SINGLE, BEFORE = "tatami.game", "tatami.game.before"


def game(*moves, seed=77):
    session = Session.new(REGISTRY.game("mana"), seed, names=["Ania", ""])
    for move in moves:
        session.play(move)
    return session


def players():
    return [Player(), Player(COMPUTER, 2)]


def keeper(storage):
    clock, chance = count(1000), count(len(storage.texts) + 1)
    return Keeper(storage, lambda: next(clock), lambda _: next(chance))


def single(session):
    """As the version before the shelf wrote it."""
    body = {
        "format": 1,
        "players": [["person", 1], ["computer", 2]],
        "picked": ["a1"],
        "record": to_json(session.record),
    }
    text = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
    return f"{binascii.crc32(text.encode()):08x}{text}"


def test_there_and_back_in_mid_turn():
    storage = FakeStorage()
    session = game("D@f1", "D@b6", "e1-e4@a2")
    game_id = keeper(storage).add(session, players(), ("a1",), sent=3)
    again = keeper(storage).open(game_id)
    assert again.session.record == session.record
    assert (again.players, again.picked, again.sent, again.lost) == (players(), ("a1",), 3, 0)


def test_the_single_save_of_an_older_version_is_taken_over():
    storage = FakeStorage()
    storage.texts = {SINGLE: single(game("D@f1")), BEFORE: single(game())}
    kept = keeper(storage)
    assert set(storage.texts) == {f"tatami.game.{kept.latest().id}"}
    taken = kept.open(kept.latest().id)
    assert taken.session.record == game("D@f1").record
    assert (taken.players, taken.picked) == (players(), ("a1",))
    assert len(keeper(storage).entries()) == 1


def test_its_copy_before_steps_in():
    storage = FakeStorage()
    storage.texts = {SINGLE: single(game("D@f1"))[:-7], BEFORE: single(game())}
    assert keeper(storage).latest().record == game().record


@pytest.mark.parametrize("text", ["what is this", "00000000{}", "[" * 5000, "\ud83d"])
def test_one_that_cannot_be_read_is_kept_as_it_was_found(text):
    storage = FakeStorage()
    storage.texts = {SINGLE: text}
    kept = keeper(storage)
    (entry,) = kept.entries()
    assert (entry.envelope, entry.text) == (None, text)
    assert kept.latest() is None


def test_a_storage_without_room_takes_nothing_over_and_loses_nothing():
    storage = FakeStorage()
    storage.texts = {SINGLE: single(game("D@f1"))}
    storage.room = 10
    kept = keeper(storage)
    assert kept.refused == "full"
    assert kept.latest().record == game("D@f1").record
    assert SINGLE in storage.texts


def test_one_that_cannot_be_read_and_finds_no_room_stays_where_it_was():
    storage = FakeStorage()
    storage.texts = {SINGLE: "what is this"}
    storage.room = 10
    assert keeper(storage).refused == "full"
    assert storage.texts == {SINGLE: "what is this"}


def test_blocked_storage_plays_on_in_memory():
    storage = FakeStorage()
    storage.blocked = True
    kept = keeper(storage)
    session = game()
    game_id = kept.add(session, players())
    session.play("D@f1")
    kept.save(game_id, session, players(), (), 0)
    assert kept.refused == "blocked"
    assert kept.open(game_id).session.record == session.record
    storage.blocked = False
    kept.save(game_id, session, players(), (), 0)
    assert kept.refused is None
    assert keeper(storage).open(game_id).session.record == session.record


def test_looking_at_a_game_does_not_change_it():
    storage = FakeStorage()
    game_id = keeper(storage).add(game("D@f1"), players())
    before = dict(storage.texts)
    kept = keeper(storage)
    opened = kept.open(game_id)
    kept.save(game_id, opened.session, opened.players, opened.picked, opened.sent)
    assert storage.texts == before


def test_the_latest_game_that_is_not_over_is_the_one_to_continue():
    kept = keeper(FakeStorage())
    first = kept.add(game(), players())
    over = game()
    over.resign(0)
    kept.add(over, players())
    assert kept.latest().id == first


def test_two_tabs_one_writes_the_other_is_told():
    storage = FakeStorage()
    here, there = keeper(storage), keeper(storage)
    session = game()
    game_id = here.add(session, players())
    other = there.open(game_id)
    other.session.play("D@f1")
    there.save(game_id, other.session, other.players, (), 0)
    assert here.overtaken(game_id)
    session.play("D@c1")
    with pytest.raises(Problem, match=r"save\.elsewhere|another tab"):
        here.save(game_id, session, players(), (), 0)
    assert here.open(game_id).session.record == other.session.record
    assert not here.overtaken(game_id)


def test_a_game_of_other_rules_is_opened_as_far_as_it_goes_and_the_original_stays():
    storage = FakeStorage()
    session = game("D@f1", "D@b6")
    session.record.rules = 2
    session.record.texts[-1] = "D@z9"
    kept = keeper(storage)
    game_id = kept.add(session, players())
    opened = kept.open(game_id)
    assert opened.lost >= 1
    assert opened.id != game_id
    assert {entry.id for entry in kept.entries()} == {game_id, opened.id}
    for _ in range(2):  # whoever opens the original again comes back to the same copy, and to what was played there
        again = kept.open(game_id)
        assert (again.id, again.lost) == (opened.id, opened.lost)
        assert len(kept.entries()) == 2
        opened.session.play(0)
        kept.save(opened.id, opened.session, opened.players, (), 0)


def test_a_copy_of_an_older_game_that_went_back_is_not_hidden_by_itself():
    session = game("D@f1", "D@b6", "e1-e4@a2")
    session.record.rules = 2
    session.record.texts[-1] = "D@z9"
    kept = keeper(FakeStorage())
    game_id = kept.add(session, players())
    first = kept.open(game_id)
    shorter = fork(first.session, 1)
    kept.save(first.id, shorter, first.players, (), 0)
    assert len({kept.open(game_id).id for _ in range(4)}) == 1
    assert len(kept.entries()) == 3


def test_a_game_that_forked_comes_in_from_a_file_beside_the_other():
    storage = FakeStorage()
    kept = keeper(storage)
    session = game("D@f1")
    game_id = kept.add(session, [Player(), Player(ELSEWHERE)])
    text = kept.shelf.export()
    session.undo(0)
    for move in ("D@c1", "D@b6"):
        session.play(move)
    kept.save(game_id, session, players(), (), 0)
    assert kept.shelf.import_(text) == (1, 0, 0)
    assert kept.shelf.import_(text) == (0, 1, 0)
    assert len(kept.entries()) == 2
    assert kept.open(game_id).session.record == session.record
