"""The rules reader, for every game that brings one: chapters, finding a word, and diagrams that are true."""

import re
from itertools import pairwise

import pytest

from engine.core.registry import REGISTRY
from engine.core.session import Session
from engine.naishi.cards import KIND
from engine.naishi.score import score
from tests.ui.fakes import FakeBrowser, FakePage, FakeStorage
from tests.ui.lessons import STEPS, WITH_READER, Taught, learners_texts, words_of
from ui.app.app import App
from ui.app.finding import Finding
from ui.app.games import scene_of
from ui.app.learning import has_lesson, lesson_of
from ui.app.reader import Reader, book_of
from ui.mana import figures
from ui.mana.position import symbol
from ui.naishi import figures as naishi_figures
from ui.page import Happening
from ui.table.players import Player
from ui.table.settings import Settings
from ui.table.table import Table
from ui.table.thinking import Thinker
from ui.words import LANGUAGES, sentences_in


def seated(game, **more):
    page, words = FakePage(), words_of(game)
    session = Session.new(REGISTRY.game(game), 1, **more)
    return Table(
        page,
        words,
        scene_of(game),
        session,
        [Player(), Player("computer")],
        Thinker(page, False),
        Settings(),
        lambda: None,
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_READER)
def test_every_chapter_is_drawn(game, language):
    words, book = words_of(game, language), book_of(game)
    reader = Reader(book, None, has_lesson(game))
    for chapter in book.chapters:
        reader.turn_to(chapter.id)
        drawn = reader.drawn(words)
        assert drawn.partition("reader-discs")[2].count('class="disc"') == chapter.discs
        assert drawn.count("<h3>") == chapter.asked + (len(chapter.entries(words)) if chapter.entries else 0)
        assert drawn.count("aria-current") == 1
        assert drawn.count("reader-mat") == (chapter.figure is not None)
    assert words("reader.now") not in drawn


@pytest.mark.parametrize("game", WITH_READER)
def test_every_sentence_is_of_a_chapter_or_a_step(game):
    """None is left behind by a number that is too small, or by a chapter that is gone."""
    brought = {key for key in sentences_in(f"ui.{game}.learning", "en") if ".figure." not in key}
    used, may = {f"{game}.lesson.goal"}, set()
    for chapter in book_of(game).chapters:
        key = f"{game}.rules.{chapter.id}"
        used |= {key, f"{key}.text", *(f"{key}.{n}" for n in range(1, chapter.discs + 1))}
        used |= {f"{key}.{which}{n}" for n in range(1, chapter.asked + 1) for which in "qa"}
        may |= {f"{key}.more"}
    for at, step in enumerate(lesson_of(game).steps):
        then = [".then"] * (len(learners_texts(game, at)) > 1)
        used |= {f"{game}.lesson.{step.id}{part}" for part in ("", ".ask", ".done", *then)}
    assert used <= brought <= used | may


@pytest.mark.parametrize("game", WITH_READER)
def test_a_chapter_leads_to_its_step(game):
    steps = {step.id for step in lesson_of(game).steps}
    tried = [chapter for chapter in book_of(game).chapters if chapter.step]
    assert {chapter.step for chapter in tried} <= steps
    reader = Reader(book_of(game), None, True)
    for chapter in book_of(game).chapters:
        reader.turn_to(chapter.id)
        drawn = reader.drawn(words_of(game))
        assert (f'data-step="{chapter.step}"' in drawn) == bool(chapter.step)
        assert 'data-do="learn"' in drawn


@pytest.mark.parametrize(("game", "at"), STEPS)
def test_the_rules_open_at_the_chapter_of_the_step(game, at):
    taught = Taught(game, at)
    reader = Reader(book_of(game), taught.table, True)
    chapters = {chapter.step: chapter.id for chapter in book_of(game).chapters if chapter.step}
    if taught.table.step.id in chapters:
        assert reader.chapter.id == chapters[taught.table.step.id]


def test_the_start_page_leads_to_the_rules_and_the_first_game_of_each_game():
    app = App(FakeStorage())
    page = FakeBrowser()
    app.begin(page)
    for game in WITH_READER:
        for do in ("reader", "learn"):
            assert f'data-do="{do}" data-learn="{game}" id="start-{do}-{game}"' in page.parts["start-more"]
    app.do("reader", {"learn": "naishi"}, "start-reader-naishi")
    assert app.words("naishi.rules.idea.text") in page.parts["sheet"]
    app.do("chapter", {"chapter": "decree"})
    app.do("learn", {"learn": "naishi", "step": "decree"})
    assert not page.sheet_open
    assert app.table.step.id == "decree"
    app.do("rules", {}, "do-rules")
    assert app.sheet.chapter.id == "decree"


# Finding a word


def rows_of(drawn):
    return re.findall('id="chapter-([a-z]+)" class="chapter-row"', drawn)


def find(wanted, game="naishi", language="en"):
    parts = {}
    reader = Reader(book_of(game), None, True, put=parts.__setitem__)
    reader.drawn(words_of(game, language))
    assert not reader.happened(Happening("input", "find", value=wanted))  # the field is not drawn anew
    return reader, parts


def test_a_word_is_found_and_marked():
    reader, parts = find("SENTINEL")
    assert rows_of(parts["chapter-rows"]) == ["adjacent", "cards"]
    assert reader.chapter.id == "adjacent"  # the first that has it
    assert "<mark>Sentinel</mark>" in parts["reader-page"]
    assert parts["found"] == "2 chapters"


@pytest.mark.parametrize(("wanted", "marked"), [("rzad", "<mark>Rząd</mark>"), ("ręk", "<mark>Ręk</mark>a")])
def test_accents_may_be_left_out(wanted, marked):
    _, parts = find(wanted, language="pl")
    assert marked in parts["reader-page"]


def test_an_open_chapter_with_the_word_stays_open():
    reader, _ = find("river")
    assert reader.chapter.id == "idea"


def test_a_word_that_is_nowhere_leaves_the_page_open():
    reader, parts = find("zzz")
    assert rows_of(parts["chapter-rows"]) == []
    assert parts["found"] == "No chapter has this word"
    assert reader.chapter.id == "idea"
    reader.happened(Happening("input", "find", value="z"))  # one letter is no word
    assert len(rows_of(reader.drawn(words_of("naishi")))) == len(book_of("naishi").chapters)


def test_escape_takes_the_word_away_and_only_then_the_rules():
    app = App(FakeStorage())
    app.begin(FakeBrowser())
    app.do("reader", {"learn": "naishi"})
    for _ in range(2):
        app.happened(Happening("input", "find", value="sentinel", element="find"))
        assert "<mark>" in app.page.parts["reader-page"]
        app.page.puts.clear()
        app.happened(Happening("key", "find", key="Escape", typing=True, value="sentinel", element="find"))
        assert isinstance(app.sheet, Reader)
        assert app.page.puts.count("reader-find") == 2  # a field as empty as it was drawn is taken away and drawn anew
        assert 'value=""' in app.page.parts["reader-find"]
        assert "<mark>" not in app.page.parts["reader-page"]
        assert app.page.focused == "find"
    app.happened(Happening("key", "find", key="Escape", typing=True, value="", element="find"))
    assert app.sheet is None
    app.do("reader", {"learn": "naishi"})
    app.happened(Happening("input", "find", value="sentinel", element="find"))
    app.happened(Happening("key", "chapter", {"chapter": "cards"}, key="Escape"))  # not in the field
    assert app.sheet is None


def test_what_is_typed_is_never_markup():
    _, parts = find("<b>")
    assert "<b>" not in parts["reader-page"]
    assert Finding("’s").marked("Other's") == "Other<mark>&#39;s</mark>"


def test_a_chapter_is_turned_to_after_a_word_was_looked_for_and_taken_away():
    app, page = App(FakeStorage()), FakeBrowser()
    app.begin(page)
    app.do("reader", {"learn": "naishi"}, "start-reader-naishi")
    for wanted in ("ninja", ""):
        app.happened(Happening("input", "find", value=wanted))
    assert app.sheet.chapter.id != "idea"
    page.puts.clear()
    app.do("chapter", {"chapter": "idea"})
    assert page.puts == ["sheet"]  # though it is to be drawn as it was at first


def opened_in_a_game(game, position, picked):
    table = seated(game, position=position)
    for spot in picked:
        table.touching.pick(spot)
    return table, Reader(book_of(game), table, True)


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
    table, reader = opened_in_a_game("mana", position, picked)
    assert reader.chapter.id == chapter
    drawn = reader.drawn(table.words)
    assert table.words("reader.now") in drawn
    assert table.words("mana.help.goal") in drawn


NAISHI_TURN = lesson_of("naishi").session(6).position()


@pytest.mark.parametrize(
    ("position", "picked", "chapter"),
    [
        (None, (), "setup"),
        (NAISHI_TURN, (), "turn"),
        (NAISHI_TURN, ("river-1",), "develop"),
        (NAISHI_TURN, ("switch",), "bonus"),
        (NAISHI_TURN, ("discard", "river-1"), "bonus"),
        (NAISHI_TURN, ("switch", "line-1", "hand-1"), "develop"),
        (NAISHI_TURN, ("river-1", "line-1"), "bonus"),
        (NAISHI_TURN, ("decree",), "decree"),
        ({**NAISHI_TURN, "last_turn": True}, (), "end"),
        ({**NAISHI_TURN, "last_turn": True}, ("river-1", "line-1", "end"), "cards"),
    ],
)
def test_naishi_s_rules_open_where_the_game_is(position, picked, chapter):
    table, reader = opened_in_a_game("naishi", position, picked)
    assert reader.chapter.id == chapter
    drawn = reader.drawn(table.words)
    assert table.words("reader.now") in drawn
    assert drawn.count('class="now-cards"') == (picked == ("river-1",))
    assert "art-store" not in drawn  # the table has it


def test_the_rules_after_a_game_of_naishi():
    table = seated("naishi", position={**NAISHI_TURN, "last_turn": True})
    while table.session.to_act() is not None:
        table.session.play(table.session.actions()[0])
    assert Reader(book_of("naishi"), table, True).chapter.id == "scoring"


def test_a_reader_without_its_table_brings_the_drawings():
    assert "art-store" in Reader(book_of("naishi"), None, True).drawn(words_of("naishi"))
    assert "art-store" in Reader(book_of("naishi"), seated("mana"), True).drawn(words_of("naishi"))


# Naishi's diagrams


@pytest.mark.parametrize("figure", naishi_figures.ALL_FIGURES)
def test_a_diagram_of_naishi_is_a_position_where_what_it_shows_is_legal(figure):
    assert set(figure.shows) <= set(figure.session.actions())
    held = figure.session.game.components(figure.session._state)
    assert held["mountain"] == 16
    drawn = figure.drawn(words_of("naishi"))
    numbers = [int(n) for n in re.findall('class="disc">([0-9])<', drawn)]
    assert sorted(numbers) == list(range(1, len(figure.discs) + 1))
    assert drawn.count("fig-arrow") == len(figure.arrows)
    assert drawn.count("not-now") == len(figure.not_now)


def test_arrows_cross_no_card():
    """Each lies in one gap: between neighbouring rows, or along a row."""
    for figure in naishi_figures.ALL_FIGURES:
        for arrow in figure.arrows:
            rows = [figure.rows.index(end.rpartition("-")[0]) for end in arrow[:2] if "-" in end]
            assert abs(rows[0] - rows[-1]) <= 1


def test_the_example_of_scoring_is_worth_62():
    figure = naishi_figures.SCORING
    points = [int(n) for n in re.findall(r"card-tag gain\">\+([0-9]+)<", figure.drawn(words_of("naishi")))]
    assert sum(points) == 62


def test_the_neighbours_shown_are_those_that_count():
    position = naishi_figures.ADJACENT.session.position()
    territory = tuple(KIND[name] for row in ("lines", "hands") for name in position[row][0])
    assert score(territory).places[1] == 11


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
