"""Links that were never handed out: made of any digits at all, with a check that is right."""

from __future__ import annotations

from engine.core.link import FORMAT, _check_letters
from engine.core.radix import Digits, to_letters
from engine.core.rng import SEED_BITS


def seal(body: str, form: str = FORMAT) -> str:
    """A body with the letters around it that make it pass as a link."""
    return form + _check_letters(form + body) + body + "z"


def forged(code: int, rules: int, actions: int, *more: tuple[int, int], seed: int = 1, mark: int = 0) -> str:
    """A link with this header; `more` are digits with their radix: seats, options, extras, moves."""
    digits = Digits()
    for number in (code, rules, actions):
        digits.put_number(number)
    digits.put(seed, 1 << SEED_BITS)
    digits.put(mark, 1 << 16)
    for value, radix in more:
        digits.put(value, radix)
    return seal(to_letters(digits.number()))
