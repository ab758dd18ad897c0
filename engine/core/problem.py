"""The one error of the core: a key the interface translates, and an English sentence for the command line."""

from __future__ import annotations

from engine.core.game import Json

# The page's English takes these as they are; the other languages translate them.
CORE: dict[str, str] = {
    # links
    "link.too_long": "This link is longer than any game could be.",
    "link.not_ours": "This is not a link to a game.",
    "link.cut_off": "This link is cut off: its end is missing.",
    "link.damaged": "This link is damaged: some of its characters have changed.",
    "link.newer": "This link was made by a newer version.",
    "link.older": "This link was made by an older version; its sender can open the game once and send it again.",
    "link.unknown_game": "This link is to a game that is not here.",
    "link.too_many_actions": "This link holds more actions than any game could have.",
    "link.not_legal": "This link does not hold a game that can be played.",
    # records
    "record.too_long": "This file is longer than any game could be.",
    "record.not_json": "This is not a saved game.",
    "record.shape": "This is not a saved game: {where} is not as it should be.",
    "record.newer": "This game was saved by a newer version.",
    "record.unknown_game": "This is a game of {game}, which is not here.",
    "record.too_many_actions": "This file holds more actions than any game could have.",
    "record.not_legal": "This saved game is damaged: action {number} ({text}) cannot be played.",
    "record.text_differs": "This saved game is damaged: action {number} says {text} but its number means {means}.",
    # saved games
    "save.damaged": "This saved game is damaged.",
    "save.gone": "This saved game is no longer here.",
    "save.elsewhere": "This game has gone on in another tab.",
    "save.not_a_file": "This is not a file of saved games.",
    "save.unreadable": "This file could not be read.",
    # sessions
    "game.unknown": "There is no game called {game}; there are {games}.",
    "game.seats": "{title} is played by {least} to {most}, not by {seats}.",
    "game.seats_exactly": "{title} is played by {least}, not by {seats}.",
    "game.option": "{option} is not an option of {title}, or {value} is not one of its choices.",
    "game.names": "{title} is played by {seats}: that is too many names.",
    "game.orders": "There are too many standing orders, or one of them has no proper name.",
    "game.name": "A name has at most {most} characters, on one line.",
    "game.seed": "A seed is a whole number from 0 to {most}.",
    "play.over": "The game is over.",
    "play.not_legal": "{action} is not legal here.",
    "play.nothing_to_undo": "There is nothing that could be taken back.",
    "play.no_moment": "This game has no moment after {at} actions.",
    "play.no_seat": "There is no seat {seat} at this table.",
}
SENTENCES = dict(CORE)


def add_sentences(sentences: dict[str, str]) -> None:
    """A game's own problems, such as what is wrong with a position of it."""
    SENTENCES.update(sentences)


class Problem(Exception):
    """Something a person gave us cannot be used; `key` says why, and nothing has changed."""

    def __init__(self, key: str, **args: Json) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_by_name = args

    def __str__(self) -> str:
        return SENTENCES[self.key].format(**self.args_by_name)
