"""What was written once stays: playthroughs, the order of legal lists, links and files."""

import hashlib
import json
from pathlib import Path

import pytest

from engine.core import link
from engine.core.problem import Problem
from engine.core.record import from_json, to_json
from engine.core.registry import REGISTRY
from engine.core.replay import open_record
from tools.golden_endings import ENDINGS
from tools.golden_endings import PATH as ENDINGS_PATH
from tools.golden_links import PATH
from tools.playthrough import GOLDEN, order, playthrough

IDS = [info.id for info in REGISTRY.infos()]
LINKS = json.loads(PATH.read_text(encoding="utf-8"))
ENDED = json.loads(ENDINGS_PATH.read_text(encoding="utf-8"))


def same_lines(path: Path, lines: list[str]) -> None:
    """Compares line by line, and shows the first line that differs with those before it."""
    assert path.exists(), f"{path.name} is missing; python3 tools/playthrough.py writes it"
    golden = path.read_text(encoding="utf-8").splitlines()
    for at, (old, new) in enumerate(zip(golden, lines)):
        if old != new:
            before = "\n".join(golden[max(0, at - 6) : at])
            pytest.fail(f"{path.name}, line {at + 1}:\n{before}\n- {old}\n+ {new}")
    assert len(golden) == len(lines), f"{path.name} has {len(golden)} lines, the game now has {len(lines)}"


@pytest.mark.parametrize("game", IDS)
def test_a_game_goes_as_it_was_written_down(game):
    same_lines(GOLDEN / f"playthrough_{game}.txt", list(playthrough(REGISTRY.game(game))))


@pytest.mark.parametrize("game", IDS)
def test_legal_lists_have_the_order_they_had(game):
    same_lines(GOLDEN / f"order_{game}.txt", list(order(REGISTRY.game(game))))


def test_every_game_has_golden_links():
    assert {entry["game"] for entry in LINKS} == set(IDS), "python3 tools/golden_links.py writes them"


@pytest.mark.parametrize("entry", LINKS, ids=[f"{entry['game']}-{number}" for number, entry in enumerate(LINKS)])
def test_an_old_link_opens_to_the_position_it_had(entry):
    if entry["rules"] != REGISTRY.info(entry["game"]).rules:
        with pytest.raises(Problem, match="older"):
            link.decode(entry["link"])
        return
    is_the_game(link.decode(entry["link"]), entry)


@pytest.mark.parametrize("entry", LINKS, ids=[f"{entry['game']}-{number}" for number, entry in enumerate(LINKS)])
def test_an_old_file_opens_to_the_position_it_had(entry):
    opened = open_record(from_json(entry["record"]))
    assert opened.lost == 0
    if entry["rules"] == REGISTRY.info(entry["game"]).rules:
        is_the_game(opened.session, entry)


def test_every_ending_of_naishi_has_a_golden_game():
    """All of them with either player first, but for the pass: no game from a deal comes to it."""
    found = [(entry["ending"], entry["record"]["options"]["first"]) for entry in ENDED]
    assert found == [(name, first) for name in ENDINGS for first in (0, 1) if (name, first) != ("forced pass", 1)]


@pytest.mark.parametrize(
    "entry", ENDED, ids=[f"{entry['ending']}-{entry['record']['options']['first']}" for entry in ENDED]
)
def test_a_golden_game_ends_as_it_did(entry):
    assert entry["rules"] == REGISTRY.info(entry["game"]).rules, "python3 tools/golden_endings.py writes them"
    for session in (link.decode(entry["link"]), open_record(from_json(entry["record"])).session):
        is_the_game(session, entry)
        assert entry["result"] is not None
        assert ENDINGS[entry["ending"]](session)


def is_the_game(session, entry):
    assert to_json(session.record) == entry["record"]
    assert hashlib.sha256(session.fingerprint()).hexdigest() == entry["fingerprint"]
    assert session.to_act() == entry["to_act"]
    assert json.loads(json.dumps(session.chair(None).view())) == entry["view"]
    assert (session.result() and session.result().to_json()) == entry["result"]
    assert link.encode(session) == entry["link"]
