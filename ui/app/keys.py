"""Keys that do something wherever the focus is. They are listed under `?`."""

from __future__ import annotations

# key: (what it does, the key of its sentence)
SHORTCUTS = {
    "?": ("keys", "keys.help"),
    "u": ("undo", "keys.undo"),
    "r": ("reset", "keys.reset"),
    "h": ("hint", "keys.hint"),
    "n": ("play-now", "keys.play_now"),
    "i": ("rules", "keys.rules"),
    "l": ("look-at", "keys.look"),
    "t": ("turn", "keys.turn"),
    "m": ("menu", "keys.menu"),
    "s": ("mute", "keys.sound"),
    ",": ("earlier", "keys.earlier"),
    ".": ("later", "keys.later"),
}

ALWAYS = ("keys.arrows", "keys.enter", "keys.escape", "keys.tab")
