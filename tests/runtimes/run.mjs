// Walks on a Python in Node: node tests/runtimes/run.mjs (pyodide | micropython BUNDLE).
//
// Standard input is a JSON list of jobs, each [section, given]; a line of output is the JSON list
// [section, entry]. tests/runtimes/walk.py says what sections and entries are.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import { start } from "../../tools/micropython.mjs";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

async function startPyodide() {
  const { loadPyodide } = createRequire(import.meta.url)("pyodide");
  const python = await loadPyodide();
  python.FS.mkdir("/root");
  python.FS.mount(python.FS.filesystems.NODEFS, { root: ROOT }, "/root");
  python.runPython("import sys; sys.dont_write_bytecode = True; sys.path.insert(0, '/root')");
  return python;
}

const [name, bundle] = process.argv.slice(2);
const python = name === "pyodide" ? await startPyodide() : await start([bundle], { heap: 64 });
const walk = python.pyimport("tests.runtimes.walk");
for (const [section, given] of JSON.parse(readFileSync(0, "utf8"))) {
  walk.begin(section, given);
  for (let entry; (entry = walk.more()); )
    process.stdout.write(JSON.stringify([section, entry]) + "\n");
}
