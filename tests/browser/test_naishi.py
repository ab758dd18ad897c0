"""Naishi in the browser: by mouse against the computer, by touch at one screen, by keys, by link, looked at closely."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from engine.core.link import decode, encode
from engine.naishi.cards import NAMES as KINDS
from tests.browser.conftest import Visitor, at_rest
from tests.browser.naishi_sitting import (
    HELD,
    MOMENT,
    begin,
    drafted,
    near_the_end,
    open_doors,
    own_turn,
    play,
    shut_doors,
    take_up,
    to_room,
)
from tests.browser.test_axe import RUN
from tests.browser.test_links import receive, send
from tests.browser.test_touch import PHONE, SIDEWAYS, SMALL
from tools.places import ROOT
from ui.table.players import COMPUTER, PERSON

DESK = {"width": 1280, "height": 800}
CUT_NAMES = """() => [...document.querySelectorAll(".place .card-name, .choice, .lane-name, .court-group .second")]
  .filter((el) => el.checkVisibility() && el.scrollWidth > el.clientWidth + 1).map((el) => el.textContent)"""


@pytest.fixture(scope="module")
def desk(browser, dist_server):
    visitor = Visitor(browser, viewport=DESK)
    yield visitor.open(dist_server.address)
    visitor.leave()


@pytest.fixture(scope="module")
def phone(browser, dist_server):
    visitor = Visitor(browser, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    yield visitor.open(dist_server.address)
    visitor.leave()


# Against the computer


def test_turns_against_the_computer_by_mouse(desk):
    begin(desk, "computer")
    desk.locator("#spot-keep-2").click()
    for column in (2, 3, 4):
        own_turn(desk)
        desk.locator(f"#spot-river-{column}").hover()  # what it would bring, before anything is chosen
        expect(desk.locator(".naishi .card-tag")).to_have_count(2)
        expect(desk.locator(".cloth-line")).to_contain_text("in the Line")
        desk.locator(f"#spot-river-{column}").click()
        expect(desk.locator("#prompt")).to_contain_text("in the Line or the Hand")
        expect(desk.locator("#naishi-line-preview .card-tag")).to_have_count(1)
        desk.locator(f"#spot-line-{column}").click()
        expect(desk.locator("#prompt")).not_to_contain_text("in the Line or the Hand")
        if desk.locator("#spot-end").is_visible():
            desk.locator("#spot-end").click()
    own_turn(desk)
    expect(desk.locator("#log .cell")).not_to_have_count(0)
    expect(desk.locator("#adds")).to_contain_text("Marco’s Hand, as Ania knows it")
    expect(desk.locator("#doors")).to_be_empty()


def test_a_turn_by_keys_alone(desk):
    begin(desk, "computer")
    desk.locator("#spot-keep-1").focus()
    desk.keyboard.press("Enter")
    own_turn(desk)
    desk.locator("#spot-river-1").focus()
    desk.keyboard.press("ArrowRight")
    expect(desk.locator(".naishi .tags > :nth-child(2) .card-tag")).to_have_count(2)  # what it would bring
    for key in ("ArrowRight", "Enter", "ArrowDown", "ArrowDown", "Enter"):
        desk.keyboard.press(key)
    expect(desk.locator("#announcer")).to_contain_text("Hand 3")
    expect(desk.locator("#log")).to_contain_text("to Hand 3")


def test_a_refused_touch_and_closer_looks(desk):
    begin(desk, "computer")
    desk.locator("#spot-keep-1").click()
    own_turn(desk)
    desk.locator("#spot-river-2").click()
    desk.locator("#spot-line-4").click()
    expect(desk.locator(".cloth-line")).to_have_text("A card of River 2 goes to column 2.")
    sheet = desk.locator("#sheet")
    desk.locator("#spot-line-1").click(button="right")
    expect(sheet).to_contain_text("Exactly one Mountain scores 5")
    desk.keyboard.press("Escape")
    desk.locator("#spot-river-3").focus()
    desk.keyboard.press("l")
    expect(sheet).to_contain_text("In Line 3 now")
    expect(sheet.locator(".diagram")).to_be_visible()
    desk.keyboard.press("Escape")
    expect(desk.locator("#spot-river-3")).to_be_focused()
    desk.locator("#spot-far-line-2").click()  # where nothing can be done, a touch is enough
    expect(sheet).to_contain_text("All of this kind bring Marco")
    desk.keyboard.press("Escape")
    expect(desk.locator("#spot-far-line-2")).to_be_focused()
    desk.locator("#do-score-beside").focus()
    desk.keyboard.press("Enter")
    expect(sheet).to_contain_text("Ania’s score now")
    expect(sheet.locator(".source").first).to_be_visible()
    desk.keyboard.press("Escape")


def test_against_the_computer_to_the_end(desk):
    take_up(desk, near_the_end(1), (PERSON, COMPUTER))
    own_turn(desk)
    desk.locator("#spot-declare").click()
    for _ in range(8):  # the computer's last turn; then each Ninja of ours
        desk.wait_for_function(f"() => {{ const now = ({MOMENT})(); return now.over || now.can.length; }}")
        now = desk.evaluate(MOMENT)
        if now["over"]:
            break
        desk.locator(f"#{now['can'][0]}").click()
    expect(desk.locator("#prompt")).to_contain_text(re.compile("the end was declared"))
    expect(desk.locator("#sheet .plots .card-mini").nth(19)).to_be_attached()
    desk.keyboard.press("Escape")
    expect(desk.locator("#naishi .card-back")).to_have_count(0)
    desk.locator("#do-earlier").click()
    desk.locator("#do-earlier").click()
    expect(desk.locator("#naishi .card-back")).to_have_count(0)  # looking back after the end, too


# At one screen


def test_by_finger(phone):
    """Held down, on the score, on what is known; a hint, though the line beside its key changes under the finger."""
    drafted(phone)
    sheet = phone.locator("#sheet")
    for spot, told in (("line-1", "Exactly one Mountain scores 5"), ("river-1", "In Hand 1 now")):
        phone.locator(f"#spot-{spot}").dispatch_event(
            "pointerdown", {"bubbles": True, "pointerType": "touch", "isPrimary": True}
        )
        expect(sheet).to_contain_text(told)
        phone.locator("#do-close-sheet").tap()
        expect(sheet).not_to_be_visible()
    for key, told in (("score", "in all"), ("known", "Ania’s Hand, as Marco knows it")):
        phone.locator(f"#do-{key}").tap()
        expect(sheet).to_contain_text(told)
        phone.locator("#do-close-sheet").tap()
        expect(sheet).not_to_be_visible()
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
    assert phone.evaluate(SIDEWAYS) <= 0
    assert phone.evaluate(SMALL) == []
    phone.locator("#spot-keep-1").tap()
    expect(phone.locator("#prompt")).to_contain_text("Marco is next: shut the doors")
    phone.locator("#do-undo").tap()  # a slip
    phone.locator("#spot-keep-1").tap()
    phone.locator("#do-shut-doors").tap()
    expect(phone.locator("#doors")).to_contain_text("Pass the device to Marco")
    assert phone.locator("#naishi-near-hand use, #naishi-far-hand use").count() == 0
    assert phone.locator(".draft-cards").count() == 0
    river = phone.locator("#naishi-river use").evaluate_all("(all) => all.map((el) => el.getAttribute('href'))")
    held = phone.evaluate(HELD)
    assert not [card for card in dealt if card not in river and card in held]
    expect(phone.locator("#scene")).not_to_be_visible()
    open_doors(phone)
    expect(phone.locator("#prompt")).to_contain_text("Marco: keep one card")
    phone.locator("#spot-keep-2").tap()
    shut_doors(phone)
    open_doors(phone)
    own_turn(phone)
    assert phone.locator("#naishi-far-hand .card-back").count() == 5
    assert phone.locator("#naishi-near-hand use").count() == 5
    assert phone.evaluate(SMALL) == []
    phone.locator("#spot-river-5").tap()
    assert phone.evaluate(SIDEWAYS) <= 0
    assert phone.evaluate(SMALL) == []
    assert phone.evaluate("() => document.documentElement.scrollHeight") == PHONE["height"]  # nothing need be scrolled
    phone.reload()
    expect(phone.locator("#doors")).to_contain_text("Pass the device to Ania")
    assert phone.evaluate(SIDEWAYS) <= 0
    assert phone.evaluate(SMALL) == []
    open_doors(phone)
    expect(phone.locator("#prompt")).to_contain_text("in the Line or the Hand")  # in mid-turn, as it was left


def test_at_one_screen_to_the_end_by_touch(phone):
    """The doors stand between any two turns, and are open for the Ninjas; then comes the sheet of the end."""
    session = near_the_end(50)
    last = session.record.texts[-6:]
    session.cut_to(len(session) - len(last))
    take_up(phone, session, (PERSON, PERSON))
    seats, passed = [], 0
    while session.to_act() is not None:
        seats.append(session.to_act())
        if phone.locator("#do-shut-doors").count():
            shut_doors(phone)
        if phone.locator("#do-open-doors").count():
            passed += 1
            open_doors(phone)
        told = last.pop(0) if last else "declare" if "declare" in session.actions() else session.actions()[0]
        play(phone, session, told, touch=True)
    assert passed == 1 + sum(one != other for one, other in pairwise(seats))
    expect(phone.locator("#sheet .plots .card-mini").nth(19)).to_be_attached()
    assert phone.evaluate(SIDEWAYS) <= 0
    assert phone.evaluate(SMALL) == []
    at_rest(phone)  # the rows of the score sheet have come
    phone.evaluate((ROOT / "node_modules/axe-core/axe.min.js").read_text())
    for theme in ("light", "dark", "contrast"):
        phone.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        assert phone.evaluate(RUN) == [], theme
    phone.evaluate("() => { delete document.documentElement.dataset.theme }")
    phone.locator("#do-close-sheet").tap()
    expect(phone.locator("#naishi .card-back")).to_have_count(0)


# By link


def hidden_from(session, seat):
    """Kinds in the other Hand or under the River that this seat has not seen: it may not find them in its page."""
    seen = str([session.chair(seat, at).view() for at in range(len(session) + 1)])
    return [kind for kind in KINDS if f"'{kind}'" not in seen]


def test_by_link_between_two_devices(desk, phone):
    """Ania at the desk, Marco on the phone; each page holds what its seat may know, whoever is to act."""
    begin(desk, "elsewhere")
    desk.locator("#spot-keep-1").click()
    expect(desk.locator("#prompt")).to_contain_text("Marco is next: send the link")
    link = send(desk)
    session = decode(link)
    assert len(link.partition("#")[2]) < 60
    expect(desk.locator("#prompt")).to_contain_text("Marco is awaited")
    expect(desk.locator("#spot-keep-1")).to_have_class(re.compile("kept"))  # Ania's own view, while Marco chooses
    to_room(phone)
    receive(phone, link)
    expect(phone.locator("#sheet")).to_contain_text("Marco is to move.")
    assert phone.locator("#scene").count() == 0  # nothing is built before the answer
    phone.locator("#do-letter-play").tap()
    play(phone, session, "keep 2 " + session.chair(1).view()["draft"]["dealt"][1])
    for there, back, seat in ((phone, desk, 0), (desk, phone, 1)):
        receive(back, send(there))
        expect(back.locator("#thread")).to_contain_text("Your saved game goes on with this link")
        for page, reader in ((back, seat), (there, 1 - seat)):
            held = page.evaluate(HELD)
            assert not [kind for kind in hidden_from(session, reader) if f"naishi-art-{kind}" in held]
        hand = session.chair(seat).view()["hands"][seat]
        shown = back.locator("#naishi-near-hand use").evaluate_all("(all) => all.map((el) => el.href.baseVal)")
        assert shown == [f"#naishi-art-{kind}" for kind in hand]
        play(back, session, "develop hand 3", "end turn")
    assert decode(send(phone)).record.texts == session.record.texts


def test_by_link_to_the_end(desk, phone):
    session = near_the_end(100)
    link = encode(session)
    assert len(link) < 70
    receive(desk, f"#{link}")
    desk.locator("#do-letter-play").click()
    play(desk, session, "declare")
    receive(phone, send(desk))
    phone.locator("#do-letter-play").tap()
    while session.to_act() is not None:
        seat = session.to_act()
        page, other = (desk, phone) if seat == 0 else (phone, desk)
        play(page, session, "recall" if "recall" in session.actions() else session.actions()[0])
        if session.to_act() != seat:
            receive(other, send(page) if session.to_act() is not None else f"#{encode(session)}")
    for page in (desk, phone):
        expect(page.locator("#prompt")).to_contain_text("the end was declared")
        expect(page.locator("#naishi .card-back")).to_have_count(0)


# Room


def test_words_and_cards_fit_at_every_size(desk):
    drafted(desk)
    desk.locator("#spot-river-5").click()
    for language in ("it", "pl", "en"):
        desk.locator("#do-menu").click()
        desk.locator("#menu-options").click()
        desk.locator(f"label:has(#language-{language})").click()
        desk.keyboard.press("Escape")
        for width, height in ((1280, 800), (1366, 620), (1024, 600), (768, 1024), (390, 844), (640, 400)):
            desk.set_viewport_size({"width": width, "height": height})
            assert desk.evaluate(SIDEWAYS) <= 0, (language, width)
            assert desk.evaluate(CUT_NAMES) == [], (language, width)
            rows = [desk.locator(f"#spot-{row}-5").bounding_box() for row in ("far-hand", "river", "line", "hand")]
            assert len({(round(box["x"]), round(box["width"])) for box in rows}) == 1  # column under column
        desk.locator("#spot-hand-5").focus()  # zoomed in, what the keys lead to is not under a cloth
        box, cloth = desk.locator("#spot-hand-5").bounding_box(), desk.locator("#actions").bounding_box()
        assert box["y"] + box["height"] <= cloth["y"]
    desk.set_viewport_size(DESK)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_axe_has_no_serious_finding(desk, theme):
    begin(desk, "person")
    desk.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
    desk.evaluate((ROOT / "node_modules/axe-core/axe.min.js").read_text())
    assert desk.evaluate(RUN) == []
    desk.locator("#spot-keep-1").click()
    assert desk.evaluate(RUN) == []
    shut_doors(desk)
    expect(desk.locator("#do-open-doors")).to_be_focused()
    assert desk.evaluate(RUN) == []
    open_doors(desk)
    desk.locator("#spot-keep-1").click()
    shut_doors(desk)
    open_doors(desk)
    own_turn(desk)
    desk.locator("#spot-river-3").click()
    assert desk.evaluate(RUN) == []
    desk.locator("#spot-line-3").click(button="right")
    expect(desk.locator("#sheet")).to_be_visible()
    at_rest(desk)
    assert desk.evaluate(RUN) == []
    desk.evaluate("() => { delete document.documentElement.dataset.theme }")
