"""Write tests/golden/links.json: links and files of today that must open for ever to the same positions.

    python3 tools/golden_links.py

Until the first tagged release the file may be written anew; after it entries are only added (--add), and those
of older rules versions are expected to answer "link.older" and to be replayed by text.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)

from engine.core import link
from engine.core.record import to_json
from engine.core.registry import REGISTRY
from engine.core.rng import Rng
from engine.core.session import Session
from tests.support.mutations import some_sessions

PATH = Path(__file__).resolve().parent.parent / "tests" / "golden" / "links.json"
PER_GAME = 8


def entry(session: Session) -> dict[str, Any]:
    """What a link and a file of this game must open to."""
    result = session.result()
    return {
        "game": session.record.game,
        "rules": session.record.rules,
        "link": link.encode(session),
        "record": to_json(session.record),
        "fingerprint": hashlib.sha256(session.fingerprint()).hexdigest(),
        "to_act": session.to_act(),
        "view": session.chair(None).view(),
        "result": result and result.to_json(),
    }


def entries(seed: int) -> list[dict[str, Any]]:
    return [entry(session) for session in some_sessions(REGISTRY, Rng(seed), PER_GAME * len(REGISTRY.infos()))]


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools/golden_links.py", description="Write tests/golden/links.json.")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="another seed, other games (1)")
    parser.add_argument("--add", action="store_true", help="keep the entries that are there")
    args = parser.parse_args()
    kept = json.loads(PATH.read_text(encoding="utf-8")) if args.add and PATH.exists() else []
    written = kept + entries(args.seed)
    lines = ",\n".join(json.dumps(item, ensure_ascii=False) for item in written)
    PATH.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(f"{PATH.name}: {len(written)} games, seed {args.seed}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
