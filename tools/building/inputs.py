"""What a build is made from, and the two hashes that name its folders."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tools.building.pack import app_files

STATIC = ("boot", "css", "fonts", "icons", "worker")
SINGLE = ("index.html", "pyscript.toml", "static/sw.js", "static/manifest.webmanifest")


@dataclass(frozen=True)
class Inputs:
    root: Path
    app: dict[str, bytes]  # Python files and data
    static: dict[str, bytes]  # what the page asks for by address, below static/
    runtime: dict[str, bytes]  # Pyodide and PyScript, as static/vendor/ has them
    id: str  # changes when anything does
    runtime_id: str  # changes with the runtime only, so that a visitor keeps it over updates of the app


def read_inputs(root: Path) -> Inputs:
    static_root, vendor = root / "static", root / "static" / "vendor"
    app = app_files(root)
    static = {
        file.relative_to(static_root).as_posix(): file.read_bytes()
        for folder in STATIC
        for file in sorted((static_root / folder).rglob("*"))
        if file.is_file()
    }
    # The names in files.json are those tools/runtime.py copied, so nothing that lies about gets into the page.
    names: dict[str, str] = json.loads((vendor / "files.json").read_text(encoding="utf-8"))
    runtime = {name: (vendor / name).read_bytes() for name in sorted(names)}
    single = {name: (root / name).read_bytes() for name in SINGLE}
    builder = {file.name: file.read_bytes() for file in sorted(Path(__file__).parent.glob("*.*")) if file.is_file()}
    runtime_id = digest([runtime])
    return Inputs(root, app, static, runtime, digest([app, static, single, builder, runtime]), runtime_id)


def digest(parts: Iterable[dict[str, bytes]]) -> str:
    whole = hashlib.sha256()
    for part in parts:
        for name, content in part.items():
            whole.update(f"{name}\0{len(content)}\0".encode() + content)
    return whole.hexdigest()[:12]
