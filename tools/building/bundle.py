"""Our JavaScript modules as one: fewer requests for the page, and the only way into the single file.

No parser: our modules keep to a plain form, which `read` checks. Imports are `import { a, b } from "./x.mjs";` lines,
exports are declarations that begin with `export`. Each module becomes a function of its own, so names never meet.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

IMPORT = re.compile(r'^import \{ ([\w, ]+) \} from "(\.[\w./]+)";$', re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:const|let|function|async function) (\w+))", re.MULTILINE)
LEFT_OVER = re.compile(r"^(?:import|export)\b.*$", re.MULTILINE)


@dataclass(frozen=True)
class Module:
    imports: tuple[tuple[str, Path], ...]  # names, where from
    exports: tuple[str, ...]
    body: str


def read(path: Path, text: str) -> Module:
    imports = tuple((found[1], (path.parent / found[2]).resolve()) for found in IMPORT.finditer(text))
    body = EXPORT.sub("", IMPORT.sub("", text))
    if strange := LEFT_OVER.search(body):
        raise ValueError(f"{path.name}: the bundle does not understand {strange[0]!r}")
    return Module(imports, tuple(found[1] for found in EXPORT.finditer(text)), body.strip())


def bundle(entry: Path, instead: Mapping[Path, str]) -> str:
    """The entry with all it imports, each once, in the order of need. `instead` has texts that replace files."""
    texts = {path.resolve(): text for path, text in instead.items()}
    done: dict[Path, str] = {}  # each module's name in the bundle
    parts: list[str] = []

    def add(path: Path) -> None:
        if path in done:
            return
        module = read(path, texts.get(path) or path.read_text(encoding="utf-8"))
        for _, needed in module.imports:
            add(needed)
        done[path] = re.sub(r"\W", "_", f"{path.parent.name}_{path.stem}")
        taken = "".join(f"const {{ {names} }} = {done[needed]};\n" for names, needed in module.imports)
        if path == entry.resolve():
            given = f"export {{ {', '.join(module.exports)} }};\n" if module.exports else ""
            parts.append(f"{taken}{module.body}\n{given}")
        else:
            given = ", ".join(module.exports)
            parts.append(f"const {done[path]} = (() => {{\n{taken}{module.body}\nreturn {{ {given} }};\n}})();\n")

    add(entry.resolve())
    return "\n".join(parts)
