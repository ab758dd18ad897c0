"""Compiled modules and memory snapshot, made by the page's own Python under Node."""

from __future__ import annotations

import gzip
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tools.building.inputs import Inputs
from tools.building.pack import pack
from tools.node import find_node
from tools.places import Trouble

SCRIPT = Path(__file__).with_name("python_side.mjs")


@dataclass(frozen=True)
class PythonSide:
    """Both as gzip: hosts do not pack files of kinds they do not know."""

    app: bytes
    snapshot: bytes


def make_python_side(inputs: Inputs) -> PythonSide:
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder)
        sources = out / "sources.pack"
        sources.write_bytes(pack(inputs.app))
        node = find_node()
        pyodide = inputs.root / "static" / "vendor" / "pyodide"
        call = [node.node, str(SCRIPT), str(pyodide), str(sources), inputs.id, str(out)]
        done = subprocess.run(call, env=node.environ(), capture_output=True, text=True, errors="replace")
        if done.returncode != 0:
            raise Trouble(f"The snapshot could not be made:\n{(done.stdout + done.stderr).strip()}")
        return PythonSide(packed(out / "app.pack"), packed(out / "python.snapshot"))


def packed(file: Path) -> bytes:
    return gzip.compress(file.read_bytes(), compresslevel=9, mtime=0)
