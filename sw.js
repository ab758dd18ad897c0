// In a checkout there is no service worker. This file only removes one that a built page left behind at the same
// address, with all it kept: the browser finds it where that one looks for its update. tools/build.py puts the real
// one in its place (static/sw.js).
self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const ours = `tatami ${new URL(self.registration.scope).pathname} `;
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name.startsWith(ours)).map((name) => caches.delete(name)));
      await self.registration.unregister();
      for (const page of await self.clients.matchAll({ type: "window" })) page.navigate(page.url);
    })(),
  );
});
