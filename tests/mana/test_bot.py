"""The computer player of Mana at the table."""

from __future__ import annotations

import pytest

from engine.bots.bot import Budget
from engine.bots.bot import choose as think
from engine.core.game import Text
from engine.core.session import Session
from engine.mana.bot import BOT
from engine.mana.game import GAME

OPTIONS = [{"two_rows": rows, "swap": swap, "blocked_is_free": rows != swap} for rows in (0, 1) for swap in (0, 1)]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_bot_plays_a_whole_game_under_every_option(options: dict[str, int]) -> None:
    session = Session.new(GAME, 1, 2, {name: bool(value) for name, value in options.items()})
    while (seat := session.to_act()) is not None:
        chair = session.chair(seat)
        thought = think(BOT, chair, Budget(level=1 + seat, nodes=400, salt=1))
        assert thought.action in chair.actions()
        assert 0 <= thought.share <= 100
        assert 0 <= thought.estimate <= 100
        session.play(list(chair.actions()).index(thought.action))
        assert len(session) < 300
    assert session.result() is not None


def test_the_bot_says_what_is_forced() -> None:
    session = Session.new(GAME, 1, 2, {"two_rows": False, "swap": False, "blocked_is_free": False})
    session.play("D@b1")
    session.play("D@b6")
    thought = think(BOT, session.chair(0), Budget(level=3))
    assert thought.says == Text("mana.bot.forced", {"colour": "black", "plies": 9})
    assert thought.estimate >= 99
