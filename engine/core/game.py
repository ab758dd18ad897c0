"""The interface of a game, and the small values that pass through it.

Everything that plays, draws, records or sends a game goes through `Game`. A game keeps no state of
its own: the state is a value the caller holds, and `apply` is the only method that changes it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from engine.core.rng import Rng

# What may stand in a view, an event or a record: JSON without fractions, so that equality is exact.
Json: TypeAlias = "None | bool | int | str | Sequence[Json] | Mapping[str, Json]"
View: TypeAlias = Mapping[str, Json]
Seat: TypeAlias = int
Options: TypeAlias = Mapping[str, "bool | int | str"]

S = TypeVar("S")
A = TypeVar("A")


class Option(NamedTuple):
    """A rule the players may choose. The order of the choices is part of the link format."""

    id: str
    choices: tuple[bool | int | str, ...]
    default: bool | int | str


class GameInfo(NamedTuple):
    """What is known of a game before its rules are imported."""

    id: str
    title: str
    code: int  # stands for the game in links: unique, never reused
    rules: int  # raised when an old record would play differently
    least_seats: int
    most_seats: int
    options: tuple[Option, ...]

    def defaults(self) -> dict[str, bool | int | str]:
        return {option.id: option.default for option in self.options}


class Text(NamedTuple):
    """A sentence to be: the interface looks the key up in the player's language and fills in the arguments."""

    key: str
    args: Mapping[str, Json] = {}


class Asked(NamedTuple):
    """What is being decided, in words everybody at the table may hear."""

    seat: Seat
    kind: str
    public: bool  # everybody can compute the list, so a list of one is played by the session
    cause: Text | None = None
    window: str = ""  # names a window that standing orders may pass (by action 0); empty: always asked


class Event:
    """Something that happened: a public part, a part for each seat that saw more, and whom it told news.

    News (a drawn card, a flipped one, an answer) is what undo does not cross.
    """

    __slots__ = ("kind", "private", "public", "told")

    def __init__(
        self,
        kind: str,
        public: Mapping[str, Json] | None = None,
        private: Mapping[Seat, Mapping[str, Json]] | None = None,
        told: Sequence[Seat] = (),
    ) -> None:
        self.kind = kind
        self.public = public or {}
        self.private = private or {}
        self.told = tuple(told)

    def seen_by(self, seat: Seat | None) -> dict[str, Json]:
        """The event as this seat (None: an onlooker) saw it."""
        more = self.private.get(seat, {}) if seat is not None else {}
        return {"kind": self.kind, **self.public, **more}

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.public!r}, {self.private!r}, told={self.told!r})"


class Result(NamedTuple):
    """How a game ended: a place for each seat (1 is first, equal places share it), scores, and the named ending."""

    ending: str
    placement: tuple[int, ...]
    scores: tuple[int, ...] = ()
    breakdown: tuple[Mapping[str, int], ...] = ()

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who came first: more than one is a draw between them."""
        return tuple(seat for seat, place in enumerate(self.placement) if place == 1)

    def to_json(self) -> dict[str, Json]:
        return {
            "ending": self.ending,
            "placement": list(self.placement),
            "scores": list(self.scores),
            "breakdown": [dict(part) for part in self.breakdown],
        }


def draw(ending: str, seats: int) -> Result:
    return Result(ending, (1,) * seats)


def won_by(winner: Seat, ending: str, seats: int) -> Result:
    return Result(ending, tuple(1 if seat == winner else 2 for seat in range(seats)))


class Game(Protocol[S, A]):
    """One game's rules. `S` is its state, `A` its action: a small hashable value."""

    @property
    def info(self) -> GameInfo: ...

    def setup(self, options: Options, seats: int, rng: Rng) -> S:
        """A new game. The state keeps `rng` and draws from nothing else."""

    def from_position(self, position: Json, options: Options, seats: int, rng: Rng) -> S:
        """A game that begins in a given position; raises `Problem` with what is wrong with it."""

    def position(self, s: S) -> Json:
        """The position as `from_position` reads it; None while there is nothing it could read."""

    def to_act(self, s: S) -> Seat | None:
        """Whose decision it is; None: the game is over."""

    def actions(self, s: S) -> Sequence[A]:
        """All legal actions in canonical order, never empty before the end. The only source of legality."""

    def apply(self, s: S, a: A) -> list[Event]:
        """Plays one of `actions(s)`: changes `s` and tells what happened."""

    def copy(self, s: S) -> S: ...

    def fingerprint(self, s: S) -> bytes:
        """The facts of the rules in a fixed order: equal exactly when the games will go on alike."""

    def view(self, s: S, seat: Seat | None) -> View:
        """What this seat may know; None: an onlooker."""

    def result(self, s: S) -> Result | None: ...

    def sample(self, s: S, seat: Seat, rng: Rng) -> S:
        """A world this seat cannot tell apart from `s`: a function of what it knows and of `rng` alone."""

    def asked(self, s: S) -> Asked: ...

    def text(self, s: S, a: A) -> str:
        """Short canonical text, unique in its list."""

    def describe(self, s: S, a: A, seat: Seat | None) -> Text:
        """The action in words, as that seat may read it."""


AnyGame: TypeAlias = Game[Any, Any]
