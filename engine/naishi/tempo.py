"""How many turns a player still has: the River runs out, or somebody ends the game before."""

from __future__ import annotations

from engine.naishi.state import TURN, State

MOST_TURNS = 11


def turns_left(s: State, seat: int) -> int:
    """Turns this seat will begin from now on, about."""
    return turns_after(s) + (s.step == TURN and s.acting == seat)


def turns_after(s: State) -> int:
    """Turns each seat will have after the one that is being played, about; none after the last.

    Fitted to games between computer players: the lowest pile counts most, because it is what lets a game end.
    """
    if s.last_turn:
        return 0
    low, second, *others = sorted(map(len, s.piles))
    return max(1, min((85 * low + 49 * second + 18 * sum(others) - 120) // 100, MOST_TURNS))
