"""Where things are in a checkout, and how two runs of the tools keep out of each other's way."""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / ".tatami"  # all that the tools make for themselves: deleting it is always safe
VENDOR = ROOT / "static" / "vendor"
NODE_MODULES = ROOT / "node_modules"


class Trouble(Exception):
    """Something a person has to know or to do; its text is one clear sentence."""


def say(text: str) -> None:
    """A line of progress. Flushed, so that it stands before the output of what is started next."""
    print(text, flush=True)


def replace_folder(new: Path, old: Path) -> None:
    """Put the finished folder `new` in the place of `old`, which is never half of either."""
    gone = old.with_name(f".{old.name.lstrip('.')}-gone-{os.getpid()}")
    if old.exists():
        old.rename(gone)
    new.rename(old)
    shutil.rmtree(gone, ignore_errors=True)


@contextmanager
def one_at_a_time(name: str) -> Iterator[None]:
    """Wait until no other run holds `name`. The lock ends with the process, however that ends."""
    WORK.mkdir(parents=True, exist_ok=True)
    with (WORK / f"{name}.lock").open("w") as file:
        waited = False
        while not _lock(file.fileno()):
            if not waited:
                say("Another run of these tools is fetching files: waiting for it.")
                waited = True
            time.sleep(0.5)
        yield  # closing the file frees the lock


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
