"""The app: which screen is shown, the sheet over it, and where each thing the player does goes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engine.core.problem import Problem
from engine.core.registry import REGISTRY
from engine.core.session import Session
from ui.app import learning, preferences, start
from ui.app.closer import look_at
from ui.app.deeds import DEEDS, Deed
from ui.app.games import has_scene, picture_of, scene_of
from ui.app.keys import SHORTCUTS
from ui.app.newgame import NewGame, say_problem
from ui.app.saves import Saved, Saves
from ui.app.sheets import Sheet
from ui.html import Markup, button, div, el, join, p, section
from ui.page import Happening, Storage
from ui.table.lesson import LessonTable
from ui.table.players import Player
from ui.table.table import Table
from ui.table.thinking import Thinker
from ui.widgets.icons import icon
from ui.words import Words

if TYPE_CHECKING:
    from ui.dom import Browser

SCREEN = "tatami.screen"


class App:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.saves = Saves(storage)
        self.table: Table | None = None
        self.sheet: Sheet | None = None
        self._opener = ""  # where the focus goes back to
        self._update_waiting = False  # a new version is offered, even while another slip covers the offer

    def begin(self, page: Browser) -> None:
        """Takes the page over from the shell."""
        self.page = page
        self.settings = preferences.load(self.storage, page.language())
        self.words = Words(self.settings.language)
        self.thinker = Thinker(page, page.can("worker"))
        page.append("main.start", section(id="start-more", class_="start-more"))
        page.append("#app", _parts())
        self._apply_settings()
        page.mark("[data-hearth]", "data-do", "hearth")
        for mat in ("l5r", "naishi", "mana", "ninjato"):
            here = any(info.id == mat for info in REGISTRY.infos()) and has_scene(mat)
            page.mark(f'[data-game="{mat}"]', "data-do", "mat")
            page.mark(f'[data-game="{mat}"]', "aria-disabled", None if here else "true")
        page.mark("[data-hearth]", "aria-disabled", None)
        screen = self.storage.read(SCREEN) or ""
        if screen == "table":
            self._resume_if_it_can_be()
        else:
            learning.resume(self, screen)
        if self.table is None:
            self._show_start()
            if page.wanted():
                self.do("mat", {"game": page.wanted()})
        page.on_update(self._update_ready)

    def _resume_if_it_can_be(self) -> None:
        """A game that cannot be shown must not stop the page at every start."""
        try:
            self.resume()
        except Exception:
            self.leave()
            self.page.report()

    # Screens

    def _show_start(self) -> None:
        page, words = self.page, self.words
        saved = self.saves.load()
        going = saved if saved and saved.session.to_act() is not None else None
        page.put(
            "start-more",
            join(
                div(start.going_on(going, words), start.limits(self.limits(), words)),
                start.tools(words, self.settings.language, self.is_dark()),
            ),
        )
        page.set_text(".hearth-title", words("start.continue") if going else words("start.first_game"))
        page.set_text(".hearth-line", going.session.game.info.title if going else words("start.first_game.line"))
        page.show("main.start", True)
        page.show("#table", False)
        page.title(words("app.title"))
        self._thread()

    def _show_table(self) -> None:
        assert self.table is not None
        self.storage.write(SCREEN, "table")
        self.page.show("main.start", False)
        self.page.show("#table", True)
        self.page.title(f"{self.table.session.game.info.title} – {self.words('app.title')}")
        self.page.to_top()
        self.table.open()
        self.table.focus()
        self._thread()

    def _thread(self) -> None:
        """An ochre thread under the bar where something is not as it should be."""
        self.page.put("thread", join(self.words("saves.in_memory") if self.saves.in_memory else None))

    def play(self, session: Session, players: list[Player], picked: tuple[str, ...] = ()) -> None:
        game = session.game.info.id
        self.words.add(f"ui.{game}.text")
        scene = scene_of(game)
        self.table = Table(self.page, self.words, scene, session, players, self.thinker, self.settings, self.save)
        self.table.renew_picker(picked)
        self.table.ended = self._ended
        self.save()
        self._show_table()

    def sit(self, table: Table) -> None:
        """Shows a table that is not kept as a game: a lesson."""
        self.table = table
        self._show_table()

    def keep_screen(self, screen: str) -> None:
        """What a reload brings back."""
        self.storage.write(SCREEN, screen)

    def resume(self) -> None:
        saved = self.saves.load()
        if saved:
            self.play(saved.session, saved.players, saved.picked)

    def save(self) -> None:
        table = self.table
        if table and not isinstance(table, LessonTable):
            was = self.saves.in_memory
            self.saves.save(Saved(table.session, table.players, table.picker.picked))
            if was != self.saves.in_memory:
                self._thread()

    def leave(self) -> None:
        if self.table:
            self.table.close()
            self.table = None
        self.storage.write(SCREEN, "start")
        self.page.mark("#table", "data-log", None)
        self._show_start()
        self.page.to_top()

    # Sheets

    def open(self, sheet: Sheet, opener: str = "") -> None:
        if self.sheet is None:
            self._opener = opener
        self.sheet = sheet
        self.page.put("sheet", sheet.drawn(self.words))
        self.page.open_sheet()

    def close(self) -> None:
        if self.sheet:
            self.sheet = None
            self.page.close_sheet()
            self.page.put("sheet", join())  # what was typed there must not be taken for what will be drawn
            self.page.focus(self._opener)
            self._opener = ""

    def slip(self, sentence: str) -> None:
        """A paper slip: one sentence, and the way on."""
        words = self.words
        self.page.put(
            "slip",
            div(
                p(sentence),
                button(
                    icon("close"),
                    data_do="close-slip",
                    id="do-close-slip",
                    class_="key only-icon",
                    aria_label=words("sheet.close"),
                ),
                class_="slip-paper",
            ),
        )

    def failed(self) -> None:
        """Something we did not foresee. The page goes on."""
        self.slip(self.words("app.failed", kept=not self.saves.in_memory))

    def close_slip(self, later: bool) -> None:
        """`later`: what is closed is the offer of a new version."""
        self._update_waiting = self._update_waiting and not later
        self.page.put("slip", join())
        if self._update_waiting:
            self._offer_update()

    def _update_ready(self) -> None:
        self._update_waiting = True
        self._offer_update()

    def _offer_update(self) -> None:
        words = self.words
        self.page.put(
            "slip",
            div(
                p(words("app.update")),
                button(words("app.update.now"), data_do="update", id="do-update", class_="key filled"),
                button(
                    icon("close"),
                    data_do="close-slip",
                    data_later="yes",
                    id="do-close-slip",
                    class_="key only-icon",
                    aria_label=words("app.update.later"),
                ),
                class_="slip-paper",
            ),
        )

    # Settings

    def is_dark(self) -> bool:
        return self.settings.theme == "dark" or (self.settings.theme == "auto" and self.page.wants_dark())

    def settings_changed(self) -> None:
        preferences.keep(self.storage, self.settings)
        self._apply_settings()
        self._redraw()

    def _apply_settings(self) -> None:
        settings, page = self.settings, self.page
        page.mark(":root", "data-theme", None if settings.theme == "auto" else settings.theme)
        settings.still = settings.motion == "still" or page.wants_still()
        page.mark(":root", "data-motion", "still" if settings.still else None)
        page.mark(":root", "lang", settings.language)

    def _redraw(self) -> None:
        """In the language and light that were chosen."""
        if self.table is None:
            self.words = self.words.in_language(self.settings.language)
            self._show_start()
        elif self.settings.language != self.words.language:
            self.words = self.table.words = self.words.in_language(self.settings.language)
            self.table.lay()
            self._thread()

    # What the player does

    def happened(self, event: Happening) -> bool:
        """True: the browser need do nothing more about it."""
        try:
            return self._happened(event)
        except Problem as problem:
            self.slip(say_problem(problem, self.words))
            return True

    def _happened(self, event: Happening) -> bool:
        if event.kind == "close":
            self.close()
            return False
        if event.kind == "key":
            return self._key(event)
        if self.sheet and event.kind in ("input", "change"):
            if self.sheet and self.sheet.happened(event):
                self.page.put("sheet", self.sheet.drawn(self.words))
            return False
        if event.kind == "context":
            return event.do in ("pick", "look-at") and self.look_at(event.data, event.element)
        if event.kind == "click" and event.do:
            return self.do(event.do, event.data, event.element) and False
        if self.table and not self.sheet:
            return self.table.happened(event)
        return False

    def _key(self, event: Happening) -> bool:
        if self.sheet and event.key == "Escape":
            self.close()
            return True
        if event.typing or self.sheet or not event.key:
            if self.sheet and event.key == "Enter" and isinstance(self.sheet, NewGame) and event.typing:
                return self.do("begin", {})
            return False
        if self.table and self.table.key(event.key):
            return True
        if self.table and self.settings.shortcuts and event.key in SHORTCUTS:
            return self.do(SHORTCUTS[event.key][0], {})
        return False

    def do(self, what: str, data: Mapping[str, str], element: str = "") -> bool:
        """Everything that has a name (data-do)."""
        if what in DEEDS:
            DEEDS[what](Deed(self, data, element))
            return True
        if self.table:
            return self.table.do(what, data)
        return False

    def look_at(self, data: Mapping[str, str], element: str) -> bool:
        """A closer look at a spot: what lies there, written out. False: there is no more to see."""
        if self.table is None or self.sheet:
            return False
        spot = data.get("spot") or self.table.cursor
        found = look_at(self.table, spot) if spot else None
        if found is None:
            return False
        self.open(found, element or f"spot-{spot}")
        return True

    def _ended(self) -> None:
        """The end has been seen on the table: now where the scores came from."""
        if self.table and not self.sheet and self.table.session.to_act() is None:
            self.do("result", {}, "do-result")

    def new_game(self, game: str, replaces: bool, element: str) -> None:
        self.open(NewGame(REGISTRY.info(game), self.storage, replaces, picture_of(game)), element)

    def limits(self) -> list[str]:
        """What a browser keeps from a page over plain http, or altogether: keys of sentences."""
        page = self.page
        found = []
        if page.kind() == "hosted" and not page.can("serviceWorker"):
            found.append("limits.offline")
        if not page.can("clipboard"):
            found.append("limits.clipboard")
        if not page.can("secure") and not page.can("share"):
            found.append("limits.share")
        if self.thinker.in_page:
            found.append("limits.worker")
        return found

    def cloth(self) -> str:
        return self.table.session.game.info.id if self.table else ""


def _parts() -> Markup:
    return join(
        div(id="table", class_="table", hidden=True),
        el("dialog", id="sheet", class_="sheet", aria_labelledby="sheet-title"),
        div(id="slip", class_="slip", role="alert"),
        div(id="announcer", class_="spoken", aria_live="polite"),
    )
