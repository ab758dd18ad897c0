"""Both endings, the last turn, the Ninjas' choices, the tie."""

from engine.core.session import Session
from engine.naishi.game import GAME
from tests.naishi.tables import MOUNTAINS, play, position, texts

ONE_LEFT = [["rice"], ["fort", "monk"], ["rice", "fort"], ["torii", "monk"], ["rice", "fort"]]
ONE_EMPTY = [[], ["fort"], ["rice", "fort"], ["torii", "monk"], ["rice", "fort"]]
BUSY = {"switch": [1, 1], "discard": [1, 1]}  # nobody has an emissary: no bonus is asked


def test_two_empty_piles_in_the_first_players_turn_give_the_second_one_last_turn():
    s = position(river=ONE_EMPTY, **BUSY)
    play(s, "develop line 2")
    assert (GAME.to_act(s), s.last_turn) == (1, True)
    assert GAME.asked(s).cause.key == "naishi.last_turn"
    play(s, "develop line 3")
    assert GAME.result(s).ending == "two_piles"


def test_two_empty_piles_in_the_second_players_turn_end_the_game_at_once():
    s = position(turn=1, river=ONE_EMPTY, **BUSY)
    play(s, "develop line 2")
    assert GAME.result(s).ending == "two_piles"


def test_the_first_player_may_sit_on_seat_1():
    s = position(first=1, turn=0, river=ONE_EMPTY, **BUSY)
    play(s, "develop line 2")
    assert GAME.result(s) is not None


def test_one_turn_can_empty_three_piles():
    s = position(river=[["rice"], ["fort"], ["rice"], ["torii", "monk"], ["rice", "fort"]])
    play(s, "develop line 1", "discard river 2 3")
    assert (s.empty_piles(), s.last_turn, GAME.to_act(s)) == (3, True, 1)


def test_three_piles_emptied_in_the_second_players_turn_end_the_game_at_once():
    s = position(turn=1, river=[["rice"], ["fort"], ["rice"], ["torii", "monk"], ["rice", "fort"]])
    play(s, "develop line 1", "discard river 2 3")
    assert GAME.result(s).ending == "two_piles"


def test_a_bonus_taken_first_counts_with_the_develop_after_it():
    s = position(turn=1, river=[["rice"], ["fort"], ["rice", "fort"], ["torii", "monk"], ["rice", "fort"]])
    play(s, "discard river 1 2")
    assert GAME.result(s) is None  # two piles are empty, but the turn is not over
    play(s, "develop line 3")
    assert GAME.result(s).ending == "two_piles"


def test_the_end_is_checked_after_any_bonus_action():
    s = position(turn=1, river=ONE_EMPTY)
    play(s, "develop line 2")
    assert GAME.asked(s).kind == "bonus"
    assert GAME.result(s) is None
    play(s, "end turn")
    assert GAME.result(s) is not None


def test_one_empty_pile_ends_nothing():
    s = position(river=ONE_LEFT, **BUSY)
    play(s, "develop line 1")
    assert not s.last_turn


def test_declared_by_the_first_player_the_second_takes_one_last_turn():
    s = position(river=ONE_EMPTY, **BUSY)
    play(s, "declare")
    assert (GAME.to_act(s), s.last_turn) == (1, True)
    play(s, "develop line 3")
    assert GAME.result(s).ending == "declared"


def test_declared_by_the_second_player_the_first_takes_one_last_turn():
    s = position(turn=1, river=ONE_EMPTY, **BUSY)
    play(s, "declare")
    assert (GAME.to_act(s), s.last_turn) == (0, True)
    play(s, "recall")
    assert GAME.result(s).ending == "declared"


def test_in_a_last_turn_nobody_may_declare():
    s = position(river=ONE_EMPTY, **BUSY)
    play(s, "develop line 2")
    assert "declare" not in texts(s)


def test_piles_emptied_in_a_last_turn_change_nothing():
    s = position(turn=1, river=ONE_EMPTY, **BUSY)
    play(s, "declare", "develop line 2")
    assert GAME.result(s).ending == "declared"


def test_piles_emptied_in_the_last_turn_after_two_empty_piles_change_nothing():
    s = position(river=[[], ["fort"], ["rice"], ["torii", "monk"], ["rice", "fort"]], **BUSY)
    play(s, "develop line 2", "develop line 3")
    assert s.empty_piles() == 3
    assert GAME.result(s).ending == "two_piles"


def test_the_second_player_has_no_turn_more_when_his_own_emptied_the_piles():
    s = position(turn=1, river=ONE_EMPTY, **BUSY)
    events = play(s, "develop line 2")
    assert "last_turn" not in [event.kind for event in events]
    assert GAME.to_act(s) is None


def test_the_last_turn_is_a_whole_turn_with_its_bonus():
    s = position(river=ONE_EMPTY, switch=[1, 0], discard=[1, 0])
    play(s, "develop line 2", "develop line 3")
    assert GAME.asked(s).kind == "bonus"
    play(s, "switch line 3 5")
    assert GAME.result(s) is not None
    for choice in ("decree line 1", "develop line 4"):
        s = position(river=ONE_EMPTY, switch=[1, 0], discard=[1, 0])
        play(s, "declare")
        assert choice in texts(s)


def test_in_a_last_turn_emissaries_may_be_recalled_in_vain():
    s = position(river=ONE_EMPTY, **BUSY)
    play(s, "declare")
    assert texts(s)[-1] == "recall"


def test_a_declaration_is_the_whole_turn():
    s = position(river=ONE_EMPTY)
    play(s, "declare")
    assert (GAME.to_act(s), GAME.asked(s).kind) == (1, "turn")


def test_the_hands_are_revealed_at_the_end():
    hands = [["fort", *MOUNTAINS[1:]], ["torii", *MOUNTAINS[1:]]]
    s = position(turn=1, river=ONE_EMPTY, hands=hands, **BUSY)
    events = play(s, "develop line 2")
    revealed = next(event for event in events if event.kind == "revealed")
    assert revealed.public["hands"] == hands
    assert revealed.public["known"] == [[1, 2, 3, 4, 5]] * 2  # as it was before: here the position began open
    assert GAME.view(s, None)["hands"] == hands


def with_ninjas(lines, hands, turn=1, first=0):
    s = position(first=first, turn=turn, river=ONE_EMPTY, lines=lines, hands=hands, **BUSY)
    play(s, "develop line 2")
    return s


def test_the_first_player_chooses_for_his_ninjas_line_then_hand_then_the_second():
    s = with_ninjas(
        lines=[
            ["monk", "mountain", "ninja", "advisor", "mountain"],
            ["ronin", "mountain", "mountain", "ninja", "naishi"],
        ],
        hands=[MOUNTAINS, MOUNTAINS],
    )
    assert (GAME.to_act(s), GAME.asked(s).kind) == (0, "ninja")
    assert texts(s) == ["ninja line 3 as advisor", "ninja line 3 as monk"]
    play(s, "ninja line 3 as monk")
    assert GAME.to_act(s) == 1
    assert texts(s) == ["ninja line 4 as naishi", "ninja line 4 as ronin"]
    play(s, "ninja line 4 as naishi")
    assert GAME.result(s) is not None


def test_two_ninjas_of_one_owner_choose_line_left_to_right_then_hand():
    s = with_ninjas(
        lines=[MOUNTAINS, ["monk", "mountain", "mountain", "advisor", "ninja"]],
        hands=[MOUNTAINS, ["mountain", "ninja", "mountain", "mountain", "mountain"]],
    )
    play(s, "ninja line 5 as advisor")
    assert texts(s) == ["ninja hand 2 as advisor", "ninja hand 2 as monk"]


def test_a_single_kind_is_applied_without_asking():
    data = {
        "turn": 1, "river": ONE_EMPTY, **BUSY, "hands": [MOUNTAINS, MOUNTAINS],
        "lines": [["monk", "mountain", "ninja", "mountain", "mountain"], MOUNTAINS],
    }  # fmt: skip
    session = Session.new(GAME, seed=1, position=data)
    session.play("develop line 2")
    assert session.record.texts[-1] == "ninja line 3 as monk"
    assert session.result() is not None


def test_a_first_player_on_seat_1_chooses_for_his_ninjas_first():
    rows = ["monk", "mountain", "ninja", "advisor", "mountain"], ["ronin", "mountain", "mountain", "ninja", "naishi"]
    s = with_ninjas(lines=list(rows), hands=[MOUNTAINS, MOUNTAINS], turn=0, first=1)
    assert GAME.to_act(s) == 1


def test_the_choices_of_ninjas_are_open_and_compulsory():
    s = with_ninjas(
        lines=[["mountain", "mountain", "ninja", "sentinel", "monk"], MOUNTAINS], hands=[MOUNTAINS, MOUNTAINS]
    )
    assert texts(s) == ["ninja line 3 as sentinel", "ninja line 3 as monk"]  # not to copy is no choice
    play(s, "ninja line 3 as sentinel")
    assert GAME.view(s, 1)["copies"] == GAME.view(s, None)["copies"] == [["sentinel"], []]


def test_two_ninjas_may_copy_the_same_card():
    s = with_ninjas(lines=[["monk", "ninja", "ninja", "advisor", "mountain"], MOUNTAINS], hands=[MOUNTAINS, MOUNTAINS])
    play(s, "ninja line 2 as advisor", "ninja line 3 as advisor")
    assert GAME.result(s).breakdown[0]["advisor"] == 4 + 3 + 4


def test_two_ninjas_choose_separately_where_different_kinds_are_best_for_each():
    """As a Naishi the first brings 12, and the second nothing; as a Monk the second brings 5, and the first nothing."""
    lines = [["naishi", "mountain", "ninja", "mountain", "monk"], MOUNTAINS]
    hands = [["ninja", *MOUNTAINS[1:]], MOUNTAINS]
    worth = {}
    for first in ("naishi", "monk"):
        for second in ("naishi", "monk"):
            s = with_ninjas(lines=lines, hands=hands)
            play(s, f"ninja line 3 as {first}", f"ninja hand 1 as {second}")
            worth[first, second] = GAME.result(s).scores[0]
    assert worth == {
        ("naishi", "monk"): 12 + 5 - 5,
        ("naishi", "naishi"): 12 - 5,
        ("monk", "monk"): 5 - 5,
        ("monk", "naishi"): -5,
    }


def test_a_ninja_becomes_a_character_of_its_owners_territory_and_of_no_others():
    lines = [
        ["monk", "mountain", "ninja", "advisor", "mountain"],
        ["naishi", "mountain", "sentinel", "horseman", "ronin"],
    ]
    s = with_ninjas(lines=lines, hands=[MOUNTAINS, MOUNTAINS])
    assert texts(s) == ["ninja line 3 as advisor", "ninja line 3 as monk"]


def test_the_hand_lies_below_the_line_column_by_column():
    lines = [["mountain", "mountain", "mountain", "banner", "mountain"], MOUNTAINS]
    hands = [["mountain", "mountain", "mountain", "horseman", "mountain"], MOUNTAINS]
    assert GAME.result(with_ninjas(lines=lines, hands=hands)).breakdown[0]["horseman"] == 13


def test_with_no_other_character_no_ninja_chooses():
    s = with_ninjas(lines=[["ninja", *MOUNTAINS[1:]], MOUNTAINS], hands=[MOUNTAINS, MOUNTAINS])
    assert GAME.result(s) is not None


def test_most_points_win():
    s = with_ninjas(lines=[["fort", *MOUNTAINS[1:]], MOUNTAINS], hands=[MOUNTAINS, MOUNTAINS])
    assert GAME.result(s).placement == (1, 2)
    assert GAME.result(s).scores == (1, -5)


def test_a_tie_is_won_by_more_colours_with_the_mountain_counted():
    lines = [["mountain", "fort", "torii", "torii", "mountain"], MOUNTAINS]
    s = with_ninjas(lines=lines, hands=[MOUNTAINS, MOUNTAINS])  # the second develops a worthless fort
    result = GAME.result(s)
    assert result.scores == (-5, -5)
    assert result.placement == (1, 2)  # mountain, fort, torii against mountain, fort


def test_still_tied_is_a_draw():
    s = with_ninjas(lines=[["mountain", "torii", "torii", "mountain", "mountain"], MOUNTAINS], hands=[MOUNTAINS] * 2)
    result = GAME.result(s)
    assert result.scores == (-5, -5)
    assert result.placement == (1, 1)


def test_in_a_tie_a_ninja_has_its_copys_colour():
    # Alike but for the Ninja: it adds no colour, because its copy's is there already.
    lines = [
        ["monk", "fort", "ninja", "mountain", "mountain"],
        ["monk", "mountain", "mountain", "mountain", "mountain"],
    ]
    s = with_ninjas(lines=lines, hands=[MOUNTAINS] * 2)  # the second develops a fort
    while GAME.to_act(s) is not None:
        play(s, texts(s)[0])
    assert GAME.result(s).scores == (-5, -5)
    assert GAME.result(s).placement == (1, 1)


def test_the_breakdown_of_a_result_adds_up():
    s = with_ninjas(lines=[["fort", "sentinel", "mountain", "advisor", "monk"], MOUNTAINS], hands=[MOUNTAINS] * 2)
    result = GAME.result(s)
    assert tuple(sum(part.values()) for part in result.breakdown) == result.scores
