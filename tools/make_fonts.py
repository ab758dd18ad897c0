"""The letters the page needs, out of Alegreya and Alegreya Sans: writes static/fonts/*.woff2.

    python3 tools/make_fonts.py FOLDER

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

# The letters of European names: Latin-1 in the one file, Latin Extended-A and Romanian in the other. The packages have
# three letters of the second range in their first file; static/css/fonts.css follows them.
LETTERS = "".join(map(chr, range(0xC0, 0x100))) + "ıŒœ"
FURTHER = "".join(map(chr, (*range(0x100, 0x180), *range(0x218, 0x21C))))
LATIN = string.printable[:95] + "\u00a0" + LETTERS + "–—…‘’“”„«»×−·•°±½"
SETS = {"latin": LATIN, "latin-ext": FURTHER}
FEATURES = "kern,liga,lnum,tnum,ccmp,locl,mark"  # what the style sheets ask for, and what letters need
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
            options = [f"--unicodes={wanted}", f"--layout-features={FEATURES}", "--flavor=woff2"]
            call = [sys.executable, "-m", "fontTools.subset", str(source), *options, f"--output-file={target}"]
            subprocess.run(call, check=True)
            print(f"{target.name}: {target.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
