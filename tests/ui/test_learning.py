"""Guided first games, for every game that brings one: they are real games, and are played to their end."""

import re

import pytest

from engine.naishi.cards import COPIES, NAMES
from tests.ui.apps import opened
from tests.ui.fakes import FakeStorage
from tests.ui.lessons import STEPS, WITH_LESSON, WITH_READER, Taught, learners_texts, words_of
from ui.app.learning import LEARNED, lesson_of
from ui.page import Happening
from ui.table.lesson_roles import ANSWER
from ui.table.picker import ways_of
from ui.widgets.icons import icon
from ui.words import LANGUAGES


def test_every_game_on_the_page_is_taught():
    assert WITH_LESSON == WITH_READER == ["mana", "naishi"]


# Lessons


@pytest.mark.parametrize(("game", "at"), STEPS)
def test_a_step_is_legal_and_leads_to_the_next(game, at):
    lesson = lesson_of(game)
    step, session = lesson.steps[at], lesson.session(at)
    assert session.to_act() == lesson.learner
    for text in step.line:
        assert text in session.actions()
        session.play(text)
    if at + 1 < len(lesson.steps):
        assert session.to_act() == lesson.learner
        assert session.position() == lesson.session(at + 1).record.position


@pytest.mark.parametrize("game", WITH_LESSON)
def test_a_lesson_ends_with_a_won_game(game):
    lesson = lesson_of(game)
    session = lesson.session(len(lesson.steps) - 1)
    for text in lesson.steps[-1].line:
        session.play(text)
    assert session.result().placement[lesson.learner] == 1


def test_nobody_misses_a_win_in_mana():
    """A learner who sees a win need not be told that it is not wanted now, nor wonder why White does not win."""
    lesson = lesson_of("mana")
    for at, step in enumerate(lesson.steps[:-1]):
        session = lesson.session(at)
        for text in step.line:
            assert not [move for move in session.actions() if move.endswith("#")]
            session.play(text)


def test_naishi_s_lesson_is_a_whole_game_that_teaches_every_action():
    lesson = lesson_of("naishi")
    session = lesson.session(0)
    dealt = session.game.components(session._state)
    assert [dealt[name] for name in NAMES] == [*COPIES, 16]  # every card of the box
    verbs = set()
    for at, step in enumerate(lesson.steps):
        session = lesson.session(at)
        for text in step.line:
            if session.to_act() == lesson.learner:
                verbs.add(text.split()[0])
            session.play(text)
    assert verbs == {"develop", "switch", "discard", "decree", "recall", "declare", "end", "ninja"}
    assert session.result().scores == (51, 46)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "at"), STEPS)
def test_a_step_has_its_sentences(game, at, language):
    words, step = words_of(game, language), lesson_of(game).steps[at]
    title, *said = (words(f"{game}.lesson.{step.id}{part}") for part in ("", ".ask", ".done"))
    asked, texts = said[0], learners_texts(game, at)
    if len(texts) > 1:
        said.append(words(f"{game}.lesson.{step.id}.then"))
        asked += said[-1]
    assert len(title) < 40
    assert max(map(len, said)) < 170
    for place in places_of(game, texts, words):
        assert re.search(place, asked), place


@pytest.mark.parametrize("language", LANGUAGES)
def test_mana_s_steps_are_said_in_a_breath(language):
    """So that the cloth, and with it the board, keeps its size from step to step."""
    words = words_of("mana", language)
    said = [words(f"mana.lesson.{step.id}{part}") for step in lesson_of("mana").steps for part in (".ask", ".done")]
    assert max(len(sentence.split()) for sentence in said) <= 14
    assert max(map(len, said)) <= 75


def test_behind_the_hearth_is_the_first_lesson_that_was_not_played():
    storage = FakeStorage()
    for learned, offered in (([], "Mana"), (["mana"], "Naishi"), (["mana", "naishi"], "Mana")):
        for game in learned:
            storage.texts[f"{LEARNED}{game}"] = " ".join(step.id for step in lesson_of(game).steps)
        app = opened(storage=storage)
        assert app.page.parts[".hearth-line"] == offered
        app.do("hearth", {})
        assert app.table.lesson.game == offered.lower()
        app.do("leave", {})


@pytest.mark.parametrize("game", WITH_LESSON)
def test_the_goal_is_told_at_the_beginning(game):
    goal = words_of(game)(f"{game}.lesson.goal")
    assert goal in Taught(game).page.parts["actions"]
    assert goal not in Taught(game, at=1).page.parts["actions"]


def places_of(game, texts, words):
    """The places a learner has to touch, as a sentence may call them: squares, or a row and its column."""
    if game == "mana":
        return [square for text in texts for square in re.findall("[a-f][1-6]", text)]
    found = []
    for verb, zone, *columns in (text.split() for text in texts if len(text.split()) > 2 and "ninja" not in text):
        rows = ("river", zone) if verb == "develop" else (zone,)
        found += [f"{words('naishi.row', zone=row)[:2]}\\w* {column}" for row in rows for column in columns]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITH_LESSON)
def test_a_lesson_is_played_to_its_end(game, language):
    taught = Taught(game, language=language)
    for at, step in enumerate(taught.lesson.steps):
        assert taught.table.at == at
        for made, text in enumerate(step.line):
            if taught.table.asks:
                asked = taught.words(f"{game}.lesson.{step.id}{'.then' if made else '.ask'}")
                assert asked in taught.prompt
                taught.click(*taught.path(text))
            else:
                taught.page.pass_time(ANSWER)
        assert taught.table.done
        assert taught.words(f"{game}.lesson.{step.id}.done") in taught.prompt
        if not taught.table.is_last:
            assert taught.page.focused == "do-next-step"
            taught.table.do("next-step", {})
    assert taught.page.parts["lesson-steps"].count(icon("check")) == len(taught.lesson.steps)
    assert 'data-do="again"' in taught.page.parts["actions"]
    assert taught.page.focused == "do-again"


def test_another_legal_move_is_answered_gently():
    taught = Taught()
    assert taught.words("seat.level", n=1) not in taught.page.parts["seats"]
    taught.click("c1")
    for over in ({}, {"spot": "c1"}):  # the square under the pointer is drawn anew: it leaves, and is there again
        taught.table.happened(Happening("over", "pick", over))
        taught.table.draw()
        assert taught.words("lesson.other") in taught.page.parts["actions"]
    assert taught.table.touching.picker.picked == ()
    taught.click("a1", "b3")
    assert taught.words("lesson.other") in taught.page.parts["actions"]
    taught.click("a4", "a3")
    assert taught.table.touching.picker.picked == ("a1", "a4")
    assert len(taught.table.session) == 0
    taught.click("d3")
    assert taught.table.made == 1


def test_a_refused_touch_has_the_rule_s_reason():
    taught = Taught(at=2)
    taught.click("c1")
    assert taught.words("lesson.other") not in taught.page.parts["actions"]
    assert "The bird asks for a single" in taught.page.parts["actions"]


def test_the_other_side_answers_once_and_the_learner_s_move_stays_the_learner_s():
    taught = Taught()
    at = next(at for at, step in enumerate(taught.lesson.steps) if len(step.line) > 1)
    taught = Taught(at=at)
    taught.click(*taught.path(taught.lesson.steps[at].line[0]))
    for key in ("earlier", "last", "undo"):  # each time the other side is to go on, or its answer is taken back
        taught.table.do(key, {})
    taught.page.pass_time(5 * ANSWER)
    assert taught.table.made == 0


def test_ticks_outlive_a_reload_and_what_was_kept_is_not_trusted():
    storage = FakeStorage()
    app = opened(storage=storage)
    app.do("learn", {"learn": "mana"})
    while not app.table.done:
        app.table.answer()
    again = opened(storage=storage)
    assert again.table.played == {0}
    storage.texts[f"{LEARNED}mana"] += f" {again.table.lesson.steps[2].id}"  # in another tab
    assert again.table.asks
    again.table.answer()
    assert again.table.lesson.steps[2].id in storage.texts[f"{LEARNED}mana"]
    assert again.page.parts["lesson-steps"].count(icon("check")) == 1
    storage.texts[f"{LEARNED}mana"] = "nonsense nor \x00"
    assert opened(storage=storage).table.played == set()


def test_only_what_is_asked_for_is_marked():
    taught = Taught("naishi")
    held = "".join(markup for part, markup in taught.page.parts.items() if part.startswith("naishi-"))
    assert re.findall(r'id="spot-([^"]+)" class="(?:place|space free) can', held) == ["river-3"]
    assert "spot-decree" not in taught.page.parts["actions"]
    taught.click("decree")  # legal, and not asked for
    assert taught.words("lesson.other") in taught.page.parts["actions"]
    taught.click("river-3")
    held = taught.page.parts["naishi-near-line"] + taught.page.parts["naishi-near-hand"]
    assert re.findall(r'id="spot-([^"]+)" class="place can', held) == ["line-3"]
    taught.click("river-3")  # put back
    assert taught.table.touching.picker.picked == ()


def test_show_me_marks_a_button():
    taught = Taught("naishi")
    taught.click("river-3", "line-3")
    taught.table.do("hint", {})
    assert 'id="spot-end" class="key filled hinted"' in taught.page.parts["actions"]


def test_show_me_shows_the_taught_move():
    taught = Taught()
    taught.table.do("hint", {})
    assert taught.table.touching.hint == ("a1", "a4", "d3")
    assert "Hint" in taught.page.parts["actions"]


def test_a_step_can_be_begun_again_and_chosen():
    taught = Taught()
    taught.click("a1", "a4", "d3")
    taught.table.do("undo", {})  # while the answer is awaited
    taught.page.pass_time(5 * ANSWER)
    assert taught.table.made == 0
    assert len(taught.table.session) == 0
    taught.table.do("lesson-step", {"at": "5"})
    taught.page.pass_time(5 * ANSWER)
    assert taught.table.step.id == "free"
    assert 'id="spot-reserve"' in taught.page.parts["mana-near"]
    taught.click("reserve", "c6", "a3")
    taught.click("a2")
    assert taught.words("table.refused.not_now", name="Computer") in taught.page.parts["actions"]
    taught.page.pass_time(ANSWER)
    assert taught.table.done
    taught.click("a2")
    assert taught.words("lesson.go_on_first") in taught.page.parts["actions"]


@pytest.mark.parametrize(("game", "at"), STEPS)
def test_a_step_can_be_begun_again_by_every_key_and_played_to_its_end(game, at):
    """Whatever is pressed in between, what is asked for can be shown and played."""
    for again in ("undo", "reset"):
        taught = Taught(game, at)
        taught.click(*taught.path(taught.step_text()))
        taught.table.do(again, {})
        assert taught.table.made == 0
        while not taught.table.done:
            if taught.table.asks:
                taught.table.do("hint", {})
                assert taught.table.touching.hint
                taught.click(*taught.path(taught.step_text()))
            else:
                taught.page.pass_time(ANSWER)


def test_only_played_steps_are_ticked():
    taught = Taught()
    ticks = icon("check")
    taught.table.do("lesson-step", {"at": "6"})
    assert ticks not in taught.page.parts["lesson-steps"]
    assert 'class="done"' not in taught.page.parts["lesson-count"]
    taught.click("c6", "e6", "d1")
    taught.table.do("lesson-step", {"at": "0"})
    rows = taught.page.parts["lesson-steps"].split("<li>")[1:]
    assert [at for at, row in enumerate(rows) if ticks in row] == [6]
    assert taught.page.parts["lesson-count"].count('class="done"') == 1


def test_after_the_last_step_the_game_is_over():
    taught = Taught(at=7)
    taught.click("e6", "e5")
    taught.click("a2")
    assert taught.words("table.refused.over") in taught.page.parts["actions"]


def test_what_the_learner_does_second_is_asked_when_the_first_is_done():
    taught = Taught("naishi", at=3)
    taught.click("switch", "hand-1", "hand-2")
    assert taught.words("naishi.lesson.switch.then") in taught.prompt
    assert taught.page.focused.startswith("spot-")  # the keys go on where something may be touched
    taught.click("river-2")
    assert taught.words("lesson.other") in taught.page.parts["actions"]
    taught.table.do("hint", {})
    assert taught.table.touching.hint == ("river-1", "line-1")
    taught.table.do("undo", {})
    assert taught.table.made == 0
    assert taught.words("naishi.lesson.switch.ask") in taught.prompt


def test_the_touch_that_was_refused_keeps_its_answer_while_the_pointer_stays():
    taught = Taught("mana", 0)
    wanted = taught.path(taught.step_text())
    firsts = [ways_of(path)[0][0] for path in taught.table.touching.legal()]
    other = next(spot for spot in firsts if spot not in wanted)
    taught.click(other)
    assert taught.table.touching.note
    taught.table.happened(Happening("focus", "pick", {"spot": other}))
    assert taught.table.touching.note
