// Where the memory snapshot comes from. It saves most of a start's time but costs bytes (6 MB packed), so a first visit
// does without it: the service worker keeps it, inflated, for the next one (sw.js). Where there is no service worker
// (plain http) the browser's own cache keeps the packed one.
import { inflated } from "./pack.mjs";

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
const WARMED = "tatami.snapshot";

async function fetched(address) {
  const answer = await fetch(address, { cache: "force-cache" }); // its address changes with its content
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return inflated(new Uint8Array(await answer.arrayBuffer()));
}

function warmed(build) {
  try {
    return localStorage.getItem(WARMED) === build.id;
  } catch {
    return false; // storage blocked, or a worker, which has none
  }
}

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

// Without a service worker: let the browser's cache have it before the next visit.
export async function snapshotForNextTime(build) {
  if (!build.snapshot || globalThis.caches || warmed(build)) return;
  try {
    await (await fetch(build.snapshot.packed)).arrayBuffer();
    localStorage.setItem(WARMED, build.id);
  } catch {
    // no storage: every start is a plain one
  }
}
