"""Runs commands in this process, with their output and exit code."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from engine.command.main import main
from engine.core import link
from engine.core.registry import REGISTRY
from engine.core.session import Session


class Done(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Done]:
    """`command("perft", "mana", "--depth", "3")`; `stdin` is what the command reads."""

    def run(*words: str, stdin: str | bytes = b"") -> Done:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        capsys.readouterr()
        code = main(words)
        captured = capsys.readouterr()
        return Done(code, captured.out, captured.err)

    return run


@pytest.fixture
def session() -> Session:
    """A short game of Mana."""
    session = Session.new(REGISTRY.game("mana"), 7, names=["Anna", ""])
    for choice in ("D@b1", "D@c6", "c1-c3@b4", 0):
        session.play(choice)
    return session


@pytest.fixture
def game_link(session: Session) -> str:
    return link.encode(session)
