// What tools/stdlib.py does with Pyodide, in Node: node tools/stdlib.mjs FOLDER.
//
// FOLDER holds sources.zip, the page's own modules, and names.json: `shipped`, the names of these
// modules, and `asked`, whatever they import. Writes python_stdlib.zip and app.zip beside them, then
// starts Pyodide from these two alone, to see that nothing is missing.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(import.meta.url);
const { loadPyodide } = require("pyodide");
const APP = "/lib/app.zip"; // where Python finds our modules
const inFolder = (name) => join(process.argv[2], name);

globalThis.statecraft = {}; // ui.browser takes the page's side of the door when it is imported

// As ui/js/pyodide.js starts it. Without random hashes, so that sets are compiled in one order.
function start(library, app) {
  return loadPyodide({
    stdLibURL: library,
    env: { PYTHONHASHSEED: "0", PYTHONPATH: APP },
    fsInit: async (files) => files.writeFile(APP, readFileSync(app)),
  });
}

const run = (python, code, values = {}) =>
  python.runPython(code, { globals: python.toPy({ ...values, __name__: "__main__" }) });

// Imports every module in `asked`, which also names functions and what only another Python has, and
// tells an error, for that imports too. Returns the names that were modules.
const IMPORT = `
import importlib, traceback

def is_module(name):
    try:
        importlib.import_module(name)
    except Exception as error:
        if name in must:
            raise ImportError(f"{name} cannot be imported from the {library} library: {error}") from None
        return False
    return True

try:
    raise ValueError("only told")
except ValueError as error:
    traceback.format_exception(error)
[name for name in asked if is_module(name)]
`;

// Where the standard library lies, and what was imported from it, as paths in it.
const LOADED = `
import sys
library = f"/lib/python{sys.version_info[0]}{sys.version_info[1]}.zip"
specs = [getattr(module, "__spec__", None) for module in list(sys.modules.values())]
origins = [str(getattr(spec, "origin", None)) for spec in specs]
paths = [origin.removeprefix(library + "/") for origin in origins if origin.startswith(library)]
library, paths
`;

// Without docstrings and asserts (-OO), valid whatever the date: there is no source to compare with.
const COMPILE = `
import py_compile, zipfile
from pathlib import Path

def compiled(path, text):
    Path("/tmp/source.py").write_bytes(text)
    py_compile.compile(
        "/tmp/source.py", cfile="/tmp/code.pyc", dfile=path, doraise=True, optimize=2,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    return Path("/tmp/code.pyc").read_bytes()

with zipfile.ZipFile(source) as sources, zipfile.ZipFile("/tmp/compiled.zip", "w") as packed:
    for path in sorted(paths or sources.namelist()):
        entry = zipfile.ZipInfo(path + "c")  # dated 1980, always
        entry.external_attr = 0o644 << 16
        code = compiled(path, sources.read(path))
        packed.writestr(entry, code, zipfile.ZIP_DEFLATED, 9)
Path("/tmp/compiled.zip").read_bytes()
`;

async function main() {
  const { shipped, asked } = JSON.parse(readFileSync(inFolder("names.json"), "utf8"));

  const python = await start(require.resolve("pyodide/python_stdlib.zip"), inFolder("sources.zip"));
  const everything = { asked: [...shipped, ...asked], must: shipped, library: "standard" };
  const modules = run(python, IMPORT, everything).toJs();
  const [library, loaded] = run(python, LOADED).toJs();
  const compile = (source, paths = []) => run(python, COMPILE, { source, paths }).toJs();
  writeFileSync(inFolder("python_stdlib.zip"), compile(library, loaded));
  writeFileSync(inFolder("app.zip"), compile(APP));

  const trimmed = await start(inFolder("python_stdlib.zip"), inFolder("app.zip"));
  run(trimmed, IMPORT, { asked: modules, must: modules, library: "trimmed" });
}

main().catch((error) => {
  console.error(error.message.trim().split("\n").at(-1).replace(/^ImportError: /, ""));
  process.exitCode = 1;
});
