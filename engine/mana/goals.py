"""How quick Mana ought to be, in units of `engine/command/measure.py`: what the benchmark compares with."""

GOALS = {
    "decision": 1.0,  # at most: list the actions and apply one, on the clear rules
    "copy": 0.05,  # at most
    "perft": 3.0,  # at least: times the leaves a second of python-chess
}
