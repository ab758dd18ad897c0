"""The search over samples, on a made-up game whose best actions are plain."""

from __future__ import annotations

import pytest

from engine.bots.bot import Budget
from engine.bots.sampling import SURE, Look, Plan, Sampling
from engine.core.chair import Chair
from engine.core.rng import Rng
from tests.support.shells import GAME, Act, Shells

PLAN = Plan(nodes=600, worlds=2, candidates=4, trust=3)


class RandomPlayouts:
    """Plays on at random and counts."""

    def __init__(self, seat: int, rng: Rng) -> None:
        self.seat = seat
        self.rng = rng
        self.looks: list[str] = []

    def first_look(self, world: Shells, action: Act) -> Look:
        self.looks.append("first")
        return Look(SURE // 2, 1)

    def playout(self, world: Shells, action: Act) -> Look:
        self.looks.append("playout")
        nodes = 0
        while GAME.to_act(world) is not None:
            GAME.apply(world, self.rng.choice(GAME.actions(world)) if nodes else action)
            nodes += 1
        result = GAME.result(world)
        assert result is not None
        return Look(SURE if result.placement[self.seat] == 1 else 0, nodes)


def searching(
    s: Shells, plan: Plan = PLAN, budget: Budget | None = None
) -> tuple[Sampling[Shells, Act], RandomPlayouts]:
    form = RandomPlayouts(s.seat, Rng(5))
    return Sampling(form, Chair(GAME, s, s.seat), Rng(6), budget or Budget(3), plan), form


def last_choice(hand: list[int], other: list[int]) -> Shells:
    """One round, two seats; seat 1 chooses second and does not see the first choice."""
    s = GAME.setup({"rounds": 1, "shuffling": False}, 2, Rng(1))
    s.hands = [list(other), list(hand)]
    GAME.apply(s, Act("choose", other[0]))
    return s


def test_it_finds_the_better_card():
    search, _ = searching(last_choice([1, 4], [2]))
    findings = list(search.search())
    assert findings[-1].action == Act("choose", 4)
    assert findings[-1].value > SURE // 2


def test_findings_are_progressive_and_within_the_budget():
    search, form = searching(GAME.setup({"rounds": 3, "shuffling": True}, 2, Rng(2)))
    findings = list(search.search())
    spent = [finding.nodes for finding in findings]
    assert spent == sorted(spent)
    assert spent[-1] < PLAN.nodes + 30
    assert findings[-1].share >= 95
    assert form.looks.count("first") == 2 * len(GAME.actions(GAME.setup({"rounds": 3, "shuffling": True}, 2, Rng(2))))


def test_one_candidate_needs_no_playouts():
    search, form = searching(GAME.setup({"rounds": 3, "shuffling": True}, 2, Rng(2)), PLAN._replace(candidates=1))
    assert list(search.search())
    assert "playout" not in form.looks


@pytest.mark.parametrize("nodes", [0, 1, 2, 7])
def test_a_tiny_budget_still_gives_an_answer(nodes):
    s = GAME.setup({"rounds": 3, "shuffling": True}, 2, Rng(2))
    search, _ = searching(s, PLAN._replace(nodes=nodes))
    assert list(search.search())[-1].action in GAME.actions(s)


def test_when_told_to_stop_it_stops():
    s = GAME.setup({"rounds": 3, "shuffling": True}, 2, Rng(2))
    search, form = searching(s, budget=Budget(3, stop=lambda: len(form.looks) >= 9))
    findings = list(search.search())
    assert findings[-1].action in GAME.actions(s)
    assert len(form.looks) == 9


def test_the_real_world_is_left_alone():
    s = GAME.setup({"rounds": 2, "shuffling": True}, 2, Rng(3))
    before = GAME.fingerprint(s)
    list(searching(s)[0].search())
    assert GAME.fingerprint(s) == before
