"""Sheets around links and files: the letter that is sent, the one that came, one that cannot be read, and where to
paste one. A sheet about a letter that came holds no view of its game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Seat
from engine.core.link import encode
from engine.core.problem import Problem
from engine.core.session import Session
from ui.app.games import scene_of
from ui.app.problems import say_problem
from ui.app.sheets import AsText, sheet
from ui.html import Markup, b, button, div, g, h1, join, label, p, path, span, svg, textarea
from ui.page import Happening
from ui.table import log
from ui.table.players import ELSEWHERE, Player, names
from ui.table.privacy import Hiding
from ui.widgets.crests import seal
from ui.widgets.icons import icon
from ui.widgets.qr import qr_code
from ui.words import Words

# A QR code of so many modules is read from so small a drawing: 57 of them in the small one, 77 in the large one.
MOST_IN_SMALL_CODE, MOST_IN_CODE = 271, 520


def how_far(session: Session, words: Words) -> str:
    """Which game, and in which turn it is: turns as the sheet of the end counts them."""
    info = session.game.info
    turns = log.turns(scene_of(info.id), session.steps)
    return words("share.holds", game=info.title, n=turns, begun=turns > 0)


class Share(AsText):
    """The link, what it holds, and the ways to send it."""

    def __init__(
        self,
        session: Session,
        name: str | None,
        address: str,
        hides: bool,
        ways: dict[str, bool],
        stands: bool = False,
        computers: Sequence[str] = (),
    ) -> None:
        """`stands`: what was played can no longer be taken back, because somebody waits for it elsewhere.
        `computers`: who is played by this device's computer, which no link takes along."""
        super().__init__("", [("link", "", address)], session.game.info.id)
        self.session, self.name, self.address, self.ways = session, name, address, ways
        self.hides, self.stands, self.computers = hides, stands, computers
        self.modules: list[str] | None = None  # of its QR code, which takes a moment; empty: it could not be made

    def wants_code(self) -> bool:
        return len(self.address) <= MOST_IN_CODE

    def drawn(self, words: Words) -> Markup:
        title = words("share.title") if self.name is None else words("share.for", name=self.name)
        decided = [step.seat for step in self.session.steps if not step.by_itself]
        last = decided[-1] if decided else 0
        beside = div(
            h1(title, id="sheet-title"),
            p(how_far(self.session, words), f". {words('letter.over')}" if self.session.to_act() is None else None),
            None if self.ways["address"] else p(words("share.no_address")),
            div(
                self._code(words),
                div(
                    self._scan(words),
                    label(words("share.link", code=self._has_code()), for_="text-link", class_="way"),
                    textarea(
                        self.address, id="text-link", class_="copy-text", readonly=True, rows=4, spellcheck="false"
                    ),
                    p(words("share.length", n=len(self.address)), class_="second"),
                    class_="letter-link",
                ),
                class_="letter-ways",
            ),
            p(words("share.stands"), class_="second") if self.stands else None,
            p(words("share.computer", names=", ".join(self.computers)), class_="second") if self.computers else None,
            p(icon("eye"), span(words("share.hidden")), class_="ochre-slip") if self.hides else None,
            p(self.said, role="status"),
            class_="letter-words",
        )
        foot = join(
            button(icon("file"), words("share.file"), data_do="save-file", id="do-save-file", class_="key"),
            button(icon("share"), words("share.system"), data_do="system-share", id="do-system-share", class_="key")
            if self.ways["share"]
            else None,
            span(class_="stretch"),
            button(words("sheet.close"), data_do="close-sheet", id="do-close-sheet", class_="key"),
            button(
                words("share.copy"),
                data_do="copy",
                data_field="link",
                id="do-copy-link",
                class_="key filled",
                autofocus=True,
            ),
        )
        return div(
            div(class_="sheet-edge"),
            div(div(tied_letter(last), class_="letter-mat"), beside, class_="sheet-body letter"),
            div(foot, class_="cloth down sheet-foot"),
            class_="sheet-paper wide",
            data_cloth=self.cloth,
        )

    def _has_code(self) -> bool:
        return self.wants_code() and self.modules != []

    def _code(self, words: Words) -> Markup | None:
        """The QR code; its place is kept while it is being made."""
        if not self._has_code():
            return None
        large = len(self.address) > MOST_IN_SMALL_CODE
        drawn = qr_code(self.modules, words("share.code")) if self.modules else None
        return div(drawn, class_="qr large" if large else "qr")

    def _scan(self, words: Words) -> Markup | None:
        if not self._has_code():
            return None
        how = words("share.scan.how", address=self.ways["address"])
        return div(b(words("share.scan"), class_="way"), p(how, class_="second"), class_="scan")


def _link_of(session: Session) -> str:
    """The letter's own link; nothing for a game, come as a file, that is too long for one."""
    try:
        return encode(session)
    except Problem:
        return ""


class Letter:
    """A game that came by link and is not here yet: continue it, or watch? No view is built before the answer."""

    def __init__(self, session: Session, lost: int = 0) -> None:
        self.session = session
        self.lost = lost  # moves at its end that can no longer be played
        self.link = _link_of(session)

    def drawn(self, words: Words) -> Markup:
        session, info = self.session, self.session.game.info
        called = names(session, [Player(ELSEWHERE)] * session.record.seats, words)
        acting = session.to_act()
        foot = join(
            button(words("sheet.close"), data_do="close-sheet", id="do-close-sheet", class_="key"),
            span(class_="stretch"),
            button(
                icon("eye"),
                words("letter.watch" if acting is not None else "letter.look"),
                data_do="letter-watch",
                id="do-letter-watch",
                class_="key",
            ),
            None if acting is None else self._play(acting, called[acting], words),
        )
        body = [
            p(" – ".join(called)),
            p(how_far(session, words), class_="second"),
            p(words("letter.other_rules", n=self.lost)) if self.lost else None,
            p(words("letter.asks", name=called[acting]) if acting is not None else words("letter.over")),
            None if acting is None else self._others(acting, called, words),
        ]
        return sheet(words("letter.title"), body, foot, info.id)

    def _play(self, seat: Seat, name: str, words: Words) -> Markup:
        to_move = seat == self.session.to_act()
        return button(
            words("letter.play", name=name),
            data_do="letter-play",
            data_seat=seat,
            id="do-letter-play" if to_move else f"do-letter-play-{seat}",
            class_="key filled" if to_move else "key ink",
            autofocus=to_move,
        )

    def _others(self, acting: Seat, called: Sequence[str], words: Words) -> Markup:
        """Whoever is to move is likely to open it; another player may, and is told what that shows."""
        hides = isinstance(scene_of(self.session.game.info.id), Hiding)
        return join(
            div(
                p(words("letter.other", name=name, hides=hides), class_="second"),
                self._play(seat, name, words),
                class_="letter-other",
            )
            for seat, name in enumerate(called)
            if seat != acting
        )

    def happened(self, event: Happening) -> bool:
        return False


_TITLED = frozenset({"empty", "not_ours", "too_long", "cut_off", "damaged", "newer", "older", "unknown_game"})
_TEAR = "M6 2L14 11L4 19L14 28L8 34"


class Torn:
    """A paper slip with a torn foot: what is wrong with a link or a file, what is safe, and one way on."""

    def __init__(self, problem: Problem, text: str = "") -> None:
        self.problem = problem
        self.text = text

    def drawn(self, words: Words) -> Markup:
        what, _, kind = self.problem.key.partition(".")
        if what == "link" and kind in _TITLED:
            title, line = words("torn.title", kind=kind), words("torn.line", kind=kind)
        else:
            title, line = words("torn.link" if what == "link" else "torn.file"), say_problem(self.problem, words)
        return div(
            h1(title, id="sheet-title"),
            p(line),
            self._end() if kind == "cut_off" else None,
            p(icon("check"), span(words("torn.safe")), class_="safe"),
            div(
                button(words("torn.again"), data_do="receive", id="do-receive-again", class_="key ink", autofocus=True),
                button(words("sheet.close"), data_do="close-sheet", id="do-close-sheet", class_="key"),
                class_="keys",
            ),
            class_="torn-paper",
        )

    def _end(self) -> Markup:
        """Where it was cut."""
        return p(
            span(f"…{self.text[-16:]}", class_="second"),
            svg(path(d=_TEAR), viewBox="0 0 18 36", class_="tear"),
            span(class_="missing"),
            class_="cut-link",
            aria_hidden=True,
        )

    def happened(self, event: Happening) -> bool:
        return False


class Receive:
    """Where a link, or the text of a game, is pasted; or a file chosen."""

    def __init__(self) -> None:
        self.given = ""

    def drawn(self, words: Words) -> Markup:
        foot = join(
            button(words("sheet.close"), data_do="close-sheet", id="do-close-sheet", class_="key"),
            button(icon("file"), words("receive.file"), data_do="open-file", id="do-open-file", class_="key"),
            span(class_="stretch"),
            button(words("receive.open"), data_do="receive-text", id="do-receive-text", class_="key filled"),
        )
        body = [
            label(words("receive.paste"), for_="received"),
            textarea(
                self.given,
                id="received",
                class_="copy-text",
                rows=5,
                data_do="received",
                spellcheck="false",
                autocomplete="off",
                autofocus=True,
            ),
        ]
        return sheet(words("receive.title"), body, foot)

    def happened(self, event: Happening) -> bool:
        if event.do == "received":
            self.given = event.value
        return False


# Drawing: one strip folded lengthwise, knotted, and sealed by the sender

_SHADE = "M168 4L262 24L216 206L272 222L208 240L160 394L66 376L86 258L46 214L72 176L128 164Z"
_STRIP = "M168 4L262 24L216 206L122 206ZM112 190L208 190L160 394L66 376Z"
_STRIP_FOLDS = "M200 11L154 206M221 15L175 206M241 20L195 206M145 190L98 382M166 190L119 386M187 190L139 390"
_STRIP_EDGE = "M179 6L133 206M124 190L77 378"
_ENDS = "M72 176L46 214L86 258ZM262 136L292 176L272 222Z"
_KNOT = "M72 176L262 136L272 222L86 258Z"
_KNOT_FOLDS = "M80 222L268 184M83 240L270 203"
_KNOT_EDGE = "M75 187L263.6 147"


def tied_letter(seat: int) -> Markup:
    strips = (
        path(d=_SHADE, transform="translate(7 11)", class_="letter-shade"),
        path(d=_STRIP, class_="letter-paper"),
        path(d=_STRIP_FOLDS, class_="letter-fold"),
        path(d=_STRIP_EDGE, class_="letter-cloth"),
        path(d=_ENDS, class_="letter-end"),
        path(d=_KNOT, class_="letter-paper"),
        path(d=_KNOT_FOLDS, class_="letter-fold"),
        path(d=_KNOT_EDGE, class_="letter-cloth"),
    )
    return div(
        svg(g(strips), viewBox="30 0 280 400", class_="letter-strips", aria_hidden=True),
        seal(seat, "letter-seal"),
        class_="tied-letter",
    )
