"""The golden games are the same games in Chromium's Python: each link and each file opens to the position it had."""

from __future__ import annotations

import json

from engine.core.registry import REGISTRY
from tools import golden_endings, golden_links

REPLAY = """
import hashlib, json
from engine.core import link
from engine.core.record import from_json, to_json
from engine.core.replay import open_record

def seen(session):
    return {
        "link": link.encode(session),
        "record": to_json(session.record),
        "fingerprint": hashlib.sha256(session.fingerprint()).hexdigest(),
        "to_act": session.to_act(),
        "view": session.chair(None).view(),
        "result": session.result() and session.result().to_json(),
    }

def replayed(text):
    entries = json.loads(text)
    opened = [(link.decode(entry["link"]), open_record(from_json(entry["record"])).session) for entry in entries]
    return json.dumps([[seen(session) for session in pair] for pair in opened])

replayed
"""
# In names of its own, so that the page's are as they were.
RUN = "([source, text]) => tatami.python.runPython(source, { globals: tatami.python.toPy({}) })(text)"


def test_golden_games_replay_to_the_same_fingerprints_in_chromium(shared):
    paths = (golden_links.PATH, golden_endings.PATH)
    entries = [entry for path in paths for entry in json.loads(path.read_text(encoding="utf-8"))]
    now = [entry for entry in entries if entry["rules"] == REGISTRY.info(entry["game"]).rules]  # older ones: by text
    assert {entry["game"] for entry in now} == {info.id for info in REGISTRY.infos()}
    answers = json.loads(shared.evaluate(RUN, [REPLAY, json.dumps(now)]))
    assert len(answers) == len(now)
    for entry, (from_link, from_file) in zip(now, answers):
        golden = {name: entry[name] for name in from_link}
        assert from_link == golden
        assert from_file == golden
