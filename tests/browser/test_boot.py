"""The page starts: from a checkout and from a build, with nothing asked of anybody else."""

from __future__ import annotations

import functools
import http.server
import re
import threading
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.builds import build_id
from tests.browser.conftest import AFAR, PREFIX, checkout, copied, hosted, installed, other_server, put, wait_ready
from tools.places import ROOT

# As soon as the shell is there, long before Python.
TAP = """
addEventListener("DOMContentLoaded", () => document.querySelector("PLACE[aria-disabled=true]").click());
"""
DRESSED = "() => [...document.querySelectorAll('link[data-late]')].map((link) => Boolean(link.sheet))"
SENTENCES = {
    "wasm": ["WebAssembly", "nie uruchamia", "non esegue"],
    "old": ["too old", "za stara", "troppo vecchio"],
}


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """A checkout that may be edited."""
    to = tmp_path_factory.mktemp("checkout")
    for name in ("engine", "ui", "static"):
        copied(ROOT / name, to / name)
    for name in ("index.html", "pyscript.toml", "sw.js"):
        put(to / name, (ROOT / name).read_bytes())
    return to


def title_set_by_start(main, title):
    """An edit of the app that can be seen: `start` sets the page's title."""
    more = f"\n_start = start\n\ndef start():\n    import js\n    _start()\n    js.document.title = {title!r}\n"
    put(main, main.read_bytes() + more.encode())


def test_checkout_starts_and_shows_an_edit_after_a_reload(visit, copy):
    visitor = visit(keeps=True)
    with other_server(checkout(copy)) as server:
        page = visitor.open(server.address)
        assert page.evaluate("() => tatami.from") == "plain"
        assert page.evaluate("() => tatami.build.kind") == "checkout"
        title_set_by_start(copy / "ui" / "app" / "main.py", "edited")
        page.reload()
        wait_ready(page)
        assert page.title() == "edited"
        assert page.evaluate("() => navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0


def test_checkout_starts_on_any_server_that_lists_folders(visit, copy):
    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    class Server(http.server.ThreadingHTTPServer):
        request_queue_size = 128  # on a busy machine Python's own 5 are too few for a page, and a request is lost

    visitor = visit()
    visitor.watch.expected = lambda text: "404" in text  # the pack that only tools/play.py makes
    handler = functools.partial(Quiet, directory=str(copy))
    with Server(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        page = visitor.open(f"http://127.0.0.1:{server.server_port}/")
        assert page.evaluate("() => tatami.from") == "plain"
        page.close()  # what it still fetches must not meet a server that is going away
        server.shutdown()


def test_a_service_worker_left_at_the_address_of_a_checkout_is_removed(visit, dist, copy):
    visitor = visit(keeps=True)
    site = hosted(dist)
    with other_server(site) as server:
        page = visitor.open(server.address)
        installed(page)
        page.close()
        server.site = checkout(copy).__class__(copy, prefix=PREFIX, made=checkout(copy).made)
        page = visitor.context.new_page()
        visitor.watch.expected = lambda text: "404" in text  # the kept page may ask for what is gone
        page.goto(server.address)
        page.wait_for_function("() => window.tatami?.build.kind === 'checkout'")
        wait_ready(page)
        left = "async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length]"
        assert page.evaluate(left) == [0, 0]


def test_build_starts_below_a_path_and_asks_only_its_own_host(visit, dist_server):
    visitor = visit(keeps=True)
    page = visitor.open(dist_server.address)
    installed(page)
    own = urlsplit(dist_server.address)
    asked = [urlsplit(url) for url in visitor.watch.requests]
    assert asked
    assert all(url.netloc == own.netloc and url.path.startswith(PREFIX) for url in asked)
    assert page.evaluate("() => [...document.querySelectorAll('style, [style]:not(html), [onclick]')].length") == 0


def test_the_app_is_dressed_and_begins_once_though_pyscript_runs_its_line_too(visit, dist_server):
    visitor = visit()
    visitor.context.add_init_script("addEventListener('py:done', () => { window.pyscriptDone = true; });")
    page = visitor.open(dist_server.address)
    assert set(page.evaluate(DRESSED)) == {True}
    page.wait_for_function("() => window.pyscriptDone")
    assert page.locator("#table").count() == 1
    assert page.locator("#start-more").count() == 1


def test_a_started_page_no_longer_says_that_it_gets_ready(shared):
    expect(shared.locator("#boot-status")).to_be_empty()


@pytest.mark.parametrize(("place", "shown"), [("[data-game=mana]", "#do-begin"), ("[data-hearth]", "#prompt")])
def test_a_tap_before_python_is_there_is_remembered(visit, dist_server, place, shown):
    visitor = visit()
    visitor.context.add_init_script(TAP.replace("PLACE", place))
    page = visitor.open(dist_server.address)
    expect(page.locator(shown)).to_be_visible()
    assert page.locator("[data-wanted]").count() == 0


def test_plain_http_elsewhere_plays_and_knows_what_it_lacks(visit, dist_server):
    visitor = visit()
    address = dist_server.address.replace("127.0.0.1", AFAR)
    page = visitor.open(address)
    lacks = page.evaluate("() => ({...tatami.capabilities})")
    assert lacks == {
        "secure": False, "serviceWorker": False, "clipboard": False, "share": False, "persist": False,
        "worker": True, "address": True, "hover": True,
    }  # fmt: skip
    assert page.evaluate("() => tatami.from") == "plain"  # a first visit on a line of unknown speed
    page.wait_for_function("() => localStorage.getItem('tatami.snapshot')")
    page = visitor.open(address)
    assert page.evaluate("() => tatami.from") == "snapshot"  # from the browser's own cache


@pytest.mark.parametrize(
    ("halt", "script"),
    [("wasm", "delete globalThis.WebAssembly"), ("old", "delete globalThis.DecompressionStream")],
)
def test_a_browser_that_cannot_is_told_in_three_languages(visit, dist_server, halt, script):
    visitor = visit()
    visitor.context.add_init_script(script)
    page = visitor.open(dist_server.address, ready=False)
    said = page.locator(f".halt [data-halt={halt}]")
    said.wait_for(state="visible")
    assert all(words in said.inner_text() for words in SENTENCES[halt])


def test_without_javascript_it_says_so_in_three_languages(visit, dist_server):
    page = visit(java_script_enabled=False).open(dist_server.address, ready=False)
    said = page.locator(".halt-noscript").inner_text()
    assert len(re.findall("JavaScript", said)) == 3


def test_the_shell_speaks_the_browsers_language(visit, dist_server):
    rights = {"pl": "Nieoficjalne dzieło fanów.", "it": "Un’opera non ufficiale", "en": "An unofficial fan work."}
    for locale, lang in (("pl-PL", "pl"), ("it-CH", "it"), ("fr-FR", "en")):
        page = visit(locale=locale).open(dist_server.address, ready=False)
        assert page.evaluate("() => document.documentElement.lang") == lang
        assert page.locator(".rights").inner_text().startswith(rights[lang])
        page.close()


def test_the_shell_is_painted_in_the_players_theme_and_language_before_python_is_there(visit, dist_server):
    visitor = visit()
    page = visitor.open(dist_server.address + "NOTICE.txt", ready=False)
    page.evaluate("() => { localStorage['tatami.theme'] = 'dark'; localStorage['tatami.lang'] = 'it'; }")
    waiting, may_come = [], False

    def hold(request):
        if may_come:
            request.continue_()
        else:
            waiting.append(request)

    page.route("**/pyodide.asm.wasm", hold)  # Python does not come until we let it
    page.goto(dist_server.address)
    page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length")
    root = "() => [document.documentElement.dataset.theme, document.documentElement.lang]"
    assert page.evaluate(root) == ["dark", "it"]
    assert page.evaluate("() => performance.getEntriesByName('tatami:python').length") == 0
    may_come = True
    for request in waiting:
        request.continue_()
    wait_ready(page)


def test_high_contrast_by_wish_and_by_system_is_the_same():
    text = (ROOT / "static" / "css" / "tokens.css").read_text()
    by_player = re.search(r':root\[data-theme="contrast"\] \{(.*?)\}', text, re.DOTALL)
    by_system = re.search(r"prefers-contrast: more\) \{\s*:root:not\(\[data-theme\]\) \{(.*?)\}", text, re.DOTALL)
    assert by_player
    assert by_system
    assert by_player[1].split() == by_system[1].split()


def test_every_address_in_the_build_is_relative(dist):
    page = (dist / "index.html").read_text()
    found = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert found
    assert all(not address.startswith(("/", "http")) for address in found)
    assert f"app-{build_id(dist)}/" in page
