"""Deeds around saved games, links and files; by the names their buttons carry, as in `deeds`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from engine.bots.bot import LEVELS
from engine.core.link import encode
from engine.core.replay import fork
from engine.core.rng import SEED_BITS
from engine.core.session import Session
from ui.app import papers
from ui.app.arrivals import receive
from ui.app.deeds import Deed
from ui.app.letters import Letter, Receive, Share, Torn
from ui.app.sheets import Question
from ui.app.shelf import Deleting, GameMenu, hides
from ui.saves.shelf import MOST_FILE
from ui.table.players import COMPUTER, ELSEWHERE, PERSON, Player
from ui.table.privacy import Hiding
from ui.table.scene import Swapping

_Seat = TypeVar("_Seat")

# Links


def _share(it: Deed) -> None:
    """The computer moves before a link is handed out: nobody else could move for it."""
    app, table = it.app, it.app.table
    if table is None:
        return
    session, acting = table.session, table.session.to_act()
    watched = all(player.is_computer for player in table.players)
    if acting is not None and table.players[acting].is_computer and not watched:
        app.slips.say(app.words("share.computer_first", name=table.names[acting]))
        return
    ways = {way: app.page.can(way) for way in ("address", "share")}
    link = f"#{encode(session)}"
    address = app.page.address() + link if ways["address"] else link
    seated = list(zip(table.names, table.players, strict=True))
    elsewhere = [called for called, player in seated if player.is_elsewhere]
    name = table.names[acting] if acting is not None and not table.players[acting].is_person else None
    if acting is None and len(elsewhere) == 1:
        name = elsewhere[0]  # who is to hear how it ended
    hides = isinstance(table.scene, Hiding) and acting is not None
    app.thread.say("")
    table.handed_out()
    stands = table.is_by_link and acting is not None
    computers = [called for called, player in seated if player.is_computer]
    sheet = Share(session, name, address, hides, ways, stands, computers if acting is not None else [])
    app.open(sheet, it.element)
    if sheet.wants_code():
        app.page.qr(address, lambda modules: _coded(it, sheet, modules))


def _coded(it: Deed, sheet: Share, modules: list[str]) -> None:
    sheet.modules = modules
    if it.app.sheet is sheet:  # else it has been closed meanwhile
        it.app.page.put("sheet", sheet.drawn(it.app.words))


def _system_share(it: Deed) -> None:
    sheet = it.app.sheet
    if isinstance(sheet, Share):
        it.app.page.share(sheet.session.game.info.title, sheet.address)


def _save_file(it: Deed) -> None:
    if it.app.table:
        _hand_over(it, [it.app.game_id])


def _receive(it: Deed) -> None:
    it.app.open(Receive(), it.element)


def _receive_text(it: Deed) -> None:
    sheet = it.app.sheet
    if isinstance(sheet, Receive):
        receive(it.app, sheet.given)


def _open_file(it: Deed) -> None:
    app = it.app
    app.page.open_file(
        MOST_FILE,
        lambda text: app.heard(lambda: receive(app, text, is_file=True)),
        lambda problem: app.heard(lambda: app.open(Torn(problem))),
    )


def _letter_play(it: Deed) -> None:
    sheet = it.app.sheet
    if isinstance(sheet, Letter):
        chosen = int(it.data.get("seat", sheet.session.to_act() or 0))
        seats = range(sheet.session.record.seats)
        _open_letter(it, sheet, [Player(PERSON if seat == chosen else ELSEWHERE) for seat in seats])


def _letter_watch(it: Deed) -> None:
    sheet = it.app.sheet
    if isinstance(sheet, Letter):
        _open_letter(it, sheet, [Player(ELSEWHERE)] * sheet.session.record.seats)


def _open_letter(it: Deed, letter: Letter, players: list[Player]) -> None:
    it.app.post.take(letter.link)
    it.app.close()
    it.app.play(letter.session, players, sent=letter.session.extent)


def _ask_seat(it: Deed) -> None:
    table = it.app.table
    if table and table.awaited() is not None:
        it.app.open(papers.awaited(table, it.app.words), it.element)


def _seat(player: Player) -> Callable[[Deed], None]:
    """The seat that is awaited is played on this device from now on, in this way."""

    def sit(it: Deed) -> None:
        table = it.app.table
        seat = table.awaited() if table else None
        if table is None or seat is None:
            return
        players = list(table.players)
        players[seat] = player
        it.app.close()
        it.app.play(table.session, players, game_id=it.app.game_id, sent=table.sent)

    return sit


def _letter_again(it: Deed) -> None:
    receive(it.app, it.data["link"])


def _drop_letter(it: Deed) -> None:
    it.app.post.take(it.data["link"])
    it.app.redraw_start()


# The shelf


def _game_menu(it: Deed) -> None:
    entry = it.app.keeper.shelf.entry(it.data["id"])
    it.app.open(GameMenu(entry, it.data["cloth"], it.app.words), it.element)


def _export(it: Deed) -> None:
    sheet = it.app.sheet
    chosen = sheet.game_id if isinstance(sheet, GameMenu) else it.data["id"]
    it.app.close()
    _hand_over(it, [chosen])


def _export_all(it: Deed) -> None:
    _hand_over(it, None)
    _close_reminder(it)
    if any(hides(entry) for entry in it.app.keeper.entries()):
        it.app.slips.say(it.app.words("shelf.hidden"), glad=True)


def _close_reminder(it: Deed) -> None:
    it.app.lasting.reminds = False
    it.app.redraw_start()


def _hand_over(it: Deed, games: list[str] | None) -> None:
    which = "games" if games is None else games[0][:6]
    it.app.page.save_file(f"tatami-{which}.json", it.app.keeper.shelf.export(games))


def _ask_delete(it: Deed) -> None:
    sheet = it.app.sheet
    chosen = sheet.game_id if isinstance(sheet, GameMenu) else it.data["id"]
    it.app.open(Deleting(it.app.keeper.shelf.entry(chosen), it.app.words), it.element)


def _delete(it: Deed) -> None:
    sheet = it.app.sheet
    if isinstance(sheet, Deleting):
        it.app.keeper.delete(sheet.game_id)
        it.app.close()
        it.app.leave()


def _go_on_here(it: Deed) -> None:
    """Another tab has gone on with the game: what it wrote is opened here."""
    it.app.resume(it.app.game_id)


# Around a game


def _ask_draw(it: Deed) -> None:
    words = it.app.words
    it.app.open(Question(words("menu.draw"), words("draw.sure"), "draw", words("menu.draw"), it.app.cloth()))


def _draw(it: Deed) -> None:
    it.app.close()
    if it.app.table:
        it.app.table.agree_draw()


def _rematch(it: Deed) -> None:
    """The same again with sides changed: everybody one seat further, unless sides were changed in the game."""
    table = it.app.table
    it.app.close()
    if table:
        record = table.session.record
        called = zip(table.names, table.players, record.names, strict=True)
        scene, view = table.scene, table.session.chair(None).view()
        turned = list if isinstance(scene, Swapping) and scene.swapped(view) else _turned
        # Who has no name keeps the one that was shown: it is the seats that change.
        names = [given if player.is_computer else shown for shown, player, given in called]
        session = Session.new(
            table.session.game,
            it.app.page.seed(SEED_BITS),
            seats=record.seats,
            options=record.options,
            names=turned(names),
            position=record.position,
        )
        it.app.play(session, turned(table.players))


def _turned(seats: list[_Seat]) -> list[_Seat]:
    return seats[-1:] + seats[:-1]


def _play_on(it: Deed) -> None:
    """Another game from the moment that is looked at; this one stays as it is."""
    table = it.app.table
    if table and table.replay.at is not None and table.may_play_on():
        players = [Player(PERSON) if player.is_elsewhere else player for player in table.players]
        it.app.play(fork(table.session, table.replay.at), players)
        it.app.thread.say(it.app.words("table.played_on"))


SEATING: dict[str, Callable[[Deed], None]] = {
    "ask-seat": _ask_seat,
    "seat-person": _seat(Player(PERSON)),
    **{f"seat-computer-{level}": _seat(Player(COMPUTER, level)) for level in LEVELS},
}
SENDING: dict[str, Callable[[Deed], None]] = {
    "share": _share,
    "share-link": _share,
    "system-share": _system_share,
    "save-file": _save_file,
    "receive": _receive,
    "receive-text": _receive_text,
    "open-file": _open_file,
    "letter-play": _letter_play,
    "letter-watch": _letter_watch,
    **SEATING,
    "open-letter": _letter_again,
    "drop-letter": _drop_letter,
    "game-menu": _game_menu,
    "export": _export,
    "export-all": _export_all,
    "close-reminder": _close_reminder,
    "ask-delete": _ask_delete,
    "delete": _delete,
    "go-on-here": _go_on_here,
    "ask-draw": _ask_draw,
    "draw": _draw,
    "rematch": _rematch,
    "play-on": _play_on,
}
