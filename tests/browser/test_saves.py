"""Saved games in a real browser: the list, reload, damage, no room, two tabs, export, wipe, import."""

import json
import re

import pytest
from playwright.sync_api import expect

from engine.core.registry import REGISTRY
from engine.core.session import Session
from tests.browser.conftest import Visitor, wait_ready
from tests.browser.sitting import POSITION, new_game, to_room
from ui.saves.envelope import Envelope, write
from ui.table.players import Player

WIPE = "() => { localStorage.clear(); }"
OPEN = "() => localStorage.getItem('tatami.open')"


@pytest.fixture(scope="module")
def visited(browser, dist_server):
    visitor = Visitor(browser, viewport={"width": 1280, "height": 800})
    yield visitor, visitor.open(dist_server.address)
    visitor.leave()


@pytest.fixture
def page(visited, dist_server):
    visitor, page = visited
    return visitor.begin_again(page, dist_server.address)


def again(page):
    page.reload()
    wait_ready(page)


def rows(page):
    return page.locator(".going")


def test_two_games_are_on_the_shelf_and_one_is_deleted(page):
    new_game(page, position=POSITION)
    page.locator("#spot-c3").click()
    new_game(page, names=["Ola", "Piotr"])
    to_room(page)
    expect(rows(page)).to_have_count(2)
    expect(page.locator("#do-resume")).to_contain_text("Ola – Piotr")
    expect(rows(page).nth(1)).to_contain_text("Ania to move")
    expect(rows(page).nth(1).locator(".day")).to_contain_text(re.compile(r"\d:\d\d"))
    rows(page).nth(1).click()
    expect(page.locator("#prompt")).to_contain_text("ronin of c3")  # in mid-turn
    again(page)
    expect(page.locator("#prompt")).to_contain_text("ronin of c3")
    to_room(page)
    page.locator(".going-row .only-icon").first.click()
    page.locator("#menu-ask-delete").click()
    expect(page.locator("#sheet")).to_contain_text("gone for good")
    page.locator("#do-delete").click()
    expect(rows(page)).to_have_count(1)
    again(page)
    expect(rows(page)).to_have_count(1)


def test_a_damaged_game_is_listed_and_nothing_else_suffers(page):
    new_game(page)
    to_room(page)
    page.evaluate("() => localStorage.setItem('tatami.game.bad', 'what is this')")
    again(page)
    damaged = page.locator(".going-row.damaged")
    expect(damaged).to_contain_text("This saved game is damaged.")
    expect(page.locator("#do-resume")).to_contain_text("Ania – Marco")
    with page.expect_download() as download:
        damaged.get_by_text("Export").click()
    assert json.loads(download.value.path().read_text())["games"] == ["what is this"]
    damaged.get_by_text("Delete").click()
    page.locator("#do-delete").click()
    expect(damaged).to_have_count(0)
    expect(rows(page)).to_have_count(1)


def test_a_game_of_other_rules_is_replayed_by_its_texts(page):
    session = Session.new(REGISTRY.game("mana"), 1, position=POSITION, names=["Ania", "Marco"])
    session.play("c3-d3@a4")
    record = session.record.copy()
    record.rules, record.log = 7, [10_000]  # numbers of a list that is no more; the texts still tell
    kept = Envelope("known", 1, 1, 2, (Player(), Player()), record, to_act=1)
    lost = kept._replace(id="changed", changed=1, record=record.copy())
    lost.record.seed = 2  # another game
    lost.record.log.append(0)
    lost.record.texts.append("a6-a9@z9")  # no move of ours
    for envelope in (kept, lost):
        page.evaluate("([id, text]) => localStorage.setItem(`tatami.game.${id}`, text)", [envelope.id, write(envelope)])
    again(page)
    page.locator("#do-resume").click()
    expect(page.locator("#log-1")).to_be_attached()
    expect(page.locator("#prompt")).to_contain_text("Marco: the bird stands on a double")
    to_room(page)
    page.locator("#do-resume-changed").click()
    expect(page.locator("#thread")).to_contain_text("the last move could not be kept. The original stays in the list.")
    expect(page.locator("#log-1")).to_be_attached()
    to_room(page)
    expect(rows(page)).to_have_count(3)


def test_export_wipe_import(page):
    """And the browser, which promises nothing here, has been asked to keep the games."""
    page.evaluate("() => { navigator.storage.persist = async () => !(window.asked = (window.asked ?? 0) + 1); }")
    for _ in range(2):
        new_game(page, position=POSITION)
        for spot in ("c3", "d3", "a4"):
            page.locator(f"#spot-{spot}").click()
    to_room(page)
    assert page.evaluate("() => window.asked") == 1
    expect(page.locator(".reminder")).to_contain_text("Save them as a file")
    expect(page.locator(".thumb svg")).to_have_count(2)
    with page.expect_download() as download:
        page.locator("#do-export-all").click()
    expect(page.locator(".reminder")).to_have_count(0)
    page.evaluate(WIPE)
    again(page)
    expect(rows(page)).to_have_count(0)
    page.locator("#do-receive").click()
    with page.expect_file_chooser() as chooser:
        page.locator("#do-open-file").click()
    chooser.value.set_files(download.value.path())
    expect(page.locator("#slip")).to_contain_text("2 games were added.")
    expect(rows(page)).to_have_count(2)


def test_two_tabs_with_two_games_and_one_that_is_overtaken(page):
    new_game(page, names=["Ola", "Piotr"])
    other = page.context.new_page()
    other.goto(page.url)
    wait_ready(other)
    new_game(other, position=POSITION)
    for tab, name in ((page, "Ola"), (other, "Ania")):
        tab.bring_to_front()  # one behind another is slow to draw
        again(tab)
        expect(tab.locator("#prompt")).to_contain_text(name)  # each comes back to its own game
    page.bring_to_front()
    to_room(page)
    page.locator(".going", has_text="Ania").click()
    other.bring_to_front()
    for spot in ("c3", "d3", "a4"):
        other.locator(f"#spot-{spot}").click()
    page.bring_to_front()
    expect(page.locator("#thread")).to_contain_text("another tab")
    page.locator("#spot-c3").click()
    expect(page.locator("#do-go-on-here")).to_be_focused()
    page.locator("#do-menu").click()
    page.locator("#menu-ask-resign").click()
    expect(page.locator("#do-go-on-here")).to_be_focused()
    page.locator("#do-go-on-here").click()
    expect(page.locator("#prompt")).to_contain_text("Marco")
    expect(page.locator("#thread")).to_be_empty()


@pytest.mark.parametrize(
    ("name", "sentence"), [("QuotaExceededError", "storage is full"), ("SecurityError", "in memory only")]
)
def test_a_storage_that_refuses(page, name, sentence):
    page.evaluate(
        """(name) => {
          const set = Storage.prototype.setItem;
          Storage.prototype.setItem = function (key, text) {
            if (name === "SecurityError" || text.length > 60) throw new DOMException("no", name);
            set.call(this, key, text);
          };
        }""",
        name,
    )
    new_game(page, position=POSITION)
    expect(page.locator("#thread")).to_contain_text(sentence)
    page.locator("#spot-c3").click()
    to_room(page)
    expect(page.locator(".start-list .thread-line")).to_contain_text(sentence)
    page.locator("#do-resume").click()
    expect(page.locator("#prompt")).to_contain_text("ronin of c3")


def test_a_storage_cleared_while_playing_gets_the_game_again(page):
    new_game(page, position=POSITION)
    page.evaluate(WIPE)
    for spot in ("c3", "d3", "a4"):
        page.locator(f"#spot-{spot}").click()
    game = page.evaluate("() => Object.keys(localStorage).filter((key) => key.startsWith('tatami.game.'))")
    assert len(game) == 1
    page.evaluate(WIPE)
    again(page)  # without another move
    expect(page.locator("#prompt")).to_contain_text("Marco")
    to_room(page)
    expect(page.locator("#do-resume")).to_contain_text("Marco to move")
