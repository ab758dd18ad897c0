"""The protocol of `python3 -m engine talk`, through its class: a line in, a line out."""

from __future__ import annotations

import json

import pytest

from engine.core.link import decode
from engine.core.talk import MOST_LINE, Talk

START = "rdrrrr/6/6/6/6/RDRRRR b - 0"


class Program:
    """The other side of the conversation."""

    def __init__(self):
        self.talk = Talk()

    def __call__(self, request):
        line = self.talk.answer(json.dumps(request))
        assert "\n" not in line
        return json.loads(line)

    def raw(self, line):
        return json.loads(self.talk.answer(line))


@pytest.fixture
def program():
    return Program()


@pytest.fixture
def begun(program):
    program({"new": {"game": "mana", "seats": 2, "options": {}, "seed": 7}})
    program({"play": "D@b1"})
    program({"play": "D@b6"})
    return program


def test_new(program):
    answer = program({"new": {"game": "mana", "seats": 2, "options": {}, "seed": 7}})
    assert answer == {"ok": True, "to_act": 0, "actions": ["D@b1", "D@c1", "D@f1"], "events": [], "result": None}


def test_new_needs_only_the_game(program):
    assert program({"new": {"game": "mana"}})["ok"]
    assert program({"record": True})["record"]["seed"] == 0


def test_a_play_by_text_and_what_it_forces(program):
    program({"new": {"game": "mana"}})
    answer = program({"play": "D@c1"})
    assert answer["to_act"] == 1
    assert answer["actions"] == ["D@b6", "D@c6", "D@f6"]
    assert [event["kind"] for event in answer["events"]] == ["placed"] * 6


def test_a_play_by_index_is_the_same(begun):
    text = begun({"view": None})["actions"][5]
    by_index = begun({"play": 5})
    begun({"undo": 1})
    assert begun({"play": text}) == by_index


def test_view_of_a_seat_and_of_an_onlooker(begun):
    for seat in (0, 1, None):
        answer = begun({"view": seat})
        assert answer["view"]["position"] == START
        assert answer["events"] == []
        assert len(answer["actions"]) == 122


def test_undo_takes_back_decisions_with_what_they_forced(begun):
    before = begun({"record": True})["record"]["log"]
    assert len(before) == 12
    assert begun({"undo": 1})["actions"] == ["D@b6", "D@c6", "D@f6"]
    assert begun({"undo": 1})["actions"] == ["D@b1", "D@c1", "D@f1"]
    assert not begun({"undo": 1})["ok"]
    begun({"play": 0})
    begun({"play": 0})
    assert begun({"undo": 2})["to_act"] == 0
    assert begun({"record": True})["record"]["log"] == []


def test_undo_more_than_there_is_changes_nothing(begun):
    assert begun({"undo": 3}) == {"ok": False, "error": "Only 2 decisions can be taken back, not 3."}
    assert len(begun({"view": None})["actions"]) == 122
    begun({"undo": 1})
    assert begun({"undo": 2})["error"] == "Only 1 decision can be taken back, not 2."
    begun({"undo": 1})
    assert begun({"undo": 1})["error"] == "There is nothing that could be taken back."


def test_what_is_wrong_with_an_option_is_said(program):
    def error(game, **options):
        return program({"new": {"game": game, "options": options}})["error"]

    assert error("mana", flying=True) == (
        'Mana has no option "flying"; its options are two_rows, swap, blocked_is_free.'
    )
    assert error("mana", swap="yes") == ('"yes" is not a choice of the option swap; its choices are false, true.')
    assert error("naishi", first=True) == ('true is not a choice of the option first; its choices are 0, 1, "drawn".')


def test_a_level_has_a_name(begun):
    assert begun({"bot": {"level": "random"}}) == begun({"bot": {"level": 0}})
    assert begun({"bot": {"level": "brilliant"}})["error"] == (
        "level in bot must be a whole number from 0 to 3 or one of random, easy, medium, hard."
    )


def test_a_position_to_copy(program):
    program({"new": {"game": "mana"}})
    assert program({"record": True})["position"] is None  # nothing stands yet
    for play in ("D@b1", "D@b6"):
        program({"play": play})
    kept = program({"record": True})["position"]
    assert kept == START
    assert len(Program()({"position": {"game": "mana", "text": kept}})["actions"]) == 122


def test_position(program):
    text = "6/6/6/6/2Rd2/D5 b a2 0"
    answer = program({"position": {"game": "mana", "text": text}})
    assert answer["to_act"] == 0
    assert "c2xd2#" in answer["actions"]
    over = program({"play": "c2xd2#"})
    assert over["to_act"] is None
    assert over["actions"] == []
    assert over["result"]["ending"] == "daimyo_captured"
    assert over["result"]["placement"] == [1, 2]
    assert [event["kind"] for event in over["events"]] == ["moved", "ended"]
    for request in ({"play": 0}, {"bot": {"level": 0}}):
        assert program(request) == {"ok": False, "error": "The game is over."}
    assert program({"undo": 1})["to_act"] == 0


def test_position_with_options_and_a_forced_pass(program):
    blocked = {"game": "mana", "text": "5d/6/6/6/R5/DR4 b e5 0"}
    answer = program({"position": blocked})
    assert answer["to_act"] == 1
    assert [event["kind"] for event in answer["events"]] == ["passed"]
    assert program({"position": {**blocked, "options": {"blocked_is_free": True}}})["to_act"] == 0


def test_the_bot_answers_and_does_not_play(begun):
    answer = begun({"bot": {"level": 0}})
    chosen = answer["bot"]
    assert answer["actions"][chosen["index"]] == chosen["action"]
    assert len(answer["actions"]) == 122
    assert begun({"bot": {"level": 0}})["bot"] == chosen
    others = {begun({"bot": {"level": 0, "salt": salt}})["bot"]["action"] for salt in range(8)}
    assert len(others) > 1


def test_the_record_can_be_opened_in_all_its_forms(begun):
    begun({"play": 17})
    kept = begun({"record": True})
    assert kept["bits"] == pytest.approx(2 * 1.5849625 + 6.9307373)
    assert decode(kept["link"]).record.log == [index for index, _ in kept["record"]["log"]]
    view = begun({"view": None})["view"]
    for value in (kept["link"], f"https://example.org/#{kept['link']}", kept["record"], json.dumps(kept["record"])):
        other = Program()
        answer = other({"open": value})
        assert answer["ok"]
        assert answer["open"] == {"played": 13, "lost": 0}
        assert other({"view": None})["view"] == view
        assert other({"record": True}) == kept


BAD_LINES = [
    "",
    "   ",
    "nonsense",
    "[]",
    "3",
    "null",
    "{}",
    "{} {}",
    '{"play": 1} {"play": 1}',
    '{"play": 1, "undo": 1}',
    '{"play": 1, "play": 1}',
    '{"new": {"game": "mana", "game": "mana"}}',
    '{"dance": 1}',
    '{"play": 1.0}',
    '{"play": 1e3}',
    '{"play": NaN}',
    '{"play": true}',
    '{"play": null}',
    '{"play": [1]}',
    '{"play": -1}',
    '{"play": 999}',
    '{"play": "e9-e4@a2"}',
    '{"play": "\\ud800"}',
    '{"play": ' + "9" * 5000 + "}",
    '{"play": ' + "9" * 4000 + "}",
    '{"undo": 0}',
    '{"undo": -1}',
    '{"undo": true}',
    '{"undo": 10000}',
    '{"view": 2}',
    '{"view": -1}',
    '{"view": false}',
    '{"view": "0"}',
    '{"bot": {}, "x": 1}',
    '{"bot": {"level": 4}}',
    '{"bot": {"level": "brilliant"}}',
    '{"bot": {"level": 0, "nodes": 0}}',
    '{"bot": {"level": 0, "depth": 3}}',
    '{"bot": null}',
    '{"record": false}',
    '{"record": 1}',
    '{"new": "mana"}',
    '{"new": {}}',
    '{"new": {"game": "chess"}}',
    '{"new": {"game": 1}}',
    '{"new": {"game": "mana", "seats": 3}}',
    '{"new": {"game": "mana", "seats": 1000000000000}}',
    '{"new": {"game": "mana", "seats": null}}',
    '{"new": {"game": "mana", "seed": -1}}',
    '{"new": {"game": "mana", "seed": 281474976710656}}',
    '{"new": {"game": "mana", "seed": "7"}}',
    '{"new": {"game": "mana", "options": []}}',
    '{"new": {"game": "mana", "options": {"swap": 1}}}',
    '{"new": {"game": "mana", "options": {"swap": [true]}}}',
    '{"new": {"game": "mana", "options": {"flying": true}}}',
    '{"new": {"game": "mana", "text": "x"}}',
    '{"position": {"game": "mana"}}',
    '{"position": {"game": "mana", "text": null}}',
    '{"position": {"game": "mana", "text": "rdrrrr/6/6/6/6/RDRRRR b a1 0"}}',
    '{"position": {"game": "mana", "text": {"a": [1]}}}',
    '{"position": {"text": "rdrrrr/6/6/6/6/RDRRRR b - 0"}}',
    '{"open": ""}',
    '{"open": 1}',
    '{"open": {}}',
    '{"open": "{}"}',
    '{"open": "1abcz"}',
    '{"open": "{\\"a\\": NaN}"}',
    '{"open": "' + "1" * 20000 + '"}',
    "[" * 100_000,
    '{"open": ' + "[" * 300 + "]" * 300 + "}",
    '{"position": {"game": "mana", "text": ' + '{"a": ' * 60 + "1" + "}" * 60 + "}}",
    '{"open": "' + "x" * MOST_LINE + '"}',
    "\ufeff{}",
    b"\xff\xfe",
    b'{"play": "\xc3\x28"}',
    b"\x00",
]


@pytest.mark.parametrize("line", BAD_LINES, ids=lambda line: ascii(line)[:40])
def test_a_bad_line_gets_one_sentence_and_changes_nothing(begun, line):
    before = begun({"record": True})
    answer = begun.raw(line)
    assert set(answer) == {"ok", "error"}
    assert answer["ok"] is False
    assert answer["error"].endswith((".", "?"))
    assert "\n" not in answer["error"]
    assert len(answer["error"]) < 400
    assert "went wrong" not in answer["error"]
    assert begun({"record": True}) == before


@pytest.mark.parametrize(
    "request_", [{"play": 0}, {"undo": 1}, {"view": None}, {"bot": {"level": 0}}, {"record": True}]
)
def test_before_there_is_a_game(program, request_):
    answer = program(request_)
    assert answer == {"ok": False, "error": "There is no game yet; begin with new, open or position."}


def test_a_whole_game_by_talk(program):
    answer = program({"new": {"game": "mana", "seed": 3}})
    plays = 0
    while answer["to_act"] is not None:
        chosen = program({"bot": {"level": 0, "salt": 5}})["bot"]
        answer = program({"play": chosen["index"]})
        assert answer["ok"]
        plays += 1
        assert plays < 5000
    assert answer["result"] is not None
    assert answer["actions"] == []
    kept = program({"record": True})
    assert Program()({"open": kept["link"]})["result"] == answer["result"]
