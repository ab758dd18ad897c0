"""What the tests of the interface share: games to draw, a page without a browser."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))  # fakes.py
