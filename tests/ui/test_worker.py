"""The bot's side of the worker, on CPython: questions, thoughts, cancelling."""

import asyncio
import json

import pytest

from engine.bots import worker
from engine.core.record import write_record
from engine.core.registry import REGISTRY
from engine.core.session import Session

pytestmark = pytest.mark.cpython  # Pyodide has its own event loop; the browser tests talk to the real worker


def question(number, **more):
    session = Session.new(REGISTRY.game("mana"), 5)
    session.play("D@f1")
    session.play("D@b6")
    ask = {"record": write_record(session.record), "seat": 0, "level": 1, "salt": 3, **more}
    return json.dumps({"id": number, "ask": ask})


def talk(*texts, wait=None):
    """Sends texts one after the other; what was posted."""
    posted = []

    async def run():
        worker.connect(lambda text: posted.append(json.loads(text)))
        for text in texts:
            worker.on_message(text)
            await asyncio.sleep(0)
        while asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.sleep(0)

    asyncio.run(run())
    return posted


def test_a_question_is_answered_with_a_legal_action():
    posted = talk(question(7))
    assert [m["id"] for m in posted] == [7] * len(posted)
    assert "thought" in posted[0]
    answer = posted[-1]["answer"]
    assert answer["index"] >= 0
    assert 0 <= answer["share"] <= 100


def test_a_cancelled_question_gives_way():
    posted = talk(question(1), json.dumps({"id": 1, "cancel": True}))
    assert posted[-1] == {"id": 1, "cancelled": True}
    assert not any("answer" in message for message in posted)


def test_a_newer_question_replaces_the_one_before():
    posted = talk(question(1), question(2))
    assert {"id": 1, "cancelled": True} in posted
    assert posted[-1]["id"] == 2
    assert "answer" in posted[-1]


def test_cancelling_another_question_changes_nothing():
    posted = talk(question(1), json.dumps({"id": 9, "cancel": True}))
    assert "answer" in posted[-1]


def test_a_record_that_cannot_be_opened_is_a_problem():
    (said,) = talk(question(3, record="{}"))
    assert (said["id"], said["problem"], list(said["args"])) == (3, "record.shape", ["where"])


class Broken:
    """A bot that has a thought, or none, and then fails."""

    def __init__(self, thoughts):
        self.thoughts = thoughts

    def think(self, chair, budget):
        yield from self.thoughts
        raise ZeroDivisionError


class Silent:
    def think(self, chair, budget):
        return iter(())


@pytest.mark.parametrize("bot", [Broken([]), Silent()])
def test_a_bot_that_fails_says_so(monkeypatch, bot):
    monkeypatch.setattr(worker, "bot_for", lambda _: bot)
    assert talk(question(4)) == [{"id": 4, "problem": "bot.failed", "args": {}}]
