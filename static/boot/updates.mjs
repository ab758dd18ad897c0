// The service worker, and the news that a new version is ready. A page in use is never changed under the player's hands:
// the new version waits until the app calls tatami.applyUpdate(), or until the last tab is closed.

function announce(tatami, apply) {
  tatami.updateReady = true;
  tatami.applyUpdate = apply;
  window.dispatchEvent(new CustomEvent("tatami:update-ready"));
}

export async function watchForUpdates(build, tatami) {
  if (!build.serviceWorker || !("serviceWorker" in navigator)) return;
  const container = navigator.serviceWorker;
  let registration;
  try {
    registration = await container.register(build.serviceWorker, { updateViaCache: "none" });
  } catch (why) {
    console.info("No service worker:", String(why)); // the page plays on; it only needs the network next time
    return;
  }

  let applying = false;
  let controlled = Boolean(container.controller);
  const apply = () => {
    applying = true;
    registration.waiting?.postMessage("apply");
  };
  const look = (worker) => {
    const seen = () => worker.state === "installed" && controlled && announce(tatami, apply);
    worker.addEventListener("statechange", seen);
    seen();
  };
  if (registration.waiting) look(registration.waiting);
  if (registration.installing) look(registration.installing);
  registration.addEventListener("updatefound", () => look(registration.installing));

  container.addEventListener("controllerchange", () => {
    if (applying) location.reload();
    else if (controlled) announce(tatami, () => location.reload()); // another tab took the new version
    controlled = true;
  });
}
