"""Icons: 24 box, stroke 2, no fill."""

from __future__ import annotations

from ui.html import Markup, path, svg

_PATHS = {
    "eye": "M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9a3 3 0 1 0 .01 0Z",
    "back": "M15 4L7 12L15 20",
    "branch": "M6 21V3M6 15C6 9 18 12 18 4M14.5 7L18 3.5L21.5 7",
    "bars": "M4 20V12M10 20V5M16 20V9M22 21H2",
    "check": "M4 13L10 19L21 6",
    "close": "M5 5L19 19M19 5L5 19",
    "computer": "M4 5H20V16H4ZM9 21H15M12 16V21",
    "copy": "M9 8H20V21H9ZM15 8V3H4V16H9",
    "decree": "M7 3H19V17a4 4 0 0 1 -4 4H5a3 3 0 0 0 3 -3V4M11 8H16M11 12H16",
    "down": "M5 9L12 16L19 9",
    "file": "M6 3H14L19 8V21H6ZM14 3V8H19",
    "find": "M10.5 4a6.5 6.5 0 1 0 .01 0ZM15.5 15.5L21 21",
    "first": "M6 5V19M19 5L9 12L19 19Z",
    "flag": "M6 22V3M6 4H18L15 8.5L18 13H6",
    "hint": "M12 3a6.5 6.5 0 0 1 4 11.6V18H8V14.6A6.5 6.5 0 0 1 12 3ZM9 21.5H15",
    "keys": "M3 6H21V18H3ZM7 10h.01M11 10h.01M15 10h.01M17 14h.01M7 14H14",
    "last": "M18 5V19M5 5L15 12L5 19Z",
    "menu": "M4 7H20M4 12H20M4 17H20",
    "link": "M10 14a4 4 0 0 0 6 0l4 -4a4 4 0 0 0 -6 -6l-2 2M14 10a4 4 0 0 0 -6 0l-4 4a4 4 0 0 0 6 6l2 -2",
    "moon": "M19 14.5A8 8 0 1 1 10 4A6.5 6.5 0 0 0 19 14.5Z",
    "next": "M9 4L17 12L9 20",
    "now": "M4 6L11 12L4 18ZM13 6L20 12L13 18Z",
    "pause": "M8 5V19M16 5V19",
    "person": "M12 4a4 4 0 1 0 .01 0ZM4 21C4 15 8 13 12 13C16 13 20 15 20 21",
    "play": "M7 4L19 12L7 20Z",
    "prev": "M15 4L7 12L15 20",
    "recall": "M5 21V9L12 3L19 9V21ZM12 9V16M8.5 13L12 16.5L15.5 13",
    "reset": "M5 12a8 8 0 1 0 3 -6M8 2V7H13",
    "rules": "M3 4H10a2 2 0 0 1 2 2V21a2 2 0 0 0 -2 -2H3ZM21 4H14a2 2 0 0 0 -2 2V21a2 2 0 0 1 2 -2H21Z",
    "settings": "M4 7H14M18 7H20M4 17H6M10 17H20M16 4.5V9.5M8 14.5V19.5",
    "share": "M12 15V3M7.5 7L12 2.5L16.5 7M5 12V21H19V12",
    "sound": "M4 9.5V14.5H8L13 18.5V5.5L8 9.5ZM16.5 9a4.5 4.5 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
    "sun": "M12 8a4 4 0 1 0 .01 0ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M5 19l1-1M18 6l1-1",
    "swap": "M4 8H18L14 4M20 16H6L10 20",
    "text": "M5 5H19M5 10H19M5 15H14M5 20H11",
    "trash": "M4 7H20M9 7V4H15V7M6 7L7 21H17L18 7",
    "turn": "M7 4V17M3.5 13.5L7 17L10.5 13.5M17 20V7M13.5 10.5L17 7L20.5 10.5",
    "undo": "M9 5L4 10L9 15M4 10H14a6 6 0 0 1 0 12H9",
    "up": "M5 15L12 8L19 15",
}


def icon(name: str) -> Markup:
    return svg(path(d=_PATHS[name]), viewBox="0 0 24 24", class_="icon", aria_hidden=True, focusable="false")
