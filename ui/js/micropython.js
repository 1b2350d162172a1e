// The `interpreter` that pyscript.toml names: MicroPython with the page's own modules in it.
// It starts when this file is imported, not when PyScript has got so far as to ask for it.

import { loadMicroPython as load } from "../../runtime/micropython/micropython.mjs";
import "./page.js";

const HEAP = 4 * 1024 * 1024; // bytes at the start; it grows
const GARBAGE = 2 * 1024 * 1024; // bytes that are left lying until there is time to collect them
const REST = 100; // ms after an answer, when it has been painted
const OURS = "# The page starts here."; // the first line of ui/main.py

const here = (path) => new URL(path, import.meta.url).href;
let out = console.log;
let err = console.error;
let fail;

// Resolves when MicroPython has failed, else never: whoever waits takes the other way.
export const failed = new Promise((resolve) => (fail = resolve));

const started = start();
started.catch(fail);

async function start() {
  const [python, bundle] = await Promise.all([
    load({
      heapsize: HEAP,
      linebuffer: true,
      stdout: (text) => out(text),
      stderr: (text) => err(text),
      url: here("../../runtime/micropython/micropython.wasm"),
    }),
    fetchBundle("app.bin"),
  ]);
  unpack(python.FS, bundle);
  collectAtRest(python.pyimport("gc"));
  return python;
}

// MicroPython by itself collects garbage whenever there are 16 KB of it: at the end of every answer,
// before its paint.
function collectAtRest(gc) {
  gc.threshold(GARBAGE);
  let rest;
  globalThis.statecraft.answered = () => {
    clearTimeout(rest);
    rest = setTimeout(() => gc.collect(), REST);
  };
}

/** Brings the pages that nobody should wait for at the start; the page hears that they are there. */
export async function bringSeldom() {
  const python = await started;
  unpack(python.FS, await fetchBundle("seldom.bin"));
}

async function fetchBundle(name) {
  const response = await fetch(here(`../../${name}`));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  const bundle = response.body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(bundle).arrayBuffer());
}

// The format is told in tools/lower.py: the length of a header, the header, the modules.
function unpack(files, bundle) {
  const size = new DataView(bundle.buffer).getUint32(0, true);
  const modules = JSON.parse(new TextDecoder().decode(bundle.subarray(4, 4 + size)));
  let at = 4 + size;
  for (const [name, length] of modules) {
    const folders = ["lib", ...name.split("/").slice(0, -1)];
    folders.forEach((_, depth) => {
      const folder = `/${folders.slice(0, depth + 1).join("/")}`;
      if (!files.analyzePath(folder).exists) files.mkdir(folder);
    });
    files.writeFile(`/lib/${name}`, bundle.subarray(at, at + length)); // where it looks for modules
    at += length;
  }
}

// What PyScript calls. It puts its own library, 130 KB of Python to compile at every start, before
// the page's code; the page uses none of it, so only the page's own code is run.
export async function loadMicroPython(options) {
  out = (text) => options.stdout(new TextEncoder().encode(`${text}\n`));
  err = (text) => options.stderr(new TextEncoder().encode(`${text}\n`));
  const python = await started.catch(() => new Promise(() => {})); // the other way is taken
  const run = python.runPythonAsync;
  return {
    ...python,
    async runPythonAsync(code) {
      try {
        return await run(code.slice(Math.max(0, code.indexOf(OURS))));
      } catch (error) {
        err(String(error));
        fail(error);
        return new Promise(() => {});
      }
    },
  };
}
