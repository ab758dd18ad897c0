"""axe-core on the app's screens and Mana's table, by day, by night and in high contrast: no serious finding."""

import pytest
from playwright.sync_api import expect

from engine.core.link import encode
from engine.core.registry import REGISTRY
from engine.core.session import Session
from tests.browser.conftest import Visitor, at_rest
from tests.browser.sitting import ALMOST_WON, POSITION, new_game, open_sheet, to_room
from tools.places import ROOT

RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))]);
}"""

WAITING = """() => {
  localStorage.setItem("tatami.letters", '["1abcz"]');
  localStorage.setItem("tatami.lasting", "refused");
}"""


@pytest.fixture(scope="module")
def page(browser, dist_server):
    visitor = Visitor(browser, viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    page = visitor.open(dist_server.address)
    page.evaluate((ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text())
    yield page
    visitor.leave()


def findings(page):
    found = {}
    for theme in ("light", "dark", "contrast"):
        page.evaluate("(theme) => document.documentElement.setAttribute('data-theme', theme)", theme)
        at_rest(page)
        found |= {(theme, rule): nodes for rule, nodes in page.evaluate(RUN)}
    page.evaluate("() => document.documentElement.removeAttribute('data-theme')")
    return found


def test_start_page(page):
    new_game(page, position=POSITION)  # so that there is a game on the go
    page.evaluate(WAITING)  # a letter, and the reminder
    to_room(page)
    for part in (".thumb svg", ".letter-row", ".reminder"):
        page.locator(part).first.wait_for()
    assert findings(page) == {}
    page.locator("#do-drop-letter-0").click()


def test_new_game(page):
    open_sheet(page, ("person", "computer 2"))
    at_rest(page)
    assert findings(page) == {}
    to_room(page)


@pytest.mark.parametrize("width", [1280, 768, 390])
def test_table(page, width):
    new_game(page, position=POSITION)
    page.locator("#spot-c3").click()
    page.locator("#spot-f1").click()  # a refusal
    page.set_viewport_size({"width": width, "height": 844})
    assert findings(page) == {}
    page.set_viewport_size({"width": 1280, "height": 800})


@pytest.mark.parametrize("opener", ["do-rules", "do-as-text", "do-menu", "do-share-link"])
def test_sheets_of_the_table(page, opener):
    new_game(page, position=POSITION)
    page.locator(f"#{opener}").click()
    at_rest(page)
    assert findings(page) == {}
    page.keyboard.press("Escape")


@pytest.mark.parametrize("width", [1280, 390])
def test_the_sheet_of_the_end(page, width):
    new_game(page, position=ALMOST_WON)
    page.set_viewport_size({"width": width, "height": 800})
    for spot in ("d5", "d6"):
        page.locator(f"#spot-{spot}").click()
    expect(page.locator("#sheet")).to_contain_text("Who stands better")
    at_rest(page)
    assert findings(page) == {}
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 1280, "height": 800})


def test_settings(page):
    to_room(page)
    page.locator("#do-options").click()
    at_rest(page)
    assert findings(page) == {}
    page.keyboard.press("Escape")


def test_opening_a_link_or_a_file(page):
    to_room(page)
    page.locator("#do-receive").click()
    at_rest(page)
    assert findings(page) == {}
    page.keyboard.press("Escape")


@pytest.mark.parametrize("link", ["good", "bad"])
def test_a_link_that_came(page, link):
    session = Session.new(REGISTRY.game("mana"), 12345, names=["Ania", "Marco"])
    to_room(page)
    page.evaluate("(hash) => { location.hash = hash; }", encode(session) if link == "good" else "nothing")
    page.locator("#do-letter-play" if link == "good" else "#do-receive-again").wait_for()
    at_rest(page)
    assert findings(page) == {}
    page.keyboard.press("Escape")


def test_a_damaged_game_in_the_list(page):
    page.evaluate("() => localStorage.setItem('tatami.game.bad', 'what is this')")
    to_room(page)
    new_game(page)
    to_room(page)
    page.locator(".going-row.damaged").wait_for()
    assert findings(page) == {}
    page.evaluate("() => localStorage.removeItem('tatami.game.bad')")
