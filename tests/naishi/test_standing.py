"""How the seats stand in Naishi: what a view shows of each territory, counted."""

from engine.core.standing import POINTS, Standing
from engine.naishi.game import GAME
from engine.naishi.score import best_score
from engine.naishi.standing import standing
from tests.naishi.tables import drafted


def test_a_draft_is_no_turn():
    s = GAME.setup({"first": 0}, 2, drafted().rng)
    assert standing(GAME.view(s, 0)) is None


def test_only_what_is_seen_counts():
    """At the beginning the other Hand is hidden: there are five mountains of the Line, which cost 5."""
    s = drafted()
    for seat in (0, 1):
        found = standing(GAME.view(s, seat))
        assert found is not None
        assert found.of == POINTS
        assert found.values[seat] == best_score(s.territory(seat)).total
        assert found.values[1 - seat] == -5
    assert standing(GAME.view(s, None)) == Standing(POINTS, (-5, -5))
