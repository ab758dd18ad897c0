"""A game that arrives, by link or as text: it goes on with a saved one, stays beside it, or is asked about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.link import decode
from engine.core.problem import Problem
from engine.core.record import Record
from engine.core.replay import open_text
from engine.core.session import Session
from ui.app.games import has_scene
from ui.app.letters import Letter, Torn
from ui.saves.arrival import relation
from ui.saves.post import Post
from ui.saves.shelf import Imported
from ui.words import Words

if TYPE_CHECKING:
    from ui.app.app import App


def receive(app: App, text: str, is_file: bool = False) -> None:
    """Whatever was opened, pasted or chosen: a link, a record, or a file of saved games."""
    text = text.strip()
    try:
        _receive(app, text)
    except Problem as problem:
        if is_file and problem.key in ("link.empty", "link.not_ours", "link.too_long"):
            problem = Problem("save.not_a_file")  # nobody meant a link
        app.open(Torn(problem, text))


def _receive(app: App, text: str) -> None:
    if not text:
        raise Problem("link.empty")
    if not text.startswith("{"):
        arrive(app, decode(text))
        return
    try:
        imported = app.keeper.shelf.import_(text)
    except Problem as problem:
        if problem.key != "save.not_a_file":
            raise
        arrive(app, *open_text(text))
    else:
        app.close()
        app.leave()
        app.slips.say(said_of(imported, app.words), glad=not imported.refused)


def said_of(imported: Imported, words: Words) -> str:
    said = [words("saves.imported", n=imported.added)]
    if imported.kept:
        said.append(words("saves.imported.kept", n=imported.kept))
    if imported.refused:
        said.append(words("saves.imported.refused", n=imported.refused))
    return " ".join(said)


def arrive(app: App, session: Session, lost: int = 0) -> None:
    """`lost`: moves at its end that can no longer be played."""
    if not has_scene(session.game.info.id):
        raise Problem("link.unknown_game")
    how, saved = app.keeper.find(session.record)
    letter = Letter(session, lost)
    if letter.link or saved:
        _drop_beginnings(app.post, session.record)
    if saved is None:
        if letter.link:
            app.post.put(letter.link)
        app.open(letter)
        return
    app.close()
    if how == "fork":
        app.play(session, list(saved.players), sent=session.extent)
    else:
        if how == "further":
            app.keeper.extend(saved.id, session)
        app.resume(saved.id)
    app.thread.say(app.words("arrival", how=how))


def _drop_beginnings(post: Post, record: Record) -> None:
    """Letters that wait and have nothing that this game has not."""
    for link in post.links():
        try:
            waiting = decode(link).record
        except Problem:
            continue
        if relation(record, waiting) in ("further", "same"):
            post.take(link)
