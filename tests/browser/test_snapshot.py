"""The memory snapshot makes a start faster and nothing else: broken, stale or missing, the page is the same."""

from __future__ import annotations

import gzip

import pytest

from tests.browser.builds import build_id, with_snapshot
from tests.browser.conftest import hosted, other_server

DRAWN = "() => document.getElementById('app').innerHTML"
RUN = "(source) => tatami.python.runPython(source)"
MODULES = "from engine.core.registry import REGISTRY; str([info.id for info in REGISTRY.infos()])"
DICE = "import random, secrets; f'{random.random()} {secrets.token_hex(8)}'"


def packed(raw):
    return gzip.compress(raw, compresslevel=1)


@pytest.fixture(scope="module")
def raw(dist):
    return gzip.decompress((dist / f"app-{build_id(dist)}" / "snapshot.bin").read_bytes())


def test_snapshot_is_used(shared):
    assert shared.evaluate("() => tatami.from") == "snapshot"


def broken(how, raw, stamp):
    match how:
        case "none at all":
            return None
        case "cut off in gzip":
            return packed(raw)[:100_000]
        case "cut off":
            return packed(raw[: len(raw) // 2])
        case "another runtime's":
            return packed(raw[:8] + bytes(64) + raw[72:])
        case "stale":
            return packed(raw.replace(stamp, stamp[::-1]))


@pytest.mark.parametrize("how", ["none at all", "cut off in gzip", "cut off", "another runtime's", "stale"])
def test_page_starts_whatever_the_snapshot(visit, shared, dist, raw, tmp_path, how):
    visitor = visit()
    visitor.watch.expected = lambda text: "404" in text or "Failed to load" in text
    site = with_snapshot(dist, tmp_path / "site", broken(how, raw, build_id(dist).encode()))
    with other_server(hosted(site)) as server:
        page = visitor.open(server.address)
        assert page.evaluate("() => tatami.from") == "plain"
        assert page.evaluate(RUN, MODULES) == shared.evaluate(RUN, MODULES)
        assert page.evaluate(DRAWN) == shared.evaluate(DRAWN)


def test_two_fresh_starts_roll_different_dice(visit, dist_server):
    rolls = [visit().open(dist_server.address).evaluate(RUN, DICE).split() for _ in range(2)]
    assert rolls[0][0] != rolls[1][0]
    assert rolls[0][1] != rolls[1][1]
