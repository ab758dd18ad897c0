"""The chapters of Mana's rules."""

from __future__ import annotations

from ui.app.reader import Chapter
from ui.mana import figures
from ui.table.scene import Look

CHAPTERS = (
    Chapter("idea", figures.IDEA.drawn, discs=3, asked=1),
    Chapter("setup", figures.SETUP.drawn, discs=3, asked=1),
    Chapter("walk", figures.WALK.drawn, discs=3, asked=2),
    Chapter("capture", figures.CAPTURE.drawn, discs=3, asked=2),
    Chapter("bird", figures.BIRD.drawn, discs=3, asked=2),
    Chapter("demand", figures.DEMAND.drawn, discs=3, asked=1),
    Chapter("free", figures.FREE.drawn, discs=3, asked=2),
    Chapter("blocked", figures.BLOCKED.drawn, discs=3, asked=1),
    Chapter("end", figures.WIN.drawn, discs=2, asked=2),
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
