"""Against the computer, computer against computer, without workers, without storage."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE, Visitor, wait_ready
from tests.browser.sitting import POSITION, new_game, to_room

NO_WORKER = """
window.Worker = class extends Worker { constructor() { throw new Error("no workers here"); } };
"""
NO_STORAGE = """
Object.defineProperty(window, "localStorage", { get() { throw new DOMException("blocked", "SecurityError"); } });
"""
# The computer's answer waits until the test lets it through: what it thinks meanwhile is heard, but on a quick machine
# it would have moved before the next word of the test arrives.
WAITING_ANSWERS = """
window.held = null;
window.hold_answers = () => { held = []; };
window.let_answers = () => {
  const waiting = held ?? [];
  held = null;
  for (const [worker, data] of waiting) worker.dispatchEvent(new MessageEvent("message", { data }));
};
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    window.computer = this;
    this.addEventListener("message", (event) => {
      if (held && typeof event.data === "string" && "answer" in JSON.parse(event.data)) {
        held.push([this, event.data]);
        event.stopImmediatePropagation();
      }
    });
  }
};
"""
A_WHILE = 1500  # milliseconds; longer than the computer takes at least for a move it has found


@pytest.fixture(scope="module")
def page(browser, dist_server):
    visitor = Visitor(browser, viewport={"width": 1280, "height": 800})
    visitor.context.add_init_script(WAITING_ANSWERS)
    yield visitor.open(dist_server.address)
    visitor.leave()


@pytest.fixture
def thinking(page):
    """It is the computer's turn, and it thinks until it is told, stopped, or its answer let through."""
    page.evaluate("() => hold_answers()")
    new_game(page, ("person", "computer 3"), position=POSITION)
    for spot in ("c3", "d3", "a4"):
        page.locator(f"#spot-{spot}").click()
    expect(page.locator("#do-play-now")).to_be_visible()
    yield page
    page.evaluate("() => let_answers()")


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


def test_the_page_answers_while_the_computer_thinks(thinking):
    thinking.locator("#spot-a1").click()
    expect(thinking.locator("#cloth-line")).to_contain_text("Marco is to move now.")
    thinking.locator("#do-menu").click()  # a sheet opens and closes meanwhile
    expect(thinking.locator("#sheet")).to_be_visible()
    thinking.keyboard.press("Escape")
    thinking.evaluate("() => let_answers()")
    expect(thinking.locator("#log-2")).to_be_attached()


def test_play_now_and_take_back(thinking):
    thinking.locator("#do-play-now").click()
    expect(thinking.locator("#log-2")).to_be_attached()
    thinking.locator("#do-undo").click()
    expect(thinking.locator("#log-1")).to_have_count(0)
    expect(thinking.locator("#seats")).to_contain_text("took back once")


def test_taking_back_while_it_thinks_cancels(thinking):
    thinking.locator("#do-undo").click()
    expect(thinking.locator("#prompt")).to_contain_text("Ania: the bird stands on a triple")
    thinking.evaluate("() => let_answers()")
    thinking.wait_for_timeout(A_WHILE)
    expect(thinking.locator("#log-1")).to_have_count(0)


def test_leaving_while_it_thinks_cancels_and_coming_back_asks_again(thinking):
    thinking.locator("#do-leave").click()
    thinking.evaluate("() => let_answers()")
    thinking.wait_for_timeout(A_WHILE)
    expect(thinking.locator(".start .room")).to_be_visible()
    thinking.evaluate("() => hold_answers()")
    thinking.locator("#do-resume").click()
    expect(thinking.locator("#do-play-now")).to_be_visible()
    expect(thinking.locator("#log-2")).to_have_count(0)  # what it had found was not played
    thinking.evaluate("() => let_answers()")
    expect(thinking.locator("#log-2")).to_be_attached()


def test_a_reload_while_it_thinks_asks_again(thinking):
    thinking.reload()
    wait_ready(thinking)
    expect(thinking.locator("#log-2")).to_be_attached()
    to_room(thinking)


def test_a_worker_that_breaks_is_told_and_may_try_again(thinking):
    thinking.wait_for_function("() => document.querySelector('progress')?.value > 0")  # it has begun to speak
    thinking.evaluate("() => computer.dispatchEvent(new ErrorEvent('error', { cancelable: true }))")
    expect(thinking.locator("#actions")).to_contain_text("The computer could not find a move")
    thinking.locator("#do-try-again").click()
    thinking.locator("#do-play-now").click()
    expect(thinking.locator("#log-2")).to_be_attached()


def test_two_computers_are_watched_paused_and_watched_on(page):
    new_game(page, ("computer 1", "computer 2"), names=["", ""])
    expect(page.locator("#bar")).to_contain_text("Computer 1 – Computer 2")
    expect(page.locator("#log-14")).to_be_attached()
    page.locator("#do-halt").click()
    expect(page.locator("#prompt")).to_contain_text("Paused")
    cells = page.locator(".cell").count()
    page.wait_for_timeout(A_WHILE)
    assert page.locator(".cell").count() == cells
    page.locator("#do-halt").click()
    expect(page.locator(".cell")).not_to_have_count(cells)
    to_room(page)


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
