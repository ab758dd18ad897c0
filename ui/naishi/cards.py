"""The twelve cards at every size: on the table, as a mini, and large with what they are worth as a diagram."""

from __future__ import annotations

from functools import cache

from engine.naishi.cards import BANNER, CHARACTERS, COPIES, HORSEMAN, MOUNTAINS, NAMES, NINJA
from engine.naishi.score import (
    BANNER_BY_COUNT,
    BY_NEIGHBOUR,
    BY_PLACE,
    LONE_SENTINEL,
    MOUNTAIN_BY_COUNT,
    RICE_BY_GROUP,
    RONIN_BY_KINDS,
    TORII_BY_COUNT,
    UNDER_BANNER,
)
from ui.html import NOTHING, Markup, b, div, join, p, path, span, svg
from ui.naishi.art_people import PEOPLE
from ui.naishi.art_places import PLACES
from ui.widgets import card as widget
from ui.widgets.card import signed
from ui.words import Words


def _by_count(points: tuple[int, ...], more: bool = True) -> tuple[tuple[str, str], ...]:
    """Steps of a ladder: how many, and what they score; the last step may stand for more of them."""
    most, loses = len(points) - 1, min(points) < 0
    return tuple(
        (f"×{n}{'+' if more and n == most else ''}", signed(points[n]) if loses else str(points[n]))
        for n in range(1, most + 1)
    )


_PLANS = {NAMES[kind]: points for kind, points in BY_PLACE.items()}  # Line over Hand
_LADDERS: dict[str, tuple[tuple[str, str], ...]] = {
    "torii": _by_count(TORII_BY_COUNT),
    "rice": _by_count(RICE_BY_GROUP[:5]),
    "mountain": _by_count(MOUNTAIN_BY_COUNT),
    "ronin": tuple((str(kinds), str(points)) for kinds, points in RONIN_BY_KINDS.items()),
    "banner": _by_count(BANNER_BY_COUNT, more=False),
}
_BONUSES = {
    NAMES[kind]: (points, NAMES[beside])
    for kind, (beside, points) in {**BY_NEIGHBOUR, HORSEMAN: (BANNER, UNDER_BANNER)}.items()
}
_PIPS = {
    "character": "M12 3a9 9 0 1 0 .01 0Z",
    "province": "M4 4H20V20H4Z",
    "mountain": "M12 3L22 20H2Z",
}
_PEOPLE = {NAMES[kind] for kind in (*CHARACTERS, NINJA)}


def class_of(kind: str) -> str:
    if kind == "mountain":
        return "mountain"
    return "character" if kind in _PEOPLE else "province"


def art(kind: str) -> str:
    return f"naishi-art-{kind}"


def tone(kind: str) -> str:
    return f"kind-{kind}"


@cache
def store() -> Markup:
    """All twelve drawings, whoever looks: which cards lie where is not to be read from it."""
    return widget.art_store({art(kind): draw() for kind, draw in (PEOPLE | PLACES).items()})


def card(kind: str, words: Words, named: bool = True, copy: str | None = None) -> Markup:
    """`copy` is what a Ninja has become: it shows in its corner."""
    face = widget.face(art(kind), tone(kind), words("naishi.card", value=kind) if named else None)
    return join(face, span(mini(copy), class_="card-copy")) if copy else face


def mini(kind: str) -> Markup:
    return widget.mini(art(kind), tone(kind))


# Large


def large(kind: str, words: Words) -> Markup:
    """190 × 290: art, name, class, and what it is worth, drawn."""
    pip = svg(path(d=_PIPS[class_of(kind)]), viewBox="0 0 24 24", class_="card-pip", aria_hidden=True)
    return div(
        widget.window(art(kind)),
        div(
            div(b(words("naishi.card", value=kind)), pip, class_="card-head"),
            diagram(kind, words),
            class_="card-foot",
        ),
        class_=f"card card-large {tone(kind)}",
        aria_hidden=True,
    )


def diagram(kind: str, words: Words) -> Markup:
    """A plan of the territory, or a ladder of counts, and the neighbour that adds to it."""
    if kind in _PLANS:
        cells = (span(value or None, class_="has" if value else None) for value in _PLANS[kind])
        body: Markup = span(cells, class_="plan")
    elif kind in _LADDERS:
        body = join(_ladder(_LADDERS[kind]), _beside_ladder(kind, words))
    elif kind == "sentinel":
        body = _ladder(((words("naishi.diagram.alone"), str(LONE_SENTINEL)),))
    else:
        body = span(words("naishi.diagram.ninja"), class_="diagram-words")
    return div(body, _bonus(kind), class_="diagram")


def _ladder(steps: tuple[tuple[str, str], ...]) -> Markup:
    return span((span(span(count), b(points)) for count, points in steps), class_="ladder")


def _beside_ladder(kind: str, words: Words) -> Markup:
    if kind not in ("ronin", "banner"):
        return NOTHING
    return span(words("naishi.diagram.beside", kind=kind), class_="diagram-words")


def _bonus(kind: str) -> Markup:
    if kind not in _BONUSES:
        return NOTHING
    points, beside = _BONUSES[kind]
    return span(b(signed(points)), mini(beside), class_="diagram-bonus")


def written(kind: str, words: Words) -> Markup:
    """Beside the large card: its class and copies, and its scoring in words."""
    return div(
        p(copies_in_words(kind, words), class_="second"),
        p(words("naishi.scoring", value=kind)),
        class_="card-words",
    )


def copies_in_words(kind: str, words: Words) -> str:
    return words("naishi.copies", kind_class=class_of(kind), n=_copies(kind))


def _copies(kind: str) -> int:
    return (*COPIES, MOUNTAINS)[NAMES.index(kind)]


def territory(kinds: list[str | None], copies: dict[int, str], said: str) -> Markup:
    """Ten minis, Line over Hand; a Ninja with what it has become."""
    cells = [
        span(
            mini(kind) if kind else widget.back(),
            span(mini(copies[at]), class_="card-copy") if at in copies else None,
            class_="plot",
        )
        for at, kind in enumerate(kinds)
    ]
    return div(cells, class_="plots", role="img", aria_label=said)
