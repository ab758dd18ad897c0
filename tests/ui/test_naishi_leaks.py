"""Canaries: a kind of card that a player has never seen is nowhere in what the page holds, shows or says to them.

Whole tables are played at random. Beside each game it is written down which kinds every seat, and an onlooker, has
had in a view or in an event so far; all others are canaries for that reader.
"""

import random
import re

import pytest

from engine.core.link import decode, encode
from engine.core.session import Session
from engine.naishi.cards import NAMES as KINDS
from engine.naishi.game import GAME
from tests.ui.fakes import FakePage, FakeStorage
from tests.ui.naishi_games import AWAY, MACHINE, NAMES, PERSON, Laid
from ui.app import shelf
from ui.app.keeper import Keeper
from ui.app.letters import Letter, Share
from ui.app.papers import as_text, menu
from ui.app.thumbnails import PAUSE, Thumbnails
from ui.naishi import cards
from ui.naishi.scene import SCENE
from ui.table.closer import own_views

READERS = (0, 1, None)
SEEDS = range(8)
LONG = 26  # actions: by then most kinds have been seen


def kinds_in(value):
    if isinstance(value, str):
        return {value} & set(KINDS)
    if isinstance(value, dict):
        value = value.values()
    return set().union(*map(kinds_in, value)) if isinstance(value, list | tuple | type({}.values())) else set()


class Sights:
    """What each reader has seen of a session, moment by moment."""

    def __init__(self, session):
        self.session, self.seen = session, {reader: [] for reader in READERS}
        self.note()

    def note(self):
        """After each action, what was new in it."""
        for reader, moments in self.seen.items():
            for at in range(len(moments), len(self.session) + 1):
                now = set(moments[-1]) if moments else set()
                now |= kinds_in(self.session.chair(reader, at).view())
                if at:
                    events = self.session.steps[at - 1].events
                    now |= set().union(*(kinds_in(event.seen_by(reader)) for event in events))
                moments.append(now)

    def canaries(self, reader, at=-1):
        return set(KINDS) - self.seen[reader][at]


def named(kind, laid):
    """How a card could be betrayed: by its drawing, its colour or its name. The game itself is called Naishi too."""
    ways = [f"naishi-art-{kind}", f"kind-{kind}"]
    return ways if kind == "naishi" else [*ways, str(laid.table.words("naishi.card", value=kind))]


def told(laid, canaries, held):
    text = "\n".join(held).replace(cards.store(), "")
    return [way for kind in canaries for way in named(kind, laid) if way in text]


def everything(laid):
    """The page, what was said last, and the sheets that can be opened over it."""
    table, words = laid.table, laid.table.words
    held = [*laid.page.parts.values(), *laid.page.said[-1:]]
    held += [sheet(table, words).drawn(words) for sheet in (as_text, menu)]
    held.append(Letter(laid.session).drawn(words))
    # The link itself holds the whole game; what is said around it does not.
    ways = {"address": True, "share": True}
    held.append(Share(laid.session, "Marco", "", True, ways).drawn(words))
    keeper = Keeper(FakeStorage(), now=lambda: 1, chance=lambda _: 1)
    keeper.add(laid.session, table.players)
    thumbnails = Thumbnails(page := FakePage())
    thumbnails.make([entry.envelope for entry in keeper.entries()])
    page.pass_time(PAUSE)
    held.append(shelf.drawn(keeper.entries(), keeper.has_copy, words, str, thumbnails))
    return [str(markup) for markup in held]


def hinted(laid, dice):
    """As if the computer had answered."""
    thought = {"index": dice.randrange(laid.session.choices()), "estimate": 50, "says": None}
    laid.table.computer._hint_heard(thought, True)


@pytest.mark.parametrize("seed", SEEDS)
def test_at_one_screen(seed):
    """Whoever has opened the doors reads what that seat knows; before shut doors stands an onlooker."""
    dice, laid = random.Random(seed), Laid(session=Session.new(GAME, seed, names=NAMES))
    sights, tested = Sights(laid.session), 0
    while laid.session.to_act() is not None and len(laid.session) < LONG:
        if laid.table.privacy.lingers():  # the table is still whose who has just played
            assert not told(laid, sights.canaries(laid.table.privacy.seated), everything(laid))
            laid.shut()
        if laid.table.privacy.shut() is not None:
            assert not told(laid, sights.canaries(None), everything(laid))
            laid.open()
        seat = laid.session.to_act()
        if dice.random() < 0.3:
            hinted(laid, dice)
        canaries = sights.canaries(seat)
        assert not told(laid, canaries, everything(laid)), len(laid.session)
        tested += len(canaries)
        laid.table.play(dice.randrange(laid.session.choices()))
        sights.note()
    assert tested > 10


@pytest.mark.parametrize("players", [(PERSON, AWAY), (AWAY, PERSON), (PERSON, MACHINE), (AWAY, AWAY)])
@pytest.mark.parametrize("seed", SEEDS[:2])
def test_on_a_device_of_one_seat_or_of_none(seed, players):
    """By link, and against the computer: the other seat's moves arrive, the view stays this seat's."""
    dice, session = random.Random(seed), Session.new(GAME, seed, names=NAMES)
    sights, reader = Sights(session), next((s for s, p in enumerate(players) if p is PERSON), None)
    while session.to_act() is not None and len(session) < LONG:
        laid = Laid(players, decode(encode(session)) if seed % 2 else session)
        assert laid.doors == ""
        assert not told(laid, sights.canaries(reader), everything(laid)), len(session)
        session.play(dice.randrange(session.choices()))
        sights.note()


@pytest.mark.parametrize("seed", SEEDS[:3])
def test_looking_back_shows_what_the_seat_knew_then(seed):
    dice, laid = random.Random(seed), Laid((PERSON, AWAY), Session.new(GAME, seed, names=NAMES))
    while len(laid.session) < LONG and laid.session.to_act() is not None:
        before = len(laid.session)
        laid.session.play(dice.randrange(laid.session.choices()))
    laid.session.cut_to(before)  # it goes on
    sights, table = Sights(laid.session), laid.table
    for at in range(len(laid.session)):
        table.replay.go_to(at)
        assert table.look().view == laid.session.chair(0, at).view()
        seen_then = [markup for part, markup in laid.page.parts.items() if part != "log" and part != "peek"]
        assert not told(laid, sights.canaries(0, at), seen_then), at
        assert not told(laid, sights.canaries(0), laid.page.parts.values()), at


def test_looking_back_at_one_screen_is_for_whoever_opened_the_doors():
    laid = Laid()
    laid.open()
    laid.click("keep-1")
    laid.open()
    laid.table.replay.go_to(0)
    assert laid.table.look().seat == 1
    mine, theirs = (laid.session.chair(seat, 0).view()["draft"]["dealt"] for seat in (1, 0))
    assert all(f"naishi-art-{kind}" in laid.page.parts["naishi-near-hand"] for kind in mine)
    assert not any(f"naishi-art-{kind}" in laid.held() for kind in set(theirs) - kinds_in(laid.table.look().view))


@pytest.mark.parametrize("ending", ["played", "resigned"])
def test_after_the_end_everything_is_open(ending):
    dice, laid = random.Random(4), Laid((PERSON, AWAY), Session.new(GAME, 4, names=NAMES))
    while laid.session.to_act() is not None and (ending == "played" or len(laid.session) < 12):
        laid.session.play(dice.randrange(laid.session.choices()))
    if ending == "resigned":
        laid.table.resign()
    laid.table.lay()
    kept = laid.session.chair(1, 1).view()["draft"]["dealt"]
    assert any(f"Marco keeps {laid.table.words('naishi.card.acc', value=k)}" in laid.page.parts["log"] for k in kept)
    for at in range(3, len(laid.session), 3):
        laid.table.replay.go_to(at)
        hands = [laid.session.chair(seat, at).view()["hands"][seat] for seat in (0, 1)]
        assert laid.table.look().view["hands"] == hands
        assert laid.held().count("card-back") == 0
    laid.table.replay.go_to(0)  # both sides' dealt cards, beside their mountains
    for seat, row in enumerate(("naishi-near-hand", "naishi-far-hand")):
        dealt = laid.session.chair(seat, 0).view()["draft"]["dealt"]
        assert [k for k in re.findall(r"naishi-art-(\w+)", laid.page.parts[row]) if k != "mountain"] == dealt
    assert laid.held().count("card-back") == 0


def test_every_seat_s_view_is_asked_for_after_the_end_only():
    session = Session.new(GAME, 4, names=NAMES)
    with pytest.raises(AssertionError):
        own_views(session)
    session.resign(0)
    assert own_views(session) == [session.chair(seat).view() for seat in (0, 1)]


def ended_by_hand(players, ending):
    """A game that was given up, or agreed to be drawn, with cards still hidden."""
    dice, session = random.Random(4), Session.new(GAME, 4, names=NAMES)
    while len(session) < 12:
        session.play(dice.randrange(session.choices()))
    if ending == "draw":
        session.agree_draw()
    else:
        session.resign(ending)
    return Laid(players, session)


@pytest.mark.parametrize("players", [(PERSON, PERSON), (PERSON, AWAY), (AWAY, PERSON), (AWAY, AWAY)])
@pytest.mark.parametrize("ending", [0, 1, "draw"])
def test_an_end_that_has_opened_the_cards_stands_between_persons(players, ending):
    laid = ended_by_hand(players, ending)
    assert "card-back" not in laid.held()
    assert not laid.table.back.possible()
    laid.table.do("undo", {})
    assert "cannot be taken back" in laid.table.touching.note
    assert laid.session.to_act() is None


@pytest.mark.parametrize(("players", "seat"), [((PERSON, MACHINE), 0), ((MACHINE, PERSON), 1)])
def test_against_the_computer_it_is_taken_back_and_marked(players, seat):
    laid = ended_by_hand(players, seat)
    assert laid.table.back.possible()
    laid.table.do("undo", {})
    assert laid.session.to_act() is not None
    assert len(laid.session) == 12
    assert laid.session.record.taken_back[seat] == 1
    assert "took back once" in laid.page.parts["seats"]
    assert "card-back" in laid.held()


# What the log says of the decree


def decreed(zone):
    """A session whose last action was a decree by Ania, in the first column."""
    session = Session.new(GAME, 5, names=NAMES)
    for text in (0, 0, f"decree {zone} 1"):
        session.play(text)
    return session


def test_the_decree_on_hands_is_told_to_those_who_saw_it():
    session = decreed("hand")
    (event,) = (event for event in session.steps[-1].events if event.kind == "decreed")
    seen = event.seen_by(0)
    assert seen == event.seen_by(1)
    words = Laid().table.words
    gave, got = (words("naishi.card.acc", value=seen[name]) for name in ("gave", "got"))
    for players in ((PERSON, AWAY), (AWAY, PERSON)):
        log = Laid(players, session).page.parts["log"]
        assert f"Ania imposes the decree: Hand 1, {gave} for {got}" in log
    assert "Ania imposes the decree: Hand 1</span>" in Laid((AWAY, AWAY), session).page.parts["log"]


def test_the_decree_on_lines_is_told_to_everybody():
    log = Laid((AWAY, AWAY), decreed("line")).page.parts["log"]
    assert "Ania imposes the decree: Line 1, a Mountain for a Mountain" in log


def test_a_leak_would_be_found(monkeypatch):
    """The canaries sing: a scene that draws the other's Hand as it is does not pass."""
    session = Session.new(GAME, 2, names=NAMES)
    theirs = session.chair(1).view()["draft"]["dealt"]
    laid, canaries = Laid((PERSON, AWAY), session), Sights(session).canaries(0)
    assert theirs[0] in canaries
    assert not told(laid, canaries, everything(laid))
    parts = SCENE.parts
    monkeypatch.setattr(type(SCENE), "parts", lambda _, look: {**parts(look), "adds": cards.mini(theirs[0])})
    laid.table.draw()
    assert told(laid, canaries, everything(laid))
