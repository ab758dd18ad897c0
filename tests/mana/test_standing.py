"""Who stands better in Mana: a quick look at a view."""

from engine.core.session import Session
from engine.core.standing import CHANCES, SURE, Standing
from engine.mana.game import GAME
from engine.mana.standing import ALMOST, MOST, standing

CAPTURES = "3d2/3R2/6/6/6/2D3 {side} a1 0"  # Black's ronin stands beside the white daimyo
SET_UP = "rdrrrr/6/6/6/6/RRRRDR b - 0"


def stands(position, seat=None):
    return standing(Session.new(GAME, 1, position=position).chair(seat).view())


def test_nobody_stands_better_while_pieces_are_placed():
    assert standing(Session.new(GAME, 1).chair(None).view()) is None


def test_who_can_capture_at_once_has_almost_won():
    assert stands(CAPTURES.format(side="b")) == Standing(CHANCES, (ALMOST, -ALMOST))


def test_both_see_the_same():
    assert stands(SET_UP, 0) == stands(SET_UP, 1) == stands(SET_UP)


def test_without_a_threat_it_is_a_little_better_to_be_to_move():
    black, white = (stands(f"rdrrrr/6/6/6/6/RRRRDR {side} a4 0").values[0] for side in "bw")
    assert 0 < black - white < MOST / 3


def test_a_captured_daimyo_is_sure():
    session = Session.new(GAME, 1, position=CAPTURES.format(side="b"))
    move = next(text for text in session.actions() if text.endswith("#"))
    session.play(move)
    assert standing(session.chair(None).view()) == Standing(CHANCES, (SURE, -SURE))


def test_a_swap_changes_who_stands_better_with_the_stones():
    session = Session.new(GAME, 1, options={"swap": True})
    while "swap" not in session.actions():
        session.play(0)
    before = standing(session.chair(None).view())
    session.play("swap")
    after = standing(session.chair(None).view())
    assert before is not None
    assert after is not None
    assert before.values == after.values[::-1]
    assert before.values[0] != 0
