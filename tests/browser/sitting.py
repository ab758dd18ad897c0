"""Sitting down at the page's table: starting a game and playing it by mouse, keys or touch.

A session of our own is played along, so a test knows what is legal and where to touch; what the page then shows is
compared with it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Page, expect

from engine.bots.bot import Budget, bot_for, choose
from engine.core.registry import REGISTRY
from engine.core.session import Session
from ui.mana.scene import path_of

POSITION = "1rr2d/6/2r3/1rR1r1/1R4/1R2RD b c5 0"  # Ania must move from a triple; c3 can
ALMOST_WON = "3d2/3R2/6/6/6/2D3 b a1 0"


def to_room(page: Page) -> None:
    """From wherever the page is to the start page, with nothing open."""
    if page.locator("#sheet[open]").count():
        page.keyboard.press("Escape")
    # By script, for a sheet of the end that opens in this very moment would cover the key.
    page.evaluate("() => document.querySelector('#do-leave')?.click()")
    expect(page.locator(".start .room")).to_be_visible()


def open_sheet(
    page: Page, kinds: Sequence[str] = ("person", "person"), names: Sequence[str] = ("Ania", "Marco")
) -> None:
    """The new game sheet, filled in."""
    to_room(page)
    page.locator("[data-game=mana]").click()
    for seat, kind in enumerate(kinds):
        who, _, level = kind.partition(" ")
        page.locator(f"label:has(#kind-{seat}-{who})").click()
        if level:
            page.locator(f"label:has(#level-{seat}-{level})").click()
        page.locator(f"#name-{seat}").fill(names[seat])
    for option in ("two_rows", "swap", "blocked_is_free"):
        page.locator(f"#tick-{option}").set_checked(False, force=True)
    page.locator("#position").fill("")


def new_game(page: Page, kinds: Sequence[str] = ("person", "person"), position: str = "", **more: Any) -> Session:
    """A new game on the page, and the same game here."""
    open_sheet(page, kinds, **more)
    page.locator("#position").fill(position)
    page.locator("#do-begin").click()
    expect(page.locator("#prompt")).to_be_visible()
    return Session.new(REGISTRY.game("mana"), 1, position=position or None, names=["Ania", "Marco"])


def spots_of(session: Session, text: str) -> tuple[str, ...]:
    """Where to touch for this move."""
    chair = session.chair(session.to_act())
    action = next(action for action in chair.actions() if chair.text(action) == text)
    return path_of(action)


def good_move(session: Session, level: int) -> str:
    seat = session.to_act()
    chair = session.chair(seat)
    thought = choose(bot_for("mana"), chair, Budget(level=level, nodes=400 * level, salt=len(session)))
    return chair.text(thought.action)


def whole_game(page: Page, session: Session, touch: Callable[[str], None], most: int = 80) -> None:
    """Plays to the end: the first seat well, the second badly, so that it ends. The sheet of the end is then open."""
    for _ in range(most):
        if session.to_act() is None:
            break
        text = good_move(session, 2) if session.to_act() == 0 else session.actions()[0]
        for spot in spots_of(session, text):
            touch(spot)
        session.play(text)
        expect(page.locator(f"#log-{len(session)}")).to_be_attached()
    assert session.to_act() is None
    result = session.result()
    assert result is not None
    word = "wins" if min(result.placement) != max(result.placement) else "draw"
    expect(page.locator("#prompt")).to_contain_text(word)
    expect(page.locator("#sheet-title")).to_contain_text(word)
    expect(page.locator("#sheet .line-chart")).to_be_visible()


def click(page: Page) -> Callable[[str], None]:
    return lambda spot: page.locator(f"#spot-{spot}").click()


def line(page: Page) -> str:
    """What stands on the lower cloth, wherever its lines may break."""
    return str(page.locator(".cloth-line").inner_text()).replace("\u00a0", " ")
