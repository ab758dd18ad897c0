"""Scenarios: a position, what is played from it, and what is then expected, as data that serves every game.

    {"game": "mana", "seats": 2, "options": {}, "seed": 1, "position": …, "play": [texts or indices], "expect": […]}

`position` left out means a new game; `name` may say what it is about. Each expectation says `after` how many
plays (left out: after all), and any of `to_act`, `actions` (the whole list in order), `count`, `has`, `lacks`,
`position`, `result`. Of objects only the keys given are compared, lists of objects place by place as far as
given, other lists whole. A play that is not legal ends the run: what was expected later counts as not met. A scenario
that expects nothing has failed. `seed` left out is 0.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from engine.core.game import Json
from engine.core.problem import Problem, add_sentences
from engine.core.registry import REGISTRY, Registry
from engine.core.session import Session
from engine.core.wire import Fields, new_session, spelt

add_sentences({"scenario.nothing": "{where} expects nothing; it may say {known}."})

_EXPECTED = ("to_act", "actions", "count", "has", "lacks", "position", "result")


class Expectation(NamedTuple):
    after: int
    wanted: dict[str, Any]


class Report(NamedTuple):
    """What came of one scenario."""

    name: str
    checked: int  # expectations looked at
    failures: tuple[str, ...]
    expected: int = 0  # expectations in all
    met: int = 0


def run(data: object, registry: Registry = REGISTRY) -> Report:
    """Plays one scenario. What is wrong with the scenario itself is a failure like any other."""
    name = ""
    try:
        fields = Fields(data, "the scenario")
        name = fields.text("name") if fields.has("name") else ""
        plays = _plays(fields)
        expectations = _expectations(fields, len(plays))
        position_key = "position" if fields.has("position") else None
        session = new_session(fields, registry, position_key)
        if not expectations:
            raise Problem("scenario.nothing", where="The scenario", known='"expect": [{"to_act": 0}]')
    except Problem as problem:
        return Report(name, 0, (str(problem),))
    return _run(name, session, plays, expectations)


def _run(name: str, session: Session, plays: list[int | str], expectations: list[Expectation]) -> Report:
    failures: list[str] = []
    checked = met = 0
    by_itself = len(session)  # forced steps already in the log may be named all the same
    named = 0
    for after in range(len(plays) + 1):
        for expectation in expectations:
            if expectation.after == after:
                unmet = _unmet(expectation.wanted, session)
                checked += 1
                met += not unmet
                failures += [f"after {after}: {failure}" for failure in unmet]
        if after == len(plays):
            break
        choice = plays[after]
        if named < by_itself and choice == session.record.texts[named] and not _is_a_play(session, plays[after:]):
            named += 1
            continue
        try:
            session.play(choice)
        except Problem as problem:
            legal = ", ".join(session.actions()) or "nothing"
            what = f"{spelt(choice)} is not legal here." if problem.key == "play.not_legal" else str(problem)
            failures.append(f"play {after + 1}: {what} Legal: {legal}")
            break
        named, by_itself = _forced_tail(session)
    return Report(name, checked, tuple(failures), len(expectations), met)


def _is_a_play(session: Session, plays: list[int | str]) -> bool:
    """A text that names what was just forced may also be the next play: it is, unless it stands there twice."""
    return plays[0] in session.actions() and plays[0] not in plays[1:2]


def _forced_tail(session: Session) -> tuple[int, int]:
    """Where the steps begin and end that the session has just played by itself."""
    start = len(session)
    while start and session.steps[start - 1].by_itself:
        start -= 1
    return start, len(session)


def _unmet(wanted: dict[str, Any], session: Session) -> list[str]:
    failures: list[str] = []
    actions = session.actions()
    result = session.result()
    for key, value in wanted.items():
        if key == "to_act":
            failures += differences(value, session.to_act(), key)
        elif key == "actions":
            failures += differences(value, actions, key)
        elif key == "count":
            failures += differences(value, len(actions), key)
        elif key == "has":
            failures += [f"{spelt(text)} is not legal" for text in value if text not in actions]
        elif key == "lacks":
            failures += [f"{spelt(text)} is legal" for text in value if text in actions]
        elif key == "position":
            failures += differences(value, _plain(session.position()), key)
        else:
            failures += differences(value, None if result is None else _plain(result.to_json()), key)
    return failures


def _plain(value: Json) -> Any:
    """With lists and objects only, as a file would hold it."""
    return json.loads(json.dumps(value))


def differences(wanted: Any, found: Any, where: str) -> list[str]:
    """What is wanted but not there; what is there but was not asked about does not matter."""
    if type(wanted) is dict and isinstance(found, dict):
        missing = [f"{where}.{key} is missing" for key in wanted if key not in found]
        inside = [differences(wanted[key], found[key], f"{where}.{key}") for key in wanted if key in found]
        return missing + [failure for failures in inside for failure in failures]
    if type(wanted) is list and isinstance(found, list) and any(type(item) is dict for item in wanted):
        if len(found) < len(wanted):
            return [f"{where} has {len(found)} places, not {len(wanted)}"]
        pairs = enumerate(zip(wanted, found))
        inside = [differences(item, other, f"{where}[{place}]") for place, (item, other) in pairs]
        return [failure for failures in inside for failure in failures]
    if _same(wanted, found):
        return []
    return [f"{where} is {spelt(found, 400)}, not {spelt(wanted, 400)}"]


def _same(wanted: Any, found: Any) -> bool:
    """Equal as JSON: true is not 1 here."""
    return json.dumps(wanted, sort_keys=True) == json.dumps(found, sort_keys=True)


# Reading


def _plays(fields: Fields) -> list[int | str]:
    plays = fields.value("play") if fields.has("play") else []
    if type(plays) is not list or any(type(choice) not in (int, str) for choice in plays):
        raise Problem("json.type", where="play", what="a list of texts and indices")
    return plays


def _expectations(fields: Fields, plays: int) -> list[Expectation]:
    data = fields.value("expect") if fields.has("expect") else []
    if type(data) is not list:
        raise Problem("json.type", where="expect", what="a list of objects")
    return [_expectation(Fields(item, f"expectation {number}"), plays) for number, item in enumerate(data, 1)]


def _expectation(fields: Fields, plays: int) -> Expectation:
    after = fields.number("after", plays, 0, plays)
    wanted = {key: fields.value(key) for key in _EXPECTED if fields.has(key)}
    fields.finish()
    if not wanted:
        raise Problem("scenario.nothing", where=fields.where.capitalize(), known=", ".join(_EXPECTED))
    for key in ("actions", "has", "lacks"):
        texts = wanted.get(key, [])
        if type(texts) is not list or any(type(text) is not str for text in texts):
            raise Problem("json.type", where=fields.name(key), what="a list of texts")
    return Expectation(after, wanted)
