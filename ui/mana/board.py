"""The board as it is drawn: sand, rings, stones, and the marks of the moment."""

from __future__ import annotations

from engine.mana.board import SIZE
from ui.html import NOTHING, Markup, button, circle, classes, div, g, join, path, rect, svg, text
from ui.mana import marks
from ui.mana.geometry import LEFT, SIDE, TOP, WHOLE, centre, reading_order, walk
from ui.mana.pieces import bird, lifted, rings, stone
from ui.mana.position import COLOURS, RESERVE, SQUARES, Position, is_square, symbol
from ui.mana.say import spoken
from ui.table.scene import Look

LAYERS = ("ground", "under", "pieces", "over", "preview")


def turned(look: Look) -> bool:
    """Black sits below; the board turns with the seat."""
    below = Position(look.view).colour_of(look.below)
    return (below == "white") != look.turned


def frame(look: Look) -> Markup:
    return div(
        svg(
            rect(width=WHOLE, height=WHOLE, rx=5, class_="wood"),
            rect(x=9, y=9, width=WHOLE - 18, height=WHOLE - 18, rx=2, class_="sand"),
            (g(id=f"mana-{layer}", class_=f"layer-{layer}") for layer in LAYERS),
            viewBox=f"0 0 {WHOLE} {WHOLE}",
            class_="board-picture",
            aria_hidden=True,
        ),
        div(id="mana-spots", class_="spots", role="group", aria_label=look.words("mana.board")),
        class_="mana-board",
    )


def ground(look: Look) -> Markup:
    """Grid, coordinates and raked rings: it changes only when the board turns."""
    round_ = turned(look)
    lines = "".join(
        f"M{LEFT + SIDE * i} {TOP}v{SIZE * SIDE}M{LEFT} {TOP + SIDE * i}h{SIZE * SIDE}" for i in range(SIZE + 1)
    )
    files = (text(file, x=centre(f"{file}1", round_)[0], y=WHOLE - 15) for file in "abcdef")
    rows = (text(row, x=25, y=centre(f"a{row}", round_)[1] + 7) for row in "123456")
    return join(
        path(d=lines, class_="grid"),
        g(files, rows, class_="coordinates"),
        (marks.at(centre(square, round_), rings(symbol(square))) for square in SQUARES),
    )


class Drawing:
    """One moment's layers."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.position = Position(look.view)
        self.turned = turned(look)
        self.picked = look.picker.picked
        self.next = set(look.picker.next_spots())

    def centre(self, square: str) -> tuple[int, int]:
        return centre(square, self.turned)

    @property
    def landed(self) -> bool:
        """Piece and landing are chosen; the bird is not."""
        return len(self.picked) == 2

    def under(self) -> Markup:
        """Last action and selection lie below the stones."""
        wedges = (marks.at(self.centre(square), marks.last()) for square in last_squares(self.look))
        chosen = self.picked[-1:] if self.picked and is_square(self.picked[-1]) else ()
        return join(wedges, (marks.at(self.centre(q), marks.selected(), rings(symbol(q), "cut-rings")) for q in chosen))

    def pieces(self) -> Markup:
        drawn = [self._captured(), *(self._piece(square) for square in SQUARES)]
        if self.picked and self.picked[0] == RESERVE and self.landed:
            drawn.append(self._own(self.picked[1], None))
        return join(drawn, self._bird())

    def _piece(self, square: str) -> Markup:
        position, colour = self.position, self.position.colour(square)
        if self.landed and square == self.picked[0]:  # it has been set down elsewhere, for now
            return NOTHING
        if self.landed and square == self.picked[1]:
            return self._own(square, position.daimyo_of(self.picked[0]) if is_square(self.picked[0]) else None)
        if colour is None:
            return NOTHING
        if self.picked == (square,):
            return self._own(square, position.daimyo_of(square))
        drawn = g(stone(colour, position.daimyo_of(square)), id=f"piece-{square}", class_="moves")
        return marks.at(self.centre(square), drawn)

    def _captured(self) -> Markup:
        """The stone that has just been captured: seen only while it leaves."""
        taken = self._taken()
        if taken is None:
            return NOTHING
        square, colour, piece = taken
        daimyo = self.position.seat_of(colour) if piece == "daimyo" else None
        return marks.at(self.centre(square), g(stone(colour, daimyo), id="captured", class_="moves captured"))

    def _taken(self) -> tuple[str, str, str] | None:
        """Where, whose, and what: by the landing being chosen, else by the last move."""
        if self.landed:
            square, colour = self.picked[1], self.position.colour(self.picked[1])
            return (square, colour, self.position.kind(square)) if colour else None
        for event in self.look.last:
            if event["kind"] == "moved" and event["captured"]:
                other = COLOURS[event["colour"] == COLOURS[0]]
                return str(event["to"]), other, str(event["captured"])
        return None

    def _own(self, square: str, daimyo_of: int | None) -> Markup:
        """The piece in the player's fingers."""
        drawn = g(lifted(self.position.side, daimyo_of), id=f"piece-{square}", class_="moves")
        return marks.at(self.centre(square), drawn)

    def _bird(self) -> Markup:
        square = self.position.bird
        if square is None:
            return NOTHING
        drawn = g(bird(), id="piece-bird", class_="moves")
        return marks.at(self.centre(square), drawn, class_=classes("leaving" if self.landed else None))

    def over(self) -> Markup:
        """What may be touched now."""
        look = self.look
        hinted = [spot for spot in look.hint if is_square(spot)]
        return join(
            (self._may(square) for square in SQUARES if square in self.next),
            (marks.at(self.centre(q), marks.instead()) for q in look.picker.instead() if is_square(q)),
            self._hint(hinted),
        )

    def _may(self, square: str) -> Markup:
        if self.landed:
            mark = marks.bird_here()
        elif self.position.colour(square) is None:
            mark = marks.may_go()
        elif self.picked:
            mark = marks.may_capture()
        else:
            mark = marks.may_choose()
        return marks.at(self.centre(square), mark)

    def _hint(self, squares: list[str]) -> Markup:
        """The computer's advice: its way as dots, its squares framed, the bird where it would go."""
        if not squares:
            return NOTHING
        hint = self.look.hint
        bird_at = hint[2:3]
        moved = [q for q in hint[:2] if is_square(q)]
        way = self._way(*moved) if len(moved) == 2 else NOTHING
        frames = (marks.at(self.centre(q), marks.framed()) for q in moved)
        birds = (marks.at(self.centre(q), marks.bird_here()) for q in bird_at)
        return g(way, frames, birds, class_="hint")

    def preview(self) -> Markup:
        """The spot under the pointer: the brackets close; a ghost, its path, and where the bird could go then."""
        spot = self.look.preview
        if spot is None or not is_square(spot):
            return NOTHING
        if spot not in self.next:
            return NOTHING
        here = self.centre(spot)
        drawn = [marks.at(here, marks.framed())]
        if len(self.picked) == 1:
            start = self.picked[0]
            daimyo = self.position.daimyo_of(start) if is_square(start) else None
            ghost = join(circle(r=10, class_="sand"), g(stone(self.position.side, daimyo), class_="ghost"))
            after = self.look.picker.would_follow(spot)
            drawn = [
                self._way(start, spot) if is_square(start) else NOTHING,
                g((marks.at(self.centre(q), marks.bird_here()) for q in after if q not in self.next), class_="ahead"),
                marks.at(here, ghost) if self.position.colour(spot) is None else NOTHING,
                *drawn,
            ]
        elif self.landed:
            drawn.append(marks.at(here, g(bird(), class_="ghost")))
        return join(drawn)

    def _way(self, start: str, to: str) -> Markup:
        position = self.position
        return marks.way([self.centre(q) for q in walk(position.board, position.bird, start, to)])

    def spots(self) -> Markup:
        """Every square is a real button with a spoken name, in reading order."""
        look = self.look
        cursor = look.cursor if look.cursor and is_square(look.cursor) else None
        if cursor is None:
            cursor = next((q for q in look.picker.next_spots() if is_square(q)), "a1")
        return join(
            button(
                id=f"spot-{square}",
                class_=classes("spot", "can" if square in self.next else None),
                tabindex=0 if square == cursor else -1,
                data_do="pick",
                data_spot=square,
                aria_label=spoken(square, look, self.position),
                aria_pressed=True if square in self.picked else None,
            )
            for square in reading_order(self.turned)
        )


def last_squares(look: Look) -> list[str]:
    """Both squares of the last move."""
    for event in reversed(look.last):
        if event["kind"] in ("moved", "dropped", "placed"):
            return [q for q in (event.get("from"), event.get("to")) if isinstance(q, str)]
    return []
