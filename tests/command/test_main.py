"""The command line as a whole: help, errors in one sentence, exit codes, nothing that looks like a traceback."""

from __future__ import annotations

import argparse
import re
import tomllib
from pathlib import Path

import pytest

from engine import VERSION
from engine.command import main as command_line
from engine.command.command import Command
from engine.command.main import COMMANDS, quoted
from engine.core.problem import Problem

ROOT = Path(__file__).parent.parent.parent


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
    assert f"python3 -m engine {each.name}" in done.out.replace("usage: ", "")
    assert "  python3 -m engine" in done.out or "| python3 -m engine" in done.out  # an example


def test_every_file_an_example_names_is_there(command):
    texts = [each.about for each in COMMANDS]
    texts += [each.about for by_game in command_line.games_commands().values() for each in by_game.values()]
    named = [path for text in texts for path in re.findall(r"\b(?:tests|tools|engine)/[\w./-]+", text)]
    assert any(path.endswith(".json") for path in named)
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_version(command):
    done = command("--version")
    assert (done.code, done.out) == (0, f"tatami {VERSION}\n")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == VERSION


def test_words_too_many_point_to_the_help_of_the_command(command):
    assert command("list", "x").err == "Unrecognized arguments: x; see python3 -m engine list --help.\n"
    assert command("score", "naishi", "--x").err.endswith("see python3 -m engine score naishi --help.\n")


def test_perft_offers_the_games_that_have_it(command):
    assert "one of: mana\n" in command("perft", "--help").out
    assert "one of: mana, naishi" in command("play", "--help").out


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
    ("bench", "--seconds", "nan"),
    ("bench", "--seconds", "inf"),
    ("bench", "--seconds", "0"),
    ("bench", "--seconds", "-1"),
    ("play",),
    ("play", "mana", "--seat", "2"),
    ("play", "mana", "--seats", "3"),
    ("play", "mana", "--level", "4"),
    ("play", "mana", "--position", "x"),
    ("play", "mana", "--position", "{"),
    ("play", "mana", "--open", "1abcz"),
    ("play", "mana", "--open", "1abcz", "--seed", "0"),
    ("play", "mana", "--open", "1abcz", "--position", "x"),
    ("arena", "mana", "--seats", "random", "random", "--pair", "1", "--games", "2"),
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
        "Something went wrong here: RuntimeError: stumbled\nTo see where: TATAMI_TRACE=1 python3 -m engine list\n"
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
