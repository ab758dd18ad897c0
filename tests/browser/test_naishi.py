"""Naishi in the browser: by mouse against the computer, by touch at one screen, by keys, and looked at closely."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.test_axe import RUN
from tests.browser.test_touch import PHONE, SIDEWAYS, SMALL
from tools.places import ROOT

# Without the declared end and the forced ones: a game of some length.
MOMENT = """() => ({
  over: !!document.querySelector("#actions #do-again"),
  doors: !!document.querySelector("#do-open-doors"),
  can: [...document.querySelectorAll(".place.can[data-do=pick], .space.can[id], #actions [data-do=pick]")]
    .map((el) => el.id).filter((id) => id !== "spot-declare"),
})"""


@pytest.fixture(scope="module")
def desk(browser, checkout_server):
    visitor = Visitor(browser, viewport={"width": 1280, "height": 800})
    yield visitor.open(checkout_server.address)
    visitor.leave()


@pytest.fixture(scope="module")
def phone(browser, checkout_server):
    visitor = Visitor(browser, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    yield visitor.open(checkout_server.address)
    visitor.leave()


def begin(page, second):
    if page.locator("#sheet[open]").count():
        page.keyboard.press("Escape")
    if page.locator("#do-open-doors").is_visible():
        page.locator("#do-open-doors").click()
    if page.locator("#do-leave").is_visible():
        page.locator("#do-leave").click()
    page.locator("[data-game=naishi]").click()
    page.locator("label:has(#kind-0-person)").click()
    page.locator(f"label:has(#kind-1-{second})").click()
    page.locator("#name-0").fill("Ania")
    page.locator("#name-1").fill("Marco")
    page.locator("#do-begin").click()
    expect(page.locator("#prompt")).to_contain_text("Ania: keep one card")


def own_turn(page):
    expect(page.locator("#prompt")).to_contain_text(re.compile("Ania: .*River"))


def drafted(page):
    """At one screen, up to Ania's first turn."""
    begin(page, "person")
    for name in ("Marco", "Ania"):
        page.locator("#spot-keep-1").tap()
        expect(page.locator("#doors")).to_contain_text(f"Pass the device to {name}")
        page.locator("#do-open-doors").tap()
    own_turn(page)


def test_turns_against_the_computer_by_mouse(desk):
    begin(desk, "computer")
    desk.locator("#spot-keep-2").click()
    for column in (2, 3, 4):
        own_turn(desk)
        desk.locator(f"#spot-river-{column}").click()
        expect(desk.locator("#prompt")).to_contain_text("in the Line or the Hand")
        expect(desk.locator("#naishi-line-preview .card-tag")).to_have_count(1)
        desk.locator(f"#spot-line-{column}").click()
        expect(desk.locator("#prompt")).not_to_contain_text("in the Line or the Hand")
        if desk.locator("#spot-end").is_visible():
            desk.locator("#spot-end").click()
    own_turn(desk)
    expect(desk.locator("#log .cell")).not_to_have_count(0)
    expect(desk.locator("#doors")).to_be_empty()


def test_a_turn_by_keys_alone(desk):
    begin(desk, "computer")
    desk.locator("#spot-keep-1").focus()
    desk.keyboard.press("Enter")
    own_turn(desk)
    desk.locator("#spot-river-1").focus()
    for key in ("ArrowRight", "ArrowRight", "Enter", "ArrowDown", "ArrowDown", "Enter"):
        desk.keyboard.press(key)
    expect(desk.locator("#announcer")).to_contain_text("Hand 3")
    expect(desk.locator("#log")).to_contain_text("to Hand 3")


def test_a_refused_touch_says_why(desk):
    begin(desk, "computer")
    desk.locator("#spot-keep-1").click()
    own_turn(desk)
    desk.locator("#spot-river-2").click()
    desk.locator("#spot-line-4").click()
    expect(desk.locator(".cloth-line")).to_have_text("A card of River 2 goes to column 2.")


def test_a_closer_look_by_right_button_and_by_key(desk):
    begin(desk, "computer")
    desk.locator("#spot-keep-1").click()
    own_turn(desk)
    desk.locator("#spot-line-1").click(button="right")
    expect(desk.locator("#sheet")).to_contain_text("Exactly one Mountain scores 5")
    desk.keyboard.press("Escape")
    desk.locator("#spot-line-2").focus()
    desk.keyboard.press("l")
    expect(desk.locator("#sheet")).to_contain_text("Mountain")
    desk.keyboard.press("Escape")
    expect(desk.locator("#spot-line-2")).to_be_focused()


def test_a_finger_held_down_asks_for_a_closer_look(phone):
    drafted(phone)
    phone.locator("#spot-line-1").dispatch_event(
        "pointerdown", {"bubbles": True, "pointerType": "touch", "isPrimary": True}
    )
    expect(phone.locator("#sheet")).to_contain_text("Exactly one Mountain scores 5")
    phone.locator("#do-close-sheet").tap()
    expect(phone.locator("#sheet")).not_to_be_visible()


def test_a_key_answers_though_the_line_beside_it_changes(phone):
    """The focus comes between press and click: what it changes must not take the key away."""
    drafted(phone)
    phone.locator("#spot-decree").dispatch_event("pointerover", {"bubbles": True, "pointerType": "mouse"})
    expect(phone.locator("#cloth-line")).to_contain_text("Exchange a card")
    phone.locator("#do-hint").tap()
    expect(phone.locator("#cloth-line")).to_contain_text(re.compile("good move|Hint"))
    expect(phone.locator(".hinted").first).to_be_visible()


def test_at_one_screen_nothing_lies_behind_the_doors(phone):
    """Canaries: the two cards dealt are in the page until the choice is made, then nowhere in it."""
    begin(phone, "person")
    dealt = phone.locator(".draft-cards use").evaluate_all("(all) => all.map((el) => el.getAttribute('href'))")
    assert len(dealt) == 2
    phone.locator("#spot-keep-1").tap()
    expect(phone.locator("#doors")).to_contain_text("Pass the device to Marco")
    assert phone.locator("#naishi-near-hand use, #naishi-far-hand use").count() == 0
    assert phone.locator(".draft-cards").count() == 0
    expect(phone.locator("#scene")).not_to_be_visible()
    phone.locator("#do-open-doors").tap()
    expect(phone.locator("#prompt")).to_contain_text("Marco: keep one card")
    expect(phone.locator("#doors")).to_be_empty()
    phone.locator("#spot-keep-2").tap()
    phone.locator("#do-open-doors").tap()
    own_turn(phone)
    assert phone.locator("#naishi-far-hand .card-back").count() == 5
    assert phone.locator("#naishi-near-hand use").count() == 5


def test_a_reload_shuts_the_doors(phone):
    drafted(phone)
    phone.reload()
    expect(phone.locator("#doors")).to_contain_text("Pass the device to Ania")
    phone.locator("#do-open-doors").tap()
    own_turn(phone)


def test_a_whole_game_at_one_screen_by_touch(phone):
    """Anything that is marked may be touched; the doors stand between any two turns; the sheet of the end comes."""
    drafted(phone)
    dice, passed = random.Random(3), 0
    for _ in range(300):
        now = phone.evaluate(MOMENT)
        if now["over"]:
            break
        if now["doors"]:
            passed += 1
            phone.locator("#do-open-doors").tap()
            continue
        if now["can"]:
            phone.locator(f"#{dice.choice(now['can'])}").tap()
    assert passed > 10
    expect(phone.locator("#sheet")).to_contain_text("Score after each turn")
    expect(phone.locator("#sheet .plots .card-mini").nth(19)).to_be_attached()
    assert phone.evaluate(SIDEWAYS) <= 0
    assert phone.evaluate(SMALL) == []
    phone.wait_for_timeout(1200)  # the rows of the score sheet have come
    phone.evaluate((ROOT / "node_modules/axe-core/axe.min.js").read_text())
    for theme in ("light", "dark", "contrast"):
        phone.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        assert phone.evaluate(RUN) == [], theme
    phone.evaluate("() => { delete document.documentElement.dataset.theme }")
    phone.locator("#do-close-sheet").tap()
    expect(phone.locator("#naishi .card-back")).to_have_count(0)


@pytest.mark.parametrize("screen", ["draft", "turn", "slot", "doors"])
def test_a_phone_has_room_for_it(phone, screen):
    if screen == "draft":
        begin(phone, "person")
    else:
        drafted(phone)
    if screen != "draft":
        phone.wait_for_timeout(500)  # the doors are away
    if screen == "slot":
        phone.locator("#spot-river-5").tap()
    if screen == "doors":
        phone.reload()
        expect(phone.locator("#do-open-doors")).to_be_visible()
    assert phone.evaluate(SIDEWAYS) <= 0
    assert phone.evaluate(SMALL) == []


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_axe_has_no_serious_finding(desk, theme):
    begin(desk, "person")
    desk.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
    desk.evaluate((ROOT / "node_modules/axe-core/axe.min.js").read_text())
    assert desk.evaluate(RUN) == []
    desk.locator("#spot-keep-1").click()
    expect(desk.locator("#do-open-doors")).to_be_focused()
    assert desk.evaluate(RUN) == []
    desk.locator("#do-open-doors").click()
    desk.locator("#spot-keep-1").click()
    desk.locator("#do-open-doors").click()
    own_turn(desk)
    desk.wait_for_timeout(500)
    desk.locator("#spot-river-3").click()
    assert desk.evaluate(RUN) == []
    desk.locator("#spot-line-3").click(button="right")
    expect(desk.locator("#sheet")).to_be_visible()
    desk.wait_for_timeout(400)
    assert desk.evaluate(RUN) == []
    desk.evaluate("() => { delete document.documentElement.dataset.theme }")
