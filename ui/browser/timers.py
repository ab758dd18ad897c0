"""Calls that wait. One ear of the browser's hears all of them end, by their numbers."""

from __future__ import annotations

from collections.abc import Callable


class Timers:
    def __init__(self, wait: Callable[[int, int], int], give_up: Callable[[int], None]) -> None:
        """`wait`: has the browser call `ended` with a number after so many milliseconds; its own number comes back."""
        self._wait = wait
        self._give_up = give_up
        self._calls: dict[int, Callable[[], None]] = {}
        self._waits: dict[int, int] = {}
        self._next = 0

    def later(self, milliseconds: int, call: Callable[[], None]) -> int:
        self._next += 1
        timer = self._next
        self._calls[timer] = call
        self._waits[timer] = self._wait(milliseconds, timer)
        return timer

    def forget(self, timer: int) -> None:
        if self._calls.pop(timer, None):
            self._give_up(self._waits.pop(timer))

    def ended(self, timer: int) -> None:
        call = self._calls.pop(timer, None)
        self._waits.pop(timer, None)
        if call:
            call()
