"""The pack: the app's Python files and data as one file. `static/boot/pack.mjs` reads it.

One line of JSON, [[path, length], …], then the bytes of the files, one after the other.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

PACKAGES = ("engine", "ui")
KINDS = {".py", ".json", ".svg", ".txt", ".md"}
# caches, types, and the command line with what only it reads: the page has none
LEFT_OUT = {"__pycache__", "stubs", "command", "command.py", "__main__.py", "scenario.py", "talk.py", "picture.py"}
LEFT_OUT |= {"arena.py", "simple.py", "goals.py"}


def app_files(root: Path) -> dict[str, bytes]:
    """Everything of the app that Python imports or reads, by path, in a fixed order."""
    found: dict[str, bytes] = {}
    for package in PACKAGES:
        for file in sorted((root / package).rglob("*")):
            path = file.relative_to(root)
            if file.suffix in KINDS and not LEFT_OUT & set(path.parts) and file.is_file():
                found[path.as_posix()] = file.read_bytes()
    return found


def pack(files: Mapping[str, bytes]) -> bytes:
    listing = json.dumps([[path, len(content)] for path, content in files.items()], separators=(",", ":"))
    return listing.encode() + b"\n" + b"".join(files.values())


def pack_of_checkout(root: Path) -> bytes:
    """What tools/play.py answers for app.pack: made anew each time, so an edited module is there after a reload."""
    return pack(app_files(root))
