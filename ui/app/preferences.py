"""Settings, kept by the browser. `static/boot/early.js` reads theme and language before the first paint."""

from __future__ import annotations

from typing import Protocol

from ui.page import Storage
from ui.table.settings import Settings
from ui.words import LANGUAGES

THEMES = ("auto", "light", "dark", "contrast")
MOTIONS = ("auto", "still")
_SWITCH = {True: "on", False: "off"}


def load(storage: Storage, language: str) -> Settings:
    settings = Settings()
    settings.language = language if language in LANGUAGES else LANGUAGES[0]
    theme, motion = storage.read("tatami.theme"), storage.read("tatami.motion")
    settings.theme = theme if theme in THEMES else "auto"
    settings.motion = motion if motion in MOTIONS else "auto"
    settings.sound = storage.read("tatami.sound") == "on"
    settings.shortcuts = storage.read("tatami.shortcuts") != "off"
    return settings


def keep(storage: Storage, settings: Settings) -> None:
    storage.write("tatami.lang", settings.language)
    storage.write("tatami.theme", settings.theme)
    storage.write("tatami.motion", settings.motion)
    storage.write("tatami.sound", _SWITCH[settings.sound])
    storage.write("tatami.shortcuts", _SWITCH[settings.shortcuts])


class Host(Protocol):
    def mark(self, selector: str, name: str, value: str | None) -> None: ...

    def wants_still(self) -> bool: ...

    def wants_dark(self) -> bool: ...


def is_dark(settings: Settings, page: Host) -> bool:
    return settings.theme == "dark" or (settings.theme == "auto" and page.wants_dark())


def apply(settings: Settings, page: Host) -> None:
    """The page looks, moves and speaks as was chosen."""
    page.mark(":root", "data-theme", None if settings.theme == "auto" else settings.theme)
    settings.still = settings.motion == "still" or page.wants_still()
    page.mark(":root", "data-motion", "still" if settings.still else None)
    page.mark(":root", "lang", settings.language)
