// The worker that thinks: Pyodide, asked and answered in text. It is told a question and tells
// [question, answer]; before that, once, "ready" or "failed".

import { startPyodide } from "./pyodide.js";

try {
  const python = await startPyodide();
  const { answer } = python.pyimport("engine.thinking");
  addEventListener("message", ({ data: question }) => postMessage([question, answer(question)]));
  postMessage("ready");
} catch (error) {
  console.warn("The part of the page that thinks could not start.", error);
  postMessage("failed");
}
