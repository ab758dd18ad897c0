"""The parts of a test run: their table, their exit code, and what counts as having tests."""

import os
import sys

import pytest

from tools import parts as module
from tools.parts import (
    Outcome,
    Part,
    State,
    clock,
    exit_code,
    has_tests,
    pytest_state,
    run_command,
    run_part,
    table,
)
from tools.places import Trouble


def outcome(name, state, seconds, budget=60):
    return Outcome(Part(name, "", budget, lambda: lambda: state), state, seconds)


def test_the_table_tells_times_against_budgets():
    lines = table(
        [
            outcome("engine", State.PASSED, 61.2, 180),
            outcome("pyodide", State.PASSED, 300, 240),
            outcome("browser", State.NO_TESTS, 0, 300),
        ]
    ).splitlines()
    assert "engine   passed    1:02      3:00" in lines
    assert "pyodide  passed    5:00      4:00  OVER BUDGET" in lines
    assert "!!! pyodide took 5:00, its budget is 4:00." in lines
    assert "There are no tests for browser." in lines


def test_only_a_failure_fails():
    late = outcome("engine", State.PASSED, 100)
    none = outcome("browser", State.NO_TESTS, 0)
    assert exit_code([late, none]) == 0
    assert exit_code([late, outcome("lint", State.FAILED, 1), none]) == 1


@pytest.mark.parametrize(("seconds", "text"), [(0, "0:00"), (0.1, "0:01"), (59.5, "1:00"), (240, "4:00")])
def test_clock(seconds, text):
    assert clock(seconds) == text


@pytest.mark.parametrize(
    ("code", "state"),
    [(0, State.PASSED), (1, State.FAILED), (2, State.FAILED), (4, State.FAILED), (5, State.NO_TESTS)],
)
def test_pytest_state(code, state):
    assert pytest_state(code) is state


def test_set_up_is_not_counted(monkeypatch):
    now = [0.0]
    monkeypatch.setattr(module.time, "monotonic", lambda: now[0])

    def prepare():
        now[0] += 100

        def work():
            now[0] += 7
            return State.PASSED

        return work

    assert run_part(Part("engine", "", 60, prepare)).seconds == 7


def test_what_cannot_be_made_ready_is_a_failure_in_one_sentence(capsys):
    def prepare():
        raise Trouble("There is no Chromium.")

    assert run_part(Part("browser", "the page", 60, prepare)).state is State.FAILED
    assert capsys.readouterr().out.splitlines()[-2:] == ["=== browser: the page", "There is no Chromium."]


def test_has_tests(tmp_path):
    assert not has_tests(tmp_path / "missing")
    (tmp_path / "browser").mkdir()
    (tmp_path / "browser" / "test_page.py").touch()
    (tmp_path / "conftest.py").touch()
    assert has_tests(tmp_path)
    assert not has_tests(tmp_path, without=["browser"])


def test_what_hangs_is_stopped(monkeypatch):
    monkeypatch.setattr(module, "PATIENCE", 0.2)
    with pytest.raises(Trouble, match="it hangs"):
        run_command([sys.executable, "-c", "import time; time.sleep(60)"], dict(os.environ), 1)
