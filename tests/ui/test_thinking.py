"""Asking the computer through a worker: one question at a time, cancelling, workers that do not answer."""

import json

import pytest

from engine.bots.worker import answers
from engine.core.registry import REGISTRY
from engine.core.session import Session
from tests.ui.fakes import FakePage
from ui.table.thinking import PATIENCE, SILENCE, START, Thinker


class FakeWorker:
    def __init__(self, hear):
        self.hear = hear
        self.posted = []
        self.stopped = False

    def post(self, text):
        self.posted.append(json.loads(text))

    def stop(self):
        self.stopped = True

    def say(self, **message):
        self.hear(json.dumps(message))

    def answer(self):
        """Answers the last question as the real one would."""
        for message in answers(json.dumps(self.posted[-1])):
            self.hear(json.dumps(message))


class PageWithWorkers(FakePage):
    def __init__(self):
        super().__init__()
        self.workers = []
        self.broken = False
        self.slow = None  # what a worker says at last that does not come: it is there, or it cannot be

    def start_worker(self, module, hear, ready, failed):
        if self.slow is not None:
            self.slow += [lambda: ready(FakeWorker(hear)), failed]
            return
        if self.broken:
            failed()
            return
        self.workers.append(FakeWorker(hear))
        ready(self.workers[-1])


@pytest.fixture
def page():
    return PageWithWorkers()


@pytest.fixture
def session():
    session = Session.new(REGISTRY.game("mana"), 5)
    session.play("D@f1")
    session.play("D@b6")
    return session


class Ear:
    def __init__(self):
        self.thoughts, self.problems = [], []

    def ask(self, thinker, session):
        thinker.ask(
            session, 0, 1, 3, lambda thought, last: self.thoughts.append((thought["index"], last)), self.problems.append
        )

    @property
    def done(self):
        return bool(self.thoughts) and self.thoughts[-1][1]


def test_a_question_goes_to_a_worker_and_its_answer_comes_back(page, session):
    ear, thinker = Ear(), Thinker(page, True)
    ear.ask(thinker, session)
    assert not thinker.in_page
    page.workers[0].answer()
    assert ear.done
    assert len(page.workers) == 1


def test_the_worker_is_warmed_up_once(page, session):
    thinker = Thinker(page, True)
    thinker.warm_up()
    thinker.warm_up()
    Ear().ask(thinker, session)
    assert len(page.workers) == 1
    assert len(page.workers[0].posted) == 1


def test_a_dropped_question_is_cancelled_and_not_heard(page, session):
    ear, thinker = Ear(), Thinker(page, True)
    ear.ask(thinker, session)
    thinker.drop()
    worker = page.workers[0]
    assert worker.posted[-1] == {"id": 1, "cancel": True}
    worker.say(id=1, thought={"index": 3})
    assert ear.thoughts == []
    worker.say(id=1, cancelled=True)
    page.pass_time(PATIENCE * 2)
    assert not worker.stopped


def test_the_next_question_waits_until_the_cancelled_one_gives_way(page, session):
    ear, thinker = Ear(), Thinker(page, True)
    ear.ask(thinker, session)
    ear.ask(thinker, session)
    worker = page.workers[0]
    assert [list(one) for one in worker.posted] == [["id", "ask"], ["id", "cancel"]]
    worker.say(id=1, cancelled=True)
    assert worker.posted[-1]["id"] == 2
    worker.answer()
    assert ear.done


def test_a_search_that_does_not_give_way_loses_its_worker(page, session):
    ear, thinker = Ear(), Thinker(page, True)
    ear.ask(thinker, session)
    page.workers[0].say(id=1, thought={"index": 3})
    ear.ask(thinker, session)
    page.pass_time(PATIENCE)
    assert page.workers[0].stopped
    page.workers[1].answer()
    assert ear.done


def test_a_worker_that_says_nothing_is_replaced_by_the_page(page, session):
    ear, thinker = Ear(), Thinker(page, True)
    ear.ask(thinker, session)
    page.pass_time(SILENCE)
    assert page.workers[0].stopped
    assert thinker.in_page
    page.pass_time(1000)
    assert ear.done


@pytest.mark.parametrize("word", [0, 1])
def test_a_worker_that_never_comes_is_replaced_by_the_page_and_its_late_word_changes_nothing(page, session, word):
    ear, thinker = Ear(), Thinker(page, True)
    page.slow = []
    thinker.warm_up()
    ear.ask(thinker, session)
    page.pass_time(START)
    assert thinker.in_page
    page.slow[word]()
    page.pass_time(1000)
    assert ear.done
    assert [last for _, last in ear.thoughts].count(True) == 1


def test_without_workers_the_page_thinks(page, session):
    page.broken = True
    ear, thinker = Ear(), Thinker(page, True)
    ear.ask(thinker, session)
    page.pass_time(1000)
    assert thinker.in_page
    assert ear.done


def test_a_problem_is_told(page, session):
    ear, thinker = Ear(), Thinker(page, True)
    ear.ask(thinker, session)
    page.workers[0].say(id=1, problem="record.shape", args={"where": "log"})
    assert [(problem.key, problem.args_by_name) for problem in ear.problems] == [("record.shape", {"where": "log"})]


def test_the_salt_is_the_table_s_and_never_the_game_s_seed(page, session):
    Ear().ask(Thinker(page, True), session)
    assert page.workers[0].posted[0]["ask"]["salt"] == 3


def test_a_worker_that_breaks_later_is_told_and_replaced(page, session):
    ear, thinker = Ear(), Thinker(page, True)
    ear.ask(thinker, session)
    page.workers[0].say(problem="bot.failed", args={})
    assert [problem.key for problem in ear.problems] == ["bot.failed"]
    assert page.workers[0].stopped
    ear.ask(thinker, session)
    page.workers[1].answer()
    assert ear.done
    assert not thinker.in_page
