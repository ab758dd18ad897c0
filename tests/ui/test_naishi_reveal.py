"""The end of Naishi is revealed row by row: the other Hand first, and the own one where it lay hidden too."""

import re

import pytest

from tests.ui.naishi_games import look_of, random_game
from ui.browser.keyframes import keyframes
from ui.naishi.scene import SCENE


@pytest.fixture(scope="module")
def over():
    *_, session = random_game(9)
    return session


def revealed(session, seat):
    (event,) = (event.seen_by(seat) for step in session.steps for event in step.events if event.kind == "revealed")
    return event


def revealing(session, seat):
    return SCENE.motions([revealed(session, seat)], look_of(session, seat))


def covered(columns):
    return [column for column in range(1, 6) if column not in columns]


def test_the_backs_lie_ready_and_tell_nothing(over):
    frame = SCENE.frame(look_of(over, None))
    veils = re.findall(r'<span id="(veil-[^"]+)" class="hand-veil"></span>', frame)
    assert len(veils) == len(set(veils)) == 10
    assert {motion.element for motion in revealing(over, None)} <= set(veils)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_sees_what_was_hidden_of_the_other_hand_revealed_from_left_to_right(over, seat):
    """What lay open before does not turn its back first."""
    hidden = covered(revealed(over, seat)["known"][1 - seat])
    assert 0 < len(hidden) < 5
    motions = revealing(over, seat)
    assert [motion.element for motion in motions] == [f"veil-far-hand-{n}" for n in hidden]
    waits = [motion.wait for motion in motions]
    assert waits == sorted(set(waits))


def test_an_onlooker_sees_one_row_after_the_other(over):
    motions = revealing(over, None)
    far = [motion.wait for motion in motions if "far" in motion.element]
    near = [motion.wait for motion in motions if "near" in motion.element]
    assert [len(far), len(near)] == [len(covered(columns)) for columns in revealed(over, None)["public"][::-1]]
    assert max(far) < min(near)


def test_a_back_is_seen_until_its_turn_and_never_again():
    *_, session = random_game(9)
    motion = revealing(session, 0)[-1]
    frames, timing = keyframes(motion, still=False)
    assert frames == [{"opacity": 1}, {"opacity": 1, "transform": "scaleX(0)"}]
    assert timing["fill"] == "backwards"
    assert timing["delay"] == motion.wait
    frames, timing = keyframes(motion, still=True)
    assert frames == [{"opacity": 1}, {"opacity": 0}]
    assert timing == {"duration": 80}
