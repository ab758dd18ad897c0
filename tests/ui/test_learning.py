"""Learning, for every game that brings it: lessons are real games, chapters and their diagrams are true."""

from itertools import pairwise

import pytest
from fakes import FakePage

from engine.core.registry import REGISTRY
from engine.core.session import Session
from ui.app.games import scene_of
from ui.app.learning import has_lesson, has_reader, lesson_of
from ui.app.reader import Reader, book_of
from ui.mana import figures
from ui.mana.position import symbol
from ui.page import Happening
from ui.table.lesson import ANSWER, LessonTable
from ui.table.picker import ways_of
from ui.table.players import Player
from ui.table.settings import Settings
from ui.table.table import Table
from ui.table.thinking import Thinker
from ui.words import LANGUAGES, Words

GAMES = [info.id for info in REGISTRY.infos()]
WITH_LESSON = [game for game in GAMES if has_lesson(game)]
WITH_READER = [game for game in GAMES if has_reader(game)]
STEPS = [(game, at) for game in WITH_LESSON for at in range(len(lesson_of(game).steps))]


def words_of(game, language="en"):
    words = Words(language)
    words.add(f"ui.{game}.text")
    words.add(f"ui.{game}.learning")
    return words


def test_mana_is_taught():
    assert "mana" in WITH_LESSON
    assert "mana" in WITH_READER


# Lessons


@pytest.mark.parametrize(("game", "at"), STEPS)
def test_a_step_is_legal_and_leads_to_the_next(game, at):
    lesson = lesson_of(game)
    step, following = lesson.steps[at], lesson.steps[at + 1 : at + 2]
    assert step.moves
    for move in step.moves:
        session = lesson.session(at)
        assert session.to_act() == lesson.learner
        for text in (move, *step.answer):
            assert text in session.actions()
            session.play(text)
        for after in following:
            assert session.to_act() == lesson.learner
            if not after.fresh:
                assert session.chair(None).view()["position"] == after.position


@pytest.mark.parametrize("game", WITH_LESSON)
def test_a_lesson_ends_with_a_won_game(game):
    lesson = lesson_of(game)
    session = lesson.session(len(lesson.steps) - 1)
    session.play(lesson.steps[-1].moves[0])
    assert session.result().placement[lesson.learner] == 1


def test_nobody_misses_a_win_in_mana():
    """A learner who sees a win need not be told that it is not wanted now, nor wonder why White does not win."""
    lesson = lesson_of("mana")
    for at, step in enumerate(lesson.steps[:-1]):
        session = lesson.session(at)
        for text in (step.moves[0], *step.answer):
            assert not [move for move in session.actions() if move.endswith("#")]
            session.play(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "at"), STEPS)
def test_a_step_has_its_sentences(game, at, language):
    words, step = words_of(game, language), lesson_of(game).steps[at]
    title, ask, done = (words(f"{game}.lesson.{step.id}{part}") for part in ("", ".ask", ".done"))
    assert len(title) < 40
    assert max(len(ask), len(done)) < 170
    for move in step.moves:  # the squares of the move are named
        squares = [move[i : i + 2] for i in range(len(move)) if move[i] in "abcdef" and move[i + 1 : i + 2].isdecimal()]
        assert game != "mana" or all(square in ask for square in squares)


class Taught:
    """A lesson on a page of ours."""

    def __init__(self, game="mana", at=0, language="en"):
        self.page, self.kept = FakePage(), 0
        self.lesson = lesson_of(game)
        self.words = words_of(game, language)
        thinker = Thinker(self.page, False)
        self.table = LessonTable(
            self.page, self.words, scene_of(game), self.lesson, at, thinker, Settings(), self._changed
        )
        self.table.open()

    def _changed(self):
        self.kept += 1

    def click(self, *spots):
        for spot in spots:
            self.table.happened(Happening("click", "pick", {"spot": spot}))

    def path(self, text):
        chair = self.table.session.chair(self.table.session.to_act())
        paths = self.table.scene.paths(chair)
        return next(ways_of(p)[0] for a, p in zip(chair.actions(), paths, strict=True) if chair.text(a) == text)

    @property
    def prompt(self):
        return self.page.parts["prompt"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_LESSON)
def test_a_lesson_is_played_to_its_end(game, language):
    taught = Taught(game, language=language)
    for at, step in enumerate(taught.lesson.steps):
        said = taught.words(f"{game}.lesson.{step.id}.done")
        assert taught.table.at == at
        taught.click(*taught.path(step.moves[0]))
        taught.page.pass_time(ANSWER * (len(step.answer) + 1))
        assert taught.table.done
        assert said in taught.prompt.replace("&#39;", "'")
        if not taught.table.is_last:
            assert taught.page.focused == "do-next-step"
            taught.table.do("next-step", {})
    assert 'data-do="again"' in taught.page.parts["actions"]
    assert taught.page.focused == "do-again"


def test_another_legal_move_is_answered_gently():
    taught = Taught()
    assert taught.words("seat.level", n=1) not in taught.page.parts["seats"]
    taught.click("c1")
    assert taught.words("lesson.other") in taught.page.parts["actions"]
    assert taught.table.picker.picked == ()
    taught.click("a1", "b3")
    assert taught.words("lesson.other") in taught.page.parts["actions"]
    taught.click("a4", "a3")
    assert taught.table.picker.picked == ("a1", "a4")
    assert len(taught.table.session) == 0
    taught.click("d3")
    assert taught.table.moved


def test_a_refused_touch_has_the_rule_s_reason():
    taught = Taught(at=2)
    taught.click("c1")
    assert taught.words("lesson.other") not in taught.page.parts["actions"]
    assert "The bird asks for a single" in taught.page.parts["actions"]


def test_show_me_shows_the_taught_move():
    taught = Taught()
    taught.table.do("hint", {})
    assert taught.table.hint == ("a1", "a4", "d3")
    assert "Hint" in taught.page.parts["actions"]


def test_a_step_can_be_begun_again_and_chosen():
    taught = Taught()
    taught.click("a1", "a4", "d3")
    taught.table.do("undo", {})  # while the answer is awaited
    taught.page.pass_time(5 * ANSWER)
    assert not taught.table.moved
    assert len(taught.table.session) == 0
    taught.table.do("lesson-step", {"at": "5"})
    taught.page.pass_time(5 * ANSWER)
    assert taught.table.step.id == "free"
    assert 'id="spot-reserve"' in taught.page.parts["mana-near"]
    taught.click("reserve", "c6", "a3")
    taught.click("a2")
    assert taught.words("lesson.go_on_first") in taught.page.parts["actions"]
    taught.page.pass_time(ANSWER)
    assert taught.table.done


# The reader


def seated(game, **more):
    page, words = FakePage(), words_of(game)
    session = Session.new(REGISTRY.game(game), 1, **more)
    return Table(page, words, scene_of(game), session, [Player()] * 2, Thinker(page, False), Settings(), lambda: None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_READER)
def test_every_chapter_is_drawn(game, language):
    words, book = words_of(game, language), book_of(game)
    reader = Reader(book, None, has_lesson(game))
    for chapter in book.chapters:
        reader.turn_to(chapter.id)
        drawn = reader.drawn(words)
        assert drawn.count('class="disc"') == chapter.discs
        assert drawn.count("<h3>") == chapter.asked
        assert drawn.count("aria-current") == 1
        assert chapter.figure is None or chapter.figure().startswith("<svg")
    assert words("reader.now") not in drawn


@pytest.mark.parametrize("game", WITH_READER)
def test_every_sentence_of_the_rules_is_shown(game):
    """None is left behind by a number that is too small."""
    words, book = words_of(game), book_of(game)
    for chapter in book.chapters:
        assert not words.has(f"{game}.rules.{chapter.id}.{chapter.discs + 1}")
        assert not words.has(f"{game}.rules.{chapter.id}.q{chapter.asked + 1}")


@pytest.mark.parametrize(
    ("position", "picked", "chapter"),
    [
        (None, (), "setup"),
        ("rdrrrr/6/6/6/6/RDRRRR b - 0", (), "walk"),
        ("1rr2d/6/2r3/1rR1r1/1R4/1R2RD b c5 0", (), "demand"),
        ("1rr2d/6/2r3/1rR1r1/1R4/1R2RD b c5 0", ("c3",), "walk"),
        ("1rr2d/6/2r3/1rR1r1/1R4/1R2RD b c5 0", ("c3", "d3"), "bird"),
        ("r3r1/r1r1d1/R5/3R2/D5/2R2R b a1 0", (), "free"),
        ("rr2R1/r1r1d1/R5/3R2/D5/2R2R b d1 1", (), "free"),
    ],
)
def test_the_rules_open_where_the_game_is(position, picked, chapter):
    table = seated("mana", position=position)
    for spot in picked:
        table.pick(spot)
    reader = Reader(book_of("mana"), table, True)
    assert reader.chapter.id == chapter
    drawn = reader.drawn(table.words)
    assert table.words("reader.now") in drawn
    assert table.words("mana.help.goal") in drawn


# Mana's diagrams


def legal(position):
    return Session.new(REGISTRY.game("mana"), 1, position=position).actions()


@pytest.mark.parametrize("figure", figures.ALL)
def test_a_diagram_shows_what_is_legal(figure):
    session = Session.new(REGISTRY.game("mana"), 1, position=figure.position)
    board = session.chair(None).view()["board"]
    assert sum(piece != "." for piece in board) == len(figure.pieces)
    moves = legal(figure.position)
    for way in figure.ways:
        assert len(way) - 1 == symbol(way[0])
        assert len(set(way)) == len(way)
        assert all(abs(ord(a[0]) - ord(b[0])) + abs(ord(a[1]) - ord(b[1])) == 1 for a, b in pairwise(way))
        assert not set(way[1:-1]) & {*figure.pieces, figure.bird}
        assert [m for m in moves if m[:2] == way[0] and m[3:5] == way[-1]]
    starts = {move[:2] for move in moves}
    mine = {
        square for square, letter in figure.pieces.items() if letter.isupper() == (figure.position.split()[1] == "b")
    }
    assert set(figure.choose) <= starts & mine
    assert set(figure.not_now) <= mine
    if session.record.texts != ["pass"]:
        assert not set(figure.not_now) & starts
    assert all(f"*{square}" in "".join(moves) for square in figure.returns)
    if figure.birds:
        way = figure.ways[0]
        assert {move[6:] for move in moves if move[:5] == f"{way[0]}-{way[-1]}"} == set(figure.birds)


def test_the_diagram_of_a_blocked_side_is_blocked():
    session = Session.new(REGISTRY.game("mana"), 1, position=figures.BLOCKED.position)
    assert session.record.texts == ["pass"]


@pytest.mark.parametrize("figure", figures.ALL)
def test_a_diagram_shows_the_squares_it_numbers(figure):
    low, high = figure.rows
    assert all(low <= int(square[1]) <= high for square in (*figure.discs, *figure.not_now, *figure.choose))
    assert figure.drawn().count("figure-disc") == len(figure.discs)
