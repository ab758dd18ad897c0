"""A QR code as one drawing: ink on paper in every theme, because a camera wants the dark on the light."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from ui.html import Markup, path, rect, svg

MARGIN = 3  # modules of paper around it


def qr_code(modules: Sequence[str], name: str) -> Markup:
    """`modules` are rows of 1 (dark) and 0; `name` is what is heard."""
    side = len(modules) + 2 * MARGIN
    return svg(
        rect(width=side, height=side, class_="qr-paper"),
        path(d="".join(_runs(modules)), class_="qr-ink"),
        viewBox=f"0 0 {side} {side}",
        class_="qr-code",
        role="img",
        aria_label=name,
        shape_rendering="crispEdges",
    )


def _runs(modules: Sequence[str]) -> Iterator[str]:
    """Dark modules side by side are one piece: no seams, and a shorter drawing."""
    for y, row in enumerate(modules, MARGIN):
        x = MARGIN
        for module, run in groupby(row):
            length = len(list(run))
            if module == "1":
                yield f"M{x} {y}h{length}v1h-{length}z"
            x += length
