// Runs before the first paint, as a classic script in plain old syntax so that an old browser understands it too:
// the player's theme and language, one sentence when this browser cannot run Tatami, and an ear for the first tap.
(function () {
  "use strict";
  var root = document.documentElement;
  var languages = ["en", "pl", "it"];

  function kept(key) {
    try {
      return window.localStorage.getItem(key);
    } catch (blocked) {
      return null;
    }
  }

  function language() {
    var wishes = [kept("tatami.lang")].concat(navigator.languages || [navigator.language]);
    for (var i = 0; i < wishes.length; i++) {
      var short = String(wishes[i] || "").slice(0, 2).toLowerCase();
      if (languages.indexOf(short) >= 0) return short;
    }
    return "en";
  }

  // What the page cannot do without: WebAssembly for Python, the others for unpacking and for the look.
  function missing() {
    if (typeof WebAssembly !== "object") return "wasm";
    if (typeof DecompressionStream !== "function" || typeof structuredClone !== "function") return "old";
    if (!window.CSS || !CSS.supports("color", "light-dark(red, red)")) return "old";
    return "";
  }

  var theme = kept("tatami.theme");
  if (theme === "light" || theme === "dark" || theme === "contrast") root.setAttribute("data-theme", theme);
  root.lang = language();
  var halt = missing();
  if (halt) root.setAttribute("data-halt", halt);
  else root.setAttribute("data-booting", "");

  // What is tapped before Python is there, a mat or the hearth, is marked: page.mjs knows what comes of it.
  document.addEventListener("click", function (event) {
    var place = event.target.closest("[data-game][aria-disabled=true], [data-hearth][aria-disabled=true]");
    if (!place || !root.hasAttribute("data-booting")) return;
    var before = document.querySelector("[data-wanted]");
    if (before) before.removeAttribute("data-wanted");
    place.setAttribute("data-wanted", "");
  });
})();
