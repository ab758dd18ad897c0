"""Two persons at one screen: doors before the next view is built, and nothing behind them."""

import re

from fakes import FakePage
from naishi_games import random_game, words

from engine.core.session import Session
from engine.naishi.game import GAME
from ui.mana.scene import SCENE as MANA
from ui.naishi.scene import SCENE
from ui.page import Happening
from ui.table.players import COMPUTER, Player
from ui.table.privacy import PARTING, Privacy
from ui.table.settings import Settings
from ui.table.table import Table
from ui.table.thinking import Thinker

PERSON, MACHINE = Player(), Player(COMPUTER, 1)


class Laid:
    def __init__(self, players=(PERSON, PERSON), session=None):
        self.page = FakePage()
        self.session = session or Session.new(GAME, 5, names=["Ania", "Marco"])
        thinker = Thinker(self.page, False)
        self.table = Table(self.page, words(), SCENE, self.session, list(players), thinker, Settings(), lambda: None)
        self.table.open()

    def click(self, *spots):
        for spot in spots:
            self.table.happened(Happening("click", "pick", {"spot": spot}))

    def open(self):
        self.table.do("open-doors", {})
        self.page.pass_time(PARTING)

    @property
    def doors(self):
        return self.page.parts["doors"]

    def held(self):
        return "".join(markup for part, markup in self.page.parts.items() if part.startswith("naishi-"))


def test_the_draft_first_seat_doors_second_seat_doors_first_turn():
    laid = Laid()
    assert laid.doors == ""
    laid.click("keep-1")
    assert "Pass the device to Marco" in laid.doors
    laid.open()
    assert laid.doors == ""
    laid.click("keep-2")
    assert "Pass the device to Ania" in laid.doors
    laid.open()
    assert "Ania: choose a card of the River" in laid.page.parts["prompt"]


def test_behind_the_doors_is_only_what_everybody_may_know():
    laid = Laid()
    dealt = laid.session.chair(0).view()["draft"]["dealt"]
    assert all(f"naishi-art-{card}" in laid.page.parts["naishi-near-hand"] for card in dealt)
    laid.click("keep-1")
    assert laid.page.parts["naishi-near-hand"].count("card-back") == 3
    assert "keep-1" not in laid.held()
    assert laid.table.picker.empty
    assert "choose" not in laid.page.parts["prompt"]
    laid.open()
    theirs = laid.session.chair(1).view()["draft"]["dealt"]
    shown = re.findall(r"naishi-art-(\w+)", laid.page.parts["naishi-near-hand"])
    assert shown == theirs


def test_shut_doors_let_nothing_through():
    laid = Laid()
    laid.click("keep-1")
    before = len(laid.session)
    laid.click("keep-1", "river-1")
    for what in ("undo", "reset", "hint", "earlier", "turn"):
        laid.table.do(what, {})
    assert not laid.table.key("ArrowDown")
    assert len(laid.session) == before
    assert "Pass the device to Marco" in laid.doors


def test_the_doors_shut_again_when_a_game_is_taken_up():
    """Whoever comes back to a game may be anybody."""
    laid = Laid()
    laid.click("keep-1")
    laid.open()
    laid.click("keep-1")
    again = Laid(session=laid.session)
    assert "Pass the device to Ania" in again.doors
    assert "put away" not in again.doors


def test_passing_the_doors_is_a_look():
    """What told the other seat something cannot be taken back after it has looked."""
    laid = Laid()
    laid.click("keep-1")
    laid.open()
    assert laid.table.privacy.seated == 1
    assert "Ania" in laid.page.parts["naishi-far-strip"]
    assert "Marco" in laid.page.parts["naishi-near-strip"]


def test_no_doors_against_the_computer_or_where_nothing_is_hidden():
    assert Laid(players=(PERSON, MACHINE)).doors == ""
    session = Session.new(GAME, 5)
    assert Privacy(MANA, session, [PERSON, PERSON]).shut() is None
    assert Privacy(SCENE, session, [PERSON, MACHINE]).shut() is None


def test_no_doors_once_the_hands_are_revealed():
    session = next(
        session
        for seed in range(40)
        for session in random_game(seed)
        if session.to_act() is not None and session.chair(None).view()["step"] == "ninja"
    )
    laid = Laid(session=session)
    assert laid.doors == ""
    assert not laid.table.picker.empty
    assert "copies" in laid.page.parts["prompt"]


def test_the_draft_is_not_written_out_while_it_is_secret():
    from ui.app.papers import as_text

    laid = Laid(players=(PERSON, MACHINE))
    kept = laid.session.chair(0).view()["draft"]["dealt"][0]
    laid.session.play(0)
    laid.session.play(0)
    moves = as_text(laid.table, laid.table.words).text("moves")
    assert moves.splitlines()[0].startswith("Ania keeps a")
    assert moves.splitlines()[1] == "Marco keeps a card"
    assert kept in laid.session.record.texts[0]
