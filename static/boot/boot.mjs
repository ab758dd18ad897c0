// The page's start, on a host or in a checkout: Python at once; what is for the next visit, once the table is usable.
// This module is also the interpreter that pyscript.toml names: PyScript finds Python already on its way.
import { build } from "./build.mjs";
import { beginApp, fail, openPage, progress } from "./page.mjs";
import { qrOf } from "./qr.mjs";
import { appFiles, pyodideOf, startPython } from "./runtime.mjs";
import { dropSnapshot, keptSnapshot, snapshotForNextTime } from "./snapshot.mjs";
import { lateStyles } from "./styles.mjs";
import { watchForUpdates } from "./updates.mjs";
import { startWorker } from "./workers.mjs";

const makeWorker = () => new Worker(build.worker, { type: "module" });
const tatami = openPage({
  build,
  startWorker: (module, hear) => startWorker(makeWorker, module, hear),
  qr: qrOf(() => import(build.qr)),
});

async function start() {
  progress(0.1);
  const dressed = lateStyles();
  const app = appFiles(build);
  app.catch(() => {}); // it is awaited, and reported, in startPython
  const snapshot = keptSnapshot(build);
  const load = await pyodideOf(build);
  progress(0.3);
  const { python, from } = await startPython({ build, load, app, snapshot, progress });
  performance.mark("tatami:python");
  progress(0.9);
  Object.assign(tatami, { python, from, broken: from === "plain" && Boolean(await snapshot) });
  await dressed;
  await beginApp(python);
  return python;
}

const halted = "halt" in document.documentElement.dataset; // early.js has said why
const started = halted ? new Promise(() => {}) : start();
started.catch(fail);

export const version = build.version;

// PyScript's call. Its output functions are given to the Python that is there, in which the app has begun: PyScript sets
// up a library of its own before it runs the page's line, and the table need not wait for that.
export async function loadPyodide({ stdout, stderr }) {
  const python = await started;
  if (stdout) python.setStdout({ batched: stdout });
  if (stderr) python.setStderr({ batched: stderr });
  return python;
}

tatami.ready.then(async () => {
  await watchForUpdates(build, tatami);
  await (tatami.broken ? dropSnapshot(build) : snapshotForNextTime(build));
});
