"""tatami.html: the whole page in one file that plays from a double click (file://)."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re

from tools.building.bundle import bundle
from tools.building.inputs import Inputs
from tools.building.page import empty_lock, replace_once, version
from tools.building.python_side import PythonSide

STYLE = re.compile(r'<link rel="(?:stylesheet|preload)" href="static/css/([\w.-]+)"(?: as="style" data-late)?>\n')
DROPPED = re.compile(
    r"<!-- The app's own style:[^>]*-->\n"
    r'|<link rel="(?:modulepreload|preload|manifest|apple-touch-icon|icon)"[^>]*>\n'
    r'|<script type="module" src="static/vendor/pyscript/core\.js"></script>\n'
    r"|<!-- PyScript also looks[^>]*-->\n|<mpy-config.*?</mpy-config>\n"
    r'|<!-- Nothing from elsewhere.*?-->\n<meta http-equiv="Content-Security-Policy"[^>]*>\n',
    re.DOTALL,
)
FONT = re.compile(r'url\("\.\./fonts/([\w.-]+)"\)')


def single_file(inputs: Inputs, python: PythonSide) -> str:
    static = inputs.root / "static"
    instead = {static / "boot" / "build.mjs": single_build_module(inputs)}
    text = (inputs.root / "index.html").read_text(encoding="utf-8")
    sheets = STYLE.findall(text)
    style = "\n".join(inline_fonts(inputs, inputs.static[f"css/{name}"].decode()) for name in sheets)
    early = inputs.static["boot/early.js"].decode()
    boot = bundle(static / "boot" / "single.mjs", instead)
    worker = bundle(static / "worker" / "single.mjs", instead)
    parts = {
        "loader": packed(inputs.runtime["pyodide/pyodide.mjs"]),
        "glue": packed(inputs.runtime["pyodide/pyodide.asm.mjs"]),
        "wasm": packed(inputs.runtime["pyodide/pyodide.asm.wasm"]),
        "library": packed(inputs.runtime["pyodide/python_stdlib.zip"]),
        "app": python.app,
        "snapshot": python.snapshot,
        "worker": worker.encode(),
        "qr": packed(inputs.runtime["qrcode/qrcode.mjs"]),
    }
    text = DROPPED.sub("", STYLE.sub("", text))
    text = replace_once(text, '<script src="static/boot/early.js"></script>', f"<script>{early}</script>")
    text = replace_once(text, '<script type="module" async src="static/boot/boot.mjs"></script>\n', "")
    text = replace_once(text, ' config="pyscript.toml"', "")
    text = replace_once(text, '<meta charset="utf-8">', f'<meta charset="utf-8">\n{policy(style, early, boot)}')
    text = replace_once(text, "</head>", f"<style>{style}</style>\n</head>")
    inert = "".join(inert_script(f"part-{name}", part) for name, part in parts.items())
    # The parts come last, so that the shell is on the screen while the browser reads them.
    return replace_once(text, "</body>", f'{inert}<script type="module">{boot}</script>\n</body>')


def policy(style: str, *scripts: str) -> str:
    """No address at all: our own scripts by their hash, Pyodide's from blobs, the worker from a data: address."""
    allowed = " ".join(f"'{hash_of(script)}'" for script in scripts)
    rules = [
        "default-src 'none'",
        f"script-src {allowed} blob: 'wasm-unsafe-eval'",
        "worker-src data:",
        f"style-src '{hash_of(style)}'",
        "img-src data:",
        "font-src data:",
        "base-uri 'none'",
        "form-action 'none'",
    ]
    return f'<meta http-equiv="Content-Security-Policy" content="{"; ".join(rules)}">'


def single_build_module(inputs: Inputs) -> str:
    facts = {"kind": "file", "id": inputs.id, "version": version(inputs), "lock": empty_lock(inputs)}
    return f"export const build = {json.dumps(facts)};\n"


def inline_fonts(inputs: Inputs, style: str) -> str:
    return FONT.sub(
        lambda found: f'url("data:font/woff2;base64,{base64_of(inputs.static["fonts/" + found[1]])}")', style
    )


def inert_script(name: str, content: bytes) -> str:
    return f'<script type="text/plain" id="{name}">{base64_of(content)}</script>\n'


def packed(content: bytes) -> bytes:
    return gzip.compress(content, compresslevel=9, mtime=0)


def base64_of(content: bytes) -> str:
    return base64.b64encode(content).decode()


def hash_of(text: str) -> str:
    return f"sha256-{base64_of(hashlib.sha256(text.encode()).digest())}"
