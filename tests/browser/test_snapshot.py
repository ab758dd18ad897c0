"""The memory snapshot makes a start faster and nothing else: broken, stale or missing, the page is the same."""

from __future__ import annotations

import gzip

import pytest

from tests.browser.builds import build_id, with_snapshot
from tests.browser.conftest import hosted, installed, other_server, wait_ready
from tests.browser.naishi_sitting import to_room

DRAWN = "() => document.getElementById('app').innerHTML"
RUN = "(source) => tatami.python.runPython(source)"
MODULES = "from engine.core.registry import REGISTRY; str([info.id for info in REGISTRY.infos()])"
DICE = "import random, secrets; f'{random.random()} {secrets.token_hex(8)}'"
SEED = """() => {
  const text = localStorage.getItem(`tatami.game.${localStorage.getItem("tatami.open")}`);
  return JSON.parse(text.slice(text.indexOf(" "))).record.seed;
}"""
KEPT = "async (address) => Boolean(await caches.match(address))"


SPOIL = """async (address) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    if (await cache.match(address)) await cache.put(address, new Response(new Uint8Array(1000)));
  }
}"""
# A promise is true at once for whoever waits for a condition: the waiting is done in the page.
UNTIL_KEPT = """async ([address, least]) => {
  const length = async () => (await (await caches.match(address))?.arrayBuffer())?.byteLength ?? 0;
  while (await length() <= least) await new Promise((then) => setTimeout(then, 100));
}"""


def drawn_by_chance(page, *games):
    """Two numbers of Python's own, and the seeds of new games, from which all that is dealt follows."""
    drawn = page.evaluate(RUN, DICE).split()
    for game in games:
        to_room(page)
        page.locator(f"[data-game={game}]").click()
        page.locator("#do-begin").click()
        drawn.append(page.evaluate(SEED))
    return drawn


def packed(raw):
    return gzip.compress(raw, compresslevel=1)


@pytest.fixture(scope="module")
def raw(dist):
    return gzip.decompress((dist / f"app-{build_id(dist)}" / "snapshot.bin").read_bytes())


def test_snapshot_is_used(shared):
    assert shared.evaluate("() => tatami.from") == "snapshot"


def broken(how, raw, stamp):
    match how:
        case "cut off in gzip":
            return packed(raw)[:100_000]
        case "cut off":
            return packed(raw[: len(raw) // 2])
        case "another runtime's":
            return packed(raw[:8] + bytes(64) + raw[72:])
        case "stale":
            return packed(raw.replace(stamp, stamp[::-1]))


@pytest.mark.parametrize("how", ["cut off in gzip", "cut off", "another runtime's", "stale"])
def test_page_starts_whatever_the_snapshot(visit, shared, dist, raw, tmp_path, how):
    visitor = visit()
    visitor.watch.expected = lambda text: "404" in text or "Failed to load" in text
    site = with_snapshot(dist, tmp_path / "site", broken(how, raw, build_id(dist).encode()))
    with other_server(hosted(site, packed=False)) as server:
        page = visitor.open(server.address)
        assert page.evaluate("() => tatami.from") == "plain"
        assert page.evaluate(RUN, MODULES) == shared.evaluate(RUN, MODULES)
        assert page.evaluate(DRAWN) == shared.evaluate(DRAWN)


def test_a_snapshot_that_was_missing_is_kept_at_a_later_visit(visit, shared, dist, tmp_path):
    visitor = visit(keeps=True)
    visitor.watch.expected = lambda text: "404" in text
    kept = f"app-{build_id(dist)}/snapshot.inflated"
    site = with_snapshot(dist, tmp_path / "site", None)
    with other_server(hosted(site, packed=False)) as server:
        page = visitor.open(server.address)
        assert page.evaluate("() => tatami.from") == "plain"
        assert page.evaluate(DRAWN) == shared.evaluate(DRAWN)
        installed(page)
        assert not page.evaluate(KEPT, kept)
        first_start = drawn_by_chance(page, "naishi")
        server.site = hosted(dist)
        page.reload()
        page.evaluate(UNTIL_KEPT, [kept, 0])
        # One that was kept and is broken goes, and a whole one comes in its place.
        page.evaluate(SPOIL, kept)
        page.reload()
        wait_ready(page)
        assert page.evaluate("() => tatami.from") == "plain"
        # Two starts without a snapshot deal two games as well.
        assert all(one != other for one, other in zip(first_start, drawn_by_chance(page, "naishi"), strict=True))
        page.evaluate(UNTIL_KEPT, [kept, 1000])
        page.reload()
        wait_ready(page)
        assert page.evaluate("() => tatami.from") == "snapshot"


def test_two_fresh_starts_deal_two_games(visit, dist_server):
    starts = []
    for _ in range(2):
        page = visit().open(dist_server.address)
        assert page.evaluate("() => tatami.from") == "snapshot"
        starts.append(drawn_by_chance(page, "mana", "naishi"))
    assert all(one != other for one, other in zip(*starts, strict=True))
