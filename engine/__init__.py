"""The rules of every game, records of play and the computer's players. Pure Python; knows no browser."""

VERSION = "0.1.0"  # as in pyproject.toml
