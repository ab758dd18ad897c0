"""The protocol by which other programs play, as UCI is for chess: a line of JSON in, a line of JSON out.

    {"new": {"game": "mana", "seats": 2, "options": {}, "seed": 7}}   all but the game may be left out
    {"open": "LINK or record"}                    a link, a record as text, or a record as an object
    {"position": {"game": "mana", "text": "…"}}   also seats, options, seed; `text` as `record` answers it
    {"play": 3} or {"play": "e1-e4@a2"}           an index into `actions`, or a text from it
    {"undo": 1}                                   so many decisions, with the forced steps after them
    {"view": 0}                                   what that seat sees; null: an onlooker
    {"bot": {"level": 2}}                         what the bot would play; also nodes, salt. It does not play it.
    {"record": true}                              `record`, `link`, `position`, `bits`

An answer has `ok`, `to_act` (null at the end), `actions` (their texts in order), `events` (what the request
brought about, as an onlooker sees it), `result`, and what was asked for under its own key. A line that
cannot be answered gets `{"ok": false, "error": "one sentence"}`, and the game stands as it was.
The program that talks keeps the table: `actions` are those of the seat to act and may name its secrets, while
`events` tell only what everybody sees. `view` shows what one seat may know.

new       The seed left out is 0, not a new one: the same lines get the same answers.
open      answers `played`, how many actions were played again, and `lost`, how many at the end of a record made
          under other rules can no longer be played.
bot       `level` is a number or its name: 0 random, 1 easy, 2 medium, 3 hard; left out it is 2. `nodes` is another
          budget than the level's, `salt` another choice among equals (left out: 0). It answers `action` and `index`,
          its text and its place in `actions`; `nodes`, how many it looked at; `share`, how much of its budget that
          is, in percent; `estimate`, its seat's chance to win in percent; `says`, something certain such as a
          forced win, with `key` and `args`, or null; and `line`, the play it expects.
record    `position` is what {"position": …} takes as `text`, null where the game has none to give; `link` is null
          where a game is too long for one; `bits` is the sum of log2 of the choices.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from engine.bots.bot import LEVEL_NAMES, Budget, choose, thought_to_json
from engine.bots.simple import player
from engine.core import link
from engine.core.game import Event
from engine.core.problem import Problem, add_sentences
from engine.core.record import from_json, to_json
from engine.core.registry import REGISTRY, Registry
from engine.core.replay import Opened, open_record, open_text
from engine.core.session import Session
from engine.core.wire import Fields, new_session, parse, short, spelt

MOST_LINE = 3_000_000  # a record of full length, as a text with every quotation mark escaped

add_sentences(
    {
        "talk.one": "A line is an object with one request: {known}.",
        "talk.no_game": "There is no game yet; begin with new, open or position.",
        "talk.undo": "Only {count} can be taken back, not {asked}.",
    }
)

Answer = dict[str, Any]


class Talk:
    """One conversation about one game at a time."""

    def __init__(self, registry: Registry = REGISTRY) -> None:
        self._registry = registry
        self._session: Session | None = None
        self._events: list[Event] = []
        self._requests: dict[str, Callable[[Any], Answer]] = {
            "new": self._new,
            "open": self._open,
            "position": self._position,
            "play": self._play,
            "undo": self._undo,
            "view": self._view,
            "bot": self._bot,
            "record": self._record,
        }

    def answer(self, line: str | bytes) -> str:
        """The one line (without its end) that answers this line."""
        return json.dumps(self._answer(line), separators=(",", ":"))

    def _answer(self, line: str | bytes) -> Answer:
        self._events = []
        try:
            if len(line) > MOST_LINE:
                raise Problem("json.long", most=MOST_LINE)
            request = parse(line)
            if type(request) is not dict or len(request) != 1 or not set(request) <= set(self._requests):
                raise Problem("talk.one", known=", ".join(self._requests))
            ((name, value),) = request.items()
            own = self._requests[name](value)
            return {"ok": True, **self._table(), **own}
        except Problem as problem:
            return {"ok": False, "error": str(problem)}
        except Exception as mistake:  # ours; but the other program still waits for its line
            return {"ok": False, "error": f"Something went wrong here: {type(mistake).__name__} {short(str(mistake))}."}

    def _table(self) -> Answer:
        session = self._session
        if session is None:
            return {"to_act": None, "actions": [], "events": [], "result": None}
        result = session.result()
        return {
            "to_act": session.to_act(),
            "actions": session.actions(),
            "events": [event.seen_by(None) for event in self._events],
            "result": None if result is None else result.to_json(),
        }

    def _game(self) -> Session:
        if self._session is None:
            raise Problem("talk.no_game")
        return self._session

    def _begin(self, session: Session) -> None:
        self._session = session
        self._events = [event for step in session.steps for event in step.events]

    # Requests

    def _new(self, value: Any) -> Answer:
        self._begin(new_session(Fields(value, "new"), self._registry, None))
        return {}

    def _position(self, value: Any) -> Answer:
        self._begin(new_session(Fields(value, "position"), self._registry, "text"))
        return {}

    def _open(self, value: Any) -> Answer:
        opened = self._opened(value)
        self._session = opened.session
        return {"open": {"played": len(opened.session), "lost": opened.lost}}

    def _opened(self, value: Any) -> Opened:
        if type(value) is dict:
            return open_record(from_json(value), self._registry)
        if type(value) is not str:
            raise Problem("json.type", where="open", what="a link or a record")
        if value.lstrip().startswith("{"):
            return open_text(value, self._registry)
        return Opened(link.decode(value, self._registry), 0)

    def _play(self, value: Any) -> Answer:
        session = self._game()
        if type(value) not in (int, str):
            raise Problem("json.type", where="play", what="a whole number or a text")
        self._events = session.play(value)
        return {}

    def _undo(self, value: Any) -> Answer:
        session = self._game()
        if type(value) is not int or value < 1:
            raise Problem("json.type", where="undo", what="a whole number from 1")
        decisions = [at for at, step in enumerate(session.steps) if not step.by_itself]
        if not decisions:
            raise Problem("play.nothing_to_undo")
        if value > len(decisions):
            count = "1 decision" if len(decisions) == 1 else f"{len(decisions)} decisions"
            raise Problem("talk.undo", count=count, asked=spelt(value))
        session.cut_to(decisions[-value])
        return {}

    def _view(self, value: Any) -> Answer:
        session = self._game()
        if value is not None and type(value) is not int:
            raise Problem("json.type", where="view", what="a seat or null")
        return {"view": session.chair(value).view()}

    def _bot(self, value: Any) -> Answer:
        session = self._game()
        fields = Fields(value, "bot")
        level = _level(fields)
        nodes = fields.number("nodes", 0, 1, 10**9) or None
        salt = fields.number("salt", 0, 0, 10**18)
        fields.finish()
        seat = session.to_act()
        if seat is None:
            raise Problem("play.over")
        chair = session.chair(seat)
        thought = choose(player(session.game.info.id, level), chair, Budget(level, nodes, salt))
        return {"bot": thought_to_json(thought, chair)}

    def _record(self, value: Any) -> Answer:
        session = self._game()
        if value is not True:
            raise Problem("json.type", where="record", what="true")
        return {
            "record": to_json(session.record),
            "link": _link(session),
            "position": session.position(),
            "bits": link.bits(session),
        }


def _level(fields: Fields) -> int:
    """By number or by name."""
    value = fields.value("level") if fields.has("level") else 2
    if type(value) is str and value in LEVEL_NAMES:
        return LEVEL_NAMES.index(value)
    if type(value) is int and 0 <= value < len(LEVEL_NAMES):
        return value
    what = f"a whole number from 0 to {len(LEVEL_NAMES) - 1} or one of {', '.join(LEVEL_NAMES)}"
    raise Problem("json.type", where=fields.name("level"), what=what)


def _link(session: Session) -> str | None:
    """None where a game is too long for a link, or began in too large a position."""
    try:
        return link.encode(session)
    except Problem:
        return None
