"""The app on a page made of values, opened, and games to give it."""

from __future__ import annotations

from typing import Any

from engine.core.registry import REGISTRY
from engine.core.session import Session
from tests.ui.fakes import FakeBrowser, FakeStorage
from ui.app.app import App
from ui.table.players import ELSEWHERE, Player

HERE_AND_THERE = [Player(), Player(ELSEWHERE)]


def opened(fragment: str = "", storage: FakeStorage | None = None) -> Any:
    app = App(storage or FakeStorage())
    app.begin(FakeBrowser(fragment))  # type: ignore[arg-type]
    return app


def game(*moves: str, name: str = "mana", seed: int = 9, **more: Any) -> Session:
    session = Session.new(REGISTRY.game(name), seed, names=["Ania", "Marco"], **more)
    for move in moves:
        session.play(move)
    return session


def prompt(app: Any) -> str:
    return str(app.page.parts["prompt"])


def kinds(app: Any) -> list[str]:
    return [player.kind for player in app.table.players]
