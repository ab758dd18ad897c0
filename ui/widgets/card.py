"""A card as a flat print: a rim in its own colour, art cropped from below, a name on a paper strip.

The art stands once in the page, under an id; every card shows it through a window, so a table full of cards stays a
short text. Sizes and colours are the style sheet's.
"""

from __future__ import annotations

from ui.html import Markup, classes, el, g, path, span, svg, use

LONG = 10  # a name of more letters is condensed as far as its card asks for
_EYE = "M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .01 0Z"


def art_store(drawings: dict[str, Markup]) -> Markup:
    """The drawings by id, out of sight."""
    kept = (g(drawing, id=name) for name, drawing in drawings.items())
    return svg(el("defs", *kept), width=0, height=0, class_="art-store", aria_hidden=True, focusable="false")


def window(art: str) -> Markup:
    """The art, cropped from below where the window is lower than the drawing; never scaled unevenly."""
    return svg(
        use(href=f"#{art}"),
        viewBox="0 4 100 108",
        preserveAspectRatio="xMidYMin slice",
        class_="card-art",
        aria_hidden=True,
        focusable="false",
    )


def face(art: str, tone: str, name: str | None = None) -> Markup:
    """An open card. Its name is for the eye: what is heard is said by whatever holds the card."""
    strip = None
    if name:
        long = len(name) > LONG
        strip = span(span(name) if long else name, class_=classes("card-name", long and "long"), aria_hidden=True)
    return span(window(art), strip, class_=classes("card", tone))


def back() -> Markup:
    """A hidden card: every back is like every other."""
    return span(class_="card card-back")


def mini(art: str, tone: str) -> Markup:
    """A crest-like crop, for bars and lists."""
    crop = svg(
        use(href=f"#{art}"), viewBox="8 6 84 84", class_="card-art", aria_hidden=True, focusable="false"
    )  # fmt: skip
    return span(crop, class_=f"card-mini {tone}")


def eye() -> Markup:
    """Seen but hidden."""
    picture = svg(path(d=_EYE), viewBox="0 0 24 24", class_="icon", aria_hidden=True, focusable="false")
    return span(picture, class_="card-eye")


def wedge() -> Markup:
    """The last action."""
    return svg(
        path(d="M1 1H25V25Z"), viewBox="0 0 26 26", class_="card-wedge", aria_hidden=True, focusable="false"
    )  # fmt: skip


def signed(n: int) -> str:
    """A number that always has its sign; zero has none."""
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def tag(n: int) -> Markup:
    """A gain or a loss, on the corner of a card."""
    tone = "gain" if n > 0 else "loss" if n < 0 else "even"
    return span(signed(n), class_=f"card-tag {tone}")
