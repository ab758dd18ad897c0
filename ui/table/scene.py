"""What a game brings to the table: a scene that draws views and says which spots make an action."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from engine.core.chair import Chair
from engine.core.game import Asked, Json, Result, Seat, Text, View
from engine.core.session import Step
from ui.html import Markup
from ui.table.picker import Path, Picker
from ui.words import Words


class Look:
    """All that may be drawn at one moment: one seat's view, and what its player is doing with it."""

    __slots__ = (
        "asked",
        "below",
        "cursor",
        "hint",
        "last",
        "live",
        "names",
        "picker",
        "preview",
        "seat",
        "to_act",
        "turned",
        "view",
        "words",
    )

    def __init__(self, words: Words, view: View, names: list[str], below: Seat) -> None:
        self.words = words
        self.view = view
        self.names = names
        self.below = below  # the seat at the lower edge
        self.seat: Seat | None = None  # whose view it is; None: an onlooker's
        self.turned = False  # the player wants it the other way round
        self.asked: Asked | None = None  # what is being decided; None: nothing
        self.to_act: Seat | None = None
        self.live = True  # now, not looking back
        self.picker = Picker(())
        self.preview: str | None = None  # the spot under the pointer or the focus
        self.cursor: str | None = None  # where the keyboard stands
        self.last: Sequence[Mapping[str, Json]] = ()  # the latest events, as this seat saw them
        self.hint: Path = ()

    @property
    def actor(self) -> str:
        """The name of the seat that is to act."""
        return "" if self.to_act is None else self.names[self.to_act]


class Prompt(NamedTuple):
    sentence: str
    steps: tuple[str, ...] = ()  # the steps of the move, in words
    now: int = 0  # which of them is being done


class Choice(NamedTuple):
    """A spot that has no place in the scene: a button on the cloth."""

    spot: str
    label: str
    icon: str
    filled: bool = False  # the one that is expected
    hinted: bool = False


class Motion(NamedTuple):
    """Something to be seen moving: an element, and where it came from, step by step, relative to where it is."""

    element: str
    kind: str  # "walk", "appear", "leave", "uncover" (something that lies over a card, and is gone then)
    offsets: tuple[tuple[float, float], ...] = ()
    wait: int = 0  # milliseconds before it begins
    step: int = 90  # milliseconds a step
    by_hand: bool = False  # a player who moves it has seen it go there while picking


class Entry(NamedTuple):
    """A line of the log: short, as drawn, and in which column."""

    drawn: Markup
    column: int
    setup: bool = False  # before the first move: not numbered
    turn: bool = True  # part of a turn; False: what comes after the last one, not numbered
    follows: bool = False  # it came of itself out of the line before, and is written behind it


@runtime_checkable
class Swapping(Protocol):
    """A scene of a game in which the players may change sides."""

    def swapped(self, view: View) -> bool: ...


@runtime_checkable
class Moving(Protocol):
    """A scene in which a piece goes where it is sent before the move is complete."""

    def pick_motions(self, look: Look) -> list[Motion]:
        """What the last touch has moved."""


@runtime_checkable
class Writing(Protocol):
    """A scene whose log is written in signs."""

    def legend(self, words: Words) -> list[tuple[Markup, str]]:
        """Each sign, and what it means."""


@runtime_checkable
class Walking(Protocol):
    """A scene that knows which of its parts change when the keyboard walks."""

    def walked(self, look: Look) -> dict[str, Markup]: ...


@runtime_checkable
class Holding(Protocol):
    """A scene in which a seat has something to show beside its name."""

    def held(self, seat: Seat, look: Look) -> Markup: ...


@runtime_checkable
class Knowing(Protocol):
    """A scene in which a step told some seats more than its words, which were found before it was made."""

    def told(self, step: Step, seat: Seat | None) -> Text:
        """The step in words, as this seat (None: an onlooker) may read it afterwards."""


class Scene(Protocol):
    """One for each game. It holds no game: everything is in the `Look`."""

    columns: int  # of the log

    def paths(self, chair: Chair) -> Sequence[Path | list[Path]]:
        """For each legal action, in order, the spots a player touches; a list: any of these ways."""

    def frame(self, look: Look) -> Markup:
        """What is drawn once: the parts with their ids."""

    def parts(self, look: Look) -> dict[str, Markup]:
        """What stands in the parts now, by id."""

    def hovered(self, look: Look) -> dict[str, Markup]:
        """Of these, the parts that change with the pointer."""

    def prompt(self, look: Look) -> Prompt: ...

    def aside(self, look: Look) -> str:
        """What the spot under the pointer would mean; empty: nothing to say."""

    def choices(self, look: Look) -> list[Choice]: ...

    def turns(self, look: Look) -> bool:
        """It can be turned round: nobody's own side has to lie below."""

    def refused(self, spot: str, look: Look) -> str:
        """Why this spot cannot be touched now."""

    def moved_cursor(self, spot: str | None, key: str, look: Look) -> str:
        """Where an arrow key leads."""

    def motions(self, events: Sequence[Mapping[str, Json]], look: Look) -> list[Motion]: ...

    def sound(self, event: Mapping[str, Json]) -> str | None: ...

    def seat_line(self, seat: Seat, look: Look) -> str:
        """One line about a seat: its colour, what it has."""

    def entry(self, step: Step) -> Entry | None:
        """A step's place in the log; None: it says nothing that the step before it has not said."""

    def help(self, look: Look) -> list[str]:
        """The rules at this step, a few sentences."""

    def ending(self, result: Result, look: Look) -> str:
        """How the game ended, in a sentence."""

    def position(self, view: View) -> str | None:
        """The position as text, if there is one."""
