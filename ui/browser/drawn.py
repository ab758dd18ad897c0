"""What stands in which part of the page, so that what stands there already is not drawn again.

Parts lie in parts: whoever draws one has drawn those in it anew, and has changed what those around it were drawn as.
"""

from __future__ import annotations


class Drawn:
    def __init__(self) -> None:
        self._markup: dict[str, str] = {}  # by part, as far as it is known

    def stands(self, part: str, markup: str) -> bool:
        return self._markup.get(part) == markup

    def put(self, part: str, markup: str) -> None:
        """The part has been filled with this."""
        self._markup = {
            other: drawn
            for other, drawn in self._markup.items()
            if not _holds(markup, other) and not _holds(drawn, part)
        }
        self._markup[part] = markup

    def clear(self) -> None:
        self._markup.clear()


def _holds(markup: str, part: str) -> bool:
    return f' id="{part}"' in markup
