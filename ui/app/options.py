"""The settings sheet: language, theme, sound, motion, shortcuts, and what this address cannot do."""

from __future__ import annotations

from collections.abc import Callable

from ui.app.preferences import MOTIONS, THEMES
from ui.app.sheets import closing, radios, sheet, tick
from ui.html import Markup, div, h2, join, p
from ui.page import Happening
from ui.table.settings import Settings
from ui.words import LANGUAGES, Words


class Options:
    def __init__(self, settings: Settings, changed: Callable[[], None], limits: list[str], cloth: str) -> None:
        self.settings = settings
        self._changed = changed
        self.limits = limits  # keys of sentences about what the browser keeps from this page
        self.cloth = cloth

    def drawn(self, words: Words) -> Markup:
        settings = self.settings
        languages = [(code, words(f"language.{code}"), words(f"language.{code}")) for code in LANGUAGES]
        themes = [(theme, words(f"theme.{theme}"), words(f"theme.{theme}")) for theme in THEMES]
        motions = [(motion, words(f"motion.{motion}"), words(f"motion.{motion}")) for motion in MOTIONS]
        body = join(
            h2(words("options.language"), class_="small-head"),
            radios("language", words("options.language"), languages, settings.language),
            h2(words("options.theme"), class_="small-head"),
            radios("theme", words("options.theme"), themes, settings.theme),
            h2(words("options.motion"), class_="small-head"),
            radios("motion", words("options.motion"), motions, settings.motion),
            div(
                tick("sound", words("options.sound"), words("options.sound.half"), settings.sound),
                tick("shortcuts", words("options.shortcuts"), words("options.shortcuts.half"), settings.shortcuts),
                class_="ticks",
            ),
            (p(words(key), class_="second") for key in self.limits),
            p(words("app.rights"), class_="second"),
        )
        return sheet(words("options.title"), body, closing(words), self.cloth)

    def happened(self, event: Happening) -> bool:
        if event.kind != "change":
            return False
        settings, what, value = self.settings, event.do, event.value
        if what == "language":
            settings.language = value
        elif what == "theme":
            settings.theme = value
        elif what == "motion":
            settings.motion = value
        elif what == "tick":
            setattr(settings, event.data["option"], value == "true")
        else:
            return False
        self._changed()
        return True
