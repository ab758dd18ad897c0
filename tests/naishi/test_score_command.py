"""`python3 -m engine score naishi`: an answer for every line."""

from __future__ import annotations

import io
import json
import sys
from typing import Any

import pytest

from engine.command.main import main

EXAMPLE = "fort sentinel advisor banner rice fort mountain naishi rice rice"


@pytest.fixture
def answers(monkeypatch, capsys):
    def ask(text: str | bytes) -> list[dict[str, Any]]:
        data = text.encode() if isinstance(text, str) else text
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        code = main(["score", "naishi", "--json"])
        found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        assert code == 0  # an error is an answer too
        return found

    return ask


def test_the_rulebooks_example(answers):
    (answer,) = answers(EXAMPLE + "\n")
    assert answer == {
        "total": 62,
        "breakdown": {"naishi": 8, "advisor": 7, "sentinel": 7, "fort": 12, "rice": 20, "banner": 3, "mountain": 5},
    }


def test_a_ninja_copies_what_serves_best(answers):
    # In the middle of the Line it is worth 12 as a second Naishi, and 3 + 4 as an Advisor.
    line = "mountain mountain ninja mountain advisor mountain mountain naishi mountain mountain"
    (answer,) = answers(line)
    assert answer["total"] == 12 + 8 + 2 - 5
    assert answer["breakdown"] == {"naishi": 20, "advisor": 2, "mountain": -5}


def test_a_ninja_with_nobody_to_copy_scores_nothing(answers):
    (answer,) = answers("ninja rice rice mountain mountain mountain mountain mountain mountain mountain")
    assert answer == {"total": 5, "breakdown": {"ninja": 0, "rice": 10, "mountain": -5}}


def test_every_line_gets_an_answer_in_its_order(answers):
    found = answers(f"{EXAMPLE}\nrice\n\n{EXAMPLE}\r\n  {EXAMPLE.replace(' ', '   ')}")
    assert [set(answer) for answer in found] == [
        {"total", "breakdown"}, {"error"}, {"error"}, {"total", "breakdown"}, {"total", "breakdown"},
    ]  # fmt: skip
    assert found[0] == found[3] == found[4]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("rice", "one card"),
        ("rice " * 5 + "mountain " * 6, "11 cards"),
        ("", "no card"),
        ("dragon " + "mountain " * 9, "dragon"),
        ("Rice " + "mountain " * 9, "Rice"),
        ("banner banner banner " + "mountain " * 7, "only 2 cards"),
        ("x" * 10_000, "not a kind"),
        ("mountain " * 100_000, "100000 cards"),
        ("torii " * 5 + "rice " * 5, "only 4 cards of the kind torii"),
        ("\t \x0b", "no card"),
        ("r\u0131ce " + "mountain " * 9, "r\u0131ce"),
        ("花 " + "mountain " * 9, "花"),
        ("\u202e" + "mountain " * 10, "\\u202emountain"),
        ("rice," + "mountain " * 9, "rice,mountain"),
        ('{"line": []}', "not a kind"),
        ("7 " * 10, "'7'"),
    ],
    ids=[
        "one", "eleven", "none", "dragon", "capital", "copies", "long",
        "many", "five torii", "blank", "dotless i", "hanzi", "right to left", "comma", "json", "numbers",
    ],
)  # fmt: skip
def test_a_bad_line_gets_one_sentence(answers, line, words):
    (answer,) = answers(line + "\n")
    assert set(answer) == {"error"}
    assert words in answer["error"]
    assert answer["error"].endswith(".")
    assert "\n" not in answer["error"]
    assert len(answer["error"]) < 200


@pytest.mark.parametrize("line", [EXAMPLE + "\r", EXAMPLE.replace(" ", "\t"), f"  {EXAMPLE} \x0c", f"\ufeff{EXAMPLE}"])
def test_spaces_ends_of_line_and_a_mark_at_the_beginning_do_no_harm(answers, line):
    (answer,) = answers(line + "\n")
    assert answer["total"] == 62


def test_the_last_line_needs_no_end(answers):
    assert [answer["total"] for answer in answers(f"{EXAMPLE}\n{EXAMPLE}")] == [62, 62]


def test_bytes_that_are_no_text(answers):
    (answer,) = answers(b"\xff\xfe\x00\n")
    assert "error" in answer


def test_no_line_no_answer(answers):
    assert answers("") == []


def test_in_words(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(f"{EXAMPLE}\nrice\n".encode())))
    assert main(["score", "naishi"]) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first.split()[0] == "62"
    assert second == "A territory has ten cards, and this line has one card."
