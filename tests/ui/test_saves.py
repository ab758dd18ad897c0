"""The game on the go: written, read back, compared; damage and blocked storage lose nothing that was good."""

import json

import pytest
from fakes import FakeStorage

from engine.core.registry import REGISTRY
from engine.core.session import Session
from ui.app.saves import BEFORE, KEY, Saved, Saves, read, write
from ui.table.players import COMPUTER, Player


def game(*moves):
    session = Session.new(REGISTRY.game("mana"), 77, names=["Ania", ""])
    for move in moves:
        session.play(move)
    return Saved(session, [Player(), Player(COMPUTER, 2)], ("a1",))


def test_there_and_back():
    saved = game("D@f1", "D@b6", "e1-e4@a2")
    again = read(write(saved))
    assert again.session.record == saved.session.record
    assert again.players == saved.players
    assert again.picked == ("a1",)


@pytest.mark.parametrize("at", range(0, 400, 7))
def test_a_changed_character_is_known(at):
    text = write(game("D@f1"))
    at %= len(text)
    changed = text[:at] + ("x" if text[at] != "x" else "y") + text[at + 1 :]
    assert read(changed) is None


@pytest.mark.parametrize(
    "text", ["", "x", "null", "{}", "[]", "00000000{}", '"', "1" * 10_000, "[" * 100_000, "\ud83d" * 5]
)
def test_anything_else_is_no_game(text):
    assert read(text) is None


@pytest.mark.parametrize(
    "change",
    [
        {"format": 2}, {"players": []}, {"players": [["person", 1]]}, {"players": [["robot", 1], ["person", 1]]},
        {"players": [["computer", 9], ["person", 1]]}, {"players": [["computer", True], ["person", 1]]},
        {"players": [["computer", 1.0], ["person", 1]]}, {"players": 3}, {"record": {}}, {"record": None},
        {"more": 1},
    ],
)  # fmt: skip
def test_a_right_check_around_wrong_facts_is_no_game(change):
    import binascii

    body = json.loads(write(game("D@f1"))[8:]) | change
    text = json.dumps(body)
    assert read(f"{binascii.crc32(text.encode()):08x}{text}") is None


def test_the_copy_before_steps_in():
    storage = FakeStorage()
    saves = Saves(storage)
    saves.save(game("D@f1"))
    saves.save(game("D@f1", "D@b6"))
    assert len(read(storage.texts[BEFORE]).session) == 6
    storage.texts[KEY] = storage.texts[KEY][:-5]
    assert len(Saves(storage).load().session) == 6


def test_a_damaged_copy_never_replaces_the_good_one():
    storage = FakeStorage()
    saves = Saves(storage)
    saves.save(game("D@f1"))
    saves.save(game("D@f1", "D@b6"))
    good = storage.texts[BEFORE]
    storage.texts[KEY] = "damaged"
    saves.save(game("D@c1"))
    assert storage.texts[BEFORE] == good


def test_blocked_storage_plays_on_in_memory_and_says_so():
    storage = FakeStorage()
    storage.blocked = True
    saves = Saves(storage)
    saves.save(game("D@f1"))
    assert saves.in_memory
    assert len(saves.load().session) == 6
    storage.blocked = False
    saves.save(game("D@f1", "D@b6"))
    assert not saves.in_memory


def test_partial_picks_are_plain_text():
    body = json.loads(write(game("D@f1"))[8:])
    assert body["picked"] == ["a1"]
