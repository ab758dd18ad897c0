"""Files: every record is read back as it was, and everything else is a problem with a name."""

import copy
import json

import pytest

from engine.core import record as module
from engine.core.problem import Problem
from engine.core.record import Ended, Record, from_json, read_record, to_json, write_record
from engine.core.registry import Registry
from tests.support.mutations import try_file
from tests.support.tables import played, two_hands


def a_game():
    session = two_hands()
    session.record.names = ["Anna", "Žofia 花"]
    played(session, "choose 4", "choose 1", "pass", "pass", "draw")
    session.take_back(0)
    session.set_orders(1, {"boost": False, "other": True})
    return session.record


def problem_of(data):
    text = data if isinstance(data, str) else json.dumps(data)
    with pytest.raises(Problem) as caught:
        read_record(text)
    assert str(caught.value)
    return caught.value


def changed(**changes):
    return {**to_json(a_game()), **changes}


@pytest.mark.parametrize("ended", [None, Ended(None), Ended(0), Ended(1)])
def test_a_record_is_read_back_as_it_was(ended):
    record = a_game()
    record.ended = ended
    text = write_record(record)
    assert read_record(text) == record
    assert write_record(read_record(text)) == text
    assert record.copy() == record
    assert record.copy() is not record


def test_a_file_keeps_texts_beside_indices():
    assert to_json(a_game())["log"] == [[2, "choose 4"], [0, "choose 1"], [0, "pass"], [0, "pass"]]


def test_records_that_differ_are_not_equal():
    record = a_game()
    other = record.copy()
    other.names[0] = "Bea"
    assert record != other
    assert record != "a record"


@pytest.mark.parametrize("text", ["", "{", "nonsense", "[1,", "NaN", '{"seed": 1.5}', "1e5", "[" * 100_000, "9" * 5000])
def test_what_is_not_json_is_not_json(text):
    assert problem_of(text).key == "record.not_json"


@pytest.mark.parametrize("data", [None, 1, [], {}, [{}], True])
def test_what_is_no_object_of_ours_has_the_wrong_shape(data):
    assert problem_of(data).key == "record.shape"


@pytest.mark.parametrize("key", module._KEYS)
def test_no_key_may_be_missing(key):
    data = to_json(a_game())
    del data[key]
    problem = problem_of(data)
    assert (problem.key, problem.args_by_name["where"]) == ("record.shape", key)


def test_no_key_may_be_strange():
    assert problem_of(changed(extra=1)).key == "record.shape"
    assert problem_of({**changed(), "\ud800" * 100: 1}).key == "record.shape"


WRONG = {
    "game": [None, 1, "x" * 41, "two\nlines"],
    "rules": [0, -1, "1", True, None, 10**9, 10**4000],
    "seats": [0, 9, True, "2", None, 3],
    "options": [None, [], {"rounds": None}, {"rounds": [1]}, {"x" * 41: 1}, {"rounds": "x" * 41}, {"\ud800": 1}],
    "seed": [-1, 1 << 48, "1", True, None],
    "position": ["x" * 9000, "\ud800", [["x" * 5000]] * 2],
    "names": [None, ["A"], ["A", "B", "C"], ["A", 1], ["A", "x" * 25], ["A", "\u202e"], ["A", "\n"], ["A", "\ud800"]],
    "log": [None, {}, [1], [[1]], [[0, "a", 1]], [["0", "a"]], [[True, "a"]], [[-1, "a"]], [[0, 1]], [[0, "x" * 201]]],
    "ended": [0, "draw", {}, {"how": "lost"}, {"how": "resigned"}, {"how": "resigned", "seat": 2}, {"how": ["draw"]}],
    "taken_back": [None, [0], [0, -1], [0, True], [0, 10_000]],
    "orders": [None, [{}], [{}, {"a": 1}], [{}, {"x" * 41: True}], [{}, {str(n): True for n in range(65)}]],
    "format": [0, "1", None, True],
}


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, values in WRONG.items() for value in values])
def test_every_value_has_its_exact_type_and_its_bound(key, value):
    assert problem_of(changed(**{key: value})).key == "record.shape"


def test_a_newer_format_is_said_to_be_newer_whatever_it_holds():
    assert problem_of({"format": 2, "unheard": "of"}).key == "record.newer"


def test_sizes_are_looked_at_first(monkeypatch):
    assert problem_of(" " * (module.MOST_CHARACTERS + 1)).key == "record.too_long"
    assert problem_of(changed(log=[[0, "a"]] * (module.MOST_ACTIONS + 1))).key == "record.too_many_actions"
    monkeypatch.setattr(module, "MOST_CHARACTERS", 10)
    assert problem_of("{" * 11).key == "record.too_long"


def test_a_position_may_be_any_json_but_fractions():
    for position in ("text", 0, False, [], {"a": [None, {"b": "花"}]}):
        assert from_json(changed(position=position)).position == position
    for position in (1.5, float("nan"), [float("inf")], {1, 2}):
        with pytest.raises(Problem):
            from_json(changed(position=position))


def test_a_position_as_deep_as_python_can_go_is_a_problem_and_no_crash():
    record = a_game()
    record.position = "HERE"
    for depth in (300, 600, 900, 950, 990, 1500, 3900):
        text = write_record(record).replace('"HERE"', "[" * depth + "]" * depth)
        assert try_file(text, Registry()) in ("record.shape", "record.not_json", "record.unknown_game")


def test_a_record_shares_nothing_with_the_data_it_was_read_from():
    data = to_json(a_game())
    before = copy.deepcopy(data)
    record = from_json(data)
    record.names[0] = "Bea"
    record.log.append(0)
    record.taken_back[0] = 5
    assert data == before


def test_a_new_record_has_a_place_for_every_seat():
    record = Record("shells", 1, 3, {}, 5)
    assert (record.names, record.taken_back, record.orders) == (["", "", ""], [0, 0, 0], [{}, {}, {}])
