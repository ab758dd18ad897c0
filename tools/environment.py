"""Python packages that the tools install for themselves, in folders whose stamp says what is in them."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tools.places import WORK, Trouble, one_at_a_time, say

STAMP = "stamp.txt"
# Words of pip, npm and apt-get by which a missing network is told from other failures.
OFFLINE_WORDS = (
    "enotfound", "eai_again", "enetunreach", "econnrefused", "etimedout", "econnreset", "err_socket_timeout",
    "name resolution", "failed to resolve", "network is unreachable", "newconnectionerror",
    "connection refused", "could not resolve", "temporary failure", "read timed out", "connecttimeout",
)  # fmt: skip


def stamp_of(*parts: str) -> str:
    """A hash over all that decides what a folder holds: when any part changes, the folder is made anew."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def this_python() -> str:
    """The interpreter as a part of a stamp: compiled packages fit one version in one place."""
    return f"{sys.implementation.cache_tag} {sys.version_info[:3]} {sys.platform} {sys.base_prefix}"


def has_stamp(folder: Path, stamp: str) -> bool:
    try:
        return (folder / STAMP).read_text(encoding="ascii") == stamp
    except (OSError, UnicodeDecodeError):
        return False


def write_stamp(folder: Path, stamp: str) -> None:
    (folder / STAMP).write_text(stamp, encoding="ascii")


def sounds_offline(output: str) -> bool:
    lower = output.lower()
    return any(word in lower for word in OFFLINE_WORDS)


def failure(what: str, output: str) -> Trouble:
    """The sentence for a fetch that failed; what the program itself said stands above it."""
    if sounds_offline(output):
        return Trouble(f"Could not fetch {what}: there seems to be no network. Connect once and run this again.")
    tail = "\n".join(output.strip().splitlines()[-15:])
    return Trouble(f"{tail}\nCould not fetch {what}: the lines above are what the installer said.")


@dataclass(frozen=True)
class Environment:
    """A Python with packages of its own: a venv, or this Python with a folder of packages before its path."""

    python: str
    variables: Mapping[str, str] = field(default_factory=dict)

    def command(self, module: str, *args: str) -> list[str]:
        return [self.python, "-m", module, *args]

    def environ(self, **more: str) -> dict[str, str]:
        return {**os.environ, **self.variables, **more}


def pip_command() -> list[str]:
    """A pip: this Python's, or one in a venv where this Python was installed without it."""
    if _works([sys.executable, "-m", "pip", "--version"]):
        return [sys.executable, "-m", "pip"]
    folder = WORK / "pip"
    python = _venv_python(folder)
    if not _works([str(python), "-m", "pip", "--version"]):
        shutil.rmtree(folder, ignore_errors=True)
        if not _works([sys.executable, "-m", "venv", str(folder)]):
            raise Trouble(
                "This Python can install nothing: it has neither pip nor venv; install them "
                "(on Debian or Ubuntu: apt install python3-venv) and run this again."
            )
    return [str(python), "-m", "pip"]


def packages(name: str, requirements: Sequence[str], options: Sequence[str] = (), what: str = "") -> Path:
    """A folder that holds these packages, installed once: the `name` folder among the tools' own."""
    folder = WORK / name
    stamp = stamp_of(this_python(), *requirements, *options)
    with one_at_a_time(name):
        if not has_stamp(folder, stamp):
            say(f"Fetching {what or name}, once.")
            shutil.rmtree(folder, ignore_errors=True)
            pip_install([*pip_command()], ["--target", str(folder), *options, *requirements], what or name)
            write_stamp(folder, stamp)
    return folder


def environment(name: str, requirements: Sequence[str], check: str, what: str = "") -> Environment:
    """An environment with these packages, made once. `check` is a statement that a healthy one can run."""
    folder = WORK / name
    stamp = stamp_of(this_python(), *requirements)
    with one_at_a_time(name):
        if has_stamp(folder, stamp):
            found = _environment_in(folder)
            if _works([found.python, "-c", check], found.environ()):
                return found
            say(f"The environment for {what or name} is damaged: making it anew.")
        if Path(sys.prefix).resolve() == folder.resolve():
            raise Trouble("This Python is in a folder that has to be made anew: run this with another Python.")
        say(f"Fetching {what or name}, once.")
        shutil.rmtree(folder, ignore_errors=True)
        if _works([sys.executable, "-m", "venv", str(folder)]):
            pip_install([str(_venv_python(folder)), "-m", "pip"], requirements, what or name)
        else:  # a Python without venv: a folder of packages does as well
            shutil.rmtree(folder, ignore_errors=True)
            pip_install([*pip_command()], ["--target", str(folder), *requirements], what or name)
        made = _environment_in(folder)
        if not _works([made.python, "-c", check], made.environ()):
            raise Trouble(f"The environment for {what or name} was installed in {folder} but does not work.")
        write_stamp(folder, stamp)
        return made


def pip_install(pip: Sequence[str], args: Sequence[str], what: str) -> None:
    command = [*pip, "install", "--quiet", "--disable-pip-version-check", "--no-input", *args]
    done = subprocess.run(command, capture_output=True, text=True, errors="replace")
    if done.returncode != 0:
        raise failure(what, done.stdout + done.stderr)


def read_requirements(file: Path) -> list[str]:
    """The pinned lines of a requirements file, without its comments."""
    lines = (line.split("#")[0].strip() for line in file.read_text(encoding="utf-8").splitlines())
    return [line for line in lines if line]


def _environment_in(folder: Path) -> Environment:
    python = _venv_python(folder)
    if python.exists():
        return Environment(str(python), {"VIRTUAL_ENV": str(folder)})
    return Environment(sys.executable, {"PYTHONPATH": str(folder)})


def _venv_python(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _works(command: Sequence[str], environ: Mapping[str, str] | None = None) -> bool:
    try:
        return subprocess.run(command, capture_output=True, env=environ).returncode == 0
    except OSError:
        return False
