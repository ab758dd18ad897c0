"""JSON from strangers, looked at before it is read: how deeply is it nested?

Python's reader calls itself at every level. In a browser a text of a hundred thousand brackets does not raise
RecursionError: it ends the interpreter, and every game with it. So depth is counted first, without calls.
"""

from __future__ import annotations

import json
import re
from typing import Any

MOST_DEPTH = 40

# A string (perhaps one that never ends) or a bracket; made so that no character is looked at twice.
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*(?:"|\\?\Z)|[\[\]{}]', re.DOTALL)


class TooDeep(ValueError):
    """The text is nested more deeply than anything of ours."""


def check_depth(text: str) -> None:
    depth = 0
    for token in _TOKEN.finditer(text):
        first = text[token.start()]
        if first in "[{":
            depth += 1
            if depth > MOST_DEPTH:
                raise TooDeep(f"nested more than {MOST_DEPTH} levels")
        elif first in "]}":
            depth -= 1


def loads(text: str, **hooks: Any) -> Any:
    """`json.loads`, which raises ValueError for everything it cannot or should not read."""
    check_depth(text)
    return json.loads(text, **hooks)
