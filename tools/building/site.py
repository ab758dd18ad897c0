"""dist/ as a folder for any static host: relative addresses only, folders named by their content."""

from __future__ import annotations

import json

from tools.building.bundle import bundle
from tools.building.inputs import Inputs
from tools.building.page import app_folder, build_module, host_name, hosted_page, runtime_folder, version
from tools.building.python_side import PythonSide

# Of the runtime, what a page never asks for: its own descriptions.
NOT_ASKED = {
    "pyodide/package.json",
    "pyodide/pyodide-lock.json",
    "pyscript/package.json",
    "pyscript/LICENSE",
    "qrcode/package.json",
}
NOT_KEPT = {"snapshot.bin"}  # the service worker keeps it inflated, under another name


def site_files(inputs: Inputs, python: PythonSide) -> dict[str, bytes]:
    """Every file of the site, by path."""
    app, runtime = app_folder(inputs), runtime_folder(inputs)
    inside = app_part(inputs, python)
    files = {f"{app}/{name}": content for name, content in inside.items()}
    files |= {f"{runtime}/{host_name(name)}": content for name, content in inputs.runtime.items()}
    kept = [f"{app}/{name}" for name in inside if name not in NOT_KEPT and not name.endswith("LICENSE")]
    kept += [f"{runtime}/{host_name(name)}" for name in inputs.runtime if name not in NOT_ASKED]
    files["index.html"] = hosted_page(inputs).encode()
    files["sw.js"] = service_worker(inputs, kept)
    files["NOTICE.txt"] = notice(inputs).encode()
    files[".nojekyll"] = b""  # GitHub Pages: serve the files as they are
    return files


def app_part(inputs: Inputs, python: PythonSide) -> dict[str, bytes]:
    """The folder that changes with the app."""
    static = inputs.root / "static"
    instead = {static / "boot" / "build.mjs": build_module(inputs)}
    taken = {name: content for name, content in inputs.static.items() if not name.startswith(("boot/", "worker/"))}
    return {
        **taken,
        "early.js": inputs.static["boot/early.js"],
        "boot.js": bundle(static / "boot" / "boot.mjs", instead).encode(),
        "worker.js": bundle(static / "worker" / "worker.mjs", instead).encode(),
        "manifest.webmanifest": (static / "manifest.webmanifest").read_bytes(),
        "app.bin": python.app,
        "snapshot.bin": python.snapshot,
    }


def service_worker(inputs: Inputs, kept: list[str]) -> bytes:
    template = (inputs.root / "static" / "sw.js").read_text(encoding="utf-8")
    folder = app_folder(inputs)
    facts = {
        "id": inputs.id,
        "files": kept,
        "snapshot": f"{folder}/snapshot.bin",
        "kept": f"{folder}/snapshot.inflated",
    }
    place = "/* by tools/build.py */ null"
    if template.count(place) != 1:
        raise ValueError("static/sw.js has no single place for the build's facts")
    return template.replace(place, json.dumps(facts, indent=1)).encode()


def notice(inputs: Inputs) -> str:
    pyscript = json.loads(inputs.runtime["pyscript/package.json"])["version"]
    qrcode = json.loads(inputs.runtime["qrcode/package.json"])["version"]
    return f"""Tatami. Build {inputs.id}.

This page contains work of others, unchanged but for the fonts, of which it has a part of the letters:
Pyodide {version(inputs)}, Mozilla Public License 2.0, source at https://github.com/pyodide/pyodide
  with CPython, Python Software Foundation License 2, https://www.python.org
PyScript {pyscript}, Apache License 2.0, https://github.com/pyscript/pyscript
qrcode-generator {qrcode}, MIT License, Copyright (c) 2009 Kazuhiko Arase, https://github.com/kazuhikoarase/qrcode-generator
Alegreya and Alegreya Sans, SIL Open Font License 1.1, see {app_folder(inputs)}/fonts/LICENSE
"""
