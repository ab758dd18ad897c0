"""Looks at states, views and events as plain data, whatever game they belong to."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.rng import Rng


def parts(value: Any) -> list[tuple[str, Any]] | None:
    """The named parts of an object of ours; None for a plain value."""
    if dataclasses.is_dataclass(value):
        return [(field.name, getattr(value, field.name)) for field in dataclasses.fields(value)]
    slots = [name for cls in type(value).__mro__ for name in _slots(cls)]
    if slots:
        return [(name, getattr(value, name, None)) for name in slots]
    if hasattr(value, "__dict__") and not callable(value):
        return sorted(vars(value).items())
    return None


def _slots(cls: type) -> tuple[str, ...]:
    slots = cls.__dict__.get("__slots__", ())
    return (slots,) if isinstance(slots, str) else tuple(slots)


def dump(state: Any) -> Any:
    """A state as nested tuples that can be compared; nothing of it is shared with the state."""
    if state is None or isinstance(state, (bool, int, str, bytes, float)):
        return state
    if isinstance(state, (list, tuple, bytearray)):
        return tuple(dump(item) for item in state)
    if isinstance(state, Mapping):
        return tuple((dump(key), dump(item)) for key, item in state.items())
    if isinstance(state, (set, frozenset)):
        return tuple(sorted(map(repr, map(dump, state))))
    named = parts(state)
    if named is None:
        return repr(state)
    return tuple((name, dump(item)) for name, item in named)


def generators(state: Any) -> list[int]:
    """The states of all generators inside a state."""
    if isinstance(state, Rng):
        return [state.state]
    if isinstance(state, (list, tuple)):
        return [found for item in state for found in generators(item)]
    if isinstance(state, Mapping):
        return [found for item in state.values() for found in generators(item)]
    if state is None or isinstance(state, (bool, int, str, bytes)):
        return []
    return [found for _, item in parts(state) or [] for found in generators(item)]


def unsafe(value: Any, where: str = "it") -> str | None:
    """Where something stands that JSON would change or refuse; None if nothing does."""
    if value is None or type(value) in (bool, int):
        return None
    if type(value) is str:
        return None if value.isascii() or _encodes(value) else f"{where} holds half a character"
    if type(value) in (list, tuple):
        found = (unsafe(item, f"{where}[{at}]") for at, item in enumerate(value))
        return next(filter(None, found), None)
    if type(value) is dict:
        for key, item in value.items():
            if type(key) is not str:
                return f"{where} has the key {key!r}"
            if trouble := unsafe(item, f"{where}[{key!r}]"):
                return trouble
        return None
    return f"{where} is {value!r}, a {type(value).__name__}"


def _encodes(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def wire(value: Any) -> str:
    """A view or an event as it would be sent: what differs here would differ on the page."""
    return json.dumps(value)


def leaves(view: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every plain value of a view with its place in it."""
    if isinstance(view, Mapping):
        for key, item in view.items():
            yield from leaves(item, f"{path}.{key}")
    elif isinstance(view, (list, tuple)):
        for at, item in enumerate(view):
            yield from leaves(item, f"{path}[{at}]")
    else:
        yield path, view
