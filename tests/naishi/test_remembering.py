"""Over whole games: knowledge is never lost, and every discarded card was seen and can be remembered."""

from collections import Counter

import pytest

from engine.core.rng import Rng
from engine.naishi.cards import NAMES
from engine.naishi.game import GAME
from tests.naishi.tables import MOUNTAINS, drafted, names, play, random_game

SEEDS = range(120)
IN_PLAY = ("turn", "develop", "bonus")  # after the draft, before the Hands are revealed


class Memory:
    """What one who watches (None: an onlooker) can tell of both territories: the events it saw, and nothing else."""

    def __init__(self, watcher):
        self.watcher = watcher
        self.rows = {"line": [list(MOUNTAINS), list(MOUNTAINS)], "hand": [[None] * 5, [None] * 5]}

    def saw(self, event):
        told = event.seen_by(self.watcher)
        if told["kind"] == "drafted" and self.watcher is not None:
            self.rows["hand"][self.watcher] = list(told["hand"])
        elif told["kind"] == "developed":
            self.rows[told["zone"]][told["seat"]][told["column"]] = told["taken"]
        elif told["kind"] == "switched" and told["zone"] != "river":
            self._switched(told)
        elif told["kind"] == "decreed":
            self._decreed(told)

    def _switched(self, told):
        a, b = told["a"], told["b"]
        if told["zone"] == "column":
            line, hand = (self.rows[row][told["seat"]] for row in ("line", "hand"))
            line[a], hand[a] = told["to_line"], line[a]
        else:
            row = self.rows[told["zone"]][told["seat"]]
            row[a], row[b] = row[b], row[a]

    def _decreed(self, told):
        column, one, other = told["column"], told["seat"], 1 - told["seat"]
        rows = self.rows[told["zone"]]
        given, got = rows[one][column], rows[other][column]
        rows[one][column], rows[other][column] = told.get("got", got), told.get("gave", given)


def known_of_others(memory):
    """How many cards the watcher knows in Hands that are not its own."""
    return sum(card is not None for owner in {0, 1} - {memory.watcher} for card in memory.rows["hand"][owner])


@pytest.mark.parametrize("watcher", [0, 1, None])
def test_knowledge_is_never_lost(watcher):
    """A card once seen in a Hand stays known, through switches and the decree, until it leaves the Hand."""
    followed = Counter()  # how often something was known while this was done
    for seed in SEEDS:
        memory = Memory(watcher)
        for s, text, _, events in random_game(seed):
            if known_of_others(memory):
                followed[text.rstrip("12345 ")] += 1
            for event in events:
                memory.saw(event)
            if s.step in IN_PLAY:
                view = GAME.view(s, watcher)
                assert (view["hands"], view["lines"]) == (memory.rows["hand"], memory.rows["line"]), (seed, text)
    for what in ("develop hand", "switch hand", "switch column", "decree hand"):
        assert followed[what] > 10, what


@pytest.mark.parametrize("watcher", [0, 1, None])
def test_a_view_never_forgets_a_card_of_the_other_hand(watcher):
    """Whatever comes into a Hand in play was seen: so the cards a view knows never get fewer."""
    learned = 0
    for seed in SEEDS:
        known = 0
        for s, text, _, _ in random_game(seed):
            if s.step in IN_PLAY:
                now = sum(card is not None for hand in GAME.view(s, watcher)["hands"] for card in hand)
                assert now >= known, (seed, text)
                learned += now - known
                known = now
    assert learned > 3 * len(SEEDS)


def test_unknown_stay_only_the_cards_left_from_the_set_up_hand():
    """Of these the other seat knows that three are mountains and one is the card he passed."""
    for seed in SEEDS:
        left = None  # of each Hand: the set-up cards the other has not seen, by column
        for s, text, _, _ in random_game(seed):
            if s.step not in IN_PLAY:
                continue
            hands = [names(s, "hands", owner) for owner in (0, 1)]
            if left is None:
                left = [dict(enumerate(hand)) for hand in hands]
                passed = [GAME.view(s, 1 - owner)["draft"]["passed"] for owner in (0, 1)]
                kept = [Counter(hands[owner]) - Counter([passed[owner], *["mountain"] * 3]) for owner in (0, 1)]
                mover = GAME.to_act(s)
            else:
                _follow(left, mover, text)
                mover = GAME.to_act(s)
            for owner in (0, 1):
                view = GAME.view(s, 1 - owner)
                unknown = {column: hands[owner][column] for column in range(5) if view["hands"][owner][column] is None}
                assert unknown == left[owner], (seed, text)
                assert Counter(view["surely"][owner]) == Counter(unknown.values()) - kept[owner], (seed, text)


def _follow(left, mover, text):
    """What this action showed of the set-up Hands, and where in a Hand it put the rest."""
    what, columns = text.rstrip("12345 "), [int(word) - 1 for word in text.split() if word.isdigit()]
    if what == "switch hand":
        a, b = columns
        mine = left[mover]
        left[mover] = {{a: b, b: a}.get(column, column): card for column, card in mine.items()}
    elif what in ("develop hand", "switch column"):
        left[mover].pop(columns[0], None)
    elif what == "decree hand":
        for hand in left:
            hand.pop(columns[0], None)


@pytest.mark.parametrize("watcher", [0, 1, None])
def test_the_events_tell_everybody_every_discarded_card_in_its_order(watcher):
    for seed in SEEDS:
        remembered = []
        for s, text, _, events in random_game(seed):
            for event in events:
                told = event.seen_by(watcher)
                if told["kind"] == "developed":
                    remembered.append(told["discarded"])
                elif told["kind"] == "discarded":
                    remembered += told["cards"]
            last = remembered[-1] if remembered else None
            assert GAME.view(s, watcher)["discards"] == {"last": last, "count": len(remembered)}, (seed, text)
        assert remembered == [NAMES[card] for card in s.discards]


@pytest.mark.parametrize("reader", [0, 1, 2])
def test_the_log_remembers_every_discarded_card_in_its_order(reader):
    """What the log has of an action is told before it is played; the third is the onlooker's."""
    for seed in SEEDS:
        remembered = []
        for s, _, said, _ in random_game(seed):
            key, told = said[reader]
            if key == "naishi.log.develop":
                remembered.append(told["gone"])
            elif key == "naishi.log.discard":
                remembered += [told["card"], told["gone"]]
        assert remembered == [NAMES[card] for card in s.discards]


@pytest.mark.parametrize("seat", [0, 1])
def test_bots_may_remember_every_discarded_card(seat):
    """The worlds a bot thinks of have them all, in their order."""
    s = drafted(seed=2)
    play(s, "develop hand 1", "discard river 2 3", "develop hand 4", "end turn", "discard river 4 5", "develop line 1")
    assert len(s.discards) == 7
    assert all(GAME.sample(s, seat, Rng(salt)).discards == s.discards for salt in range(10))


def test_of_a_switch_in_the_hand_the_positions_are_public_and_the_faces_are_not():
    s = drafted()
    switched = play(s, "develop line 1", "switch hand 2 4")[-1]
    for watcher in (0, 1, None):
        assert switched.seen_by(watcher) == {"kind": "switched", "seat": 0, "zone": "hand", "a": 1, "b": 3}
    assert switched.told == ()
    assert GAME.view(s, 1)["hands"][0] == [None] * 5
