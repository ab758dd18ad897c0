"""`talk`: other programs play, one line of JSON in, one line of JSON out."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import BinaryIO

from engine.command.command import OK, Command
from engine.command.words import standard_input
from engine.core import talk
from engine.core.talk import MOST_LINE, Talk

ABOUT = f"""\
Lets other programs play: a JSON object a line on standard input, an answer a line on standard output.

  echo '{{"new": {{"game": "mana", "seed": 7}}}}' | python3 -m engine talk

{(talk.__doc__ or "").partition(chr(10) + chr(10))[2]}"""


def arguments(parser: argparse.ArgumentParser) -> None:
    pass


def run(_: argparse.Namespace) -> int:
    conversation = Talk()
    for line in lines(standard_input()):
        sys.stdout.write(conversation.answer(line) + "\n")
        sys.stdout.flush()
    return OK


def lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines of the stream. Of one that is too long only as much as shows that it is."""
    while line := stream.readline(MOST_LINE + 2):
        ended = line.endswith(b"\n")
        if not ended and len(line) > MOST_LINE:
            _skip_to_the_end(stream)
        yield line.removesuffix(b"\n")


def _skip_to_the_end(stream: BinaryIO) -> None:
    while rest := stream.readline(1 << 16):
        if rest.endswith(b"\n"):
            return


COMMAND = Command("talk", "lets other programs play, as UCI does for chess", ABOUT, arguments, run)
