// The page's ears, there before Python: hears presses and keeps one until Python can answer it,
// and says in words what is happening while that takes time or fails. Imports nothing, so that it
// can speak when any other file is missing.

const PATIENCE = 10_000; // ms until the page says that starting takes longer than it should
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"; // 32, as many as five bits tell apart

document.documentElement.classList.add("heard"); // the words for when this file is missing can go

const page = {}; // what Python and the other files may call
let send = null; // Python's answer to a press, once it is there
let waiting = null; // the last press from before
let started = false;
let begin;
const ready = new Promise((done) => (begin = done)); // when the page answers

const app = () => document.getElementById("app");

function hear(message, value) {
  if (!send) {
    waiting = [message, value];
    return;
  }
  page.heard = performance.now();
  try {
    send(message, value);
  } catch (error) {
    console.error(error);
    trouble(BROKEN);
  }
  page.answered?.();
}

function hearPress(element) {
  const [message, ...rest] = element.dataset.message.split(":");
  hear(message, rest.join(":"));
  if (!send) promise(element);
}

// A press from before Python is there waits, and says so.
function promise(element) {
  for (const note of document.querySelectorAll(".opens-soon")) note.remove();
  const note = document.createElement("small");
  note.className = "opens-soon";
  note.textContent = "Opens in a moment";
  (element.querySelector("span") ?? element).append(note);
  announce("Opens in a moment");
}

addEventListener("click", (event) => {
  // While a transition takes its picture, presses fall through to the root.
  const fell = event.target === document.documentElement;
  const under = fell ? document.elementFromPoint(event.clientX, event.clientY) : event.target;
  const pressed = under?.closest("[data-message]");
  if (!pressed || pressed.tagName === "FORM") return;
  if (event.metaKey || event.ctrlKey || event.shiftKey) return; // a link into a new tab
  event.preventDefault();
  // The second half of a double press would press whatever has come into its place.
  if ("once" in pressed.dataset && (event.detail > 1 || isSecond(event, pressed))) return;
  hearPress(pressed);
});

const QUICK = 400; // ms between two presses of a key that mean one
let latest = {};

// Keys have no count of clicks: the same control that says the same is taken for the same.
function isSecond(event, { id, textContent }) {
  if (event.detail) return false; // a pointer
  const { timeStamp } = event;
  const isSame = id === latest.id && textContent === latest.textContent;
  const second = isSame && timeStamp - latest.timeStamp < QUICK;
  latest = { id, textContent, timeStamp };
  return second;
}

// A form's fields as lines of name, tab, value, behind a line of what its message is about.
addEventListener("submit", (event) => {
  event.preventDefault();
  const form = event.target;
  const [message, ...rest] = form.dataset.message.split(":");
  const fields = [...new FormData(form)].map(([name, text]) => `${name}\t${typed(text)}`);
  hear(message, [rest.join(":"), ...fields].join("\n"));
  if (!send) promise(form.querySelector("[type=submit]"));
});

// Spelling is settled here, once, before a seed is first shown.
// A zero would cut the text on its way to Python.
const typed = (text) => text.normalize("NFC").replaceAll("\0", "").trim();

// Arrow keys move within a row of cards; Tab still visits every card.
addEventListener("keydown", (event) => {
  // A key that is held must not press what has come into the place of what was pressed.
  const pressing = event.key === "Enter" || event.key === " ";
  if (event.repeat && pressing && event.target.closest?.("[data-once]")) event.preventDefault();
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const row = event.target.closest?.("[data-arrows]");
  if (!row) return;
  const cards = [...row.querySelectorAll("button")];
  const place = cards.indexOf(event.target.closest("button"));
  const goal = { Home: 0, End: cards.length - 1 }[event.key] ?? (step ? place + step : -1);
  if (!cards[goal]) return;
  event.preventDefault();
  cards[goal].focus();
  cards[goal].scrollIntoView({ block: "nearest", inline: "nearest" });
});

// A slider, a field that filters or a choice answers while it is used.
addEventListener("input", ({ target }) => {
  if (target.dataset?.input) hear(target.dataset.input, typed(target.value));
});

// Keys that a page has given a meaning: `data-keys` is lines of key, space, message. They do not
// reach into fields other than sliders, nor into anything that uses them itself.
addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.target.closest?.("input:not([type=range]), select, textarea, dialog, [data-arrows]")) return;
  const keys = document.querySelector("[data-keys]")?.dataset.keys.split("\n") ?? [];
  const meant = keys.find((line) => line.startsWith(`${event.key} `));
  if (!meant) return;
  event.preventDefault();
  const [message, ...rest] = meant.slice(event.key.length + 1).split(":");
  hear(message, rest.join(":"));
});

// The event's own address: by now a bot's move may have written another one into the bar.
addEventListener("hashchange", (event) => hear("address", new URL(event.newURL).hash));
addEventListener("cancel", (event) => {
  // Escape closes a sheet by way of the model, like its button.
  if (event.target.tagName !== "DIALOG") return;
  event.preventDefault();
  hear("close", "");
}, true);

// -- words

const HEARD = 20_000; // ms after which words are old, and nothing to come upon while reading the page
let voice;
let unsaid = [];
let spoken = 0; // when
let fading;

// Says words to people who listen to the page; under an open sheet the rest of the page is silent.
function announce(text) {
  if (!voice) {
    voice = document.createElement("p");
    voice.className = "visually-hidden";
    voice.setAttribute("role", "status");
  }
  placeVoice();
  voice.textContent = "";
  spoken = performance.now();
  if (unsaid.push(text) > 1) return;
  setTimeout(() => {
    placeVoice();
    voice.textContent = [...new Set(unsaid)].join(" "); // later, the same words are news again
    unsaid = [];
    clearTimeout(fading);
    fading = setTimeout(() => (voice.textContent = ""), HEARD);
  }, 50);
}

function placeVoice() {
  const place = document.querySelector("dialog[open]") ?? document.body;
  if (voice.parentNode !== place) place.append(voice);
}

// What was said a moment ago in a sheet that is gone now is said again.
function keepVoice() {
  const isNew = performance.now() - spoken < 1000;
  if (voice && !voice.isConnected && voice.textContent && isNew) announce(voice.textContent);
}

function loading(text) {
  const bar = document.querySelector(".topbar");
  if (!bar || started) return;
  let note = bar.querySelector(".loading-note");
  if (!note) {
    note = document.createElement("p");
    note.className = "loading-note";
    note.setAttribute("role", "status");
    bar.append(note);
  }
  note.textContent = text;
}

// The start failed, or takes too long.
function explain(words) {
  if (started) return;
  trouble(words);
  loading("");
}

// Says what went wrong where it cannot be missed, with what to do.
function trouble(words) {
  let notice = document.getElementById("trouble");
  if (!notice) {
    notice = document.createElement("div");
    notice.id = "trouble";
    notice.className = "notice";
    notice.setAttribute("role", "alert");
    const again = document.createElement("button");
    again.className = "button";
    again.type = "button";
    again.textContent = "Reload";
    again.addEventListener("click", () => location.reload());
    notice.append(document.createElement("p"), again);
    document.querySelector(".topbar")?.after(notice);
  }
  notice.querySelector("p").textContent = words;
}

const BROKEN =
  "Something went wrong with this press. Your game is kept as it was before it: reload to go on.";
const FAILED =
  "The games could not start: a part of the page did not arrive. " +
  "Check the connection, then reload. Your saved games are untouched.";
const SLOW =
  "Starting takes longer than usual. On a slow connection this can take a minute; " +
  "if nothing happens, reload. Your saved games are untouched.";

addEventListener("error", (event) => {
  if (event instanceof ErrorEvent || event.target.tagName === "SCRIPT") explain(FAILED);
}, true);
addEventListener("unhandledrejection", () => explain(FAILED));
setTimeout(() => loading("Loading the rules"), 400);
setTimeout(() => explain(SLOW), PATIENCE);

// -- what the device keeps

const PREFIX = "statecraft.";
const SAVE = PREFIX + "game.";
const SETTINGS = ["theme", "motion", "text", "pace", "sounds", "chances"];

// Every answer is a text: other values mean different things to different Pythons.
function keep(id, text) {
  try {
    localStorage.setItem(SAVE + id, `${Date.now()}\t${text}`);
    return "kept";
  } catch {
    return "refused";
  }
}

function saves() {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(SAVE))
    .map((key) => [key.slice(SAVE.length), ...localStorage.getItem(key).split("\t")])
    .sort((one, other) => other[1] - one[1])
    .map(([id, , ...fields]) => [id, ...fields].join("\t").replace(/[\n\r\0]/g, " ")); // a line each
}

// A line of the date, the page's address, what the browser lets the page do, and the settings;
// then a line for each saved game.
function device() {
  const shares = navigator.share ? "shares" : "";
  try {
    localStorage.setItem(PREFIX + "test", "");
    localStorage.removeItem(PREFIX + "test");
    const settings = SETTINGS.map((name) => `${name}:${localStorage.getItem(PREFIX + name) ?? ""}`);
    return [[today(), whole(""), "keeps", shares, ...settings].join("\t"), ...saves()].join("\n");
  } catch {
    return [today(), whole(""), "forgets", shares].join("\t");
  }
}

function today() {
  const now = new Date();
  const two = (number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

function remember(name, value) {
  try {
    if (value) localStorage.setItem(PREFIX + name, value);
    else localStorage.removeItem(PREFIX + name);
  } catch {
    // It holds until the page is closed.
  }
}

function forget(id) {
  try {
    localStorage.removeItem(SAVE + id);
  } catch {
    // Nothing is kept here.
  }
}

try {
  for (const name of ["theme", "motion", "text"]) {
    const kept = localStorage.getItem(PREFIX + name);
    if (kept) document.documentElement.dataset[name] = kept;
  }
} catch {
  // No storage, no preference.
}

let news;
addEventListener("storage", (event) => {
  if (!send || !event.key?.startsWith(SAVE)) return;
  clearTimeout(news); // another tab has played, or has taken in many games
  news = setTimeout(() => hear("device", device()), 100);
});
document.addEventListener("visibilitychange", () => {
  if (send && !document.hidden) send("date", today());
});

// -- the address and the clipboard

const whole = (fragment) => location.origin + location.pathname + fragment;

async function copy(text, done) {
  try {
    await navigator.clipboard.writeText(text);
    hear("copied", done);
  } catch {
    hear("failed", "This browser did not let the page copy. Select the text and copy it yourself.");
  }
}

// What is seldom needed comes when it is.
const seldom = (name) => async (...given) => {
  try {
    (await import("./seldom.js"))[name](...given);
  } catch {
    hear("failed", "A part of the page did not arrive. Check the connection, then try again.");
  }
};

function address(fragment, replace) {
  if (location.hash === fragment) return;
  try {
    if (replace === "replace") history.replaceState(null, "", fragment);
    else history.pushState(null, "", fragment);
  } catch {
    // Some browsers count how often the address changes; the next change tells the truth again.
  }
}

// A message to come; bots take their time with it.
const later = (name, value, pause) => setTimeout(() => hear(name, value), Number(pause));

// Fresh chance for a new game: twelve letters of a seed's alphabet.
function chance() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => LETTERS[byte % 32]).join("");
}

// Python is there: it answers from now on, first of all the press that waited.
function install(answer) {
  send = answer;
  started = true;
  document.getElementById("trouble")?.remove();
  if (waiting) hear(...waiting);
  waiting = null;
  begin();
}

// The browser offers to install the page when it pleases; offline.js keeps the offer for a person.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  page.offer = event;
  dispatchEvent(new Event("offer"));
});

globalThis.statecraft = Object.assign(page, {
  address, announce, app, chance, copy, device, forget, hear, install, keep, keepVoice, later, ready,
  remember,
  choose: seldom("choose"),
  download: seldom("download"),
  asked: [], // what is to be thought about once there is something that thinks
  hash: () => location.hash,
  persist: seldom("persist"),
  share: seldom("share"),
  sound: seldom("sound"),
  think: (...question) => page.asked.push(question),
  wipe: seldom("wipe"),
});
