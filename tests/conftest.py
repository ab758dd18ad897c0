"""What all tests share: Hypothesis profiles, and marks that follow from the folder a test is in."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

HERE = Path(__file__).parent
IN_PYODIDE = sys.platform == "emscripten"
MARKS_BY_FOLDER = {"browser": "browser", "tools": "cpython"}

# No deadlines: a slow machine is not a wrong program. No database: a run depends on the sources alone.
settings.register_profile("ci", max_examples=60, derandomize=True, deadline=None, database=None)
settings.register_profile(
    "pyodide", settings.get_profile("ci"), max_examples=15, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("deep", settings.get_profile("ci"), max_examples=2000, derandomize=False)
settings.load_profile("pyodide" if IN_PYODIDE else "ci")  # another: pytest --hypothesis-profile=deep


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        folder = item.path.relative_to(HERE).parts[0]
        if folder in MARKS_BY_FOLDER:
            item.add_marker(MARKS_BY_FOLDER[folder])
