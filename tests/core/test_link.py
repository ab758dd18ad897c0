"""Links: a game comes back as it was, and each thing that can be wrong with one has a name of its own."""

import math

import pytest

from engine.core import link
from engine.core.problem import Problem
from engine.core.radix import ALPHABET, BASE, Digits, to_letters
from engine.core.record import MOST_ACTIONS
from engine.core.registry import REGISTRY, Registry
from engine.core.session import Session
from tests.conformance.case import cases_of, random_session
from tests.conformance.checks_record import longest_link, registry_of
from tests.support import broken, shells
from tests.support.forge import forged, seal
from tests.support.tables import TWO_HANDS, played, two_hands, with_shells

HERE = with_shells()
MANA = random_session(cases_of(REGISTRY.game("mana"))[0])
LINK = link.encode(MANA)


def problem_of(text, registry=HERE):
    with pytest.raises(Problem) as caught:
        link.decode(text, registry)
    assert str(caught.value)
    return caught.value.key


def test_a_link_opens_as_the_game_it_was():
    session = link.decode(LINK)
    assert session.record == MANA.record
    assert session.fingerprint() == MANA.fingerprint()
    assert session.result() == MANA.result()


def test_a_link_is_letters_and_digits_and_ends_in_a_letter():
    assert LINK.isascii()
    assert LINK.isalnum()
    assert LINK[-1].isalpha()


def test_everything_in_a_record_travels():
    session = two_hands()
    session.record.names = ["Anna", "Žofia 花"]
    session.set_orders(1, {"boost": False, "": True, "other window": True})
    played(session, "choose 4", "choose 1", "boost 3", "draw")
    session.take_back(0)
    session.resign(1)
    arrived = link.decode(link.encode(session), HERE)
    assert arrived.record == session.record
    assert arrived.record.position == TWO_HANDS
    assert arrived.record.taken_back == [1, 0]
    assert arrived.record.texts[3:] == ["pass"]
    assert arrived.result() == session.result()


@pytest.mark.parametrize("around", ["{}", "  {}\n", "https://tatami.example/#{}", "tatami#old#{}", "#{}"])
def test_a_link_may_be_pasted_with_its_address(around):
    assert link.decode(around.format(LINK)).record == MANA.record


def test_every_beginning_of_a_link_is_cut_off():
    for length in range(1, len(LINK)):
        assert problem_of(LINK[:length]) == "link.cut_off"
        assert problem_of("https://tatami.example/#" + LINK[:length]) == "link.cut_off"


def test_nothing_at_all_is_not_ours():
    assert problem_of("") == problem_of("https://tatami.example/#") == "link.not_ours"


def test_every_changed_letter_is_noticed():
    """All of them, at every place. The first letter is the format, the last one the end."""
    for at, letter in enumerate(LINK):
        for other in ALPHABET + "z":
            if other != letter:
                expected = "link.damaged"
                if at == 0:
                    expected = "link.newer" if other > "1" and other != "z" else "link.not_ours"
                if at == len(LINK) - 1:
                    expected = "link.cut_off"
                assert problem_of(LINK[:at] + other + LINK[at + 1 :]) == expected, (at, other)


def test_swapped_doubled_and_left_out_letters_are_damage():
    for at in range(1, len(LINK) - 2):
        if LINK[at] != LINK[at + 1]:
            assert problem_of(LINK[:at] + LINK[at + 1] + LINK[at] + LINK[at + 2 :]) == "link.damaged"
        assert problem_of(LINK[:at] + LINK[at] + LINK[at:]) == "link.damaged"
        assert problem_of(LINK[:at] + LINK[at + 1 :]) == "link.damaged"


@pytest.mark.parametrize("text", [LINK + LINK, LINK + "z", LINK[:-1] + LINK, "1z", "1000z", "1" + "z" * 40])
def test_links_run_together_are_damage(text):
    assert problem_of(text) == "link.damaged"


FOREIGN = ["hello", "see you!", "https://example.org/", "{}", "../../x", "０１２", "\ud800", "é", "-_-"]
FOREIGN += [LINK + "_", "." + LINK]


@pytest.mark.parametrize("text", FOREIGN)
def test_other_text_is_not_ours(text):
    assert problem_of(text) == "link.not_ours"


@pytest.mark.parametrize("around", ["{}.", "<https://tatami.example/x/#{}>", " {}\n", "{}),", "“#{}”"])
def test_what_a_sentence_or_a_messenger_leaves_around_a_link_does_no_harm(around):
    assert link.decode(around.format(LINK)).record == link.decode(LINK).record


AFTER = [" See you", "\n\nSent from my phone", " (or https://x.y/)", ", zebra! #1 fan", " zz", "\n#z"]


@pytest.mark.parametrize("after", AFTER)
def test_words_after_a_link_do_no_harm(after):
    assert link.decode("Your turn: https://tatami.example/#" + LINK + after).record == link.decode(LINK).record
    assert problem_of("Your turn: https://tatami.example/#" + LINK[:-9] + after.replace("z", "s")) == "link.cut_off"


def test_a_hash_that_a_messenger_has_written_out_does_no_harm():
    assert link.decode("https://tatami.example/%23" + LINK).record == link.decode(LINK).record


def test_a_link_broken_over_two_lines_is_joined():
    assert link.decode(LINK[:9] + "\r\n  " + LINK[9:]).record == link.decode(LINK).record


def test_a_link_that_is_too_long_is_not_even_read():
    assert problem_of("1" * (link.MOST_CHARACTERS + 1)) == "link.too_long"
    assert problem_of(" " * link.MOST_CHARACTERS + LINK) == "link.too_long"


@pytest.mark.parametrize("form", "29Ay")
def test_a_newer_format_is_newer(form):
    assert problem_of(seal("ABC", form)) == "link.newer"
    assert problem_of(form + LINK[1:]) == "link.newer"


def test_other_rules_versions_are_newer_or_older():
    made_later = link.encode(Session.new(OtherVersion(3), 5))
    assert problem_of(made_later, registry_of(OtherVersion(2))) == "link.newer"
    assert problem_of(made_later, registry_of(OtherVersion(4))) == "link.older"
    assert link.decode(made_later, registry_of(OtherVersion(3))).record.rules == 3


class OtherVersion(shells.ShellsGame):
    def __init__(self, rules):
        self.info = shells.INFO._replace(rules=rules)


def test_a_game_that_is_not_here_is_unknown_whatever_its_rules():
    assert problem_of(link.encode(two_hands()), REGISTRY) == "link.unknown_game"
    assert problem_of(LINK, Registry()) == "link.unknown_game"
    assert problem_of(forged(77, 9, 0)) == "link.unknown_game"


def test_too_many_actions_are_not_played():
    for actions in (MOST_ACTIONS + 1, 10**6, 1 << 40):
        assert problem_of(forged(250, 1, actions)) == "link.too_many_actions"


HEADER = ((0, 2), (1, 3), (1, 2))  # two seats, two rounds, with shuffling
NOTHING, NAMED, MORE = (0, 3), (1, 3), (2, 3)  # beside the moves: nothing, names, or all that there may be
REST = [(0, 4), *[(0, 8), (0, 2)] * 4]  # not ended, nothing taken back, no orders


def test_digits_that_are_no_game_are_not_legal():
    assert problem_of(forged(250, 1, 3, *HEADER, NOTHING)) == "link.not_legal"  # another end
    assert problem_of(forged(250, 1, MOST_ACTIONS, *HEADER, NOTHING)) == "link.not_legal"  # beyond the end
    assert problem_of(forged(250, 1, 0, *HEADER, NOTHING, (1, 1000))) == "link.not_legal"  # something left over
    assert problem_of(forged(250, 1, 1 << 41)) == "link.not_legal"  # a number without end


def test_one_game_has_one_link():
    """A number may be written with groups of nothing at its end; a link may not."""
    session = Session.new(shells.GAME, 1, 2)
    right = forged(250, 1, 0, *HEADER, NOTHING, mark=link._mark(session))
    assert right == link.encode(session)
    loose = Digits()
    for value, radix in [*number(2, 7, 3, 0), *number(1), *number(0), (1, 1 << 48)]:
        loose.put(value, radix)
    for value, radix in [(link._mark(session), 1 << 16), *HEADER, NOTHING]:
        loose.put(value, radix)
    assert problem_of(seal(to_letters(loose.number()))) == "link.not_legal"
    nameless = [NAMED, *text(b""), *text(b"")]
    empty = [MORE, *text(b""), *text(b""), *text(b""), *REST]
    for extras in (nameless, empty):
        assert problem_of(forged(250, 1, 0, *HEADER, *extras, mark=link._mark(session))) == "link.not_legal"


def number(*groups):
    """The digits of a number in groups of eight, the lowest first."""
    return [digit for at, group in enumerate(groups, 1) for digit in ((group, 8), (int(at < len(groups)), 2))]


def text(data):
    """The digits of a short text."""
    high, low = divmod(len(data), 8)
    return [*(number(low, high) if high else number(low)), *((byte, 256) for byte in data)]


@pytest.mark.parametrize("position", [b"1.5", b"NaN", b"[[[[", b"\xff", b"{}", b"[1]", b'"\\ud800"', b"null", b"[ ]"])
def test_positions_that_are_none_are_not_legal(position):
    extras = [MORE, *text(b"A"), *text(b""), *text(position), *REST]
    assert problem_of(forged(250, 1, 0, *HEADER, *extras)) == "link.not_legal"


def test_names_that_cannot_be_shown_are_not_legal():
    for name in (b"two\nlines", b"x" * 15, "\u202e".encode()):
        extras = [NAMED, *text(name), *text(b"")]
        session = Session.new(shells.GAME, 1, 2)
        made = forged(250, 1, 0, *HEADER, *extras, mark=link._mark(session))
        if name.decode().isprintable():
            assert link.decode(made, HERE).record.names == [name.decode(), ""]
        else:
            assert problem_of(made) == "link.not_legal"


def test_a_link_is_compared_before_it_is_handed_out():
    with pytest.raises((AssertionError, Problem)):
        link.encode(Session.new(broken.RestlessFingerprint(), 5))
    with pytest.raises((AssertionError, Problem)):
        link.encode(Session.new(broken.SetupFromOutside(), 5))


def test_a_link_is_as_short_as_promised():
    info = MANA.game.info
    for length in range(0, len(MANA), 20):
        shorter = link.decode(LINK)
        shorter.cut_to(length)
        assert len(link.encode(shorter)) <= longest_link(info, link.bits(shorter))


def test_an_empty_game_takes_no_more_than_its_header():
    for info in REGISTRY.infos():
        session = Session.new(REGISTRY.game(info.id), (1 << 48) - 1)
        assert len(link.encode(session)) <= longest_link(info, 0) - 2


def test_bits_are_the_information_of_the_choices():
    assert link.bits(two_hands()) == 0
    session = played(two_hands(), "choose 4", "choose 1", "boost 3", "pass")
    assert [step.choices for step in session.steps] == [3, 2, 2, 2]
    assert link.bits(session) == pytest.approx(math.log2(24))


def test_the_same_link_comes_from_a_game_that_was_undone_and_played_again():
    session = played(two_hands(), "choose 4")
    made = link.encode(session)
    session.undo(0)
    played(session, "choose 4")
    assert link.encode(session) == made


def test_names_cost_little_more_than_their_letters():
    named = Session.new(REGISTRY.game("mana"), 7, names=["Anna", "Ben"])
    letters = 8 * len("AnnaBen") / math.log2(BASE)
    lengths = 2 * 4 / math.log2(BASE)
    assert len(link.encode(named)) <= 20 + letters + lengths
