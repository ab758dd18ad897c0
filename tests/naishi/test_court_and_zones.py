"""Zones and the Imperial Court: what lies open, whose column faces whose, where emissaries stand and stay."""

from engine.core.rng import Rng
from engine.naishi.cards import CHARACTERS, KIND, NAMES
from engine.naishi.game import GAME
from engine.naishi.score import best_score
from tests.naishi.tables import MOUNTAINS, drafted, names, play, position, texts

FULL = [["rice", "fort"], ["torii", "monk"], ["rice", "fort"], ["torii", "monk"], ["rice", "fort"]]


def court(s):
    return GAME.view(s, None)["court"]


def emissaries(s):
    return GAME.view(s, None)["emissaries"]


# The deck table


def test_sixteen_mountains_beside_the_deck_and_no_card_more_or_less_in_any_zone():
    s = drafted()
    before = GAME.components(s)
    assert before["mountain"] == 16
    assert sum(before.values()) == 34 + 16
    play(s, "develop hand 1", "discard river 2 3", "decree hand 4", "switch column 5", "develop line 1")
    assert GAME.components(s) == before


def test_six_kinds_beside_the_ninja_are_characters_and_four_are_provinces():
    characters = {NAMES[kind] for kind in CHARACTERS}
    assert characters == {"naishi", "advisor", "sentinel", "monk", "horseman", "ronin"}
    assert set(NAMES) - characters - {"ninja", "mountain"} == {"fort", "torii", "rice", "banner"}


def test_every_kind_has_a_colour_of_its_own():
    alone = [best_score((kind, *[KIND["mountain"]] * 9)).colours() for kind in range(len(NAMES) - 1)]
    # One more than the mountain's for each kind, but for a Ninja with nobody to copy.
    assert alone == [1 if name == "ninja" else 2 for name in NAMES[:-1]]


# Zones


def test_the_river_is_open_before_the_draft_is_made():
    s = GAME.setup({"first": 0}, 2, Rng(1))
    tops = [NAMES[pile[-1]] for pile in s.piles]
    for seat in (0, 1, None):
        assert [pile["top"] for pile in GAME.view(s, seat)["river"]] == tops


def test_columns_are_shared_by_both_players_and_the_river():
    s = position(river=FULL)
    play(s, "develop line 2", "end turn", "develop hand 2")
    assert names(s, "lines", 0)[1] == "torii"
    assert names(s, "hands", 1)[1] == "monk"


def test_the_lines_lie_open_and_a_hand_is_seen_by_its_owner_alone():
    s = drafted()
    tops = [pile["top"] for pile in GAME.view(s, None)["river"]]
    play(s, "develop line 1", "end turn", "develop line 2", "end turn")
    own = [[NAMES[card] for card in hand] for hand in s.hands]
    for watcher in (0, 1, None):
        view = GAME.view(s, watcher)
        assert view["lines"] == [[tops[0], *MOUNTAINS[1:]], ["mountain", tops[1], *MOUNTAINS[2:]]]
        assert view["hands"] == [own[owner] if owner == watcher else [None] * 5 for owner in (0, 1)]


def test_the_number_of_cards_left_in_each_pile_is_public():
    s = position(river=[["rice", "fort", "monk"], ["torii"], [], ["torii", "monk"], ["rice"]])
    for seat in (0, 1, None):
        assert [pile["left"] for pile in GAME.view(s, seat)["river"]] == [3, 1, 0, 2, 1]


def test_a_card_discarded_from_a_hand_is_seen_by_both():
    s = drafted()
    card = GAME.view(s, 0)["hands"][0][2]
    developed = play(s, "develop hand 3")[0]
    assert developed.seen_by(1)["discarded"] == developed.seen_by(None)["discarded"] == card
    assert GAME.view(s, 1)["discards"]["last"] == card


def test_a_hand_keeps_its_order_while_others_play():
    s = drafted()
    before = GAME.view(s, 0)["hands"][0]
    play(s, "develop line 1", "end turn", "develop hand 3", "switch hand 1 5", "switch river 1 2", "develop line 2")
    assert GAME.view(s, 0)["hands"][0] == before


# Emissaries


def test_each_player_has_two_emissaries_and_the_court_is_empty():
    s = drafted()
    assert emissaries(s) == [2, 2]
    assert court(s) == {"switch": [0, 0], "discard": [0, 0], "decree": None}


def test_a_bonus_action_puts_an_emissary_on_a_space_of_its_kind():
    s = drafted()
    play(s, "switch line 1 2", "develop line 1")
    assert (court(s)["switch"], emissaries(s)) == ([1, 0], [1, 2])
    play(s, "develop line 1", "discard river 1 2")
    assert (court(s)["discard"], emissaries(s)) == ([0, 1], [1, 1])


def test_a_placed_emissary_leaves_its_space_only_by_recall():
    s = drafted()
    play(
        s,
        "develop line 1",
        "switch line 1 2",
        "develop line 1",
        "end turn",
        "develop line 2",
        "end turn",
        "decree line 1",
    )
    assert court(s) == {"switch": [1, 0], "discard": [0, 0], "decree": 1}
    play(s, "recall")
    assert court(s) == {"switch": [0, 0], "discard": [0, 0], "decree": 1}
    assert emissaries(s) == [2, 1]


def test_recall_takes_back_from_switch_and_discard_spaces_at_once_but_not_the_others():
    s = position(switch=[1, 1], discard=[1, 0], river=FULL)
    play(s, "recall")
    assert court(s) == {"switch": [0, 1], "discard": [0, 0], "decree": None}


def test_recall_is_the_whole_turn():
    s = position(switch=[1, 0], river=FULL)
    play(s, "recall")
    assert (GAME.to_act(s), GAME.asked(s).kind) == (1, "turn")


def test_a_space_is_free_again_after_a_recall():
    s = position(turn=1, switch=[1, 2], river=FULL)
    play(s, "recall")
    assert any(text.startswith("switch") for text in texts(s))


def test_the_decree_cannot_be_imposed_again_even_after_a_recall():
    s = position(river=FULL, switch=[1, 0])
    play(s, "decree line 1", "develop line 1", "end turn", "recall")
    assert court(s)["decree"] == 0
    for _ in range(2):
        assert not any(text.startswith("decree") for text in texts(s))
        play(s, "develop line 2")
        play(s, "end turn")


def test_the_hidden_exchange_of_the_decree_is_blind():
    """Neither list nor view tells the card before: every column can be named, and worlds differ in what comes."""
    s = drafted()
    assert [text for text in texts(s) if text.startswith("decree hand")] == [f"decree hand {n}" for n in range(1, 6)]
    assert GAME.view(s, 0)["hands"][1] == [None] * 5
    comes = set()
    for salt in range(40):
        world = GAME.sample(s, 0, Rng(salt))
        play(world, "decree hand 1")
        comes.add(names(world, "hands", 0)[0])
    assert len(comes) > 2


def test_no_bonus_action_goes_with_the_decree():
    s = position(hands=[MOUNTAINS, MOUNTAINS], river=FULL)
    play(s, "decree hand 2")
    assert (GAME.to_act(s), GAME.asked(s).kind) == (1, "turn")
