"""The command line: python3 -m engine."""

import sys

from engine.command.main import main

if __name__ == "__main__":
    sys.exit(main())
