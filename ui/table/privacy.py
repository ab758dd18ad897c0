"""The privacy screen: two closed doors before another person's view is built, where persons share a screen.

Whether the doors are shut depends on public facts only: who is asked, who opened them last, and whether the game
hides anything now. While they are shut the table holds an onlooker's view, so nothing lies behind them.
"""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from engine.core.game import Seat, View
from engine.core.session import Session
from ui.html import Markup, button, classes, div, g, h1, p, path, rect, svg
from ui.table.players import Player
from ui.widgets.crests import SEATS, crest
from ui.words import Words

PARTING = 420  # milliseconds, as --t-doors


@runtime_checkable
class Hiding(Protocol):
    """A scene whose game has hidden cards."""

    def hides(self, view: View) -> bool:
        """Whether seats see different things now. `view` is an onlooker's."""


class Privacy:
    """Who sits before the screen."""

    def __init__(self, scene: object, session: Session, players: list[Player]) -> None:
        self._hiding = scene if isinstance(scene, Hiding) else None
        self._session = session
        self._players = players
        self._shared = sum(player.is_person for player in players) > 1
        # Nobody yet, in a new game too: who set it up may be either of them, and both may be looking.
        self.seated: Seat | None = None
        self._lingers = False

    def _person(self) -> Seat | None:
        acting = self._session.to_act()
        return acting if acting is not None and self._players[acting].is_person else None

    def hides(self) -> bool:
        """This table has something to keep from one of the persons at it."""
        return self._shared and self._hiding is not None and self._hiding.hides(self._session.chair(None).view())

    def shut(self) -> Seat | None:
        """For whom the doors are shut; None: they are open."""
        return None if self.lingers() else self._next()

    def _next(self) -> Seat | None:
        """The other person who is to have the device."""
        person = self._person()
        return person if person is not None and person != self.seated and self.hides() else None

    def played(self, by_the_way: bool) -> None:
        """After a touch that ends the turn by the way the doors wait: it may have been a slip, and what it has opened
        is to be seen."""
        self._lingers = by_the_way and self.seated is not None

    def lingers(self) -> bool:
        """Whoever has just played still has the device, and the table as it is now."""
        return self._lingers and self._next() is not None

    def go_on(self) -> None:
        """The word: the device may be handed on."""
        self._lingers = False

    def viewer(self) -> Seat | None:
        """Whose view may be drawn at a shared screen that hides something."""
        if self.lingers():
            return self.seated
        person = self._person()
        return person if person is not None and person == self.seated else None

    def open(self) -> None:
        """The person who is asked has the device: what was done before cannot be taken back unseen."""
        self._lingers = False
        self.seated = self._person()
        if self.seated is not None:
            self._session.looked(self.seated)


# Drawing: two fusuma, the seat's crest on a vermilion sun across the seam, ink-wash hills

_HILLS = (
    ("M0 110C31 54 62 0 94 0C133 0 156 90 203 120C265 156 328 80 390 100V400H0Z", "far"),
    ("M0 190C78 160 133 190 187 190C250 190 281 80 320 78C351 78 367 130 390 150V400H0Z", "middle"),
    ("M0 240C98 200 176 270 242 240C304 210 351 220 390 240V400H0Z", "near"),
)
_MIST = ((-30, 58, 140), (195, 128, 234), (39, 154, 140))


def doors(seat: Seat, names: list[str], before: Seat | None, title: str, words: Words, parting: bool) -> Markup:
    name = names[seat]
    slip = div(
        h1(words("privacy.pass", name=name), id="privacy-title"),
        p(words("privacy.away", name=names[before]), class_="second") if before is not None else None,
        button(words("privacy.open", name=name), data_do="open-doors", id="do-open-doors", class_="key seal-key"),
        button(words("table.to_room"), data_do="leave", id="do-leave-doors", class_="key quiet-key"),
        class_="privacy-slip",
    )
    return div(
        _door(seat, "left", title),
        _door(seat, "right", ""),
        None if parting else slip,
        class_=classes("doors", "parting" if parting else None),
        role=None if parting else "dialog",
        aria_modal=None if parting else True,
        aria_labelledby=None if parting else "privacy-title",
        aria_hidden=True if parting else None,
    )


def _door(seat: Seat, side: str, title: str) -> Markup:
    left = side == "left"
    return div(
        p(title, class_="door-title", aria_hidden=True) if title else None,
        _hills(left),
        svg(
            path(d="M0 -64A64 64 0 0 0 0 64Z" if left else "M0 -64A64 64 0 0 1 0 64Z", class_="seal-ground"),
            g(crest(SEATS[seat]), class_="on-seal"),
            viewBox="-64 -64 64 128" if left else "0 -64 64 128",
            class_="sun",
            aria_hidden=True,
        ),
        div(class_="pull"),
        class_=f"door {side}",
    )


def _hills(left: bool) -> Markup:
    return svg(
        (path(d=d, class_=f"hill {name}") for d, name in _HILLS),
        (
            g(
                rect(x=x, y=y, width=length, height=13, rx=6.5),
                rect(x=x + length * 0.28, y=y + 10, width=length * 0.7, height=13, rx=6.5),
                class_="mist",
            )
            for x, y, length in _MIST
        ),
        viewBox="0 0 195 400" if left else "195 0 195 400",
        preserveAspectRatio="none",
        class_="hills",
        aria_hidden=True,
    )
