"""A turn: develop, bonus actions, decree, recall, declare; and the list of actions."""

import pytest

from engine.naishi.game import GAME
from tests.naishi.tables import MOUNTAINS, drafted, names, play, position, random_game, texts

PAIRS = [f"{a} {b}" for a in range(1, 6) for b in range(a + 1, 6)]
DEVELOP = [f"develop {row} {column}" for row in ("line", "hand") for column in range(1, 6)]
OWN_SWITCHES = [f"switch {row} {pair}" for row in ("line", "hand") for pair in PAIRS] + [
    f"switch column {column}" for column in range(1, 6)
]
SWITCHES = [f"switch river {pair}" for pair in PAIRS] + OWN_SWITCHES
DISCARDS = [f"discard river {pair}" for pair in PAIRS]
DECREES = [f"decree {row} {column}" for row in ("line", "hand") for column in range(1, 6)]
FULL = [["rice", "fort"], ["torii", "monk"], ["rice", "fort"], ["torii", "monk"], ["rice", "fort"]]


def test_the_list_of_a_first_turn_stands_in_the_order_of_the_table():
    assert len(SWITCHES) == 35
    assert texts(drafted()) == DEVELOP + SWITCHES + DISCARDS + DECREES


CHARACTERS = ("naishi", "advisor", "sentinel", "monk", "horseman", "ronin")


def listed(view):
    """The list of actions as the rules' table has it, made of what the seat to act sees."""
    seat, court, step = view["to_act"], view["court"], view["step"]
    if step == "draft":
        return [f"keep {number} {card}" for number, card in enumerate(view["draft"]["dealt"], 1)]
    if step == "ninja":
        row, column = divmod(ninjas(view, seat)[len(view["copies"][seat])], 5)
        own = {*view["lines"][seat], *view["hands"][seat]}
        return [f"ninja {('line', 'hand')[row]} {column + 1} as {kind}" for kind in CHARACTERS if kind in own]
    left = [pile["left"] for pile in view["river"]]
    columns = [column for column in range(1, 6) if left[column - 1]]
    pairs = [f"{a} {b}" for a in columns for b in columns if a < b]
    develop = [f"develop {row} {column}" for row in ("line", "hand") for column in columns]
    available = view["emissaries"][seat] > 0
    switches = [f"switch river {pair}" for pair in pairs] + OWN_SWITCHES
    switches = switches if available and sum(court["switch"]) < 3 else []
    discards = [f"discard river {pair}" for pair in pairs] if available and sum(court["discard"]) < 2 else []
    if step == "develop":
        return develop
    if step == "bonus":
        return ["end turn", *switches, *discards]
    if sum(left) == 2:  # one card in each of two piles: nothing would be left to develop
        discards = []
    decrees = DECREES if available and court["decree"] is None else []
    recall = ["recall"] if court["switch"][seat] + court["discard"][seat] else []
    may_declare = len(columns) < 5 and view["declared"] is None and not view["last_turn"]
    declare = ["declare"] if may_declare else []
    return [*develop, *(switches + discards if develop else []), *decrees, *recall, *declare] or ["pass"]


def ninjas(view, seat):
    return [place for place, card in enumerate([*view["lines"][seat], *view["hands"][seat]]) if card == "ninja"]


def test_in_whole_games_every_list_is_the_one_of_the_table():
    asked = set()
    for seed in range(60):
        for s, *_ in random_game(seed):
            seat = GAME.to_act(s)
            if seat is not None:
                asked.add(s.step)
                assert texts(s) == listed(GAME.view(s, seat)), (seed, s.step)
    assert asked == {"draft", "turn", "develop", "bonus", "ninja"}


def test_develop_discards_a_card_and_takes_the_top_of_the_same_columns_pile_into_that_slot():
    s = drafted()
    top, below = s.piles[3][-1], s.piles[3][-2]
    events = play(s, "develop line 4")
    assert s.lines[0][3] == top
    assert s.discards[-1] == 11
    assert s.piles[3][-1] == below
    assert [event.kind for event in events] == ["developed", "opened"]
    assert GAME.view(s, 1)["discards"] == {"last": "mountain", "count": 1}


def test_develop_into_the_hand_keeps_the_order_of_the_other_cards():
    s = drafted()
    before, top = list(s.hands[0]), s.piles[1][-1]
    play(s, "develop hand 2")
    assert s.hands[0] == [before[0], top, *before[2:]]
    assert s.discards == (before[1],)


@pytest.mark.parametrize("action", ["develop hand 1", "switch column 1"])
def test_a_hidden_card_that_comes_out_is_news_for_the_other_seat(action):
    """Also where the pile is then empty, so that nothing is opened."""
    hand = ["fort", "monk", "mountain", "mountain", "mountain"]
    for known, told in ([], (1,)), ([1, 2, 3, 4, 5], ()):
        s = position(hands=[hand, MOUNTAINS], river=[["rice"], ["torii"] * 2, [], [], []],
                     known=[known, [1, 2, 3, 4, 5]], given=["fort", "torii"])  # fmt: skip
        event = play(s, action)[0]
        assert event.told == told


def test_an_empty_pile_cannot_be_developed():
    s = position(river=[[], *FULL[1:]])
    assert "develop line 1" not in texts(s)
    assert "develop hand 1" not in texts(s)
    assert "develop line 2" in texts(s)


def test_a_bonus_taken_first_commits_to_develop():
    s = drafted()
    play(s, "switch line 1 2")
    assert GAME.asked(s).kind == "develop"
    assert texts(s) == DEVELOP
    play(s, "develop line 1")
    assert GAME.to_act(s) == 1


def test_only_one_bonus_action_a_turn():
    s = drafted()
    play(s, "develop line 1")
    assert GAME.asked(s).kind == "bonus"
    play(s, "switch line 1 2")
    assert (GAME.to_act(s), GAME.asked(s).kind) == (1, "turn")


def test_a_bonus_after_develop_sees_the_newly_opened_card():
    s = drafted()
    below = s.piles[0][-2]
    play(s, "develop line 1", "switch river 1 2")
    assert s.piles[1][-1] == below


def test_the_bonus_list_begins_with_end_turn():
    s = drafted()
    play(s, "develop line 1")
    assert texts(s) == ["end turn", *SWITCHES, *DISCARDS]


def test_the_bonus_is_not_asked_when_none_is_possible():
    s = position(switch=[1, 0], discard=[1, 0], river=FULL)
    play(s, "develop line 1")
    assert GAME.to_act(s) == 1
    s = position(switch=[1, 2], discard=[0, 0], river=[["rice"], ["fort"], [], [], []], last_turn=True)
    play(s, "develop line 1")  # a Discard space is free, but only one pile has a card
    assert GAME.asked(s).kind != "bonus"


def test_switch_takes_two_river_tops():
    s = position(river=FULL)
    play(s, "switch river 1 2")
    view = GAME.view(s, 0)["river"]
    assert [(pile["top"], pile["left"]) for pile in view[:2]] == [("torii", 2), ("rice", 2)]
    assert s.piles[0][0] != s.piles[0][-1]  # the covered card stayed


def test_switch_two_in_the_line_two_in_the_hand_or_a_column():
    line, hand = ["fort", "torii", "monk", "mountain", "mountain"], ["advisor", "sentinel", "monk", "banner", "ronin"]
    rows = {"lines": [line, ["mountain"] * 5], "hands": [hand, ["mountain"] * 5]}
    s = position(**rows)
    play(s, "switch line 1 3")
    assert names(s, "lines", 0)[:3] == ["monk", "torii", "fort"]
    s = position(**rows)
    play(s, "switch hand 2 5")
    assert names(s, "hands", 0) == ["advisor", "ronin", "monk", "banner", "sentinel"]
    s = position(**rows)
    play(s, "switch column 2")
    assert names(s, "lines", 0)[1] == "sentinel"
    assert names(s, "hands", 0)[1] == "torii"


def test_two_identical_cards_may_be_switched():
    s = position()
    assert "switch river 1 2" in texts(s)
    assert "switch line 1 2" in texts(s)


def test_an_empty_pile_cannot_take_part_in_a_switch():
    s = position(river=[[], *FULL[1:]])
    assert not [text for text in texts(s) if text.startswith("switch river 1")]
    assert sum(text.startswith("switch") for text in texts(s)) == 6 + 25


def test_discard_two_opens_the_replacements_only_after_both_are_gone():
    s = drafted()
    gone = [s.piles[0][-1], s.piles[2][-1]]
    events = play(s, "discard river 1 3")
    assert [event.kind for event in events] == ["discarded", "opened", "opened"]
    assert list(s.discards) == gone
    assert [len(pile) for pile in s.piles] == [5, 6, 5, 6, 6]


def test_discard_two_opens_nothing_where_a_pile_is_gone():
    s = position(river=[["rice"], *FULL[1:]])
    events = play(s, "discard river 1 2")
    assert [event.public["column"] for event in events if event.kind == "opened"] == [1]


def test_a_discard_of_two_taken_first_commits_to_develop_too():
    s = drafted()
    play(s, "discard river 1 2")
    assert (GAME.to_act(s), GAME.asked(s).kind) == (0, "develop")
    assert texts(s) == DEVELOP


def test_discard_two_takes_two_different_piles():
    assert [text for text in texts(drafted()) if text.startswith("discard")] == DISCARDS
    assert all(text.split()[-1] != text.split()[-2] for text in DISCARDS)


def test_discard_two_needs_two_non_empty_piles():
    s = position(river=[["rice"], [], [], [], []], last_turn=True)
    assert not [text for text in texts(s) if text.startswith("discard")]


def test_before_a_develop_discard_two_is_forbidden_if_it_would_leave_nothing_to_develop():
    s = position(river=[["rice"], ["fort"], [], [], []], last_turn=True)
    assert not [text for text in texts(s) if text.startswith("discard")]
    s = position(river=[["rice", "monk"], ["fort"], [], [], []], last_turn=True)
    assert [text for text in texts(s) if text.startswith("discard")] == ["discard river 1 2"]


def test_after_a_develop_discard_two_needs_only_two_non_empty_piles():
    s = position(river=[["rice", "monk"], ["fort"], [], [], []], last_turn=True)
    play(s, "develop line 1")
    assert "discard river 1 2" in texts(s)


def test_three_switch_and_two_discard_spaces_shared_one_token_a_space():
    assert any(text.startswith("switch") for text in texts(position(switch=[1, 1])))
    assert not any(text.startswith("switch") for text in texts(position(switch=[1, 2])))
    assert any(text.startswith("discard") for text in texts(position(discard=[0, 1], river=FULL)))
    assert not any(text.startswith("discard") for text in texts(position(discard=[1, 1], river=FULL)))


def test_a_bonus_needs_an_available_emissary():
    s = position(switch=[1, 0], discard=[1, 0], river=FULL)
    assert texts(s) == [*DEVELOP, "recall"]


def test_recall_takes_back_all_emissaries_except_the_one_on_the_decree():
    s = position(switch=[1, 0], decree=0)
    play(s, "recall")
    assert GAME.view(s, None)["court"] == {"switch": [0, 0], "discard": [0, 0], "decree": 0}
    assert GAME.view(s, None)["emissaries"] == [1, 2]


def test_recall_needs_at_least_one_to_take_back():
    assert "recall" not in texts(position())
    assert "recall" not in texts(position(decree=0))


def test_the_decree_exchanges_line_with_line():
    s = position(lines=[["fort", *["mountain"] * 4], ["torii", *["mountain"] * 4]])
    events = play(s, "decree line 1")
    assert (names(s, "lines", 0)[0], names(s, "lines", 1)[0]) == ("torii", "fort")
    assert [events[0].seen_by(None)[what] for what in ("gave", "got")] == ["fort", "torii"]
    assert GAME.to_act(s) == 1  # no bonus action


def test_the_decree_exchanges_hand_with_hand_of_the_same_column():
    s = position(hands=[["fort", *["mountain"] * 4], ["torii", *["mountain"] * 4]])
    events = play(s, "decree hand 1")
    assert (names(s, "hands", 0)[0], names(s, "hands", 1)[0]) == ("torii", "fort")
    for seat in (0, 1):  # what the one who imposed it gave and got: both have seen both cards
        assert [events[0].seen_by(seat)[what] for what in ("gave", "got")] == ["fort", "torii"]
    assert "got" not in events[0].seen_by(None)


def test_the_decree_is_imposed_once_a_game_by_one_player():
    s = position()
    play(s, "decree line 1")
    assert not any(text.startswith("decree") for text in texts(s))
    assert GAME.view(s, None)["emissaries"] == [1, 2]


def test_the_decree_needs_an_available_emissary():
    assert not any(text.startswith("decree") for text in texts(position(switch=[2, 0])))


def test_declare_needs_an_empty_pile_and_nobody_to_have_declared():
    assert "declare" not in texts(position())
    s = position(river=[[], *FULL[1:]])
    assert texts(s)[-1] == "declare"
    play(s, "declare")
    assert "declare" not in texts(s)


def test_recall_and_declare_close_the_list_of_a_turn():
    s = position(river=[[], *FULL[1:]], switch=[1, 0])
    assert texts(s)[-2:] == ["recall", "declare"]
    pairs = [pair for pair in PAIRS if "1" not in pair]
    expected = [text for text in DEVELOP if not text.endswith("1")]
    expected += [f"switch river {pair}" for pair in pairs] + OWN_SWITCHES + [f"discard river {pair}" for pair in pairs]
    assert texts(s) == [*expected, *DECREES, "recall", "declare"]


def test_a_bonus_taken_first_may_switch_in_what_is_then_developed():
    s = position(river=FULL)
    play(s, "switch river 1 2", "develop line 1")
    assert names(s, "lines", 0)[0] == "torii"
    assert (GAME.to_act(s), GAME.asked(s).kind) == (1, "turn")  # the one bonus is spent


def test_discarding_first_develops_what_was_opened():
    s = position(river=FULL)
    play(s, "discard river 1 2", "develop hand 1")
    assert names(s, "hands", 0)[0] == "fort"


def test_with_every_pile_empty_no_bonus_can_be_taken_first_because_it_commits_to_develop():
    s = position(river=[[]] * 5, last_turn=True)
    assert texts(s) == DECREES


def test_if_no_action_is_legal_the_turn_is_passed_and_pass_stands_alone():
    s = position(river=[[]] * 5, last_turn=True, decree=1)
    # Piles are all empty, so no Develop and no bonus; the Decree is taken; nothing to recall or declare.
    assert texts(s) == ["pass"]
    play(s, "pass")
    assert GAME.result(s) is not None


@pytest.mark.parametrize("text", ["develop line 3", "switch column 2", "discard river 1 4", "decree hand 2", "recall"])
def test_texts_are_lower_case_with_columns_from_1_to_5(text):
    lists = [texts(drafted()), texts(position(switch=[1, 0]))]
    assert any(text in found for found in lists)
