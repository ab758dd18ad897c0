"""The printed colours of the twelve kinds. A card keeps them at night, so they are literals, as in tokens.css."""

from __future__ import annotations

INK, CREAM, RED = "#221D19", "#FBF5E6", "#AB3117"
SNOW, MIST, SKY, ROCK = "#FFFDF6", "#F4F1E8", "#D8DCDC", "#565B61"
NIGHT, NIGHT_SEAM = "#3B3733", "#5B554F"

KIND_COLOUR = {
    "naishi": "#A9446B",
    "advisor": "#77489E",
    "sentinel": "#5F9660",
    "monk": "#E18F45",
    "horseman": "#1D2F56",
    "ronin": "#2F9DA2",
    "ninja": "#26221F",
    "fort": "#5A3520",
    "torii": "#C03120",
    "rice": "#E2B532",
    "banner": "#9CC6E8",
    "mountain": "#E9E5DB",
}


def mix(a: str, b: str, share: float) -> str:
    """`share` of b in a."""
    pairs = zip(_parts(a), _parts(b), strict=True)
    return "#" + "".join(f"{round(x * (1 - share) + y * share):02X}" for x, y in pairs)


def _parts(colour: str) -> list[int]:
    return [int(colour[at : at + 2], 16) for at in (1, 3, 5)]


def pale(kind: str) -> str:
    """The ground of a card: its colour mixed with cream."""
    return mix(KIND_COLOUR[kind], CREAM, 0.8)
