"""Depth is counted before anything is read: a reader that calls itself too often ends the page."""

from __future__ import annotations

import json

import pytest

from engine.core.nesting import MOST_DEPTH, TooDeep, check_depth, loads
from engine.core.problem import Problem
from engine.core.record import read_record

QUOTES = '["[[[[", "\\"[[[", "\\\\", {"[{": "}"}]'


def test_what_is_in_strings_does_not_count():
    assert loads(QUOTES) == json.loads(QUOTES)
    check_depth('"' + "[" * 1000)
    check_depth('"' + "[" * 1000 + "\\")


def test_the_deepest_allowed():
    text = "[" * MOST_DEPTH + "]" * MOST_DEPTH
    assert loads(text) == json.loads(text)
    for opened, closed in (("[", "]"), ('{"a":', "}")):
        with pytest.raises(TooDeep):
            loads(opened * (MOST_DEPTH + 1) + closed * (MOST_DEPTH + 1))


@pytest.mark.parametrize("text", ["[" * 900_000, '{"a":' * 150_000, '{"position":' + "[" * 500_000])
def test_a_record_nested_without_end_is_a_problem(text):
    with pytest.raises(Problem):
        read_record(text)


LONG = ['"' * 400_001, '\\"' * 400_000, '"\\"' * 300_000 + "\\", "]" * 900_000, '"' + "\\" * 900_001]


@pytest.mark.parametrize("text", LONG, ids=lambda text: text[:4])
def test_no_character_is_looked_at_twice(text):
    check_depth(text)  # or this would take hours
