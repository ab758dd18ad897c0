// Runs pytest inside Pyodide under Node: the interpreter of the page, without a browser.
//   node tests/pyodide/run.mjs FOLDER-OF-WHEELS [pytest arguments]
// Ends with pytest's own exit code.
import { writeSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const [wheels, ...args] = process.argv.slice(2);
if (!wheels) {
  console.error("Name the folder with the wheels of pytest; tools/test.py does.");
  process.exit(2);
}

// Bytes go out as they come, so that the dots of a long run are seen. A full pipe is waited for.
function to(handle) {
  const write = (bytes) => {
    for (;;) {
      try {
        return writeSync(handle, bytes);
      } catch (error) {
        if (error.code !== "EAGAIN") throw error;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
      }
    }
  };
  return { write, isatty: false };
}

const python = await loadPyodide({ env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1", CI: process.env.CI ?? "" } });
python.setStdout(to(1));
python.setStderr(to(2));
python.mountNodeFS("/tatami", root);
python.mountNodeFS("/wheels", resolve(wheels));
python.globals.set("arguments", python.toPy(args));
process.exit(
  python.runPython(`
import os, sys
os.chdir("/tatami")
sys.path[:0] = ["/tatami", "/wheels"]
import pytest
int(pytest.main(list(arguments)))
`),
);
