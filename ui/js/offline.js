// Keeps the page for offline and brings new versions, by way of the service worker ui/sw/worker.js;
// and installs the page as an app. What there is to tell, the page hears as messages: `offline` with
// "ready", "update" or "unavailable", and `installable` with "yes" or "no".

const page = globalThis.statecraft;

const HOUR = 3_600_000; // ms between looks for a new version in a tab that stays open

let registration;
let cache; // the name of the one that will hold this version
let told = "";

/** Begins to keep the page, in the cache of this name; nothing waits for it. */
export async function startOffline(name) {
  cache = name;
  listenForInstall();
  try {
    await keep();
  } catch {
    tell("unavailable"); // no service workers here, or no storage, or no network
  }
}

async function keep() {
  const worker = new URL("sw.js", document.baseURI);
  registration = await navigator.serviceWorker.register(worker, { updateViaCache: "none" });
  registration.active?.postMessage({ type: "SWEEP" });
  registration.addEventListener("updatefound", follow);
  follow();
  lookForUpdates();
}

// A worker is on its way, or there is none.
function follow() {
  registration.installing?.addEventListener("statechange", look);
  look();
}

async function look() {
  const { active, waiting, installing } = registration;
  if (active && waiting) tell("update");
  else if (active) tell((await caches.has(cache)) ? "ready" : "unavailable");
  else if (!waiting && !installing) tell("unavailable");
}

function tell(state) {
  if (state !== told) page.hear("offline", state);
  told = state;
}

function lookForUpdates() {
  let last = registration.active ? 0 : Date.now(); // the first one is new enough
  const check = () => {
    if (document.hidden || Date.now() - last < HOUR) return;
    last = Date.now();
    registration.update().catch(() => {}); // no network now; another time
  };
  document.addEventListener("visibilitychange", check);
  check();
}

/** A person takes the new version: this tab, and no other, is loaded anew. */
page.takeUpdate = () => {
  const reload = () => location.reload();
  if (!registration.waiting) return reload(); // another tab was first
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  registration.waiting.postMessage({ type: "SKIP_WAITING" });
};

// -- as an app

function listenForInstall() {
  const offered = () => page.hear("installable", page.offer ? "yes" : "no");
  addEventListener("offer", offered);
  addEventListener("appinstalled", () => {
    page.offer = null;
    offered();
  });
  if (page.offer) offered();
}

/** Lets the browser ask whether to install the page; an offer can be used once. */
page.addToDevice = async () => {
  const { offer } = page;
  page.offer = null;
  await offer?.prompt();
  page.hear("installable", "no");
};
