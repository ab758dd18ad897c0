"""A new version: announced, never forced on a game in progress, and nothing is lost when it is taken."""

from __future__ import annotations

from tests.browser.builds import build_id, next_version
from tests.browser.conftest import hosted, installed, other_server, wait_ready

LISTEN = "() => { window.news = 0; addEventListener('tatami:update-ready', () => { window.news += 1; }); }"
LOOK = "() => navigator.serviceWorker.getRegistration().then((registration) => registration.update()).then(() => true)"


def test_new_version_is_announced_and_taken_with_the_game_kept(visit, dist, tmp_path):
    visitor = visit()
    newer = next_version(dist, tmp_path / "newer")
    with other_server(hosted(dist)) as server:
        page = visitor.open(server.address)
        installed(page)
        page = visitor.open(f"{server.address}#table")  # now behind the service worker
        other_tab = visitor.open(server.address)
        page.evaluate("() => localStorage.setItem('a game', 'in progress')")
        for tab in (page, other_tab):
            tab.evaluate(LISTEN)

        server.site = hosted(newer)
        page.evaluate(LOOK)
        page.wait_for_function("() => window.news === 1 && tatami.updateReady")
        other_tab.wait_for_function("() => window.news >= 1")
        assert page.evaluate("() => tatami.build.id") == build_id(dist)  # still the one in use

        page.reload()  # without saying yes: the old one, whole
        wait_ready(page)
        assert page.evaluate("() => tatami.build.id") == build_id(dist)
        page.wait_for_function("() => tatami.updateReady")

        with page.expect_navigation():
            page.evaluate("() => tatami.applyUpdate()")
        wait_ready(page)
        assert page.evaluate("() => tatami.build.id") == build_id(newer)
        assert page.evaluate("() => [location.hash, localStorage.getItem('a game')]") == ["#table", "in progress"]
        assert page.evaluate("() => tatami.from") == "plain"  # the snapshot of this version is a stale one
        # The old version's files are given back, but for what both share.
        names = page.evaluate("() => caches.keys()")
        assert len(names) == 1
        assert names[0].endswith(build_id(newer))


def test_files_of_the_runtime_are_not_fetched_again(visit, dist, tmp_path):
    visitor = visit()
    newer = next_version(dist, tmp_path / "newer")
    with other_server(hosted(dist)) as server:
        page = visitor.open(server.address)
        installed(page)
        page = visitor.open(server.address)
        # A host that no longer has the runtime: the new version can only come from what is kept.
        for file in newer.glob("runtime-*/pyodide/pyodide.asm.wasm"):
            file.unlink()
        server.site = hosted(newer)
        page.evaluate(LOOK)
        page.wait_for_function("() => tatami.updateReady")
