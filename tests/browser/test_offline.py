"""After the first visit the page needs no network."""

from __future__ import annotations

from urllib.parse import urlsplit

from tests.browser.conftest import PREFIX, hosted, installed, other_server, wait_ready
from tests.browser.sitting import new_game

# A browser that needs room; true if there was something to throw away.
THROW_AWAY = """async (name) => {
  const [ours] = await caches.keys();
  const cache = await caches.open(ours);
  const file = (await cache.keys()).find(({ url }) => url.endsWith(name));
  return cache.delete(file);
}"""


def test_page_starts_offline_after_the_first_visit(visit, dist):
    visitor = visit(keeps=True)
    with other_server(hosted(dist)) as server:
        address = server.address
        page = visitor.open(address)
        installed(page)
        assert page.evaluate(THROW_AWAY, "pyodide.asm.wasm")
        page.reload()  # what the browser has thrown away is fetched, and kept, again
        wait_ready(page)
    # The server is gone: this is more than the browser's word for it.
    page = visitor.open(address)
    assert page.evaluate("() => tatami.from") == "snapshot"
    assert page.evaluate("() => Boolean(navigator.serviceWorker.controller)")
    visitor.context.set_offline(True)
    page.reload()
    wait_ready(page)
    page.goto(f"{address}index.html")
    wait_ready(page)
    new_game(page)
    page.locator("#do-share-link").click()
    page.locator(".qr path").wait_for(state="attached")  # asked for only now


def test_installable(shared):
    manifest = shared.evaluate(
        """async () => {
          const link = document.querySelector("link[rel=manifest]").href;
          const manifest = await (await fetch(link)).json();
          const icons = await Promise.all(manifest.icons.map(async ({ src, type }) => {
            const answer = await fetch(new URL(src, link));
            return answer.ok && answer.headers.get("Content-Type").startsWith(type);
          }));
          const scope = new URL(manifest.scope, link).href;
          return { start: new URL(manifest.start_url, link).href, scope, icons, keys: Object.keys(manifest) };
        }"""
    )
    page = shared.evaluate("() => new URL('./', location).href")
    assert urlsplit(page).path == PREFIX
    assert manifest["start"] == manifest["scope"] == page
    # The app is told from others by where it starts. An id of its own would be taken from the root of the host, and
    # two copies on one host would be the same app.
    assert "id" not in manifest["keys"]
    assert manifest["icons"] == [True] * 4
