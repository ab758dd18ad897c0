"""What a game's folder may hold beside `info` and `game`; each module is optional and found by its name.

    bot.py       BOT, its computer player (engine/bots/bot.py)
    opening.py   opening(rng, fixed options) -> (options, decisions): where paired games begin, if not by chance
    perft.py     PERFT, which counts the lines of a game (engine/command/perft.py)
    picture.py   picture(view) -> str, the table for the terminal; side(view, seat); SENTENCES, what its bot says
    standing.py  standing(view) -> Standing | None, how the seats stand, a number each (engine/core/standing.py)
    command.py   COMMANDS, what the command line can do for this game alone (engine/command/command.py)
    goals.py     GOALS, how quick it ought to be; GAMES_A_UNIT_ELSEWHERE, another engine's random games
                 (engine/command/measure.py)

Whoever asks for one goes through `part`. What else lies in the folder is the game's own affair.
"""

from __future__ import annotations

import importlib
import importlib.util
from types import ModuleType


def part(game_id: str, name: str) -> ModuleType | None:
    """The module `engine.<game>.<name>`, if the game has one."""
    package = f"engine.{game_id}"
    if importlib.util.find_spec(package) is None or importlib.util.find_spec(f"{package}.{name}") is None:
        return None
    return importlib.import_module(f"{package}.{name}")
