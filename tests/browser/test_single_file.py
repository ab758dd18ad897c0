"""tatami.html plays from a double click, its bot included."""

from __future__ import annotations

import pytest

from tests.browser.questions import ASK, hire


@pytest.fixture
def page(visit, dist):
    return visit().open((dist / "tatami.html").as_uri())


def test_size(dist):
    assert (dist / "tatami.html").stat().st_size <= 20_000_000


def test_starts_from_a_file_and_its_bot_answers(page):
    assert page.evaluate("() => [tatami.build.kind, tatami.from]") == ["file", "snapshot"]
    assert page.evaluate("() => tatami.capabilities.address") is False
    hire(page)
    page.evaluate(ASK, [1, 1])
    page.wait_for_function("() => heard.some((message) => message.answer)")
    page.evaluate("() => localStorage.setItem('tatami.test', 'kept')")
    assert page.evaluate("() => localStorage.getItem('tatami.test')") == "kept"
