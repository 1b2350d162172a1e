// node tests/engine/pyodide.mjs FILE...: tells golden files again inside the Pyodide that is shipped.
// Prints a JSON list with one text for each file.
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const pyodide = await loadPyodide();
pyodide.FS.mkdir("/root");
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root }, "/root");
pyodide.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/root")
from tests.engine.golden import replayed
`);
const replayed = pyodide.globals.get("replayed");
const texts = process.argv.slice(2).map((file) => replayed(readFileSync(file, "utf8")));
process.stdout.write(JSON.stringify(texts));
