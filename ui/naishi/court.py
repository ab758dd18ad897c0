"""The Imperial Court with its spaces, the emissaries on them, and the discards beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.game import Json, Seat
from engine.naishi.cards import SPACES
from ui.html import Markup, b, button, classes, div, g, h2, join, path, span, svg
from ui.naishi import cards
from ui.naishi.spots import DECREE, DISCARD, SWITCH
from ui.table.scene import Look
from ui.widgets.crests import SEATS, crest
from ui.widgets.icons import icon

_SLIP = "M25 3L46 16V52Q25 60 4 52V16Z"
ICONS = {SWITCH: "swap", DISCARD: "close", DECREE: "decree"}


def emissary(seat: Seat) -> Markup:
    """A gabled slip with the seat's crest."""
    return svg(
        path(d=_SLIP, class_="slip-ground"),
        g(crest(SEATS[seat]), transform="translate(25 33) scale(.34)"),
        viewBox="0 0 50 62",
        class_=f"emissary seat-{seat + 1}",
        aria_hidden=True,
        focusable="false",
    )


def emissaries(seat: Seat, look: Look) -> Markup:
    """Those at hand, without the one that is being sent; none is heard too."""
    available = look.view["emissaries"]
    assert isinstance(available, Sequence)
    n = _number(available[seat]) - (seat == look.to_act and any(what in look.picker.picked for what in SPACES))
    said = look.words("naishi.emissaries", n=n)
    return span([emissary(seat)] * n, class_="at-hand", role="img", aria_label=said)


def taken(what: str, look: Look) -> list[Seat]:
    """Whose emissaries stand on the spaces of one kind."""
    court = look.view["court"]
    assert isinstance(court, Mapping)
    if what == DECREE:
        holder = court[DECREE]
        return [holder] if isinstance(holder, int) else []
    counts = court[what]
    assert isinstance(counts, Sequence)
    return [seat for seat, n in enumerate(counts) for _ in range(_number(n))]


def _number(n: Json) -> int:
    assert isinstance(n, int)
    return n


def drawn(look: Look) -> Markup:
    words = look.words
    return join(
        h2(words("naishi.court"), class_="small-head"),
        div((_group(what, look) for what in SPACES), class_="court-groups"),
    )


def _group(what: str, look: Look) -> Markup:
    """Taken spaces first; the first free one is the button, the others answer the same touch."""
    standing = taken(what, look)
    free = SPACES[what] - len(standing)
    spaces = [span(emissary(seat), class_="space") for seat in standing]
    spaces += [_free(what, look, i == 0) for i in range(free)]
    if not free:
        spaces[0] = _full(what, look, standing)
    return div(
        span(look.words("naishi.court.kind", kind=what), class_="second", aria_hidden=True),
        div(spaces, class_="spaces"),
        class_=f"court-group court-{what}",
    )


def _free(what: str, look: Look, first: bool) -> Markup:
    picker = look.picker
    may, instead, chosen = what in picker.next_spots(), what in picker.instead(), what in picker.picked
    state = "chosen" if chosen else "can" if may else None
    face = emissary(look.to_act or 0) if chosen and first else icon(ICONS[what])
    if not first:
        return span(face, class_="space free", data_do="pick", data_spot=what)
    return button(
        face,
        id=_id(what),
        class_=classes("space free", state, "hinted" if what in look.hint else None),
        data_do="pick",
        data_spot=what,
        aria_label=_said(what, look, [*taken(what, look)], may or instead),
        aria_pressed=True if chosen else None,
    )


def _id(what: str) -> str:
    """The Decree is also a button on the cloth, which has the spot's own id."""
    return f"court-{what}" if what == DECREE else f"spot-{what}"


def _full(what: str, look: Look, standing: list[Seat]) -> Markup:
    """All taken: it still says so to whoever touches or hears it."""
    return button(
        emissary(standing[0]),
        id=_id(what),
        class_="space",
        data_do="pick",
        data_spot=what,
        aria_label=_said(what, look, standing, False),
    )


def _said(what: str, look: Look, standing: list[Seat], may: bool) -> str:
    words = look.words
    kind = words("naishi.court.kind", kind=what)
    if what in look.picker.picked and look.to_act is not None:
        standing = [*standing, look.to_act]
    parts = [words("naishi.court.spaces", kind=kind, n=SPACES[what] - len(standing))]
    parts += [words("naishi.court.stands", name=look.names[seat]) for seat in standing]
    if may:
        parts.append(words("naishi.spoken.state", state="can"))
    return ", ".join(parts)


def discards(look: Look) -> Markup:
    """The last card and the number: the rest may not be browsed."""
    words, pile = look.words, look.view["discards"]
    assert isinstance(pile, Mapping)
    last, count = pile["last"], pile["count"]
    if not isinstance(last, str):
        return div(span(class_="card card-gone"), _written(words("naishi.discards.none"), look), class_="discards")
    said = words("naishi.discards.said", n=count, card=last)
    held = button(
        cards.card(last, words, named=False),
        span(count, class_="card-count"),
        id="spot-discards",
        class_="place",
        data_do="look-at",
        data_spot="discards",
        aria_label=said,
    )
    return div(held, _written(words("naishi.discards.last", card=last), look), class_="discards")


def _written(line: str, look: Look) -> Markup:
    return div(b(look.words("naishi.discards"), class_="small-head"), div(line, class_="second"), aria_hidden=True)
