"""Other versions of a build, made from it in a moment."""

from __future__ import annotations

from pathlib import Path

from tests.browser.conftest import copied, put

TEXTS = {".html", ".js", ".mjs", ".css", ".webmanifest", ".txt"}


def build_id(dist: Path) -> str:
    return next(dist.glob("app-*")).name.removeprefix("app-")


def next_version(dist: Path, to: Path) -> Path:
    """The same page under another build id. Its snapshot still says the old one: a stale snapshot."""
    old = build_id(dist)
    new = old[::-1]
    copied(dist, to, without="tatami.html")
    (to / f"app-{old}").rename(to / f"app-{new}")
    for file in to.rglob("*"):
        if file.suffix in TEXTS and file.is_file() and "runtime-" not in str(file.relative_to(to)):
            put(file, file.read_bytes().replace(old.encode(), new.encode()))
    return to


def with_snapshot(dist: Path, to: Path, snapshot: bytes | None) -> Path:
    """The same page with another file in place of its snapshot, or none."""
    copied(dist, to, without="tatami.html")
    file = to / f"app-{build_id(dist)}" / "snapshot.bin"
    if snapshot is None:
        file.unlink()
    else:
        put(file, snapshot)
    return to
