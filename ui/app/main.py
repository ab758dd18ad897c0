"""The app's entry: called once, when Python is ready."""

from __future__ import annotations

from ui.app.app import App


def start() -> None:
    """Takes over the page the shell has painted."""
    from ui.dom import Browser, LocalStorage

    app = App(LocalStorage())
    page = Browser(app.happened, app.failed)
    app.begin(page)
    page.started()
