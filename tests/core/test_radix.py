"""Mixed radix: digits come back in their order, and a choice among one costs nothing."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.radix import ALPHABET, BASE, DigitReader, Digits, OutOfDigits, from_letters, to_letters

pairs = st.integers(1, 1 << 50).flatmap(lambda radix: st.tuples(st.integers(0, radix - 1), st.just(radix)))


@given(st.lists(pairs))
def test_digits_come_back_in_order(digits):
    writer = Digits()
    for value, radix in digits:
        writer.put(value, radix)
    number = writer.number()
    assert number < math.prod(radix for _, radix in digits)
    reader = DigitReader(from_letters(to_letters(number)))
    assert [reader.get(radix) for _, radix in digits] == [value for value, _ in digits]
    reader.finish()


@given(st.lists(st.one_of(st.integers(0, 1 << 70), st.text(max_size=30).filter(lambda text: text.isprintable()))))
def test_numbers_and_texts_come_back(values):
    writer = Digits()
    for value in values:
        writer.put_number(value) if isinstance(value, int) else writer.put_text(value)
    reader = DigitReader(writer.number())
    for value in values:
        assert (reader.get_number(1 << 70) if isinstance(value, int) else reader.get_text(200)) == value
    reader.finish()


def test_a_choice_among_one_costs_nothing():
    writer = Digits()
    for _ in range(1000):
        writer.put(0, 1)
    assert writer.number() == 0
    assert to_letters(0) == ""


@pytest.mark.parametrize(("value", "radix"), [(1, 1), (-1, 5), (5, 5)])
def test_what_is_no_digit_is_not_written(value, radix):
    with pytest.raises(ValueError):
        Digits().put(value, radix)


def test_too_great_a_number_and_what_is_left_over_are_noticed():
    writer = Digits()
    writer.put_number(1000)
    with pytest.raises(OutOfDigits):
        DigitReader(writer.number()).get_number(999)
    with pytest.raises(OutOfDigits):
        DigitReader(1).finish()


def test_bytes_that_are_no_text_are_noticed():
    writer = Digits()
    writer.put_number(1)
    writer.put(0xFF, 256)
    with pytest.raises(OutOfDigits):
        DigitReader(writer.number()).get_text(10)


def test_letters_are_safe_everywhere_and_leave_the_end_mark_out():
    assert len(set(ALPHABET)) == BASE == 61
    assert ALPHABET.isascii()
    assert ALPHABET.isalnum()
    assert "z" not in ALPHABET


@given(st.integers(0, 1 << 400))
def test_letters_come_back(number):
    letters = to_letters(number)
    assert from_letters(letters) == number
    assert not letters.startswith(ALPHABET[0])
