// Pyodide as this site starts it: for the worker that thinks, and as PyScript's `interpreter` when
// the whole page runs on it. The standard library and our modules come compiled, by tools/stdlib.py.

import { loadPyodide as load, version } from "../../runtime/pyodide/pyodide.mjs";

const OURS = "# The page starts here."; // the first line of ui/main.py
const APP = "/lib/app.zip"; // where Python finds our modules

// Pyodide would ask a file of 120 KB for what is no packages here. The version of the ABI is the
// one in that file.
const NO_PACKAGES = { info: { abi_version: "2026_0", version }, packages: {} };

const here = (path) => new URL(path, import.meta.url).href;

export { version };

// What PyScript calls. It runs its own library first, 130 KB of Python to compile at every start;
// the page uses none of it, so only the page's own code is run.
export async function loadPyodide(options) {
  const python = await startPyodide(options);
  for (const name of ["runPython", "runPythonAsync"]) {
    const run = python[name];
    python[name] = (code, ...rest) => (code.includes(OURS) ? run(code, ...rest) : undefined);
  }
  return python;
}

/** Pyodide with our modules at hand; rejects when a part of it does not arrive. */
export async function startPyodide(options = {}) {
  const app = fetchApp();
  const trouble = wasmTrouble();
  const python = load({
    ...options,
    indexURL: here("../../runtime/pyodide/"),
    stdLibURL: here("../../runtime/pyodide/python_stdlib.zip"),
    lockFileContents: NO_PACKAGES,
    env: { PYTHONPATH: APP },
    fsInit: async (files) => files.writeFile(APP, await app),
  });
  return Promise.race([python, trouble, app.then(() => python)]);
}

async function fetchApp() {
  const response = await fetch(here("../../app.zip"));
  if (!response.ok) throw new Error(`app.zip: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

// Rejects when the WebAssembly does not arrive or compile: Pyodide only warns, and waits for ever.
function wasmTrouble() {
  const { instantiateStreaming } = WebAssembly;
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = (...source) => {
      WebAssembly.instantiateStreaming = instantiateStreaming;
      const instance = instantiateStreaming(...source);
      instance.catch(reject);
      return instance;
    };
  });
}
