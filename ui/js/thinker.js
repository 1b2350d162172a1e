// The worker that thinks: Pyodide, asked and answered in text. It is told [id, question] and tells
// [id, answer]; before that, once, "ready" or "failed".

import { startPyodide } from "./pyodide.js";

try {
  const python = await startPyodide();
  const { answer } = python.pyimport("engine.thinking");
  addEventListener("message", ({ data: [id, question] }) => postMessage([id, answer(question)]));
  postMessage("ready");
} catch (error) {
  console.warn("The part of the page that thinks could not start.", error);
  postMessage("failed");
}
