"""Talking to the bot's worker the way the app does."""

from __future__ import annotations

from playwright.sync_api import Page

RECORD = """
from engine.core.record import write_record
from engine.core.registry import REGISTRY
from engine.core.session import Session
session = Session.new(REGISTRY.game("mana"), seed=7)
for _ in range(14):  # into the middle of a game: nothing known by heart, no win that is plain to see
    session.play(session.choices() // 3)
[write_record(session.record), session.to_act()]
"""
HIRE = """async (source) => {
  window.bot?.stop();
  window.heard = [];
  [window.record, window.seat] = tatami.python.runPython(source).toJs();
  window.bot = await tatami.startWorker("engine.bots.worker", (text) => heard.push(JSON.parse(text)));
  return bot.from;
}"""
# id and level
ASK = "([id, level]) => bot.post(JSON.stringify({ id, ask: { record, seat, level, salt: 1 } }))"
CANCEL = "(id) => bot.post(JSON.stringify({ id, cancel: true }))"


def hire(page: Page) -> str:
    """Start a worker; says whether its Python came from the snapshot."""
    return str(page.evaluate(HIRE, RECORD))
