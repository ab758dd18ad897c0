"""Who sits where: a person at this screen or the computer at a level."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.session import Session
from ui.words import Words

PERSON, COMPUTER = "person", "computer"


class Player(NamedTuple):
    kind: str = PERSON
    level: int = 1  # of the computer

    @property
    def is_computer(self) -> bool:
        return self.kind == COMPUTER


def names(session: Session, players: list[Player], words: Words) -> list[str]:
    """How the seats are called: by their names, else by what sits there; never two alike."""
    computers = sum(player.is_computer for player in players)
    found: list[str] = []
    for seat, player in enumerate(players):
        given = session.record.names[seat]
        if given:
            found.append(given)
        elif player.is_computer and computers == 1:
            found.append(words("seat.computer"))
        elif player.is_computer:
            found.append(words("seat.computer_number", n=seat + 1))
        else:
            found.append(words("seat.person_number", n=seat + 1))
    return found


def below(players: list[Player]) -> int:
    """The seat at the lower edge: the only person's, else the first."""
    persons = [seat for seat, player in enumerate(players) if not player.is_computer]
    return persons[0] if len(persons) == 1 else 0
