"""Asking the computer: in a worker where there can be one, else in slices in the page."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeAlias

from engine.bots.worker import Message, answers
from engine.core.problem import Problem
from engine.core.record import write_record
from engine.core.session import Session
from ui.page import Page, Worker

WORKER_MODULE = "engine.bots.worker"
SLICE = 12  # milliseconds of thinking between two looks at the player
SILENCE = 20_000  # milliseconds without a word from a worker that was asked: it is dead
START = 60_000  # milliseconds a worker may take to be there: what it fetches may never come
PATIENCE = 1500  # milliseconds a cancelled search may take to give way before its worker is ended

Thought: TypeAlias = "dict[str, Any]"


class Question(NamedTuple):
    number: int
    text: str
    heard: Callable[[Thought, bool], None]  # a thought, and whether it is the last
    failed: Callable[[Problem], None]


class Thinker:
    """One question at a time; a new one drops the one before."""

    def __init__(self, page: Page, worker_is_possible: bool) -> None:
        self._page = page
        self._possible = worker_is_possible
        self._worker: Worker | None = None
        self._starting: int | None = None  # the timer of a worker that is being started
        self._number = 0
        self._open: Question | None = None
        self._slices: Iterator[Message] | None = None
        self._next_slice: int | None = None  # its timer
        self._busy: int | None = None  # the question the worker is at, as far as we know
        self._spoken = 0  # the last question it has said something about

    @property
    def in_page(self) -> bool:
        """There can be no worker, so the page itself thinks, in slices."""
        return not self._possible

    def ask(
        self,
        session: Session,
        seat: int,
        level: int,
        salt: int,
        heard: Callable[[Thought, bool], None],
        failed: Callable[[Problem], None],
    ) -> None:
        self.drop()
        self._number += 1
        ask = {"record": write_record(session.record), "seat": seat, "level": level, "salt": salt}
        text = json.dumps({"id": self._number, "ask": ask})
        self._open = Question(self._number, text, heard, failed)
        self._send()

    def drop(self) -> None:
        """Nobody waits for the answer any more."""
        if self._open and self._worker and self._busy == self._open.number:
            number = self._open.number
            self._worker.post(json.dumps({"id": number, "cancel": True}))
            self._page.later(PATIENCE, lambda: self._give_up(number))
        self._open = None
        self._end_slices()

    def _end_slices(self) -> None:
        self._slices = None
        if self._next_slice is not None:
            self._page.forget(self._next_slice)
            self._next_slice = None

    def _give_up(self, number: int) -> None:
        """The cancelled search has not given way: its worker is ended, the next question gets a new one."""
        if self._busy == number and self._worker:
            self._worker.stop()
            self._worker, self._busy = None, None
            if self._open:
                self._send()

    # In a worker

    def _send(self) -> None:
        if not self._open:
            return
        if not self._possible:
            self._slices = answers(self._open.text)
            self._next_slice = self._page.later(0, self._slice)
        elif self._worker:
            if self._busy is None:
                number = self._busy = self._open.number
                self._worker.post(self._open.text)
                self._page.later(SILENCE, lambda: self._silent(number))
        else:
            self._start()

    def _start(self) -> None:
        if self._starting is None:
            self._starting = self._page.later(START, self._not_started)
            self._page.start_worker(WORKER_MODULE, self._hear, self._ready, self._not_started)

    def _silent(self, number: int) -> None:
        """It was asked and never said a word: the page thinks itself from now on."""
        if self._worker and self._busy == number and self._spoken != number:
            self._worker.stop()
            self._worker, self._busy = None, None
            self._do_without()

    def warm_up(self) -> None:
        """Starts the worker before it is needed."""
        if self._possible and not self._worker:
            self._start()

    def _ready(self, worker: Worker) -> None:
        if not self._started():
            worker.stop()  # too late: the page thinks itself
            return
        self._worker = worker
        self._send()

    def _not_started(self) -> None:
        if self._started():
            self._do_without()

    def _started(self) -> bool:
        """The first word of a worker that was being started, be it good or bad."""
        timer, self._starting = self._starting, None
        if timer is not None:
            self._page.forget(timer)
        return timer is not None

    def _do_without(self) -> None:
        self._possible = False
        self._send()

    def _hear(self, text: str) -> None:
        message = json.loads(text)
        if "id" not in message:
            self._broken(message)
            return
        self._spoken = message["id"]
        if message["id"] == self._busy and "thought" not in message:
            self._busy = None
        if self._open and message["id"] == self._open.number:
            self._tell(message)
        elif self._busy is None:
            self._send()

    def _broken(self, message: Message) -> None:
        """The worker itself is gone: whoever waits hears of it, the next question gets a new one."""
        if self._worker:
            self._worker.stop()
        self._worker, self._busy = None, None
        self._tell(message)

    # In the page

    def _slice(self) -> None:
        slices = self._slices
        if slices is None:
            return
        end = self._page.milliseconds() + SLICE
        message = next(slices, None)
        while message is not None and "thought" in message and self._page.milliseconds() < end:
            message = next(slices, None)
        if message is not None:
            self._next_slice = self._page.later(0, self._slice)
            self._tell(message)

    def _tell(self, message: Message) -> None:
        question = self._open
        if question is None:
            return
        if "thought" in message:
            thought = message["thought"]
            assert isinstance(thought, dict)
            question.heard(thought, False)
            return
        self._open = None
        self._end_slices()
        if "answer" in message:
            answer = message["answer"]
            assert isinstance(answer, dict)
            question.heard(answer, True)
        else:
            args = message.get("args")
            question.failed(Problem(str(message["problem"]), **(args if isinstance(args, dict) else {})))
