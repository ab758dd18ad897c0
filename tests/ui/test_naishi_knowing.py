"""What is known of both Hands, the log turn by turn, and prompts that name the other ways to use a turn."""

import re

import pytest

from engine.core.session import Session
from engine.naishi.game import GAME
from tests.ui.naishi_games import AWAY, MACHINE, NAMES, PERSON, Laid, look_of, random_game
from ui.naishi import knowing
from ui.naishi.scene import SCENE
from ui.typeset import TIE
from ui.words import LANGUAGES


def played(*actions, seed=5):
    session = Session.new(GAME, seed, names=NAMES)
    for action in (0, 0, *actions):
        session.play(action)
    return session


def labels(markup):
    return re.findall(r'role="img" aria-label="([^"]*)"', markup)


# Who knows what


@pytest.mark.parametrize("seed", range(3))
def test_both_hands_as_far_as_they_are_known(seed):
    for session in random_game(seed, most=40):
        for seat in (0, 1):
            mine, theirs = (session.chair(who).view() for who in (seat, 1 - seat))
            drawn = SCENE.parts(look_of(session, seat))["adds"]
            if mine["step"] in ("draft", "ninja", "over"):
                assert drawn == ""
                continue
            far, own = (re.findall(r"naishi-art-(\w+)|card-unknown", part) for part in drawn.split("</section>")[:2])
            assert far == [card or "" for card in mine["hands"][1 - seat]]
            assert own == [card or "" for card in theirs["hands"][seat]]


def test_the_panel_says_whose_hand_it_is_and_who_knows_it():
    session = played("develop hand 3", "end turn")
    drawn = Laid((PERSON, AWAY), session).page.parts["adds"]
    titles = re.findall(r"<h2[^>]*>([^<]*)", drawn)
    assert titles == ["Marco’s Hand, as Ania knows it", "Ania’s Hand, as Marco knows it"]
    taken = session.chair(None).view()["hands"][0][2]
    named = look_of(session, 0).words("naishi.card", value=taken)
    assert labels(drawn) == [", ".join(["unknown"] * 5), f"unknown, unknown, {named}, unknown, unknown"]


def test_what_must_lie_among_the_unknown_cards_is_said():
    """Three Mountains and the passed card at first; the other's panel says the same of it."""
    session = played()
    passed = session.chair(0).view()["draft"]["passed"]
    named = look_of(session, 0).words("naishi.card", value=passed)
    for seat in (0, 1):
        part = SCENE.parts(look_of(session, seat))["adds"].split("</section>")[seat]
        assert f"Among the unknown: {named}, Mountain{TIE}×3" in part


def test_it_is_for_the_seat_at_the_screen_only():
    session = played("develop hand 3", "end turn")
    assert Laid((AWAY, AWAY), session).page.parts["adds"] == ""
    assert Laid(session=session).page.parts["adds"] == ""  # before shut doors


def test_a_card_the_other_knows_is_said_to_be_known():
    session = played("develop hand 3", "end turn")
    hand = SCENE.parts(look_of(session, 0))["naishi-near-hand"]
    assert hand.count("known to Marco") == 1
    assert re.search(r"Hand 3, [^\"]*, known to Marco", hand)


def test_the_line_about_the_other_hand_opens_the_panel():
    look = look_of(played("develop hand 3", "end turn"), 1)
    assert 'data-do="look-at" data-spot="known"' in SCENE.parts(look)["naishi-far-strip"]
    title, body = SCENE.sheet("known", look)
    assert title == "Who knows what"
    assert body == knowing.panel(look, 1)
    assert SCENE.sheet("known", look_of(Session.new(GAME, 5), 0)) is None


# The draft


def test_once_chosen_the_kept_card_and_the_passed_one_are_marked():
    session = Session.new(GAME, 5, names=NAMES)
    session.play(1)
    hand = Laid((PERSON, MACHINE), session).page.parts["naishi-near-hand"]
    assert re.findall(r'class="place (\w+)', hand) == ["passed", "kept"]
    assert hand.count(", kept") == hand.count(", passed on") == 1


# The log


def numbers(laid):
    return re.findall(r'class="second number">(\d*)<', laid.page.parts["log"])


def test_a_turn_has_one_number_however_many_lines_it_takes():
    first, second = ("switch river 1 2", "develop line 3"), ("develop line 2", "discard river 1 3")
    laid = Laid((PERSON, AWAY), played(*first, *second, "recall", "develop hand 4", "end turn"))
    assert numbers(laid) == ["", "", "1", "", "2", "", "3", "4"]


def test_the_choice_of_a_ninja_is_no_turn():
    *_, session = random_game(next(seed for seed in range(40) if ninja_chooses(seed)))
    laid = Laid((PERSON, AWAY), session)
    copied = sum(step.events[0].kind == "copied" for step in session.steps if step.events)
    assert numbers(laid)[-copied:] == [""] * copied


def ninja_chooses(seed):
    *_, session = random_game(seed)
    return session.steps[-1].events[0].kind == "copied"


# Prompts


def prompt(session, language="en"):
    return SCENE.prompt(look_of(session, session.to_act(), language)).sentence


def test_the_prompt_names_another_way_to_use_the_turn():
    session = played()
    assert prompt(session) == "Ania: take a River card or send an emissary"
    for text in ("switch river 1 2", "develop line 1", "develop line 1", "end turn"):
        session.play(text)
    session.play("switch river 1 2")
    session.play("develop line 1")
    assert prompt(session) == "Marco: take a River card or send an emissary"
    session.play("develop line 2")
    session.play("end turn")
    assert prompt(session) == "Ania: take a River card or recall the emissaries"


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_of_the_last_turn_say_so(language):
    last = next(s for seed in range(9) for s in random_game(seed) if s.chair(None).view()["last_turn"])
    first = {"en": "last turn", "pl": "ostatnia tura", "it": "ultimo turno"}[language]
    assert first in prompt(last, language)
    bonus = next(
        session
        for seed in range(40)
        for session in random_game(seed)
        for view in [session.chair(None).view()]
        if view["last_turn"] and view["step"] == "bonus"
    )
    assert first in prompt(bonus, language)


def test_recall_does_not_look_like_taking_back():
    session = played("switch river 1 2", "develop line 1", "develop line 1", "end turn")
    icons = {choice.spot: choice.icon for choice in SCENE.choices(look_of(session, 0))}
    assert icons["recall"] not in ("undo", "reset")


def test_what_changes_nothing_is_a_plain_zero():
    assert "±" not in "".join(map(str, SCENE.parts(look_of(played(), 0, picked=("river-1",))).values()))
