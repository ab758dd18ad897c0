"""Which screen a tab shows, for a reload. It is kept for the tab itself, so that two tabs come back each to its own
game, and for the device, so that a new tab goes on where the last one was."""

from __future__ import annotations

from ui.page import Storage

SCREEN = "tatami.screen"
OPEN = "tatami.open"  # the game on the table
PROBE = "tatami.tab"  # whether this tab keeps anything


class Whereabouts:
    def __init__(self, device: Storage, tab: Storage | None) -> None:
        self._device = device
        self._tab = tab

    @property
    def screen(self) -> str:
        return self._read(SCREEN)

    @property
    def game(self) -> str:
        return self._read(OPEN)

    def comes_back(self) -> bool:
        """This tab has shown a screen before; where it keeps nothing, nobody can tell."""
        tab = self._tab
        return tab is None or tab.read(SCREEN) is not None or not tab.write(PROBE, "")

    def keep(self, screen: str, game: str | None = None) -> None:
        for storage in (self._device, self._tab):
            if storage is not None:
                storage.write(SCREEN, screen)
                if game is not None:
                    storage.write(OPEN, game)

    def wiped(self) -> bool:
        """Somebody has cleared the device's storage, or it keeps nothing."""
        return self._device.read(SCREEN) is None

    def _read(self, key: str) -> str:
        own = self._tab.read(key) if self._tab is not None else None
        return (self._device.read(key) if own is None else own) or ""
