// The app's files in a checkout served by something other than tools/play.py: found through the server's own folder
// listings (python -m http.server, autoindex …), so that a module edited or added is there after a reload.

const FILE = /\.(py|json|svg|txt|md)$/;

async function asked(address) {
  const answer = await fetch(address, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}. Start the page with tools/play.py.`);
  return answer;
}

async function walk(folder, path) {
  const listing = await (await asked(folder)).text();
  const names = [...listing.matchAll(/href="([A-Za-z0-9_]+(?:\/|\.[a-z]+))"/g)].map(([, name]) => name);
  const found = await Promise.all(
    names.map(async (name) => {
      if (name.endsWith("/")) return walk(folder + name, path + name);
      if (!FILE.test(name)) return [];
      return [[path + name, new Uint8Array(await (await asked(folder + name)).arrayBuffer())]];
    }),
  );
  return found.flat();
}

export async function listed(base) {
  const parts = await Promise.all(["engine/", "ui/"].map((name) => walk(new URL(name, base).href, name)));
  return parts.flat();
}
