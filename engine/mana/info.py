"""What is known of Mana before its rules are imported."""

from engine.core.game import GameInfo, Option

INFO = GameInfo(
    id="mana",
    title="Mana",
    code=1,
    rules=1,
    least_seats=2,
    most_seats=2,
    options=(
        Option("two_rows", (False, True), False),  # place on any squares of the first two rows
        Option("swap", (False, True), False),  # White may exchange colours instead of a first turn
        Option("blocked_is_free", (False, True), False),  # demanded pieces all blocked: a free turn
    ),
)
