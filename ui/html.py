"""Markup made of values: text is escaped by construction, and nothing inline can be written at all.

    div(h2("Moves"), button("Undo", data_do="undo"), class_="log")

Children are markup, plain text (escaped), numbers, None (nothing) or any iterable of those. An attribute is a
keyword; `_` stands for `-`, a last `_` is dropped (`class_`), None and False leave it out. The page's security policy
refuses inline styles and handlers, so does `el`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeAlias

Value: TypeAlias = "str | int | float | bool | None"
_VOID = frozenset({"br", "hr", "img", "input"})
_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})


class Markup(str):
    """Text that is markup already. Only this module makes it."""

    __slots__ = ()


Child: TypeAlias = "Markup | str | int | None | Iterable[Child]"

NOTHING = Markup("")


def escape(text: str) -> str:
    return text.translate(_ESCAPES)


def join(*children: Child) -> Markup:
    """Children one after the other, without an element around them."""
    parts: list[str] = []
    _gather(children, parts)
    return Markup("".join(parts))


def _gather(child: Child, parts: list[str]) -> None:
    if child is None:
        return
    if isinstance(child, Markup):
        parts.append(child)
    elif isinstance(child, str):
        parts.append(child.translate(_ESCAPES))
    elif isinstance(child, int):
        parts.append(str(child))
    else:
        for one in child:
            _gather(one, parts)


def _attribute(name: str, value: Value) -> str:
    name = name.rstrip("_").replace("_", "-")
    if name == "style" or name.startswith("on"):
        raise ValueError(f"no {name}: the page's policy refuses what is inline")
    if isinstance(value, bool):
        if name.startswith("aria-"):
            return f' {name}="{"true" if value else "false"}"'
        return f" {name}" if value else ""
    if value is None:
        return ""
    if isinstance(value, float):
        value = f"{value:.2f}".rstrip("0").rstrip(".")
    return f' {name}="{str(value).translate(_ESCAPES)}"'


def el(tag: str, *children: Child, **attributes: Value) -> Markup:
    """One element of HTML or SVG."""
    parts = [f"<{tag}"]
    for name, value in attributes.items():
        parts.append(_attribute(name, value))
    parts.append(">")
    if tag not in _VOID:
        _gather(children, parts)
        parts.append(f"</{tag}>")
    return Markup("".join(parts))


class Element(Protocol):
    def __call__(self, *children: Child, **attributes: Value) -> Markup: ...


def element(tag: str) -> Element:
    def make(*children: Child, **attributes: Value) -> Markup:
        return el(tag, *children, **attributes)

    return make


div, span, p, b = element("div"), element("span"), element("p"), element("b")
h1, h2, h3 = element("h1"), element("h2"), element("h3")
ul, ol, li = element("ul"), element("ol"), element("li")
section, header, nav, main, aside = (element(t) for t in ("section", "header", "nav", "main", "aside"))
label, input_, textarea = element("label"), element("input"), element("textarea")
fieldset, legend = element("fieldset"), element("legend")
svg, g, path, circle, rect, polygon, use, text = (
    element(t) for t in ("svg", "g", "path", "circle", "rect", "polygon", "use", "text")
)
ellipse = element("ellipse")


def button(*children: Child, **attributes: Value) -> Markup:
    """A button; never one that sends a form by accident."""
    return el("button", *children, **{"type": "button", **attributes})


def classes(*names: str | None | bool) -> str | None:
    """A class list of the names that are there."""
    return " ".join(name for name in names if isinstance(name, str) and name) or None
