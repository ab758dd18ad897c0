"""The rules of every game, records of play and the computer's players. Pure Python; knows no browser."""
