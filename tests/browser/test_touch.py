"""By touch alone, on a phone held upright: a whole game, nothing scrolls sideways, large targets; and on a tablet."""

import re

import pytest
from playwright.sync_api import expect

from engine.core.registry import REGISTRY
from engine.core.session import Session
from tests.browser.conftest import Visitor
from tests.browser.sitting import POSITION, to_room, whole_game

PHONE = {"width": 390, "height": 844}
TABLET = {"width": 768, "height": 1024}
SMALL = """() => [...document.querySelectorAll("button, input, [tabindex]")]
  .filter((el) => el.checkVisibility() && !el.closest("label") && el.getBoundingClientRect().width > 2)
  .map((el) => [el.id, Math.round(el.getBoundingClientRect().width), Math.round(el.getBoundingClientRect().height)])
  .filter(([, width, height]) => width < 44 || height < 44)"""
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def page(browser, dist_server):
    visitor = Visitor(browser, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    yield visitor.open(dist_server.address)
    visitor.leave()


def begin(page, position=""):
    to_room(page)
    page.locator("[data-game=mana]").tap()
    page.locator("label:has(#kind-1-person)").tap()
    page.locator("#name-0").fill("Ania")
    page.locator("#name-1").fill("Marco")
    page.locator("#position").fill(position)
    page.locator("#do-begin").tap()
    return Session.new(REGISTRY.game("mana"), 1, position=position or None)


def test_a_whole_game_by_touch(page):
    session = begin(page)
    whole_game(page, session, lambda spot: page.locator(f"#spot-{spot}").tap())
    assert page.evaluate(SIDEWAYS) <= 0
    assert page.evaluate(SMALL) == []
    page.locator("#do-close-sheet").tap()
    expect(page.locator("#sheet")).not_to_be_visible()


@pytest.mark.parametrize("screen", ["start", "new game", "table", "log"])
def test_nothing_scrolls_sideways_and_targets_are_large(page, screen):
    to_room(page)
    if screen == "new game":
        page.locator("[data-game=mana]").tap()
    elif screen != "start":
        begin(page, POSITION)
        page.locator("#spot-c3").tap()
    if screen == "log":
        page.locator("#do-open-log").tap()
        expect(page.locator("#log")).to_be_visible()
    assert page.evaluate(SIDEWAYS) <= 0
    assert page.evaluate(SMALL) == []
    if screen == "log":
        page.locator("#do-close-log").tap()


def test_prompt_and_actions_stay_in_sight(page):
    begin(page, POSITION)
    for part in ("#prompt", "#actions", "#spot-a1", "#spot-f6", "#do-undo"):
        box = page.locator(part).bounding_box()
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= PHONE["height"]


def test_the_log_opens_from_below_and_leads_back(page):
    begin(page)
    for spot in ("f1", "b6", "e1", "e4", "a2"):
        page.locator(f"#spot-{spot}").tap()
    page.locator("#do-open-log").tap()
    page.locator("#log-6").tap()
    expect(page.locator("#prompt")).to_contain_text("Looking back")
    expect(page.locator("#log")).not_to_be_visible()  # it makes way for the board
    page.locator("#do-now").tap()
    expect(page.locator("#prompt")).to_contain_text("Marco")
    expect(page.locator("#log-13")).to_be_attached()


def test_on_a_tablet_a_touch_scrolls_the_log_and_never_the_page(browser, dist_server):
    visitor = Visitor(browser, viewport=TABLET, has_touch=True, is_mobile=True)
    page = visitor.open(dist_server.address)
    begin(page)
    line = "a1-b3@c4 a6-a5@c3 e1-f3@e4 e6-e5@a1 c1-b2@d2 d6-c4@c2 b3-c3@e1 a5-b3@d5 f3-e3@f4 e5-e4@f3 d1-e1@b4"
    moves = [re.split("[-x@]", move) for move in line.split()]
    for spot in ("f1", "f6", *(spot for move in moves for spot in move)):
        page.locator(f"#spot-{spot}").tap()
        assert page.evaluate("() => window.scrollY") == 0
    expect(page.locator("#log-23")).to_be_attached()
    assert page.evaluate("() => document.getElementById('log-rows').scrollTop") > 0
    assert page.evaluate(SIDEWAYS) <= 0
    assert page.evaluate(SMALL) == []
    visitor.leave()
