"""Build: make dist/, the page as a folder for any static host, and dist/tatami.html, the page in one file.

    python3 tools/build.py [--out FOLDER]

Needs nothing but Python 3.11 (Node is fetched where there is none). The same sources give the same bytes.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tools.building.inputs import Inputs

KEPT_FOR = 3600  # seconds


def main() -> int:
    sys.path[0] = str(Path(__file__).resolve().parent.parent)
    from tools.places import ROOT, Trouble

    parser = argparse.ArgumentParser(prog="tools/build.py", description="Build the page into a folder.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where to (default: dist/)")
    args = parser.parse_args()
    try:
        build(args.out)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


def build(out: Path, inputs: Inputs | None = None) -> None:
    """Make `out` new, whole: a build that fails leaves the old one."""
    from tools.building.inputs import read_inputs
    from tools.building.python_side import make_python_side
    from tools.building.single import single_file
    from tools.building.site import site_files
    from tools.places import ROOT, replace_folder, say
    from tools.runtime import ensure_vendor

    ensure_vendor()
    inputs = inputs or read_inputs(ROOT)
    python = make_python_side(inputs)
    files = site_files(inputs, python)
    files["tatami.html"] = single_file(inputs, python).encode()
    out.parent.mkdir(parents=True, exist_ok=True)
    new = out.with_name(f".{out.name}-new-{os.getpid()}")
    shutil.rmtree(new, ignore_errors=True)
    for name, content in files.items():
        (new / name).parent.mkdir(parents=True, exist_ok=True)
        (new / name).write_bytes(content)
    replace_folder(new, out)
    total = sum(len(content) for name, content in files.items() if name != "tatami.html")
    say(f"{out}: build {inputs.id}, {total / 1e6:.1f} MB; tatami.html {len(files['tatami.html']) / 1e6:.1f} MB.")


def ensure_build() -> Path:
    """A build of what is here now, for tests and measurements: made only when something has changed since."""
    from tools.building.inputs import read_inputs
    from tools.places import ROOT, WORK, one_at_a_time
    from tools.runtime import ensure_vendor

    ensure_vendor()
    folder = WORK / "builds"
    with one_at_a_time("build"):
        inputs = read_inputs(ROOT)
        out = folder / inputs.id
        if not out.exists():
            for old in folder.glob("*"):
                if old.stat().st_mtime < time.time() - KEPT_FOR:  # another run may still be using a younger one
                    shutil.rmtree(old, ignore_errors=True)
            build(out, inputs)
    return out


if __name__ == "__main__":
    sys.exit(main())
