"""What the browser tests share: one Chromium, one build, its servers, and pages that are watched all the time.

Every page a test opens is watched: a request to another host, a console error, an uncaught error or a violation of
the content security policy fails the test that caused it, whatever the test was about.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from tools.build import ensure_build
from tools.building.pack import pack_of_checkout
from tools.chromium import FLAGS, find_chromium
from tools.places import ROOT
from tools.runtime import ensure_vendor
from tools.serve import Server, Site, serving

AFAR = "tatami.test"  # a name that is not this machine, as far as the page can tell; plain http there is not secure
PREFIX = "/some/where/"
READY = "() => performance.getEntriesByName('tatami:ready').length > 0 || document.documentElement.dataset.halt"
PATIENCE = 60_000
# Two frames for what has just been drawn to begin moving; what moves for ever is not waited for.
AT_REST = """async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const ending = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map((one) => one.finished));
}"""
# Only this machine can be reached: a request elsewhere fails, and is seen.
RESOLVER = f"--host-resolver-rules=MAP {AFAR} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
VIOLATIONS = """
window.violations = [];
addEventListener("securitypolicyviolation", (event) => {
  violations.push(`${event.violatedDirective} ${event.blockedURI}`);
});
"""

# Installing it makes every first visit dearer by a fifth; a test that is about it says `keeps=True`.
NO_SERVICE_WORKER = """
if (window.ServiceWorkerContainer) {
  ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error("not for this visitor"));
}
"""

expect.set_options(timeout=30_000)  # the bot may think long on a busy machine; what is there already is seen at once


@dataclass
class Watch:
    """What happened in a context that should not have."""

    errors: list[str] = field(default_factory=list)
    foreign: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)
    violations: list[str] = field(default_factory=list)
    expected: Callable[[str], bool] = lambda _: False  # errors a test causes on purpose

    def on(self, context: BrowserContext) -> None:
        context.add_init_script(VIOLATIONS)
        context.on("request", lambda request: self.asked(request.url))
        context.on("console", lambda message: self.said(message.type, message.text))
        context.on("weberror", lambda error: self.wrong(f"uncaught: {error.error}"))

    def asked(self, url: str) -> None:
        self.requests.append(url)
        address = urlsplit(url)
        if address.scheme not in ("data", "blob", "file") and address.hostname not in ("127.0.0.1", AFAR):
            self.foreign.append(url)

    def said(self, kind: str, text: str) -> None:
        if kind == "error":
            self.wrong(f"console: {text}")

    def wrong(self, text: str) -> None:
        if not self.expected(text):
            self.errors.append(text)


class Visitor:
    """Someone at a browser of their own: nothing kept from others, and watched.

    One who `keeps` gets the service worker, and so the page for the next visit.
    """

    def __init__(self, browser: Browser, *, keeps: bool = False, **options: Any) -> None:
        self.watch = Watch()
        self.context = browser.new_context(**options)
        self.context.set_default_timeout(PATIENCE)
        self.watch.on(self.context)
        if not keeps:
            self.context.add_init_script(NO_SERVICE_WORKER)

    def open(self, address: str, ready: bool = True) -> Page:
        page = self.context.new_page()
        page.goto(address)
        if ready:
            wait_ready(page)
        return page

    def begin_again(self, page: Page, address: str) -> Page:
        """As one who was never here: nothing is kept but the runtime, which costs a new visitor most of a start."""
        self._note_violations()
        for other in self.context.pages:
            if other is not page:
                other.close()
        page.goto(address + "NOTICE.txt")  # away from the app, which would write its game once more
        page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        page.goto(address)
        wait_ready(page)
        return page

    def _note_violations(self) -> None:
        for page in self.context.pages:
            self.watch.violations += page.evaluate("() => window.violations ?? []")

    def leave(self) -> None:
        self._note_violations()
        self.context.close()
        assert self.watch.errors == []
        assert self.watch.foreign == []
        assert self.watch.violations == []


def wait_ready(page: Page) -> None:
    page.wait_for_function(READY)
    assert page.evaluate("() => document.documentElement.dataset.halt ?? ''") == ""


def at_rest(page: Page) -> None:
    """Nothing moves or fades any more: what is seen now stays."""
    page.evaluate(AT_REST)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=find_chromium(), args=[*FLAGS, RESOLVER])
    yield browser
    browser.close()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Callable[..., Visitor]]:
    """visit() is a new visitor; its watch is read when the test is over."""
    with ExitStack() as stack:

        def new(**options: Any) -> Visitor:
            visitor = Visitor(browser, **options)
            stack.callback(visitor.leave)
            return visitor

        yield new


@pytest.fixture(scope="session")
def dist() -> Path:
    """The page, built once for all tests. It is shared: change a copy (`copied`), never this one."""
    return ensure_build()


def hosted(folder: Path, *, packed: bool = True) -> Site:
    """As a host would serve it: below a path, packed, kept by the browser for a while.

    A copy of the build for one test is quicker not packed: the server would pack all its files anew.
    """
    return Site(folder, prefix=PREFIX, gzip=packed, cache_control=lambda _: "max-age=600")


def checkout(root: Path) -> Site:
    """As tools/play.py serves it."""
    return Site(root, made={"app.pack": lambda: pack_of_checkout(root)})


@pytest.fixture(scope="session")
def dist_server(dist: Path) -> Iterator[Server]:
    with serving(hosted(dist)) as server:
        yield server


@pytest.fixture(scope="session")
def checkout_server() -> Iterator[Server]:
    ensure_vendor()
    with serving(checkout(ROOT)) as server:
        yield server


@pytest.fixture(scope="session")
def shared(browser: Browser, dist_server: Server) -> Iterator[Page]:
    """One booted page of the build, for tests that leave it as they found it."""
    visitor = Visitor(browser)
    yield visitor.open(dist_server.address)
    visitor.leave()


@contextmanager
def other_server(site: Site) -> Iterator[Server]:
    """A server of its own for a test that changes what is served (`server.site = …`), or ends it."""
    with serving(site) as server:
        yield server


def copied(source: Path, to: Path, *, without: str = "") -> Path:
    """A copy that costs no space. A file is to be replaced in it, not written into: see `put`."""
    shutil.copytree(source, to, copy_function=os.link, ignore=shutil.ignore_patterns(without) if without else None)
    return to


def put(file: Path, content: bytes) -> None:
    """Write a file of a copy, leaving the original alone."""
    file.unlink(missing_ok=True)
    file.write_bytes(content)


def installed(page: Page) -> None:
    """Wait until the service worker has all it keeps."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
