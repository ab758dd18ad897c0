"""The app: which screen is shown, and the sheet over it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING

from engine.core.problem import Problem
from engine.core.registry import REGISTRY
from engine.core.session import Session
from ui.app import learning, preferences, room
from ui.app.arrivals import receive
from ui.app.closer import look_at
from ui.app.games import games_here, picture_of, scene_of
from ui.app.keeper import Game, Keeper
from ui.app.lasting import Lasting
from ui.app.letters import Letter
from ui.app.newgame import NewGame
from ui.app.problems import say_problem
from ui.app.sheets import Sheet
from ui.app.slips import Slips
from ui.app.thread import Thread
from ui.app.thumbnails import Thumbnails
from ui.app.trail import ROOM, SHEET, Trail
from ui.app.usher import Usher
from ui.app.whereabouts import Whereabouts
from ui.html import Markup, div, el, join, section
from ui.page import Happening, Storage
from ui.saves.post import Post
from ui.table.lesson import LessonTable
from ui.table.players import Player
from ui.table.table import Table
from ui.table.thinking import Thinker
from ui.words import Words

if TYPE_CHECKING:
    from ui.dom import Browser

GAME, LESSON = "game", learning.LESSON  # places, as the history calls them


class App:
    def __init__(self, storage: Storage, tab: Storage | None = None) -> None:
        """`tab` keeps what is this tab's own over a reload."""
        self.storage = storage
        self.whereabouts = Whereabouts(storage, tab)
        self.table: Table | None = None
        self.game_id = ""  # of the game on the table
        self.overtaken = False  # another tab has gone on with it
        self.sheet: Sheet | None = None
        self._opener = ""  # where the focus goes back to
        self.usher = Usher(self)

    def begin(self, page: Browser) -> None:
        """Takes the page over from the shell."""
        self.page = page
        self.settings = preferences.load(self.storage, page.language())
        self.words = Words(self.settings.language)
        self.keeper = Keeper(self.storage, page.now, page.seed)
        self.thread = Thread(self)
        self.thumbnails = Thumbnails(page)
        self.slips = Slips(page, lambda: self.words)
        self.lasting = Lasting(self.storage, page)
        self.post = Post(self.storage)
        self.thinker = Thinker(page, page.can("worker"))
        page.append("main.start", section(id="start-more", class_="start-more"))
        page.append("#app", _parts())
        preferences.apply(self.settings, self.page)
        page.mark("[data-hearth]", "data-do", "hearth")
        page.mark("[data-game]", "data-do", "mat")
        for info in games_here():
            page.mark(f'[data-game="{info.id}"]', "aria-disabled", None)
        page.mark("[data-hearth]", "aria-disabled", None)
        self.trail = Trail(page, self._show_place)
        self._first_screen()
        self.trail.follow(self._places())
        page.on_entry(self.trail.went)
        page.on_update(lambda: self.heard(self.slips.update_ready))
        page.on_fragment(lambda text: self.heard(lambda: self._arrived(text)))
        page.on_stored(lambda: self.heard(self._stored))
        page.on_hidden(lambda: self.heard(self._hidden))

    def _first_screen(self) -> None:
        """A link that was opened, else what was on the screen last, else the room."""
        arrives = self.page.fragment()
        screen = self.whereabouts.screen
        if not arrives:
            if screen == "table":
                self._resume_last()
            else:
                learning.resume(self, screen)
        if self.table is None:
            self._show_start()
            if self.page.wanted() and not arrives:
                self.do("mat", {"game": self.page.wanted()})
        if arrives:
            self._arrived(arrives)

    def _resume_last(self) -> None:
        """What lay on the table, unless a new tab would begin with the end of a game long played.

        A game that cannot be shown must not stop the page at every start; it stays in the list.
        """
        latest = self.keeper.latest()
        id_ = self.whereabouts.game or (latest.id if latest else "")
        try:
            game = self.keeper.open(id_) if id_ else None
            if game and (self.whereabouts.comes_back() or game.session.to_act() is not None):
                self._lay(game)
        except Problem:
            return  # it stands in the list, with what is wrong with it
        except Exception:
            self.leave()
            self.page.report()

    def _arrived(self, text: str) -> None:
        """The address had something behind its `#`: it is read once, and taken away."""
        self.page.clear_fragment()
        self.trail.arrived()
        receive(self, text)

    def _stored(self) -> None:
        """Another tab has written something."""
        if self.table is None:
            self._show_start()
        elif not isinstance(self.table, LessonTable) and self.keeper.overtaken(self.game_id):
            self._overtake()

    def _hidden(self) -> None:
        """What was cleared away while the game lay on the table is written once more before the page is gone."""
        if self.table and self.whereabouts.wiped() and not isinstance(self.table, LessonTable):
            self.save()
            self.whereabouts.keep("table", self.game_id)

    def _overtake(self) -> None:
        """One tab writes, the other is told."""
        self.overtaken = True
        if self.table:
            self.table.stand_still()
        self.thread.draw()

    # Screens

    def _show_start(self) -> None:
        room.show(self)
        self.thread.draw()

    def _show_table(self) -> None:
        assert self.table is not None
        self.whereabouts.keep("table", self.game_id)
        self.thumbnails.stop()
        self.page.show("main.start", False)
        self.page.show("#table", True)
        self.page.title(f"{self.table.session.game.info.title} – {self.words('app.title')}")
        self.page.to_top()
        self.page.announce("")  # what was said at another table
        self.table.open()
        if self.page.can("hover"):  # a finger needs no place to begin, and its mark would look like advice
            self.table.touching.focus()
        self.thread.draw()

    def play(
        self,
        session: Session,
        players: list[Player],
        picked: tuple[str, ...] = (),
        game_id: str = "",
        sent: int = 0,
    ) -> None:
        """Puts a game on the table; one without an id is new on the shelf."""
        if self.table:
            self.table.close()
        self.overtaken = False
        self.thread.clear()
        self.game_id = game_id or self.keeper.add(session, players, picked, sent)
        game = session.game.info.id
        self.words.add(f"ui.{game}.text")
        scene = scene_of(game)
        self.table = Table(self.page, self.words, scene, session, players, self.thinker, self.settings, self.save)
        self.table.sent = sent
        self.table.touching.renew(picked)
        self.table.unfolding.ended = lambda: self.heard(self._ended)
        self.save()
        self._show_table()

    def sit(self, table: Table) -> None:
        """Shows a table that is not kept as a game: a lesson."""
        self.game_id, self.overtaken = "", False
        self.thread.clear()
        self.table = table
        self._show_table()

    def keep_screen(self, screen: str) -> None:
        """What a reload brings back."""
        self.whereabouts.keep(screen)

    def resume(self, game_id: str) -> None:
        self._lay(self.keeper.open(game_id))

    def _lay(self, game: Game) -> None:
        self.play(game.session, game.players, game.picked, game.id, game.sent)
        if game.lost:
            self.thread.say(self.words("saves.other_rules", n=game.lost))

    def save(self) -> None:
        table = self.table
        if table is None or self.overtaken or isinstance(table, LessonTable):
            return
        was = self.keeper.refused
        self.thread.gone_on()
        try:
            self.keeper.save(self.game_id, table.session, table.players, table.touching.picked(), table.sent)
        except Problem:
            self._overtake()
        if was != self.keeper.refused:
            self.thread.draw()

    def leave(self) -> None:
        if self.table:
            self._ask_to_last()
            self.table.close()
            self.table = None
        self.overtaken = False
        self.thread.clear()
        self.whereabouts.keep("start")
        self.page.put_frame("table", join())  # nobody's cards stay behind in the page
        self.page.announce("")
        self._show_start()
        self.page.to_top()

    def _ask_to_last(self) -> None:
        """After the first game there is something to lose."""
        table = self.table
        if table is None or isinstance(table, LessonTable) or self.keeper.refused:
            return
        if table.session.begun:
            self.lasting.ask(self.redraw_start)

    def redraw_start(self) -> None:
        if self.table is None:
            self._show_start()

    # Back and Forward

    def _places(self) -> list[str]:
        """The room, and what lies over it now."""
        places = [ROOM]
        if self.table:
            table = self.table
            places.append(learning.place_of(table) if isinstance(table, LessonTable) else f"{GAME} {self.game_id}")
        return [*places, SHEET] if self.sheet else places

    def _show_place(self, place: str) -> None:
        """Where the player went by the browser's own keys. What cannot be shown again is the room."""
        self.close()
        what, _, which = place.partition(" ")
        if what != SHEET and place != self._places()[-1]:
            if self.table:
                self.leave()
            try:
                if what == GAME:
                    self.resume(which)
                elif what == LESSON:
                    learning.resume(self, place)
            except Problem:
                self._show_start()
        self.trail.follow(self._places())

    # Sheets

    def open(self, sheet: Sheet, opener: str = "") -> None:
        if self.sheet is None:
            self._opener = opener
        if self.table and self.table.replay.playing:
            self.table.replay.do("pause", {})  # it would go on behind the sheet
        drawn = sheet.drawn(self.words)  # if it cannot be, no sheet is open
        self.sheet = sheet
        self.page.put("sheet", drawn)
        self.page.open_sheet()

    def close(self) -> None:
        if self.sheet:
            closed, self.sheet = self.sheet, None
            self.page.close_sheet()
            self.page.put("sheet", join())  # what was typed there must not be taken for what will be drawn
            self.redraw_start()  # a letter may have come meanwhile, and waits there
            self.page.focus(self._opener)
            self._opener = ""
            if self.table and isinstance(closed, Letter) and closed.link in self.post.links():
                self.slips.say(self.words("letter.waits"))  # the game that came was neither played nor watched

    def failed(self) -> None:
        """Something we did not foresee. The page goes on."""
        self.slips.say(self.words("app.failed", kept=not self.keeper.refused))

    # Settings

    def settings_changed(self) -> None:
        preferences.keep(self.storage, self.settings)
        preferences.apply(self.settings, self.page)
        self._redraw()

    def _redraw(self) -> None:
        """In the language and light that were chosen."""
        if self.table is None:
            self.words = self.words.in_language(self.settings.language)
            self._show_start()
        elif self.settings.language != self.words.language:
            self.words = self.table.words = self.words.in_language(self.settings.language)
            self.table.lay()
            self.page.announce("")
            self.thread.draw()

    # What the player does

    def happened(self, event: Happening) -> bool:
        """True: the browser need do nothing more about it."""
        with self._hearing():
            return self.usher.happened(event)
        return True  # what is wrong with it has been said

    def heard(self, call: Callable[[], None]) -> None:
        """Whatever else the page calls: a clock has run out, a file was read, another tab has written."""
        with self._hearing():
            call()

    @contextmanager
    def _hearing(self) -> Iterator[None]:
        """Afterwards the history fits the screen."""
        try:
            yield
        except Problem as problem:
            self.slips.say(say_problem(problem, self.words))
        finally:
            self.trail.follow(self._places())

    def do(self, what: str, data: Mapping[str, str], element: str = "") -> bool:
        """Everything that has a name (data-do)."""
        return self.usher.do(what, data, element)

    def look_at(self, data: Mapping[str, str], element: str) -> bool:
        """A closer look at a spot: what lies there, written out. False: there is no more to see."""
        if self.table is None or self.sheet:
            return False
        spot = data.get("spot") or self.table.touching.cursor
        found = look_at(self.table, spot) if spot else None
        if found is None:
            return False
        self.open(found, element or f"spot-{spot}")
        return True

    def _ended(self) -> None:
        """The end has been seen on the table: now its sheet, unless the player is doing something else already."""
        self._ask_to_last()
        table = self.table
        if table and not self.sheet and table.session.to_act() is None and table.replay.at is None:
            self.do("result", {}, "do-result")

    def new_game(self, game: str, element: str) -> None:
        self.open(NewGame(REGISTRY.info(game), self.storage, picture_of(game)), element)

    def cloth(self) -> str:
        return self.table.session.game.info.id if self.table else ""


def _parts() -> Markup:
    return join(
        div(id="table", class_="table", hidden=True),
        el("dialog", id="sheet", class_="sheet", aria_labelledby="sheet-title"),
        div(id="slip", class_="slip", role="alert"),
        div(id="announcer", class_="spoken", aria_live="polite"),
    )
