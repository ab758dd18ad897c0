"""The generic picker: a move is a path of spots through the legal list.

The scene says, for each legal action, which spots a player touches and in which order. The picker knows nothing
else: it offers the next spots, takes one, steps back, and finishes when a path is complete. No path may be the
beginning of another one, else nobody could tell when it is finished. An action may have several ways: a pair is
touched in either order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

Path: TypeAlias = "tuple[str, ...]"


def ways_of(path: Path | list[Path]) -> list[Path]:
    return path if isinstance(path, list) else [path]


class Picked(NamedTuple):
    """What a touch did."""

    kind: str  # "next": a step further · "back": a step back · "other": begun anew · "done" · "refused"
    action: int | None = None  # done: its index in the list


class Picker:
    def __init__(self, paths: Sequence[Path | list[Path]], picked: Path = ()) -> None:
        ways = [(way, action) for action, path in enumerate(paths) for way in ways_of(path)]
        self._paths = tuple(way for way, _ in ways)
        self._actions = tuple(action for _, action in ways)
        self._picked: Path = ()
        self._known: dict[Path, list[str]] = {}  # what may follow a beginning
        if picked and self.matching(picked):
            self._picked = picked

    @property
    def picked(self) -> Path:
        return self._picked

    @property
    def empty(self) -> bool:
        return not self._paths

    def matching(self, beginning: Path) -> list[int]:
        """The paths that go on from this beginning."""
        n = len(beginning)
        return [i for i, path in enumerate(self._paths) if len(path) > n and path[:n] == beginning]

    def _after(self, beginning: Path) -> list[str]:
        if beginning not in self._known:
            n = len(beginning)
            self._known[beginning] = list(dict.fromkeys(self._paths[i][n] for i in self.matching(beginning)))
        return self._known[beginning]

    def next_spots(self) -> list[str]:
        """What may be touched now, in the order of the legal list."""
        return self._after(self._picked)

    def would_follow(self, spot: str) -> list[str]:
        """What could be touched after this spot: for a look ahead."""
        return self._after((*self._picked, spot))

    def instead(self) -> list[str]:
        """What may be chosen in place of the first spot."""
        if not self._picked:
            return []
        following = set(self.next_spots())
        return [spot for spot in self._after(()) if spot not in following and spot not in self._picked]

    def pick(self, spot: str) -> Picked:
        if spot in self.next_spots():
            return self._go((*self._picked, spot), "next")
        if self._picked and spot == self._picked[-1]:
            self.back()
            return Picked("back")
        if spot in self.instead():
            return self._go((spot,), "other")
        return Picked("refused")

    def _go(self, path: Path, kind: str) -> Picked:
        if path in self._paths:
            return Picked("done", self._actions[self._paths.index(path)])
        self._picked = path
        return Picked(kind)

    def back(self) -> bool:
        """One spot back; False: there was none."""
        if not self._picked:
            return False
        self._picked = self._picked[:-1]
        return True

    def reset(self) -> None:
        self._picked = ()
