"""Where a line must not break: between a word and its number or square, and after a small word of Polish."""

from __future__ import annotations

import re

TIE = "\u00a0"
# "level 1", "the ronin of c3", "5 on board"; in Polish a preposition never ends a line.
_BEFORE, _AFTER = r"(?<=\w) (?=(?:\d+|[a-f][1-6])\b)", r"(?:(?<=\b\d)|(?<=\b\d\d)) (?=[^\W\d])"
_BREAKS = re.compile(rf"{_BEFORE}|{_AFTER}|(?<=\b[wziouWZIOU]) (?=\w)")


def tied(sentence: str) -> str:
    return _BREAKS.sub(TIE, sentence)
