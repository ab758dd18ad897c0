"""The letters the page needs, out of Alegreya and Alegreya Sans: writes static/fonts/*.woff2.

    python tools/make_fonts.py FOLDER

FOLDER holds the npm packages @fontsource/alegreya and @fontsource/alegreya-sans 5.3.0 as `alegreya` and
`alegreya-sans` (npm install them anywhere: FOLDER is node_modules/@fontsource). Needs fontTools and brotli.

The results are in the repository, so nobody needs this but who changes the set of letters. Both families have the
SIL Open Font License 1.1 (static/fonts/LICENSE).
"""

from __future__ import annotations

import string
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "static" / "fonts"

LETTERS = "àèéìòùóâêîôûçäöüñåøæ"
LATIN = string.printable[:95] + "\u00a0" + LETTERS + LETTERS.upper() + "ß" + "–—…‘’“”„«»×−·•°±½"
FURTHER = "ąćęłńśźżāēīōū"
SETS = {"latin": LATIN, "latin-ext": FURTHER + FURTHER.upper()}
FACES = (("alegreya", 700), ("alegreya-sans", 400), ("alegreya-sans", 700))


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    packages = Path(sys.argv[1])
    for family, weight in FACES:
        for name, letters in SETS.items():
            source = packages / family / "files" / f"{family}-{name}-{weight}-normal.woff2"
            target = OUT / f"{family}-{weight}-{name}.woff2"
            wanted = ",".join(f"U+{ord(letter):04X}" for letter in sorted(set(letters)))
            options = [f"--unicodes={wanted}", "--layout-features=*", "--flavor=woff2", f"--output-file={target}"]
            subprocess.run([sys.executable, "-m", "fontTools.subset", str(source), *options], check=True)
            print(f"{target.name}: {target.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
