"""Two persons at one screen: doors before the next view is built, and nothing behind them."""

import contextlib
import re

from engine.core.problem import Problem
from engine.core.session import Session
from engine.naishi.game import GAME
from tests.ui.fakes import FakeBrowser, FakeStorage
from tests.ui.naishi_games import MACHINE, NAMES, PERSON, Laid, random_game
from ui.app.app import App
from ui.app.keys import SHORTCUTS
from ui.app.sheets import Menu
from ui.mana.scene import SCENE as MANA
from ui.naishi.scene import SCENE
from ui.page import Happening
from ui.table.drawing import BEHIND_THE_DOORS
from ui.table.privacy import PARTING, Privacy


def begun():
    """A new game with the first doors opened."""
    laid = Laid()
    laid.open()
    return laid


def test_the_draft_doors_first_seat_doors_second_seat_doors_first_turn():
    laid = Laid()
    assert "Pass the device to Ania" in laid.doors
    assert "put away" not in laid.doors
    laid.open()
    assert laid.doors == ""
    assert "Ania: keep one card" in laid.page.parts["prompt"]
    laid.click("keep-1")
    laid.shut()
    assert "Pass the device to Marco" in laid.doors
    laid.open()
    assert laid.doors == ""
    laid.click("keep-2")
    assert laid.doors == ""  # the Hands are dealt: nothing is left to take back, but the new card is to be seen
    laid.shut()
    assert "Pass the device to Ania" in laid.doors
    laid.open()
    assert "Ania: take a River card or send an emissary" in laid.page.parts["prompt"]


def test_no_seat_s_view_is_built_before_its_doors_open(monkeypatch):
    built, chair = [], Session.chair

    def spied(session, seat, at=None):
        built.append(seat)
        return chair(session, seat, at)

    monkeypatch.setattr(Session, "chair", spied)
    laid = Laid()
    assert set(built) == {None}
    laid.open()
    assert set(built) == {None, 0}
    laid.click("keep-1")
    built.clear()
    laid.table.draw()
    laid.table.lay()
    laid.table.happened(Happening("over", "pick", {"spot": "river-1"}))
    laid.table.key("ArrowDown")
    assert set(built) == {None}
    laid.open()
    assert set(built) == {None, 1}


def test_behind_the_doors_is_only_what_everybody_may_know():
    laid = Laid()
    assert laid.page.parts["naishi-near-hand"].count("card-back") == 3
    assert laid.table.touching.picker.empty
    laid.open()
    dealt = laid.session.chair(0).view()["draft"]["dealt"]
    assert all(f"naishi-art-{card}" in laid.page.parts["naishi-near-hand"] for card in dealt)
    laid.click("keep-1")
    laid.shut()
    assert laid.page.parts["naishi-near-hand"].count("card-back") == 3
    assert "keep-1" not in laid.held()
    assert laid.table.touching.picker.empty
    assert "choose" not in laid.page.parts["prompt"]
    laid.open()
    theirs = laid.session.chair(1).view()["draft"]["dealt"]
    shown = re.findall(r"naishi-art-(\w+)", laid.page.parts["naishi-near-hand"])
    assert shown == theirs


def test_shut_doors_let_nothing_through():
    laid = begun()
    laid.click("keep-1")
    laid.shut()
    before = len(laid.session)
    laid.click("keep-1", "river-1")
    for what in ("undo", "reset", "hint", "earlier", "turn"):
        laid.table.do(what, {})
    assert not laid.table.key("ArrowDown")
    assert len(laid.session) == before
    assert "Pass the device to Marco" in laid.doors


def test_the_doors_are_all_there_is_while_they_are_shut():
    """For the keys and the ear as for the eye: the table behind them cannot be reached."""
    laid = Laid()
    inert = f"{BEHIND_THE_DOORS} inert"
    assert 'role="dialog" aria-modal="true"' in laid.doors
    assert laid.page.marks[inert] == ""
    assert laid.page.focused == "do-open-doors"
    laid.table.do("open-doors", {})
    assert laid.page.marks[inert] is None
    assert "dialog" not in laid.doors  # they part, and are nothing but a picture
    laid.page.pass_time(PARTING)
    laid.click("keep-1")
    assert laid.page.marks[inert] is None
    laid.shut()
    assert laid.page.marks[inert] == ""
    assert laid.table.resigner() is None


def lingering():
    """Ania has kept a card, which may have been a slip."""
    laid = begun()
    laid.click("keep-1")
    return laid


def test_a_touch_that_ends_the_turn_by_the_way_can_still_be_taken_back():
    laid = lingering()
    assert laid.doors == ""
    assert "Marco is next: shut the doors" in laid.page.parts["prompt"]
    assert 'data-do="shut-doors"' in laid.page.parts["actions"]
    laid.table.do("undo", {})
    assert laid.doors == ""
    assert "Ania: keep one card" in laid.page.parts["prompt"]
    assert len(laid.session) == 0
    laid.click("keep-2")
    laid.shut()
    assert "Pass the device to Marco" in laid.doors


def test_until_the_doors_are_shut_the_table_is_whose_who_has_played():
    laid = lingering()
    kept = laid.session.chair(0).view()["draft"]["dealt"]
    assert all(f"naishi-art-{card}" in laid.page.parts["naishi-near-hand"] for card in kept)
    assert laid.table.touching.picker.empty
    laid.click("keep-1")
    assert len(laid.session) == 1
    assert "Marco is to move now." in laid.page.parts["cloth-line"]
    for what in ("reset", "open-doors"):
        with contextlib.suppress(Problem):
            laid.table.do(what, {})
    laid.table.do("hint", {})
    assert (len(laid.session), laid.doors, laid.table.privacy.seated) == (1, "", 0)


def test_with_the_keys_the_doors_are_shut_and_opened_one_after_the_other():
    laid = begun()
    laid.table.key("Enter")
    laid.click("keep-1")
    assert laid.page.focused == "do-shut-doors"
    laid.shut()
    assert laid.page.focused == "do-open-doors"


def test_doors_that_wait_shut_when_the_game_is_taken_up_again():
    laid = lingering()
    assert "Pass the device to Marco" in Laid(session=laid.session).doors


def in_turn():
    laid = begun()
    for _ in range(2):
        laid.click("keep-1")
        laid.open()
    return laid


def test_the_doors_do_not_wait_after_a_turn_that_was_ended_by_its_own_key():
    laid = in_turn()
    laid.click("river-1", "line-1", "end")
    assert "Pass the device to Marco" in laid.doors


def test_what_was_taken_back_leaves_no_waiting_doors_behind():
    laid = in_turn()
    laid.click("decree", "line-2")
    assert laid.table.privacy.lingers()
    laid.table.do("undo", {})
    laid.click("river-1", "line-1", "end")
    assert "Pass the device to Marco" in laid.doors


def test_who_looked_back_while_the_doors_waited_hands_on_the_present():
    laid = lingering()
    laid.table.do("earlier", {})
    laid.table.do("shut-doors", {})
    assert laid.table.replay.at is None
    assert "Pass the device to Marco" in laid.doors


def test_the_doors_wait_too_where_nothing_can_be_taken_back():
    """The decree on Hands has shown a card, and who got it is to see it."""
    laid = in_turn()
    laid.click("decree", "hand-2")
    assert laid.doors == ""
    assert not laid.table.back.possible()
    laid.shut()
    assert "Pass the device to Marco" in laid.doors


def test_before_shut_doors_nobody_ends_sends_or_reads_the_game():
    app = App(FakeStorage())
    app.begin(FakeBrowser())
    app.play(Session.new(GAME, 5, names=NAMES), [PERSON, PERSON])
    before = app.table.session.record.copy()
    for key in SHORTCUTS:
        app.happened(Happening("key", key=key))
        assert not isinstance(app.sheet, Menu)
        app.close()
    for deed in ("menu", "ask-resign", "resign", "ask-draw", "draw", "share", "share-link", "as-text", "undo", "hint"):
        app.do(deed, {})
        assert app.sheet is None, deed
    app.table.resign()
    app.table.agree_draw()
    assert app.table.session.record == before
    app.do("open-doors", {})
    app.happened(Happening("key", key="m"))
    assert isinstance(app.sheet, Menu)


def test_the_doors_have_a_way_back_to_the_room():
    app = App(FakeStorage())
    app.begin(FakeBrowser())
    app.play(Session.new(GAME, 5, names=NAMES), [PERSON, PERSON])
    assert re.search(r'<button [^>]*data-do="leave" id="do-leave-doors".*?>Back to the room<', app.page.parts["doors"])
    app.happened(Happening("click", "leave", {}, element="do-leave-doors"))
    assert app.table is None


def test_doors_that_part_do_not_open_those_of_the_next_game():
    app = App(FakeStorage())
    app.begin(FakeBrowser())
    for seed in (5, 6):
        app.play(Session.new(GAME, seed, names=NAMES), [PERSON, PERSON])
        if seed == 5:
            app.do("open-doors", {})
            app.do("leave", {})
    app.page.pass_time(PARTING)
    assert "Pass the device to Ania" in app.page.parts["doors"]


def test_the_doors_shut_again_when_a_game_is_taken_up():
    """Whoever comes back to a game may be anybody."""
    laid = begun()
    laid.click("keep-1")
    laid.open()
    laid.click("keep-1")
    again = Laid(session=laid.session)
    assert "Pass the device to Ania" in again.doors
    assert "put away" not in again.doors


def test_a_move_begun_before_a_reload_waits_behind_the_doors():
    laid = begun()
    for spot in ("keep-1", "keep-1"):
        laid.click(spot)
        laid.open()
    laid.click("river-2")
    again = Laid(session=laid.session)
    again.table.touching.renew(laid.table.touching.picked())
    assert again.table.touching.picker.empty
    assert again.table.touching.picked() == ("river-2",)  # as it is saved, should there be another reload
    again.open()
    assert again.table.touching.picker.picked == ("river-2",)
    assert "in the Line or the Hand" in again.page.parts["prompt"]


def test_passing_the_doors_is_a_look():
    """What told the other seat something cannot be taken back after it has looked."""
    laid = begun()
    laid.click("keep-1")
    laid.open()
    assert laid.table.privacy.seated == 1
    assert "Ania" in laid.page.parts["naishi-far-strip"]
    assert "Marco" in laid.page.parts["naishi-near-strip"]


def test_what_was_done_before_the_doors_is_not_for_who_came_through_them_to_take_back():
    laid = begun()
    laid.click("keep-1")
    laid.open()
    assert laid.session.can_undo(0)  # nobody has learned anything of it
    assert not laid.table.back.possible()
    laid.table.do("undo", {})
    assert laid.table.touching.note == "Ania moved last: only one’s own moves can be taken back."
    assert 'class="refused"' in laid.page.parts["cloth-line"]


def test_no_doors_against_the_computer_or_where_nothing_is_hidden():
    assert Laid(players=(PERSON, MACHINE)).doors == ""
    session = Session.new(GAME, 5)
    assert Privacy(MANA, session, [PERSON, PERSON]).shut() is None
    assert Privacy(SCENE, session, [PERSON, MACHINE]).shut() is None


def test_no_doors_once_the_hands_are_revealed():
    session = next(
        session
        for seed in range(40)
        for session in random_game(seed)
        if session.to_act() is not None and session.chair(None).view()["step"] == "ninja"
    )
    laid = Laid(session=session)
    assert laid.doors == ""
    assert not laid.table.touching.picker.empty
    assert "copies" in laid.page.parts["prompt"]


def test_the_draft_is_not_written_out_while_it_is_secret():
    from ui.app.papers import as_text

    laid = Laid(players=(PERSON, MACHINE))
    kept = laid.session.chair(0).view()["draft"]["dealt"][0]
    laid.session.play(0)
    laid.session.play(0)
    moves = as_text(laid.table, laid.table.words).text("moves")
    assert moves.splitlines()[0].startswith("Ania keeps a")
    assert moves.splitlines()[1] == "Marco keeps a card"
    assert kept in laid.session.record.texts[0]


def test_turns_are_numbered_in_the_text_of_a_game_with_hidden_cards_to_its_end():
    from ui.app.papers import as_text

    session = next(s for s in random_game(3) if s.to_act() is None)
    laid = Laid(players=(PERSON, MACHINE), session=session)
    lines = as_text(laid.table, laid.table.words).text("moves").splitlines()
    numbered = [line for line in lines if line[0].isdigit()]
    assert [line.split(".")[0] for line in numbered] == [str(n) for n in range(1, len(numbered) + 1)]
    assert all("Ania" in line or "Marco" in line for line in lines)
