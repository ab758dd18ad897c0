"""Which games are here: those whose folder has a scene and words."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable

from engine.core.game import GameInfo, Seat, View
from engine.core.registry import REGISTRY
from ui.html import NOTHING, Markup
from ui.table.ending import End, Parts
from ui.table.scene import Scene


def has_scene(game: str) -> bool:
    if not game.isidentifier():  # out of a save, say
        return False
    parts = (f"ui.{game}", f"ui.{game}.scene", f"ui.{game}.text")
    return all(importlib.util.find_spec(part) is not None for part in parts)


def games_here() -> list[GameInfo]:
    return [info for info in REGISTRY.infos() if has_scene(info.id)]


def scene_of(game: str) -> Scene:
    scene: Scene = importlib.import_module(f"ui.{game}.scene").SCENE
    return scene


def thumbnail_of(game: str) -> Callable[[View, Seat], Markup] | None:
    """Draws the game at the size of a stamp, from an onlooker's view and the seat at the lower edge, where it can."""
    if importlib.util.find_spec(f"ui.{game}.thumbnail") is None:
        return None
    draw: Callable[[View, Seat], Markup] = importlib.import_module(f"ui.{game}.thumbnail").thumbnail
    return draw


def picture_of(game: str) -> Markup:
    """A few pieces for the head of a sheet, where the game has them."""
    picture: Markup = getattr(importlib.import_module(f"ui.{game}.scene"), "VIGNETTE", NOTHING)
    return picture


def parts_of_the_end(game: str) -> Callable[[End], Parts] | None:
    """What the game adds to the sheet of its end, if anything."""
    packages = (f"ui.{game}", f"ui.{game}.ending")
    if any(importlib.util.find_spec(name) is None for name in packages):
        return None
    found: Callable[[End], Parts] = importlib.import_module(f"ui.{game}.ending").parts
    return found
