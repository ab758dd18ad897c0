"""The bot thinks in a worker: the page keeps answering, and what is said to the worker is heard."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visitor
from tests.browser.questions import ASK, CANCEL, hire

# Frames drawn, and the longest pause between two of them, from a question to its answer.
PULSE = """() => new Promise((done) => {
  let last = performance.now(), longest = 0, frames = 0;
  const beat = (now) => {
    longest = Math.max(longest, now - last);
    last = now;
    frames += 1;
    if (heard.some((message) => message.answer)) done({ frames, longest });
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
    pulse = page.evaluate(PULSE)
    assert pulse["frames"] > 5
    assert pulse["longest"] < 500


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
