// The worker that thinks: Pyodide, asked and answered in text. It is told a question and tells
// [question, answer]; before that, once, "ready" or "failed".

import { startPyodide } from "./pyodide.js";

const PICTURE = "qr "; // the question for a link as a QR code
const ENCODER = "/lib/segno.zip"; // where Python finds what draws it

try {
  const python = await startPyodide();
  const { answer } = python.pyimport("engine.thinking");
  const drawn = (text) => picture(python, text).catch(unanswered);
  addEventListener("message", async ({ data: question }) => {
    const link = question.startsWith(PICTURE) ? question.slice(PICTURE.length) : "";
    postMessage([question, link ? await drawn(link) : answer(question)]);
  });
  postMessage("ready");
} catch (error) {
  console.warn("The part of the page that thinks could not start.", error);
  postMessage("failed");
}

function unanswered(reason) {
  console.warn("A QR code could not be drawn.", reason);
  return "no answer";
}

// The rows of a QR code, 1 for dark, with a space between them. What draws it comes when asked.
let encoder;
async function picture(python, text) {
  encoder ??= await fetchEncoder(python);
  const code = encoder.encode.callKwargs(text, { micro: false });
  return code.matrix.toJs().map((row) => row.join("")).join(" ");
}

async function fetchEncoder(python) {
  const response = await fetch(new URL("../../runtime/segno.zip", import.meta.url));
  if (!response.ok) throw new Error(`segno.zip: ${response.status}`);
  python.FS.writeFile(ENCODER, new Uint8Array(await response.arrayBuffer()));
  python.pyimport("sys").path.append(ENCODER);
  return python.pyimport("segno.encoder");
}
