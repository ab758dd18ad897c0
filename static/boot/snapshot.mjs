// Where the memory snapshot comes from. It saves most of a start's time but costs bytes (6 MB packed), so a first visit
// does without it: the service worker keeps it, inflated, for the next one (sw.js). Where there is no service worker
// (plain http) the browser's own cache keeps the packed one.
import { inflated } from "./pack.mjs";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const WARMED = "tatami.snapshot";
const REPAIRED = "tatami.snapshot.repaired";

async function fetched(address) {
  const answer = await fetch(address, { cache: "force-cache" }); // its address changes with its content
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return inflated(new Uint8Array(await answer.arrayBuffer()));
}

function noted(key, build) {
  try {
    return localStorage.getItem(key) === build.id;
  } catch {
    return false; // storage blocked, or a worker, which has none
  }
}

const warmed = (build) => noted(WARMED, build);

async function kept(build) {
  const answer = await globalThis.caches?.match(build.snapshot.kept);
  return answer ? new Uint8Array(await answer.arrayBuffer()) : null;
}

// The snapshot if it is at hand, else null. On this very machine the line is fast enough to take it at once.
export async function keptSnapshot(build) {
  if (!build.snapshot) return null;
  try {
    const bytes = await kept(build);
    if (bytes) return bytes;
    const atOnce = LOOPBACK.test(location.hostname) || (!globalThis.caches && warmed(build));
    return atOnce ? await fetched(build.snapshot.packed) : null;
  } catch (why) {
    console.info("No snapshot:", String(why));
    return null;
  }
}

// One that Python could not be started from is not tried again: it goes, and a whole one is fetched for the next visit.
// If that one is broken too, the host's own is, and fetching it at each visit would help nobody.
export async function dropSnapshot(build) {
  try {
    for (const name of (await globalThis.caches?.keys()) ?? []) await (await caches.open(name)).delete(build.snapshot.kept);
    if (noted(REPAIRED, build)) return;
    localStorage.setItem(REPAIRED, build.id);
    await (await fetch(build.snapshot.packed, { cache: "reload" })).arrayBuffer(); // the browser's own copy, too
    await snapshotForNextTime(build);
  } catch {
    // no network, or no storage: the next start is a plain one
  }
}

// A service worker keeps it when it is installed; one that could not is asked again. Without a service worker: let the
// browser's own cache have it before the next visit.
export async function snapshotForNextTime(build) {
  if (!build.snapshot) return;
  try {
    if (globalThis.caches) {
      const worker = navigator.serviceWorker?.controller;
      if (worker && !(await caches.match(build.snapshot.kept))) worker.postMessage("keep snapshot");
    } else if (!warmed(build)) {
      const answer = await fetch(build.snapshot.packed);
      await answer.arrayBuffer();
      if (answer.ok) localStorage.setItem(WARMED, build.id);
    }
  } catch {
    // no network, or no storage: the next start is a plain one
  }
}
