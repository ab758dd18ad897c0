"""No check is empty: each one catches a variant of the made-up game that breaks its law."""

import pytest

from engine.core.problem import Problem
from tests.conformance.case import cases_of
from tests.conformance.checks import CHECKS
from tests.conformance.checks_hidden import (
    check_bots_choose_by_what_they_know,
    check_descriptions_hide,
    check_events_hide,
    check_news_is_told,
    check_onlookers_know_no_more_than_a_seat,
    check_own_list_is_known,
    check_public_lists_are_public,
    check_samples_follow_from_knowledge,
    check_samples_forget_secret_actions,
    check_samples_have_their_own_chance,
    check_samples_reach_the_truth,
    check_views_hide,
    check_what_is_asked_is_public,
    check_who_acts_is_public,
)
from tests.conformance.checks_record import (
    check_links_are_short,
    check_links_round_trip,
    check_other_rules_open_at_the_last_good_position,
    check_other_rules_replay_by_text,
    check_prefixes_from_checkpoints,
    check_records_round_trip,
    check_replay_equals_live_play,
    check_standing_orders_pass,
    check_undo_and_redo,
)
from tests.conformance.checks_rules import (
    check_actions_are_small_values,
    check_asked_names_who_acts,
    check_components_are_conserved,
    check_copies_are_independent,
    check_every_action_can_be_played,
    check_fingerprints_tell_positions_apart,
    check_lists_are_never_empty,
    check_looking_changes_nothing,
    check_pass_comes_first,
    check_positions_are_read_back,
    check_random_games_end,
    check_result_is_whole,
    check_result_only_at_the_end,
    check_texts_are_unique,
    check_views_are_plain,
)
from tests.conformance.checks_standing import check_standings_end_with_the_result, check_standings_follow_from_views
from tests.support import broken, shells

# The check, the variant that breaks its law, and a word of what the check then says.
BROKEN = [
    (check_random_games_end, broken.NeverEnds, "not over after"),
    (check_result_only_at_the_end, broken.ResultTooEarly, "result and to_act disagree"),
    (check_result_only_at_the_end, broken.ActsAfterTheEnd, "actions after the end"),
    (check_result_is_whole, broken.NobodyIsFirst, "nobody is first"),
    (check_result_is_whole, broken.BreakdownDoesNotAddUp, "does not add up"),
    (check_lists_are_never_empty, broken.EmptyWindow, "nothing to do"),
    (check_actions_are_small_values, broken.NamesEveryCard, "twice in the list"),
    (check_actions_are_small_values, broken.ListsOfLists, "unhashable"),
    (check_every_action_can_be_played, broken.ListsTheImpossible, "no such card"),
    (check_every_action_can_be_played, broken.DoesNothing, "does nothing"),
    (check_texts_are_unique, broken.SameTexts, "share a text"),
    (check_texts_are_unique, broken.TextOnTwoLines, "cannot be printed"),
    (check_texts_are_unique, broken.EndlessText, "characters"),
    (check_pass_comes_first, broken.PassComesLast, "pass is not the first|a window is passed by"),
    (check_asked_names_who_acts, broken.AsksTheWrongSeat, "0 is asked"),
    (check_copies_are_independent, broken.CopySharesHands, "changed the original"),
    (check_copies_are_independent, broken.CopySharesChance, "changed the original"),
    (check_copies_are_independent, broken.CopyForgetsTheDeck, "differs from what it was made from"),
    (check_looking_changes_nothing, broken.ViewDraws, "looking changed the state"),
    (check_views_are_plain, broken.FractionInView, "a float"),
    (check_views_are_plain, broken.NumbersAsKeys, "has the key 0"),
    (check_views_are_plain, broken.EventHidesItsKind, "hides its kind"),
    (check_fingerprints_tell_positions_apart, broken.FingerprintWithoutHands, "share a fingerprint"),
    (check_positions_are_read_back, broken.PositionIsADeal, "another position is read|other actions are legal"),
    (check_components_are_conserved, broken.BoostsLeaveTheGame, "the box holds"),
    (check_who_acts_is_public, broken.WindowOnlyIfOfUse, "can tell by who acts"),
    (check_what_is_asked_is_public, broken.AsksBySecrets, "can tell by what is asked"),
    (check_views_hide, broken.ViewNamesHiddenCards, "sees"),
    (check_views_hide, broken.SampleChangesOwnHand, "sees"),
    (check_onlookers_know_no_more_than_a_seat, broken.OnlookerSeesTheDeck, "an onlooker sees"),
    (check_own_list_is_known, broken.ListFollowsTheDeck, "may play"),
    (check_samples_follow_from_knowledge, broken.SampleDealsUnsorted, "knows what it may not"),
    (check_samples_follow_from_knowledge, broken.SampleDerivesItsGenerator, "knows what it may not"),
    (check_samples_forget_secret_actions, broken.SampleKeepsSecretChoices, "what was secretly done"),
    (check_samples_have_their_own_chance, broken.SampleKeepsTheGenerator, "the real generator"),
    (check_samples_have_their_own_chance, broken.SampleHasOneGenerator, "share a generator"),
    (check_samples_reach_the_truth, broken.SampleDoesNotShuffle, "never thinks of"),
    (check_samples_reach_the_truth, broken.SampleGuessesSecretChoices, "never thinks of"),
    (check_public_lists_are_public, broken.CallsSecretListsPublic, "cannot compute"),
    (check_events_hide, broken.DrawsInPublic, "an event tells"),
    (check_events_hide, broken.TellsTheWrongSeat, "an event tells"),
    (check_news_is_told, broken.DrawTellsNobody, "and is not told"),
    (check_descriptions_hide, broken.DescribesSecrets, "is told"),
    (check_descriptions_hide, broken.DescribesTheDeck, "is told"),
    (check_replay_equals_live_play, broken.SetupFromOutside, "another position|is damaged"),
    (check_undo_and_redo, broken.CopySharesChance, "undo does not lead back"),
    (check_undo_and_redo, broken.ShuffleFromOutside, "does not lead"),
    (check_prefixes_from_checkpoints, broken.CopySharesHands, "is another|list index"),
    (check_records_round_trip, broken.TextOnTwoLines, "log is not as it should be"),
    (check_links_round_trip, broken.RestlessFingerprint, "does not hold a game"),
    (check_links_are_short, broken.GreatNumbers, "characters, more than"),
    (check_standing_orders_pass, broken.WindowPassedByACard, "something else than pass"),
    (check_other_rules_replay_by_text, broken.TextCountsGames, "are lost under the same rules"),
    (check_other_rules_open_at_the_last_good_position, broken.AnswersToAnyText, "actions are lost, not"),
]


@pytest.mark.parametrize(
    ("check", "variant", "says"), BROKEN, ids=[f"{check.__name__}-{variant.__name__}" for check, variant, _ in BROKEN]
)
def test_a_broken_law_is_caught(check, variant, says):
    with pytest.raises((AssertionError, Problem, ValueError, TypeError, IndexError), match=says):
        check_games(check, variant())


def test_a_bot_that_peeks_is_caught():
    with pytest.raises(AssertionError, match="thinks"):
        check_games(check_bots_choose_by_what_they_know, shells.GAME, broken.PeekingBot())


# The same for how the seats stand.
BROKEN_STANDINGS = [
    (check_standings_follow_from_views, broken.standing_of_one_seat, "1 seats stand, not"),
    (check_standings_follow_from_views, broken.standing_in_halves, "a float"),
    (check_standings_follow_from_views, broken.standing_beyond_all_bounds, "before the end"),
    (check_standings_follow_from_views, broken.standing_of_nobody, "does not weigh"),
    (check_standings_follow_from_views, broken.standing_changes_the_view, "changed the view"),
    (check_standings_follow_from_views, broken.standing_by_mood, "asked again"),
    (check_standings_end_with_the_result, broken.standing_is_late, "at the end"),
    (check_standings_end_with_the_result, broken.standing_never_decides, "at the end"),
]


@pytest.mark.parametrize(
    ("check", "standing", "says"), BROKEN_STANDINGS, ids=[standing.__name__ for _, standing, _ in BROKEN_STANDINGS]
)
def test_a_standing_that_breaks_a_law_is_caught(check, standing, says):
    with pytest.raises((AssertionError, TypeError), match=says):
        check_games(check, shells.GAME, standing=standing)


def test_every_check_has_a_variant_that_breaks_its_law():
    proven = {check for check, _, _ in (*BROKEN, *BROKEN_STANDINGS)} | {check_bots_choose_by_what_they_know}
    assert proven == set(CHECKS)


def check_games(check, game, bot=None, standing=None):
    for seed in (1, 20, 40, 60):
        for case in cases_of(game, seed):
            check(case._replace(bot=bot, standing=standing))
