"""Mana's scene: how a view of it lies on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.chair import Chair
from engine.core.game import Json, Result, Seat, Text, View
from engine.core.session import Step
from engine.mana.actions import PASS, SWAP, ManaAction, Place, Turn
from engine.mana.board import NAMES, OFF
from ui.html import NOTHING, Markup, b, button, classes, div, join, span
from ui.mana import board, say
from ui.mana.geometry import centre, neighbour, walk
from ui.mana.pieces import bird_sign, demand_sign, stone_sign, vignette
from ui.mana.position import COLOURS, RESERVE, Position, is_square
from ui.table.called import named
from ui.table.picker import Path
from ui.table.scene import Choice, Entry, Look, Motion, Prompt
from ui.widgets.crests import roundel
from ui.widgets.icons import icon
from ui.words import Words


def path_of(action: ManaAction) -> Path:
    """Piece, landing, bird; a captured daimyo ends it; a ronin of the reserve begins beside the board."""
    if isinstance(action, Place):
        return (NAMES[action.square],)
    if isinstance(action, Turn):
        start = RESERVE if action.start == OFF else NAMES[action.start]
        return (start, NAMES[action.to]) + (() if action.bird == OFF else (NAMES[action.bird],))
    return (action,)


class ManaScene:
    columns = 2

    def paths(self, chair: Chair) -> list[Path]:
        return [path_of(action) for action in chair.actions()]

    # Drawing

    def frame(self, look: Look) -> Markup:
        return div(
            div(id="mana-demand", class_="mana-demand"),
            div(id="mana-far", class_="mana-side far"),
            board.frame(look),
            div(id="mana-near", class_="mana-side near"),
            class_="mana",
        )

    def parts(self, look: Look) -> dict[str, Markup]:
        drawing = board.Drawing(look)
        white_below = drawing.turned
        return {
            "mana-ground": board.ground(look),
            "mana-under": drawing.under(),
            "mana-pieces": drawing.pieces(),
            "mana-over": drawing.over(),
            "mana-preview": drawing.preview(),
            "mana-spots": drawing.spots(),
            "mana-demand": self._demand(look),
            "mana-far": self._side(look, COLOURS[not white_below]),
            "mana-near": self._side(look, COLOURS[white_below]),
        }

    def hovered(self, look: Look) -> dict[str, Markup]:
        return {"mana-preview": board.Drawing(look).preview()}

    def walked(self, look: Look) -> dict[str, Markup]:
        drawing = board.Drawing(look)
        return {"mana-preview": drawing.preview(), "mana-spots": drawing.spots()}

    def _demand(self, look: Look) -> Markup:
        cause = look.asked.cause if look.asked else None
        shown = cause.args["symbol"] if cause else 0
        assert isinstance(shown, int)
        return join(demand_sign(shown), div(say.demand(look), class_="demand-words"))

    def _side(self, look: Look, colour: str) -> Markup:
        """A player's side of the board: who sits there (on a phone), and the captured ronin."""
        words, position = look.words, Position(look.view)
        seat, n = position.seat_of(colour), position.reserve[colour]
        owner = div(
            roundel(seat),
            b(look.names[seat], title=look.names[seat]),
            span(words("mana.colour", colour=colour), class_="second"),
            class_=classes("strip", "acts" if seat == look.to_act else None),
        )
        head = b(
            span(named(words("mana.reserve.of", name=look.names[seat]), look.names), class_="of-whom"),
            span(words("mana.reserve"), class_="of-nobody"),
            class_="reserve-of",
        )
        reserve = self._reserve(look, position, colour, n)
        return join(owner, div(head, reserve, class_=classes("reserve", None if n else "empty")))

    def _reserve(self, look: Look, position: Position, colour: str, n: int) -> Markup:
        words = look.words
        waiting = position.to_place(colour)
        if waiting:
            return span(words("mana.reserve.to_place", n=waiting), class_="second")
        if n == 0:
            return span(
                span(words("mana.reserve.empty"), class_="of-whom"),
                span(words("mana.reserve.none"), class_="of-nobody"),
                class_="second",
            )
        stones = [stone_sign(colour)] * n
        if position.side != colour:
            return span(stones, class_="stones", role="img", aria_label=words("mana.reserve.ronin", n=n))
        may = RESERVE in look.picker.next_spots()
        chosen = look.picker.picked[:1] == (RESERVE,)
        return button(
            stones,
            id="spot-reserve",
            class_=classes("stones", "can" if may else None, "chosen" if chosen else None),
            data_do="pick",
            data_spot=RESERVE,
            aria_pressed=chosen,
            aria_label=words("mana.spoken.reserve", n=n, may=may),
        )

    # Words

    def prompt(self, look: Look) -> Prompt:
        return say.prompt(look)

    def turns(self, look: Look) -> bool:
        return True

    def swapped(self, view: View) -> bool:
        return Position(view).black_seat != 0

    def aside(self, look: Look) -> str:
        return say.aside(look)

    def refused(self, spot: str, look: Look) -> str:
        return say.refused(spot, look)

    def help(self, look: Look) -> list[str]:
        return say.help_lines(look)

    def choices(self, look: Look) -> list[Choice]:
        words, spots = look.words, look.picker.next_spots()
        found = []
        if PASS in spots:
            found.append(Choice(PASS, words("mana.choice.pass"), "next", hinted=PASS in look.hint))
        if SWAP in spots:
            found.append(Choice(SWAP, words("mana.choice.swap"), "swap", hinted=SWAP in look.hint))
        return found

    def seat_line(self, seat: Seat, look: Look) -> str:
        words, position = look.words, Position(look.view)
        colour = position.colour_of(seat)
        side = words("mana.colour", colour=colour)
        if position.placing:
            return side
        return words("mana.seat", side=side, n=position.on_board(colour), reserve=position.reserve[colour])

    def ending(self, result: Result, look: Look) -> str:
        return look.words("mana.ending", ending=result.ending)

    def position(self, view: View) -> str | None:
        text = view["position"]
        return text if isinstance(text, str) else None

    def entry(self, step: Step) -> Entry | None:
        """As it is written: e4×e3, then the bird and its square."""
        event = step.events[0].seen_by(None)
        kind = event["kind"]
        column = 1 if event.get("colour") == COLOURS[1] or kind == "swapped" else 0
        if kind == "placed" and event["piece"] == "ronin" and step.by_itself:
            return Entry(join(f"{event['to']}"), column, setup=True, follows=True)  # only the daimyo was a choice
        return Entry(_written(event), column, setup=kind == "placed")

    def told(self, step: Step, seat: Seat | None) -> Text:
        return say.told(step, seat)

    def legend(self, words: Words) -> list[tuple[Markup, str]]:
        said = ("place", "ronin", "move", "bird", "capture", "return", "win", "pass", "swap")
        signs = (
            join("D c1"),
            join("R a1"),
            join("a1–a4"),
            span(bird_sign(), "f5"),
            join("b4×a4"),
            join("*c3"),
            join("e4×e5#"),
            join("–"),
            icon("swap"),
        )
        return [(sign, words("mana.legend", sign=name)) for sign, name in zip(signs, said, strict=True)]

    # Moving

    def moved_cursor(self, spot: str | None, key: str, look: Look) -> str:
        if spot is None or not is_square(spot):
            spots = [q for q in look.picker.next_spots() if is_square(q)]
            return spots[0] if spots else "a1"
        return neighbour(spot, key, board.turned(look))

    def motions(self, events: Sequence[Mapping[str, Json]], look: Look) -> list[Motion]:
        """Stones walk their path 90 ms a step, then the bird flies; placed stones appear one after the other."""
        found: list[Motion] = []
        wait = 0
        for event in events:
            if event["kind"] == "placed":
                found.append(Motion(f"piece-{event['to']}", "appear", wait=wait))
                wait += 60
            elif event["kind"] in ("moved", "dropped"):
                found += self._moves(event, look, wait)
        return found

    def _moves(self, event: Mapping[str, Json], look: Look, wait: int) -> list[Motion]:
        position, round_ = Position(look.view), board.turned(look)
        start, to, bird_to, bird_from = event["from"], event["to"], event["bird_to"], event["bird_from"]
        assert isinstance(to, str)
        found: list[Motion] = []
        steps = 1
        if isinstance(start, str):
            without = "".join("." if NAMES[i] in (start, to) else piece for i, piece in enumerate(position.board))
            way = walk(without, bird_from if isinstance(bird_from, str) else None, start, to)
            steps = len(way) - 1
            found.append(Motion(f"piece-{to}", "walk", _offsets(way, to, round_), wait, by_hand=True))
            if event["captured"]:
                found.append(Motion("captured", "leave", wait=wait + 90 * steps - 60, by_hand=True))
        else:
            found.append(Motion(f"piece-{to}", "appear", wait=wait, by_hand=True))
        if isinstance(bird_to, str) and bird_to != bird_from:
            after = wait + 90 * steps + 60
            if isinstance(bird_from, str):
                found.append(Motion("piece-bird", "walk", _offsets([bird_from, bird_to], bird_to, round_), after, 240))
            else:
                found.append(Motion("piece-bird", "appear", wait=after))
        return found

    def pick_motions(self, look: Look) -> list[Motion]:
        """The piece walks to its landing as soon as that is chosen."""
        picked = look.picker.picked
        if len(picked) != 2:
            return []
        start, to = picked
        if start == RESERVE:
            return [Motion(f"piece-{to}", "appear")]
        position = Position(look.view)
        way = walk(position.board, position.bird, start, to)
        found = [Motion(f"piece-{to}", "walk", _offsets(way, to, board.turned(look)))]
        if position.colour(to):
            found.append(Motion("captured", "leave", wait=90 * (len(way) - 1) - 60))
        return found

    def sound(self, event: Mapping[str, Json]) -> str | None:
        kind = event["kind"]
        if kind == "ended":
            return "end"
        if kind == "moved" and event["captured"]:
            return "capture"
        return "stone" if kind in ("moved", "dropped", "placed") else None


def _offsets(way: list[str], to: str, turned: bool) -> tuple[tuple[float, float], ...]:
    x, y = centre(to, turned)
    points = (centre(square, turned) for square in way)
    return tuple((px - x, py - y) for px, py in points)


def _written(event: Mapping[str, Json]) -> Markup:
    kind = event["kind"]
    if kind == "placed":
        return join(f"{'D' if event['piece'] == 'daimyo' else 'R'} {event['to']}")
    if kind == "swapped":
        return icon("swap")
    if kind == "passed":
        return join("–")
    begin = "*" if event["from"] is None else f"{event['from']}{'×' if event['captured'] else '–'}"
    end: Markup = NOTHING
    if event["captured"] == "daimyo":
        end = join("#")
    elif event["bird_to"] is not None:
        end = span(bird_sign(), f"{event['bird_to']}", class_="second")
    return join(f"{begin}{event['to']}", end)


SCENE = ManaScene()
VIGNETTE = vignette()
