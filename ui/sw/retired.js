// Takes the place of a service worker that has gone bad (python -m tools.site --retire-worker): takes
// over at once, throws away what such workers have kept, goes, and lets every tab load the page anew
// from the network. Other sites' caches on this origin are left alone.

const SCOPE = registration.scope;
const isOurs = (name) => name.startsWith("statecraft-") && name.endsWith(` ${SCOPE}`);

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(retire()));

async function retire() {
  const names = (await caches.keys()).filter(isOurs);
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
  for (const client of await clients.matchAll({ type: "window" })) client.navigate(client.url);
}
