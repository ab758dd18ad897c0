"""How long a start takes, as a ratio to the bare `loadPyodide()` of the same runtime in the same run.

    python3 tools/bench.py boot [--runs N] [--dist FOLDER] [--slow-runs N]

Both are served by the same server with the same gzip. Every round measures each kind once, so that a machine that is
busy for a while is busy for all of them; the medians are compared.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path[:0] = [] if __package__ else [str(Path(__file__).resolve().parent.parent)]

from tools.chromium import FLAGS, VARIABLE, ensure_chromium, find_chromium
from tools.places import ROOT, VENDOR, Trouble
from tools.serve import Site, serving

TEN_MBIT = 10_000_000 // 8
# A name that is not loopback, as far as the page can see: there a first visit is a plain start.
AFAR = "tatami.test"
BARE = """<!doctype html><meta charset="utf-8"><title>bare</title>
<script type="module">
import { loadPyodide } from "./pyodide/pyodide.mjs";
await loadPyodide();
performance.mark("tatami:ready");
</script>
"""
READY = "() => performance.getEntriesByName('tatami:ready').length > 0"
TIME = "() => performance.getEntriesByName('tatami:ready')[0].startTime"
PAINT = """() => {
  const time = (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0;
  return [time("first-contentful-paint"), time("tatami:python")];
}"""
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const manifest = document.querySelector("link[rel=manifest]").href;
  return Boolean(await caches.match(new URL("snapshot.inflated", manifest)));
}"""


@dataclass
class Row:
    """One line of the result: a kind of start against a kind of bare start, and the ratio it may have."""

    name: str
    bare: str
    goal: float


ROWS = (
    Row("first visit, on this machine", "bare, cold", 0.6),
    Row("first visit, plain", "bare, cold", 1.15),
    Row("first visit, plain, 10 Mbit/s", "bare, cold, 10 Mbit/s", 1.15),
    Row("second visit", "bare, warm", 0.5),
    Row("second visit, offline", "bare, warm", 0.5),
    Row("without the snapshot", "bare, warm", 1.3),
    Row("single file", "bare, warm", 1.5),
)


@dataclass
class Times:
    """Milliseconds, by kind of start."""

    all: dict[str, list[float]] = field(default_factory=dict)

    def add(self, name: str, value: float) -> None:
        self.all.setdefault(name, []).append(value)

    def median(self, name: str) -> float | None:
        return statistics.median(self.all[name]) if name in self.all else None


class Lab:
    """A browser and three sites: the build, the build without its snapshot, the build on a slow line."""

    def __init__(self, browser: Any, here: str, lean: str, slow: str, single: Path) -> None:
        self.browser, self.here, self.lean, self.slow, self.single = browser, here, lean, slow, single
        self.paints: list[tuple[float, float]] = []

    @contextmanager
    def visitor(self) -> Iterator[Any]:
        context = self.browser.new_context()
        try:
            yield context
        finally:
            context.close()

    def start(self, context: Any, address: str, then: str = "") -> float:
        page = context.new_page()
        try:
            page.goto(address)
            page.wait_for_function(READY, timeout=120_000)
            if "bare/" not in address:
                self.paints.append(tuple(page.evaluate(PAINT)))
            if then and not page.evaluate(then):
                raise Trouble("The service worker kept no snapshot.")
            return float(page.evaluate(TIME))
        finally:
            page.close()

    def round(self, times: Times) -> None:
        with self.visitor() as visitor:
            times.add("bare, cold", self.start(visitor, self.here + "bare/"))
            times.add("bare, warm", self.start(visitor, self.here + "bare/"))
        with self.visitor() as visitor:
            times.add("first visit, on this machine", self.start(visitor, self.here, KEPT))
            times.add("second visit", self.start(visitor, self.here))
            visitor.set_offline(True)
            times.add("second visit, offline", self.start(visitor, self.here))
        with self.visitor() as visitor:
            times.add("first visit, plain", self.start(visitor, afar(self.here)))
        with self.visitor() as visitor:
            self.start(visitor, afar(self.lean))
            times.add("without the snapshot", self.start(visitor, afar(self.lean)))
        with self.visitor() as visitor:
            times.add("single file", self.start(visitor, self.single.as_uri()))

    def slow_round(self, times: Times) -> None:
        with self.visitor() as visitor:
            times.add("bare, cold, 10 Mbit/s", self.start(visitor, self.slow + "bare/"))
        with self.visitor() as visitor:
            times.add("first visit, plain, 10 Mbit/s", self.start(visitor, afar(self.slow)))


def afar(address: str) -> str:
    return address.replace("127.0.0.1", AFAR)


@contextmanager
def lab(dist: Path, chromium: str) -> Iterator[Lab]:
    from playwright.sync_api import sync_playwright

    with tempfile.TemporaryDirectory() as folder:
        whole, lean = Path(folder, "whole"), Path(folder, "lean")
        for copy in (whole, lean):
            shutil.copytree(dist, copy, copy_function=linked)
        shutil.copytree(VENDOR / "pyodide", whole / "bare" / "pyodide")
        (whole / "bare" / "index.html").write_text(BARE, encoding="utf-8")
        for snapshot in lean.glob("app-*/snapshot.bin"):
            snapshot.unlink()

        def kept(_: str) -> str:
            return "max-age=600"  # as many hosts say

        with (
            serving(Site(whole, gzip=True, cache_control=kept)) as here,
            serving(Site(lean, gzip=True, cache_control=kept)) as bare_of_it,
            serving(Site(whole, gzip=True, cache_control=kept, bytes_per_second=TEN_MBIT)) as slow,
            sync_playwright() as playwright,
        ):
            servers = (here.address, bare_of_it.address, slow.address)
            secure = ",".join(afar(address).rstrip("/") for address in servers)
            flags = [
                *FLAGS,
                f"--host-resolver-rules=MAP {AFAR} 127.0.0.1",
                f"--unsafely-treat-insecure-origin-as-secure={secure}",  # as if it were https
            ]
            browser = playwright.chromium.launch(executable_path=chromium, args=flags)
            try:
                yield Lab(browser, here.address, bare_of_it.address, slow.address, whole / "tatami.html")
            finally:
                browser.close()


def linked(source: str, copy: str) -> None:
    os.link(source, copy)


def report(times: Times, paints: list[tuple[float, float]]) -> bool:
    fine = True
    print(f"{'':34}{'median':>9}{'ratio':>8}{'goal':>7}")
    for name in ("bare, cold", "bare, warm", "bare, cold, 10 Mbit/s"):
        if (median := times.median(name)) is not None:
            print(f"{name:34}{median:7.0f}ms{1:8.2f}")
    for row in ROWS:
        median, bare = times.median(row.name), times.median(row.bare)
        if median is None or bare is None:
            continue
        ratio = median / bare
        fine = fine and ratio <= row.goal
        print(f"{row.name:34}{median:7.0f}ms{ratio:8.2f}{row.goal:7.2f}{'' if ratio <= row.goal else '  over'}")
    first = sum(paint < python for paint, python in paints)
    fine = fine and first == len(paints)
    share = statistics.median(paint / python for paint, python in paints)
    print(f"shell painted before Python is there in {first} of {len(paints)} starts, at {share:.2f} of its time")
    return fine


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools/bench.py boot", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--runs", type=int, default=7, help="rounds (default: %(default)s)")
    parser.add_argument("--slow-runs", type=int, default=3, help="rounds at 10 Mbit/s (default: %(default)s)")
    parser.add_argument("--dist", type=Path, help="a build that is there (default: build one)")
    args = parser.parse_args(argv)
    try:
        import playwright  # noqa: F401
    except ImportError:
        return in_test_environment(sys.argv[1:] if argv is None else argv)
    chromium = find_chromium()
    if chromium is None:
        raise Trouble("No Chromium found: run tools/test.py once, or name its program in " + VARIABLE)
    dist = args.dist
    if dist is None:
        from tools.build import ensure_build

        dist = ensure_build()
    times = Times()
    with lab(dist, chromium) as here:
        for _ in range(args.runs):
            here.round(times)
        for _ in range(args.slow_runs):
            here.slow_round(times)
        return 0 if report(times, here.paints) else 1


def in_test_environment(argv: list[str]) -> int:
    """Playwright is in the tests' own environment: go there."""
    from tools.suite import test_environment

    env = test_environment()
    environ = env.environ(**{VARIABLE: ensure_chromium(env)})
    return subprocess.run(env.command("tools.bench_boot", *argv), cwd=ROOT, env=environ).returncode


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        sys.exit(1)
