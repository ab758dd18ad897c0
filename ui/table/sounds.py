"""Sounds, made in the page: a stone set down, a capture, the end."""

from __future__ import annotations

from ui.page import Note

SOUNDS: dict[str, tuple[Note, ...]] = {
    "stone": (Note(190, 0, 90, 22), Note(96, 0, 130, 30), Note(1250, 0, 24, 5)),
    "capture": (Note(190, 0, 90, 22), Note(110, 60, 180, 34), Note(880, 55, 40, 6)),
    "refused": (Note(150, 0, 120, 14),),
    "end": (Note(294, 0, 500, 16), Note(440, 160, 600, 14), Note(587, 340, 900, 12)),
}
