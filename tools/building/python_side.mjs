// The part of the build that only the page's own Python can do, run by Node:
//   node python_side.mjs FOLDER_OF_PYODIDE SOURCES.pack BUILD_ID OUT_FOLDER
// writes OUT/app.pack, the app compiled, and OUT/python.snapshot, the memory of a started interpreter with the app
// imported; neither is gzipped yet.
import crypto from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { mount, unpacked } from "../../static/boot/pack.mjs";

const [folder, sources, id, out] = process.argv.slice(2);
const ROOT = "/app"; // as in static/boot/runtime.mjs: a snapshot remembers where its modules came from

// The same inputs give the same bytes: what a snapshot freezes anyway (hash seed, state of `random`, clocks) is fixed.
const sevens = (array) => new Uint8Array(array.buffer, array.byteOffset, array.byteLength).fill(7) && array;
crypto.randomFillSync = sevens;
globalThis.crypto.getRandomValues = sevens;
Date.now = () => 0;
performance.now = () => 0;
const env = { PYTHONHASHSEED: "0", HOME: "/home/pyodide" };

const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")));
const start = (more) => loadPyodide({ indexURL: folder, env, ...more });

const COMPILE = `
import py_compile, sys

def compiled(path):
    unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(f"{root}/{path}", "/module.pyc", dfile=path, doraise=True, invalidation_mode=unchecked)
`;

async function compile(files) {
  const python = await start();
  mount(python, files, "/src");
  python.globals.set("root", "/src");
  python.runPython(COMPILE);
  const compiled = python.globals.get("compiled");
  return files.map(([path, bytes]) => {
    if (!path.endsWith(".py")) return [path, bytes];
    compiled(path);
    return [`${path}c`, python.FS.readFile("/module.pyc")];
  });
}

function packed(files) {
  const list = files.map(([path, bytes]) => [path, bytes.length]);
  return Buffer.concat([Buffer.from(`${JSON.stringify(list)}\n`), ...files.map(([, bytes]) => bytes)]);
}

const modules = (files) =>
  files
    .map(([path]) => path)
    .filter((path) => path.endsWith(".pyc") && !path.endsWith("__main__.pyc"))
    .map((path) => path.replace(/(\/__init__)?\.pyc$/, "").replaceAll("/", "."));

async function snapshot(files) {
  const python = await start({ _makeSnapshot: true });
  mount(python, files, ROOT);
  python.runPython(`import importlib, sys; sys.path.insert(0, "${ROOT}"); sys.tatami_build = "${id}"`);
  for (const name of modules(files)) python.runPython(`importlib.import_module("${name}")`);
  python.runPython("import gc; gc.collect()");
  return python.makeMemorySnapshot();
}

try {
  const compiled = await compile(unpacked(await readFile(sources)));
  await writeFile(join(out, "app.pack"), packed(compiled));
  await writeFile(join(out, "python.snapshot"), await snapshot(compiled));
} catch (why) {
  console.error(why.message); // not the stack: Pyodide's script is one line of a megabyte
  process.exitCode = 1;
}
