"""Stamps, requirements, and the sentences for a fetch that failed."""

from pathlib import Path

import pytest

from tools import environment as module
from tools import places
from tools.environment import failure, has_stamp, read_requirements, stamp_of, write_stamp
from tools.places import ROOT, Trouble


def test_a_stamp_depends_on_every_part_and_where_it_ends():
    assert stamp_of("a", "b") == stamp_of("a", "b")
    assert len({stamp_of("a", "b"), stamp_of("b", "a"), stamp_of("ab"), stamp_of("a", "b", "")}) == 4


def test_a_stamp_is_read_back_and_a_damaged_one_is_none(tmp_path):
    assert not has_stamp(tmp_path / "missing", "x")
    write_stamp(tmp_path, stamp_of("x"))
    assert has_stamp(tmp_path, stamp_of("x"))
    assert not has_stamp(tmp_path, stamp_of("y"))
    (tmp_path / module.STAMP).write_bytes(b"\xff\xfe")
    assert not has_stamp(tmp_path, stamp_of("x"))


@pytest.mark.parametrize(
    "output",
    [
        "npm error code ENOTFOUND",
        "npm error code EAI_AGAIN",
        "Failed to establish a new connection: [Errno -3] Temporary failure in name resolution",
        "NewConnectionError: [Errno 111] Connection refused",
    ],
)
def test_no_network_is_one_sentence_without_the_installers_lines(output):
    text = str(failure("the runtime", output))
    assert text.startswith("Could not fetch the runtime: there seems to be no network.")
    assert output not in text


def test_another_failure_shows_what_the_installer_said():
    text = str(failure("the runtime", "npm error code EINTEGRITY\nnpm error sha512 differs\n"))
    assert "EINTEGRITY" in text
    assert text.splitlines()[-1].startswith("Could not fetch the runtime")


@pytest.fixture
def work(tmp_path, monkeypatch):
    """A folder in which the tools make what they make."""
    monkeypatch.setattr(module, "WORK", tmp_path)
    monkeypatch.setattr(places, "WORK", tmp_path)
    return tmp_path


def test_packages_are_installed_once_and_again_when_the_list_changes(work, monkeypatch):
    calls = []

    def install(pip, args, what):
        calls.append(args)
        folder = work / "mine"
        folder.mkdir()

    monkeypatch.setattr(module, "pip_install", install)
    monkeypatch.setattr(module, "pip_command", lambda: ["pip"])
    for wanted in (["a==1"], ["a==1"], ["a==2"]):
        assert module.packages("mine", wanted) == work / "mine"
    assert [args[-1] for args in calls] == ["a==1", "a==2"]


def test_packages_that_could_not_be_installed_leave_no_stamp(work, monkeypatch):
    def install(pip, args, what):
        (work / "mine").mkdir()
        raise failure(what, "ENOTFOUND")

    monkeypatch.setattr(module, "pip_install", install)
    monkeypatch.setattr(module, "pip_command", lambda: ["pip"])
    with pytest.raises(Trouble):
        module.packages("mine", ["a==1"])
    assert not (work / "mine" / module.STAMP).exists()


def test_a_damaged_environment_is_made_anew(work, monkeypatch):
    made = []

    def install(pip, args, what):
        made.append(what)

    monkeypatch.setattr(module, "pip_install", install)
    first = module.environment("mine", ["a==1"], "pass")
    assert module.environment("mine", ["a==1"], "pass") == first
    assert len(made) == 1
    Path(first.python).unlink()
    Path(first.python).write_text("not a program")
    assert module.environment("mine", ["a==1"], "pass") == first
    assert len(made) == 2


@pytest.mark.parametrize("name", ["requirements-test.txt", "requirements-pyodide.txt"])
def test_every_requirement_is_pinned(name):
    requirements = read_requirements(ROOT / "tools" / name)
    assert requirements
    assert all(line.count("==") == 1 for line in requirements)
