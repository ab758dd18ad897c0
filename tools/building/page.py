"""index.html as it stands in dist/: same page, other addresses."""

from __future__ import annotations

import html
import json
import re
import tomllib

from tools.building.inputs import Inputs

PRELOADED = re.compile(r"^pyscript/core-[^/]+\.js$")  # what core.js imports: asked for before core.js is read


def app_folder(inputs: Inputs) -> str:
    return f"app-{inputs.id}"


def runtime_folder(inputs: Inputs) -> str:
    return f"runtime-{inputs.runtime_id}"


def hosted_page(inputs: Inputs) -> str:
    text = (inputs.root / "index.html").read_text(encoding="utf-8")
    app, runtime = app_folder(inputs), runtime_folder(inputs)
    # The configuration inside the attribute, as JSON: two requests fewer (the file, and PyScript's TOML parser).
    config = tomllib.loads((inputs.root / "pyscript.toml").read_text(encoding="utf-8"))
    config["interpreter"] = f"./{app}/boot.js"
    text = replace_once(text, 'config="pyscript.toml"', f'config="{html.escape(json.dumps(config))}"')
    for old, new in (("static/vendor/", runtime), ("static/boot/", app), ("static/", app)):
        text = text.replace(old, f"{new}/")
    text = host_name(text)
    more = [f'<link rel="modulepreload" href="{runtime}/{name}">' for name in inputs.runtime if PRELOADED.match(name)]
    more += [f'<link rel="preload" href="{app}/app.bin" as="fetch" crossorigin>']
    more += [f'<meta name="tatami-build" content="{inputs.id}">']
    return replace_once(text, "</head>", "\n".join([*more, "</head>"]))


def build_module(inputs: Inputs) -> str:
    """static/boot/build.mjs for dist/: what the page and the worker know of their build."""
    facts = {"kind": "hosted", "id": inputs.id, "version": version(inputs), "lock": empty_lock(inputs)}
    return f"""
const here = (address) => new URL(address, import.meta.url).href;
export const build = {{
  ...{json.dumps(facts)},
  runtime: here("../{runtime_folder(inputs)}/pyodide/"),
  loader: here("../{runtime_folder(inputs)}/pyodide/pyodide.js"),
  glue: here("../{runtime_folder(inputs)}/pyodide/pyodide.asm.js"),
  app: here("app.bin"),
  snapshot: {{ packed: here("snapshot.bin"), kept: here("snapshot.inflated") }},
  serviceWorker: here("../sw.js"),
  worker: here("worker.js"),
  qr: here("../{runtime_folder(inputs)}/qrcode/qrcode.js"),
}};
"""


def host_name(text: str) -> str:
    """Names that every host knows: many send .mjs as a kind of file that a browser does not run."""
    return text.replace(".mjs", ".js")


def version(inputs: Inputs) -> str:
    return str(json.loads(inputs.runtime["pyodide/package.json"])["version"])


def empty_lock(inputs: Inputs) -> str:
    """Pyodide's list of packages without the packages: we install none, and it saves a request."""
    return json.dumps({"info": json.loads(inputs.runtime["pyodide/pyodide-lock.json"])["info"], "packages": {}})


def replace_once(text: str, old: str, new: str) -> str:
    if text.count(old) != 1:
        raise ValueError(f"index.html has {old!r} {text.count(old)} times, not once")
    return text.replace(old, new)
