"""Which Chromium is taken, and that a script which only advertises one is not."""

import sys

import pytest

from tools import chromium as module
from tools.chromium import find_chromium


@pytest.fixture
def path(tmp_path, monkeypatch):
    if sys.platform == "win32":
        pytest.skip("programs are made as shell scripts")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(module.VARIABLE, raising=False)
    monkeypatch.setattr(module, "PLACES", ())
    return tmp_path


def put(folder, name, script):
    file = folder / name
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)
    return str(file)


def test_none(path):
    assert find_chromium() is None


def test_the_named_one_comes_first(path, monkeypatch):
    put(path, "chromium", "echo Chromium 156")
    monkeypatch.setenv(module.VARIABLE, "/elsewhere/chromium")
    assert find_chromium() == "/elsewhere/chromium"


def test_one_that_does_not_run_is_passed_over(path):
    put(path, "chromium-browser", "echo 'install it with snap' >&2; exit 10")
    chrome = put(path, "google-chrome", "echo Google Chrome 156")
    assert find_chromium() == chrome
