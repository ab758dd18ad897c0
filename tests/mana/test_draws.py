"""The rules of Mana, "Draws"."""

from engine.core.session import Session
from engine.mana.game import GAME
from tests.mana.positions import IMMURED, ROUND, WALL, play, position_text, stand, texts


def two_daimyo(free=0):
    return stand("b1", "b6", bird="a4", free=free)


def test_the_same_position_for_the_third_time_is_a_draw():
    s = two_daimyo()
    play(s, *ROUND)
    assert GAME.result(s) is None  # the second time
    play(s, *ROUND)
    assert GAME.result(s).ending == "repetition"
    assert GAME.result(s).placement == (1, 1)


def test_a_draw_ends_the_game():
    s = play(two_daimyo(), *ROUND, *ROUND)
    assert GAME.to_act(s) is None
    assert list(GAME.actions(s)) == []


def test_the_third_time_counts_wherever_in_the_game_it_is():
    s = play(two_daimyo(), "b1-a2@c2", *ROUND[1:], *ROUND[:-1])
    assert GAME.result(s) is None
    play(s, "a6-b6@a4")
    assert GAME.result(s).ending == "repetition"


def test_the_position_after_another_bird_is_another_position():
    s = play(two_daimyo(), *ROUND[:-1], "a6-b6@c6", *ROUND)
    assert GAME.view(s, None)["repeated"] == 2
    assert GAME.result(s) is None


def test_the_position_with_another_free_flag_is_another_position():
    s = play(two_daimyo(free=1), *ROUND, *ROUND)
    assert GAME.view(s, None)["repeated"] == 2
    assert GAME.result(s) is None


def test_the_position_with_the_other_side_to_move_is_another_position():
    black, white = (stand("b1", "b6", side=side, bird="a4") for side in "bw")
    assert black.position_key() != white.position_key()


def test_pieces_say_the_reserves_so_equal_pieces_are_equal_reserves():
    s = stand("b1 a1", "b6", bird="a4")
    assert GAME.view(s, None)["reserve"] == [4, 5]
    assert s.position_key() != two_daimyo().position_key()


def test_a_daimyo_and_a_ronin_that_changed_places_are_another_position():
    assert stand("b1 a1", "b6", bird="a4").position_key() != stand("a1 b1", "b6", bird="a4").position_key()


def test_ronin_of_one_side_are_alike():
    one, other = stand("b1 a1 c1", "b6", bird="a4"), stand("b1 c1 a1", "b6", bird="a4")
    assert one.position_key() == other.position_key()


def test_the_third_time_need_not_follow_the_second_directly():
    other_bird = [*ROUND[:-1], "a6-b6@c6"]
    s = play(two_daimyo(), *ROUND, *other_bird)
    assert GAME.result(s) is None


def test_two_passes_in_a_row_are_a_draw():
    s = stand(*WALL, bird="d2")
    assert texts(s) == ["pass"]
    play(s, "pass")
    assert GAME.result(s) is None
    assert texts(s) == ["pass"]
    play(s, "pass")
    assert GAME.result(s).ending == "two_passes"
    assert GAME.result(s).placement == (1, 1)
    assert GAME.to_act(s) is None


def test_two_passes_in_a_row_are_a_draw_with_blocked_is_free_too():
    s = play(stand(*IMMURED, bird="d4", free=1, blocked_is_free=True), "pass")
    assert GAME.result(s).ending == "two_passes"


def test_in_a_given_position_with_the_free_flag_one_more_pass_is_the_second():
    s = stand(*IMMURED, bird="d4", free=1)
    assert GAME.result(s) is None
    play(s, "pass")
    assert GAME.result(s).ending == "two_passes"


def test_in_a_given_position_without_the_free_flag_a_pass_is_the_first():
    s = play(stand(*IMMURED, bird="d4"), "pass")
    assert GAME.result(s) is None


def test_two_passes_with_a_turn_between_them_are_no_draw():
    s = play(stand("a1 a2 b1", "f6 d4", bird="d6"), "pass", "d4-c3@f4", "pass")
    assert GAME.result(s) is None
    assert GAME.to_act(s) == 1


def test_both_passes_are_played_by_the_table_itself():
    session = Session.new(GAME, seed=1, position=position_text(*WALL, "b", "d2"))
    assert session.record.texts == ["pass", "pass"]
    assert session.result().ending == "two_passes"


def test_there_is_no_check_a_daimyo_may_be_moved_into_capture():
    s = stand("d4", "f6 b5", bird="a3")
    play(s, "d4-c5@a1")
    assert "b5xc5#" in texts(s)


def test_there_is_no_check_a_daimyo_may_be_left_in_capture():
    s = stand("c5 d4", "f6 b5", bird="a3")  # the double must move, and may land anywhere
    assert "d4-d2@a1" in texts(s)
    assert "b5xc5#" in texts(play(s, "d4-d2@a1"))
