"""The runtime of the page: fetched from npm as package-lock.json pins it, and copied into static/vendor/."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
from pathlib import Path

from tools.environment import failure, has_stamp, stamp_of, write_stamp
from tools.node import find_node
from tools.places import NODE_MODULES, ROOT, VENDOR, Trouble, one_at_a_time, replace_folder, say

LOCK = ROOT / "package-lock.json"
LIST = "files.json"

# What the page asks for and nothing else: folder in vendor/, package, names (patterns, as PyScript's parts
# carry a hash in theirs). Maps, editors, terminals and MicroPython stay out.
WANTED: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    (
        "pyodide",
        "pyodide",
        (
            "pyodide.mjs",
            "pyodide.asm.mjs",
            "pyodide.asm.wasm",
            "python_stdlib.zip",
            "pyodide-lock.json",
            "package.json",
        ),
    ),
    (
        "pyscript",
        "@pyscript/core/dist",
        (
            "core.js",
            "core-*.js",
            "core.css",
            "toml-*.js",
            "error-*.js",
            "deprecations-manager-*.js",
            "donkey-*.js",
        ),
    ),
    ("pyscript", "@pyscript/core", ("LICENSE", "package.json")),
    ("qrcode", "qrcode-generator/dist", ("qrcode.mjs",)),
    ("qrcode", "qrcode-generator", ("package.json",)),
)


def ensure_vendor() -> Path:
    """static/vendor/ with the runtime in it, whole and of the pinned versions. Fetches only if not."""
    with one_at_a_time("runtime"):
        if not vendor_fits():
            _fetch_packages()
            _fill_vendor()
            if not vendor_fits():
                raise Trouble("The runtime was fetched but is not as it should be; run this again.")
    return VENDOR


def ensure_node_modules() -> Path:
    """node_modules/ as the lock file pins it: what builds and tests under Node take their packages from."""
    with one_at_a_time("runtime"):
        _fetch_packages()
    return NODE_MODULES


def vendor_fits(vendor: Path | None = None) -> bool:
    """Is the folder made from today's lock file and list, and is every file in it what was copied?"""
    vendor = vendor or VENDOR
    if not has_stamp(vendor, _vendor_stamp()):
        return False
    try:
        sums: dict[str, str] = json.loads((vendor / LIST).read_text(encoding="utf-8"))
        return all(_sum(vendor / name) == known for name, known in sums.items())
    except (OSError, ValueError, AttributeError):
        return False


def node_modules_fit() -> bool:
    return has_stamp(NODE_MODULES, _lock_stamp()) and (NODE_MODULES / "pyodide" / "pyodide.mjs").exists()


def _lock_stamp() -> str:
    return stamp_of(LOCK.read_text(encoding="utf-8"))


def _vendor_stamp() -> str:
    return stamp_of(_lock_stamp(), repr(WANTED))


def _fetch_packages() -> None:
    if node_modules_fit():
        return
    node = find_node()
    say("Fetching the Python runtime from npm (15 MB), once.")
    # npm checks every package against the lock file's integrity hashes; no script of a package is run.
    flags = [
        "--ignore-scripts",
        "--no-audit",
        "--no-fund",
        "--prefer-offline",
        "--fetch-retry-mintimeout=1000",
    ]
    done = node.run_npm(["ci", *flags], ROOT)
    if done.returncode != 0:
        raise failure("the runtime with npm", done.stdout + done.stderr)
    write_stamp(NODE_MODULES, _lock_stamp())


def _fill_vendor() -> None:
    new = VENDOR.with_name(f".vendor-new-{os.getpid()}")
    shutil.rmtree(new, ignore_errors=True)
    for folder, package, names in WANTED:
        (new / folder).mkdir(parents=True, exist_ok=True)
        for name in names:
            found = sorted((NODE_MODULES / package).glob(name))
            if not found:
                raise Trouble(f"The npm package {package} has no {name}: the list in tools/runtime.py needs a look.")
            for file in found:
                shutil.copyfile(file, new / folder / file.name)
    sums = {file.relative_to(new).as_posix(): _sum(file) for file in sorted(new.rglob("*")) if file.is_file()}
    (new / LIST).write_text(json.dumps(sums, indent=1) + "\n", encoding="utf-8")
    write_stamp(new, _vendor_stamp())
    for left in VENDOR.parent.glob(".vendor-*"):  # of runs that were cut short
        if left != new:
            shutil.rmtree(left, ignore_errors=True)
    replace_folder(new, VENDOR)


def _sum(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()
