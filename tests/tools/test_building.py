"""The parts of the build that need no browser."""

from __future__ import annotations

import ast
import json
from urllib.request import urlopen

import pytest

from tools.building.bundle import bundle
from tools.building.inputs import digest, read_inputs
from tools.building.pack import app_files, pack
from tools.building.page import hosted_page
from tools.building.python_side import PythonSide
from tools.building.single import single_file
from tools.make_icons import WANTED, png
from tools.places import ROOT
from tools.serve import Site, serving

A = """// what a does
import { b, c } from "./more/b.mjs";

const name = "a";
export const version = 1;
console.log(name, b(), c);
"""
B = """const name = "b"; // the same name as in a
export function b() {
  return name;
}
export const c = 3;
"""


def write(folder, **texts):
    (folder / "more").mkdir()
    for name, text in texts.items():
        (folder / f"{name.replace('_', '/')}.mjs").write_text(text)
    return folder / "a.mjs"


def test_whatever_a_packed_module_imports_is_packed():
    files = app_files(ROOT)
    modules = {path.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for path in files}
    asked = set()
    for path, content in files.items():
        if path.endswith(".py"):
            for node in ast.walk(ast.parse(content)):
                if isinstance(node, ast.ImportFrom) and node.module:
                    inside = {f"{node.module}.{name.name}" for name in node.names}
                    asked |= {
                        node.module,
                        *(name for name in inside if (ROOT / f"{name.replace('.', '/')}.py").exists()),
                    }
                elif isinstance(node, ast.Import):
                    asked |= {name.name for name in node.names}
    ours = {name for name in asked if name.split(".")[0] in ("engine", "ui")}
    assert len(ours) > 100
    assert ours <= modules
    assert "engine.core.talk" not in modules


def test_bundle_is_one_module_with_the_entrys_exports(tmp_path):
    text = bundle(write(tmp_path, a=A, more_b=B), {})
    assert text.count("import ") == 0
    assert text.count("export ") == 1
    assert "export { version };" in text
    assert text.index("function b()") < text.index("console.log")


def test_bundle_takes_a_text_instead_of_a_file(tmp_path):
    entry = write(tmp_path, a=A, more_b=B)
    text = bundle(entry, {tmp_path / "more" / "b.mjs": "export const b = () => 7;\nexport const c = 8;\n"})
    assert "c = 8" in text
    assert "c = 3" not in text


@pytest.mark.parametrize("line", ['import x from "./b.mjs";', 'export * from "./b.mjs";', "export default 3;"])
def test_bundle_refuses_what_it_does_not_understand(tmp_path, line):
    with pytest.raises(ValueError, match="does not understand"):
        bundle(write(tmp_path, a=f"{line}\n"), {})


def test_pack_holds_the_app_and_nothing_else():
    files = app_files(ROOT)
    assert "engine/core/registry.py" in files
    assert "ui/app/main.py" in files
    assert not any("command" in path or "stubs" in path or "__pycache__" in path for path in files)
    listing, _, content = pack(files).partition(b"\n")
    lengths = json.loads(listing)
    assert [path for path, _ in lengths] == list(files)
    assert sum(length for _, length in lengths) == len(content)


def test_digest_tells_names_from_contents():
    assert digest([{"a": b"bc"}]) != digest([{"ab": b"c"}])
    assert digest([{"a": b"b"}]) == digest([{"a": b"b"}])


def test_pages_of_the_build_ask_nobody_else():
    inputs = read_inputs(ROOT)
    hosted = hosted_page(inputs)
    assert ".mjs" not in hosted  # not every host knows what that is
    assert "static/" not in hosted
    single = single_file(inputs, PythonSide(b"app", b"snapshot"))
    for page in (hosted, single):
        assert "https://" not in page.replace("https://tatami.invalid/", "").split('<script type="text/plain"')[0]
    assert " src=" not in single
    assert " href=" not in single


def test_checkout_is_served_with_a_pack_made_when_it_is_asked_for(tmp_path):
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "a.py").write_text("A = 1")
    with serving(Site(tmp_path, made={"app.pack": lambda: pack(app_files(tmp_path))})) as server:
        assert urlopen(f"{server.address}app.pack").read() == b'[["engine/a.py",5]]\nA = 1'
        (tmp_path / "engine" / "a.py").write_text("A = 22")
        assert urlopen(f"{server.address}app.pack").read() == b'[["engine/a.py",6]]\nA = 22'


def test_icons_are_the_ones_drawn():
    for name, size, half in WANTED:
        assert (ROOT / "static" / "icons" / f"{name}.png").read_bytes() == png(size, half)
