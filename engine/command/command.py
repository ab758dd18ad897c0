"""What a command is. A module here, or `engine/<game>/command.py`, offers it as a value."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import NamedTuple

OK, FAILED, BAD_INPUT = 0, 1, 2  # exit codes


class Command(NamedTuple):
    """`python3 -m engine NAME …`; a game's own command is `python3 -m engine NAME GAME …`."""

    name: str
    help: str  # what it does, in half a line
    about: str  # more about it, with examples; printed as it stands
    arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]  # returns the exit code


class Unusable(Exception):
    """What was asked cannot be done with this input; its text is one sentence, and the exit code 2."""
