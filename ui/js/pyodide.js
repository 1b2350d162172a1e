// Pyodide as this site starts it: for the worker that thinks, and as PyScript's `interpreter` when
// the whole page runs on it. Its standard library and our modules are compiled by tools/stdlib.py.

import { loadPyodide as load, version } from "../../runtime/pyodide/pyodide.mjs";

const OURS = "# The page starts here."; // the first line of ui/main.py
const APP = "/lib/app.zip";

// What Pyodide would ask a file of 120 KB: no packages. The build names what it must be built for.
const NO_PACKAGES = { info: { abi_version: "2026_0", version }, packages: {} };

const here = (path) => new URL(path, import.meta.url).href;

async function fetchApp() {
  const response = await fetch(here("../../app.zip"));
  if (!response.ok) throw new Error(`app.zip: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

// When the WebAssembly does not arrive or compile, Pyodide only warns and then waits for ever.
// Rejects instead; never resolves.
function wasmTrouble() {
  const { instantiateStreaming } = WebAssembly;
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = (...args) => {
      WebAssembly.instantiateStreaming = instantiateStreaming;
      const instance = instantiateStreaming(...args);
      instance.catch(reject);
      return instance;
    };
  });
}

export { version };

export async function loadPyodide(options = {}) {
  const app = fetchApp();
  const python = load({
    ...options,
    indexURL: here("../../runtime/pyodide/"),
    stdLibURL: here("../../runtime/pyodide/python_stdlib.zip"),
    lockFileContents: NO_PACKAGES,
    env: { PYTHONPATH: APP },
    fsInit: async (files) => files.writeFile(APP, await app),
  });
  return onlyOurs(await Promise.race([python, wasmTrouble(), app.then(() => python)]));
}

// PyScript puts its own library, 130 KB of Python to compile at every start, before the page's code;
// the page uses none of it, so only the page's own code is run.
function onlyOurs(python) {
  for (const name of ["runPython", "runPythonAsync"]) {
    const run = python[name];
    python[name] = (code, ...rest) => run.call(python, code.slice(Math.max(0, code.indexOf(OURS))), ...rest);
  }
  return python;
}
