"""Names in sentences. A long one is cut where it is drawn, by the style sheet; its element holds it whole."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ui.html import Markup, join, span
from ui.typeset import tied

SHORT = 10  # letters that fit wherever a name stands


def named(sentence: str, names: Sequence[str]) -> Markup:
    """The sentence with each long name in an element of its own, to which what follows without a space is tied."""
    long = sorted({name for name in names if len(name) > SHORT}, key=len, reverse=True)
    if not long:
        return join(tied(sentence))
    parts = re.split("(" + "|".join(map(re.escape, long)) + r")(\S*)", sentence)
    begin, found = parts[0], zip(parts[1::3], parts[2::3], parts[3::3], strict=True)
    return join(tied(begin), ((_whole(name, end), tied(between)) for name, end, between in found))


def _whole(name: str, end: str) -> Markup:
    return span(span(name, class_="cut-name", title=name, dir="auto"), end, class_="tied")
