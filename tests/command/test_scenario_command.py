"""`scenario`: files of scenarios, and what is said of them."""

from __future__ import annotations

import json

GOOD = {"game": "mana", "play": ["D@b1"], "expect": [{"after": 1, "to_act": 1, "count": 3}]}
WRONG = {"name": "four", "game": "mana", "play": ["D@b1"], "expect": [{"after": 1, "count": 4}]}


def test_one_an_array_or_a_line_each(command):
    for text in (json.dumps(GOOD), json.dumps(GOOD, indent=2), f"[{json.dumps(GOOD)}]"):
        assert command("scenario", "-", stdin=text).out == "scenarios 1, expectations 1, failed 0\n"
    lines = f"{json.dumps(GOOD)}\n\n{json.dumps(GOOD)}\n"
    assert command("scenario", "-", stdin=lines).out == "scenarios 2, expectations 2, failed 0\n"


def test_failures_are_reported_with_exit_code_1(command, tmp_path):
    file = tmp_path / "some.json"
    file.write_text(json.dumps([GOOD, WRONG]), encoding="utf-8")
    done = command("scenario", str(file))
    assert done.code == 1
    assert done.out.splitlines() == [
        f"{file}, scenario 2 (four): after 1: count is 3, not 4",
        "scenarios 2, expectations 2, failed 1",
    ]
    done = command("scenario", str(file), "--json")
    assert done.code == 1
    assert [each["ok"] for each in done.json] == [True, False]


def test_what_is_no_json_is_bad_input(command):
    for data in (b"", b"\xff", b"{", b"{}\n{", b'{"a": 1, "a": 2}', b"[" * 5000):
        done = command("scenario", "-", stdin=data)
        assert done.code == 2
        assert done.out == ""
        assert len(done.err.splitlines()) == 1
