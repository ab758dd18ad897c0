"""Naishi's scene: every action can be touched, everything has a name, and nothing hidden is in the page."""

import random
import re
from itertools import chain

import pytest

from engine.core.chair import Chair
from engine.core.rng import Rng
from engine.core.session import Session
from engine.naishi import advice
from engine.naishi.cards import NAMES as KINDS
from engine.naishi.game import GAME
from tests.ui.naishi_games import MACHINE, PERSON, Laid, look_of, random_game, words
from ui.app.papers import Keyboard, menu
from ui.naishi import cards, say, spots
from ui.naishi.scene import SCENE
from ui.page import Happening
from ui.table.closer import Closer, Opening
from ui.table.picker import Picker, ways_of
from ui.table.privacy import Hiding
from ui.words import LANGUAGES

SEEDS = range(6)


def everything(look):
    """All that the page would hold: parts, words, and the sheets behind every spot."""
    held = [str(SCENE.frame(look)), *SCENE.parts(look).values(), *SCENE.hovered(look).values()]
    held += [SCENE.prompt(look).sentence, SCENE.aside(look), *SCENE.help(look), *map(str, SCENE.choices(look))]
    held += [SCENE.seat_line(seat, look) for seat in (0, 1)]
    for name in [*chain(*spots.grid(advice.drafting(look.view))), "discards", "score"]:
        found = SCENE.sheet(name, look)
        held += [] if found is None else [found[0], str(found[1])]
        held.append(SCENE.refused(name, look) if look.asked else "")
    return held


# Paths


@pytest.mark.parametrize("seed", SEEDS)
def test_no_way_is_the_beginning_of_another_and_each_leads_to_its_action(seed):
    for session in random_game(seed):
        seat = session.to_act()
        if seat is None:
            break
        paths = SCENE.paths(session.chair(seat))
        ways = [way for path in paths for way in ways_of(path)]
        assert len(set(ways)) == len(ways)
        beginnings = {way[:n] for way in ways for n in range(1, len(way))}
        assert not beginnings & set(ways)
        for action, path in enumerate(paths):
            for way in ways_of(path):
                picker = Picker(paths)
                assert [picker.pick(spot).kind for spot in way[:-1]] == ["next"] * (len(way) - 1)
                assert picker.pick(way[-1]) == ("done", action)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_next_spot_can_be_touched_in_the_page(seed):
    for session in random_game(seed):
        seat = session.to_act()
        if seat is None:
            break
        ways = [way for path in SCENE.paths(session.chair(seat)) for way in ways_of(path)]
        for beginning in sorted({way[:n] for way in ways for n in range(len(way))}):
            look = look_of(session, seat, picked=beginning)
            page = "".join(SCENE.parts(look).values())
            buttons = {choice.spot for choice in SCENE.choices(look)}
            for spot in look.picker.next_spots():
                assert spot in buttons or f'data-do="pick" data-spot="{spot}"' in page, (beginning, spot)


def test_a_pair_is_touched_in_either_order():
    session = next(session for session in random_game(1) if session.chair(0).view()["step"] == "turn")
    picker = Picker(SCENE.paths(session.chair(session.to_act())))
    texts = session.actions()
    for spot in ("switch", "line-4", "line-2"):
        picked = picker.pick(spot)
    assert texts[picked.action] == "switch line 2 4"
    picker.reset()
    for spot in ("switch", "hand-3", "line-3"):
        picked = picker.pick(spot)
    assert texts[picked.action] == "switch column 3"


@pytest.mark.parametrize(("what", "free"), [("switch", 2), ("discard", 1), ("decree", 0)])
def test_an_emissary_that_is_being_sent_is_at_hand_no_more(what, free):
    session = next(session for session in random_game(1) if session.chair(0).view()["step"] == "turn")
    seat = session.to_act()
    before, sending = look_of(session, seat), look_of(session, seat, picked=(what,))
    for look, n in ((before, 2), (sending, 1)):
        assert str(SCENE.held(seat, look)).count("<svg") == n
        assert str(SCENE.held(1 - seat, look)).count("<svg") == 2
    label = f"{words()('naishi.court.spaces', kind=words()('naishi.court.kind', kind=what), n=free)}, "
    assert label in SCENE.parts(sending)["naishi-court"]


def test_while_a_ninja_is_to_choose_the_score_says_that_it_is_not_counted():
    games = (session for seed in range(40) for session in random_game(seed))
    session = next(one for one in games if one.to_act() is not None and one.chair(None).asked().kind == "ninja")
    seat = session.to_act()
    assert "without the Ninja" in SCENE.parts(look_of(session, seat))["naishi-near-strip"]
    while session.to_act() is not None:
        session.play(0)
    assert "without the Ninja" not in SCENE.parts(look_of(session, seat))["naishi-near-strip"]


def test_a_decree_being_imposed_says_what_changes_places():
    session = next(session for session in random_game(1) if session.chair(0).view()["step"] == "turn")
    assert SCENE.aside(look_of(session, session.to_act())) == ""
    assert SCENE.aside(look_of(session, session.to_act(), picked=("decree",))).startswith("Line with Line or Hand")


def test_every_step_of_the_last_turn_is_marked():
    laid = Laid(players=(PERSON, MACHINE))
    laid.session.play(0)
    laid.session.play(0)
    for text in ("develop line 3", "switch hand 1 2"):
        laid.session.play(text)
    laid.table.touching.renew()
    laid.table.draw()
    marked = {name for name in ("line-3", "hand-1", "hand-2") if "wedge" in place(laid.held(), name)}
    assert marked == {"line-3", "hand-1", "hand-2"}


def place(markup, name):
    """The button of one place."""
    return re.search(f'<button[^>]*id="spot-{name}".*?</button>', markup)[0]


def test_what_alone_can_be_done_is_the_filled_key():
    session = next(session for session in random_game(3) if "recall" in session.actions())
    look = look_of(session, session.to_act())
    assert not any(choice.filled for choice in SCENE.choices(look))
    look.picker = Picker([("recall",)])
    assert [(choice.spot, choice.filled) for choice in SCENE.choices(look)] == [("recall", True)]


# What is hidden stays hidden


@pytest.mark.parametrize("seed", SEEDS)
def test_worlds_a_seat_cannot_tell_apart_look_alike(seed):
    dice = Rng(seed)
    for session in list_of_moments(seed):
        for seat in (0, 1):
            chair = session.chair(seat)
            here = look_of(session, seat)
            there = look_of(session, seat)
            there.view = Chair(GAME, chair.sample(dice), seat).view()
            assert everything(there) == everything(here)


def list_of_moments(seed):
    """A few moments of a game, each with a session of its own."""
    dice = random.Random(seed)
    for length in sorted(dice.sample(range(40), 4)):
        for at, session in enumerate(random_game(seed)):
            if at == length and session.to_act() is not None:
                yield session


@pytest.mark.parametrize("seed", SEEDS)
def test_the_cards_of_the_other_hand_are_plain_backs(seed):
    for session in random_game(seed, most=40):
        view = session.chair(0).view()
        if view["step"] in ("ninja", "over"):
            return
        drawn = SCENE.parts(look_of(session, 0))["naishi-far-hand"]
        shown = re.findall(r"naishi-art-(\w+)", drawn)
        assert shown == [card for card in view["hands"][1] if card]
        hidden = sum(card is None for card in view["hands"][1])
        assert drawn.count('<span class="card card-back"></span>') == hidden
        assert drawn.count("hidden card") == (0 if view["step"] == "draft" else hidden)


def test_an_onlooker_sees_neither_draft_nor_score():
    session = Session.new(GAME, 7)
    parts = SCENE.parts(look_of(session, None))
    assert "keep-1" not in "".join(parts.values())
    assert parts["naishi-score"] == ""
    assert parts["naishi-near-hand"].count("card-back") == 3


def test_the_drawings_are_the_same_for_everybody():
    assert all(f'id="naishi-art-{kind}"' in cards.store() for kind in KINDS)


# Words for those who hear


def test_spoken_names():
    session = next(session for session in random_game(1) if session.chair(0).view()["step"] == "turn")
    seat = session.to_act()
    look = look_of(session, seat)
    river = look.view["river"][2]
    drawn = SCENE.parts(look)["naishi-river"]
    card = look.words("naishi.card", value=river["top"])
    assert f'aria-label="River 3, {card}, {river["left"]} left, may be chosen"' in drawn


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [2, 5])
def test_every_moment_can_be_drawn_and_said_in_every_language(seed, language):
    """No key is missing anywhere on the way, and every touch that is refused has a reason."""
    for session in random_game(seed):
        seat = session.to_act()
        everything(look_of(session, seat, language))
        for step in session.steps[-1:]:
            for said in step.said:
                assert look_of(session, seat, language).words.say(said, ["A", "B"])


def test_one_spot_is_in_the_tab_order():
    session = next(session for session in random_game(1) if session.chair(0).view()["step"] == "turn")
    parts = SCENE.parts(look_of(session, session.to_act()))
    places = "".join(parts[name] for name in parts if "hand" in name or "line" in name or "river" in name)
    assert places.count('tabindex="0"') == 1


def test_arrow_keys_walk_over_the_columns():
    look = look_of(Session.new(GAME, 3), 0)
    assert SCENE.moved_cursor(None, "ArrowUp", look) == "river-1"
    look = look_of(next(s for s in random_game(1) if s.chair(0).view()["step"] == "turn"), 0)
    walk = ["river-3"]
    for way in ("Down", "Down", "Down", "Left", "Up", "Up", "Up", "Up", "Up"):
        walk.append(SCENE.moved_cursor(walk[-1], f"Arrow{way}", look))
    assert walk[1:] == [
        "line-3", "hand-3", "hand-3", "hand-2", "line-2", "river-2", "far-line-2", "far-hand-2", "far-hand-2"
    ]  # fmt: skip
    assert SCENE.moved_cursor("river-5", "ArrowRight", look) == "switch"


# Marks


def test_the_picked_card_shows_what_it_would_score_where():
    session = next(session for session in random_game(1) if session.chair(0).view()["step"] == "turn")
    seat = session.to_act()
    look = look_of(session, seat, picked=("river-2",))
    gains = advice.develop_gains(look.view, seat, 1)
    for row in ("line", "hand"):
        tags = SCENE.hovered(look)[f"naishi-{row}-preview"]
        assert tags.count("card-tag") == 1
        assert str(abs(gains[row])) in tags
        place = SCENE.parts(look)[f"naishi-near-{row}"]
        assert place.count('class="place can"') == 1


def test_the_score_sheet_names_every_kind_and_its_places():
    session = next(session for session in random_game(1) if session.chair(0).view()["step"] == "turn")
    look = look_of(session, 0)
    look.view = {**look.view, "lines": [["monk", *["mountain"] * 4]] * 2, "hands": [["mountain"] * 4 + ["ninja"]] * 2}
    told = re.sub(r"<[^>]+>|\u00a0", " ", SCENE.sheet("score", look)[1])
    assert re.search(r"Monk\s+Line 1: 0, Hand 5 \(the Ninja\): \+5\s+\+5", told)
    assert re.search(r"Mountain\s+Line 2, .*Hand 4: in all\s+−5", told)
    assert "Ninja counted as a Monk" in SCENE.parts(look)["naishi-score"]


def test_a_players_own_cards_stay_below():
    laid = in_turn()
    assert "turn" not in [do for _, do, _ in menu(laid.table, words()).items]
    assert "t" not in Keyboard(laid.table).keys
    laid.table.do("turn", {})
    assert not laid.table.turned
    assert SCENE.turns(look_of(laid.session, None))


def in_turn():
    laid = Laid()
    laid.open()
    while advice.drafting(laid.table.look().view):
        laid.click("keep-1")
        laid.open()
    return laid


def test_a_hidden_card_that_is_touched_is_answered():
    laid = in_turn()
    assert laid.page.parts["naishi-far-hand"].count('data-do="pick"') == 5
    laid.click("far-hand-2")
    assert "That card is hidden" in laid.page.parts["cloth-line"]


def test_what_may_follow_a_touch_is_brought_into_sight():
    laid = in_turn()
    laid.click("river-2")
    assert laid.page.brought == ["spot-line-2", "spot-hand-2"]


def test_emissaries_lie_beside_the_name():
    laid = in_turn()
    assert laid.page.parts["seats"].count('aria-label="2 emissaries at hand"') == 2
    assert "in sight" in laid.page.parts["seats"]


def test_a_refusal_ends_with_the_next_touch_wherever_it_is():
    laid = in_turn()
    for elsewhere in (Happening("click"), Happening("focus", "look-at", {"spot": "far-line-2"})):
        laid.click("line-2")
        assert "First choose the River card" in laid.page.parts["cloth-line"]
        laid.table.happened(Happening("focus", "pick", {"spot": "line-2"}))
        assert "First choose the River card" in laid.page.parts["cloth-line"]
        laid.table.happened(elsewhere)
        assert "First choose the River card" not in laid.page.parts["cloth-line"]


def test_the_keys_go_on_at_the_next_own_decision():
    laid = in_turn()
    laid.page.focused = ""
    laid.click("river-1", "line-1")
    assert laid.page.focused == ""  # a finger needs no focus
    laid = in_turn()
    for spot in ("river-1", "line-1"):
        laid.table.key("Enter")
        laid.click(spot)
    assert laid.page.focused == f"spot-{laid.table.touching.picker.next_spots()[0]}"
    laid.page.focused = ""
    laid.table.key("Enter")
    laid.click("end")
    laid.table.key("Enter")
    laid.open()
    assert laid.page.focused == f"spot-{laid.table.touching.picker.next_spots()[0]}"


def test_the_last_action_is_marked():
    for session in random_game(4, most=30):
        last = session.steps[-1] if session.steps else None
        if last and last.events[0].kind == "developed":
            for seat in (0, 1):
                parts = SCENE.parts(look_of(session, seat))
                side = "near" if last.seat == seat else "far"
                assert parts[f"naishi-{side}-{last.events[0].public['zone']}"].count("card-wedge") == 1


# The end


def test_when_it_is_over_everything_is_open():
    *_, session = random_game(9)
    view = SCENE.opened([session.chair(seat, 8).view() for seat in (0, 1)])
    assert all(card is not None for hand in view["hands"] for card in hand)


@pytest.mark.parametrize("seat", [0, None])
def test_when_it_is_over_both_lines_tell_the_score(seat):
    *_, session = random_game(9)
    look = look_of(session, seat)
    look.view = SCENE.opened([session.chair(owner).view() for owner in (0, 1)])
    parts = SCENE.parts(look)
    for part, score in zip(("near", "far"), session.result().scores, strict=True):
        told = re.sub("<[^>]+>|\\s+", " ", parts[f"naishi-{part}-strip"])
        assert "known" not in told
        assert say.number(score) in told


def test_the_scene_offers_what_the_table_looks_for():
    assert all(isinstance(SCENE, offered) for offered in (Closer, Opening, Hiding))


# Cards


@pytest.mark.parametrize("kind", KINDS)
def test_a_large_card_has_name_class_and_worth(kind):
    session = next(session for session in random_game(1) if session.chair(0).view()["step"] == "turn")
    drawn = cards.large(kind, look_of(session, 0).words)
    assert f"naishi-art-{kind}" in drawn
    assert "card-pip" in drawn
    assert 'class="diagram"' in drawn


def test_the_arrow_keys_go_up_and_down_in_the_court_and_not_into_it_in_the_draft():
    assert spots.neighbour("switch", "ArrowDown", False) == "discard"
    assert spots.neighbour("discard", "ArrowUp", False) == "switch"
    assert spots.neighbour("switch", "ArrowDown", True) == "river-1"  # there is no way to it: the walk begins anew


def test_a_card_that_is_known_is_called_so_to_those_only_who_do_not_hold_it():
    session = Session.new(GAME, 5, names=["Ania", "Marco"])
    for _ in range(2):
        session.play(0)
    session.play("develop hand 1")
    heard = {}
    for seat in (0, 1, None):
        near = seat or 0
        heard[seat] = say.spoken("hand-1" if near == 0 else "far-hand-1", look_of(session, seat), near, None)
    assert "seen going in" not in heard[0]
    assert "seen going in" in heard[1]
    assert "seen going in" in heard[None]


@pytest.mark.parametrize("ended", [False, True])
def test_scores_of_earlier_moments_are_not_called_final(ended):
    session = Session.new(GAME, 5, names=["Ania", "Marco"])
    for _ in range(8):
        session.play(0)
    if ended:
        session.resign(0)
    laid = Laid((PERSON, MACHINE), session)
    laid.table.lay()
    assert ("score now" in laid.page.parts["naishi-score"]) != ended
    laid.table.replay.go_to(5)
    assert "score now" in laid.page.parts["naishi-score"]
