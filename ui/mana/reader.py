"""The chapters of Mana's rules."""

from __future__ import annotations

from collections.abc import Callable

from ui.app.reader import Chapter
from ui.html import Markup
from ui.mana import figures
from ui.table.scene import Look
from ui.words import Words


def _drawn(figure: figures.Figure) -> Callable[[Words], Markup]:
    """Squares have the same names in every language."""
    return lambda _: figure.drawn()


CHAPTERS = (
    Chapter("idea", _drawn(figures.IDEA), discs=3, asked=1),
    Chapter("setup", _drawn(figures.SETUP), discs=3, asked=1),
    Chapter("walk", _drawn(figures.WALK), discs=3, asked=2, step="steps"),
    Chapter("capture", _drawn(figures.CAPTURE), discs=3, asked=2, step="capture"),
    Chapter("bird", _drawn(figures.BIRD), discs=3, asked=2, step="bird"),
    Chapter("demand", _drawn(figures.DEMAND), discs=3, asked=1, step="demand"),
    Chapter("free", _drawn(figures.FREE), discs=3, asked=2, step="free"),
    Chapter("blocked", _drawn(figures.BLOCKED), discs=3, asked=1, step="blocked"),
    Chapter("end", _drawn(figures.WIN), discs=2, asked=2, step="win"),
    Chapter("variants", discs=3, asked=1),
)

_BY_KIND = {
    "place_daimyo": "setup",
    "place_ronin": "setup",
    "first_turn": "walk",
    "demand": "demand",
    "free": "free",
    "free_after_pass": "free",
    "free_when_blocked": "variants",
    "blocked": "blocked",
}


def chapter_now(look: Look) -> str:
    """What matters at this step of a turn."""
    if look.asked is None:
        return "end"
    picked = len(look.picker.picked)
    return "bird" if picked == 2 else "walk" if picked == 1 else _BY_KIND[look.asked.kind]
