// The app's own style sheets are preloaded in the head. As style sheets there, or in the body, they would hold up the
// page's first paint, its parsing and with it the start of Python.

// Puts them on; resolves when they are.
export const lateStyles = () =>
  Promise.all(
    [...document.querySelectorAll("link[data-late]")].map(
      (link) =>
        new Promise((done) => {
          link.onload = link.onerror = done;
          link.rel = "stylesheet";
        }),
    ),
  );
