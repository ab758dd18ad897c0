"""How far a page scrolls so that what has the focus is seen, and no cloth lies over it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

AIR = 8  # pixels between what is seen and what would cover it


class Box(NamedTuple):
    """Where something is in the window, counted from its upper left corner."""

    left: float
    top: float
    right: float
    bottom: float

    def beside(self, other: Box) -> bool:
        """Neither is ever above the other."""
        return self.right <= other.left or other.right <= self.left


def way_to(element: Box, height: float, cloths: Sequence[Box]) -> float:
    """Pixels down, or up if less than 0; 0: it is seen. What is too tall for the window shows its upper edge.

    A cloth covers what comes near it only while it sticks to an edge of the window.
    """
    over = [cloth for cloth in cloths if not cloth.beside(element)]
    top = max((cloth.bottom for cloth in over if cloth.top <= 0 < cloth.bottom), default=0) + AIR
    bottom = min((cloth.top for cloth in over if cloth.top < height <= cloth.bottom), default=height) - AIR
    if element.top < top:
        return element.top - top
    if element.bottom > bottom:
        return min(element.bottom - bottom, element.top - top)
    return 0


def way_to_one_of(elements: Sequence[Box], height: float, cloths: Sequence[Box]) -> float:
    """To the first of them; 0 where any is seen already."""
    ways = [way_to(element, height, cloths) for element in elements]
    return 0 if not ways or 0 in ways else ways[0]
