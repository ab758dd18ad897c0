"""The parts of a test run: what each ended with, how long it took, and the table that closes a run."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from tools.places import ROOT, Trouble, say

NO_TESTS = 5  # pytest's exit code when it has collected nothing
PATIENCE = 5  # a part that takes this many times its budget hangs, and is stopped


class State(Enum):
    PASSED = "passed"
    FAILED = "FAILED"
    NO_TESTS = "no tests"


@dataclass(frozen=True)
class Part:
    """A part by name, with its budget in seconds. `prepare` is set-up, which no budget counts."""

    name: str
    what: str
    budget: int
    prepare: Callable[[], Callable[[], State]]


@dataclass(frozen=True)
class Outcome:
    part: Part
    state: State
    seconds: float

    @property
    def over(self) -> bool:
        return self.seconds > self.part.budget


def run_part(part: Part) -> Outcome:
    """Run one part. What cannot be made ready is a failure of this part, and the others still run."""
    say(f"\n=== {part.name}: {part.what}")
    begun = time.monotonic()
    try:
        work = part.prepare()
        begun = time.monotonic()
        state = work()
    except Trouble as trouble:
        say(str(trouble))
        state = State.FAILED
    return Outcome(part, state, time.monotonic() - begun)


def run_command(command: Sequence[str], environ: Mapping[str, str], budget: int) -> int:
    """Run with the output let through, and return the exit code."""
    try:
        return subprocess.run(command, cwd=ROOT, env=environ, timeout=PATIENCE * budget).returncode
    except subprocess.TimeoutExpired:
        raise Trouble(f"Stopped after {PATIENCE * budget} seconds: it hangs.") from None


def pytest_state(code: int) -> State:
    return {0: State.PASSED, NO_TESTS: State.NO_TESTS}.get(code, State.FAILED)


def has_tests(folder: Path, without: Sequence[str] = ()) -> bool:
    """Is there a test file in the folder, leaving out the named folders in it?"""
    return any(file.relative_to(folder).parts[0] not in without for file in folder.rglob("test_*.py"))


def table(outcomes: Sequence[Outcome]) -> str:
    """What each part ended with, and its time against its budget."""
    lines = ["", "part     result    time    budget"]
    for outcome in outcomes:
        late = "  OVER BUDGET" if outcome.over else ""
        spent = "-" if outcome.state is State.NO_TESTS else clock(outcome.seconds)
        lines.append(
            f"{outcome.part.name:<8} {outcome.state.value:<8} {spent:>5} {clock(outcome.part.budget):>9}{late}"
        )
    lines += [
        f"!!! {outcome.part.name} took {clock(outcome.seconds)}, its budget is {clock(outcome.part.budget)}."
        for outcome in outcomes
        if outcome.over
    ]
    lines += [f"There are no tests for {outcome.part.name}." for outcome in outcomes if outcome.state is State.NO_TESTS]
    return "\n".join(lines)


def exit_code(outcomes: Sequence[Outcome]) -> int:
    return 1 if any(outcome.state is State.FAILED for outcome in outcomes) else 0


def clock(seconds: float) -> str:
    """Minutes and seconds, rounded up to whole seconds so that nothing takes no time at all."""
    whole = int(-(-seconds // 1))
    return f"{whole // 60}:{whole % 60:02}"
