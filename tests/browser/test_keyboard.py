"""By keyboard alone: a whole game, Escape, shortcuts, sheets."""

import pytest
from playwright.sync_api import expect

from engine.core.registry import REGISTRY
from engine.core.session import Session
from tests.browser.conftest import Visitor
from tests.browser.sitting import POSITION, new_game, whole_game

FOCUS = "() => document.activeElement.id"


@pytest.fixture(scope="module")
def page(browser, dist_server):
    visitor = Visitor(browser, viewport={"width": 1280, "height": 800})
    yield visitor.open(dist_server.address)
    visitor.leave()


def press(page, key, times=1):
    for _ in range(times):
        page.keyboard.press(key)


def tab_to(page, element, most=40):
    """Tab until the focus is there: it must be reachable."""
    for _ in range(most):
        if page.evaluate(FOCUS) == element:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{element} cannot be reached by Tab")


def walker(page):
    """Touches a square by walking there with the arrows."""

    def touch(spot):
        here = page.evaluate(FOCUS)
        if not here.startswith("spot-") or here == "spot-reserve":
            press(page, "ArrowUp")
            here = page.evaluate(FOCUS)
        if spot == "reserve":
            tab_to(page, "spot-reserve")
            press(page, "Enter")
            return
        now = here.removeprefix("spot-")
        files, rows = ord(spot[0]) - ord(now[0]), int(spot[1]) - int(now[1])
        press(page, "ArrowRight" if files > 0 else "ArrowLeft", abs(files))
        press(page, "ArrowUp" if rows > 0 else "ArrowDown", abs(rows))
        assert page.evaluate(FOCUS) == f"spot-{spot}"
        press(page, "Enter")

    return touch


def test_a_whole_game_by_keyboard_only(page):
    """From the start page to the end of the game without a pointer."""
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.dataset.game") == "mana":
            break
    press(page, "Enter")
    expect(page.locator("#sheet")).to_be_visible()
    tab_to(page, "kind-1-computer")
    press(page, "ArrowLeft")  # a person
    expect(page.locator("#kind-1-person")).to_be_checked()
    tab_to(page, "do-begin")
    press(page, "Enter")
    expect(page.locator("#prompt")).to_contain_text("Player 1: place the daimyo")
    session = Session.new(REGISTRY.game("mana"), 1)
    whole_game(page, session, walker(page))
    expect(page.locator("#do-close-sheet")).to_be_focused()
    press(page, "Escape")
    expect(page.locator("#sheet")).not_to_be_visible()
    expect(page.locator("#do-result")).to_be_focused()


def test_escape_takes_a_touch_back(page):
    new_game(page, position=POSITION)
    touch = walker(page)
    touch("c3")
    touch("d3")
    press(page, "Escape")
    expect(page.locator("#prompt")).to_contain_text("choose where the ronin of c3 lands")
    press(page, "Escape")
    expect(page.locator("#prompt")).to_contain_text("move from a triple")


def test_the_focus_shows_what_it_would_do(page):
    new_game(page, position=POSITION)
    touch = walker(page)
    touch("c3")
    press(page, "ArrowRight")
    expect(page.locator("#mana-preview .ghost")).to_be_attached()
    expect(page.locator(".cloth-line")).to_have_text("d3 is a double: the bird then goes to a double")


def test_shortcuts_are_listed_and_work(page):
    new_game(page, position=POSITION)
    press(page, "?")
    expect(page.locator("#sheet")).to_contain_text("The arrow keys walk over the board.")
    press(page, "Escape")
    expect(page.locator("#sheet")).not_to_be_visible()
    walker(page)("c3")
    press(page, "u")
    expect(page.locator("#mana-under .selected")).to_have_count(0)
    press(page, "i")
    expect(page.locator("#sheet")).to_contain_text("In your game now")
    press(page, "Escape")
    press(page, "t")
    assert page.locator(".spot").first.get_attribute("data-spot") == "f1"
    press(page, "t")


def test_shortcuts_can_be_switched_off(page):
    new_game(page, position=POSITION)
    press(page, "m")
    page.locator("#menu-options").click()
    page.locator("#tick-shortcuts").set_checked(False, force=True)
    press(page, "Escape")
    press(page, "?")
    expect(page.locator("#sheet")).not_to_be_visible()
    page.locator("#do-menu").click()
    page.locator("#menu-options").click()
    page.locator("#tick-shortcuts").set_checked(True, force=True)
    press(page, "Escape")


def test_a_closed_sheet_gives_the_focus_back(page):
    new_game(page, position=POSITION)
    page.locator("#do-rules").focus()
    press(page, "Enter")
    expect(page.locator("#sheet")).to_be_visible()
    press(page, "Escape")
    expect(page.locator("#do-rules")).to_be_focused()


def test_every_square_has_a_spoken_name(page):
    new_game(page, position=POSITION)
    expect(page.locator("#spot-c3")).to_have_accessible_name("c3, triple, Ania’s ronin, black, may be chosen")
    expect(page.locator("#spot-c5")).to_have_accessible_name("c5, triple, the bird")
    expect(page.locator("#spot-f6")).to_have_accessible_name("f6, double, Marco’s daimyo, white")


IN_SIGHT = """() => {
  const [at, up, down] = [document.activeElement, ...document.querySelectorAll("#table .cloth")].map((element) =>
    element.getBoundingClientRect());
  const apart = (one, other) => one.right <= other.left || other.right <= one.left
    || one.bottom <= other.top || other.bottom <= one.top;
  return at.top >= 0 && at.bottom <= innerHeight && apart(at, up) && apart(at, down) && up.top >= 0;
}"""


@pytest.mark.parametrize(("width", "height"), [(640, 400), (844, 390), (390, 500), (1280, 440)])
def test_in_a_low_window_the_keys_never_lead_out_of_sight(page, width, height):
    new_game(page, position=POSITION)
    page.set_viewport_size({"width": width, "height": height})
    try:
        for key in ("ArrowUp", "ArrowUp", "ArrowUp", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown"):
            press(page, key)
            assert page.evaluate(FOCUS).startswith("spot-")
            assert page.evaluate(IN_SIGHT), key
    finally:
        page.set_viewport_size({"width": 1280, "height": 800})
