"""The bot thinks in a worker: the page keeps answering, and what is said to the worker is heard."""

from __future__ import annotations

from statistics import median

import pytest

from tests.browser.conftest import Visitor
from tests.browser.questions import ASK, CANCEL, hire

# The pauses between the frames drawn from a question to its answer.
PULSE = """() => new Promise((done) => {
  let last = performance.now();
  const pauses = [];
  const beat = (now) => {
    pauses.push(now - last);
    last = now;
    if (heard.some((message) => message.answer)) done(pauses);
    else requestAnimationFrame(beat);
  };
  bot.post(JSON.stringify({ id: 1, ask: { record, seat, level: 3, salt: 1 } }));
  requestAnimationFrame(beat);
})"""


@pytest.fixture(scope="module")
def page(browser, dist_server):
    visitor = Visitor(browser)
    yield visitor.open(dist_server.address)
    visitor.leave()


def test_bot_answers_from_the_snapshot(page):
    assert hire(page) == "snapshot"
    page.evaluate(ASK, [1, 1])
    page.wait_for_function("() => heard.some((message) => message.id === 1 && message.answer)")


def test_page_keeps_answering_while_the_bot_thinks(page):
    hire(page)
    pauses = page.evaluate(PULSE)
    assert len(pauses) > 5
    assert median(pauses) < 100  # milliseconds; one long pause is the machine's, half of them would be ours


def test_bot_hears_while_it_thinks(page):
    hire(page)
    page.evaluate(ASK, [2, 3])
    page.evaluate(CANCEL, 2)
    page.wait_for_function("() => heard.some((message) => message.id === 2 && message.cancelled)")
    page.evaluate(ASK, [3, 1])
    page.wait_for_function("() => heard.some((message) => message.id === 3 && message.answer)")


def test_worker_starts_in_a_checkout(visit, checkout_server):
    page = visit().open(checkout_server.address)
    assert hire(page) == "plain"


def test_page_is_told_why_there_is_no_worker(page):
    why = "(module) => tatami.startWorker(module, () => {}).catch((why) => String(why))"
    assert "no_such_module" in page.evaluate(why, "engine.no_such_module")
    page.evaluate("() => { window.Worker = undefined; }")  # the last test of this page
    assert "Error" in page.evaluate(why, "engine.bots.worker")
