"""The command line as a whole: help, errors in one sentence, exit codes, nothing that looks like a traceback."""

from __future__ import annotations

import argparse

import pytest

from engine.command import main as command_line
from engine.command.command import Command
from engine.command.main import COMMANDS, quoted
from engine.core.problem import Problem


def test_help_names_every_command(command):
    done = command("--help")
    assert done.code == 0
    for each in COMMANDS:
        assert f"  {each.name} " in done.out
        assert each.help in done.out


@pytest.mark.parametrize("each", COMMANDS, ids=lambda each: each.name)
def test_every_command_explains_itself(command, each):
    done = command(each.name, "--help")
    assert done.code == 0
    assert f"python -m engine {each.name}" in done.out.replace("usage: ", "")
    assert "  python -m engine" in done.out or "| python -m engine" in done.out  # an example


BAD = [
    (),
    ("dance",),
    ("--depth", "3"),
    ("list", "x"),
    ("show",),
    ("show", ""),
    ("show", "nonsense!"),
    ("show", "no/such/file.json"),
    ("show", "/"),
    ("show", "a\0b"),
    ("show", "1" * 5000),
    ("show", "1" * 50_000),
    ("show", "tests", "--seat", "9"),
    ("replay", "1abcz"),
    ("perft",),
    ("perft", "mana"),
    ("perft", "go", "--depth", "1"),
    ("perft", "mana", "--depth", "-1"),
    ("perft", "mana", "--depth", "x"),
    ("perft", "mana", "--depth", "9" * 5000),
    ("perft", "mana", "--depth", "1", "--position", "6/6/6"),
    ("perft", "mana", "--depth", "1", "--position", ""),
    ("perft", "mana", "--depth", "1", "--form", "quick"),
    ("perft", "mana", "--depth", "1", "--option", "blocked_is_free=maybe"),
    ("perft", "mana", "--depth", "1", "--option", "flying=true"),
    ("perft", "mana", "--depth", "1", "--option", "blocked_is_free"),
    ("arena", "mana"),
    ("arena", "mana", "--seats", "random"),
    ("arena", "mana", "--seats", "random", "random", "random"),
    ("arena", "mana", "--seats", "random", "brilliant"),
    ("arena", "mana", "--seats", "random", "random", "--games", "0"),
    ("arena", "mana", "--seats", "random", "random", "--nodes", "1", "2", "3"),
    ("arena", "mana", "--seats", "random", "random", "--until", "65"),
    ("arena", "mana", "--seats", "random", "random", "--seed", "-1"),
    ("bench", "go"),
    ("bench", "--seconds", "long"),
    ("play",),
    ("play", "mana", "--seat", "2"),
    ("play", "mana", "--seats", "3"),
    ("play", "mana", "--level", "4"),
    ("play", "mana", "--position", "x"),
    ("play", "mana", "--position", "{"),
    ("play", "mana", "--open", "1abcz"),
    ("scenario",),
    ("scenario", "no such file"),
    ("scenario", "tests"),
    ("talk", "x"),
]


@pytest.mark.parametrize("words", BAD, ids=lambda words: " ".join(words)[:40].replace("\0", "0") or "nothing")
def test_bad_usage_is_a_sentence_and_exit_code_2(command, words):
    done = command(*words)
    assert done.code == 2
    assert done.out == ""
    assert done.err.strip().endswith((".", "?"))
    assert len(done.err.splitlines()) == 1
    assert len(done.err) < 700
    assert "Traceback" not in done.err
    assert "went wrong" not in done.err


def test_a_mistake_of_ours_is_told_without_a_traceback(command, monkeypatch):
    def stumble(_: argparse.Namespace) -> int:
        raise RuntimeError("stumbled")

    broken = Command("list", "x", "x", lambda _: None, stumble)
    monkeypatch.setattr(command_line, "COMMANDS", (broken,))
    done = command("list")
    assert done.code == 1
    assert done.err == (
        "Something went wrong here: RuntimeError: stumbled\nTo see where: TATAMI_TRACE=1 python -m engine list\n"
    )
    monkeypatch.setenv("TATAMI_TRACE", "1")
    with pytest.raises(RuntimeError):
        command("list")


def test_a_problem_and_ctrl_c(command, monkeypatch):
    for error, code in ((Problem("play.over"), 2), (KeyboardInterrupt(), 130)):

        def stop(_: argparse.Namespace, error: BaseException = error) -> int:
            raise error

        monkeypatch.setattr(command_line, "COMMANDS", (Command("list", "x", "x", lambda _: None, stop),))
        assert command("list").code == code


def test_a_game_adds_commands_of_its_own(command, monkeypatch):
    class Folder:
        COMMANDS = (
            Command("score", "counts points", "x", lambda p: p.add_argument("hand"), lambda args: len(args.hand)),
        )

    def part(game, name):
        return Folder if (game, name) == ("mana", "command") else None

    monkeypatch.setattr(command_line, "part", part)
    assert command("score", "mana", "abc").code == 3
    assert "mana: counts points" in command("--help").out
    assert command("score", "go", "abc").code == 2
    assert command("score").code == 2


def test_words_are_quoted_as_a_shell_takes_them():
    assert [quoted(word) for word in ("a-b=c", "a b", "it's", "", "#x")] == [
        "a-b=c", "'a b'", "'it'\\''s'", "''", "'#x'",
    ]  # fmt: skip


def test_list(command):
    done = command("list")
    assert done.code == 0
    assert "mana" in done.out
    assert "blocked_is_free=false (or true)" in done.out
    mana = next(info for info in command("list", "--json").json if info["id"] == "mana")
    assert mana["seats"] == [2, 2]
    assert [option["id"] for option in mana["options"]] == ["two_rows", "swap", "blocked_is_free"]
