"""Mixed radix: many small numbers in one large one, and large numbers as letters and digits.

A digit among n costs log2(n) bits, so a choice among one costs nothing. The text uses 61 of the 62 letters and
digits; the last one, `z`, is left over to mark an end.
"""

from __future__ import annotations

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxy"
BASE = len(ALPHABET)
_VALUE = {letter: value for value, letter in enumerate(ALPHABET)}
_GROUP = 8  # a number of any size is written in groups of this radix, each with a digit "more follows"


class Digits:
    """Writes digits, to be read in the same order."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def put(self, value: int, radix: int) -> None:
        if not 0 <= value < radix:
            raise ValueError(f"{value} is no digit of radix {radix}")
        self._digits.append((value, radix))

    def put_number(self, value: int) -> None:
        """A number without a bound; small ones cost least."""
        while True:
            value, low = divmod(value, _GROUP)
            self.put(low, _GROUP)
            self.put(int(value > 0), 2)
            if not value:
                return

    def put_text(self, text: str) -> None:
        data = text.encode()
        self.put_number(len(data))
        for byte in data:
            self.put(byte, 256)

    def number(self) -> int:
        total = 0
        for value, radix in reversed(self._digits):
            total = total * radix + value
        return total


class OutOfDigits(Exception):
    """The text holds more, or less, than was written."""


class DigitReader:
    """Reads digits back; each must be asked for with the radix it was written with."""

    def __init__(self, number: int) -> None:
        self._rest = number

    def get(self, radix: int) -> int:
        self._rest, value = divmod(self._rest, radix)
        return value

    def get_number(self, most: int) -> int:
        value, weight = 0, 1
        while True:
            value += self.get(_GROUP) * weight
            more = self.get(2)
            if value > most:
                raise OutOfDigits
            if not more:
                return value
            weight *= _GROUP

    def get_text(self, most: int) -> str:
        data = bytes(self.get(256) for _ in range(self.get_number(most)))
        try:
            return data.decode()
        except UnicodeDecodeError:
            raise OutOfDigits from None

    def finish(self) -> None:
        if self._rest:
            raise OutOfDigits


def to_letters(number: int) -> str:
    """The number in base 61; zero is no letter at all."""
    letters: list[str] = []
    while number:
        number, value = divmod(number, BASE)
        letters.append(ALPHABET[value])
    return "".join(reversed(letters))


def from_letters(text: str) -> int:
    number = 0
    for letter in text:
        number = number * BASE + _VALUE[letter]
    return number
