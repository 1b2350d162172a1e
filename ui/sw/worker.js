// The service worker of one version of the site. The build puts SITE in front of this: the version,
// Workbox's parts, and every file with its integrity. A version is kept whole in a cache of its own,
// or not at all, and answers from nothing else: two versions never mix.

importScripts(...SITE.library);

const { NavigationRoute, registerRoute } = workbox.routing;
const { NetworkOnly } = workbox.strategies;
const { PrecacheController, PrecacheRoute } = workbox.precaching;

// Other sites on this origin have caches and locks as well, so ours bear the whole scope.
const SCOPE = registration.scope;
const OURS = /^statecraft-(\w+) (.*)$/;
const CACHE = `statecraft-${SITE.version} ${SCOPE}`;

const place = (path) => new URL(path, SCOPE).href;
const folder = (version) => place(`v/${version}/`);
const integrities = new Map(Object.entries(SITE.files).map(([path, sum]) => [place(path), sum]));

const kept = new PrecacheController({
  cacheName: CACHE,
  plugins: [
    { requestWillFetch: async ({ request }) => asFresh(request) },
    { cachedResponseWillBeUsed: async (asked) => asked.cachedResponse ?? unchanged(asked) },
  ],
});
kept.addToCacheList(
  [...integrities].map(([url, integrity]) => ({ url, integrity, revision: null })),
);

// What lies in the folder never changes, so the browser's own cache may give it. The rest has the
// same name in every version and may be stale there.
function asFresh(request) {
  if (request.url.startsWith(folder(SITE.version))) return request;
  return new Request(request, { cache: "no-cache" });
}

// While a version is installed: the same file from an older one, so that it need not travel again.
async function unchanged({ event, request }) {
  if (event.type !== "install") return undefined;
  for (const [cacheName, version] of await ourCaches()) {
    const url = request.url.replace(folder(SITE.version), folder(version));
    const older = await caches.match(url, { cacheName });
    const content = await older?.arrayBuffer();
    if (!older || (await integrity(content)) !== integrities.get(request.url)) continue;
    // A new response: the old one bears its old address, and what it imports would be sought there.
    const { headers } = older;
    await (await caches.open(CACHE)).put(request, new Response(content, { headers }));
    return new Response(content, { headers });
  }
  return undefined;
}

async function integrity(content) {
  const sum = await crypto.subtle.digest("SHA-256", content);
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(sum)))}`;
}

/** Our caches, the oldest first, as [name, version]. */
async function ourCaches() {
  const found = (await caches.keys()).map((name) => OURS.exec(name) ?? []);
  return found.filter(([, , scope]) => scope === SCOPE);
}

// -- coming and going

addEventListener("install", (event) => {
  // The lock says: this cache is wanted, although no page shows its version yet.
  event.waitUntil(navigator.locks.request(CACHE, { mode: "shared" }, () => kept.install(event)));
});

addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([sweep(), clients.claim()]));
});

addEventListener("message", (event) => {
  if (event.data.type === "SKIP_WAITING") skipWaiting(); // a person took the new version
  if (event.data.type === "SWEEP") event.waitUntil(sweep());
});

// A tab holds a lock with the name of the cache that it was started from. It finds its files there
// until it is closed, however many versions come meanwhile.
async function sweep() {
  if (registration.waiting) return; // the cache of that one is wanted and not locked
  const { held } = await navigator.locks.query();
  const wanted = new Set([CACHE, ...held.map(({ name }) => name)]);
  for (const [name] of await ourCaches()) if (!wanted.has(name)) await caches.delete(name);
}

// -- answers

// A file of this version, whatever stands behind a ? in its address.
registerRoute(
  new PrecacheRoute(kept, {
    cleanURLs: false,
    ignoreURLParametersMatching: [/^/],
    urlManipulation: ({ url }) => (url.href === place("index.html") ? [new URL(SCOPE)] : []),
  }),
);

// A file of an older version, for a tab that still shows it.
registerRoute(
  ({ url }) => url.href.startsWith(place("v/")),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);

// Any other page may belong to another site. Without a network, nothing is here.
registerRoute(
  new NavigationRoute(
    new NetworkOnly({ plugins: [{ handlerDidError: () => kept.matchPrecache(place("404.html")) }] }),
  ),
);
