// What this copy of the page is made of. This one is for a checkout: sources as they are, no snapshot, no service
// worker. tools/build.py writes another one into dist/.
const here = (address) => new URL(address, import.meta.url).href;

export const build = {
  kind: "checkout",
  id: "checkout",
  version: "checkout",
  runtime: here("../vendor/pyodide/"),
  loader: here("../vendor/pyodide/pyodide.mjs"),
  glue: here("../vendor/pyodide/pyodide.asm.mjs"),
  app: here("../../app.pack"),
  snapshot: null,
  serviceWorker: null,
  worker: here("../worker/worker.mjs"),
  qr: here("../vendor/qrcode/qrcode.mjs"),
};
