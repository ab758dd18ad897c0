// The service worker of a built page: everything the page needs is kept when it is installed, so the page starts with
// no network. tools/build.py fills in BUILD. Folders carry a hash of their content in their names, so what an older
// version kept under the same address is the same file and is taken over without asking the host.
const BUILD = /* by tools/build.py */ null;

const scope = new URL(self.registration.scope);
const ours = `tatami ${scope.pathname} `; // other pages of the same host have caches too
const name = ours + BUILD.id;
const full = (address) => new URL(address, scope).href;
const files = new Set(BUILD.files.map(full));

async function keepPage(cache) {
  const answer = await fetch(full("./"), { cache: "no-cache" });
  // The host may be in the middle of a change: a page of another version would ask for files that are not here.
  const text = await answer.text();
  if (!answer.ok || !text.includes(BUILD.id)) throw new Error("the page is of another version");
  // Made anew: a browser takes no answer that was redirected for the page itself.
  await cache.put(full("./"), new Response(text, { headers: { "content-type": "text/html; charset=utf-8" } }));
}

async function keepFile(cache, address) {
  const kept = await caches.match(full(address));
  const answer = kept && isFile(kept) ? kept : await fetch(full(address));
  if (!isFile(answer)) throw new Error(`${address}: ${answer.status}`);
  await cache.put(full(address), answer);
}

// Some hosts answer for a file they do not have with a page.
function isFile(answer) {
  return answer.ok && !answer.headers.get("content-type")?.startsWith("text/html");
}

// Inflated, so that the next start need not do it. A start without it is only slower, and the page asks once more.
async function keepSnapshot() {
  try {
    const cache = await caches.open(name);
    if (await cache.match(full(BUILD.kept))) return;
    const answer = await fetch(full(BUILD.snapshot));
    if (!answer.ok) throw new Error(`${BUILD.snapshot}: ${answer.status}`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const packed = bytes[0] === 0x1f && bytes[1] === 0x8b; // else the host has inflated it already
    const whole = new Blob([bytes]).stream();
    await cache.put(full(BUILD.kept), new Response(packed ? whole.pipeThrough(new DecompressionStream("gzip")) : whole));
  } catch (why) {
    console.info("No snapshot kept:", String(why));
  }
}

async function install() {
  const cache = await caches.open(name);
  await keepPage(cache);
  await Promise.all(BUILD.files.map((address) => keepFile(cache, address)));
  await keepSnapshot();
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(names.filter((other) => other.startsWith(ours) && other !== name).map((other) => caches.delete(other)));
  await self.clients.claim();
}

async function answer(event) {
  const { request } = event;
  const cache = await caches.open(name);
  const { pathname } = new URL(request.url);
  const page = request.mode === "navigate" && [scope.pathname, `${scope.pathname}index.html`].includes(pathname);
  const kept = await cache.match(page ? full("./") : request.url, { ignoreSearch: page });
  if (kept) return kept;
  const fetched = await fetch(request);
  // What a browser has thrown away to make room is kept again, if there is room now; nobody waits for it.
  if (files.has(request.url) && isFile(fetched)) event.waitUntil(cache.put(request.url, fetched.clone()).catch(() => {}));
  return fetched;
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "apply") self.skipWaiting();
  if (event.data === "keep snapshot") event.waitUntil(keepSnapshot());
});
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(scope.href)) event.respondWith(answer(event));
});
