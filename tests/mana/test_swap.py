"""The rules of Mana, "Set-up", variant *swap*."""

import pytest

from engine.core.session import Session
from engine.mana.game import GAME
from tests.mana.positions import ROUND, back_row, new_game, play, stand, texts

FIRST = "e1-e4@a2"


def before_swap():
    return play(back_row(swap=True), FIRST)


def after_swap():
    return play(before_swap(), "swap")


def white_blocked():
    """On two rows, White's doubles b6 and c6 are shut in by his own; Black's first turn demands one."""
    s = new_game(two_rows=True, swap=True)
    play(s, "D@b1", "R@a1", "R@c1", "R@d1", "R@e1", "R@f1")
    play(s, "D@b6", "R@a6", "R@c6", "R@d6", "R@b5", "R@c5")
    return play(s, "a1-a4@f5")


def test_white_may_play_swap_instead_of_his_first_turn():
    assert texts(before_swap())[-1] == "swap"


def test_the_turns_themselves_are_as_without_the_variant():
    assert texts(before_swap())[:-1] == texts(play(back_row(), FIRST))


def test_without_the_variant_there_is_no_swap():
    assert "swap" not in texts(play(back_row(), FIRST))


def test_black_never_swaps():
    s = back_row(swap=True)
    assert "swap" not in texts(s)
    play(s, FIRST, texts(play(GAME.copy(s), FIRST))[0])
    assert "swap" not in texts(s)


def test_there_is_no_swap_while_pieces_are_placed():
    s = new_game(swap=True)
    while GAME.position(s) is None:
        assert "swap" not in texts(s)
        GAME.apply(s, GAME.actions(s)[0])


def test_swap_is_only_instead_of_whites_first_turn():
    s = before_swap()
    for _ in range(2):
        play(s, texts(s)[0])
    assert GAME.view(s, None)["side"] == "white"
    assert "swap" not in texts(s)


def test_swap_is_played_once():
    s = after_swap()
    assert "swap" not in texts(s)
    for _ in range(4):
        play(s, texts(s)[0])
        assert "swap" not in texts(s)


def test_after_a_swap_the_players_have_exchanged_colours():
    s = before_swap()
    assert GAME.view(s, None)["black_seat"] == 0
    play(s, "swap")
    assert GAME.view(s, None)["black_seat"] == 1


def test_after_a_swap_the_position_stays():
    assert GAME.position(after_swap()) == GAME.position(before_swap())


def test_after_a_swap_it_is_still_whites_turn_now_the_other_players():
    s = before_swap()
    assert (GAME.view(s, None)["side"], GAME.to_act(s)) == ("white", 1)
    play(s, "swap")
    assert (GAME.view(s, None)["side"], GAME.to_act(s)) == ("white", 0)
    assert GAME.asked(s).seat == 0


def test_after_a_swap_the_turn_is_under_the_birds_demand():
    s = after_swap()
    assert GAME.view(s, None)["demand"] == 1
    assert texts(s) == texts(before_swap())[:-1]


def test_after_a_swap_seats_alternate_as_before():
    s = after_swap()
    seats = []
    for _ in range(4):
        seats.append(GAME.to_act(s))
        play(s, texts(s)[0])
    assert seats == [0, 1, 0, 1]


def test_swap_may_be_combined_with_two_rows():
    s = new_game(two_rows=True, swap=True)
    while GAME.position(s) is None:
        GAME.apply(s, GAME.actions(s)[-1])
    play(s, texts(s)[0])
    assert texts(s)[-1] == "swap"


@pytest.mark.parametrize(("swapped", "placement"), [(False, (2, 1)), (True, (1, 2))])
def test_results_are_by_seat(swapped, placement):
    s = play(stand("c5 d4", "f6 b5", swap=True), "d4-d2@a1")  # White has no triple and is free to capture
    if swapped:
        play(s, "swap")
    play(s, "b5xc5#")
    assert GAME.result(s).placement == placement


def test_names_are_by_seat():
    session = Session.new(GAME, seed=1, options={"swap": True}, names=["Ada", "Bo"])
    for choice in ("D@b1", "D@b6", FIRST, "swap"):
        session.play(choice)
    assert session.record.names == ["Ada", "Bo"]
    assert session.to_act() == 0
    session.play(0)
    said = session.steps[-1].said[0].args
    assert (said["seat"], said["colour"]) == (0, "white")


def test_the_position_text_is_by_colour():
    text = GAME.position(after_swap())
    assert text == "rdrrrr/6/4R1/6/6/RDRR1R w a2 0"  # seat 0 now plays the small letters


def test_a_swap_is_no_new_occurrence_of_the_position():
    s = play(stand("b1", "b6", swap=True), ROUND[0], "swap")
    assert GAME.view(s, None)["repeated"] == 1
    play(s, *ROUND[1:], ROUND[0])
    assert GAME.result(s) is None  # the second time
    play(s, *ROUND[1:], ROUND[0])
    assert GAME.result(s).ending == "repetition"


def test_a_blocked_white_may_swap_instead_of_passing():
    assert texts(white_blocked()) == ["pass", "swap"]


def test_after_a_swap_a_blocked_white_is_still_blocked():
    s = play(white_blocked(), "swap")
    assert texts(s) == ["pass"]
    assert GAME.to_act(s) == 0
    play(s, "pass")
    assert GAME.to_act(s) == 1
    assert GAME.position(s).endswith(" b f5 1")


def test_a_first_turn_passed_is_a_first_turn_over():
    s = play(white_blocked(), "pass")
    while GAME.view(s, None)["side"] == "black":
        play(s, texts(s)[0])
    assert "swap" not in texts(s)


def test_blocked_white_is_asked_pass_or_swap_and_not_passed_by_the_table():
    session = Session.new(GAME, seed=1, options={"two_rows": True, "swap": True})
    for choice in ("D@b1", "R@a1", "R@c1", "R@d1", "R@e1", "R@f1"):
        session.play(choice)
    for choice in ("D@b6", "R@a6", "R@c6", "R@d6", "R@b5", "R@c5"):
        session.play(choice)
    session.play("a1-a4@f5")
    assert session.actions() == ["pass", "swap"]
    session.play("swap")
    assert session.record.texts[-2:] == ["swap", "pass"]  # the pass is forced, and the table plays it


def test_a_given_first_turn_has_the_swap_to_come_a_later_position_has_not():
    assert texts(play(stand("b1 a1", "b6", swap=True), "b1-a2@c2"))[-1] == "swap"
    assert "swap" not in texts(stand("b1 a1", "b6", side="w", bird="c2", swap=True))
