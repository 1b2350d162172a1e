// Starts Python: MicroPython for the page, so that a link opens at once; Pyodide instead when the
// address asks for it (?runtime=pyodide) or MicroPython does not start.

import { failed as micropythonFailed } from "./micropython.js"; // loads beside PyScript, not after

const script = document.querySelector("script[type=mpy]");

if (new URLSearchParams(location.search).get("runtime") === "pyodide") pyodide();
else
  micropythonFailed.then((reason) => {
    console.warn("MicroPython did not start, Pyodide takes the page.", String(reason));
    pyodide();
  });

// PyScript would make a function from text for one hook of its own kind of workers, which the
// content security policy forbids and nothing here uses.
import("../../runtime/pyscript/core.js").then(({ hooks }) => {
  hooks.worker.onBeforeRunAsync.clear();
});

function pyodide() {
  if (document.querySelector("script[type=py]")) return;
  const other = document.createElement("script");
  other.type = "py";
  other.src = script.getAttribute("src");
  script.replaceWith(other);
}
