"""`scenario`: plays positions kept as data and says which expectations are not met."""

from __future__ import annotations

import argparse
from typing import Any

from engine.command.command import FAILED, OK, Command, Unusable
from engine.command.words import add_json, print_json, read_place
from engine.core import scenario
from engine.core.problem import Problem
from engine.core.scenario import Report
from engine.core.wire import parse

MOST_BYTES = 20_000_000
ABOUT = f"""\
Play scenarios and check what they expect. A file holds one, an array of them, or one on each line.
Ends with 0 if every expectation is met, with 1 if not.

  python3 -m engine scenario tests/golden/scenarios/mana_turn.json
  echo '{{"game": "mana", "play": ["D@b1"], "expect": [{{"to_act": 1, "count": 3}}]}}' | python3 -m engine scenario -

{(scenario.__doc__ or "").partition(chr(10) + chr(10))[2]}"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", nargs="+", help="files with scenarios, or - for standard input")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    reports = [(place, number, report) for place in args.file for number, report in enumerate(reports_of(place), 1)]
    failed = [report for _, _, report in reports if report.failures]
    if args.json:
        print_json([as_json(place, number, report) for place, number, report in reports])
        return FAILED if failed else OK
    for place, number, report in reports:
        for failure in report.failures:
            title = f" ({report.name})" if report.name else ""
            print(f"{place}, scenario {number}{title}: {failure}")
    expected = sum(report.expected for _, _, report in reports)
    met = sum(report.met for _, _, report in reports)
    print(f"scenarios {len(reports)}, failed {len(failed)}; expectations {expected}, not met {expected - met}")
    return FAILED if failed else OK


def reports_of(place: str) -> list[Report]:
    data = read_place(place, MOST_BYTES)
    if data is None:
        raise Unusable(f"There is no file {place[:200]!r}.")
    return [scenario.run(item) for item in scenarios_in(data, place)]


def scenarios_in(data: bytes, place: str) -> list[Any]:
    """One object, an array of them, or one on each line."""
    try:
        whole = parse(data)
    except Problem as problem:
        lines = [line for line in data.splitlines() if line.strip()]
        if len(lines) < 2 or problem.key != "json.not_json":
            raise Unusable(f"{place[:200]!r}: {problem}") from None
        return [_line(line, number, place) for number, line in enumerate(lines, 1)]
    return whole if type(whole) is list else [whole]


def _line(line: bytes, number: int, place: str) -> Any:
    try:
        return parse(line)
    except Problem as problem:
        raise Unusable(f"{place[:200]!r}, line {number}: {problem}") from None


def as_json(place: str, number: int, report: Report) -> dict[str, object]:
    return {
        "file": place,
        "scenario": number,
        "name": report.name,
        "ok": not report.failures,
        "expectations": report.expected,
        "checked": report.checked,
        "met": report.met,
        "failures": list(report.failures),
    }


COMMAND = Command("scenario", "plays scenarios and checks what they expect", ABOUT, arguments, run)
