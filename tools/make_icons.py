"""The icon as PNG, for systems that take no SVG: python3 tools/make_icons.py writes static/icons/*.png.

The icon is the room seen from above, nothing but rectangles, so a few lines draw it (compare static/icons/icon.svg).
"""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

ICONS = Path(__file__).resolve().parent.parent / "static" / "icons"
WALL, INK, VERMILION = b"\xf2\xec\xdf", b"\x22\x1d\x19", b"\xab\x31\x17"
# left, top, right, bottom in the icon's units: four mats, then the hearth
ROOM = (
    (-46, -46, 14, -16, INK),
    (16, -46, 46, 14, INK),
    (-14, 16, 46, 46, INK),
    (-46, -14, -16, 46, INK),
    (-13, -13, 13, 13, VERMILION),
)
# name, size in px, half the width of the picture in the icon's units (larger: more wall around the room)
WANTED = (("icon-180", 180, 64), ("icon-192", 192, 64), ("icon-512", 512, 64), ("icon-512-maskable", 512, 92))


def colour_at(x: float, y: float) -> bytes:
    inside = (colour for left, top, right, bottom, colour in ROOM if left <= x < right and top <= y < bottom)
    return next(inside, WALL)


def png(size: int, half: int) -> bytes:
    centres = [(pixel + 0.5) * 2 * half / size - half for pixel in range(size)]
    rows = b"".join(b"\0" + b"".join(colour_at(x, y) for x in centres) for y in centres)
    header = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)  # 8 bits a channel, RGB
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def main() -> None:
    for name, size, half in WANTED:
        (ICONS / f"{name}.png").write_bytes(png(size, half))


if __name__ == "__main__":
    main()
