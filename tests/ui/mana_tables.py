"""A table of Mana on a page of ours, and a game in its midst."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.registry import REGISTRY
from engine.core.session import Session
from tests.ui.fakes import FakePage
from ui.mana.scene import SCENE, path_of
from ui.page import Happening
from ui.table.players import COMPUTER, ELSEWHERE, Player
from ui.table.settings import Settings
from ui.table.table import Table
from ui.table.thinking import Thinker
from ui.words import Words

PERSON, MACHINE, AWAY = Player(), Player(COMPUTER, 1), Player(ELSEWHERE)
LINE = "a1-b3@c4 a6-a5@c3 e1-f3@e4 e6-e5@a1 c1-b2@d2 d6-c4@c2 b3-c3@e1 a5-b3@d5 f3-e3@f4 e5-e4@f3 d1-e1@b4 e4xe3@c5"


class Laid:
    """A table on a page of ours."""

    def __init__(self, players: Sequence[Player] = (PERSON, PERSON), language: str = "en", **session: Any) -> None:
        self.page = FakePage()
        self.words = Words(language)
        self.words.add("ui.mana.text")
        self.session = Session.new(REGISTRY.game("mana"), 5, names=session.pop("names", ["Ania", "Marco"]), **session)
        self.saved = 0
        thinker = Thinker(self.page, False)
        self.table = Table(self.page, self.words, SCENE, self.session, list(players), thinker, Settings(), self._saved)
        self.table.open()

    def _saved(self) -> None:
        self.saved += 1

    def click(self, *spots: str) -> None:
        for spot in spots:
            self.table.happened(Happening("click", "pick", {"spot": spot}))

    def do(self, what: str, **data: str) -> bool:
        return self.table.do(what, data)

    def play(self, text: str) -> None:
        """Plays a move by touching its spots."""
        chair = self.session.chair(self.session.to_act())
        action = next(a for a in chair.actions() if chair.text(a) == text)
        self.click(*path_of(action))

    def prompt(self) -> str:
        return self.page.parts["prompt"]

    def line(self) -> str:
        return self.page.parts["actions"]


def middle_game(**more: Any) -> Laid:
    laid = Laid(**more)
    laid.click("f1")
    laid.click("f6")
    for text in LINE.split():
        laid.play(text)
    return laid
