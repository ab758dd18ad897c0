"""A quick run of the fuzzer; `python3 tools/fuzz.py` makes a long one."""

import sys
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import link
from engine.core.rng import Rng
from tests.support.forge import seal
from tests.support.mutations import (
    mutated_file,
    mutated_link,
    some_sessions,
    try_data,
    try_file,
    try_link,
)
from tests.support.tables import with_shells

HERE = with_shells()
PLAIN = st.none() | st.booleans() | st.floats() | st.integers() | st.text()
ANYTHING = st.recursive(PLAIN, lambda inside: st.lists(inside) | st.dictionaries(st.text(), inside))
INPUTS = 200 if sys.platform == "emscripten" else 1500


@pytest.fixture(scope="module")
def sessions():
    return some_sessions(HERE, Rng(11), 24)


def test_links_are_games_or_problems(sessions):
    links, rng, answers = [link.encode(session) for session in sessions], Rng(12), Counter()
    for _ in range(INPUTS):
        answers[try_link(mutated_link(rng, rng.choice(links)), HERE)] += 1
    assert {"link.damaged", "link.cut_off", "link.not_ours", "link.not_legal", "game"} <= set(answers), answers


def test_files_are_games_or_problems(sessions):
    rng, answers = Rng(13), Counter()
    for _ in range(INPUTS):
        answers[try_file(mutated_file(rng, rng.choice(sessions)), HERE)] += 1
    assert {"record.shape", "record.not_json", "record.text_differs", "game"} <= set(answers), answers


@given(st.text())
def test_any_text_is_a_problem(text):
    assert try_link(text, HERE) != "game"
    assert try_file(text, HERE) != "game"


@given(ANYTHING)
def test_any_data_is_a_problem(data):
    assert try_data(data, HERE) != "game"


@given(st.data())
def test_any_digits_with_a_right_check_are_a_problem_or_a_game(data):
    body = data.draw(st.text("0123456789ABCXYZabcxy", max_size=80)).lstrip("0")
    try_link(seal(body), HERE)
