"""How the seats stood along a game, as the sheet of the end and the curve beside a game ask for it."""

from engine.core.game import View
from engine.core.session import Session
from engine.core.standing import CHANCES, POINTS, Standing
from engine.mana.game import GAME
from tests.ui.naishi_games import random_game
from ui.mana.scene import SCENE as MANA
from ui.naishi.scene import SCENE as NAISHI
from ui.table import course as module
from ui.table import estimate
from ui.table.course import Course, Standings, turn_ends
from ui.words import Words

ALMOST_WON = "3d2/3R2/6/6/6/2D3 b a1 0"


def placed() -> Session:
    """Mana with every stone on the board."""
    session = Session.new(GAME, 1)
    while session.position() is None:
        session.play(0)
    return session


def turns_of(course):
    return len(course.series[0]) - 1


def test_a_course_begins_when_there_is_something_to_compare():
    session = Session.new(GAME, 1)
    assert Standings(session, MANA).course() is None
    begun = Standings(placed(), MANA).course()
    assert begun is not None
    assert begun.of == CHANCES
    assert turns_of(begun) == 0
    assert not begun.has_curve


def test_each_turn_adds_a_point():
    session = placed()
    standings = Standings(session, MANA)
    for turn in range(1, 5):
        session.play(0)
        course = standings.course()
        assert course is not None
        assert turns_of(course) == turn
        assert [len(line) for line in course.series] == [turn + 1] * 2


def test_it_looks_once_at_each_moment(monkeypatch):
    seen: list[View] = []

    def counted(view: View) -> Standing:
        seen.append(view)
        return Standing(POINTS, (len(seen), 0))

    monkeypatch.setattr(module, "standing_of", lambda _: counted)
    session = placed()
    standings = Standings(session, MANA)
    standings.course()
    before = len(seen)
    session.play(0)
    standings.course()
    standings.course()
    assert len(seen) == before + 1


def test_what_is_taken_back_is_forgotten():
    session = placed()
    standings = Standings(session, MANA)
    first, *_, last = range(session.choices())
    session.play(first)
    one = standings.course()
    session.cut_to(len(session) - 1)
    session.play(last)
    assert standings.course() == Standings(session, MANA).course()
    assert one is not None


def test_a_game_with_secrets_tells_its_course_only_when_it_is_over():
    for session in random_game(9):
        course = Standings(session, NAISHI).course()
        assert (course is None) == (session.to_act() is not None)
    result = session.result()
    assert course is not None
    assert result is not None
    assert course.of == POINTS
    assert tuple(line[-1] for line in course.series) == result.scores


def test_a_resignation_opens_the_course_as_far_as_it_went():
    games = random_game(9)
    session = next(one for one in games if len(one) == 12)
    session.resign(0)
    course = Standings(session, NAISHI).course()
    assert course is not None
    assert 0 < turns_of(course) < 12


def test_another_estimate_of_the_last_moment_takes_its_place():
    course = Course(CHANCES, ((0, 10, 20), (0, -10, -20)))
    assert course.seen_deeper(1, 99).series == ((0, 10, -99), (0, -10, 99))
    points = Course(POINTS, ((0, 10), (0, 5)))
    assert points.seen_deeper(1, 99) == points


def test_choices_after_the_last_turn_are_no_turn():
    """The Ninjas choose when everything is revealed: the score of the last turn is the one they lead to."""
    for seed in range(40):
        *_, session = random_game(seed)
        ninjas = [step for step in session.steps if step.events[0].kind == "copied"]
        if len({step.seat for step in ninjas}) == 2:
            break
    course = Standings(session, NAISHI).course()
    assert course is not None
    played = [step.seat for step in session.steps if step.events[0].kind not in ("copied", "kept")]
    assert turns_of(course) == sum(one != other for one, other in zip(played, [None, *played]))


def test_turns_end_where_another_seat_acts():
    session = Session.new(GAME, 1, position=ALMOST_WON)
    assert list(turn_ends(session)) == [0]
    session.play(next(text for text in session.actions() if text.endswith("#")))
    assert list(turn_ends(session)) == [0, 1]


def test_the_margin_tells_who_stands_better_until_the_moment_looked_at() -> None:
    for value, said in (
        (0, "even"),
        (-30, "Marco a little better"),
        (70, "Ania clearly better"),
        (100, "Ania has won"),
    ):
        course = Course(CHANCES, ((0, value), (0, -value)))
        drawn = estimate.drawn(course, ["Ania", "Marco"], Words("en"))
        assert f"Who stands better: {said}" in drawn
    assert estimate.drawn(None, ["Ania", "Marco"], Words("en")) == ""
    assert "spark" not in estimate.drawn(Course(CHANCES, ((0,), (0,))), ["Ania", "Marco"], Words("en"))
    session = placed()
    session.play(session.actions()[0])
    session.play(session.actions()[0])
    standings = Standings(session, MANA)
    whole, before = standings.course(), standings.course(len(session) - 1)
    assert before.series[0] == whole.series[0][:-1]
