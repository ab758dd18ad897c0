"""The two commands as a person starts them, and what the checkout promises about what they fetch."""

import json
import signal
import socket
import subprocess
import sys
import urllib.request

import pytest

from tests.support.ctrl_c import hears_ctrl_c
from tools.places import ROOT
from tools.runtime import vendor_fits


def run(*args):
    return subprocess.run([sys.executable, *args], cwd=ROOT, capture_output=True, text=True, timeout=60)


def test_play_says_that_its_port_is_taken():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        done = run("tools/play.py", "--port", str(taken.getsockname()[1]))
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "is taken" in done.stderr


@pytest.mark.parametrize("args", [["tools/play.py", "--port", "65536"], ["tools/test.py", "nonsense"]])
def test_wrong_arguments(args):
    done = run(*args)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_test_names_its_parts():
    assert "lint, engine, pyodide, browser" in run("tools/test.py", "nonsense").stderr


@pytest.mark.skipif(not vendor_fits(), reason="the runtime is not fetched")
@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is a signal")
def test_play_serves_and_ends_quietly():
    command = [sys.executable, "tools/play.py", "--port", "0"]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, cwd=ROOT, preexec_fn=hears_ctrl_c, **pipes) as play:
        assert play.stdout is not None
        assert play.stderr is not None
        said = play.stdout.readline()
        address = next(word for word in said.split() if word.startswith("http"))
        with urllib.request.urlopen(address + "static/vendor/pyodide/pyodide.asm.wasm") as response:
            assert response.headers["Content-Type"] == "application/wasm"
        play.send_signal(signal.SIGINT)
        assert play.wait(timeout=20) == 0
        assert play.stderr.read() == ""


def test_the_lock_pins_everything_and_names_no_host():
    text = (ROOT / "package-lock.json").read_text(encoding="utf-8")
    assert "resolved" not in text
    assert "://" not in text
    packages = json.loads(text)["packages"]
    assert all(facts["integrity"].startswith("sha512-") for name, facts in packages.items() if name)


def test_the_two_lists_of_packages_agree():
    wanted = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
    locked = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name, version in {**wanted["dependencies"], **wanted["devDependencies"]}.items():
        assert locked[f"node_modules/{name}"]["version"] == version
