"""Who sits where at a new game, and who begins: chosen, or drawn. It is remembered from game to game.

The rows of the new game sheet are people, not yet seats. A game with an option called `first` is told who begins; in
any other the players are seated so that the one who begins has the seat that is asked first, and the rest follow in
their order. A lot has chance of its own, so that it tells nothing of the cards; how it fell is said by the names in the
record.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from engine.bots.bot import LEVELS
from engine.core.game import GameInfo, Json, Options
from engine.core.problem import Problem
from engine.core.record import check_name
from engine.core.registry import REGISTRY
from engine.core.rng import Rng
from engine.core.session import Session
from ui.table.players import COMPUTER, KINDS, PERSON, Player

FIRST = "first"  # the option of a game that knows itself who begins
DRAWN = "drawn"

_Row = TypeVar("_Row")


class Seating:
    def __init__(self, info: GameInfo) -> None:
        self.info = info
        self.players = [Player(PERSON), *[Player(COMPUTER, 1)] * (info.least_seats - 1)]
        self.names = [""] * len(self.players)
        self.begins: int | str = 0  # a row, or drawn

    # Rows

    def can_add(self) -> bool:
        return len(self.players) < self.info.most_seats

    def can_drop(self) -> bool:
        return len(self.players) > self.info.least_seats

    def add(self) -> None:
        if self.can_add():
            self.players.append(Player(COMPUTER, 1))
            self.names.append("")

    def drop(self) -> None:
        """The last row goes; whoever was to begin is drawn if it was there."""
        if self.can_drop():
            self.players.pop()
            self.names.pop()
            if self.begins == len(self.players):
                self.begins = DRAWN

    def choose_first(self, value: str) -> None:
        self.begins = DRAWN if value == DRAWN else int(value)

    def seat_of(self, row: int) -> int | None:
        """The seat a row will have, where the first seat begins; None: nobody knows before the lot is drawn."""
        if self._game_knows():
            return row
        return None if isinstance(self.begins, str) else (row - self.begins) % len(self.players)

    def _game_knows(self) -> bool:
        return any(option.id == FIRST for option in self.info.options)

    # What was chosen last time

    def remember(self, kept: Mapping[str, Any]) -> None:
        """Takes what was kept, or raises and changes nothing: anybody may have written it. A bad name is dropped."""
        players = [_player(kind, level) for kind, level in kept["players"]]
        names = [_name(name) for name in kept["names"]]
        begins = kept.get("begins", 0)
        if len(names) != len(players) or not self.info.least_seats <= len(players) <= self.info.most_seats:
            raise ValueError("other seats")
        if begins != DRAWN and not (type(begins) is int and 0 <= begins < len(players)):
            raise ValueError("nobody's seat")
        self.players, self.names, self.begins = players, names, begins

    def change(self, row: int, player: Player) -> None:
        """Somebody else sits there: a name goes with its person, not to the computer that takes the place."""
        if player.is_computer and not self.players[row].is_computer:
            self.names[row] = ""
        self.players[row] = player

    def kept(self) -> dict[str, Any]:
        return {"players": [list(player) for player in self.players], "names": self.names, "begins": self.begins}

    # To the table

    def session(
        self, seed: int, lot: int, options: Options, position: Json, shown: Sequence[str] = ()
    ) -> tuple[Session, list[Player]]:
        """The game, and who plays its seats; raises the `Problem` there is with names, options or position.
        `lot` is the chance that says who begins where that is drawn. `shown`: what the rows were called on the sheet; a
        person without a name keeps that, for it is numbered and the seats are not the rows."""
        if self._game_knows():
            return self._seated(0, seed, {**options, FIRST: self.begins}, position), list(self.players)
        rows = len(self.players)
        session = self._seated(0, seed, options, position)
        row = Rng(lot).below(rows) if isinstance(self.begins, str) else self.begins
        shift = (row - (session.to_act() or 0)) % rows
        if shift:
            session = self._seated(shift, seed, options, position, shown)
        return session, _shifted(self.players, shift)

    def _seated(self, shift: int, seed: int, options: Options, position: Json, shown: Sequence[str] = ()) -> Session:
        names = [name.strip() for name in self.names]
        for row, called in enumerate(shown):
            if not self.players[row].is_computer:
                names[row] = names[row] or called
        names = _shifted(names, shift)
        game = REGISTRY.game(self.info.id)
        return Session.new(game, seed, seats=len(names), options=options, names=names, position=position)


def _shifted(rows: list[_Row], shift: int) -> list[_Row]:
    """Row `shift` comes to the first seat, the others follow."""
    return rows[shift:] + rows[:shift]


def _player(kind: Any, level: Any) -> Player:
    if kind not in KINDS or type(level) is not int or level not in LEVELS:
        raise ValueError(kind)
    return Player(kind, level)


def _name(kept: Any) -> str:
    try:
        if type(kept) is str:
            check_name(kept)
            return kept
    except Problem:
        pass
    return ""
