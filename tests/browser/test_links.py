"""Links between two browsers: sent, opened, sent back; one that is older, one that forked, bad ones."""

import base64
from contextlib import ExitStack

import pytest
from playwright.sync_api import expect

from engine.core.link import encode
from engine.core.registry import REGISTRY
from engine.core.session import Session
from tests.browser.conftest import PREFIX, Visitor
from tests.browser.sitting import good_move, new_game, spots_of, to_room
from tests.support.forge import forged
from tools.places import ROOT

READ_CODE = """async (png) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const drawing = canvas.getContext("2d");
  drawing.drawImage(picture, 0, 0);
  const { data, width, height } = drawing.getImageData(0, 0, picture.width, picture.height);
  return jsQR(data, width, height, { inversionAttempts: "dontInvert" })?.data ?? "";
}"""


@pytest.fixture(scope="module")
def two_visitors(browser, dist_server):
    with ExitStack() as stack:
        visitors = [Visitor(browser, viewport={"width": 1280, "height": 800}) for _ in range(2)]
        for visitor in visitors:
            stack.callback(visitor.leave)
        yield [(visitor, visitor.open(dist_server.address)) for visitor in visitors]


@pytest.fixture
def devices(two_visitors, dist_server):
    """Two people with a browser each."""
    return [visitor.begin_again(page, dist_server.address) for visitor, page in two_visitors]


@pytest.fixture
def page(two_visitors, dist_server):
    """One of them on a phone."""
    visitor, page = two_visitors[0]
    visitor.begin_again(page, dist_server.address)
    page.set_viewport_size({"width": 390, "height": 844})
    yield page
    page.set_viewport_size({"width": 1280, "height": 800})


def play(page, session, text=None):
    text = text or session.actions()[0]
    for spot in spots_of(session, text):
        page.locator(f"#spot-{spot}").click()
    session.play(text)
    expect(page.locator(f"#log-{len(session)}")).to_be_attached()


def send(page, key="#do-share"):
    page.locator(key).click()
    link = page.locator("#text-link").input_value()
    expect(page.locator("#sheet")).to_contain_text(f"{len(link)} characters")
    page.keyboard.press("Escape")
    return link


def receive(page, link):
    """As if the address had been opened in this tab."""
    page.evaluate("(hash) => { location.hash = hash; }", link.partition("#")[2])
    page.wait_for_function("() => location.hash === ''")


def test_there_and_back_for_a_whole_game(devices):
    ania, marco = devices
    session = new_game(ania, ("person", "elsewhere"))
    play(ania, session, "D@f1")
    expect(ania.locator("#prompt")).to_contain_text("Marco is next: send the link")
    first = send(ania)
    assert PREFIX in first  # all of this file runs in dist/, below a path
    expect(ania.locator("#prompt")).to_contain_text("Marco is awaited")
    receive(marco, first)
    expect(marco.locator("#sheet")).to_contain_text("Marco is to move.")
    assert marco.locator("#scene").count() == 0  # nothing is built before the answer
    marco.locator("#do-letter-play").click()
    play(marco, session, "D@b6")
    there, back = marco, ania
    while session.to_act() is not None:
        link = send(there)
        assert len(link) < 200
        receive(back, link)
        expect(back.locator("#thread")).to_contain_text("Your saved game goes on with this link")
        expect(back.locator(f"#log-{len(session)}")).to_be_attached()
        if len(session) == 14:  # in mid-game: what is older changes nothing
            receive(back, first)
            expect(back.locator("#thread")).to_contain_text("This link is older")
            expect(back.locator(f"#log-{len(session)}")).to_be_attached()
        play(back, session, good_move(session, 2) if back is ania else None)  # so that she wins
        there, back = back, there
    last = send(ania, "#do-result-send")  # on the sheet of the end
    receive(marco, last)
    for page in devices:
        expect(page.locator("#prompt")).to_contain_text("Ania wins: the daimyo is captured")
    to_room(ania)
    expect(ania.locator(".going")).to_have_count(1)
    expect(ania.locator(".going")).to_contain_text("Ania – Marco")


def test_a_link_that_forked_is_kept_beside(devices):
    ania, marco = devices
    session = new_game(ania, ("person", "elsewhere"))
    play(ania, session, "D@f1")
    link = send(ania)
    receive(marco, link)
    marco.locator("#do-letter-play").click()
    moves = session.actions()
    for spot in spots_of(session, moves[0]):
        marco.locator(f"#spot-{spot}").click()
    one = send(marco)
    receive(ania, one)
    expect(ania.locator("#thread")).to_contain_text("goes on with this link")
    marco.evaluate("() => localStorage.clear()")
    to_room(marco)
    receive(marco, link)
    marco.locator("#do-letter-play").click()
    for spot in spots_of(session, moves[1]):
        marco.locator(f"#spot-{spot}").click()
    receive(ania, send(marco))
    expect(ania.locator("#thread")).to_contain_text("Both are kept")
    to_room(ania)
    expect(ania.locator(".going")).to_have_count(2)


def test_a_link_is_opened_as_an_address_and_watched(devices):
    ania, marco = devices
    session = new_game(ania, ("person", "elsewhere"))
    play(ania, session, "D@f1")
    link = send(ania)
    other = marco.context.new_page()
    other.goto(link)
    other.locator("#do-letter-watch").click()
    expect(other.locator("#prompt")).to_contain_text("Watching: Marco is to move")
    assert "#" not in other.url
    to_room(other)
    other.locator("#do-receive").click()
    other.locator("#received").fill(f"Your turn: {link} .")
    other.locator("#do-receive-text").click()
    expect(other.locator("#thread")).to_contain_text("at the same move")
    other.locator("#do-seat-person").click()  # who has looked on sits down
    expect(other.locator("#prompt")).to_contain_text("Marco: ")


def test_a_link_sent_before_the_first_move_is_for_the_other_seat(devices):
    ania, marco = devices
    session = new_game(ania, ("person", "elsewhere"))
    receive(marco, send(ania, "#do-share-link"))
    marco.locator("#do-letter-play-1").click()
    expect(marco.locator("#prompt")).to_contain_text("Ania is awaited")
    play(ania, session, "D@f1")
    receive(marco, send(ania))
    expect(marco.locator("#thread")).to_contain_text("Your saved game goes on with this link")
    play(marco, session, "D@b6")


def test_the_code_on_the_screen_is_read_by_another_library(page):
    """Small and large, by day and by night: it is never light on dark."""
    reader = page.context.new_page()
    reader.add_script_tag(path=ROOT / "node_modules" / "jsqr" / "dist" / "jsQR.js")
    page.bring_to_front()  # a page behind another is slow to draw
    session = new_game(page, ("person", "elsewhere"))
    play(page, session, "D@f1")
    for theme, query, side in (("light", "", 214), ("dark", "", 214), ("dark", f"?{'x' * 300}", 290)):
        page.evaluate("(query) => history.replaceState(null, '', query || './')", query)
        page.evaluate("(theme) => document.documentElement.setAttribute('data-theme', theme)", theme)
        page.locator("#do-share").click()
        code = page.locator(".qr")
        code.locator("path").wait_for(state="attached")
        assert round(code.locator("svg").bounding_box()["width"]) == side
        png = base64.b64encode(code.screenshot(animations="disabled")).decode()
        assert reader.evaluate(READ_CODE, png) == page.locator("#text-link").input_value()
        page.keyboard.press("Escape")
    page.evaluate("() => history.replaceState(null, '', './')")


def test_bad_links_say_what_is_wrong(page):
    session = new_game(page, ("person", "elsewhere"))
    play(page, session, "D@f1")
    link = send(page).partition("#")[2]
    other = "a" if link[20] != "a" else "b"
    for bad, sentence in (
        (link[:-5], "This link is cut off"),
        (link[:20] + other + link[21:], "This link is damaged"),
        ("hello_there", "This is not a link to a game"),
        ("2" + link[1:], "made by a newer version"),
        (forged(1, 0, 0), "Ask whoever sent it to open the game once and send it again."),
        (forged(77, 1, 0), "to a game that is not here"),
        ("1" + "a" * 17_000 + "z", "This link is too long"),
    ):
        receive(page, f"#{bad}")
        expect(page.locator("#sheet")).to_contain_text(sentence)
        expect(page.locator("#sheet")).to_contain_text("The games on this device are safe.")
        page.locator("#do-close-sheet").click()
    expect(page.locator("#prompt")).to_contain_text("Marco is awaited")
    to_room(page)
    page.locator("#do-receive").click()
    page.locator("#do-receive-text").click()
    expect(page.locator("#sheet")).to_contain_text("Nothing was pasted")


def test_a_letter_that_is_closed_waits_in_the_room(page):
    link = encode(Session.new(REGISTRY.game("mana"), 4242, names=["Ola", "Piotr"]))
    receive(page, f"#{link}")
    expect(page.locator("#sheet")).to_contain_text("Ola – Piotr")
    page.keyboard.press("Escape")
    page.reload()
    page.locator("#do-open-letter-0").click()
    page.locator("#do-letter-play").click()
    expect(page.locator("#prompt")).to_contain_text("Ola")
    to_room(page)
    expect(page.locator(".letter-row")).to_have_count(0)
    expect(page.locator("#do-resume")).to_contain_text("Ola – Piotr")
