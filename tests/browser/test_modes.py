"""Against the computer, computer against computer, without workers, without storage."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE, Visitor, wait_ready
from tests.browser.sitting import PLAYER_TO_MOVE, POSITION, new_game, to_room

NO_WORKER = """
window.Worker = class extends Worker { constructor() { throw new Error("no workers here"); } };
"""
NO_STORAGE = """
Object.defineProperty(window, "localStorage", { get() { throw new DOMException("blocked", "SecurityError"); } });
"""
KNOWN_WORKERS = """
window.known = [];
window.Worker = class extends Worker { constructor(...given) { super(...given); window.known.push(this); } };
"""
FRAMES = """
() => { window.frames_seen = 0; const count = () => { window.frames_seen++; requestAnimationFrame(count); }; count(); }
"""

# Lies in wait, because on a busy machine the computer may have moved before another word of the test arrives.
TOUCH_WHEN_IT_THINKS = """
() => {
  window.said_meanwhile = "";
  const look = () => {
    if (!document.querySelector("#do-play-now")) return requestAnimationFrame(look);
    document.querySelector("#spot-a1").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    requestAnimationFrame(() => { window.said_meanwhile = document.querySelector("#cloth-line").textContent; });
  };
  look();
}
"""


@pytest.fixture(scope="module")
def page(browser, dist_server):
    visitor = Visitor(browser, viewport={"width": 1280, "height": 800})
    yield visitor.open(dist_server.address)
    visitor.leave()


@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_computer_answers_at_every_level(page, level):
    new_game(page, ("person", f"computer {level}"))
    expect(page.locator("#seats")).to_contain_text(f"level {level}")
    for spot in ("f1",):
        page.locator(f"#spot-{spot}").click()
    expect(page.locator("#log-12")).to_be_attached()
    for spot in ("e1", "e4", "a2"):
        page.locator(f"#spot-{spot}").click()
    expect(page.locator("#log-14")).to_be_attached(timeout=PATIENCE)  # level 3 thinks for a while
    expect(page.locator("#prompt")).to_contain_text("Ania")


def test_the_computer_may_sit_first_and_the_board_turns(page):
    new_game(page, ("computer 1", "person"))
    expect(page.locator("#log-6")).to_be_attached()
    assert page.locator(".spot").first.get_attribute("data-spot") == "f1"
    page.locator("#spot-b6").click()
    expect(page.locator("#log-13")).to_be_attached()


def test_the_page_keeps_answering_while_the_computer_thinks(page):
    new_game(page, ("person", "computer 3"), position=POSITION)
    page.evaluate(FRAMES)
    page.evaluate(TOUCH_WHEN_IT_THINKS)
    for spot in ("c3", "d3", "a4"):
        page.locator(f"#spot-{spot}").click()
    page.wait_for_function("() => window.said_meanwhile")
    assert "Marco is to move now." in page.evaluate("() => window.said_meanwhile")
    page.locator("#do-menu").click()  # a sheet opens and closes meanwhile
    expect(page.locator("#sheet")).to_be_visible()
    page.keyboard.press("Escape")
    assert page.evaluate("() => window.frames_seen") > 3
    page.wait_for_function(PLAYER_TO_MOVE)


def test_play_now_and_take_back(page):
    new_game(page, ("person", "computer 3"), position=POSITION)
    for spot in ("c3", "d3", "a4"):
        page.locator(f"#spot-{spot}").click()
    page.locator("#do-play-now").click()
    expect(page.locator("#log-2")).to_be_attached()
    page.locator("#do-undo").click()
    expect(page.locator("#log-1")).to_have_count(0)
    expect(page.locator("#seats")).to_contain_text("took back once")


def test_taking_back_while_it_thinks_cancels(page):
    new_game(page, ("person", "computer 3"), position=POSITION)
    for spot in ("c3", "d3", "a4"):
        page.locator(f"#spot-{spot}").click()
    page.locator("#do-undo").click()
    expect(page.locator("#prompt")).to_contain_text("Ania: the bird stands on a triple")
    page.wait_for_timeout(1500)
    expect(page.locator("#log-1")).to_have_count(0)


def test_leaving_cancels_and_a_reload_asks_again(page):
    new_game(page, ("person", "computer 2"), position=POSITION)
    for spot in ("c3", "d3", "a4"):
        page.locator(f"#spot-{spot}").click()
    page.reload()
    wait_ready(page)
    expect(page.locator("#log-2")).to_be_attached()
    to_room(page)


def test_two_computers_are_watched_paused_and_watched_on(page):
    new_game(page, ("computer 1", "computer 2"), names=["", ""])
    expect(page.locator("#bar")).to_contain_text("Computer 1 – Computer 2")
    expect(page.locator("#log-14")).to_be_attached()
    page.locator("#do-halt").click()
    expect(page.locator("#prompt")).to_contain_text("Paused")
    cells = page.locator(".cell").count()
    page.wait_for_timeout(1500)
    assert page.locator(".cell").count() == cells
    page.locator("#do-halt").click()
    expect(page.locator(".cell")).not_to_have_count(cells)
    to_room(page)


def test_a_worker_that_breaks_is_told_and_may_try_again(visit, dist_server):
    visitor = visit(viewport={"width": 1280, "height": 800})
    visitor.context.add_init_script(KNOWN_WORKERS)
    page = visitor.open(dist_server.address)
    new_game(page, ("person", "computer 3"), position=POSITION)
    for spot in ("c3", "d3", "a4"):
        page.locator(f"#spot-{spot}").click()
    page.wait_for_function("() => document.querySelector('progress')?.value > 0")  # it has begun to speak
    page.evaluate("() => known.at(-1).dispatchEvent(new ErrorEvent('error', { cancelable: true }))")
    expect(page.locator("#actions")).to_contain_text("The computer could not find a move")
    page.locator("#do-try-again").click()
    expect(page.locator("#do-play-now")).to_be_visible()
    page.locator("#do-play-now").click()
    expect(page.locator("#log-2")).to_be_attached()


def test_without_workers_the_page_says_so_and_plays(visit, dist_server):
    visitor = visit(viewport={"width": 1280, "height": 800})
    visitor.context.add_init_script(NO_WORKER)
    page = visitor.open(dist_server.address)
    new_game(page, ("person", "computer 2"), position=POSITION)
    for spot in ("c3", "d3", "a4"):
        page.locator(f"#spot-{spot}").click()
    expect(page.locator("#log-2")).to_be_attached()
    page.locator("#do-menu").click()
    page.locator("#menu-options").click()
    expect(page.locator("#sheet")).to_contain_text("it thinks in small slices")


def test_without_storage_the_page_says_so_and_plays(visit, dist_server):
    visitor = visit(viewport={"width": 1280, "height": 800})
    visitor.context.add_init_script(NO_STORAGE)
    page = visitor.open(dist_server.address)
    new_game(page, position=POSITION)
    expect(page.locator("#thread")).to_contain_text("Playing in memory only")
    page.locator("#spot-c3").click()
    expect(page.locator("#prompt")).to_contain_text("ronin of c3")
    to_room(page)
    page.locator("#do-resume").click()
    expect(page.locator("#prompt")).to_contain_text("ronin of c3")
