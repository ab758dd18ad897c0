"""How quick Naishi ought to be, in units of `engine/command/measure.py`: what the benchmark compares with."""

GOALS = {
    "decision": 0.7,  # at most: list the actions and apply one
    "copy": 0.1,  # at most
    "random games": 3.0,  # at least: times those of the best public Python engine in the same time
}

# That engine played 1,630 random games a second where a unit took 42 millionths of a second.
GAMES_A_UNIT_ELSEWHERE = 1_630 * 42e-6
