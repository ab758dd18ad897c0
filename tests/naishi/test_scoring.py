"""Scoring: every row of the table, the sentences below it, and the rulebook's example."""

import pytest

from engine.naishi.cards import KIND, NAMES
from engine.naishi.score import best_score, copyable, rice_groups, score
from tests.naishi.tables import best, points, territory

NONE = ". . . . ."


def of_kind(line, hand, kind):
    return points(line, hand).by_kind().get(kind, 0)


def test_the_rulebooks_example_is_62():
    found = points("fort sentinel advisor banner rice", "fort . naishi rice rice")
    assert found.total == 62
    assert found.by_kind() == {
        "naishi": 8, "advisor": 7, "sentinel": 7, "fort": 12, "rice": 20, "banner": 3, "mountain": 5,
    }  # fmt: skip


@pytest.mark.parametrize(("count", "worth"), [(0, 0), (1, 5), (2, -5), (3, -5), (10, -5)])
def test_exactly_one_mountain_is_5_and_2_or_more_are_minus_5_in_all(count, worth):
    cards = (["mountain"] * count + ["fort"] * 10)[:10]
    found = score(tuple(KIND[card] for card in cards))
    assert found.by_kind().get("mountain", 0) == worth


@pytest.mark.parametrize("column", range(5))
def test_a_naishi_scores_in_column_3_only_12_in_the_line_8_in_the_hand(column):
    line = ["."] * 5
    line[column] = "naishi"
    assert of_kind(" ".join(line), NONE, "naishi") == (12 if column == 2 else 0)
    assert of_kind(NONE, " ".join(line), "naishi") == (8 if column == 2 else 0)


@pytest.mark.parametrize(("column", "worth"), [(0, 2), (1, 4), (2, 3), (3, 4), (4, 2)])
def test_an_advisor_scores_by_column_in_either_row(column, worth):
    row = ["."] * 5
    row[column] = "advisor"
    assert of_kind(" ".join(row), NONE, "advisor") == worth
    assert of_kind(NONE, " ".join(row), "advisor") == worth


def test_an_advisor_has_4_more_for_each_adjacent_naishi():
    assert of_kind(". naishi advisor naishi .", ". . naishi . .", "advisor") == 3 + 12
    assert of_kind(". naishi . advisor .", NONE, "advisor") == 4  # not adjacent


@pytest.mark.parametrize("column", range(5))
def test_a_fort_is_6_in_column_1_or_5_of_either_row(column):
    row = ["."] * 5
    row[column] = "fort"
    worth = 6 if column in (0, 4) else 0
    assert of_kind(" ".join(row), NONE, "fort") == worth
    assert of_kind(NONE, " ".join(row), "fort") == worth


def test_each_fort_scores():
    assert of_kind("fort . . . fort", "fort . . . fort", "fort") == 24


def test_a_sentinel_is_3_unless_adjacent_to_another_sentinel():
    assert of_kind("sentinel . sentinel . .", NONE, "sentinel") == 6
    assert of_kind("sentinel sentinel . . .", NONE, "sentinel") == 0
    assert of_kind("sentinel . . . .", "sentinel . . . .", "sentinel") == 0
    assert of_kind("sentinel . . . .", ". sentinel . . .", "sentinel") == 6  # corners do not touch


def test_a_sentinel_has_4_for_each_adjacent_fort_separately_from_that():
    assert of_kind("fort sentinel fort . .", ". fort . . .", "sentinel") == 3 + 12
    assert of_kind("fort sentinel sentinel fort .", NONE, "sentinel") == 4 + 4


@pytest.mark.parametrize(("count", "worth"), [(0, 0), (1, -5), (2, 0), (3, 30), (4, 30)])
def test_torii_one_is_minus_5_two_0_three_or_more_30_in_all(count, worth):
    row = ["torii"] * count + ["."] * (5 - count)
    assert of_kind(" ".join(row), NONE, "torii") == worth


def test_a_monk_is_5_if_in_the_hand():
    assert of_kind(NONE, "monk . . . .", "monk") == 5
    assert of_kind("monk . . . .", NONE, "monk") == 0


def test_a_monk_has_2_for_each_adjacent_torii_in_either_row():
    assert of_kind("torii monk torii . .", ". torii . . .", "monk") == 6
    assert of_kind(". torii . . .", "torii monk torii . .", "monk") == 5 + 6


@pytest.mark.parametrize(("size", "worth"), [(1, 0), (2, 10), (3, 20), (4, 30), (5, 30)])
def test_each_connected_group_of_rice_fields(size, worth):
    row = ["rice"] * size + ["."] * (5 - size)
    assert of_kind(" ".join(row), NONE, "rice") == worth


def test_groups_of_rice_count_apart_and_connect_by_columns():
    assert of_kind("rice rice . rice rice", NONE, "rice") == 20
    assert of_kind("rice . . . .", "rice . rice . .", "rice") == 10
    assert of_kind("rice rice . . .", ". rice rice . .", "rice") == 30
    assert rice_groups(territory("rice . rice . .", ". . rice . .")) == [[0], [2, 7]]


@pytest.mark.parametrize(
    ("line", "hand", "worth"),
    [
        ("banner . . . .", NONE, 3),
        ("banner . . . banner", NONE, 8),
        (NONE, "banner . . . .", 0),
        ("banner . . . .", "banner . . . .", 3),
    ],
)
def test_banners_score_in_the_line_only_1_is_3_and_2_are_8_in_all(line, hand, worth):
    assert of_kind(line, hand, "banner") == worth


def test_a_horseman_is_3_in_the_hand_only():
    assert of_kind(NONE, "horseman . . . .", "horseman") == 3
    assert of_kind("horseman . . . .", NONE, "horseman") == 0


def test_a_horseman_has_10_more_if_a_banner_is_in_the_line_of_the_same_column():
    assert of_kind("banner . . . .", "horseman . . . .", "horseman") == 13
    assert of_kind(". banner . . .", "horseman . . . .", "horseman") == 3
    assert of_kind("horseman . . . .", "banner . . . .", "horseman") == 0


@pytest.mark.parametrize(
    ("kinds", "worth"),
    [
        ("ronin naishi advisor sentinel monk horseman fort . . .", 0),  # 7
        ("ronin naishi advisor sentinel monk horseman fort torii . .", 8),
        ("ronin naishi advisor sentinel monk horseman fort torii rice .", 15),
        ("ronin naishi advisor sentinel monk horseman fort torii rice banner", 45),
    ],
)
def test_a_ronin_is_8_for_8_kinds_15_for_9_45_for_10_and_fewer_are_0(kinds, worth):
    cards = kinds.split()
    assert of_kind(" ".join(cards[:5]), " ".join(cards[5:]), "ronin") == worth


@pytest.mark.parametrize("missing", range(9))
def test_each_of_the_six_characters_and_four_provinces_counts_for_a_ronin_and_itself_too(missing):
    others = ["naishi", "advisor", "sentinel", "monk", "horseman", "fort", "torii", "rice", "banner"]
    assert of_kind(" ".join(["ronin", *others[:4]]), " ".join(others[4:]), "ronin") == 45
    others[missing] = "."
    assert of_kind(" ".join(["ronin", *others[:4]]), " ".join(others[4:]), "ronin") == 15


def test_a_kind_counts_once_for_a_ronin():
    assert of_kind("ronin naishi naishi advisor sentinel", "monk horseman fort fort torii", "ronin") == 8


def test_each_ronin_scores():
    assert of_kind("ronin ronin naishi advisor sentinel", "monk horseman fort torii .", "ronin") == 16


def test_mountain_and_ninja_are_no_kinds_and_a_ninja_adds_none():
    # Seven kinds, a mountain, and a Ninja that copies one of the seven.
    found = best("ronin naishi advisor sentinel monk", "horseman fort . ninja .")
    assert found.by_kind()["ronin"] == 0


def test_a_ninja_scores_as_the_copied_kind_at_its_own_place():
    found = best("naishi . ninja . .", NONE)
    assert found.total == 12 - 5  # a Naishi in the middle of the Line
    assert found.kinds[2] == KIND["naishi"]


def test_a_ninja_counts_as_that_character_for_its_neighbours_too():
    found = best(". advisor ninja . naishi", NONE)
    assert found.by_kind() == {"naishi": 12, "advisor": 8, "mountain": -5}


def test_a_ninja_takes_the_copied_kinds_colour():
    assert best("ninja monk . . .", NONE).colours() == 2
    assert best("ninja . . . .", NONE).colours() == 1


def test_with_no_other_character_a_ninja_is_0_points_and_no_colour():
    found = best("ninja fort ninja . .", NONE)
    assert found.by_kind() == {"ninja": 0, "fort": 0, "mountain": -5}
    assert found.colours() == 2


def test_a_ninja_cannot_copy_a_ninja():
    assert copyable(territory("ninja ninja . . .", NONE)) == []
    assert copyable(territory("ronin ninja naishi fort monk", NONE)) == [KIND["naishi"], KIND["monk"], KIND["ronin"]]


def test_copying_is_compulsory_also_where_it_costs_points():
    # A second Sentinel beside the first takes its 3 points away.
    assert best(". sentinel ninja . .", NONE).total == 0 - 5


def test_two_ninjas_choose_separately_and_may_copy_the_same_card():
    assert best("ninja . naishi . .", ". . ninja . .").by_kind()["naishi"] == 12 + 8


def test_two_ninjas_choose_separately_where_different_kinds_are_best_for_each():
    """As a Naishi the first brings 12, and the second nothing; as a Monk the second brings 5, and the first nothing."""
    line, hand = "naishi . ninja . monk", "ninja . . . ."
    found = best(line, hand)
    assert (found.kinds[2], found.kinds[5]) == (KIND["naishi"], KIND["monk"])
    assert found.by_kind() == {"naishi": 12, "monk": 5, "mountain": -5}
    for kind, worth in (("naishi", 12 - 5), ("monk", 5 - 5)):
        assert points(line.replace("ninja", kind), hand.replace("ninja", kind)).total == worth


def test_best_is_the_best_of_all_choices():
    found = best("monk advisor ninja naishi .", "ninja torii . . .")
    choices = copyable(territory("monk advisor ninja naishi .", "ninja torii . . ."))
    totals = []
    for one in choices:
        for two in choices:
            cards = list(territory("monk advisor ninja naishi .", "ninja torii . . ."))
            cards[2], cards[5] = one, two
            totals.append(score(tuple(cards)).total)
    assert found.total == max(totals)


def test_the_breakdown_adds_up_per_kind_and_per_card():
    found = best_score(territory("fort sentinel advisor banner rice", "fort ninja naishi rice rice"))
    assert sum(found.places) == sum(found.by_kind().values()) == found.total
    assert list(found.by_kind()) == sorted(found.by_kind(), key=NAMES.index)
