"""`play`: a person types, the computer answers."""

from __future__ import annotations

from engine.command.play import Table
from engine.command.words import result_for
from engine.core.link import decode
from engine.core.registry import REGISTRY
from engine.core.session import Session

PLAY = ("play", "mana", "--level", "random", "--seed", "4")


def last_game(out):
    """The game behind the link in the last line."""
    return decode(out.split()[-1])


def test_a_few_turns_by_text_and_number(command):
    done = command(*PLAY, stdin="D@c1\n5\nquit\n")
    assert done.code == 0
    assert done.err == ""
    assert "Mana, seed 4. You are seat 0, Black." in done.out
    assert "The computer (seat 1, White) plays D@" in done.out
    assert "Your turn (seat 0, Black): 122 legal actions." in done.out
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
    assert done.out.count("Black places the daimyo on a double of the back row; the ronin follow.") == 2
    assert "reserve" not in done.out  # before both sides stand nobody has one


def test_a_wrong_word_is_answered_and_changes_nothing(command):
    done = command(*PLAY, stdin="e2-e4\n77\n-1\n" + "9" * 5000 + "\n\x00\nquit\n")
    assert done.out.count("is not legal here. Type ? for the list, help for help.") == 5
    assert len(last_game(done.out)) == 0


def test_undo(command):
    done = command(*PLAY, stdin="undo\nD@b1\n5\nundo\nundo\nquit\n")
    assert "There is nothing that could be taken back.\n" in done.out
    session = last_game(done.out)
    assert len(session) == 0
    assert session.record.taken_back == [2, 0]


def test_another_seat_and_another_position(command):
    done = command(*PLAY, "--seat", "1", stdin="quit\n")
    assert "You are seat 1, White." in done.out
    assert len(last_game(done.out)) == 6
    done = command(*PLAY, "--position", "6/6/6/6/2Rd2/D5 b a2 0", stdin="c2xd2#\n")
    assert "You win (seat 0, Black): daimyo captured." in done.out
    assert done.out.count("daimyo captured") == 1


def test_going_on_with_a_game(command, game_link):
    go_on = ("play", "mana", "--level", "random", "--open", game_link)
    assert len(last_game(command(*go_on, stdin="0\nquit\n").out)) >= 15
    for more in (("--seed", "0"), ("--position", "x"), ("--seats", "2"), ("--option", "swap=true")):
        done = command(*go_on, *more)
        assert done.code == 2
        assert done.err == f"--open goes on with a game as it is, so {more[0]} cannot be given with it.\n"
    done = command("play", "naishi", "--open", game_link)
    assert done.code == 2


def test_against_a_real_level(command):
    done = command("play", "mana", "--level", "easy", "--seed", "1", stdin="0\n0\nhint\nquit\n")
    assert done.code == 0
    assert "It gives you a chance of" in done.out.replace("\n", " ")
    won = ("--position", "6/6/6/6/2Rd2/D5 b a2 0")
    done = command("play", "mana", "--level", "easy", "--seed", "1", *won, stdin="hint\nquit\n")
    said = done.out.replace("\n", " ")
    assert "would play c2xd2#. It is certain that Black wins, in 1 ply at most." in said
    assert "chance of" not in said  # what is certain is no chance


def test_capitals_and_spaces_do_not_matter(command):
    done = command(*PLAY, stdin="d@C1\nBOARD\n? A1\nQ\n")
    assert last_game(done.out).record.texts[0] == "D@c1"
    assert "   0 a1-" in done.out
    done = command("play", "naishi", "--level", "random", "--seed", "4", stdin="0\nDevelop  LINE   2\nExit\n")
    assert "develop line 2" in last_game(done.out).record.texts


def test_capitals_matter_where_they_tell_actions_apart(command):
    table = Table(Session.new(REGISTRY.game("mana"), 1), 0, 0)
    table.session.actions = lambda: ["a", "B", "b"]
    assert [table.meant(word) for word in ("A", "a", "B", "b", "c")] == ["a", "a", "B", "b", "c"]


def test_after_the_end_the_last_decision_may_be_taken_back(command):
    won = (*PLAY, "--position", "6/6/6/6/2Rd2/D5 b a2 0")
    done = command(*won, stdin="c2xd2#\nhint\nc2xd2#\nundo\nquit\n")
    assert "Type undo to take your last decision back, or quit." in done.out
    assert done.out.count("The game is over.") == 2
    assert len(last_game(done.out)) == 0
    assert len(last_game(command(*won, stdin="c2xd2#\nquit\n").out)) == 1


def test_what_a_person_is_told_at_the_end(command):
    session = Session.new(REGISTRY.game("mana"), 1)
    assert result_for(session, 1) == "To act: seat 0, 3 legal actions."
    session.resign(0)
    assert result_for(session, 0) == "You lose (seat 0, Black): resigned."
    assert result_for(session, 1) == "You win (seat 1, White): resigned."
    session.record.ended = None
    session.agree_draw()
    assert result_for(session, 0) == "A draw: draw agreed."
    naishi = Session.new(REGISTRY.game("naishi"), 1)
    while naishi.to_act() is not None:
        naishi.play(0)
    scores = naishi.result().scores
    assert result_for(naishi, 1).endswith(f" Scores: seat 0 {scores[0]}, you {scores[1]}.")


def test_ctrl_c_leaves_as_quit_does(command, monkeypatch):
    def interrupted(_):
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    done = command(*PLAY)
    assert done.code == 0
    assert done.out.splitlines()[-2] == ""
    assert len(last_game(done.out)) == 0
