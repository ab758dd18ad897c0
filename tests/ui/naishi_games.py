"""Games of Naishi to draw: looks at random moments, as the table would make them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine.core.session import Session
from engine.naishi.game import GAME
from ui.naishi.scene import SCENE
from ui.table.picker import Picker
from ui.table.scene import Look
from ui.words import Words

NAMES = ["Ania", "Marco"]


def words(language: str = "en") -> Words:
    found = Words(language)
    found.add("ui.naishi.text")
    return found


def look_of(session: Session, seat: int | None, language: str = "en", picked: tuple[str, ...] = ()) -> Look:
    chair = session.chair(seat)
    look = Look(words(language), chair.view(), list(NAMES), 0)
    look.seat = seat
    look.to_act = session.to_act()
    look.asked = chair.asked()
    look.picker = Picker(SCENE.paths(chair) if seat is not None else (), picked)
    if session.steps:
        look.last = [event.seen_by(seat) for event in session.steps[-1].events]
    return look


def random_game(seed: int, most: int = 500) -> Iterator[Session]:
    """The same session, before each of its actions and at the end."""
    dice, session = random.Random(seed), Session.new(GAME, seed, names=NAMES)
    yield session
    while session.to_act() is not None and most:
        most -= 1
        session.play(dice.randrange(session.choices()))
        yield session
