"""A child that hears Ctrl-C even when the tests run in the background of a shell, which makes children deaf to it."""

from __future__ import annotations

import signal


def hears_ctrl_c() -> None:
    """For `preexec_fn`: what a shell has set to be ignored is heard again."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
