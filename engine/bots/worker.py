"""The bot's side of a worker: questions come as texts, thoughts go back as texts.

    to the worker    {"id": 7, "ask": {"record": "…", "seat": 1, "level": 2, "salt": 5}}
                     {"id": 7, "cancel": true}
    from the worker  {"id": 7, "thought": {…}}      the best action so far, as often as there is news
                     {"id": 7, "answer": {…}}       the last thought
                     {"id": 7, "problem": "key", "args": {…}}
                     {"id": 7, "cancelled": true}   it has given way

Between two thoughts the worker listens: a cancelled or newer question ends the one being thought about. No browser is
known here; `connect` is given the way out, and asyncio is what gives way to the next message.
"""

from __future__ import annotations

import asyncio
import json
import time
import traceback
from collections.abc import Callable, Iterator
from typing import Any

from engine.bots.bot import Budget, bot_for, thought_to_json
from engine.core.game import Json
from engine.core.problem import Problem, add_sentences
from engine.core.replay import open_text

Message = dict[str, Json]
FAILED = "bot.failed"
PAUSE = 0.04  # seconds between two looks at what has arrived: a bot may have thousands of thoughts

add_sentences({FAILED: "The computer player has failed: this is a bug of ours."})


def answers(text: str) -> Iterator[Message]:
    """What is said to one question, thought by thought; to be taken one by one, with other work in between."""
    question: dict[str, Any] = json.loads(text)
    number, ask = question["id"], question["ask"]
    try:
        session = open_text(ask["record"]).session
        chair = session.chair(ask["seat"])
        budget = Budget(level=ask["level"], salt=ask["salt"])
        last: Json = None
        for thought in bot_for(session.game.info.id).think(chair, budget):
            last = thought_to_json(thought, chair)
            yield {"id": number, "thought": last}
        if last is None:
            raise RuntimeError("a bot without a thought")
        yield {"id": number, "answer": last}
    except Problem as problem:
        yield {"id": number, "problem": problem.key, "args": problem.args_by_name}
    except Exception:  # whatever it is, whoever waits must hear of it
        traceback.print_exc()
        yield {"id": number, "problem": FAILED, "args": {}}


class Desk:
    """Where questions arrive: one is thought about at a time."""

    def __init__(self, post: Callable[[str], None]) -> None:
        self._post = post
        self._number: object = None  # the question being thought about

    def on_message(self, text: str) -> None:
        question = json.loads(text)
        if "ask" in question:
            self._number = question["id"]
            self._task = asyncio.ensure_future(self._think(text, question["id"]))
        elif question.get("cancel") and question["id"] == self._number:
            self._number = None

    async def _think(self, text: str, number: object) -> None:
        told = 0.0
        for message in answers(text):
            now = time.monotonic()
            if "thought" in message and now - told < PAUSE:
                continue
            told = now
            if number != self._number:
                self._post(json.dumps({"id": number, "cancelled": True}))
                return
            self._post(json.dumps(message))
            await asyncio.sleep(0)


_desks: list[Desk] = []


def connect(post: Callable[[str], None]) -> None:
    _desks[:] = [Desk(post)]


def on_message(text: str) -> None:
    _desks[0].on_message(text)
