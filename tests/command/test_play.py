"""`play`: a person types, the computer answers."""

from __future__ import annotations

from engine.core.link import decode

PLAY = ("play", "mana", "--level", "random", "--seed", "4")


def last_game(out):
    """The game behind the link in the last line."""
    return decode(out.split()[-1])


def test_a_few_turns_by_text_and_number(command):
    done = command(*PLAY, stdin="D@c1\n5\nquit\n")
    assert done.code == 0
    assert done.err == ""
    assert "Mana, seed 4. You are seat 0." in done.out
    assert "seat 1 plays D@" in done.out
    session = last_game(done.out)
    assert session.record.texts[0] == "D@c1"
    assert [step.seat for step in session.steps if not step.by_itself] == [0, 1, 0, 1]
    assert max(map(len, done.out.splitlines())) <= 80


def test_the_end_of_input_is_a_farewell(command):
    assert len(last_game(command(*PLAY).out)) == 0


def test_help_list_hint_link_board(command):
    done = command(*PLAY, stdin="help\n?\n? D@c\n? x\nhint\nlink\nboard\n\nquit\n")
    assert "take your last decision back" in done.out
    assert "   0 D@b1     1 D@c1     2 D@f1" in done.out
    assert "> There is none." in done.out
    assert "The computer would play D@" in done.out
    assert done.out.count("Black places pieces.") == 2


def test_a_wrong_word_is_answered_and_changes_nothing(command):
    done = command(*PLAY, stdin="e2-e4\n77\n-1\n" + "9" * 5000 + "\n\x00\nquit\n")
    assert done.out.count("is not legal here.") == 5
    assert len(last_game(done.out)) == 0


def test_undo(command):
    done = command(*PLAY, stdin="undo\nD@b1\n5\nundo\nundo\nquit\n")
    assert "There is nothing that could be taken back." in done.out
    session = last_game(done.out)
    assert len(session) == 0
    assert session.record.taken_back == [2, 0]


def test_another_seat_and_another_position(command):
    done = command(*PLAY, "--seat", "1", stdin="quit\n")
    assert "You are seat 1" in done.out
    assert len(last_game(done.out)) == 6
    done = command(*PLAY, "--position", "6/6/6/6/2Rd2/D5 b a2 0", stdin="c2xd2#\n")
    assert "Over: won by seat 0 (daimyo captured)." in done.out


def test_going_on_with_a_game(command, game_link):
    assert len(last_game(command(*PLAY, "--open", game_link, stdin="0\nquit\n").out)) >= 15
    done = command("play", "naishi", "--open", game_link)
    assert done.code == 2


def test_against_a_real_level(command):
    done = command("play", "mana", "--level", "easy", "--seed", "1", stdin="0\n0\nhint\nquit\n")
    assert done.code == 0
    assert "It gives you a chance of" in done.out
