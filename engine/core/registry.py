"""Finds games by folder: a package below `engine` with an `info` module is a game.

`info` is cheap to import, so a list of games costs nothing; the rules are imported when a game is opened.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Callable

import engine
from engine.core.game import AnyGame, GameInfo
from engine.core.problem import Problem


class Registry:
    """The games that are here, by id and by link code."""

    def __init__(self) -> None:
        self._infos: dict[str, GameInfo] = {}
        self._loaders: dict[str, Callable[[], AnyGame]] = {}

    def add(self, info: GameInfo, load: Callable[[], AnyGame]) -> None:
        if info.id in self._infos or any(info.code == other.code for other in self._infos.values()):
            raise ValueError(f"two games share the id {info.id!r} or the code {info.code}")
        self._infos[info.id] = info
        self._loaders[info.id] = load

    def infos(self) -> list[GameInfo]:
        return list(self._infos.values())

    def info(self, game_id: str) -> GameInfo:
        if game_id not in self._infos:
            raise Problem("game.unknown", game=game_id, games=", ".join(self._infos))
        return self._infos[game_id]

    def game(self, game_id: str) -> AnyGame:
        self.info(game_id)
        return self._loaders[game_id]()

    def by_code(self, code: int) -> GameInfo | None:
        return next((info for info in self._infos.values() if info.code == code), None)


def games_in_folders() -> Registry:
    """Every package below `engine` that has an `info` module and a `game` module, in order of link code."""
    registry = Registry()
    found: list[GameInfo] = []
    for package in pkgutil.iter_modules(engine.__path__):
        name = f"engine.{package.name}"
        if package.ispkg and all(importlib.util.find_spec(f"{name}.{module}") for module in ("info", "game")):
            info: GameInfo = importlib.import_module(f"{name}.info").INFO
            found.append(info)
    for info in sorted(found, key=lambda info: info.code):
        registry.add(info, _loader(info.id))
    return registry


def _loader(game_id: str) -> Callable[[], AnyGame]:
    def load() -> AnyGame:
        game: AnyGame = importlib.import_module(f"engine.{game_id}.game").GAME
        return game

    return load


REGISTRY = games_in_folders()
