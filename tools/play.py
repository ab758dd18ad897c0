"""Play: fetch the runtime once, then serve this checkout to the browser of this machine.

    python3 tools/play.py [--host HOST] [--port PORT] [--open]

Needs nothing but Python 3.11. Ends with 0 after Ctrl-C, 1 when something could not be made ready or served,
2 for arguments it does not know.
"""

# An older Python must be able to read this file as far as the sentence that says it is too old.
import argparse
import sys
import threading
import webbrowser
from pathlib import Path

# Saves belong to an address, so the address is always the same one.
HOST, PORT = "127.0.0.1", 8420


def main() -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 -- the check is for those who have an older one
        major, minor = sys.version_info[:2]
        print(f"Tatami needs Python 3.11 or newer; this is Python {major}.{minor}.", file=sys.stderr)
        return 1
    sys.path[0] = str(Path(__file__).resolve().parent.parent)
    from tools.building.pack import pack_of_checkout
    from tools.places import ROOT, Trouble, say
    from tools.runtime import ensure_vendor
    from tools.serve import Server, Site

    args = arguments()
    try:
        with Server(Site(ROOT, made={"app.pack": lambda: pack_of_checkout(ROOT)}), args.host, args.port) as server:
            ensure_vendor()
            say(f"Tatami is at {' and '.join(server.addresses)} (Ctrl-C ends it).")
            if args.open:
                threading.Timer(0.3, webbrowser.open, [server.addresses[0]]).start()
            server.serve_forever()
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print()
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools/play.py", description="Play Tatami in the browser of this machine.")
    parser.add_argument("--host", default=HOST, help="address to serve on (default: %(default)s, this machine only)")
    parser.add_argument("--port", default=PORT, type=port, help="port to serve on (default: %(default)s)")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    return parser.parse_args()


def port(text: str) -> int:
    number = int(text)
    if not 0 <= number <= 65535:
        raise ValueError(text)
    return number


if __name__ == "__main__":
    sys.exit(main())
