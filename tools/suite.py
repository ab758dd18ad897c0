"""What the four parts of a test run are: the commands behind `python3 tools/test.py`."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import cache

from tools.build import ensure_build
from tools.chromium import VARIABLE, ensure_chromium
from tools.environment import Environment, environment, packages, read_requirements
from tools.node import find_node
from tools.parts import Part, State, has_tests, pytest_state, run_command
from tools.places import ROOT, say
from tools.runtime import ensure_node_modules, ensure_vendor

TESTS = ROOT / "tests"
LINT, ENGINE, PYODIDE, BROWSER = 120, 180, 240, 300  # budgets in seconds
# Wheels that fit any machine, because Pyodide is none of those for which packages are compiled.
PURE = ("--only-binary=:all:", "--platform=any", "--python-version=3.14", "--implementation=py", "--abi=none")

Work = Callable[[], State]


def parts(extra: Sequence[str]) -> list[Part]:
    """All parts in the order they run; `extra` goes to every pytest."""
    return [
        Part("lint", "ruff and mypy", LINT, _lint),
        Part("engine", "all tests but those of the page, on CPython", ENGINE, lambda: _engine(extra)),
        Part("pyodide", "the engine's tests again, inside Pyodide", PYODIDE, lambda: _pyodide(extra)),
        Part("browser", "the page, in Chromium", BROWSER, lambda: _browser(extra)),
    ]


@cache
def test_environment() -> Environment:
    requirements = [
        *read_requirements(ROOT / "tools" / "requirements-pyodide.txt"),
        *read_requirements(ROOT / "tools" / "requirements-test.txt"),
    ]
    check = "import pytest, hypothesis, xdist, mypy, playwright, ruff"
    return environment("test", requirements, check, what="what the tests need")


def _lint() -> Work:
    env = test_environment()
    folders = [name for name in ("engine", "ui", "tools", "tests") if any((ROOT / name).rglob("*.py"))]

    def work() -> State:
        commands = [
            env.command("ruff", "check", "--cache-dir", ".tatami/ruff", "."),
            env.command("ruff", "format", "--check", "--cache-dir", ".tatami/ruff", "."),
            env.command("mypy", *folders),
        ]
        codes = [run_command(command, env.environ(), LINT) for command in commands]
        return State.FAILED if any(codes) else State.PASSED

    return work


def _engine(extra: Sequence[str]) -> Work:
    env = test_environment()
    if not has_tests(TESTS, without=["browser"]):
        return _nothing
    ensure_vendor()  # some of them serve it or build from it
    ensure_node_modules()
    chosen = ["tests", "--ignore=tests/browser", "-m", "not browser"]
    command = env.command("pytest", *chosen, *_workers("worksteal"), *extra)
    return lambda: pytest_state(run_command(command, env.environ(), ENGINE))


def _workers(how: str, most: int = 2) -> list[str]:
    """So many processes where there are two cores."""
    return ["-n", str(most), "--dist", how] if (os.cpu_count() or 1) > 1 else []


def _pyodide(extra: Sequence[str]) -> Work:
    ensure_node_modules()
    node = find_node()
    requirements = read_requirements(ROOT / "tools" / "requirements-pyodide.txt")
    wheels = packages("wheels", requirements, PURE, what="pytest for Pyodide")
    if not has_tests(TESTS, without=["browser", "tools"]):
        return _nothing
    chosen = ["--ignore=tests/browser", "--ignore=tests/tools", "-m", "not (deep or cpython or browser)"]
    runner = str(TESTS / "pyodide" / "run.mjs")
    command = [node.node, runner, str(wheels), "tests", *chosen, *extra]
    return lambda: pytest_state(run_command(command, node.environ(), PYODIDE))


def _browser(extra: Sequence[str]) -> Work:
    env = test_environment()
    if not has_tests(TESTS / "browser"):
        return _nothing
    ensure_vendor()
    ensure_node_modules()
    environ = env.environ(**{VARIABLE: ensure_chromium(env)})
    ensure_build()
    # A file stays with one worker: its tests share a booted page. While one waits for its page, another uses the core.
    command = env.command("pytest", "tests/browser", "-m", "browser", *_workers("loadfile", 3), *extra)
    return lambda: pytest_state(run_command(command, environ, BROWSER))


def _nothing() -> State:
    say("There are no tests here yet.")
    return State.NO_TESTS
