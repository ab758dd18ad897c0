"""Diagrams of Naishi: a moment of a real game as the first seat sees it, laid out with the cards of the table.

Rows stand one below the other as on the table; an arrow lies in the gap above or below a row, so that it crosses no
card. Sizes and shapes are the style sheet's.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from engine.core.game import Json, View
from engine.core.registry import REGISTRY
from engine.core.session import Session
from engine.naishi import advice
from engine.naishi.cards import COLUMNS, MOUNTAINS, SPACES
from ui.html import NOTHING, Markup, b, classes, div, span
from ui.naishi import cards, court
from ui.naishi.lesson import LESSON
from ui.naishi.spots import COURT, card_at, place_of, spot, zone_of
from ui.table.scene import Look
from ui.widgets import card as widget
from ui.widgets.icons import icon
from ui.words import Words

LEARNER = 0
ALL = tuple(column + 1 for column in COLUMNS)
RIVER, LINE, HAND, FAR_LINE, FAR_HAND, COURT_ROW = "river", "line", "hand", "far-line", "far-hand", "court"
DISCARDS = "discards"


class Arrow(NamedTuple):
    """From one place to another, in the gap above (or below) the row of the first.

    In one column it leads to the row on the other side of the gap, else it bows over to another column of the row.
    """

    start: str
    end: str
    both: bool = False  # they change places
    disc: int = 0
    now: bool = False  # what is being done: red


class Figure:
    def __init__(
        self,
        position: Json,
        rows: tuple[str, ...],
        columns: tuple[int, ...] = ALL,
        *,
        discs: tuple[str, ...] = (),
        arrows: tuple[Arrow, ...] = (),
        shows: tuple[str, ...] = (),
        can: tuple[str, ...] = (),
        chosen: tuple[str, ...] = (),
        not_now: tuple[str, ...] = (),
        points: bool = False,
        counts: bool = False,
        discards: str = "",
    ) -> None:
        self.position = position
        self.rows = rows
        self.columns = columns
        self.discs = discs  # the spots the numbers 1, 2 … stand at; "" where an arrow has the number
        self.arrows = arrows
        self.shows = shows  # what is legal here, and shown
        self.can = can
        self.chosen = chosen
        self.not_now = not_now
        self.points = points  # what each card of the own territory scores
        self.counts = counts  # how many cards each pile has left
        self.discards = discards  # the row the discards lie beside

    @cached_property
    def session(self) -> Session:
        return Session.new(REGISTRY.game("naishi"), 1, position=self.position)

    @cached_property
    def view(self) -> View:
        return self.session.chair(LEARNER).view()

    def drawn(self, words: Words) -> Markup:
        parts: list[Markup] = [self._gap(None, self.rows[0])]
        for row, after in zip(self.rows, (*self.rows[1:], None), strict=True):
            parts.append(self._court(words) if row == COURT_ROW else self._row(row, words))
            parts.append(self._gap(row, after))
        width = len(self.columns) + bool(self.discards)
        return div(
            div(parts, class_=f"fig of-{width} rows-{len(self.rows)}"),
            class_="naishi-figure",
            aria_hidden=True,
        )

    # Rows

    def _row(self, row: str, words: Words) -> Markup:
        places = [self._place(spot(row, column - 1), words) for column in self.columns]
        if self.discards == row:
            places.append(self._discards(words))
        return div(
            span(span(words("naishi.figure.row", row=row)), class_="fig-label"),
            places,
            class_=classes("fig-row", f"fig-{row}", "counted" if self.counts and row == RIVER else None),
        )

    def _place(self, name: str, words: Words) -> Markup:
        kind, found = card_at(name, self.view, LEARNER), zone_of(name)
        assert found is not None
        zone, column = found
        face = cards.card(kind, words, named=zone != FAR_HAND) if kind else widget.back()
        if zone == RIVER and kind is None:
            face = span(class_="card card-gone")
        seen = zone == FAR_HAND and kind is not None
        return span(
            face,
            widget.eye() if seen else None,
            self._points(name),
            self._disc(name),
            self._count(column, words) if self.counts and zone == RIVER else None,
            class_=classes("place", self._state(name), "seen" if seen else None),
        )

    def _state(self, name: str) -> str | None:
        if name in self.chosen:
            return "chosen"
        return "can" if name in self.can else "not-now" if name in self.not_now else None

    def _disc(self, name: str) -> Markup:
        return _disc(self.discs.index(name) + 1) if name in self.discs else NOTHING

    def _points(self, name: str) -> Markup | None:
        """Cards that score nothing stay bare; what a kind scores in all stands on its first card."""
        at = place_of(name)
        if not self.points or at is None:
            return None
        points = advice.live_score(self.view, LEARNER).places[at]
        return widget.tag(points) if points else None

    def _count(self, column: int, words: Words) -> Markup:
        left = words("naishi.left", n=advice.left(self.view, column))
        return span(b(column + 1), " · ", left, class_="count")

    def _discards(self, words: Words) -> Markup:
        pile = self.view["discards"]
        assert isinstance(pile, dict)
        return span(
            cards.card(str(pile["last"]), words),
            span(pile["count"], class_="card-count"),
            self._disc(DISCARDS),
            span(words("naishi.discards"), class_="count"),
            class_="place",
        )

    # The Court

    def _court(self, words: Words) -> Markup:
        look = Look(words, self.view, ["", ""], LEARNER)
        return div(
            span(span(words("naishi.figure.row", row=COURT_ROW)), class_="fig-label"),
            div((self._spaces(what, look) for what in COURT), class_="fig-spaces"),
            class_="fig-row fig-court",
        )

    def _spaces(self, what: str, look: Look) -> Markup:
        """The disc is on the first taken space, else on the first one."""
        standing = court.taken(what, look)
        free = SPACES[what] - len(standing)
        faces = [court.emissary(seat) for seat in standing] + [icon(court.ICONS[what])] * free
        spaces = (
            span(face, self._disc(what) if i == 0 else None, class_=classes("space", self._state(what)))
            for i, face in enumerate(faces)
        )
        return div(
            span(look.words("naishi.court.kind", kind=what), class_="second"),
            div(spaces, class_="spaces"),
        )

    # Arrows

    def _gap(self, above: str | None, below: str | None) -> Markup:
        """What lies between two rows: arrows of the row below that bow upwards, arrows between the two, and under
        the last row those that bow downwards."""
        drawn = [self._arrow(arrow) for arrow in self.arrows if _gap_of(arrow, self.rows) == (above, below)]
        if not drawn and (above is None or below is None):
            return NOTHING
        return div(drawn, class_=classes("fig-gap", "has-arrows" if drawn else None))

    def _arrow(self, arrow: Arrow) -> Markup:
        a, b_ = self._column(arrow.start), self._column(arrow.end)
        upright = a == b_
        under = not upright and _row_of(arrow.start) == self.rows[-1]
        return span(
            _disc(arrow.disc) if arrow.disc else None,
            class_=classes(
                "fig-arrow",
                "upright" if upright else "bow",
                "under" if under else None,
                "both" if arrow.both else None,
                "now" if arrow.now else None,
                f"a{min(a, b_)}",
                f"b{max(a, b_)}",
            ),
        )

    def _column(self, name: str) -> int:
        """The column of the diagram, from 1."""
        found = zone_of(name)
        return len(self.columns) + 1 if found is None else self.columns.index(found[1] + 1) + 1


def _disc(n: int) -> Markup:
    return span(n, class_="disc")


def _row_of(name: str) -> str:
    found = zone_of(name)
    return found[0] if found else ""


def _gap_of(arrow: Arrow, rows: tuple[str, ...]) -> tuple[str | None, str | None]:
    """An arrow between rows lies between them; a bow above its row, under the last row below it."""
    at = rows.index(_row_of(arrow.start))
    to = rows.index(_row_of(arrow.end)) if _row_of(arrow.end) in rows else at
    if at != to:
        return rows[min(at, to)], rows[max(at, to)]
    if at == len(rows) - 1:
        return rows[at], None
    return (rows[at - 1] if at else None), rows[at]


def _rows(line: str, hand: str, *river: str, last: str = "mountain", switch: Json = (0, 0)) -> Json:
    """A position by the kinds in the learner's rows and the piles, the top first. The other side has developed
    nothing; what is missing of the sixteen Mountains has been discarded, and then the last card."""
    lines, hands = [line.split(), ["mountain"] * 5], [hand.split(), ["mountain"] * 3 + ["ninja", "ronin"]]
    gone = MOUNTAINS - sum(row.count("mountain") for row in (*lines, *hands)) - (last == "mountain")
    return {
        "lines": lines,
        "hands": hands,
        "river": [pile.split() for pile in river],
        "discards": ["mountain"] * gone + [last],
        "switch": switch,
    }


_MIDDLE = LESSON.session(6).position()  # before the decree

IDEA = Figure(LESSON.session(5).position(), (RIVER, LINE, HAND), discs=("river-1", "line-1", "hand-1"))
SETUP = Figure(LESSON.session(0).position(), (RIVER, LINE, HAND), discs=("line-1", "hand-5", "hand-2"), counts=True)
TURN = Figure(
    _rows(
        "fort advisor naishi mountain rice",
        "sentinel mountain advisor monk rice",
        "torii rice",
        "sentinel",
        "banner ronin torii",
        "",
        "fort horseman",
        switch=(1, 1),
    ),
    (COURT_ROW, RIVER, LINE),
    discs=("river-2", "decree", "switch", "river-4"),
    arrows=(Arrow("river-2", "line-2", now=True),),
    shows=("develop line 2", "decree line 1", "recall", "declare"),
    chosen=("river-2",),
    counts=True,
)
DEVELOP = Figure(
    _rows(
        "fort banner mountain advisor fort",
        "mountain monk torii ninja horseman",
        "naishi monk",
        "horseman torii rice",
        "rice fort monk",
        "torii advisor",
        "sentinel ronin",
        last="sentinel",
    ),
    (RIVER, LINE, HAND),
    (2, 3, 4),
    discs=("", "line-3", "river-3"),
    arrows=(Arrow("river-3", "line-3", now=True), Arrow("line-3", DISCARDS, disc=1)),
    shows=("develop line 3", "develop hand 3"),
    can=("line-3", "hand-3"),
    chosen=("river-3",),
    not_now=("line-2", "hand-2", "line-4", "hand-4"),
    discards=LINE,
)
ADJACENT = Figure(
    _rows(
        "fort sentinel rice mountain mountain",
        "mountain fort fort mountain mountain",
        "naishi",
        "torii",
        "rice",
        "banner",
        "monk",
    ),
    (LINE, HAND),
    (1, 2, 3, 4),
    discs=("line-1", "line-3", "hand-2", "hand-3"),
    chosen=("line-2",),
    not_now=("hand-1", "hand-3", "line-4", "hand-4"),
)
BONUS = Figure(
    _rows(
        "fort mountain naishi advisor monk",
        "rice horseman mountain mountain fort",
        "rice",
        "advisor",
        "banner",
        "torii",
        "sentinel",
    ),
    (RIVER, LINE, HAND),
    discs=("", "", "", ""),
    arrows=(
        Arrow("river-1", "river-3", both=True, disc=1),
        Arrow("line-4", "line-5", both=True, disc=2),
        Arrow("hand-3", "hand-5", both=True, disc=3),
        Arrow("line-2", "hand-2", both=True, disc=4),
    ),
    shows=("switch river 1 3", "switch line 4 5", "switch hand 3 5", "switch column 2", "discard river 1 4"),
)
DECREE = Figure(
    _MIDDLE,
    (COURT_ROW, FAR_LINE, LINE, FAR_HAND, HAND),
    (1, 2, 3, 4),
    discs=("decree", "", ""),
    arrows=(Arrow("line-4", "far-line-4", both=True, disc=2), Arrow("hand-2", "far-hand-2", both=True, disc=3)),
    shows=("decree line 4", "decree hand 2"),
)
KNOWN = Figure(
    _MIDDLE, (FAR_HAND, FAR_LINE), (2, 3, 4, 5), discs=("far-hand-2", "far-hand-4", DISCARDS), discards=FAR_LINE
)
END = Figure(
    _rows(
        "fort sentinel advisor banner rice",
        "fort mountain naishi rice rice",
        "torii rice monk",
        "",
        "sentinel torii",
        "ronin",
        "monk ninja",
    ),
    (RIVER, LINE, HAND),
    discs=("river-2", "river-4"),
    shows=("declare", "develop line 4"),
    counts=True,
)
SCORING = Figure(END.position, (LINE, HAND), discs=("line-1", "line-3", "line-5"), points=True)

ALL_FIGURES = (IDEA, SETUP, TURN, DEVELOP, ADJACENT, BONUS, DECREE, KNOWN, END, SCORING)
