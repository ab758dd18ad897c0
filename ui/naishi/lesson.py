"""Naishi's guided first game: one whole game, from the first card taken to the declared end.

The position holds the whole deck in the order the lesson needs. The learner keeps to column 3 at first, then uses
everything the Court offers; the other side plays what any player might.
"""

from __future__ import annotations

from ui.table.lesson import Lesson, Step

_LINE = ("mountain",) * 5
_BEGINNING = {
    "lines": (_LINE, _LINE),
    "hands": (
        ("mountain", "fort", "mountain", "mountain", "ninja"),
        ("rice", "monk", "mountain", "mountain", "mountain"),
    ),
    "river": (  # the top of each pile first
        ("sentinel", "fort", "rice", "monk", "ronin", "sentinel"),
        ("advisor", "torii", "monk", "rice", "sentinel", "horseman"),
        ("naishi", "advisor", "torii", "naishi", "sentinel", "advisor"),
        ("banner", "horseman", "advisor", "rice", "ronin", "fort"),
        ("torii", "torii", "fort", "rice", "ninja", "banner"),
    ),
    "given": ("fort", "rice"),  # what each got from the other in the draft
    "known": ((), ()),
    "public": ((), ()),
}

LESSON = Lesson(
    "naishi",
    _BEGINNING,
    (
        Step("develop", ("develop line 3", "end turn", "develop line 4", "end turn")),
        Step("adjacent", ("develop line 2", "end turn", "develop hand 4", "end turn")),
        Step("below", ("develop hand 3", "end turn", "develop line 5", "end turn")),
        Step("switch", ("switch hand 1 2", "develop line 1", "develop hand 5", "end turn")),
        Step("discard", ("develop line 5", "discard river 2 3", "develop line 3", "discard river 3 5")),
        Step("recall", ("recall", "develop hand 3", "end turn")),
        Step("decree", ("decree line 4", "develop line 1", "end turn")),
        Step("declare", ("declare", "develop line 4", "end turn", "ninja hand 5 as sentinel")),
    ),
)
