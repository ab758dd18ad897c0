"""The end of a game of Mana: the last position, and how many ronin each side has captured."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Seat
from engine.core.session import Step
from ui.html import NOTHING, Markup, b, div, section, span
from ui.mana.board import turned
from ui.mana.figures import Figure
from ui.mana.pieces import stone_sign
from ui.mana.position import Position
from ui.table.ending import End, Parts
from ui.widgets.crests import roundel


def parts(end: End) -> Parts:
    look, position = end.look, Position(end.look.view)
    text = look.view["position"]
    board: Markup = NOTHING
    if isinstance(text, str):
        said = look.words("mana.result.board", position=text)
        figure = Figure(text, black_seat=position.black_seat, last=last_squares(end), turned=turned(look))
        board = section(figure.drawn(), class_="result-board", role="img", aria_label=said)
    rows = [_captures(end, position, seat) for seat in range(len(look.names))]
    return Parts(beside=board, under=section(rows, class_="result-captures"))


def _captures(end: End, position: Position, seat: Seat) -> Markup:
    taken = position.colour_of(1 - seat)
    n = captured(end.steps, seat, position)
    return div(
        roundel(seat),
        div(b(end.look.names[seat]), span(end.look.words("mana.result.captured", n=n), class_="second")),
        span([stone_sign(taken)] * n, class_="stones"),
        class_="result-capture",
    )


def last_squares(end: End) -> tuple[str, ...]:
    """From where to where the last piece went."""
    ways = [(event.get("from"), event.get("to")) for event in end.look.last if event["kind"] in ("moved", "dropped")]
    return tuple(square for way in ways for square in way if isinstance(square, str))


def captured(steps: Sequence[Step], seat: Seat, position: Position) -> int:
    """How many ronin this seat has captured: those off the board now, and those that returned; some may have been
    captured again. A game that began from a position counts what was captured before."""
    if position.placing:
        return 0
    returned = sum(event.kind == "dropped" for step in steps if step.seat != seat for event in step.events)
    return position.reserve[position.colour_of(1 - seat)] + returned
