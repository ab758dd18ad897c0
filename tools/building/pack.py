"""The pack: the app's Python files and data as one file. `static/boot/pack.mjs` reads it.

One line of JSON, [[path, length], …], then the bytes of the files, one after the other.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from fnmatch import fnmatch
from pathlib import Path

PACKAGES = ("engine", "ui")
KINDS = {".py", ".json", ".svg", ".txt", ".md"}
# Caches, types, and the command line with what only it reads: the page has none.
LEFT_OUT = (
    "*/__pycache__/*",
    "ui/stubs/*",
    "engine/__main__.py",
    "engine/command/*",
    "engine/core/scenario.py",
    "engine/core/talk.py",
    "engine/core/wire.py",
    "engine/bots/arena.py",
    "engine/bots/simple.py",
    "engine/mana/opening.py",
    "engine/mana/perft.py",
    "engine/*/command.py",
    "engine/*/goals.py",
    "engine/*/picture.py",
)


def app_files(root: Path) -> dict[str, bytes]:
    """Everything of the app that Python imports or reads, by path, in a fixed order."""
    found: dict[str, bytes] = {}
    for package in PACKAGES:
        for file in sorted((root / package).rglob("*")):
            path = file.relative_to(root).as_posix()
            if file.suffix in KINDS and file.is_file() and not any(fnmatch(path, out) for out in LEFT_OUT):
                found[path] = file.read_bytes()
    return found


def pack(files: Mapping[str, bytes]) -> bytes:
    listing = json.dumps([[path, len(content)] for path, content in files.items()], separators=(",", ":"))
    return listing.encode() + b"\n" + b"".join(files.values())


def pack_of_checkout(root: Path) -> bytes:
    """What tools/play.py answers for app.pack: made anew each time, so an edited module is there after a reload."""
    return pack(app_files(root))
