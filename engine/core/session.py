"""A game being played: a record, the state derived from it, and what may be done with both.

The session plays by itself what is forced for reasons all can see, and passes the windows a seat's standing
orders do not stop at. Both are in the log like any other action.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from engine.core.chair import Chair
from engine.core.checkpoints import Checkpoints
from engine.core.game import AnyGame, Event, Json, Options, Result, Seat, Text, draw
from engine.core.problem import Problem
from engine.core.record import MOST_ACTIONS, MOST_TAKEN_BACK, Ended, Record, check_header, check_orders, check_seats
from engine.core.rng import Rng


class Step(NamedTuple):
    """What is remembered of an action beside its index."""

    seat: Seat
    choices: int  # how long the list was
    by_itself: bool  # forced, or passed by standing orders: nobody decided it now
    told: frozenset[Seat]  # whom its events told news
    said: tuple[Text, ...]  # the action in words, for each seat and last for an onlooker
    events: tuple[Event, ...]


class Session:
    """One game in progress. Everything that can go wrong raises `Problem` and changes nothing."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        """Opens an empty record; `engine.core.replay` opens one with a log."""
        check_header(game.info, record)
        self.game = game
        self.record = record
        record.options = {**game.info.defaults(), **record.options}
        self._state = self._beginning()
        self._checkpoints = Checkpoints(game, self._state)
        self.steps: list[Step] = []
        self._looked = [0] * record.seats  # how much of the log each seat has seen
        self.play_what_is_forced()

    @classmethod
    def new(
        cls,
        game: AnyGame,
        seed: int,
        seats: int | None = None,
        options: Options | None = None,
        names: Sequence[str] = (),
        position: Json = None,
    ) -> Session:
        seats = game.info.least_seats if seats is None else seats
        check_seats(game.info, seats)
        record = Record(game.info.id, game.info.rules, seats, dict(options or {}), seed)
        record.names = [*names, *[""] * (seats - len(names))]
        record.position = position
        return cls(game, record)

    def _beginning(self) -> Any:
        record, rng = self.record, Rng(self.record.seed)
        if record.position is None:
            return self.game.setup(record.options, record.seats, rng)
        return self.game.from_position(record.position, record.options, record.seats, rng)

    # Looking

    def __len__(self) -> int:
        return len(self.record.log)

    @property
    def extent(self) -> int:
        """How much there is to hand out: the actions and, as one more, an end made by hand."""
        return len(self) + (self.record.ended is not None)

    @property
    def begun(self) -> bool:
        """Somebody has decided something."""
        return any(not step.by_itself for step in self.steps)

    def to_act(self) -> Seat | None:
        return None if self.record.ended else self.game.to_act(self._state)

    def chair(self, seat: Seat | None, at: int | None = None) -> Chair:
        """A seat's place now, or as it was after `at` actions."""
        if seat is not None:
            self._check_seat(seat)
        if at is None or at == len(self):
            return Chair(self.game, self._state, seat, ended=self.record.ended is not None)
        return Chair(self.game, self._state_after(at), seat)

    def _state_after(self, length: int) -> Any:
        if not 0 <= length <= len(self):
            raise Problem("play.no_moment", at=length)
        return self._checkpoints.state_after(length, self.record.log)

    def actions(self) -> list[str]:
        """The texts of the legal list, for whoever keeps the table (never for a seat that is not to act)."""
        if self.to_act() is None:
            return []
        return [self.game.text(self._state, action) for action in self.game.actions(self._state)]

    def choices(self) -> int:
        """How long the legal list is."""
        return 0 if self.to_act() is None else len(self.game.actions(self._state))

    def fingerprint(self) -> bytes:
        return self.game.fingerprint(self._state)

    def position(self) -> Json:
        return self.game.position(self._state)

    def result(self) -> Result | None:
        ended = self.record.ended
        if ended is None:
            return self.game.result(self._state)
        if ended.resigned is None:
            return draw("draw_agreed", self.record.seats)
        return Result("resigned", tuple(1 + (seat == ended.resigned) for seat in range(self.record.seats)))

    # Playing

    def play(self, choice: int | str) -> list[Event]:
        """Plays an action by its index or its text, and whatever is then forced."""
        before = len(self.steps)
        self._play_one(self._index(choice), by_itself=False)
        self.play_what_is_forced()
        return [event for step in self.steps[before:] for event in step.events]

    def play_again(self, choice: int | str, orders: Sequence[Mapping[str, bool]]) -> None:
        """Plays an action of a log. A window that these orders pass was passed by them, as far as the log can tell."""
        index = self._index(choice)
        self._play_one(index, by_itself=index == 0 and self._passed_by(orders))
        self.play_what_is_forced()

    def _index(self, choice: int | str) -> int:
        if self.to_act() is None:
            raise Problem("play.over")
        actions = self.game.actions(self._state)
        if type(choice) is int and 0 <= choice < len(actions):
            return choice
        if isinstance(choice, str):
            for index, action in enumerate(actions):
                if self.game.text(self._state, action) == choice:
                    return index
        raise Problem("play.not_legal", action=ascii(choice)[:60])

    def _play_one(self, index: int, by_itself: bool) -> None:
        game, s, record = self.game, self._state, self.record
        if len(record.log) >= MOST_ACTIONS:
            raise Problem("record.too_many_actions")
        actions = game.actions(s)
        action, seat = actions[index], game.to_act(s)
        assert seat is not None
        text = game.text(s, action)
        said = tuple(game.describe(s, action, other) for other in (*range(record.seats), None))
        events = tuple(game.apply(s, action))
        told = frozenset(seat for event in events for seat in event.told)
        self.steps.append(Step(seat, len(actions), by_itself, told, said, events))
        record.log.append(index)
        record.texts.append(text)
        self._checkpoints.passed(len(record.log), s)

    def play_what_is_forced(self) -> None:
        """Lists of one that everybody can compute, and windows passed by standing orders."""
        while self.to_act() is not None and len(self) < MOST_ACTIONS:
            forced = self.game.asked(self._state).public and len(self.game.actions(self._state)) == 1
            if not forced and not self._passed_by(self.record.orders):
                return
            self._play_one(0, by_itself=True)

    def _passed_by(self, orders: Sequence[Mapping[str, bool]]) -> bool:
        """Whether a window is open that the seat's orders do not stop at."""
        asked = self.game.asked(self._state)
        return asked.window != "" and orders[asked.seat].get(asked.window) is False

    def set_orders(self, seat: Seat, orders: Mapping[str, bool]) -> None:
        """Where this seat wants to be asked from now on."""
        self._check_seat(seat)
        check_orders(orders)
        self.record.orders[seat] = dict(orders)
        self.play_what_is_forced()

    def resign(self, seat: Seat) -> None:
        self._end(Ended(seat))

    def agree_draw(self) -> None:
        self._end(Ended(None))

    def _end(self, ended: Ended) -> None:
        if self.to_act() is None:
            raise Problem("play.over")
        if ended.resigned is not None:
            self._check_seat(ended.resigned)
        self.record.ended = ended

    def _check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < self.record.seats:
            raise Problem("play.no_seat", seat=seat)

    # Taking back

    def looked(self, seat: Seat) -> None:
        """This seat has seen the table as it is now: a privacy screen was passed, a bot asked, a link sent."""
        self._check_seat(seat)
        self._looked[seat] = len(self)

    def everybody_looked(self) -> None:
        """A saved or sent game: who has seen it since is not known, so everybody may have."""
        self._looked = [len(self)] * self.record.seats

    def _last_own(self, seat: Seat) -> int | None:
        """Where the seat's latest decision stands, if no barrier lies after it."""
        for at in reversed(range(len(self))):
            step = self.steps[at]
            seen = any(other != seat and self._looked[other] > at for other in step.told)
            if seat in step.told or seen:
                return None
            if not step.by_itself:
                return at if step.seat == seat else None
        return None

    def can_undo(self, seat: Seat) -> bool:
        return self.record.ended is None and self._last_own(seat) is not None

    def undo(self, seat: Seat) -> None:
        """Takes back the seat's latest decision, up to another seat's action or to news for this seat."""
        at = self._last_own(seat)
        if self.record.ended or at is None:
            raise Problem("play.nothing_to_undo")
        self._cut(at)

    def reset_turn(self, seat: Seat, kept: int = 0) -> None:
        """Takes back the decisions of the seat since anybody else acted, forced actions included.

        The first `kept` actions stay, whoever made them.
        """
        at = self._last_own(seat)
        if self.record.ended or at is None or at < kept:
            raise Problem("play.nothing_to_undo")
        while at is not None and at >= kept:
            self._cut(at)
            at = self._last_own(seat) if self.steps and self.steps[-1].seat == seat else None

    def take_back(self, seat: Seat) -> None:
        """Against the computer or as practice: past a barrier, and marked as such in the record."""
        if self.can_undo(seat):
            self.undo(seat)
            return
        own = [at for at, step in enumerate(self.steps) if step.seat == seat and not step.by_itself]
        if not own:
            raise Problem("play.nothing_to_undo")
        self.record.ended = None
        self._cut(own[-1])
        self._mark(seat)

    def take_end_back(self, marked: Seat | None = None) -> None:
        """Takes back a resignation or an agreed draw; the moves stay. `marked`: the seat it had shown something."""
        if self.record.ended is None:
            raise Problem("play.nothing_to_undo")
        if marked is not None:
            self._check_seat(marked)
            self._mark(marked)
        self.record.ended = None

    def _mark(self, seat: Seat) -> None:
        self.record.taken_back[seat] = min(self.record.taken_back[seat] + 1, MOST_TAKEN_BACK)

    def cut_to(self, length: int) -> None:
        """Goes back to a shorter log, whoever played it: for a table that is kept by one person or program.

        A log never ends before something forced: the cut is made at the decision before it, if there is one.
        """
        if not 0 <= length <= len(self):
            raise Problem("play.nothing_to_undo")
        while 0 < length < len(self) and self.steps[length].by_itself:
            length -= 1
        self.record.ended = None
        self._cut(length)
        self.play_what_is_forced()

    def _cut(self, length: int) -> None:
        self._checkpoints.cut(length)
        self._state = self._state_after(length)
        del self.record.log[length:], self.record.texts[length:], self.steps[length:]
        self._looked = [min(seen, length) for seen in self._looked]
