// Pyodide out of bytes in memory, where there is no host to fetch it from: its two scripts become blobs, and what it
// would fetch from its folder is answered here.

const MADE_UP = "https://tatami.invalid/"; // never asked for: .invalid is nobody's, and fetch below answers for it

export const moduleOf = (bytes) => import(URL.createObjectURL(new Blob([bytes], { type: "text/javascript" })));

// parts: promises of bytes, by name. Gives a loadPyodide.
export async function makePyodide(parts) {
  const answers = { "pyodide.asm.wasm": ["wasm", "application/wasm"], "python_stdlib.zip": ["library", "application/zip"] };
  const fetchElsewhere = globalThis.fetch;
  globalThis.fetch = async (wanted, options) => {
    const url = String(wanted.url ?? wanted);
    const answer = url.startsWith(MADE_UP) && answers[url.slice(MADE_UP.length)];
    if (!answer) return fetchElsewhere(wanted, options);
    const [name, type] = answer;
    return new Response(await parts[name], { headers: { "Content-Type": type } });
  };
  const [loader, glue] = await Promise.all([parts.loader, parts.glue].map(async (part) => moduleOf(await part)));
  return (options) => loader.loadPyodide({ ...options, indexURL: MADE_UP, createPyodideModule: glue.default });
}
