"""Letters that were not answered: games that came by link wait in the room."""

import pytest

from engine.core.link import encode
from engine.core.record import write_record
from tests.ui.apps import HERE_AND_THERE, game, opened
from tests.ui.fakes import FakeStorage
from ui.app.letters import Letter, Torn
from ui.page import Happening
from ui.saves.post import KEY, Post
from ui.table.players import Player


@pytest.mark.parametrize("way", ["close-sheet", "Escape", "reload"])
def test_a_link_whose_sheet_is_closed_waits_in_the_room(way):
    storage = FakeStorage()
    link = encode(game("D@f1"))
    app = opened(link, storage)
    if way == "close-sheet":
        app.do("close-sheet", {})
    elif way == "Escape":
        app.happened(Happening("key", key="Escape"))
    else:
        app = opened(storage=storage)
    assert app.sheet is None
    assert "A game that has arrived" in app.page.parts["start-more"]
    app.do("open-letter", {"link": link})
    assert isinstance(app.sheet, Letter)
    app.do("letter-play", {})
    app.do("leave", {})
    assert "A game that has arrived" not in app.page.parts["start-more"]
    assert len(app.keeper.entries()) == 1


def test_at_the_table_a_closed_letter_says_where_it_is():
    app = opened()
    app.play(game("D@f1"), [Player(), Player()])
    app.page.hash = encode(game("D@c1", seed=77))
    app.page.arrived()
    app.do("close-sheet", {})
    assert "waits in the room" in app.page.parts["slip"]
    app.do("leave", {})
    app.do("drop-letter", {"link": app.post.links()[0]})
    assert "A game that has arrived" not in app.page.parts["start-more"]


def test_a_letter_under_another_sheet_waits_in_the_room_too():
    app = opened(encode(game("D@f1")))
    app.page.hash = "nonsense"
    app.page.arrived()
    assert isinstance(app.sheet, Torn)
    app.do("close-sheet", {})
    assert app.page.parts["start-more"].count("A game that has arrived") == 1


def waiting(app, *links):
    for link in links:
        app.page.hash = link
        app.page.arrived()
        app.do("close-sheet", {})
    return app.post.links()


def test_a_letter_takes_the_place_of_those_it_goes_on_from():
    app = opened()
    first, second = encode(game("D@f1")), encode(game("D@f1", "D@b6"))
    other, fork = encode(game("D@f1", seed=77)), encode(game("D@f1", "D@c6"))
    assert waiting(app, first, other, second) == [second, other]
    assert waiting(app, fork) == [fork, second, other]  # two ends of one beginning are two games


def test_a_saved_game_that_goes_on_takes_the_letters_before_it_away():
    app = opened()
    first, second = encode(game("D@f1")), encode(game("D@f1", "D@b6"))
    waiting(app, first)
    app.play(game(), HERE_AND_THERE)
    app.page.hash = second
    app.page.arrived()
    assert app.post.links() == []


def test_letters_are_few_and_whatever_is_stored():
    storage = FakeStorage()
    post = Post(storage)
    for n in range(8):
        post.put(f"1link{n}z")
    assert post.links() == [f"1link{n}z" for n in (7, 6, 5, 4, 3)]
    post.put("1link5z")
    assert post.links()[:2] == ["1link5z", "1link7z"]
    for text in ("{", "5", '["", 3, null]', "[" * 90_000):
        storage.texts[KEY] = text
        assert post.links() == []
    storage.blocked = True
    post.put("1az")
    assert post.links() == ["1az"]
    post.take("1az")
    assert post.links() == []


@pytest.mark.parametrize("as_text", [False, True])
def test_a_link_or_a_record_can_be_pasted(as_text):
    app = opened()
    session = game("D@f1")
    app.do("receive", {})
    text = write_record(session.record) if as_text else f"Your turn! https://x.test/#{encode(session)}\n"
    app.happened(Happening("input", "received", value=text))
    app.do("receive-text", {})
    assert isinstance(app.sheet, Letter)
    assert app.sheet.session.record == session.record
