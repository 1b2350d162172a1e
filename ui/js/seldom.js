// What the page seldom does: files, the device's own sharing, storage for good, sounds, a clean end.

import "./page.js";

const page = globalThis.statecraft;
const PREFIX = "statecraft.";
const LARGEST = 2_000_000; // bytes of a file that is read
let field; // kept here, or a browser may forget it while the person chooses

/** Gives the person a file. */
export function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Lets the person choose a file; its text is heard as `import`. */
export function choose() {
  field = document.createElement("input");
  field.type = "file";
  field.accept = ".txt,text/plain";
  field.addEventListener("change", async () => {
    const [file] = field.files;
    if (!file) return;
    if (file.size > LARGEST) return page.hear("failed", "This file is too large to hold saved games.");
    const text = await file.text().catch(() => null);
    if (text === null) return page.hear("failed", "This file could not be read. Nothing was changed.");
    page.hear("import", text.replaceAll("\0", "")); // a zero would cut the text on its way to Python
  });
  field.click();
}

/** Hands a text and a link to the device's own way of sharing. */
export async function share(title, text, url) {
  try {
    await navigator.share({ title, ...(text && { text }), ...(url && { url }) });
  } catch (error) {
    if (error.name === "AbortError") return; // the person thought better of it
    page.hear("failed", "This device did not let the page share. Copy the link instead.");
  }
}

/** Asks the browser to keep what the page saves for good; the answer is heard as `persisted`. */
export async function persist() {
  const kept = await navigator.storage?.persist?.().catch(() => false);
  page.hear("persisted", kept ? "yes" : "no");
}

/** Deletes everything that the page keeps on this device, and nothing of other pages. */
export async function wipe() {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    return page.hear("failed", "This browser does not let the page reach what it keeps.");
  }
  page.hear("wiped", "");
}

// -- sounds: a few notes each, made here; frequency in Hz, start and length in seconds

const NOTES = {
  play: [[294, 0, 0.09], [440, 0.06, 0.12]],
  reveal: [[220, 0, 0.14], [277, 0.09, 0.14], [330, 0.18, 0.22]],
  won: [[392, 0, 0.16], [494, 0.14, 0.16], [587, 0.28, 0.4]],
  lost: [[262, 0, 0.22], [196, 0.2, 0.5]],
};
const LOUDNESS = 0.08;
const LATE = 400; // ms after which a sound no longer belongs to what is seen
let sounds;
let latest; // the loudness of the last sound: a new one silences it

/** Plays a short sound; a device that cannot stays silent. */
export async function sound(name) {
  const asked = performance.now();
  latest?.disconnect();
  latest = null;
  try {
    sounds ??= new AudioContext();
    const all = new GainNode(sounds, { gain: LOUDNESS });
    latest = all;
    if (sounds.state !== "running") await sounds.resume(); // waits until the person has pressed something
    if (latest !== all || performance.now() - asked > LATE) return;
    all.connect(sounds.destination);
    for (const [frequency, start, length] of NOTES[name] ?? []) note(all, frequency, sounds.currentTime + start, length);
  } catch {
    // Without sound the page says the same in words.
  }
}

function note(to, frequency, from, length) {
  const tone = new OscillatorNode(sounds, { type: "triangle", frequency });
  const gain = new GainNode(sounds, { gain: 0 });
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(1, from + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, from + length);
  tone.connect(gain).connect(to);
  tone.start(from);
  tone.stop(from + length);
}
