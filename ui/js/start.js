// Starts Python: MicroPython for the page, so that a link opens at once; Pyodide instead when the
// address asks for it (?runtime=pyodide) or MicroPython does not start.

import "./page.js";

const page = globalThis.statecraft;
const REST = 100; // ms, so that the first answer is painted before anything else is fetched
const script = document.querySelector("script[type=mpy]");

if (new URLSearchParams(location.search).get("runtime") === "pyodide") pyodide();
else {
  const micropython = import("./micropython.js");
  page.ready.then(rest).then(() => micropython).then(bringSeldom);
  // Loads beside PyScript, not after.
  micropython
    .then(({ failed }) => failed, String)
    .then((reason) => {
      console.warn("MicroPython did not start, Pyodide takes the page.", String(reason));
      pyodide();
    });
}

function rest() {
  return new Promise((done) => setTimeout(done, REST));
}

// What the first move does not need; Pyodide has it from the start.
async function bringSeldom(micropython) {
  if (document.querySelector("script[type=py]")) return;
  const arrived = await micropython.bringSeldom().then(() => "yes", (reason) => {
    console.warn("Some pages did not arrive.", reason);
    return "no";
  });
  page.hear("arrived", arrived);
}

// PyScript would make a function from text for one hook of its own kind of workers, which the
// content security policy forbids and nothing here uses.
import("../../runtime/pyscript/core.js").then(({ hooks }) => {
  hooks.worker.onBeforeRunAsync.clear();
});

function pyodide() {
  if (document.querySelector("script[type=py]")) return;
  const other = document.createElement("script");
  other.type = "py";
  other.textContent = script.textContent;
  script.replaceWith(other);
}

// As long as this tab lives, the service worker throws nothing of its version away: it looks for a
// lock with the name of the cache.
const version = new URL("../..", import.meta.url).pathname.split("/").at(-2);
const cache = `statecraft-${version} ${new URL(".", document.baseURI)}`;
navigator.locks?.request(cache, { mode: "shared" }, () => new Promise(() => {}));

// What nobody waits for comes one after the other, once the page answers: first what thinks, then
// what keeps the page for offline, which finds most of its files in the browser's cache by then.
page.ready.then(bringTheRest).catch((reason) => console.warn("The page goes on without.", reason));

async function bringTheRest() {
  const { settled, startThinking } = await import("./thinking.js");
  startThinking();
  await settled;
  const { startOffline } = await import("./offline.js");
  startOffline(cache);
}
