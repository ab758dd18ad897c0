"""Whoever plays may point at everything at every moment: it is answered, or nothing happens."""

import random
import re

import pytest

from engine.core.registry import REGISTRY
from engine.core.session import Session
from tests.ui.fakes import FakePage
from tests.ui.lessons import STEPS, Taught
from ui.app.closer import look_at
from ui.app.games import scene_of
from ui.page import Happening
from ui.table.players import COMPUTER, Player
from ui.table.settings import Settings
from ui.table.table import Table
from ui.table.thinking import Thinker
from ui.words import Words

SPOT = re.compile(r'data-spot="([a-z0-9-]+)"')
ARROWS = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")
GAMES_EACH = 3


def wander(table, page):
    """Over every spot of the scene, by pointer, focus and keys; and a closer look at each."""
    spots = list(dict.fromkeys(SPOT.findall("".join(page.parts.values()))))
    for at, spot in enumerate(spots):
        for kind in ("over", "focus"):
            table.happened(Happening(kind, "pick", {"spot": spot}))
            assert table.touching.preview == spot
        sheet = look_at(table, spot)
        assert sheet is None or sheet.drawn(table.words)
        table.key(ARROWS[at % 4])
    table.happened(Happening("over", "", {}))
    return len(spots)


def table_of(game, seed):
    page, words = FakePage(), Words("en")
    words.add(f"ui.{game}.text")
    session = Session.new(REGISTRY.game(game), seed, names=["Ania", "Marco"])
    thinker = Thinker(page, False)
    # Against a computer that waits for its move: a table without doors, seen by one seat in the moves of both.
    players = [Player(), Player(COMPUTER, 1)]
    table = Table(page, words, scene_of(game), session, players, thinker, Settings(), lambda: None)
    table.computer.pause(True)
    table.open()
    return table, page


@pytest.mark.parametrize("seed", range(GAMES_EACH))
@pytest.mark.parametrize("game", [info.id for info in REGISTRY.infos()])
def test_everything_may_be_pointed_at_at_every_moment_of_a_game(game, seed):
    dice = random.Random(seed)
    table, page = table_of(game, seed)
    met = 0
    for _ in range(60):
        met += wander(table, page)
        if table.session.to_act() is None:
            break
        spots = table.touching.picker.next_spots()
        if spots and dice.random() < 0.5:  # a move half made
            table.happened(Happening("click", "pick", {"spot": dice.choice(spots)}))
            met += wander(table, page)
        if table.session.to_act() is not None:
            table.play(dice.randrange(table.session.choices()))
    assert met > 500


@pytest.mark.parametrize(("game", "at"), STEPS)
def test_everything_may_be_pointed_at_at_every_moment_of_a_lesson(game, at):
    taught = Taught(game, at)
    table = taught.table
    while not table.done:
        assert wander(table, taught.page)
        if table.asks:
            taught.click(*taught.path(taught.step_text()))
        else:
            taught.page.pass_time(1000)
    assert wander(table, taught.page)
