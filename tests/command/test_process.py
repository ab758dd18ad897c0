"""The command line as another program meets it: a process with pipes."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.support.ctrl_c import hears_ctrl_c

ROOT = Path(__file__).parent.parent.parent
ENGINE = [sys.executable, "-m", "engine"]

pytestmark = pytest.mark.cpython


def start(*words, **more):
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **more}
    return subprocess.Popen([*ENGINE, *words], cwd=ROOT, **pipes)


def test_talk_answers_each_line_at_once():
    with start("talk") as process:
        for request, words in (
            ({"new": {"game": "mana", "seed": 7}}, '"D@b1"'),
            ({"play": "D@b1"}, '"to_act":1'),
            ({"play": "D@b1"}, '"ok":false'),
            ({"view": None}, '"view"'),
        ):
            process.stdin.write(json.dumps(request).encode() + b"\n")
            process.stdin.flush()
            answer = process.stdout.readline()  # would wait for ever if the answer were not flushed
            assert words in answer.decode()
            json.loads(answer)
        out, err = process.communicate()
        assert (out, err, process.returncode) == (b"", b"", 0)


def test_talk_answers_every_line_with_one():
    lines = [
        b"",
        b"\r",
        b'{"new": {"game": "mana"}}\r',
        b"\xff",
        b"[" * 200_000,
        b'"' + b"x" * 7_000_000 + b'"',
        b'{"play": 0}',
        b'{"play": "\xe2\x80\xa8"}',  # a line separator for Unicode is none here
        b'{"view": 0}',  # the last line has no end
    ]
    with start("talk") as process:
        out, err = process.communicate(b"\n".join(lines))
    answers = [json.loads(line) for line in out.splitlines()]
    assert [answer["ok"] for answer in answers] == [False, False, True, False, False, False, True, False, True]
    assert err == b""
    assert process.returncode == 0


def test_a_reader_that_leaves_early_is_no_trouble():
    with start("perft", "mana", "--depth", "1", "--divide") as process:
        process.stdout.close()
        err = process.stderr.read()
        process.wait()
    assert err == b""


def test_a_terminal_without_these_letters(tmp_path):
    done = subprocess.run(
        [*ENGINE, "show", "1é"], cwd=ROOT, capture_output=True, env={"PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    )
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT to send")
def test_ctrl_c_ends_quietly():
    with start("talk", preexec_fn=hears_ctrl_c) as process:
        process.stdin.write(b"\n")
        process.stdin.flush()
        process.stdout.readline()
        time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    assert (out, err, process.returncode) == (b"", b"", 130)


@pytest.mark.skipif(sys.platform == "win32", reason="a shell closes the streams")
@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        ("talk <&-", 2, "There is no standard input to read from."),
        ("show - <&-", 2, "There is no standard input to read from."),
        ("play mana <&-", 2, "There is no standard input to read from."),
        ("score naishi <&-", 2, "There is no standard input to read from."),
        ("list >&-", 1, "There is no standard output to write to."),
        ("list >/dev/full", 1, "Reading or writing failed: No space left on device."),
        ("--help >/dev/full", 1, "Reading or writing failed: No space left on device."),
        ("list >&- 2>&-", 1, ""),
        ("show x 2>&-", 2, ""),
    ],
)
def test_streams_that_are_closed_or_full(words, code, sentence):
    if "/dev/full" in words and not Path("/dev/full").exists():
        pytest.skip("there is no /dev/full")
    done = subprocess.run(
        ["sh", "-c", f'exec "$0" -m engine {words}', sys.executable], cwd=ROOT, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout, done.stderr.strip()) == (code, "", sentence)
