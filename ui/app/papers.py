"""The sheets of the table: its menu, the rules at this step, the game as text, the keys."""

from __future__ import annotations

from engine.bots.bot import LEVELS
from ui.app.keys import ALWAYS, SHORTCUTS
from ui.app.sheets import AsText, Menu, Question, Reading, closing, sheet
from ui.html import Markup, b, div, el, p
from ui.page import Happening
from ui.table import log
from ui.table.closer import Closer
from ui.table.privacy import Hiding
from ui.table.scene import Writing
from ui.table.table import Table
from ui.words import Words


def menu(table: Table, words: Words) -> Menu:
    items = [("turn", "turn", words("menu.turn"))] if table.can_turn() else []
    items += [("keys", "keys", words("menu.keys")), ("settings", "options", words("options.title"))]
    if table.resigner() is not None and all(player.is_person for player in table.players):
        items.append(("swap", "ask-draw", words("menu.draw")))  # the computer agrees to nothing, nor does a letter
    if table.resigner() is not None:
        items.append(("flag", "ask-resign", words("menu.resign")))
    if table.awaited() is not None:
        items.append(("person", "ask-seat", words("menu.seat", name=table.look().actor)))
    items += [("play", "again", words("menu.new_game")), ("back", "leave", words("table.to_room"))]
    return Menu(words("table.menu"), items, table.session.game.info.id)


def awaited(table: Table, words: Words) -> Menu:
    """Who else may play the seat that is awaited: a friend who came to this screen, or the computer."""
    game, name = table.session.game.info.id, table.look().actor
    items = [("person", "seat-person", words("letter.play", name=name))]
    items += [
        ("computer", f"seat-computer-{level}", f"{words('seat.computer')}, {words(f'{game}.level', level=level)}")
        for level in LEVELS
    ]
    return Menu(words("menu.seat", name=name), items, game, words("seat.shows", name=name) if _hides(table) else "")


def _hides(table: Table) -> bool:
    return isinstance(table.scene, Hiding)


def rules(table: Table, words: Words) -> Reading:
    return Reading(words("table.rules"), table.scene.help(table.look()), table.session.game.info.id)


def resigning(table: Table, words: Words) -> Question | None:
    """Whoever would resign is asked once more; None: nobody can."""
    seat = table.resigner()
    if seat is None:
        return None
    return Question(
        words("resign.title"),
        words("resign.sure", name=table.names[seat]),
        "resign",
        words("menu.resign"),
        table.session.game.info.id,
    )


def as_text(table: Table, words: Words) -> AsText:
    fields = []
    position = table.scene.position(table.sight.chair().view())
    if position:
        fields.append(("position", words("text.position"), position))
    over = table.session.to_act() is None
    if over:
        fields.append(("ending", words("text.ending"), table.telling.outcome()))
    texts = " ".join(table.session.record.texts)
    fields.append(("moves", words("text.moves"), _told(table) if _hides(table) else texts))
    if _hides(table) and over:
        fields.append(("record", words("text.record"), texts))
    return AsText(words("table.as_text"), fields, table.session.game.info.id)


def _told(table: Table) -> str:
    """The log, turn by turn: until the end the record would name cards that are still hidden."""
    rows = log.rows(table.sight.cells(), table.scene.columns)
    numbered = [(row.number, ". ".join(cell.whole for cell in row.cells if cell)) for row in rows]
    lines = [said if number is None else f"{number}. {said}" for number, said in numbered]
    return "\n".join(lines)


class Legend:
    """The signs the log is written in."""

    def __init__(self, scene: Writing, cloth: str) -> None:
        self.scene = scene
        self.cloth = cloth

    def drawn(self, words: Words) -> Markup:
        rows = [div(b(sign, class_="sign"), p(said), class_="key-row") for sign, said in self.scene.legend(words)]
        return sheet(words("legend.title"), div(rows, class_="legend-rows"), closing(words), self.cloth)

    def happened(self, event: Happening) -> bool:
        return False


class Keyboard:
    """What the keys do at this table."""

    def __init__(self, table: Table | None) -> None:
        self.cloth = table.session.game.info.id if table else ""
        idle = set()  # what does nothing at this table
        if table and not isinstance(table.scene, Closer):
            idle.add("look-at")
        if table and not table.can_turn():
            idle.add("turn")
        self.always = (*ALWAYS, "keys.closer") if table and isinstance(table.scene, Closer) else ALWAYS
        self.keys = {key: said for key, (do, said) in SHORTCUTS.items() if do not in idle}

    def drawn(self, words: Words) -> Markup:
        rows = [div(el("kbd", key), p(words(sentence)), class_="key-row") for key, sentence in self.keys.items()]
        always = [p(words(sentence)) for sentence in self.always]
        return sheet(words("menu.keys"), [always, div(rows, class_="key-rows")], closing(words), self.cloth)

    def happened(self, event: Happening) -> bool:
        return False
