"""A Chromium for the browser tests: the installed one, else Debian's package, else Playwright's download."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from tools.environment import Environment
from tools.node import version_of
from tools.places import WORK, Trouble, one_at_a_time, say

VARIABLE = "TATAMI_CHROMIUM"  # names the program; tools/test.py sets it for the tests
# The shell is the same browser without a window: Playwright's own choice for tests, and a start costs a third less.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
)
# For a test run by root in a container: no sandbox, no graphics card, and no request of the browser's own.
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--no-first-run",
)  # fmt: skip
BROWSERS = WORK / "browsers"


def find_chromium() -> str | None:
    """The Chromium of this machine that runs, if there is one."""
    named = os.environ.get(VARIABLE)
    if named:
        return named
    found = (shutil.which(name) for name in NAMES)
    return next((path for path in (*found, *PLACES) if path and _runs(path)), None)


def ensure_chromium(environment: Environment) -> str:
    """A Chromium, installed if need be; `environment` is the one that has Playwright."""
    with one_at_a_time("chromium"):
        found = find_chromium() or _downloaded(environment)
        if found:
            return found
        say("No Chromium here: installing one (once).")
        said = ""
        if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
            said = _from_debian()
            found = find_chromium()
        if not found:
            said += "\n" + _from_playwright(environment)
            found = _downloaded(environment)
        if not found:
            tail = "\n".join(said.strip().splitlines()[-10:])
            raise Trouble(f"{tail}\nNo Chromium could be installed: install one, or name its program in {VARIABLE}.")
        return found


def _from_debian() -> str:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}

    def apt_get(*command: str) -> str:
        done = subprocess.run(["apt-get", "-q", *command], env=quiet, capture_output=True, text=True, errors="replace")
        return done.stdout + done.stderr

    said = apt_get("update")
    for package in NAMES[:2]:  # not every release has the shell
        said += apt_get("install", "--yes", "--no-install-recommends", package)
        if shutil.which(package):
            break
    return said


def _from_playwright(environment: Environment) -> str:
    command = environment.command("playwright", "install", "chromium")
    environ = environment.environ(PLAYWRIGHT_BROWSERS_PATH=str(BROWSERS))
    try:
        done = subprocess.run(command, env=environ, capture_output=True, text=True, errors="replace", timeout=600)
    except subprocess.TimeoutExpired:
        raise Trouble("Could not fetch a Chromium within ten minutes: install one and run this again.") from None
    return done.stdout + done.stderr


def _downloaded(environment: Environment) -> str | None:
    """Where Playwright put the one it fetched. Only Playwright knows, so it is asked."""
    if not BROWSERS.is_dir():
        return None
    ask = (
        "from playwright.sync_api import sync_playwright as start\n"
        "with start() as playwright: print(playwright.chromium.executable_path)"
    )
    environ = environment.environ(PLAYWRIGHT_BROWSERS_PATH=str(BROWSERS))
    done = subprocess.run([environment.python, "-c", ask], env=environ, capture_output=True, text=True)
    path = done.stdout.strip()
    return path if done.returncode == 0 and path and Path(path).exists() else None


def _runs(path: str) -> bool:
    """Some systems put a script of that name there which only says how to install it: ask for the version."""
    if os.name == "nt":  # there, asking opens a window
        return Path(path).exists()
    return version_of(path) != ""
