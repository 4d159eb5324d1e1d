/*
 * The service worker. Without a network, the last visited pages still open, and all other addresses show the offline
 * page with the phone numbers.
 *
 * The first rule of this file: if anything in it fails or is slow, visitors get what they would get without it. The
 * browser's store (`caches`) fails when the disk is full, in private windows, and when visitors block site data. Each
 * of its calls can reject or never settle. Therefore:
 *
 * - The network's answer never waits for the store. A store that fails or is slow counts as empty.
 * - Responses are stored in `waitUntil`, after the answer.
 * - Installation and activation do not depend on the store, so that this worker can always replace an older one.
 *
 * The privacy policy states what is stored: "Copies of pages" in `content/privacy-policy.mdx`.
 */

const offlinePage = '/offline';
/** The icon of every page. Unlike files under /_astro/, it has no content hash in its name. */
const icon = '/favicon.svg';
/** Pages that are never stored as visited: the content editor, the page with a visitor's reference, the offline page. */
const unstoredPages = ['/admin', '/contact/thank-you', offlinePage];
/** Time until a network or a store without an answer counts as failed, in milliseconds. */
const patience = 3000;
/**
 * Maximum number of entries of each cache; the ones stored longest ago are removed first. Other caches are never
 * trimmed: `offline` has the offline page and the icon.
 */
const maxStored = { pages: 30, files: 150 };

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(Promise.race([storeOfflinePage().catch(ignore), wait(patience)]));
});

self.addEventListener('activate', () => {
  // Without `waitUntil`, because the browser holds back requests until such a promise settles. With navigation
  // preload, the browser requests a page while the worker is still starting.
  self.registration.navigationPreload?.enable().catch(ignore);
  self.clients.claim().catch(ignore);
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/_astro/')) event.respondWith(respondWithFile(event));
  else if (mode === 'navigate') event.respondWith(respondWithPage(event));
  else if (pathname === icon)
    event.respondWith(fetch(event.request).catch(() => find(icon, { cacheName: 'offline' })));
});

/**
 * Responds with the stored file or the network's file, whichever is first: a name with a content hash always has the
 * same content. The browser's HTTP cache usually has the file too, so that nothing is downloaded twice.
 */
function respondWithFile(event) {
  const { url } = event.request;
  const answer = fetch(event.request);
  const stored = find(url);
  storeLater(event, answer, (copy) => stored.catch(() => copy.ok && store('files', url, copy)));
  const found = answer.then((response) => (response.ok ? response : Promise.reject(response)));
  return Promise.any([stored, found]).catch(() => answer);
}

/** Responds with the network's page or, once the network has failed or taken too long, with the stored page. */
function respondWithPage(event) {
  const { pathname, search } = new URL(event.request.url);
  const answer = requestPage(event);
  storeLater(event, answer, (copy) => {
    const isPage = copy.ok && copy.headers.get('Content-Type')?.startsWith('text/html');
    // A page with a query string is personal: the query fills in the contact form for one visitor.
    const mayStore =
      isPage && !copy.redirected && search === '' && !unstoredPages.includes(pathname);
    return Promise.all([storeOfflinePage(), mayStore && store('pages', pathname, copy)]);
  });
  const stored = failureOrTimeout(answer).then(() => find(pathname));
  return (
    Promise.any([answer, stored])
      .catch(() => find(offlinePage, { cacheName: 'offline' }))
      // The browser then shows its own error page.
      .catch(() => Response.error())
  );
}

async function requestPage(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}

/** Resolves when the answer has failed or has not arrived in time. */
function failureOrTimeout(answer) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience);
    answer.then(() => clearTimeout(timer), resolve);
  });
}

/** Returns a stored response. Rejects if there is none, and if the store fails or is slow. */
async function find(key, options) {
  const response = await Promise.race([caches.match(key, options), wait(patience)]);
  return response ?? Promise.reject(new Error(`${key} is not stored`));
}

/**
 * Passes a copy of the answer to `act`, which stores it, unless the visitor has turned on data saver. Must be called
 * before the answer is passed to the browser, which reads it.
 */
function storeLater(event, answer, act) {
  if (navigator.connection?.saveData) return;
  event.waitUntil(answer.then((response) => act(response.clone())).catch(ignore));
}

async function store(cacheName, key, response) {
  const cache = await caches.open(cacheName);
  await cache.put(key, response);
  const keys = await cache.keys();
  const oldest = keys.slice(0, -maxStored[cacheName]);
  await Promise.all(oldest.map((each) => cache.delete(each)));
}

async function storeOfflinePage() {
  const cache = await caches.open('offline');
  await cache.addAll([offlinePage, icon]);
}

function wait(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function ignore() {}
