"""Sentences by key, in one language. A sentence may come in forms, chosen by one of its arguments.

    "mana.log.move": {"by": "piece", "ronin": "{name}: ronin {from}–{to}", "daimyo": "{name}: daimyo {from}–{to}"}
    "seats.took_back": {"by": "n", "one": "took back {n} turn", "other": "took back {n} turns"}
    "naishi.log.keep": "{name} keeps {card:naishi.card}"   (naishi.card has a form for each `value`)

A number picks its own form if there is one, else the plural form of the language (Polish has three).
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from typing import TypeAlias

from engine.core.game import Json, Text

LANGUAGES = ("en", "pl", "it")
Forms: TypeAlias = "str | Mapping[str, Forms]"
Sentences: TypeAlias = Mapping[str, Forms]


def plural_en(n: int) -> str:
    return "one" if n == 1 else "other"


def plural_pl(n: int) -> str:
    if n == 1:
        return "one"
    return "few" if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else "many"


PLURAL: dict[str, Callable[[int], str]] = {"en": plural_en, "pl": plural_pl, "it": plural_en}


class Words:
    """The sentences of the app and of the games opened so far."""

    def __init__(self, language: str) -> None:
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self._sentences: dict[str, Forms] = {}
        self._added: set[str] = set()
        self.add("ui.text")

    def add(self, package: str) -> None:
        """The sentences of another part, such as a game's."""
        if package not in self._added:
            self._added.add(package)
            self._sentences.update(sentences_in(package, self.language))

    def in_language(self, language: str) -> Words:
        """The same parts in another language."""
        other = Words(language)
        for package in self._added:
            other.add(package)
        return other

    def has(self, key: str) -> bool:
        return key in self._sentences

    def __call__(self, key: str, /, **args: Json) -> str:
        form = self._sentences[key]
        while not isinstance(form, str):
            form = form[self._form(form, args)]
        return form.format_map({name: _Argument(self, value) for name, value in args.items()})

    def _form(self, forms: Mapping[str, Forms], args: Mapping[str, Json]) -> str:
        by = forms["by"]
        assert isinstance(by, str)
        value = args[by]
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int) and str(value) not in forms:
            return PLURAL[self.language](value)
        return str(value)

    def say(self, text: Text, names: list[str] | None = None) -> str:
        """A sentence the engine asked for; a seat in it is called by its name."""
        args = dict(text.args)
        seat = args.get("seat")
        if names is not None and isinstance(seat, int):
            args["name"] = names[seat]
        return self(text.key, **args)


class _Argument:
    """A value on its way into a sentence. `{card:naishi.card}` puts the sentence `naishi.card` for that value there."""

    __slots__ = ("_value", "_words")

    def __init__(self, words: Words, value: Json) -> None:
        self._words = words
        self._value = value

    def __format__(self, key: str) -> str:
        return self._words(key, value=self._value) if key else str(self._value)


def sentences_in(package: str, language: str) -> Sentences:
    sentences: Sentences = importlib.import_module(f"{package}.{language}").SENTENCES
    return sentences
