"""The app's entry: called once, when Python is ready."""

from __future__ import annotations

from ui.app.app import App


def start() -> None:
    """Takes over the page the shell has painted."""
    from ui.dom import Browser, web_storage

    app = App(web_storage("localStorage"), web_storage("sessionStorage"))
    page = Browser(app.happened, app.failed)
    app.begin(page)
    page.started()
