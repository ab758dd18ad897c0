"""`show` and `replay`: a game somebody sent, as text."""

from __future__ import annotations

from engine.command.words import action_text, picture, sentence
from engine.core import link
from engine.core.game import Text
from engine.core.record import write_record
from engine.core.registry import REGISTRY
from engine.core.replay import open_text
from engine.core.rng import Rng
from engine.core.session import Session


def test_show_a_link(command, game_link, session):
    done = command("show", game_link)
    assert done.code == 0
    lines = done.out.splitlines()
    assert lines[0] == "Mana, seed 7, Anna against seat 1"
    assert lines[2] == "    a    b    c    d    e    f"
    assert lines[8] == "1  R3   D2  [*2]  R1   R3   R2   1    Black (seat 0): D R, reserve 0"
    assert f"Last of 14 actions: {session.record.texts[-1]}" in lines
    assert lines[-1].startswith("To act: seat 0 (Anna), ")
    assert max(map(len, lines)) <= 80


def test_show_takes_an_address_a_file_and_standard_input(command, game_link, session, tmp_path):
    wanted = command("show", game_link).out
    file = tmp_path / "game.json"
    file.write_text(write_record(session.record), encoding="utf-8")
    link_file = tmp_path / "game.txt"
    link_file.write_text(game_link + "\n", encoding="utf-8")
    assert command("show", f"https://example.org/tatami/#{game_link}").out == wanted
    assert command("show", str(file)).out == wanted
    assert command("show", str(link_file)).out == wanted
    assert command("show", "-", stdin=write_record(session.record)).out == wanted


def test_show_at_and_from_a_seat(command, game_link):
    done = command("show", game_link, "--at", "12", "--seat", "1")
    assert "Black moves any piece: the bird is not there yet." in done.out
    assert "To act" not in done.out
    assert command("show", game_link, "--at", "15").code == 2
    assert command("show", game_link, "--seat", "2").code == 2


def test_show_json(command, game_link, session):
    shown = command("show", game_link, "--json").json
    assert shown["view"]["position"] == session.position()
    assert shown["to_act"] == 0
    assert shown["result"] is None
    assert command("show", game_link, "--json", "--at", "12").json["view"]["position"] == "rrdrrr/6/6/6/6/RDRRRR b - 0"


def test_show_a_finished_game(command, session):
    session.resign(0)
    done = command("show", "-", stdin=write_record(session.record))
    assert done.out.splitlines()[-1] == "Over: won by seat 1 (resigned)."
    session.record.ended = None
    session.agree_draw()
    done = command("show", "-", stdin=write_record(session.record))
    assert done.out.splitlines()[-1] == "Over: a draw (draw agreed)."


def test_bad_files(command, tmp_path):
    file = tmp_path / "bad.json"
    for data in (b"", b"\xff", b"{", b"{}", b"[]", b'{"format": 1}', b"x" * 5_000_000):
        file.write_bytes(data)
        done = command("show", str(file))
        assert done.code == 2
        assert len(done.err.splitlines()) == 1
        assert str(file) in done.err
    for data in (b"", b"\xff", b"# Notes", b"[]", b"{"):
        file.write_bytes(data)
        assert command("show", str(file)).err == f"{str(file)!r} holds neither a link nor a saved game.\n"
    assert command("show", "-", stdin="").err == "Standard input holds neither a link nor a saved game.\n"
    assert command("show", "hello").err == "'hello' is neither a file nor a link to a game.\n"
    for nothing in ("", "  "):
        assert "is empty" in command("show", nothing).err


def test_a_link_becomes_a_file(command, game_link, session, tmp_path):
    done = command("show", game_link, "--record")
    assert done.out == write_record(session.record) + "\n"
    file = tmp_path / "game.json"
    file.write_text(done.out, encoding="utf-8")
    assert command("show", str(file)).out == command("show", game_link).out
    assert command("show", game_link, "--record", "--at", "3").code == 2


def test_replay(command, game_link):
    done = command("replay", game_link)
    steps = [line for line in done.out.splitlines() if line[4:6] == ". "]
    assert len(steps) == 14
    assert steps[0] == "   1. seat 0 (Anna)  D@b1      (1 of 3)"
    assert steps[1] == "   2. seat 0 (Anna)  R@a1      (1 of 1, by itself)"
    assert "14 actions" not in done.out
    assert done.out.splitlines()[-1].startswith("To act: seat 0 (Anna)")


def test_replay_at_and_boards(command, game_link):
    at = command("replay", game_link, "--at", "6").out
    assert at.count(". seat") == 6
    assert "White places the daimyo" in at
    assert command("replay", game_link, "--boards").out.count("a    b    c") == 8
    forced = command("replay", game_link, "--boards", "--at", "3").out  # the third step was forced
    assert forced.count("a    b    c") == 4
    assert "1  R3   D2   R2   .1" in forced.split("3. seat 0")[1]
    assert command("replay", game_link, "--boards", "--at", "0").out.count("a    b    c") == 2


def test_replay_keeps_its_columns(command):
    session = Session.new(REGISTRY.game("naishi"), 3)
    for _ in range(12):
        session.play(session.choices() - 1)
    lines = command("replay", link.encode(session)).out.splitlines()[1 : len(session) + 1]
    assert len({line.index("(", 16) for line in lines}) == 1


def test_replay_json(command, game_link, session):
    told = command("replay", game_link, "--json").json
    assert [step["text"] for step in told["steps"]] == session.record.texts
    assert told["steps"][12]["events"][0]["kind"] == "moved"


def test_a_record_of_other_rules_is_shown_as_far_as_it_goes(command, session):
    text = write_record(session.record).replace('"rules":1', '"rules":9').replace(session.record.texts[-1], "a1-a9@a1")
    assert open_text(text).lost == 1
    done = command("show", "-", stdin=text)
    assert done.code == 0
    assert "the last action can no longer be played" in done.err


def test_picture_of_the_bird_the_reserve_and_the_demand(session):
    drawn = picture("mana", session.chair(None).view())
    assert "[*" in drawn
    assert "must move a piece that stands on a" in drawn


def test_a_won_board_leaves_the_ending_to_the_result(command):
    session = Session.new(REGISTRY.game("mana"), 1, position="6/6/6/6/2Rd2/D5 b a2 0")
    session.play("c2xd2#")
    assert command("show", link.encode(session)).out.count("captured") == 1


def test_picture_of_naishi(session):
    naishi, rng = Session.new(REGISTRY.game("naishi"), 3), Rng(5)
    seen = set()
    while True:
        for seat in (0, 1, None):
            drawn = picture("naishi", naishi.chair(seat).view())
            lines = drawn.splitlines()
            assert max(map(len, lines)) <= 80
            hand, line, river = (next(one for one in lines if one.startswith(row)) for row in ("Hand", "Line", "River"))
            assert {line[8 + 13 * column - 1] for column in range(5)} == {" "}
            assert {river[8 + 13 * column - 1] for column in range(5)} == {" "}
            assert hand.startswith("Hand    ?") or seat == 1 or "?" not in hand.split()[1]
        if naishi.to_act() is None:
            break
        seen.add(lines[-1].split(" ", 2)[2])
        naishi.play(rng.below(naishi.choices()))
    assert "has a turn." in seen
    scores = naishi.result().scores
    assert f"Seat 1: {scores[1]} points, " in drawn
    assert f"Seat 0: {scores[0]} points, " in drawn


def test_picture_of_naishi_in_the_draft_and_after():
    naishi = Session.new(REGISTRY.game("naishi"), 3)
    dealt = naishi.chair(0).view()["draft"]["dealt"]
    assert f"Draft: dealt {dealt[0]} and {dealt[1]}\n" in picture("naishi", naishi.chair(0).view())
    assert "Draft" not in picture("naishi", naishi.chair(None).view())
    naishi.play(0)
    naishi.play(0)
    assert f"Draft: passed {dealt[1]}, got " in picture("naishi", naishi.chair(0).view())
    naishi.play("switch line 1 2")
    drawn = picture("naishi", naishi.chair(1).view())
    assert "Court: switch seat 0, 2 free; discard 2 free; decree free" in drawn
    assert "Seat 0 must still develop." in drawn
    assert ", 1 emissary at hand" in drawn


def test_a_game_without_a_picture_shows_its_view():
    assert picture("nowhere", {"a": [1], "b": None}) == "a: [1]\nb: null"
    assert max(map(len, picture("nowhere", {"a": ["word"] * 50}).splitlines())) <= 80


def test_a_secret_action_is_not_told_to_others(session):
    step = session.steps[-1]
    assert action_text(session, 13, None) == action_text(session, 13, 0) == session.record.texts[-1]
    session.steps[-1] = step._replace(said=(Text("hidden"), step.said[1], Text("hidden")))
    assert action_text(session, 13, None) is None
    assert action_text(session, 13, 0) is None
    assert action_text(session, 13, 1) == session.record.texts[-1]


def test_what_a_bot_says():
    assert sentence("mana", Text("mana.bot.forced", {"colour": "black", "plies": 9})) == (
        "It is certain that Black wins, in 9 plies at most."
    )
    assert sentence("mana", Text("mana.bot.forced", {"colour": "white", "plies": 1})) == (
        "It is certain that White wins, in 1 ply at most."
    )
    assert sentence("nowhere", Text("go.won", {"plies": 9})) == "go.won (plies 9)"
