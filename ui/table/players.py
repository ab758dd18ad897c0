"""Who sits where: a person at this screen, the computer at a level, or somebody elsewhere who gets a link."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.session import Session
from ui.words import Words

PERSON, COMPUTER, ELSEWHERE = "person", "computer", "elsewhere"
KINDS = (PERSON, COMPUTER, ELSEWHERE)
UNSEEN = " \u115f\u1160\u2800\u3164\uffa0"  # a name of nothing but these would be no name to the eye


class Player(NamedTuple):
    kind: str = PERSON
    level: int = 1  # of the computer

    @property
    def is_computer(self) -> bool:
        return self.kind == COMPUTER

    @property
    def is_person(self) -> bool:
        """A person at this screen."""
        return self.kind == PERSON

    @property
    def is_elsewhere(self) -> bool:
        return self.kind == ELSEWHERE


def names(session: Session, players: Sequence[Player], words: Words) -> list[str]:
    return called(session.record.names, players, words)


def called(given_names: Sequence[str], players: Sequence[Player], words: Words) -> list[str]:
    """How the seats are called: by their names, else by what sits there, numbered."""
    computers = sum(player.is_computer for player in players)
    found: list[str] = []
    for seat, player in enumerate(players):
        given = given_names[seat]
        if given.strip(UNSEEN):
            found.append(given)
        elif player.is_computer and computers == 1:
            found.append(words("seat.computer"))
        elif player.is_computer:
            found.append(words("seat.computer_number", n=seat + 1))
        else:
            found.append(words("seat.person_number", n=seat + 1))
    return found


def below(players: Sequence[Player]) -> int:
    """The seat at the lower edge: the only person's, else the first."""
    persons = [seat for seat, player in enumerate(players) if player.is_person]
    return persons[0] if len(persons) == 1 else 0
