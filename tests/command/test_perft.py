"""`perft`: golden numbers, counted by both forms of the rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.mana.perft import PERFT

GOLDEN = json.loads((Path(__file__).parent.parent / "golden" / "perft_mana.json").read_text(encoding="utf-8"))
CASES = [pytest.param(case, id=case["position"] + "-" * case["options"]["blocked_is_free"]) for case in GOLDEN]


def test_what_the_rules_page_says():
    start = PERFT.read(PERFT.start, {})
    for form in PERFT.forms:
        assert [PERFT.count(start, depth, form) for depth in range(4)] == [1, 122, 3_118, 102_877]


@pytest.mark.parametrize("case", CASES)
def test_golden_by_the_search_form(case):
    state = PERFT.read(case["position"], case["options"])
    depths = 3 if case["nodes"][2] < 2_000_000 else 2
    assert [PERFT.count(state, depth, "search") for depth in range(1, depths + 1)] == case["nodes"][:depths]


@pytest.mark.parametrize("case", CASES)
def test_golden_by_the_clear_rules_and_the_plain_form(case):
    state = PERFT.read(case["position"], case["options"])
    for form in ("clear", "plain"):
        assert [PERFT.count(state, depth, form) for depth in (1, 2)] == case["nodes"][:2]


@pytest.mark.deep
@pytest.mark.parametrize("case", [case for case in GOLDEN if case["nodes"][2] < 200_000][::3])
def test_golden_deeper_by_the_clear_rules(case):
    state = PERFT.read(case["position"], case["options"])
    assert PERFT.count(state, 3, "clear") == case["nodes"][2]


@pytest.mark.deep
@pytest.mark.parametrize("case", CASES[:2])
def test_golden_deepest(case):
    state = PERFT.read(case["position"], case["options"])
    assert [PERFT.count(state, depth, "search") for depth in (4, 5)] == case["nodes"][3:5]


@pytest.mark.parametrize("case", CASES[::7])
def test_divide_adds_up(case):
    state = PERFT.read(case["position"], case["options"])
    for depth in (1, 2):
        divided = list(PERFT.divide(state, depth, "search"))
        assert len(divided) == len(dict(divided)) == case["nodes"][0]
        assert sum(count for _, count in divided) == case["nodes"][depth - 1]


def test_the_table_may_be_full(monkeypatch):
    monkeypatch.setattr("engine.mana.perft.TableCount.most", 3)
    assert PERFT.count(PERFT.read(PERFT.start, {}), 3, "search") == 102_877


def test_the_command(command):
    done = command("perft", "mana", "--depth", "3")
    assert done.code == 0
    assert "102,877 nodes in" in done.out
    assert ": 1 node in" in command("perft", "mana", "--depth", "0").out
    told = command("perft", "mana", "--depth", "2", "--json").json
    assert told["nodes"] == 3_118
    assert "divide" not in told
    assert command("perft", "mana", "--depth", "0", "--json", "--divide").json["nodes"] == 1


def test_divide(command):
    told = command("perft", "mana", "--depth", "2", "--divide", "--json").json
    assert len(told["divide"]) == 122
    assert sum(told["divide"].values()) == told["nodes"] == 3_118
    assert "a1-c2@a2" in command("perft", "mana", "--depth", "1", "--divide").out


def test_position_and_option(command):
    blocked = ("perft", "mana", "--position", "5d/6/6/6/R5/DR4 b e5 0", "--depth", "1", "--json")
    assert command(*blocked).json["nodes"] == 1
    assert command(*blocked, "--option", "blocked_is_free=true").json["nodes"] == 338
    assert command(*blocked, "--option", "blocked_is_free=true", "--form", "clear").json["nodes"] == 338


def test_a_game_without_perft(command, monkeypatch):
    monkeypatch.setattr("engine.command.perft.part", lambda *_: None)
    done = command("perft", "mana", "--depth", "1")
    assert done.code == 2
    assert done.err == "The lines of Mana cannot be counted: it has no perft.\n"
