"""Naishi's scene: how a view of it lies on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.chair import Chair
from engine.core.game import Json, Result, Seat, Text, View
from engine.core.session import Step
from engine.naishi import advice
from engine.naishi.cards import ROWS
from ui.html import NOTHING, Markup, div, span
from ui.naishi import board, cards, court, enlarged, knowing, reveal, say, score
from ui.naishi.spots import BUTTONS, DECREE, END, neighbour, spot, ways
from ui.naishi.vignette import vignette
from ui.table.picker import Path
from ui.table.scene import Choice, Entry, Look, Motion, Prompt, Scene

_ICONS = {DECREE: "decree", "recall": "recall", "declare": "flag", "pass": "next", END: "check"}
ROW_HEIGHT = 110  # about: how far a card slides on its way between River and territory


class NaishiScene:
    columns = 1

    def paths(self, chair: Chair) -> list[Path | list[Path]]:
        view, seat = chair.view(), chair.seat or 0
        return [ways(action, view, seat) for action in chair.actions()]

    # Drawing

    def frame(self, look: Look) -> Markup:
        words = look.words

        def lane(part: str, class_: str, tags: str = "") -> Markup:
            over = div(id=f"naishi-{tags}-preview", class_="five tags", aria_hidden=True) if tags else None
            return div(
                span(id=f"naishi-{part}-label", class_="lane-label"),
                div(div(id=f"naishi-{part}", class_="five"), over, reveal.veils(part), class_="lane-cards"),
                class_=f"lane {class_}",
            )

        return div(
            cards.store(),
            div(id="naishi-far-strip", class_="strip-line far"),
            lane("far-hand", "slim far-hand"),
            lane("far-line", "low far-line"),
            lane("river", "river"),
            div(
                div(id="naishi-court", class_="court", role="group", aria_label=words("naishi.court")),
                div(id="naishi-discards", class_="discards-part"),
                div(id="naishi-score", class_="score-part"),
                class_="beside",
            ),
            div(id="naishi-near-head", class_="strip-line near-head"),
            lane("near-line", "near-line", "line"),
            lane("near-hand", "near-hand", "hand"),
            div(id="naishi-near-strip", class_="strip-line near"),
            class_="naishi",
            id="naishi",
        )

    def parts(self, look: Look) -> dict[str, Markup]:
        drawing = board.Drawing(look)
        near = drawing.near
        return {
            "naishi-far-strip": drawing.strip(1 - near),
            "naishi-far-hand-label": self._label(look, 1 - near, "hand"),
            "naishi-far-hand": drawing.row("far-hand"),
            "naishi-far-line-label": self._label(look, 1 - near, "line"),
            "naishi-far-line": drawing.row("far-line"),
            "naishi-river-label": self._label(look, None, "river"),
            "naishi-river": drawing.river(),
            "naishi-court": court.drawn(look),
            "naishi-discards": court.discards(look),
            "naishi-score": score.panel(look, near),
            "naishi-near-head": self._head(look, near),
            "naishi-near-line-label": self._label(look, near, "line"),
            "naishi-near-line": drawing.row("line"),
            "naishi-near-hand-label": self._label(look, near, "hand"),
            "naishi-near-hand": drawing.row("hand"),
            "naishi-near-strip": drawing.strip(near),
            "adds": knowing.panel(look, near),
            **self._tags(drawing),
        }

    def hovered(self, look: Look) -> dict[str, Markup]:
        return self._tags(board.Drawing(look))

    def _tags(self, drawing: board.Drawing) -> dict[str, Markup]:
        return {f"naishi-{row}-preview": drawing.tags(row) for row in ROWS}

    def _label(self, look: Look, seat: Seat | None, zone: str) -> Markup:
        """Beside a row on the desk: whose, and which."""
        words = look.words
        row = words("naishi.row", zone=zone)
        if seat is None:
            return span(row, class_="lane-name")
        return div(span(look.names[seat], class_="lane-name"), span(row, class_="second"))

    def _head(self, look: Look, seat: Seat) -> Markup:
        rows = span(look.words("naishi.rows", near=True), class_="second rows-of")
        return div(span(look.names[seat], class_="lane-name"), rows)

    # Words

    def prompt(self, look: Look) -> Prompt:
        return say.prompt(look, board.near_seat(look))

    def turns(self, look: Look) -> bool:
        return look.seat is None  # a player's own cards lie below

    def aside(self, look: Look) -> str:
        drawing = board.Drawing(look)
        return say.aside(look, drawing.gains, drawing.near)

    def refused(self, spot: str, look: Look) -> str:
        return say.refused(spot, look, board.near_seat(look))

    def help(self, look: Look) -> list[str]:
        return say.help_lines(look)

    def choices(self, look: Look) -> list[Choice]:
        """What has no place on the mat. After Develop the turn is expected to end."""
        spots, begun = {*look.picker.next_spots(), *look.picker.instead()}, bool(look.picker.picked)
        alone = len(spots) == 1  # a forced pass, or what a lesson asks for
        return [
            Choice(
                name,
                look.words("naishi.choice", choice=name),
                _ICONS[name],
                filled=alone or (name == END and not begun),
                hinted=name in look.hint,
            )
            for name in BUTTONS
            if name in spots
        ]

    def seat_line(self, seat: Seat, look: Look) -> str:
        words = look.words
        if advice.drafting(look.view):
            drafted = look.view["drafted"]
            assert isinstance(drafted, Sequence)
            return words("naishi.drafted", done=bool(drafted[seat]))
        seen = advice.live_score(look.view, seat).total
        whole = seat == look.seat or advice.revealed(look.view)
        return words("naishi.score.line", n=say.number(seen), whole=whole)

    def held(self, seat: Seat, look: Look) -> Markup:
        return court.emissaries(seat, look)

    def ending(self, result: Result, look: Look) -> str:
        words = look.words
        left, right = (say.number(n) for n in sorted(result.scores, reverse=True))  # the winner's first
        drawn, level = result.placement[0] == result.placement[1], result.scores[0] == result.scores[1]
        tie = "whole" if drawn else "colours" if level else "none"
        return words("naishi.ending", ending=result.ending, left=left, right=right, tie=tie)

    def position(self, view: View) -> str | None:
        return None  # a position holds what is hidden

    def entry(self, step: Step) -> Entry | None:
        """In words (the table has them); the end of a turn belongs to what was done in it."""
        if step.said[-1].key == "naishi.log.end_turn":
            return None
        kind = step.events[0].kind if step.events else ""
        return Entry(NOTHING, 0, setup=kind == "kept", turn=kind != "copied")

    def told(self, step: Step, seat: Seat | None) -> Text:
        """As the seat may read it afterwards: only the decree tells its cards when it is done."""
        said = step.said[-1 if seat is None else seat]
        for event in step.events:
            seen = event.seen_by(seat)
            if event.kind == "decreed" and "got" in seen:
                return Text("naishi.log.decree_known", {**seen, "column": said.args["a"]})
        return said

    # A closer look

    def sheet(self, spot: str, look: Look) -> tuple[str, Markup] | None:
        """A card written out, or the score: title and what the sheet holds."""
        return enlarged.drawn(spot, look, board.near_seat(look))

    def hides(self, view: View) -> bool:
        """Until the Hands are revealed."""
        return view["step"] not in ("ninja", "over")

    def opened(self, views: Sequence[View]) -> View:
        """After the end nothing is hidden: each seat's own Hand, together."""
        hands = [view["hands"] for view in views]
        own = [hand[seat] for seat, hand in enumerate(hands) if isinstance(hand, Sequence)]
        return {**views[0], "hands": own, "drafts": [view["draft"] for view in views], "open": True}

    # Moving

    def moved_cursor(self, spot: str | None, key: str, look: Look) -> str:
        return neighbour(spot, key, advice.drafting(look.view))

    def motions(self, events: Sequence[Mapping[str, Json]], look: Look) -> list[Motion]:
        """A card slides from the River to its slot, then the pile's next one appears."""
        near, found, wait = board.near_seat(look), [], 0
        for event in events:
            kind, who, zone = event["kind"], event.get("seat"), event.get("zone")
            side = "" if who == near else "far-"
            if kind == "developed" and isinstance(event["column"], int):
                way = -ROW_HEIGHT if who == near else ROW_HEIGHT
                name = spot(f"{side}{zone}", event["column"])
                found.append(Motion(f"spot-{name}", "walk", ((0, way), (0, 0)), wait, 200))
                wait += 200
            elif kind == "opened" and isinstance(event["column"], int):
                found.append(Motion(f"spot-{spot('river', event['column'])}", "appear", wait=wait))
            elif kind in ("switched", "decreed"):
                spots = sorted(board.touched_spots(event, near))
                found += [Motion(f"spot-{name}", "appear", wait=wait) for name in spots]
            elif kind == "revealed":
                found += reveal.motions(event, look, near, wait)
        return found

    def sound(self, event: Mapping[str, Json]) -> str | None:
        kind = event["kind"]
        if kind == "revealed":
            return "end"
        return "stone" if kind in ("developed", "switched", "kept", "copied", "decreed") else None


SCENE: Scene = NaishiScene()
VIGNETTE = vignette()
