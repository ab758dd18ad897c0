"""Mana in words: prompts, spoken names of squares, why a touch is refused, the rules at this step."""

from __future__ import annotations

from engine.core.game import Seat, Text
from engine.core.session import Step
from ui.mana.position import RESERVE, SWAP, Position, is_square, symbol
from ui.table.scene import Look, Prompt


def prompt(look: Look) -> Prompt:
    words, asked = look.words, look.asked
    if asked is None:
        return Prompt("")
    name = look.actor
    if asked.kind in ("place_daimyo", "place_ronin"):
        return Prompt(_placing(look))
    steps = (words("mana.step.piece"), words("mana.step.landing"), words("mana.step.bird"))
    picked = look.picker.picked
    if not picked:
        return Prompt(_begin(look), steps, 0)
    if len(picked) == 1:
        if picked[0] == RESERVE:
            return Prompt(words("mana.prompt.return", name=name), steps, 1)
        kind = Position(look.view).kind(picked[0])
        return Prompt(words("mana.prompt.landing", name=name, piece=kind, square=picked[0]), steps, 1)
    return Prompt(words("mana.prompt.bird", name=name, symbol=symbol(picked[1])), steps, 2)


def _placing(look: Look) -> str:
    words, name = look.words, look.actor
    assert look.asked is not None
    if look.asked.kind == "place_ronin":
        return words("mana.prompt.place_ronin", name=name)
    return words("mana.prompt.place_daimyo", name=name, double=_on_double(look))


def _on_double(look: Look) -> bool:
    """The daimyo may stand on doubles only."""
    squares = look.picker.next_spots()
    return bool(squares) and all(symbol(square) == 2 for square in squares)


def _begin(look: Look) -> str:
    words, name, asked = look.words, look.actor, look.asked
    assert asked is not None
    if asked.kind == "blocked":
        return words("mana.prompt.blocked", name=name)
    if asked.kind == "first_turn":
        return words("mana.prompt.first_turn", name=name)
    demanded = asked.cause.args["symbol"] if asked.cause else 1
    may_swap = SWAP in look.picker.next_spots()
    if asked.kind == "demand":
        return words("mana.prompt.swap" if may_swap else "mana.prompt.demand", name=name, symbol=demanded)
    with_reserve = RESERVE in look.picker.next_spots()
    if may_swap:
        return words("mana.prompt.swap_free", name=name, reserve=with_reserve)
    if asked.kind == "free":
        return words("mana.prompt.free", name=name, symbol=demanded, reserve=with_reserve)
    return words("mana.prompt.free_otherwise", name=name, kind=asked.kind, reserve=with_reserve)


def told(step: Step, seat: Seat | None) -> Text:
    """A step afterwards: who plays what since the swap, and which ronin nobody had to place."""
    event = step.events[0].seen_by(None)
    if event["kind"] == "swapped":
        return Text("mana.log.swapped", {"seat": 1 - step.seat})
    if event["kind"] == "placed" and step.by_itself:
        return Text("mana.log.follows", {"seat": step.seat, "to": event["to"]})
    return step.said[-1 if seat is None else seat]


def demand(look: Look) -> str:
    """Beside the sign of the bird: what it asks."""
    words, asked = look.words, look.asked
    if asked is None:
        return words("mana.demand.over")
    if asked.cause is None:
        return words("mana.demand.none")
    if asked.kind in ("demand", "blocked"):
        return words.say(asked.cause)
    if asked.kind == "free":
        return words("mana.demand.free", symbol=asked.cause.args["symbol"])
    return words("mana.demand.free_otherwise")


def spoken(square: str, look: Look, position: Position) -> str:
    """A square's name for those who hear it: c3, double, ronin of Ania, may be chosen."""
    words = look.words
    parts = [words("mana.spoken.square", square=square, symbol=symbol(square))]
    colour, piece = _stands(square, look, position)
    if colour:
        owner = look.names[position.seat_of(colour)]
        parts.append(words("mana.spoken.piece", piece=piece, name=owner, colour=colour))
    elif square == position.bird:
        parts.append(words("mana.spoken.bird"))
    state = _state(square, look, colour)
    if state:
        parts.append(words("mana.spoken.state", state=state))
    return ", ".join(parts)


def _stands(square: str, look: Look, position: Position) -> tuple[str | None, str]:
    """Colour and kind of the piece there; one that has landed is where it was set down."""
    picked = look.picker.picked
    if len(picked) == 2 and square == picked[1]:
        return position.side, position.kind(picked[0]) if is_square(picked[0]) else "ronin"
    if len(picked) == 2 and square == picked[0]:
        return None, ""
    colour = position.colour(square)
    return colour, position.kind(square) if colour else ""


def _state(square: str, look: Look, colour: str | None) -> str | None:
    picker = look.picker
    if square in picker.next_spots():
        if len(picker.picked) == 2:
            return "bird"
        if picker.picked:
            return "capture" if colour else "land"
        return "choose" if colour else "place"
    if square in picker.picked:
        return "chosen"
    return None


def aside(look: Look) -> str:
    """What the landing under the pointer means for the bird."""
    words, spot, picker = look.words, look.preview, look.picker
    if spot is None or not is_square(spot) or spot not in picker.next_spots() or len(picker.picked) != 1:
        return ""
    position = Position(look.view)
    if position.colour(spot) and position.kind(spot) == "daimyo":
        return words("mana.aside.wins")
    return words("mana.aside.bird", square=spot, symbol=symbol(spot))


def refused(spot: str, look: Look) -> str:
    words, asked, position = look.words, look.asked, Position(look.view)
    if asked is None:
        return words("table.refused.over")
    if asked.kind in ("place_daimyo", "place_ronin"):
        return words("mana.refused.place", kind=asked.kind, double=_on_double(look))
    picked = look.picker.picked
    if len(picked) == 2:
        return _refused_bird(spot, picked[1], look, position)
    if picked:
        return _refused_landing(spot, picked[0], look, position)
    return _refused_piece(spot, look, position)


def _refused_piece(spot: str, look: Look, position: Position) -> str:
    words, asked = look.words, look.asked
    assert asked is not None
    demanded = asked.cause.args["symbol"] if asked.cause else 1
    if spot == RESERVE:
        return words("mana.refused.reserve", symbol=demanded)
    if spot == position.bird:
        return words("mana.refused.bird_first")
    colour = position.colour(spot)
    if colour is None:
        return words("mana.refused.empty", square=spot)
    if colour != position.side:
        return words("mana.refused.not_own", name=look.names[position.seat_of(colour)])
    if asked.kind == "demand" and symbol(spot) != demanded:
        return words(
            "mana.refused.demand",
            asked=words("mana.symbol", symbol=demanded),
            square=spot,
            stands=words("mana.symbol", symbol=symbol(spot)),
        )
    return words("mana.refused.blocked", square=spot, n=symbol(spot))


def _refused_landing(spot: str, start: str, look: Look, position: Position) -> str:
    words = look.words
    if spot == position.bird:
        return words("mana.refused.on_bird")
    if spot == RESERVE or start == RESERVE:
        return words("mana.refused.occupied")
    if position.colour(spot) == position.side:
        return words("mana.refused.on_own", square=spot)
    return words("mana.refused.reach", square=spot, n=symbol(start))


def _refused_bird(spot: str, landing: str, look: Look, position: Position) -> str:
    words = look.words
    if spot == RESERVE or symbol(spot) != symbol(landing):
        return words("mana.refused.bird_symbol", symbol=symbol(landing))
    if spot == position.bird:
        return words("mana.refused.bird_stays")
    return words("mana.refused.bird_occupied")


def help_lines(look: Look) -> list[str]:
    """The rules at this step."""
    words, asked = look.words, look.asked
    if asked is None:
        return [words("mana.help.goal")]
    if asked.kind in ("place_daimyo", "place_ronin"):
        return [words("mana.help.place"), words("mana.help.goal")]
    picked = look.picker.picked
    if len(picked) == 2:
        lines = [words("mana.help.bird"), words("mana.help.demand")]
    elif picked:
        lines = [words("mana.help.walk"), words("mana.help.capture"), words("mana.help.bird")]
    else:
        lines = [words("mana.help.demand") if asked.kind == "demand" else words("mana.help.free")]
        lines.append(words("mana.help.walk"))
    if SWAP in look.picker.next_spots():
        lines.insert(0, words("mana.help.swap"))
    return [*lines, words("mana.help.goal"), words("mana.help.draw")]
