"""`scenario`: files of scenarios, and what is said of them."""

from __future__ import annotations

import json

GOOD = {"game": "mana", "play": ["D@b1"], "expect": [{"after": 1, "to_act": 1, "count": 3}]}
WRONG = {"name": "four", "game": "mana", "play": ["D@b1"], "expect": [{"after": 1, "count": 4}]}


def test_one_an_array_or_a_line_each(command):
    for text in (json.dumps(GOOD), json.dumps(GOOD, indent=2), f"[{json.dumps(GOOD)}]"):
        assert command("scenario", "-", stdin=text).out == "scenarios 1, failed 0; expectations 1, not met 0\n"
    lines = f"{json.dumps(GOOD)}\n\n{json.dumps(GOOD)}\n"
    assert command("scenario", "-", stdin=lines).out == "scenarios 2, failed 0; expectations 2, not met 0\n"


def test_failures_are_reported_with_exit_code_1(command, tmp_path):
    file = tmp_path / "some.json"
    file.write_text(json.dumps([GOOD, WRONG]), encoding="utf-8")
    done = command("scenario", str(file))
    assert done.code == 1
    assert done.out.splitlines() == [
        f"{file}, scenario 2 (four): after 1: count is 3, not 4",
        "scenarios 2, failed 1; expectations 2, not met 1",
    ]
    done = command("scenario", str(file), "--json")
    assert done.code == 1
    assert [each["ok"] for each in done.json] == [True, False]
    assert [(each["expectations"], each["checked"], each["met"]) for each in done.json] == [(1, 1, 1), (1, 1, 0)]


def test_what_an_illegal_play_leaves_unseen_is_not_met(command):
    expect = [{"after": 1, "count": 3}, {"after": 2, "count": 1}, {"after": 2, "to_act": 0}]
    done = command("scenario", "-", stdin=json.dumps({"game": "mana", "play": ["D@b1", "x"], "expect": expect}))
    assert done.code == 1
    assert done.out.splitlines()[-1] == "scenarios 1, failed 1; expectations 3, not met 2"


def test_a_scenario_that_expects_nothing_has_failed(command):
    done = command("scenario", "-", stdin='{"game": "mana"}')
    assert done.code == 1
    assert "expects nothing" in done.out


def test_what_is_no_json_is_bad_input(command):
    for data in (b"", b"\xff", b"{", b"{}\n{", b'{"a": 1, "a": 2}', b"[" * 5000):
        done = command("scenario", "-", stdin=data)
        assert done.code == 2
        assert done.out == ""
        assert len(done.err.splitlines()) == 1
