// Long thinking, off the page: keeps one worker with Pyodide, asks it one question after another,
// and replaces it when it dies. Only texts cross. What it has to say, the page hears as messages:
// `thinking`, with "arriving", "ready" or "failed"; and `thought`, with a question, a line break and
// its answer, which is "no answer" to a question that two workers died of or that took too long.

const page = globalThis.statecraft;

let settings;
let worker = null; // the one that is starting or thinking
let ready = false;
let failed = false;
let deaths = 0; // in a row, without an answer between them
let timer; // of what the worker does now
let settle;
const questions = []; // while the worker is ready, it thinks about the first of them

/** Resolves when the worker has arrived, or will not: the network is free for something else. */
export const settled = new Promise((done) => (settle = done));

/**
 * Fetches the worker as soon as the page is at rest. All times are in ms: `patience` for one
 * thought, `arrival` for Python to come, `pauses` before each attempt after one that failed.
 */
export async function startThinking({
  patience = 20_000,
  arrival = 120_000,
  pauses = [1_000, 4_000, 16_000],
} = {}) {
  if (settings) return;
  settings = { patience, arrival, pauses };
  await rest();
  begin();
  addEventListener("online", () => failed && begin());
}

// Painted, and with nothing to do: what the page itself needs comes first.
function rest() {
  const idle = globalThis.requestIdleCallback ?? ((done) => setTimeout(done, 200));
  return new Promise((done) => requestAnimationFrame(() => idle(done, { timeout: 2_000 })));
}

function begin() {
  failed = false;
  deaths = 0;
  tell("arriving");
  start();
}

function start() {
  try {
    worker = new Worker(new URL("./thinker.js", import.meta.url), { type: "module" });
  } catch {
    return died(); // this browser has no such workers, or forbids them
  }
  worker.addEventListener("message", listen);
  worker.addEventListener("error", (event) => {
    event.preventDefault(); // else the page would take it for an error of its own
    if (event.target === worker) died();
  });
  wait(settings.arrival);
}

function listen({ target, data }) {
  if (target !== worker) return; // a last word of one that was given up
  clearTimeout(timer);
  if (data === "failed") return died();
  ready = true;
  if (data === "ready") {
    ask();
    tell("ready");
  } else {
    deaths = 0;
    questions.shift();
    ask();
    page.hear("thought", data.join("\n"));
  }
}

function ask() {
  if (!ready || !questions.length) return;
  const { question, budget } = questions[0];
  worker.postMessage(question);
  wait(budget || settings.patience);
}

function wait(time) {
  clearTimeout(timer);
  timer = setTimeout(died, time);
}

// The next one is asked all that is not answered yet.
function died() {
  clearTimeout(timer);
  worker?.terminate();
  worker = null;
  const asked = ready ? questions[0] : null;
  ready = false;
  const unanswered = asked && (asked.budget || ++asked.deaths === 2);
  if (unanswered) page.hear("thought", `${questions.shift().question}\nno answer`);
  // A thought that took too long is the question's fault, not the worker's.
  const innocent = Boolean(asked?.budget);
  if (!innocent && deaths === settings.pauses.length) return giveUp();
  tell("arriving");
  setTimeout(start, settings.pauses[innocent ? 0 : deaths++]);
}

// Whoever waits for an answer must do without: that is what "failed" says.
function giveUp() {
  failed = true;
  questions.length = 0;
  tell("failed");
}

function tell(state) {
  if (state !== "arriving") settle();
  page.hear("thinking", state);
}

/**
 * Asks; the answer is heard as `thought`. A question may be asked at any time. With a `budget`, in
 * ms, it has one attempt of that length, for somebody waits for its answer.
 */
function think(question, budget) {
  if (failed) return tell("failed");
  questions.push({ question, budget: Number(budget), deaths: 0 });
  if (questions.length === 1) ask();
}

page.think = think;
for (const question of page.asked?.splice(0) ?? []) think(...question);
