"""Behind the doors: nothing of the next seat is in the page, neither drawn nor named, before they are opened.

A game of Naishi at one screen is brought to the page as a file, so that the test knows every card; the kinds that only
the next seat can see are canaries.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count

import pytest
from playwright.sync_api import Page, expect

from engine.core.game import Json, Seat
from engine.core.registry import REGISTRY
from engine.core.session import Session
from engine.naishi.cards import NAMES
from tests.browser.conftest import Visitor
from tests.browser.sitting import to_room
from tests.ui.fakes import FakeStorage
from ui.app.keeper import Keeper
from ui.naishi.text.en import SENTENCES
from ui.table.players import Player

# Everything the page holds but the store of all drawings, which is the same for everybody.
HELD = """() => {
  const copy = document.documentElement.cloneNode(true);
  copy.querySelectorAll(".art-store, .room, script").forEach((part) => part.remove());
  return copy.outerHTML;
}"""


def kinds(told: Json) -> set[str]:
    """All kinds of cards named in a view or an event."""
    if isinstance(told, str):
        return {told} & set(NAMES)
    inside = told.values() if isinstance(told, Mapping) else told if isinstance(told, Sequence) else ()
    return set().union(*map(kinds, inside))


def canaries(session: Session, seat: Seat) -> set[str]:
    """Kinds that this seat sees now, and the other has never been told of."""
    other = 1 - seat
    views = [session.chair(other, at).view() for at in range(len(session) + 1)]
    events = [event.seen_by(other) for step in session.steps for event in step.events]
    return kinds(session.chair(seat).view()) - kinds(views) - kinds(events) - {"naishi"}  # so is the game called


def game_with_secrets() -> tuple[Session, Seat, set[str]]:
    """A few turns into a game, before the turn of a seat that holds what only it knows."""
    for seed in count(1):
        session = Session.new(REGISTRY.game("naishi"), seed, names=["Ania", "Marco"])
        for move in range(12):
            session.play((seed * 7 + move * 5) % session.choices())
        seat = session.to_act()
        if seat is not None and (secrets := canaries(session, seat)):
            return session, seat, secrets
    raise AssertionError


@pytest.fixture
def page(browser, dist_server):
    visitor = Visitor(browser, viewport={"width": 390, "height": 844})
    yield visitor.open(dist_server.address)
    visitor.leave()


def told(page: Page, secrets: set[str]) -> set[str]:
    """Which of them the page's elements, or what a screen reader hears, give away."""
    held, heard = str(page.evaluate(HELD)), page.locator("body").aria_snapshot()
    names = SENTENCES["naishi.card"]
    assert not isinstance(names, str)
    return {
        kind
        for kind in secrets
        if f"naishi-art-{kind}" in held or f"kind-{kind}" in held or str(names[kind]) in held + heard
    }


def test_the_doors_hide_the_next_seat_from_eye_ear_and_page(page):
    session, seat, secrets = game_with_secrets()
    keeper = Keeper(FakeStorage(), now=lambda: 1, chance=lambda _: 77)
    keeper.add(session, [Player(), Player()])
    to_room(page)
    page.locator("#do-receive").click()
    page.locator("#received").fill(keeper.shelf.export())
    page.locator("#do-receive-text").click()
    expect(page.locator(".thumb svg")).to_be_attached()
    assert told(page, secrets) == set()  # nor does the list of games
    page.locator("#do-resume").click()
    expect(page.locator("#doors")).to_contain_text(f"Pass the device to {session.record.names[seat]}")
    assert told(page, secrets) == set()
    assert page.locator("#table > [inert]").count() == page.locator("#table > :not(#doors)").count() > 3
    expect(page.locator("#do-open-doors")).to_be_focused()
    page.keyboard.press("m")
    page.keyboard.press("Tab")
    expect(page.locator("#do-leave-doors")).to_be_focused()
    expect(page.locator("#sheet")).to_be_hidden()
    page.keyboard.press("Enter")
    expect(page.locator(".start .room")).to_be_visible()
    page.locator("#do-resume").click()
    page.locator("#do-open-doors").click()
    expect(page.locator("#doors")).to_be_empty()
    assert told(page, secrets) == secrets  # they were there to be found
