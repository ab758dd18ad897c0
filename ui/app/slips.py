"""The paper slip at the edge of the page: one sentence that goes with the next deed, or the offer of a new version."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ui.html import Markup, button, div, join, p, span
from ui.widgets.icons import icon
from ui.words import Words

PART = "slip"


class Host(Protocol):
    def put(self, part: str, markup: Markup) -> None: ...


class Slips:
    def __init__(self, page: Host, words: Callable[[], Words]) -> None:
        self._page = page
        self._words = words  # in the language of the moment
        self._passing = False  # one lies there that need not be closed
        self._update_waiting = False  # a new version is offered, even while another slip covers the offer

    def say(self, sentence: str, glad: bool = False) -> None:
        """It goes with the next thing that is done, or when it is closed. Glad: nothing is wrong."""
        self._passing = True
        self._put(p(sentence), _close(self._words()("sheet.close"), later=False), glad=glad)

    def pass_by(self) -> None:
        """Something is done."""
        if self._passing:
            self.close(later=False)

    def close(self, later: bool) -> None:
        """`later`: what is closed is the offer of a new version."""
        self._passing = False
        self._update_waiting = self._update_waiting and not later
        self._page.put(PART, join())
        if self._update_waiting:
            self._offer_update()

    def update_ready(self) -> None:
        self._update_waiting, self._passing = True, False
        self._offer_update()

    def _offer_update(self) -> None:
        words = self._words()
        now = button(words("app.update.now"), data_do="update", id="do-update", class_="key filled")
        self._put(p(words("app.update")), now, _close(words("app.update.later"), later=True), glad=True)

    def _put(self, *parts: Markup, glad: bool = False) -> None:
        self._page.put(PART, div(parts, class_="slip-paper glad" if glad else "slip-paper"))


def notice(sentence: str, words: Words) -> Markup:
    """A sentence under the bar, which stays until it is closed."""
    if not sentence:
        return join()
    said = words("sheet.close")
    key = button(icon("close"), data_do="close-notice", id="do-close-notice", class_="key only-icon", aria_label=said)
    return join(span(sentence), key)


def _close(said: str, later: bool) -> Markup:
    return button(
        icon("close"),
        data_do="close-slip",
        data_later="yes" if later else None,
        id="do-close-slip",
        class_="key only-icon",
        aria_label=said,
    )
