"""Mana's scene as strings: every moment of many games, in three languages, without a browser."""

import random
import re
import xml.etree.ElementTree as ET

import pytest

from engine.core.registry import REGISTRY
from engine.core.session import Session
from engine.mana.board import NAMES
from ui.mana.geometry import centre, neighbour, reading_order, walk
from ui.mana.position import RESERVE
from ui.mana.scene import SCENE
from ui.table.picker import Picker
from ui.table.scene import Look
from ui.words import LANGUAGES, Words

GAME = REGISTRY.game("mana")
NAMED = ["Ania", "<Marco>"]
OPTIONS = [{}, {"two_rows": True, "swap": True}, {"blocked_is_free": True, "swap": True}]


def words(language="en"):
    found = Words(language)
    found.add("ui.mana.text")
    return found


def moments(seed, options, plies=60):
    """A session at every moment of a random game, captures preferred so that reserves fill."""
    chance = random.Random(seed)
    session = Session.new(GAME, seed, options=options, names=["Ania", "Marco"])
    for _ in range(plies):
        yield session
        if session.to_act() is None:
            return
        texts = session.actions()
        takes = [t for t in texts if "x" in t and "#" not in t]
        session.play(chance.choice(takes if takes and chance.random() < 0.5 else texts))


def look_at(session, language="en", picked=()):
    seat = session.to_act()
    chair = session.chair(seat)
    look = Look(words(language), chair.view(), list(NAMED), 0)
    look.to_act, look.asked = seat, chair.asked()
    if seat is not None:
        look.picker = Picker(SCENE.paths(chair), picked)
    if session.steps:
        look.last = [event.seen_by(seat) for event in session.steps[-1].events]
    return look


def well_formed(markup):
    closed = re.sub(r"<(input|br)([^>]*)>", r"<\1\2/>", markup)
    closed = re.sub(r" (checked|hidden|autofocus|readonly)(?=[ />])", r' \1=""', closed)
    return ET.fromstring(f"<all>{closed}</all>")


@pytest.mark.parametrize("options", OPTIONS)
def test_every_action_has_its_own_path_and_none_begins_another(options):
    for session in moments(1, options):
        if session.to_act() is None:
            break
        paths = SCENE.paths(session.chair(session.to_act()))
        assert len(set(paths)) == len(paths) == session.choices()
        beginnings = {path[:n] for path in paths for n in range(1, len(path))}
        assert not beginnings & set(paths)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", OPTIONS)
def test_every_moment_can_be_drawn_and_said(language, options):
    chance = random.Random(7)
    for session in moments(3, options, plies=24):
        look = look_at(session, language)
        while True:
            for part, markup in SCENE.parts(look).items():
                tree = well_formed(markup)
                assert "style" not in {name for node in tree.iter() for name in node.attrib}, part
            prompt = SCENE.prompt(look)
            assert prompt.sentence or session.to_act() is None
            assert "{" not in prompt.sentence
            assert all(SCENE.help(look))
            assert SCENE.seat_line(0, look)
            spots = look.picker.next_spots()
            for spot in (*NAMES, RESERVE):
                if spot not in spots and (spot != RESERVE or session.to_act() is not None):
                    assert SCENE.refused(spot, look).endswith("."), spot
            if not spots:
                break
            look.preview = chance.choice(spots)
            SCENE.parts(look)
            SCENE.aside(look)
            if look.picker.pick(look.preview).kind == "done":
                break


def test_all_squares_are_buttons_with_spoken_names():
    session = Session.new(GAME, 1, names=["Ania", "Marco"])
    session.play("D@f1")
    session.play("D@b6")
    look = look_at(session)
    buttons = well_formed(SCENE.parts(look)["mana-spots"]).findall("button")
    labels = {b.get("data-spot"): b.get("aria-label") for b in buttons}
    assert len(labels) == 36
    assert labels["f1"] == "f1, double, Ania’s daimyo, black, may be chosen"
    assert labels["b6"] == "b6, double, <Marco>’s daimyo, white"
    assert labels["c3"] == "c3, triple"
    assert [b.get("tabindex") for b in buttons].count("0") == 1


def test_a_piece_that_has_landed_is_heard_where_it_lies():
    session = Session.new(GAME, 1, names=["Ania", "Marco"], position="1rr2d/6/2r3/1rR1r1/1R4/1R2RD b c5 0")
    look = look_at(session, picked=("c3", "d3"))
    buttons = well_formed(SCENE.parts(look)["mana-spots"]).findall("button")
    labels = {b.get("data-spot"): b.get("aria-label") for b in buttons}
    assert labels["c3"] == "c3, triple, chosen"
    assert labels["d3"] == "d3, double, Ania’s ronin, black, chosen"


def test_names_never_become_markup():
    session = Session.new(GAME, 1, names=["Ania", "Marco"])
    for markup in SCENE.parts(look_at(session)).values():
        assert "<Marco>" not in markup


def test_marks_follow_the_steps_of_a_turn():
    session = Session.new(GAME, 1, position="1rr2d/6/2r3/1rR1r1/1R4/1R2RD b c5 0")
    look = look_at(session)
    over = SCENE.parts(look)["mana-over"]
    assert over.count('class="bracket"') == 2 * 3  # three pieces on triples may be chosen
    look = look_at(session, picked=("c3",))
    parts = SCENE.parts(look)
    assert parts["mana-over"].count('class="dot"') == 6
    assert parts["mana-over"].count('class="bracket"') == 2 * 6 + 4  # and one capture, by four corners
    assert parts["mana-over"].count('class="notch"') == 2
    assert "selected" in parts["mana-under"]
    look.preview = "d3"
    assert 'class="way"' in SCENE.parts(look)["mana-preview"]
    assert SCENE.aside(look) == "d3 is a double: the bird then goes to a double"
    look = look_at(session, picked=("c3", "d3"))
    assert SCENE.parts(look)["mana-over"].count("bird-ring") == 6


def test_refusals_name_the_rule():
    session = Session.new(GAME, 1, position="1rr2d/6/2r3/1rR1r1/1R4/1R2RD b c5 0")
    look = look_at(session)
    assert SCENE.refused("f1", look) == "The bird asks for a triple; f1 is a double."
    assert SCENE.refused("b3", look) == "This piece is <Marco>’s."
    assert SCENE.refused("a6", look) == "No piece stands on a6."
    assert SCENE.refused("c5", look) == "The bird moves after the piece."
    assert SCENE.refused(RESERVE, look) == "A ronin returns only when none of your pieces stands on a triple."
    look = look_at(session, picked=("c3",))
    assert SCENE.refused("a1", look) == "It goes exactly 3 steps and cannot land on a1."
    assert SCENE.refused("c5", look) == "The bird stands there; no piece lands on it."
    look = look_at(session, picked=("c3", "d3"))
    assert SCENE.refused("a6", look) == "The piece landed on a double: the bird goes to a double."
    assert SCENE.refused("b1", look) == "The bird goes to an empty square."


def test_setting_up_says_the_order_the_reason_and_what_waits():
    look = look_at(Session.new(GAME, 1))
    assert SCENE.refused("a1", look) == "The daimyo needs a double on the home row."
    session = Session.new(GAME, 1, options={"two_rows": True})
    look = look_at(session)
    assert SCENE.refused("a4", look) == "The daimyo needs a square of the first two rows."
    for side in ("mana-near", "mana-far"):
        assert "6 to place" in SCENE.parts(look)[side]
        assert "empty</span>" not in SCENE.parts(look)[side]
    session.play("D@b1")
    look = look_at(session)
    assert SCENE.prompt(look).sentence == "Ania: next ronin, from a to f, home row first"
    assert "5 to place" in SCENE.parts(look)["mana-near"]
    for move in ("R@d1", "R@c2"):
        session.play(move)
    look = look_at(session)  # the last three had no other squares
    assert "to place" not in SCENE.parts(look)["mana-near"]
    said = [look.words.say(SCENE.told(step, 0), ["Ania", "Marco"]) for step in session.steps[-2:]]
    assert said == ["Ronin on e2 by itself", "Ronin on f2 by itself"]


def test_a_swap_is_offered_in_the_prompt_and_told_afterwards():
    session = Session.new(GAME, 1, options={"swap": True})
    for move in ("D@c1", "D@b6", "a1-a4@f2"):
        session.play(move)
    look = look_at(session)
    look.names[1] = "Marco"
    assert SCENE.prompt(look).sentence == "Marco: swap sides, or move from a double"
    session.play("swap")
    assert look.words.say(SCENE.told(session.steps[-1], None), look.names) == "Sides are swapped: Ania plays White"
    look = look_at(session)
    assert "swap" not in SCENE.prompt(look).sentence
    assert look.actor == "Ania"


def test_the_board_turns_with_the_seat():
    session = Session.new(GAME, 1)
    look = look_at(session)
    first = well_formed(SCENE.parts(look)["mana-spots"]).find("button").get("data-spot")
    look.below = 1
    turned = well_formed(SCENE.parts(look)["mana-spots"]).find("button").get("data-spot")
    assert (first, turned) == ("a6", "f1")


def test_arrow_keys_follow_the_eye():
    assert neighbour("c3", "ArrowUp", False) == "c4"
    assert neighbour("c3", "ArrowUp", True) == "c2"
    assert neighbour("a3", "ArrowLeft", False) == "a3"
    assert neighbour("a3", "ArrowLeft", True) == "b3"
    assert neighbour("f6", "ArrowUp", False) == "f6"
    assert sorted(reading_order(True)) == sorted(NAMES)
    assert centre("a1", False) == centre("f6", True)


def test_a_way_is_drawn_around_what_stands_there():
    board = "." * 36
    assert walk(board, None, "c3", "c6") == ["c3", "c4", "c5", "c6"]
    way = walk(board, "c4", "c3", "c4")
    assert len(way) == 4
    assert way[1] in ("b3", "d3")


def test_moves_are_animated_along_their_way():
    session = Session.new(GAME, 1, position="1rr2d/6/2r3/1rR1r1/1R4/1R2RD b c5 0")
    events = [event.seen_by(None) for event in session.play("c3-d3@a4")]
    walked, flown = SCENE.motions(events, look_at(session))
    assert walked.element == "piece-d3"
    assert len(walked.offsets) == 4
    assert walked.offsets[0] == (-100, 0)
    assert walked.offsets[-1] == (0, 0)
    assert flown.element == "piece-bird"
    assert flown.wait > walked.step * 3


def test_a_captured_stone_is_seen_leaving():
    session = Session.new(GAME, 1, position="1rr2d/6/2r3/1rR1r1/1R4/1R2RD b c5 0")
    look = look_at(session, picked=("c3", "c4"))  # the capturing stone has landed; the bird is yet to be placed
    assert 'id="captured"' in SCENE.parts(look)["mana-pieces"]
    walked, leaves = SCENE.pick_motions(look)
    assert (leaves.element, leaves.kind) == ("captured", "leave")
    assert 0 < leaves.wait < walked.step * (len(walked.offsets) - 1)
    text = next(text for text in session.actions() if text.startswith("c3xc4"))
    events = [event.seen_by(None) for event in session.play(text)]
    after = look_at(session)
    drawn = SCENE.parts(after)["mana-pieces"]
    assert drawn.index('id="captured"') < drawn.index('id="piece-c4"')  # below the stone that took its place
    assert [m.kind for m in SCENE.motions(events, after) if m.element == "captured"] == ["leave"]
    assert all(m.by_hand for m in SCENE.motions(events, after) if m.element != "piece-bird")
    session.play(next(text for text in session.actions() if "x" not in text))
    assert 'id="captured"' not in SCENE.parts(look_at(session))["mana-pieces"]
