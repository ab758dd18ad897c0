// A pack is how the app's Python files travel: one line of JSON, [[path, length], …], then their bytes, one after
// the other; gzip around it where it is a file in dist/.

export async function inflated(bytes) {
  // A host may have undone the gzip already (some send *.gz-like files with Content-Encoding), so look.
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export function unpacked(bytes) {
  const end = bytes.indexOf(10);
  const list = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
  let at = end + 1;
  return list.map(([path, length]) => [path, bytes.subarray(at, (at += length))]);
}

// Into Python's file system, in memory.
export function mount(pyodide, files, root) {
  const { FS } = pyodide;
  const made = new Set();
  for (const [path, bytes] of files) {
    const folder = `${root}/${path}`.replace(/\/[^/]*$/, "");
    if (!made.has(folder)) FS.mkdirTree(folder);
    made.add(folder);
    FS.writeFile(`${root}/${path}`, bytes, { canOwn: true });
  }
}
