"""A new version: announced, never forced on a game in progress, and nothing is lost when it is taken."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.builds import build_id, next_version
from tests.browser.conftest import hosted, installed, other_server, wait_ready
from tests.browser.sitting import POSITION, new_game

LISTEN = "() => { window.news = 0; addEventListener('tatami:update-ready', () => { window.news += 1; }); }"
LOOK = "() => navigator.serviceWorker.getRegistration().then((registration) => registration.update()).then(() => true)"


def test_new_version_is_announced_and_taken_in_mid_turn_with_the_game_kept(visit, dist, tmp_path):
    visitor = visit(keeps=True)
    newer = next_version(dist, tmp_path / "newer")
    # The runtime is the same in both, so it is taken over from what is kept: the host need not have it any more.
    for file in newer.glob("runtime-*/pyodide/pyodide.asm.wasm"):
        file.unlink()
    with other_server(hosted(dist)) as server:
        page = visitor.open(server.address)
        installed(page)
        page = visitor.open(server.address)  # now behind the service worker
        other_tab = visitor.open(server.address)
        for tab in (page, other_tab):
            tab.evaluate(LISTEN)
        page.bring_to_front()  # one behind another is slow to draw
        new_game(page, position=POSITION)
        for spot in ("c3", "d3"):
            page.locator(f"#spot-{spot}").click()

        server.site = hosted(newer, packed=False)
        page.evaluate(LOOK)
        page.wait_for_function("() => window.news === 1 && tatami.updateReady")
        other_tab.wait_for_function("() => window.news >= 1")
        assert page.evaluate("() => tatami.build.id") == build_id(dist)  # still the one in use
        expect(page.locator("#prompt")).to_contain_text("Ania: choose a double for the bird")

        page.reload()  # without saying yes: the old one, whole
        wait_ready(page)
        assert page.evaluate("() => tatami.build.id") == build_id(dist)

        with page.expect_navigation():
            page.locator("#do-update").click()
        wait_ready(page)
        assert page.evaluate("() => tatami.build.id") == build_id(newer)
        assert page.evaluate("() => tatami.from") == "plain"  # the snapshot of this version is a stale one
        expect(page.locator("#prompt")).to_contain_text("Ania: choose a double for the bird")
        page.locator("#spot-a4").click()
        expect(page.locator("#prompt")).to_contain_text("Marco: the bird stands on a double")
        # The old version's files are given back, but for what both share.
        names = page.evaluate("() => caches.keys()")
        assert len(names) == 1
        assert names[0].endswith(build_id(newer))
