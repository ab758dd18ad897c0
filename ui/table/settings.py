"""What a player may set; kept by `ui.app.preferences`."""

from __future__ import annotations


class Settings:
    def __init__(self) -> None:
        self.language = "en"
        self.theme = "auto"  # auto, light, dark, contrast
        self.sound = False  # a page that makes sounds unasked is rude
        self.motion = "auto"  # auto: as the system wishes; still: nothing travels
        self.still = False  # what `motion` comes to on this system
        self.shortcuts = True  # single letters do things
