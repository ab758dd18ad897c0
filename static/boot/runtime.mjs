// Starts Python, in the page and in the bot's worker alike: from the memory snapshot where there is one that fits,
// else plainly. Whatever is wrong with a snapshot, the answer is a plain start, never an error.
import { inflated, mount, unpacked } from "./pack.mjs";

const ROOT = "/app";

// A snapshot froze the state of `random`, the same for everybody: no start shall be like the other.
const THAW = "import sys; 'random' in sys.modules and sys.modules['random'].seed()";

// Pyodide's loadPyodide. Its two scripts are named one by one, because a build gives them other names.
export async function pyodideOf({ loader, glue }) {
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([import(loader), import(glue)]);
  return (options) => loadPyodide({ ...options, createPyodideModule });
}

// load is Pyodide's loadPyodide; app a promise of [path, bytes] pairs; snapshot a promise of bytes, or of null.
export async function startPython({ build, load, app, snapshot, options = {}, progress = () => {} }) {
  const { id, runtime, lock } = build; // lock: an empty list of packages (we install none) in place of Pyodide's own
  const common = { indexURL: runtime, packageBaseUrl: runtime, ...(lock && { lockFileContents: lock }), ...options };
  const bytes = await snapshot;
  if (bytes) {
    try {
      const python = await load({ ...common, _loadSnapshot: bytes });
      // The option is private to Pyodide: believe nothing until Python itself says which build it was made for.
      if (python.runPython("__import__('sys').tatami_build") !== id) throw new Error("it was made for another build");
      mount(python, await app, ROOT);
      python.runPython(THAW);
      return { python, from: "snapshot" };
    } catch (why) {
      console.info("Starting without the snapshot:", String(why));
    }
  }
  const python = await load(common);
  progress(0.7);
  mount(python, await app, ROOT);
  python.runPython(`import sys; sys.path.insert(0, "${ROOT}")`);
  return { python, from: "plain" };
}

// The app's files: one pack, or in a checkout on a server that makes none, whatever its folder listings show.
export async function appFiles(build) {
  const answer = await fetch(build.app);
  if (answer.ok) return unpacked(await inflated(new Uint8Array(await answer.arrayBuffer())));
  if (build.kind !== "checkout") throw new Error(`${build.app}: ${answer.status}`);
  const { listed } = await import("./checkout.mjs");
  return listed(new URL("./", build.app));
}
