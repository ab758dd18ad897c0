// The start of the single file (tatami.html), opened by a double click. There is no host to ask, so everything is in
// the file, as base64 of gzip, in script elements that are not run. PyScript is left out (it would want addresses):
// Pyodide is started directly, and the app's first line is the same.
import { build } from "./build.mjs";
import { beginApp, fail, openPage, progress } from "./page.mjs";
import { inflated, unpacked } from "./pack.mjs";
import { qrOf } from "./qr.mjs";
import { startPython } from "./runtime.mjs";
import { makePyodide, moduleOf } from "./parts.mjs";
import { startWorker } from "./workers.mjs";

function bytesOf(id) {
  const text = document.getElementById(id).textContent.trim();
  return Uint8Array.fromBase64?.(text) ?? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

const parts = {};
for (const name of ["loader", "glue", "wasm", "library", "app", "snapshot"]) {
  parts[name] = Promise.resolve().then(() => inflated(bytesOf(`part-${name}`)));
}

// A module worker from a blob never starts on file://, one from a data: address does. No address of its own leads it
// back here, so it gets the bytes with its first message.
async function makeWorker() {
  const text = document.getElementById("part-worker").textContent.trim();
  const worker = new Worker(`data:text/javascript;base64,${text}`, { type: "module" });
  const given = await Promise.all(Object.entries(parts).map(async ([name, part]) => [name, await part]));
  const post = worker.postMessage.bind(worker);
  worker.postMessage = (first) => {
    worker.postMessage = post;
    post({ ...first, parts: Object.fromEntries(given) });
  };
  return worker;
}

const tatami = openPage({
  build,
  startWorker: (module, hear) => startWorker(makeWorker, module, hear),
  qr: qrOf(async () => moduleOf(await inflated(bytesOf("part-qr")))),
});

async function start() {
  progress(0.2);
  const load = await makePyodide(parts);
  progress(0.4);
  const app = parts.app.then(unpacked);
  const { python, from } = await startPython({ build, load, app, snapshot: parts.snapshot, progress });
  performance.mark("tatami:python");
  progress(0.9);
  Object.assign(tatami, { python, from });
  await beginApp(python);
}

if (!("halt" in document.documentElement.dataset)) start().catch(fail);
