"""The generic picker: paths of spots through the legal list."""

import pytest

from ui.table.picker import Picker

PATHS = [("a", "x", "1"), ("a", "x", "2"), ("a", "y"), ("b", "x", "1"), ("pass",)]


@pytest.fixture
def picker():
    return Picker(PATHS)


def test_the_next_spots_come_in_the_order_of_the_list(picker):
    assert picker.next_spots() == ["a", "b", "pass"]


def test_a_path_is_picked_step_by_step(picker):
    assert picker.pick("a").kind == "next"
    assert picker.next_spots() == ["x", "y"]
    assert picker.pick("x").kind == "next"
    assert picker.picked == ("a", "x")
    done = picker.pick("2")
    assert (done.kind, done.action) == ("done", 1)


def test_a_choice_of_one_is_not_made_silently(picker):
    picker.pick("b")
    assert picker.picked == ("b",)
    assert picker.next_spots() == ["x"]


def test_a_path_of_one_spot_is_done_at_once(picker):
    assert picker.pick("pass") == ("done", 4)


def test_what_is_not_offered_is_refused_and_changes_nothing(picker):
    picker.pick("a")
    assert picker.pick("1").kind == "refused"
    assert picker.picked == ("a",)


def test_the_same_spot_again_steps_back(picker):
    picker.pick("a")
    picker.pick("x")
    assert picker.pick("x").kind == "back"
    assert picker.picked == ("a",)


def test_another_first_spot_may_be_chosen_instead(picker):
    picker.pick("a")
    assert picker.instead() == ["b", "pass"]
    assert picker.pick("b").kind == "other"
    assert picker.picked == ("b",)


def test_a_spot_that_is_next_is_never_taken_as_another_beginning():
    picker = Picker([("a", "b"), ("b", "a")])
    picker.pick("a")
    assert picker.instead() == []
    assert picker.pick("b").kind == "done"


def test_stepping_back_and_starting_again(picker):
    assert not picker.back()
    picker.pick("a")
    picker.pick("x")
    assert picker.back()
    picker.reset()
    assert picker.picked == ()


def test_a_look_ahead(picker):
    picker.pick("a")
    assert picker.would_follow("x") == ["1", "2"]
    assert picker.would_follow("y") == []


def test_what_was_picked_before_is_taken_up_again_if_it_still_fits():
    assert Picker(PATHS, ("a", "x")).picked == ("a", "x")
    assert Picker(PATHS, ("a", "z")).picked == ()
    assert Picker(PATHS, ("pass",)).picked == ()
