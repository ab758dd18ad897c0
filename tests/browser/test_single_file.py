"""tatami.html plays from a double click, its bot included."""

from __future__ import annotations

from playwright.sync_api import expect

from engine.core.link import encode
from engine.core.registry import REGISTRY
from engine.core.session import Session
from tests.browser.conftest import wait_ready
from tests.browser.sitting import POSITION, new_game, to_room


def test_size(dist):
    assert (dist / "tatami.html").stat().st_size <= 20_000_000


def test_asks_about_a_link_plays_a_move_against_the_bot_from_a_file_and_keeps_the_game(visit, dist):
    link = encode(Session.new(REGISTRY.game("mana"), 4242, names=["Ola", "Piotr"]))
    page = visit().open(f"{(dist / 'tatami.html').as_uri()}#{link}")
    assert page.evaluate("() => [tatami.build.kind, tatami.from]") == ["file", "snapshot"]
    assert page.evaluate("() => tatami.capabilities.address") is False
    expect(page.locator("#sheet")).to_contain_text("Ola – Piotr")
    expect(page.locator("#do-letter-play")).to_be_visible()
    expect(page.locator("#do-letter-watch")).to_be_visible()
    assert page.locator("#scene").count() == 0  # nothing is built before the answer
    assert "#" not in page.url
    new_game(page, ("person", "computer 1"), position=POSITION)
    for spot in ("c3", "d3", "a4"):
        page.locator(f"#spot-{spot}").click()
    expect(page.locator("#log-2")).to_be_attached()
    expect(page.locator("#prompt")).to_contain_text("Ania")
    page.reload()
    wait_ready(page)
    expect(page.locator("#log-2")).to_be_attached()
    page.locator("#do-share-link").click()
    expect(page.locator("#sheet")).to_contain_text("send this text")
    page.locator(".qr path").wait_for(state="attached")
    link = page.locator("#text-link").input_value()
    assert link.startswith("#")
    page.keyboard.press("Escape")
    to_room(page)
    page.locator("#do-receive").click()
    page.locator("#received").fill(link)
    page.locator("#do-receive-text").click()
    expect(page.locator("#thread")).to_contain_text("at the same move")
