"""What is known of Naishi before its rules are imported."""

from engine.core.game import GameInfo, Option

INFO = GameInfo(
    id="naishi",
    title="Naishi",
    code=2,
    rules=1,
    least_seats=2,
    most_seats=2,
    options=(Option("first", (0, 1, "drawn"), 0),),  # who is the first player
)
