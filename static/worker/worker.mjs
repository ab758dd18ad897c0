// The bot's worker: an ordinary module worker with a Python of its own, so that the page never stops. It needs no
// special headers and no shared memory; that is why a search cannot be interrupted from outside and has to yield
// between slices of work: only then does word of a cancelled or a newer question reach it.
import { build } from "../boot/build.mjs";
import { appFiles, pyodideOf, startPython } from "../boot/runtime.mjs";
import { keptSnapshot } from "../boot/snapshot.mjs";
import { serve } from "./serve.mjs";

serve(async () => {
  const app = appFiles(build);
  const snapshot = keptSnapshot(build);
  return startPython({ build, load: await pyodideOf(build), app, snapshot });
});
