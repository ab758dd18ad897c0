"""Test everything, after making ready all that is needed.

    python3 tools/test.py [lint] [engine] [pyodide] [browser] [-- arguments for pytest]

Needs nothing but Python 3.11. Without names it runs every part. Ends with 0 when no part failed, 1 when one
did, 2 for arguments it does not know.
"""

# An older Python must be able to read this file as far as the sentence that says it is too old.
import argparse
import sys
from pathlib import Path


def main() -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 -- the check is for those who have an older one
        major, minor = sys.version_info[:2]
        print(f"Tatami needs Python 3.11 or newer; this is Python {major}.{minor}.", file=sys.stderr)
        return 1
    sys.path[0] = str(Path(__file__).resolve().parent.parent)
    from tools.parts import exit_code, run_part, table
    from tools.suite import parts

    own, extra = split(sys.argv[1:])
    everything = parts(extra)
    parser = argparse.ArgumentParser(prog="tools/test.py", description="Test everything, or the parts named.")
    parser.add_argument("part", nargs="*", help=", ".join(f"{part.name}: {part.what}" for part in everything))
    names = parser.parse_args(own).part
    unknown = [name for name in names if name not in [part.name for part in everything]]
    if unknown:
        parser.error(f"there is no part {unknown[0]}; the parts are {', '.join(p.name for p in everything)}")
    try:
        outcomes = [run_part(part) for part in everything if not names or part.name in names]
    except KeyboardInterrupt:
        print("\nStopped.")
        return 1
    print(table(outcomes), flush=True)
    return exit_code(outcomes)


def split(args: "list[str]") -> "tuple[list[str], list[str]]":
    """Our arguments, and those after -- for pytest."""
    at = args.index("--") if "--" in args else len(args)
    return args[:at], args[at + 1 :]


if __name__ == "__main__":
    sys.exit(main())
