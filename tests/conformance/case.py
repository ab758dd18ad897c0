"""What a conformance check is given, and the random games it walks through."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.bots.bot import Bot
from engine.core.folder import part
from engine.core.game import AnyGame, GameInfo, Options
from engine.core.record import MOST_ACTIONS
from engine.core.rng import Rng
from engine.core.session import Session
from engine.core.standing import StandingOf

SOME = 40  # how many moments of a game a costly check looks at


class Case(NamedTuple):
    """One game to be played: everything a check does follows from this."""

    game: AnyGame
    seed: int
    options: Options
    seats: int
    bot: Bot | None = None  # None: the game's own, if it has one
    standing: StandingOf | None = None  # None: the game's own, if it has one

    def __repr__(self) -> str:
        options = " ".join(f"{key}={value}" for key, value in self.options.items())
        return f"{self.game.info.id}, {self.seats} seats, {options or 'no options'}, seed {self.seed}"

    def chance(self) -> Rng:
        """What the check itself draws from; the game has a generator of its own."""
        return Rng(self.seed ^ 0xC0FFEE)

    def beginning(self) -> Any:
        return self.game.setup(self.options, self.seats, Rng(self.seed))

    def session(self) -> Session:
        return Session.new(self.game, self.seed, self.seats, self.options)


class Moment(NamedTuple):
    """A state of a game and the action that was played there; None at the end. Whoever plays on takes a copy."""

    state: Any
    action: Any
    number: int


def every_moment(case: Case) -> Iterator[Moment]:
    """A random game from the set-up to the end; the state is the live one, so look and do not touch."""
    game, chance, s = case.game, case.chance(), case.beginning()
    for number in range(MOST_ACTIONS):
        if game.to_act(s) is None:
            yield Moment(s, None, number)
            return
        action = chance.choice(game.actions(s))
        yield Moment(s, action, number)
        game.apply(s, action)


def some_moments(case: Case, most: int = SOME) -> list[Moment]:
    """Copies of moments spread over a random game, the end left out."""
    game, kept, every = case.game, list[Moment](), 1
    for moment in every_moment(case):
        if moment.action is not None and moment.number % every == 0:
            kept.append(moment._replace(state=game.copy(moment.state)))
        if len(kept) > 2 * most:
            kept, every = kept[::2], 2 * every
    spread = max(1, -(-len(kept) // most))
    return kept[::spread]


def random_session(case: Case) -> Session:
    """A session that has played a random game to its end."""
    chance, session = case.chance(), case.session()
    while session.to_act() is not None:
        session.play(chance.below(session.choices()))
    return session


def some_lengths(session: Session, case: Case, most: int = 4) -> list[int]:
    """Lengths of beginnings of this game: none, all, and some between."""
    between = {case.chance().below(len(session) + 1)} | {len(session) * at // most for at in range(most)}
    return sorted(between | {0, len(session)})


def cases_of(game: AnyGame, seed: int = 1) -> list[Case]:
    """Every number of seats, and every choice of every option at least once."""
    info, plain = game.info, game.info.defaults()
    found = [(seats, plain) for seats in range(info.least_seats, info.most_seats + 1)]
    found += [
        (info.most_seats, {**plain, option.id: choice})
        for option in info.options
        for choice in option.choices
        if choice != option.default
    ]
    if len(info.options) > 1:
        found.append((info.most_seats, {option.id: option.choices[-1] for option in info.options}))
    return [Case(game, seed + number, options, seats) for number, (seats, options) in enumerate(found)]


def bot_of(info: GameInfo) -> Bot | None:
    """The game's computer player, if it has one."""
    bot: Bot | None = getattr(part(info.id, "bot"), "BOT", None)
    return bot
