"""The GitHub Pages workflow, read as text: it builds the page as anybody does and uploads what was built."""

import re
import sys

from tools import build
from tools.places import ROOT

WORKFLOW = ROOT / ".github" / "workflows" / "pages.yml"


def lines():
    """Without comments and indentation."""
    text = WORKFLOW.read_text(encoding="utf-8")
    return [line.split(" #")[0].strip() for line in text.splitlines() if not line.lstrip().startswith("#")]


def only(pattern):
    """The number of the one line that is like this."""
    found = [number for number, line in enumerate(lines()) if re.fullmatch(pattern, line)]
    assert len(found) == 1, pattern
    return found[0]


def test_the_page_is_tested_then_built_then_uploaded_from_dist_then_published():
    tested = only(r"- run: python3? tools/test\.py")
    built = only(r"- run: python3? tools/build\.py")  # without --out, so into dist/
    upload = only(r"- uses: actions/upload-pages-artifact@v\d+")
    assert lines()[upload + 1 : upload + 3] == ["with:", "path: dist"]
    publish = only(r"(- )?uses: actions/deploy-pages@v\d+")
    assert only(r"- uses: actions/checkout@v\d+") < tested < built < upload < publish


def test_a_build_without_more_said_goes_to_dist(monkeypatch):
    built = []
    monkeypatch.setattr(build, "build", built.append)
    monkeypatch.setattr(sys, "argv", ["tools/build.py"])
    monkeypatch.setattr(sys, "path", list(sys.path))
    assert build.main() == 0
    assert built == [ROOT / "dist"]


def test_every_push_to_main_publishes_and_may():
    text = lines()
    assert "push:" in text
    assert "branches: [main]" in text
    assert {"pages: write", "id-token: write"} <= set(text)


def test_it_builds_with_a_python_that_is_new_enough():
    least = re.search(r'requires-python = ">=3\.(\d+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    taken = re.fullmatch(r'python-version: "3\.(\d+)"', lines()[only(r"python-version: .*")])
    assert least
    assert taken
    assert int(taken[1]) >= int(least[1])
