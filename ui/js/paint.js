// Brings the page up to date with the HTML that Python rendered: one call into morphdom, so that
// focus, scroll and transitions survive. Adds `paint` and `focus` to what Python may call.

import morphdom from "../../runtime/morphdom.js";
import "./page.js";

const page = globalThis.statecraft;
let latest = ""; // the newest HTML; a transition that starts late paints this, never older
let turning = null; // the running view transition
let opener = ""; // the id of what had the focus when a sheet was opened

// Pictures lie in this version's folder, which Python does not know.
const site = new URL(".", document.baseURI).href;
const folder = new URL("../../", import.meta.url).href.slice(site.length);

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const narrow = matchMedia("(max-width: 40rem)");
const isCalm = () => calm.matches || document.documentElement.dataset.motion === "less";

// An answer that took longer than a frame (ms) is shown at once: a glide would add as much again.
const PATIENCE = 16;
const isSlow = () => performance.now() - page.heard > PATIENCE;

function paint(html, moved) {
  latest = html;
  turning?.skipTransition();
  turning = null;
  if (moved !== "moved" || !document.startViewTransition || isCalm() || isSlow() || document.hidden) {
    morph();
    return;
  }
  const transition = document.startViewTransition(() => {
    morph();
    page.keepVoice(); // by now something has been said, perhaps in a sheet that is gone
  });
  turning = transition;
  // A skipped transition rejects its promises: that is how a second press finishes the first.
  for (const part of [transition.ready, transition.updateCallbackDone, transition.finished])
    part.catch(() => {});
}

function morph() {
  const template = document.createElement("template");
  template.innerHTML = latest;
  for (const picture of template.content.querySelectorAll("img"))
    picture.setAttribute("src", folder + picture.getAttribute("src"));
  style(template.content); // before it is compared: what has not changed is then seen to be equal
  const app = page.app();
  const held = document.activeElement;
  morphdom(app, template.content.firstElementChild, { onBeforeElUpdated: prepare });
  settle(app, held);
}

function prepare(old, fresh) {
  // What was made ready to have the focus keeps it.
  if (old.hasAttribute("tabindex") && !fresh.hasAttribute("tabindex"))
    fresh.setAttribute("tabindex", old.getAttribute("tabindex"));
  if (old.isEqualNode(fresh)) return false;
  // The policy forbids morphdom to write a style attribute; the style itself may be set.
  if (fresh.dataset.style) old.style.cssText = fresh.style.cssText;
  if (old.tagName === "DIALOG" && old.open) fresh.setAttribute("open", "");
  if (fresh.dataset.reveal && fresh.dataset.reveal !== old.dataset.reveal) shown = null;
  if (fresh.dataset.row && fresh.dataset.row !== old.dataset.row) changed = old;
  if (old.tagName === "INPUT" && old.getAttribute("value") === fresh.getAttribute("value")) {
    fresh.value = old.value; // what a person typed stays until the page says otherwise
    fresh.checked = old.checked;
  }
  return true;
}

function settle(app, held) {
  const root = document.documentElement;
  root.dataset.game = app.dataset.game ?? "";
  for (const name of ["theme", "motion", "text"])
    if (app.dataset[name]) root.dataset[name] = app.dataset[name];
    else delete root.dataset[name];
  document.title = app.dataset.title;
  const sheet = app.querySelector("dialog");
  if (sheet && !sheet.open) {
    const outside = held?.isConnected && !held.closest("dialog"); // one sheet may lead to another
    if (!opener || outside) opener = held?.id ?? "";
    sheet.showModal();
  } else if (!sheet && opener) {
    document.getElementById(opener)?.focus();
    opener = "";
  } else if (held && held !== document.body && held !== document.activeElement) {
    if (held.isConnected) held.focus({ preventScroll: true }); // it was moved
    else goOn(); // what was pressed is gone
  }
  show(app);
}

// The focus goes to what comes next, or to the beginning, without leaving the place.
function goOn() {
  const next = document.getElementById("act-primary") ?? document.getElementById("main");
  if (next.tabIndex < 0) next.tabIndex = -1;
  next.focus({ preventScroll: next.id === "main" });
}

let changed = null; // the row of cards that a person is newly asked to choose from
let shown = null; // what came into the page to be looked at, such as a QR code

function show(app) {
  changed?.scrollTo(0, 0);
  const latest = app.querySelector("[data-reveal]");
  if (latest && latest !== shown) {
    // What the guide speaks of, then its words.
    const spot = app.dataset.tour && app.querySelector(`.${app.dataset.tour}`);
    for (const place of [spot, latest]) place?.scrollIntoView({ block: "nearest" });
  } else if (changed && narrow.matches) {
    changed.scrollIntoView({ block: "nearest" });
    // The keyboard goes where the eyes are led.
    const card = changed.querySelector("button:not([aria-disabled])");
    if (document.activeElement?.id === "act-primary") card?.focus({ preventScroll: true });
  }
  changed = null;
  shown = latest;
}

// The content security policy drops style attributes; custom properties are set one by one.
function style(root) {
  for (const element of root.querySelectorAll("[data-style]"))
    for (const rule of element.dataset.style.split(";")) {
      const [name, value] = rule.split(":");
      element.style.setProperty(name, value);
    }
}

function focus(id) {
  const element = document.getElementById(id);
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  if (id === "main") scrollTo(0, 0);
  else if (element.tagName === "H2") element.scrollIntoView(); // to be read from there
}

// A link shows its whole text when it is about to be copied by hand.
addEventListener("focusin", (event) => {
  if (event.target.matches?.("input[readonly]")) event.target.select();
});

// The transition must not swallow presses meant for the page; a press finishes it.
addEventListener("pointerdown", () => turning?.skipTransition(), true);

Object.assign(page, { paint, focus });
style(document);
