// Runs Python on MicroPython in Node, as the page would, and prints what it prints.
//
//   node tools/micropython.mjs [--runtime FOLDER] [--heap MB] SOURCE... (-c CODE | -m MODULE)
//
// A SOURCE is a bundle of tools/lower.py or a folder of modules. FOLDER is that of the npm package,
// by default the one in node_modules.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

const PACKAGE = "../node_modules/@micropython/micropython-webassembly-pyscript";

/** The modules in a bundle, as [path, bytes]; its format is told in tools/lower.py. */
export function unbundled(bytes) {
  const start = 4 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  let at = start;
  return JSON.parse(new TextDecoder().decode(bytes.subarray(4, start))).map(([path, length]) => {
    at += length;
    return [path, bytes.subarray(at - length, at)];
  });
}

function inFolder(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((path) => /\.m?py$/.test(path))
    .map((path) => [path.replaceAll("\\", "/"), readFileSync(join(folder, path))]);
}

function write(files, path, bytes) {
  const folders = path.split("/").slice(0, -1);
  for (let depth = 1; depth <= folders.length; depth++) {
    const folder = "/" + folders.slice(0, depth).join("/");
    if (!files.analyzePath(folder).exists) files.mkdir(folder);
  }
  files.writeFile("/" + path, bytes);
}

/** MicroPython with these bundles or folders at hand; `stdout` takes what it prints, by line. */
export async function start(sources, { runtime, heap = 8, stdout = console.log } = {}) {
  const folder = runtime ?? fileURLToPath(new URL(PACKAGE, import.meta.url));
  const { loadMicroPython } = await import(pathToFileURL(join(folder, "micropython.mjs")));
  const python = await loadMicroPython({ heapsize: heap << 20, linebuffer: true, stdout });
  for (const source of sources) {
    const isFolder = statSync(source).isDirectory();
    const modules = isFolder ? inFolder(source) : unbundled(readFileSync(source));
    for (const [path, bytes] of modules) write(python.FS, path, bytes);
  }
  python.runPython("import sys\nsys.path.insert(0, '/')");
  return python;
}

async function main() {
  const text = { type: "string" };
  const { values, positionals } = parseArgs({
    options: { runtime: text, heap: text, code: { ...text, short: "c" }, module: { ...text, short: "m" } },
    allowPositionals: true,
  });
  const heap = values.heap && Number(values.heap);
  const python = await start(positionals, { runtime: values.runtime, heap });
  python.runPython(values.code ?? `import ${values.module}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
