"""Make static/readme.png, the README's picture: a game of Mana on the table, a piece in hand and a landing shown.

    python3 tools/picture.py [--out FILE]

The checkout is served to a Chromium for it. The game is the one written below, so the same page gives the same picture.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

sys.path[:0] = [] if __package__ else [str(Path(__file__).resolve().parent.parent)]

from tools.chromium import FLAGS, VARIABLE, ensure_chromium
from tools.places import ROOT, Trouble, say

OUT = ROOT / "static" / "readme.png"
MOVES = """
D@c1 D@f6 e1-c2@a2 a6-a5@e1 a1-a4@f5 b6-b4@f4 c2-c3@e5 d6-d3@d4 c1-d2@c5 b4xa4@f2 f1-e2@a2 e6-d6@a1
"""
IN_HAND, HOVERED = "c3", "b5"
WIDTH, HEIGHT = 1280, 800
READY = "() => performance.getEntriesByName('tatami:ready').length > 0 || document.documentElement.dataset.halt"
KEEP = "for (const [key, value] of Object.entries(KEPT)) localStorage.setItem(key, value);"
DRAWN = "() => Promise.all([document.fonts.ready, ...document.getAnimations().map((one) => one.finished)])"


class Kept:
    """A browser's storage that has kept one game."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    def keys(self) -> list[str]:
        return list(self.texts)

    def read(self, key: str) -> str | None:
        return self.texts.get(key)

    def write(self, key: str, text: str) -> bool:
        self.texts[key] = text
        return True

    def remove(self, key: str) -> None:
        self.texts.pop(key, None)


def kept_game() -> dict[str, str]:
    """What a browser has kept of the game: the page opens with it."""
    from engine.core.registry import REGISTRY
    from engine.core.session import Session
    from ui.app.keeper import Keeper
    from ui.app.whereabouts import OPEN, SCREEN
    from ui.table.players import PERSON, Player

    session = Session.new(REGISTRY.game("mana"), 1, names=["Ania", "Marco"])
    for text in MOVES.split():
        session.play(text)
    storage = Kept()
    keeper = Keeper(storage, now=lambda: 1, chance=lambda _: 1)
    game = keeper.add(session, [Player(PERSON), Player(PERSON)], (IN_HAND,))
    return {**storage.texts, OPEN: game, SCREEN: "table"}


def take(out: Path, chromium: str) -> None:
    from playwright.sync_api import sync_playwright

    from tools.building.pack import pack_of_checkout
    from tools.runtime import ensure_vendor
    from tools.serve import Site, serving

    ensure_vendor()
    with serving(Site(ROOT, made={"app.pack": lambda: pack_of_checkout(ROOT)})) as server, sync_playwright() as started:
        browser = started.chromium.launch(executable_path=chromium, args=list(FLAGS))
        page = browser.new_page(
            viewport={"width": WIDTH, "height": HEIGHT},
            color_scheme="light",
            reduced_motion="reduce",
            locale="en",
        )
        page.add_init_script(KEEP.replace("KEPT", json.dumps(kept_game())))
        page.goto(server.address)
        page.wait_for_function(READY)
        page.evaluate("() => document.activeElement.blur()")  # no ring of the keys: a mouse plays
        page.locator(f"#spot-{HOVERED}").hover()
        page.locator("#mana-preview .way").wait_for(state="attached")
        page.evaluate(DRAWN)
        page.screenshot(path=out)
        browser.close()


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools/picture.py", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--out", type=Path, default=OUT, metavar="FILE", help="where to (default: static/readme.png)")
    args = parser.parse_args()
    from tools.suite import test_environment

    env = test_environment()
    chromium = ensure_chromium(env)
    try:
        import playwright  # noqa: F401
    except ImportError:  # it is in the tests' own environment: go there
        environ = env.environ(**{VARIABLE: chromium})
        return subprocess.run(env.command("tools.picture", *sys.argv[1:]), cwd=ROOT, env=environ).returncode
    take(args.out, chromium)
    say(f"{args.out}: {args.out.stat().st_size / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        sys.exit(1)
