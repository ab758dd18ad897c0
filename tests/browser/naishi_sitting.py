"""Sitting down at a table of Naishi: a new game, one taken up near its end, and a session that is played along."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from engine.core.link import encode
from engine.core.registry import REGISTRY
from engine.core.session import Session
from tests.browser import sitting
from tools.picture import Kept
from ui.app.keeper import Keeper
from ui.naishi.scene import SCENE
from ui.table.picker import Path, ways_of
from ui.table.players import Player

# Without the declared end, which a test asks for itself.
MOMENT = """() => ({
  over: !!document.querySelector("#actions #do-again"),
  can: [...document.querySelectorAll(".place.can[data-do=pick], .space.can[id], #actions [data-do=pick]")]
    .map((el) => el.id).filter((id) => id !== "spot-declare"),
})"""
# Everything the page holds but the drawings themselves, which are there for everybody.
HELD = """() => {
  const page = document.body.cloneNode(true);
  page.querySelectorAll(".art-store, script").forEach((el) => el.remove());
  return page.innerHTML;
}"""


def open_doors(page: Page) -> None:
    page.locator("#do-open-doors").click()
    expect(page.locator("#doors")).to_be_empty()


def shut_doors(page: Page) -> None:
    """The word of whoever has played, where that could still be taken back."""
    page.locator("#do-shut-doors").click()
    expect(page.locator("#do-open-doors")).to_be_visible()


def to_room(page: Page) -> None:
    """Whatever is open: through the doors first, for they leave nothing else in sight."""
    if page.locator("#sheet[open]").count():
        page.keyboard.press("Escape")
    if page.locator("#do-open-doors").is_visible():
        open_doors(page)
    sitting.to_room(page)


def begin(page: Page, second: str) -> None:
    """A new game up to Ania's choice in the draft."""
    to_room(page)
    page.locator("[data-game=naishi]").click()
    page.locator("label:has(#kind-0-person)").click()
    page.locator(f"label:has(#kind-1-{second})").click()
    page.locator("#name-0").fill("Ania")
    page.locator("#name-1").fill("Marco")
    page.locator("#do-begin").click()
    if second == "person":
        expect(page.locator("#doors")).to_contain_text("Pass the device to Ania")
        open_doors(page)
    expect(page.locator("#prompt")).to_contain_text("Ania: keep one card")


def own_turn(page: Page) -> None:
    expect(page.locator("#prompt")).to_contain_text(re.compile("Ania: .*River"))


def drafted(page: Page) -> None:
    """At one screen, up to Ania's first turn."""
    begin(page, "person")
    page.locator("#spot-keep-1").click()
    shut_doors(page)
    open_doors(page)
    page.locator("#spot-keep-1").click()
    shut_doors(page)
    open_doors(page)
    own_turn(page)


def near_the_end(first_seed: int) -> Session:
    """A game in which Ania may declare the end."""
    for seed in range(first_seed, first_seed + 50):
        dice = random.Random(seed)
        session = Session.new(REGISTRY.game("naishi"), seed, names=["Ania", "Marco"])
        while session.to_act() is not None:
            actions = session.actions()
            if session.to_act() == 0 and "declare" in actions:
                return session
            session.play(dice.choice([text for text in actions if text != "declare"]))
    raise AssertionError("no game came to its end")


def take_up(page: Page, session: Session, kinds: tuple[str, str]) -> None:
    """A game from a file, taken from the shelf."""
    keeper = Keeper(Kept(), now=lambda: 1, chance=random.Random(encode(session)).getrandbits)
    game = keeper.add(session, [Player(kind) for kind in kinds])
    to_room(page)
    page.locator("#do-receive").click()
    page.locator("#received").fill(keeper.shelf.export())
    page.locator("#do-receive-text").click()
    page.locator(f"[data-do=resume][data-id='{game}']").click()


def spots_of(session: Session, text: str) -> Path:
    """Where to touch for this action."""
    chair = session.chair(session.to_act())
    texts = [chair.text(action) for action in chair.actions()]
    return ways_of(SCENE.paths(chair)[texts.index(text)])[0]


def play(page: Page, session: Session, *texts: str, touch: bool = False) -> None:
    """On the page and in the session beside it."""
    for text in texts:
        for spot in spots_of(session, text):
            place = page.locator(f"#spot-{spot}")
            place.tap() if touch else place.click()
        session.play(text)
        expect(page.locator("#log [aria-current]")).to_have_id(re.compile(rf"log-{len(session)}$"))
