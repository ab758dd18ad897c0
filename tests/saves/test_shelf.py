"""Saved games: nothing is lost, whatever the storage does."""

import json

import pytest

from engine.core.problem import Problem
from engine.core.registry import REGISTRY
from engine.core.session import Session
from ui.saves import envelope as envelopes
from ui.saves.envelope import Envelope, Player
from ui.saves.shelf import Shelf
from ui.saves.storage import Memory, Refused


def saved(game_id="abc", moves=0, seed=1, changed=5):
    session = Session.new(REGISTRY.game("mana"), seed=seed, names=["Ania", "Łukasz"])
    for _ in range(moves):
        session.play(0)
    players = (Player("person"), Player("computer", 2))
    return Envelope(game_id, 0, 1, changed, players, session.record)


class Full(Memory):
    """A storage with no room left."""

    full = True

    def set(self, key, text):
        if self.full:
            raise Refused("full")
        super().set(key, text)


class Forgetful(Memory):
    """A storage that takes a text and does not keep it."""

    def set(self, key, text):
        pass


def test_a_game_comes_back_as_it_was_saved():
    shelf = Shelf(Memory())
    written = shelf.save(saved(moves=3))
    assert shelf.load("abc") == written
    assert written.revision == 1


def test_games_are_listed_with_the_latest_first():
    shelf = Shelf(Memory())
    shelf.save(saved("old", changed=1))
    shelf.save(saved("new", changed=9))
    assert [entry.id for entry in shelf.entries()] == ["new", "old"]


def test_a_damaged_entry_is_listed_as_damaged_and_breaks_nothing():
    storage = Memory()
    shelf = Shelf(storage)
    shelf.save(saved("good"))
    storage.set("tatami.game.bad", "what is this")
    entries = shelf.entries()
    assert [entry.id for entry in entries] == ["good", "bad"]
    assert entries[1].problem.key == "save.damaged"
    assert "what is this" in shelf.export()
    shelf.delete("bad")
    assert len(shelf.entries()) == 1


def test_behind_a_damaged_latest_copy_stands_the_previous_good_one():
    storage = Memory()
    shelf = Shelf(storage)
    first = shelf.save(saved(moves=1))
    shelf.save(first._replace(record=saved(moves=2).record))
    text = storage.get("tatami.game.abc")
    storage.set("tatami.game.abc", text[:-9])
    assert shelf.load("abc") == first


def unplayable(envelope):
    """The same game with a move behind it that there is not; its sum is right."""
    record = envelope.record.copy()
    record.log.append(10_000)
    record.texts.append("nowhere")
    return envelope._replace(record=record)


def test_behind_a_latest_copy_that_cannot_be_played_stands_the_previous_good_one():
    shelf = Shelf(Memory())
    first = shelf.save(saved(moves=1))
    shelf.save(unplayable(first))
    loaded = shelf.load("abc")
    assert loaded.record == first.record
    assert shelf.save(loaded).record == first.record  # and it goes on from there
    assert shelf.load("abc").record == first.record


def test_a_game_without_a_good_copy_says_what_is_wrong():
    shelf = Shelf(Memory())
    shelf.save(unplayable(saved(moves=1)))
    with pytest.raises(Problem) as told:
        shelf.load("abc")
    assert told.value.key == "record.not_legal"


def test_every_cut_or_changed_text_is_known_as_damaged():
    text = envelopes.write(saved(moves=2))
    for at in range(0, len(text), 7):
        with pytest.raises(Problem):
            envelopes.read(text[:at])
        with pytest.raises(Problem):
            envelopes.read(text[:at] + "~" + text[at + 1 :])


def test_where_the_storage_is_full_the_game_goes_on_in_memory_and_the_shelf_says_so():
    storage = Full()
    shelf = Shelf(storage)
    written = shelf.save(saved(moves=2))
    assert shelf.refused == "full"
    assert shelf.load("abc") == written
    assert [entry.id for entry in shelf.entries()] == ["abc"]
    storage.full = False
    shelf.save(written)
    assert shelf.refused is None
    assert storage.get("tatami.game.abc") is not None


class Small(Memory):
    """A storage with room for texts of so many characters in all."""

    room = 0

    def set(self, key, text):
        others = sum(len(self.get(other) or "") for other in self.all_keys() if other != key)
        if others + len(text) > self.room:
            raise Refused("full")
        super().set(key, text)


def test_as_long_as_one_game_is_in_memory_only_the_shelf_says_so_and_tries_again():
    storage = Small()
    shelf = Shelf(storage)
    short, long = saved("short"), saved("long", moves=6)
    storage.room = len(envelopes.write(long)) - 1
    long = shelf.save(long)
    shelf.save(short)
    assert storage.get("tatami.game.short")
    assert shelf.refused == "full"
    assert shelf.load("long") == long
    shelf.delete("short")
    assert shelf.refused == "full"
    storage.room *= 9
    shelf.save(short)
    assert shelf.refused is None
    assert Shelf(storage).load("long") == long


def test_room_made_by_deleting_is_used_at_once():
    storage = Small()
    shelf = Shelf(storage)
    one, two = saved("one"), saved("two")
    storage.room = len(envelopes.write(one)) + 20
    shelf.save(one)
    two = shelf.save(two)
    assert shelf.refused == "full"
    shelf.delete("one")
    assert shelf.refused is None
    assert Shelf(storage).load("two") == two


def in_memory_only():
    """A shelf with a game that goes on in memory, and another shelf on the same storage, which has room again."""
    storage = Full()
    storage.full = False
    written = Shelf(storage).save(saved())
    here, there = Shelf(storage), Shelf(storage)
    here.load("abc")
    storage.full = True
    mine = here.save(written._replace(picked=("c1",)))
    storage.full = False
    return storage, here, there, written, mine


def test_what_another_tab_has_written_meanwhile_stays_and_what_was_in_memory_lies_beside():
    storage, here, there, written, mine = in_memory_only()
    theirs = there.save(written._replace(picked=("a1",)))
    here.save(saved("other"))
    assert Shelf(storage).load("abc") == theirs
    with pytest.raises(Problem) as told:
        here.save(mine)
    assert told.value.key == "save.elsewhere"
    assert Shelf(storage).load("abc") == theirs
    assert sorted(entry.envelope.picked for entry in Shelf(storage).entries()) == [(), ("a1",), ("c1",)]
    assert here.refused is None
    opened = here.load("abc")  # whoever goes on with what the other tab wrote may save it again
    assert here.save(opened).revision == theirs.revision + 1


def test_a_file_comes_in_whole_beside_a_game_that_another_tab_has_written_meanwhile():
    storage, here, there, written, mine = in_memory_only()
    theirs = there.save(written._replace(picked=("a1",)))
    here.save(saved("other"))
    further = Session.new(REGISTRY.game("mana"), 1)
    further.play(0)
    arriving = Shelf(Memory())
    arriving.save(mine._replace(revision=0, record=further.record))
    arriving.save(saved("new", seed=77))
    assert here.import_(arriving.export()) == (2, 0, 0)
    assert Shelf(storage).load("abc") == theirs
    assert Shelf(storage).has("new")


def test_a_game_deleted_in_another_tab_does_not_come_back_from_memory():
    storage, here, there, _, _ = in_memory_only()
    there.delete("abc")
    here.save(saved("other"))
    assert [entry.id for entry in here.entries()] == ["other"]
    assert [entry.id for entry in Shelf(storage).entries()] == ["other"]


def test_what_a_newer_version_has_written_meanwhile_is_left_alone():
    storage, here, _, _, mine = in_memory_only()
    inside = json.dumps({"format": envelopes.FORMAT + 1})
    newer = f"{envelopes.sum_of(inside)} {inside}"
    storage.set("tatami.game.abc", newer)
    here.save(saved("other"))
    with pytest.raises(Problem):
        here.save(mine)
    assert storage.get("tatami.game.abc") == newer


def test_a_text_that_cannot_be_read_and_finds_no_room_is_told_of():
    shelf = Shelf(Full())
    shelf.keep_damaged("bad", "what is this")
    assert shelf.refused == "full"
    assert [entry.text for entry in shelf.entries()] == ["what is this"]


def test_a_storage_that_does_not_keep_what_it_took_is_found_out():
    shelf = Shelf(Forgetful())
    shelf.save(saved())
    assert shelf.refused == "blocked"


def test_storage_cleared_while_playing_loses_nothing_of_the_game_at_hand():
    storage = Memory()
    shelf = Shelf(storage)
    written = shelf.save(saved(moves=2))
    for key in storage.all_keys():
        storage.remove(key)
    assert shelf.save(written).revision == 2
    assert len(shelf.entries()) == 1


def test_of_two_tabs_the_one_overtaken_is_told():
    storage = Memory()
    here, there = Shelf(storage), Shelf(storage)
    opened = here.save(saved())
    there.save(opened)
    with pytest.raises(Problem) as told:
        here.save(opened)
    assert told.value.key == "save.elsewhere"


def test_export_wipe_import_loses_nothing():
    shelf = Shelf(Memory())
    for number in range(3):
        shelf.save(saved(f"game{number}", moves=number, seed=number))
    text = shelf.export()
    before = [entry.envelope.record for entry in shelf.entries()]
    fresh = Shelf(Memory())
    assert fresh.import_(text) == (3, 0, 0)
    assert [entry.envelope.record for entry in fresh.entries()] == before
    assert fresh.import_(text) == (0, 3, 0)


def test_import_keeps_the_game_that_has_gone_further():
    shelf = Shelf(Memory())
    shelf.save(saved(moves=1))
    text = shelf.export()
    longer = Shelf(Memory())
    longer.save(saved(moves=3))
    assert longer.import_(text) == (0, 1, 0)
    assert shelf.import_(longer.export()) == (1, 0, 0)
    assert len(shelf.load("abc").record.log) == len(longer.load("abc").record.log)


def test_one_game_can_be_exported():
    shelf = Shelf(Memory())
    shelf.save(saved("one"))
    shelf.save(saved("two"))
    assert len(json.loads(shelf.export(["one"]))["games"]) == 1


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", '{"tatami": 1}', '{"tatami": 1, "games": 3}', "x" * 40])
def test_a_file_of_something_else_says_so(text):
    with pytest.raises(Problem) as told:
        Shelf(Memory()).import_(text)
    assert told.value.key == "save.not_a_file"


def test_a_file_of_a_newer_version_says_so():
    with pytest.raises(Problem) as told:
        Shelf(Memory()).import_('{"tatami": 2, "games": []}')
    assert told.value.key == "record.newer"


def test_a_damaged_game_in_a_file_is_counted_and_the_others_come_in():
    shelf = Shelf(Memory())
    shelf.save(saved())
    data = json.loads(shelf.export())
    data["games"].append("broken")
    assert Shelf(Memory()).import_(json.dumps(data)) == (1, 0, 1)


@pytest.mark.parametrize("name", ["before", "A", "a b", "²", "", "a" * 41, 5])
def test_a_game_with_a_name_that_is_not_ours_is_counted_as_damaged(name):
    shelf = Shelf(Memory())
    text = json.dumps({"tatami": 1, "games": [envelopes.write(saved(name))]})
    assert shelf.import_(text) == (0, 0, 1)
    assert shelf.entries() == []


def test_a_game_that_cannot_be_played_replaces_none_that_can():
    shelf, other = Shelf(Memory()), Shelf(Memory())
    good = shelf.save(saved(moves=1))
    other.save(unplayable(good))
    assert shelf.import_(other.export()) == (0, 0, 1)
    assert shelf.load("abc") == good
    assert Shelf(Memory()).import_(other.export()) == (0, 0, 1)


def test_a_good_copy_from_a_file_replaces_one_that_cannot_be_played():
    shelf, other = Shelf(Memory()), Shelf(Memory())
    good = other.save(saved(moves=1))
    shelf.save(unplayable(good))
    assert shelf.import_(other.export()) == (1, 0, 0)
    assert shelf.load("abc").record == good.record


def in_a_file(envelope):
    return json.dumps({"tatami": 1, "games": [envelopes.write(envelope)]})


@pytest.mark.parametrize("text", ["what is this", None])
def test_an_import_takes_the_place_of_nothing_that_cannot_be_read(text):
    """Damaged, or written by a newer version: it stays as it was found, and the game is added beside it."""
    if text is None:
        inside = envelopes.write(saved()).partition(" ")[2].replace('"format":1', '"format":2')
        text = f"{envelopes.sum_of(inside)} {inside}"
    storage = Memory()
    storage.set("tatami.game.abc", text)
    shelf = Shelf(storage)
    assert shelf.import_(in_a_file(saved())).added == 1
    assert storage.get("tatami.game.abc") == text
    assert len(shelf.entries()) == 2


def test_a_save_of_a_newer_version_is_not_written_over():
    inside = envelopes.write(saved()).partition(" ")[2].replace('"format":1', '"format":2')
    text, storage = f"{envelopes.sum_of(inside)} {inside}", Memory()
    storage.set("tatami.game.abc", text)
    storage.set("tatami.before.abc", envelopes.write(saved()))
    for deed in (lambda shelf: shelf.save(saved()), lambda shelf: shelf.load("abc")):
        with pytest.raises(Problem, match="newer version"):
            deed(Shelf(storage))
    assert storage.get("tatami.game.abc") == text


def test_the_revision_of_a_file_is_not_taken_over():
    shelf = Shelf(Memory())
    shelf.import_(in_a_file(saved()._replace(revision=envelopes.MOST_NUMBER)))
    assert shelf.load("abc").revision == 1


def test_a_moment_that_is_no_date_is_damage():
    with pytest.raises(Problem, match="damaged"):
        envelopes.read(envelopes.write(saved(changed=envelopes.MOST_NUMBER + 1)))


def test_a_file_whose_games_find_no_place_is_read_to_its_end():
    game = envelopes.write(saved())
    storage = Memory()
    for place in ("abc", envelopes.sum_of(game)):
        storage.set(f"tatami.game.{place}", "what is this")
    shelf = Shelf(storage)
    more = envelopes.write(saved("more", seed=2))
    assert shelf.import_(json.dumps({"tatami": 1, "games": [game, more]})) == (1, 0, 1)
