"""Where paired games of Mana begin: a set-up and a few random plies, with nothing decided yet.

Mana has no chance, so without this two computer players would play one game for ever.
"""

from __future__ import annotations

from engine.core.game import Options
from engine.core.rng import Rng
from engine.core.session import Session
from engine.mana.bitboard import can_capture
from engine.mana.board import BLACK, HOME, NAMES, PIECES_A_SIDE, RONIN_A_SIDE, WHITE
from engine.mana.convert import from_state
from engine.mana.game import GAME
from engine.mana.perft import PERFT
from engine.mana.replies import settled
from engine.mana.solver import Solver

LEAST_PLIES, MOST_PLIES = 2, 6
OPEN_FOR = 5  # plies within which neither side can force a win


def opening(rng: Rng, fixed: Options) -> tuple[dict[str, bool | int | str], list[int]]:
    """Options, of which some may be fixed, and the decisions that lead there; what is forced plays itself."""
    options: dict[str, bool | int | str] = {"two_rows": rng.below(2) == 1, **fixed}
    while True:
        session = Session.new(GAME, 0, options=options)
        set_up(session, rng)
        plies = LEAST_PLIES + rng.below(MOST_PLIES - LEAST_PLIES + 1)
        goal = len(session) + plies
        while len(session) < goal and session.to_act() is not None:
            session.play(rng.below(session.choices()))
        if session.to_act() is not None and is_open(session):
            return options, [index for index, step in zip(session.record.log, session.steps) if not step.by_itself]


def set_up(session: Session, rng: Rng) -> None:
    """Both sides' placements, each equally likely."""
    if not session.record.options["two_rows"]:
        session.play(rng.below(session.choices()))
        session.play(rng.below(session.choices()))
        return
    for side in (BLACK, WHITE):
        squares = list(HOME[side])
        rng.shuffle(squares)
        daimyo, ronin = squares[0], squares[1 : 1 + RONIN_A_SIDE]
        ronin.sort(key=HOME[side].index)
        session.play(f"D@{NAMES[daimyo]}")
        end = PIECES_A_SIDE * (side + 1)
        while len(session) < end:  # the last ones may be forced, and have then played themselves
            session.play(f"R@{NAMES[ronin[len(session) - end]]}")


def is_open(session: Session) -> bool:
    """Whether neither side has a forced win within a few plies."""
    options = session.record.options
    blocked_is_free = options["blocked_is_free"] is True
    searched = settled(from_state(PERFT.read(str(session.position()), options)), blocked_is_free)
    solver = Solver(blocked_is_free)
    if can_capture(searched) or solver.wins_in(searched, OPEN_FOR) is not None:
        return False
    return not solver.loses(searched, OPEN_FOR - 1)
