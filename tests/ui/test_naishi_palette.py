"""The twelve kinds are told apart by colour too: recomputed from the palette, in normal sight and without one cone."""

import re
from itertools import combinations
from pathlib import Path

import pytest

from engine.naishi.cards import NAMES as KINDS
from ui.naishi.palette import KIND_COLOUR

TOKENS = Path(__file__).resolve().parents[2] / "static" / "css" / "tokens.css"
# Machado, Oliveira and Fernandes (2009), severity 1, for linear light.
SIGHT = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
LEAST = {"normal": 25, "protanopia": 18, "deuteranopia": 16, "tritanopia": 16}  # CIE76
XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.95047, 1, 1.08883)


def times(matrix, vector):
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def lab(colour, sight):
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    light = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    seen = [min(1.0, max(0.0, part)) for part in times(SIGHT[sight], light)]
    shares = [part / white for part, white in zip(times(XYZ, seen), WHITE, strict=True)]
    x, y, z = (share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116 for share in shares)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("sight", SIGHT)
def test_every_two_kinds_are_far_enough_apart(sight):
    seen = {kind: lab(colour, sight) for kind, colour in KIND_COLOUR.items()}
    assert set(seen) == set(KINDS)
    for one, other in combinations(seen, 2):
        distance = sum((a - b) ** 2 for a, b in zip(seen[one], seen[other], strict=True)) ** 0.5
        assert distance >= LEAST[sight], (one, other, round(distance, 1))


def test_what_is_computed_is_known_from_elsewhere():
    """White and the primary red in CIE Lab; without the long cones red darkens."""
    assert lab("#FFFFFF", "normal") == pytest.approx((100, 0, 0), abs=0.1)
    assert lab("#FF0000", "normal") == pytest.approx((53.2, 80.1, 67.2), abs=0.2)
    assert lab("#FF0000", "protanopia")[0] < 47


def test_the_style_sheet_prints_the_same_colours():
    printed = dict(re.findall(r"--kind-(\w+): (#[0-9A-Fa-f]{6});", TOKENS.read_text(encoding="utf-8")))
    assert printed == KIND_COLOUR
