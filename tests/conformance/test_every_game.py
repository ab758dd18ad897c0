"""Every registered game keeps every law. A new game joins by being there."""

import sys

import pytest

from engine.core.registry import REGISTRY
from tests.conformance.case import cases_of
from tests.conformance.checks import CHECKS
from tests.support import shells

STRIDE = 3 if sys.platform == "emscripten" else 1  # Pyodide is slow, and the rules are the same there
CASES = [case for info in REGISTRY.infos() for case in cases_of(REGISTRY.game(info.id))[::STRIDE]]
SHELLS = [case._replace(bot=shells.BOT, standing=shells.standing) for case in cases_of(shells.GAME)]


def test_games_are_found():
    assert {case.game.info.id for case in CASES} >= {"mana"}


@pytest.mark.parametrize("case", CASES, ids=repr)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_law(check, case):
    check(case)


@pytest.mark.parametrize("case", SHELLS, ids=repr)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_made_up_game_keeps_the_law(check, case):
    check(case)
