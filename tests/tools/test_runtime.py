"""static/vendor/: whole or not there, made anew when a pin or a file in it changes."""

import json
import re
from types import SimpleNamespace

import pytest

from tools import places
from tools import runtime as module
from tools.environment import STAMP
from tools.places import Trouble
from tools.runtime import ensure_vendor, vendor_fits


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A small checkout, with an npm that writes two files and counts how often it was asked."""
    (tmp_path / "package-lock.json").write_text("{}")
    (tmp_path / "static").mkdir()
    npm = SimpleNamespace(calls=0, code=0, said="")

    def run_npm(args, cwd):
        npm.calls += 1
        if npm.code == 0:
            folder = cwd / "node_modules" / "pyodide"
            folder.mkdir(parents=True, exist_ok=True)
            (folder / "pyodide.mjs").write_text("js")
            (folder / "core-1.js").write_text("js")
        return SimpleNamespace(returncode=npm.code, stdout=npm.said, stderr="")

    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "LOCK", tmp_path / "package-lock.json")
    monkeypatch.setattr(module, "NODE_MODULES", tmp_path / "node_modules")
    monkeypatch.setattr(module, "VENDOR", tmp_path / "static" / "vendor")
    monkeypatch.setattr(module, "WANTED", (("pyodide", "pyodide", ("pyodide.mjs", "core-*.js")),))
    monkeypatch.setattr(places, "WORK", tmp_path / "work")
    monkeypatch.setattr(module, "find_node", lambda: SimpleNamespace(run_npm=run_npm))
    return SimpleNamespace(root=tmp_path, vendor=tmp_path / "static" / "vendor", npm=npm)


def test_is_fetched_once(checkout):
    ensure_vendor()
    ensure_vendor()
    assert checkout.npm.calls == 1
    assert (checkout.vendor / "pyodide" / "core-1.js").read_text() == "js"
    assert set(json.loads((checkout.vendor / module.LIST).read_text())) == {
        "pyodide/pyodide.mjs",
        "pyodide/core-1.js",
    }


def test_needs_no_network_when_only_the_copy_is_damaged(checkout):
    ensure_vendor()
    checkout.npm.code = 1
    (checkout.vendor / "pyodide" / "pyodide.mjs").write_text("half")
    assert not vendor_fits()
    ensure_vendor()
    assert vendor_fits()
    (checkout.vendor / "pyodide" / "pyodide.mjs").unlink()
    ensure_vendor()
    assert vendor_fits()


def test_needs_no_packages_when_the_copy_is_whole(checkout):
    ensure_vendor()
    checkout.npm.code = 1
    (checkout.root / "node_modules" / STAMP).unlink()
    ensure_vendor()


def test_is_fetched_again_when_a_pin_changes(checkout):
    ensure_vendor()
    (checkout.root / "package-lock.json").write_text('{"changed": 1}')
    assert not vendor_fits()
    ensure_vendor()
    assert checkout.npm.calls == 2


def test_a_failed_fetch_leaves_nothing_half(checkout):
    checkout.npm.code, checkout.npm.said = 1, "npm error code ENOTFOUND"
    with pytest.raises(Trouble, match="there seems to be no network"):
        ensure_vendor()
    assert list((checkout.root / "static").iterdir()) == []


def test_a_failed_change_of_a_pin_keeps_the_old_folder(checkout):
    ensure_vendor()
    (checkout.root / "package-lock.json").write_text('{"changed": 1}')
    checkout.npm.code = 1
    with pytest.raises(Trouble):
        ensure_vendor()
    assert (checkout.vendor / "pyodide" / "pyodide.mjs").exists()
    assert not vendor_fits()


def test_what_a_cut_short_run_left_is_cleared(checkout):
    (checkout.root / "static" / ".vendor-new-1").mkdir()
    ensure_vendor()
    assert [file.name for file in (checkout.root / "static").iterdir()] == ["vendor"]


def test_a_missing_file_is_told(checkout, monkeypatch):
    monkeypatch.setattr(module, "WANTED", (("pyodide", "pyodide", ("other.mjs",)),))
    with pytest.raises(Trouble, match=r"has no other\.mjs"):
        ensure_vendor()
    assert not checkout.vendor.exists()


@pytest.mark.skipif(not vendor_fits(), reason="the runtime is not fetched")
def test_what_pyscript_needs_at_once_is_in_the_list():
    folder = places.VENDOR / "pyscript"
    for file in folder.glob("*.js"):
        for name in re.findall(r"""\bfrom ?["'](\./[^"']+)["']""", file.read_text(encoding="utf-8")):
            assert (folder / name).is_file(), f"{file.name} imports {name}"
