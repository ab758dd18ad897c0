"""Games of Naishi to draw: looks at random moments, as the table would make them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from engine.core.session import Session
from engine.naishi.game import GAME
from tests.ui.fakes import FakePage
from ui.naishi.scene import SCENE
from ui.page import Happening
from ui.table.picker import Picker
from ui.table.players import COMPUTER, ELSEWHERE, Player
from ui.table.privacy import PARTING
from ui.table.scene import Look
from ui.table.settings import Settings
from ui.table.table import Table
from ui.table.thinking import Thinker
from ui.words import Words

NAMES = ["Ania", "Marco"]
PERSON, MACHINE, AWAY = Player(), Player(COMPUTER, 1), Player(ELSEWHERE)


class Laid:
    """A table with a game of Naishi on it, on a page made of values."""

    def __init__(self, players: Sequence[Player] = (PERSON, PERSON), session: Session | None = None) -> None:
        self.page = FakePage()
        self.session = Session.new(GAME, 5, names=NAMES) if session is None else session
        thinker = Thinker(self.page, False)
        self.table = Table(self.page, words(), SCENE, self.session, list(players), thinker, Settings(), lambda: None)
        self.table.open()

    def click(self, *spots: str) -> None:
        for spot in spots:
            self.table.happened(Happening("click", "pick", {"spot": spot}))

    def shut(self) -> None:
        """Whoever has just played is done: at once, or with a word."""
        if self.table.privacy.lingers():
            self.table.do("shut-doors", {})

    def open(self) -> None:
        """The device is handed on, and the next person opens the doors."""
        self.shut()
        self.table.do("open-doors", {})
        self.page.pass_time(PARTING)

    @property
    def doors(self) -> str:
        return self.page.parts["doors"]

    def held(self) -> str:
        return "".join(markup for part, markup in self.page.parts.items() if part.startswith("naishi-"))


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
