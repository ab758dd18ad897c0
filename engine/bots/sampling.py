"""Search for games with secrets or chance: each promising action is played out in worlds the seat cannot tell apart.

A game brings a *playout form*: which actions are worth a look, and how good an action turns out in one given world.
All actions still in question are played in the same worlds, so that they share their luck, and the worse half is
dropped again and again (sequential halving): most of the budget goes to telling the best few apart.
Only the root is decided here with what the seat knows; a form must not let its playouts profit from hidden cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from engine.bots.bot import Budget
from engine.core.chair import Chair
from engine.core.rng import Rng

S = TypeVar("S")
A = TypeVar("A")
S_contra = TypeVar("S_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)

SURE = 10_000  # the value of a game won; a game lost is 0


class Look(NamedTuple):
    """How good an action is in one world, from 0 to `SURE`, and how many nodes it took to see."""

    value: int
    nodes: int


class PlayoutForm(Protocol[S_contra, A_contra]):
    """What a game must tell the search. A world given to the form is its own to change."""

    def first_look(self, world: S_contra, action: A_contra) -> Look:
        """A quick judgement: it decides which actions are played out."""

    def playout(self, world: S_contra, action: A_contra) -> Look:
        """A better one: the action is played, and then the game goes on for a while."""


class Plan(NamedTuple):
    """How a budget is spent."""

    nodes: int
    worlds: int  # in how many worlds every action gets a first look
    candidates: int  # how many actions are played out; 1: the first look decides
    trust: int = 0  # how many playouts the first look counts for


class Finding(NamedTuple, Generic[A]):
    action: A
    value: int  # of `SURE`
    nodes: int
    share: int  # of the budget, in percent


class Tried(Generic[A]):
    """An action and how it fared."""

    __slots__ = ("action", "count", "total")

    def __init__(self, action: A) -> None:
        self.action = action
        self.total = 0
        self.count = 0

    def add(self, value: int) -> None:
        self.total += value
        self.count += 1

    def begin_again(self, weight: int) -> None:
        """What is known so far counts as so many looks."""
        self.total, self.count = self.mean() * weight, weight

    def mean(self) -> int:
        return self.total // self.count if self.count else 0


class Sampling(Generic[S, A]):
    """One search, from the chair of the seat to act."""

    def __init__(self, form: PlayoutForm[S, A], chair: Chair, rng: Rng, budget: Budget, plan: Plan) -> None:
        self.form = form
        self.chair = chair
        self.rng = rng
        self.stop = budget.stop
        self.plan = plan
        self.nodes = 0

    def search(self) -> Iterator[Finding[A]]:
        """The best action so far, again and again; at least once."""
        tried = [Tried[A](action) for action in self.chair.actions()]
        for _ in range(self.plan.worlds):
            whole = self._sweep(tried, self.form.first_look, or_part=tried[0].count == 0)
            _best_first(tried)
            yield self._finding(tried)
            if not whole:
                return
        contenders = tried[: self.plan.candidates]
        for one in contenders:
            one.begin_again(self.plan.trust)
        yield from self._halving(contenders)

    def _halving(self, tried: list[Tried[A]]) -> Iterator[Finding[A]]:
        for rounds in range((len(tried) - 1).bit_length(), 0, -1):
            until = self.nodes + (self.plan.nodes - self.nodes) // rounds
            while self.nodes < until:
                if not self._sweep(tried, self.form.playout):
                    return
                _best_first(tried)
                yield self._finding(tried)
            del tried[(len(tried) + 1) // 2 :]

    def _sweep(self, tried: Sequence[Tried[A]], look: Callable[[S, A], Look], or_part: bool = False) -> bool:
        """One more world for all of them, or else for none. Whether the budget lasted."""
        game, world = self.chair.game, self.chair.sample(self.rng)
        values: list[int] = []
        for one in tried:
            if self.nodes >= self.plan.nodes or self.stop():
                break
            value, nodes = look(game.copy(world), one.action)
            values.append(value)
            self.nodes += nodes
        whole = len(values) == len(tried)
        if whole or or_part:
            for one, value in zip(tried, values):
                one.add(value)
        return whole

    def _finding(self, tried: Sequence[Tried[A]]) -> Finding[A]:
        best = tried[0]
        share = min(100, 100 * self.nodes // max(1, self.plan.nodes))
        return Finding(best.action, best.mean(), self.nodes, share)


def _best_first(tried: list[Tried[A]]) -> None:
    """Equal ones stay in their order, so the choice is the same everywhere."""
    tried.sort(key=Tried.mean, reverse=True)
