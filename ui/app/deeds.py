"""What can be done outside the table's own keys: each deed by the name its buttons carry (data-do)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from engine.core.rng import SEED_BITS
from ui.app import learning, papers, preferences, room
from ui.app.games import games_here, has_scene
from ui.app.newgame import NewGame
from ui.app.options import Options
from ui.app.outcome import outcome
from ui.app.sheets import AsText
from ui.table.scene import Writing

if TYPE_CHECKING:
    from ui.app.app import App


class Deed(NamedTuple):
    """What was asked for, and by which element."""

    app: App
    data: Mapping[str, str]
    element: str  # where the focus goes back to


def _mat(it: Deed) -> None:
    game = it.data["game"]
    if not has_scene(game):
        it.app.slips.say(it.app.words("start.not_yet", games=", ".join(info.title for info in games_here())))
        return
    it.app.words.add(f"ui.{game}.text")
    it.app.new_game(game, it.element)


def _hearth(it: Deed) -> None:
    going = it.app.keeper.latest()
    if going:
        it.app.resume(going.id)
    else:
        learning.begin(it.app, learning.first(it.app))


def _resume(it: Deed) -> None:
    it.app.resume(it.data["id"])


def _begin(it: Deed) -> None:
    sheet = it.app.sheet
    if not isinstance(sheet, NewGame):
        return
    begun = sheet.begun(it.app.page.seed(SEED_BITS), it.app.page.seed(SEED_BITS), it.app.words)
    if begun is None:
        it.app.page.put("sheet", sheet.drawn(it.app.words))
        if sheet.position_is_wrong():
            it.app.page.focus("position")
        it.app.page.reveal("position-trouble" if sheet.position_is_wrong() else "trouble", "sheet-body")
        return
    it.app.close()
    it.app.play(*begun)


def _add_seat(it: Deed) -> None:
    sheet = it.app.sheet
    if isinstance(sheet, NewGame):
        sheet.seating.add()
        it.app.page.put("sheet", sheet.drawn(it.app.words))
        it.app.page.focus(f"name-{len(sheet.seating.players) - 1}")


def _drop_seat(it: Deed) -> None:
    sheet = it.app.sheet
    if isinstance(sheet, NewGame):
        sheet.seating.drop()
        it.app.page.put("sheet", sheet.drawn(it.app.words))
        it.app.page.focus("do-add-seat")


def _look_at(it: Deed) -> None:
    it.app.look_at(it.data, it.element)


def _result(it: Deed) -> None:
    found = outcome(it.app.table, it.app.words) if it.app.table else None
    if found:
        it.app.open(found, it.element)


def _watch_again(it: Deed) -> None:
    """The whole game once more, from its beginning."""
    it.app.close()
    if it.app.table:
        it.app.table.do("first", {})
        it.app.table.do("play", {})
        it.app.page.focus("do-play")


def _again(it: Deed) -> None:
    if it.app.table:
        it.app.new_game(it.app.table.session.game.info.id, it.element)


def _leave(it: Deed) -> None:
    it.app.close()
    it.app.leave()


def _close_sheet(it: Deed) -> None:
    it.app.close()


def _close_slip(it: Deed) -> None:
    it.app.slips.close("later" in it.data)


def _close_notice(it: Deed) -> None:
    it.app.thread.say("")
    if it.app.table:
        it.app.table.touching.focus()


def _update(it: Deed) -> None:
    it.app.save()
    it.app.page.apply_update()


def _options(it: Deed) -> None:
    sheet = Options(it.app.settings, it.app.settings_changed, room.limits(it.app), it.app.cloth())
    it.app.open(sheet, it.element)


def _night(it: Deed) -> None:
    it.app.settings.theme = "light" if preferences.is_dark(it.app.settings, it.app.page) else "dark"
    it.app.settings_changed()


def _set_language(it: Deed) -> None:
    it.app.settings.language = it.data["code"]
    it.app.settings_changed()


def _mute(it: Deed) -> None:
    it.app.settings.sound = not it.app.settings.sound
    preferences.keep(it.app.storage, it.app.settings)
    it.app.page.announce(it.app.words("options.sound.now", on=it.app.settings.sound))


def _rules(it: Deed) -> None:
    table = it.app.table
    if table and learning.has_reader(table.session.game.info.id):
        learning.read(it.app, table.session.game.info.id, it.element)
    elif table:
        it.app.open(papers.rules(table, it.app.words), it.element)


def _menu(it: Deed) -> None:
    if it.app.table:
        it.app.open(papers.menu(it.app.table, it.app.words), it.element)


def _keys(it: Deed) -> None:
    it.app.open(papers.Keyboard(it.app.table), it.element)


def _legend(it: Deed) -> None:
    table = it.app.table
    if table and isinstance(table.scene, Writing):
        it.app.open(papers.Legend(table.scene, it.app.cloth()), it.element)


def _as_text(it: Deed) -> None:
    if it.app.table:
        it.app.open(papers.as_text(it.app.table, it.app.words), it.element)


def _copy(it: Deed) -> None:
    sheet = it.app.sheet
    if isinstance(sheet, AsText):
        it.app.page.copy(sheet.text(it.data["field"]), it.data["field"], lambda well: _copied(it, sheet, well))


def _copied(it: Deed, sheet: AsText, well: bool) -> None:
    sheet.said = it.app.words("sheet.copied", well=well)
    if it.app.sheet is sheet:  # else it has been closed meanwhile
        it.app.page.put("sheet", sheet.drawn(it.app.words))


def _ask_resign(it: Deed) -> None:
    question = papers.resigning(it.app.table, it.app.words) if it.app.table else None
    if question:
        it.app.open(question)


def _resign(it: Deed) -> None:
    it.app.close()
    if it.app.table:
        it.app.table.resign()


def _turn(it: Deed) -> None:
    it.app.close()
    if it.app.table:
        it.app.table.do("turn", it.data)


DEEDS: dict[str, Callable[[Deed], None]] = {
    "mat": _mat,
    "hearth": _hearth,
    "resume": _resume,
    "begin": _begin,
    "add-seat": _add_seat,
    "drop-seat": _drop_seat,
    "look-at": _look_at,
    "result": _result,
    "watch-again": _watch_again,
    "again": _again,
    "leave": _leave,
    "close-sheet": _close_sheet,
    "close-slip": _close_slip,
    "close-notice": _close_notice,
    "update": _update,
    "options": _options,
    "night": _night,
    "set-language": _set_language,
    "mute": _mute,
    "rules": _rules,
    "menu": _menu,
    "keys": _keys,
    "legend": _legend,
    "as-text": _as_text,
    "copy": _copy,
    "ask-resign": _ask_resign,
    "resign": _resign,
    "turn": _turn,
    **learning.LEARNING,
}
