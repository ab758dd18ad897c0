"""Where the computer puts its pieces, and which first move it makes when the other player may swap."""

from __future__ import annotations

from collections.abc import Callable

from engine.bots.alphabeta import AlphaBeta
from engine.bots.bot import Thought
from engine.core.rng import Rng
from engine.mana.actions import ManaAction, Place
from engine.mana.analysis import ManaForm
from engine.mana.bitboard import Position, can_capture
from engine.mana.board import SQUARE, WHITE
from engine.mana.convert import from_state, to_action
from engine.mana.replies import move_between
from engine.mana.rules import place, placements
from engine.mana.solver import Solver
from engine.mana.state import State

# On the back row White loses everywhere, but slowest with the daimyo on c6; Black wins, and most quickly from b1.
BACK_ROW = (Place("D", SQUARE["b1"]), Place("D", SQUARE["c6"]))
TRIALS = {1: 1, 2: 4, 3: 12}  # how many placements a level compares
GLANCE = 400  # nodes for a look at one position
GLANCE_DEPTH = 4


class Glances:
    """Quick opinions of positions, within a budget of nodes for all of them together."""

    def __init__(self, blocked_is_free: bool, limit: int, stop: Callable[[], bool]) -> None:
        self._blocked_is_free = blocked_is_free
        self._limit = limit
        self._stop = stop
        self.nodes = 0

    def at(self, position: Position) -> int:
        """How good the position looks to the side to move; once the budget is spent, without searching."""
        form = ManaForm(Solver(self._blocked_is_free), noise=0, salt=0)
        score = form.evaluate(position)
        left = min(GLANCE, self._limit - self.nodes)
        if left > 0 and not can_capture(position) and form.children(position):
            search = AlphaBeta(form, left, self._stop)
            for finding in search.deepen(form.children(position), GLANCE_DEPTH):
                score = finding.score
            self.nodes += search.nodes
        return score

    def thought(self, action: ManaAction) -> Thought:
        return Thought(action, max(1, self.nodes), share=100, estimate=50)


def next_placement(s: State, level: int, rng: Rng, limit: int, stop: Callable[[], bool]) -> Thought:
    """The next piece of the best among some random placements."""
    legal = placements(s)
    glances = Glances(s.blocked_is_free, limit, stop)
    if len(legal) == 1 or (not s.two_rows and level < 3):
        return glances.thought(rng.choice(legal))
    if not s.two_rows:
        return glances.thought(BACK_ROW[s.side])
    trials = [_random_placement(s, rng, glances) for _ in range(TRIALS[level])]
    return glances.thought(max(trials, key=lambda trial: trial[1])[0])


def _random_placement(s: State, rng: Rng, glances: Glances) -> tuple[Place, int]:
    """The next piece of a random placement, and what its side may think of it.

    Black does not know White's answer yet, so he imagines a random one too.
    """
    trial, chosen = s.copy(), []
    while trial.to_place:
        chosen.append(rng.choice(placements(trial)))
        place(trial, chosen[-1])
    score = glances.at(from_state(trial))  # Black is to move
    return chosen[0], -score if s.side == WHITE else score


def fairest_move(position: Position, s: State, limit: int, stop: Callable[[], bool]) -> Thought | None:
    """The first move after which the sides seem most equal, since the other player may take either.

    None where a daimyo can be captured at once, or no move is safe: there is nothing to be fair about.
    """
    replies = [] if can_capture(position) else Solver(s.blocked_is_free).replies(position)
    if not replies:
        return None
    glances = Glances(s.blocked_is_free, limit, stop)
    fairest = min(replies, key=lambda reply: abs(glances.at(reply)))
    return glances.thought(to_action(move_between(position, fairest)))
