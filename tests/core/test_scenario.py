"""Scenarios: those kept as data are met, and what is not met is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.scenario import differences, run
from engine.core.wire import parse

GOLDEN = Path(__file__).parent.parent / "golden" / "scenarios"
SCENARIOS = [
    pytest.param(scenario, id=f"{file.stem}-{number}")
    for file in sorted(GOLDEN.glob("*.json"))
    for number, scenario in enumerate(parse(file.read_bytes()), 1)
]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_golden(scenario):
    report = run(scenario)
    assert report.failures == ()
    assert report.checked == len(scenario["expect"]) > 0


def test_every_unmet_expectation_is_reported():
    wanted = {
        "after": 1,
        "to_act": 0,
        "count": 4,
        "has": ["D@a6", "D@b6"],
        "lacks": ["D@c6", "D@d6"],
        "actions": ["D@b6"],
        "result": {"ending": "repetition"},
        "position": "6",
    }
    report = run({"game": "mana", "play": ["D@b1"], "expect": [wanted]})
    assert report.failures == (
        "after 1: to_act is 1, not 0",
        'after 1: actions is ["D@b6", "D@c6", "D@f6"], not ["D@b6"]',
        "after 1: count is 3, not 4",
        'after 1: "D@a6" is not legal',
        'after 1: "D@c6" is legal',
        'after 1: position is null, not "6"',
        'after 1: result is null, not {"ending": "repetition"}',
    )


def test_a_play_that_is_not_legal_ends_the_run_and_names_the_list():
    report = run({"game": "mana", "play": ["D@b1", "D@a6", "x"], "expect": [{"after": 3, "count": 9}]})
    assert report.failures == ('play 2: "D@a6" is not legal here. Legal: D@b6, D@c6, D@f6',)
    assert (report.checked, report.expected, report.met) == (0, 1, 0)


def test_a_forced_step_may_be_named():
    placed = ["D@b1", "R@a1", "R@c1", "R@d1", "R@e1", "R@f1", "D@b6"]
    assert run({"game": "mana", "play": placed, "expect": [{"count": 122, "to_act": 0}]}).failures == ()
    assert run({"game": "mana", "play": ["D@b1", "R@c1"]}).failures != ()


@pytest.mark.parametrize(
    ("wanted", "found", "failures"),
    [
        ({}, {"a": 1}, 0),
        ({"a": 1}, {"a": 1, "b": 2}, 0),
        ({"a": 1}, {"b": 2}, 1),
        ({"a": True}, {"a": 1}, 1),
        ({"a": {"b": [1]}}, {"a": {"b": [1, 2]}}, 1),  # other lists whole
        ([{}, {"a": 1}], [{"a": 0}, {"a": 1, "b": 2}, {}], 0),  # lists of objects as far as given
        ([{}, {"a": 1}], [{"a": 0}], 1),
        ([], [{"a": 0}], 1),
        ([1, 2], [1, 2], 0),
        ({"a": 1}, [1], 1),
        (None, None, 0),
        (None, {}, 1),
    ],
)
def test_what_is_compared(wanted, found, failures):
    assert len(differences(wanted, found, "it")) == failures


@pytest.mark.parametrize(
    ("scenario", "words"),
    [
        ([], "must be an object"),
        ({}, "game in the scenario is missing"),
        ({"game": "go"}, "no game called"),
        ({"game": "mana", "plays": []}, "not known"),
        ({"game": "mana", "play": [1.5]}, "a list of texts and indices"),
        ({"game": "mana", "play": "D@b1"}, "a list of texts and indices"),
        ({"game": "mana", "expect": [{"after": 1}]}, "from 0 to 0"),
        ({"game": "mana", "expect": [{"has": "D@b1"}]}, "a list of texts"),
        ({"game": "mana", "expect": [{"hass": []}]}, "not known"),
        ({"game": "mana", "position": "6/6"}, "four parts"),
        ({"game": "mana", "seats": 5}, "Mana is played by 2, not by 5."),
        ({"game": "mana"}, "The scenario expects nothing"),
        ({"game": "mana", "expect": []}, "The scenario expects nothing"),
        ({"game": "mana", "expect": [{"count": 3}, {"after": 0}]}, "Expectation 2 expects nothing"),
        ({"game": "mana", "options": {"swap": 1}}, "1 is not a choice of the option swap; its choices are false, true"),
    ],
)
def test_what_is_wrong_with_a_scenario_is_a_failure(scenario, words):
    (failure,) = run(scenario).failures
    assert words in failure
