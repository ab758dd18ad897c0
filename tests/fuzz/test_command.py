"""The long run as a command: what it prints, and that a failure can be repeated."""

from collections import Counter

import pytest

from tools import fuzz


def test_a_good_run_counts_its_answers(capsys):
    assert fuzz.run(seed=1, inputs=150, jobs=1) == 0
    assert "150  inputs, seed 1" in capsys.readouterr().out


def test_a_failure_prints_the_command_that_repeats_it(capsys, monkeypatch):
    def crash(text, registry):
        raise IndexError("crash")

    monkeypatch.setattr(fuzz, "try_link", crash)
    assert fuzz.run(seed=1, inputs=40, jobs=1) == 1
    printed = capsys.readouterr().out
    assert "IndexError: crash" in printed
    command = next(line for line in printed.splitlines() if "repeats it" in line)
    number = int(command.rpartition(" ")[2])
    assert command.endswith(f"python3 tools/fuzz.py --seed 1 --only {number}")
    assert fuzz.run_one(1, number) == 1
    monkeypatch.undo()
    assert fuzz.run_one(1, number) == 0


def test_an_input_follows_from_its_numbers():
    assert fuzz.make_input(1, 7) == fuzz.make_input(1, 7)
    assert fuzz.make_input(1, 7) != fuzz.make_input(1, 8)


@pytest.mark.cpython
def test_all_cores_find_the_same(monkeypatch):
    monkeypatch.setattr(fuzz, "CHUNK", 40)
    found = []
    for jobs in 1, 2:
        answers = Counter()
        for outcome in fuzz.outcomes(1, 100, jobs):
            answers += outcome.answers
        found.append(answers)
    assert found[0] == found[1]
    assert found[0].total() == 100
