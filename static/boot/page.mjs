// window.tatami: what the app may ask of the page. Python reaches it as js.tatami.

const root = document.documentElement;

export const progress = (part) => root.style.setProperty("--boot", part);

// No longer on the way: "Getting the room ready" is not left to be read out.
function arrived() {
  root.removeAttribute("data-booting");
  document.getElementById("boot-status")?.replaceChildren();
}

export function fail(why) {
  console.error(why);
  arrived();
  root.setAttribute("data-halt", "failed");
}

// Over plain http on another machine's address, and in a file, a browser keeps some things from a page.
function capabilities(kind) {
  return Object.freeze({
    secure: window.isSecureContext,
    serviceWorker: kind === "hosted" && "serviceWorker" in navigator,
    clipboard: window.isSecureContext && Boolean(navigator.clipboard?.writeText),
    share: window.isSecureContext && typeof navigator.share === "function",
    worker: typeof Worker === "function",
    persist: typeof navigator.storage?.persist === "function",
    hover: !matchMedia("(hover: none)").matches, // a mouse, or keys, rather than a finger
    address: kind !== "file", // has the page an address that a link can lead to?
  });
}

// What was tapped before Python was there, a mat or the hearth (early.js marks it). The app asks for the mat; the hearth
// is tapped once more when the app is there, unless the table or a sheet is shown by then.
const tapped = () => document.querySelector("[data-wanted]");

function heedTap() {
  const place = tapped();
  place?.removeAttribute("data-wanted");
  const covered = place?.closest("[hidden]") || document.querySelector("dialog[open]");
  if (place?.matches("[data-hearth]") && !covered) place.click();
}

// Runs the page's one line of Python, which calls tatami.start.
export async function beginApp(python) {
  // DOMContentLoaded would also wait for PyScript's own script.
  while (document.readyState === "loading") {
    await new Promise((done) => document.addEventListener("readystatechange", done, { once: true }));
  }
  python.runPython(document.querySelector("script[type=py]").textContent);
}

export function openPage({ build, startWorker, qr }) {
  let begun = false;
  let nowReady;
  const ready = new Promise((resolve) => (nowReady = resolve));
  const tatami = {
    build: Object.freeze({ kind: build.kind, id: build.id }),
    capabilities: capabilities(build.kind),
    python: null, // Pyodide itself, for tests and for the curious at the console
    from: "", // "snapshot" or "plain": how Python was started
    broken: false, // there was a snapshot, and Python could not be started from it
    // The game whose mat was tapped before the app was there.
    get wanted() {
      return tapped()?.dataset.game ?? "";
    },
    ready, // resolved when the app has drawn itself
    // Called by the page's one line of Python, by PyScript once more: the app draws itself, or the page says that it
    // could not.
    start(module) {
      if (begun) return;
      begun = true;
      try {
        tatami.python.pyimport(module).start();
      } catch (why) {
        return fail(why);
      }
      tatami.started();
    },
    // The app is on the screen and can be used. The app may say so itself, before its start() returns.
    started() {
      if (!root.hasAttribute("data-booting")) return;
      performance.mark("tatami:ready");
      arrived();
      nowReady();
    },
    startWorker,
    qr,
    updateReady: false,
    applyUpdate() {},
  };
  window.tatami = tatami;
  ready.then(heedTap);
  return tatami;
}
