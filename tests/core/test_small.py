"""The small parts: registry, chairs, checkpoints, problems, events."""

import json
import string

import pytest

import engine
from engine.core.chair import Chair
from engine.core.checkpoints import EVERY, Checkpoints
from engine.core.game import Event, draw, won_by
from engine.core.problem import SENTENCES, Problem
from engine.core.registry import REGISTRY, Registry, games_in_folders
from engine.core.rng import Rng
from engine.core.session import Session
from tests.support import shells
from tests.support.plain import dump
from tests.support.tables import played, two_hands, with_shells

# Registry


def test_games_are_found_by_folder_in_the_order_of_their_codes():
    codes = [info.code for info in games_in_folders().infos()]
    assert codes == sorted(set(codes))
    for info in REGISTRY.infos():
        assert REGISTRY.game(info.id).info == info
        assert REGISTRY.by_code(info.code) == info


def test_a_folder_without_rules_is_no_game(tmp_path, monkeypatch):
    (tmp_path / "planned").mkdir()
    (tmp_path / "planned" / "__init__.py").write_text("")
    (tmp_path / "planned" / "info.py").write_text("INFO = None\n")
    monkeypatch.setattr(engine, "__path__", [*engine.__path__, str(tmp_path)])
    assert "planned" not in [info.id for info in games_in_folders().infos()]


@pytest.mark.parametrize("info", REGISTRY.infos(), ids=lambda info: info.id)
def test_what_is_known_of_a_game_makes_sense(info):
    assert 1 <= info.least_seats <= info.most_seats <= 8
    assert info.title
    assert info.id.isidentifier()
    assert info.rules >= 1
    for option in info.options:
        assert option.default in option.choices
        assert len({(type(choice), choice) for choice in option.choices}) == len(option.choices) > 1
        assert all(type(choice) in (bool, int, str) for choice in option.choices)


def test_an_unknown_game_is_a_problem_that_names_the_known_ones():
    with pytest.raises(Problem, match=r"go; there are .*shells"):
        with_shells().game("go")
    assert REGISTRY.by_code(10**6) is None


def test_two_games_cannot_share_an_id_or_a_code():
    registry = Registry()
    registry.add(shells.INFO, lambda: shells.GAME)
    for info in (shells.INFO._replace(code=9), shells.INFO._replace(id="other")):
        with pytest.raises(ValueError):
            registry.add(info, lambda: shells.GAME)


# Chairs


def test_only_the_seat_to_act_gets_a_list():
    session = two_hands()
    assert [len(session.chair(seat).actions()) for seat in (0, 1, None)] == [3, 0, 0]


def test_a_chair_stays_as_it_was():
    session = two_hands()
    chair = session.chair(0)
    before = json.dumps(chair.view())
    played(session, "choose 4", "choose 1")
    assert json.dumps(chair.view()) == before
    assert chair.to_act() == 0
    assert [chair.text(action) for action in chair.actions()] == ["choose 2", "choose 3", "choose 4"]


def test_what_a_chair_hands_out_leaves_the_game_alone():
    session = two_hands()
    before = session.fingerprint()
    chair = session.chair(0)
    sample = chair.sample(Rng(1))
    shells.GAME.apply(sample, chair.actions()[0])
    chair.view()["hands"].append(99)
    assert session.fingerprint() == before
    assert session.chair(0).view()["hands"] == [3, 3]


def test_a_chair_describes_as_its_seat_may_read():
    session = two_hands()
    action = session.chair(0).actions()[0]
    assert session.chair(0).describe(action).args["card"] == 2
    session.play(0)
    assert [said.args["card"] for said in session.steps[-1].said] == [2, None, None]


@pytest.mark.parametrize("seat", [1, None])
def test_only_the_seat_that_acts_has_words_for_its_actions(seat):
    session = two_hands()
    action = session.chair(0).actions()[0]
    for words in (session.chair(seat).describe, session.chair(seat).text):
        with pytest.raises(ValueError, match="only the seat that acts"):
            words(action)


def test_no_state_is_in_reach_of_a_chair():
    chair = two_hands().chair(0)
    assert not any(isinstance(getattr(chair, name), shells.Shells) for name in Chair.__slots__)


def test_onlookers_sample_nothing_and_nobody_is_asked_after_the_end():
    session = two_hands(rounds=1)
    with pytest.raises(ValueError):
        session.chair(None).sample(Rng(1))
    played(session, "choose 4", "choose 1", "pass", "pass", "draw")
    assert session.chair(0).asked() is None
    assert session.chair(0).actions() == ()


# Checkpoints


def test_any_prefix_is_reached_from_a_checkpoint():
    game, log = REGISTRY.game("mana"), []
    state = game.setup(game.info.defaults(), 2, Rng(0))
    checkpoints, states, chance = Checkpoints(game, state), [dump(state)], Rng(3)
    while game.to_act(state) is not None and len(log) < 5 * EVERY:
        log.append(chance.below(len(game.actions(state))))
        game.apply(state, game.actions(state)[log[-1]])
        checkpoints.passed(len(log), state)
        states.append(dump(state))
    for length, expected in enumerate(states):
        assert dump(checkpoints.state_after(length, log)) == expected
    for length in reversed(range(len(states))):
        checkpoints.cut(length)
        assert dump(checkpoints.state_after(length, log[:length])) == states[length]


def test_going_anywhere_plays_fewer_actions_than_lie_between_checkpoints():
    class Counting(type(REGISTRY.game("mana"))):
        applied = 0

        def apply(self, s, a):
            self.applied += 1
            return super().apply(s, a)

    game = Counting()
    session, chance = Session.new(game, 1), Rng(1)
    while session.to_act() is not None:
        session.play(chance.below(session.choices()))
    for at in range(len(session) + 1):
        game.applied = 0
        session.chair(0, at)
        assert game.applied < EVERY


def test_a_state_from_a_checkpoint_is_its_own():
    session = two_hands()
    state = session._checkpoints.state_after(0, [])
    shells.GAME.apply(state, shells.Act("choose", 2))
    assert session.chair(0, 0).view()["hands"] == [3, 3]


# Problems


def test_every_sentence_is_a_sentence():
    for key, sentence in SENTENCES.items():
        assert sentence[0].isupper() or sentence[0] == "{", key
        assert sentence.endswith("."), key
        names = {name for _, name, _, _ in string.Formatter().parse(sentence) if name}
        problem = Problem(key, **dict.fromkeys(names, "{x}"))
        assert "{x}" in str(problem) or not names


# Events and results


def test_an_event_is_seen_by_each_seat_as_it_may_be():
    event = Event("drew", {"seat": 0}, {0: {"card": 3}}, told=[0])
    assert event.seen_by(0) == {"kind": "drew", "seat": 0, "card": 3}
    assert event.seen_by(1) == event.seen_by(None) == {"kind": "drew", "seat": 0}
    assert "drew" in repr(event)


def test_results_are_plain():
    assert draw("stalemate", 3).placement == (1, 1, 1)
    assert won_by(1, "captured", 3).placement == (2, 1, 2)
    assert json.loads(json.dumps(won_by(0, "captured", 2).to_json()))["placement"] == [1, 2]
