"""Marks over the board: every state has its own shape (LOOK: shape language)."""

from __future__ import annotations

from ui.html import Markup, circle, g, join, path, rect
from ui.mana.pieces import crane

_CORNER = "M-44 -25V-44H-25"


def at(point: tuple[int, int], *children: Markup, class_: str | None = None, id: str | None = None) -> Markup:
    return g(*children, transform=f"translate({point[0]} {point[1]})", class_=class_, id=id)


def may_go() -> Markup:
    """Two corner brackets, and a dot: may go here."""
    return join(_corners(0, 180), circle(r=9, class_="dot"))


def may_choose() -> Markup:
    """Two corner brackets around a piece: it may be taken up."""
    return _corners(0, 180)


def may_capture() -> Markup:
    """All four corners: may capture."""
    return _corners(0, 90, 180, 270)


def _corners(*turns: int) -> Markup:
    return join(path(d=_CORNER, transform=f"rotate({turn})", class_="bracket") for turn in turns)


def framed() -> Markup:
    """The brackets close: under the pointer, or in focus."""
    return rect(x=-44, y=-44, width=88, height=88, class_="bracket")


def instead() -> Markup:
    """A notch below the piece: may be chosen instead."""
    return path(d="M-9 46l9 -9l9 9Z", class_="notch")


def last() -> Markup:
    """A wedge in the top right corner: the last action."""
    return path(d="M49 -49h-20l20 20Z", class_="wedge")


def bird_here() -> Markup:
    """A small crane in a dashed ring: the bird may go here."""
    return join(circle(r=29, class_="bird-ring"), g(crane(0.4), class_="small-bird"))


def selected() -> Markup:
    """The whole square filled; the rings are cut out over it."""
    return rect(x=-49.3, y=-49.3, width=98.6, height=98.6, class_="selected")


def way(points: list[tuple[int, int]]) -> Markup:
    """A path as round dots."""
    return path(d="M" + "L".join(f"{x} {y}" for x, y in points), class_="way")
