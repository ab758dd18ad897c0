"""Finding a word: in small or capital letters, with accents or without, and marked where it stands."""

from __future__ import annotations

from ui.html import Markup, element, join

LEAST = 2  # letters: one alone stands everywhere
_PLAIN = str.maketrans("ąćęłńóśźżàèéìòù’", "acelnoszzaeeiou'")  # one for one, so that places stay the same

mark = element("mark")


def plain(text: str) -> str:
    return text.lower().translate(_PLAIN)


class Finding:
    """What is looked for; nothing until there are letters enough."""

    def __init__(self, typed: str) -> None:
        self.wanted = typed.strip()
        self._plain = plain(self.wanted) if len(self.wanted) >= LEAST else ""

    def hits(self, sentence: str) -> bool:
        """Whether it stands there. Nothing is looked for: everything hits."""
        return self._plain in plain(sentence)

    def marked(self, sentence: str) -> Markup:
        if not self._plain:
            return join(sentence)
        parts: list[str | Markup] = []
        where, at, length = plain(sentence), 0, len(self._plain)
        while (found := where.find(self._plain, at)) >= 0:
            parts += [sentence[at:found], mark(sentence[found : found + length])]
            at = found + length
        return join(parts, sentence[at:])
