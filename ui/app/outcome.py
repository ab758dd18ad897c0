"""The sheet of the end, for every game: the winner's seal, by how much, the named ending, how the seats stood."""

from __future__ import annotations

from engine.core.standing import CHANCES
from ui.app.games import parts_of_the_end
from ui.html import NOTHING, Markup, b, button, div, h1, h2, join, p, section, span
from ui.page import Happening
from ui.table import draw, log
from ui.table.course import Course
from ui.table.ending import End, Parts
from ui.table.lesson import LessonTable
from ui.table.table import Table
from ui.typeset import tied
from ui.widgets.chart import Said, balance, chart
from ui.widgets.crests import roundel, seal
from ui.words import Words


class Outcome:
    def __init__(self, end: End, game: str, title: str, line: str) -> None:
        self.end, self.game, self.title, self.line = end, game, title, line

    def drawn(self, words: Words) -> Markup:
        head = div(
            div((seal(seat, "tilted") for seat in self.end.result.winners), class_="result-seals"),
            div(h1(self.title, id="sheet-title"), p(self.line, class_="second"), class_="sheet-words"),
            class_="sheet-head result-head",
        )
        return div(
            div(class_="sheet-edge"),
            head,
            div(self._body(words), class_="sheet-body", role="group", aria_labelledby="sheet-title", tabindex=0),
            div(_foot(words), class_="cloth down sheet-foot"),
            class_="sheet-paper wide",
            data_cloth=self.game,
        )

    def _body(self, words: Words) -> Markup:
        find = parts_of_the_end(self.game)
        parts = find(self.end) if find else Parts(beside=_scores(self.end))
        curve = _curve(self.end.course, self.end.look.names, words)
        column = div(curve, parts.under, class_="result-curve") if curve or parts.under else None
        return div(
            div(parts.beside or None, column, class_="result-top"), parts.below or None, class_=f"{self.game}-result"
        )

    def happened(self, event: Happening) -> bool:
        return False


def outcome(table: Table, words: Words) -> Outcome | None:
    """How the game on the table ended; None: it goes on, or it is a lesson."""
    result = table.session.result()
    if result is None or isinstance(table, LessonTable):
        return None
    look, info = table.look(), table.session.game.info
    course = table.standings.course()
    turns = log.turns(table.scene, table.session.steps)
    facts = (info.title, words("result.turns", n=turns) if turns else None, table.telling.ending(result, look))
    end = End(look, result, course, table.session.steps)
    return Outcome(end, info.id, _title(end, words), " · ".join(fact for fact in facts if fact))


def _title(end: End, words: Words) -> str:
    first, scores = end.result.winners, end.result.scores
    if len(first) > 1:
        return words("result.drawn")
    others = [score for seat, score in enumerate(scores) if seat != first[0]]
    lead = scores[first[0]] - max(others) if scores else 0
    return tied(words("result.won", name=end.look.names[first[0]], n=lead))


def _curve(course: Course | None, names: list[str], words: Words) -> Markup:
    if course is None or not course.has_curve:
        return NOTHING
    title = words("course", of=course.of)
    said = Said(title, words("course.turn"), names)
    weighed = course.of == CHANCES and len(names) == 2
    return section(
        h2(title, class_="small-head"),
        balance(course.series[0], said) if weighed else chart(course.series, said),
        p(words("course.estimate"), class_="second chart-note") if course.of == CHANCES else None,
        class_="course",
    )


def _scores(end: End) -> Markup:
    """For a game that adds nothing: who has how many points."""
    if not end.result.scores:
        return NOTHING
    rows = (
        div(roundel(seat), b(name), b(score, class_="score-total"), class_="result-score")
        for seat, (name, score) in enumerate(zip(end.look.names, end.result.scores, strict=True))
    )
    return section(rows, class_="result-scores")


def _foot(words: Words) -> Markup:
    """Replay, send, the table, the room; and the same again with the seats turned."""
    closing = draw.key("eye", "close-sheet", words("result.table"), place="close-sheet", autofocus=True)
    return join(
        div(
            draw.key("play", "watch-again", words("result.replay"), place="result-replay"),
            draw.key("share", "share-link", words("result.send"), place="result-send"),
            closing,
            class_="keys",
        ),
        span(class_="stretch"),
        div(
            draw.key("back", "leave", words("table.to_room"), place="result-leave"),
            button(words("table.rematch"), data_do="rematch", id="do-rematch-sheet", class_="key filled"),
            class_="keys",
        ),
    )
