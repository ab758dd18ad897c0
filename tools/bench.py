"""Measure: how quick the engine is, and how long the page takes to boot.

    python3 tools/bench.py [GAME …] [--seconds S] [--json]     the engine, beside python-chess
    python3 tools/bench.py boot …                              the page, in Chromium

Needs nothing but Python 3.11; python-chess is fetched once, into a folder of the tools. Every figure is a
ratio within one run, so figures compare across machines. Ends with 0 unless something could not be measured.
"""

# An older Python must be able to read this file as far as the sentence that says it is too old.
import sys
from pathlib import Path

CHESS = "chess==1.11.2"


def main() -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 -- the check is for those who have an older one
        major, minor = sys.version_info[:2]
        print(f"Tatami needs Python 3.11 or newer; this is Python {major}.{minor}.", file=sys.stderr)
        return 1
    sys.path[0] = str(Path(__file__).resolve().parent.parent)
    args = sys.argv[1:]
    if args[:1] == ["boot"]:
        from tools.bench_boot import main as boot

        return boot(args[1:])
    from engine.command.main import main as engine

    if not {"-h", "--help"} & {*args}:
        with_chess()
    return engine(["bench", *args])


def with_chess() -> None:
    """Without a network the engine is measured all the same."""
    from tools.environment import packages
    from tools.places import Trouble

    try:
        sys.path.append(str(packages("bench", [CHESS], what="python-chess, to compare with")))
    except Trouble as trouble:
        print(trouble, file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
