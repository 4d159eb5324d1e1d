/*
 * The service worker. Without a network connection, visited pages still open, and all other addresses show the
 * offline page, which lists the phone numbers.
 *
 * Pages are fetched from the network first, so that a new release replaces a stored page at the next visit. Files
 * under /_astro/ have a content hash in their names, so a stored file is never out of date.
 */

const offlinePage = '/offline';
/** The icon of every page. Unlike files under /_astro/, it has no content hash in its name. */
const icon = '/favicon.svg';
/** Pages that are never stored: the content editor, and the page with a visitor's reference. */
const unstoredPages = ['/admin', '/contact/thank-you'];
/** Time to wait for the network before a stored page is shown, in milliseconds. */
const networkTimeout = 3000;
/** Maximum number of stored pages and of stored files. The oldest are removed first. */
const maxStored = 250;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(storeOfflinePageAndIcon());
});

self.addEventListener('activate', (event) => {
  // With navigation preload, the browser requests a page while the worker is still starting.
  event.waitUntil(self.registration.navigationPreload?.enable());
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/_astro/')) event.respondWith(respondWithFile(event.request));
  else if (pathname === icon) event.respondWith(fetch(icon).catch(() => caches.match(icon)));
  else if (mode === 'navigate') event.respondWith(respondWithPage(event));
});

async function respondWithFile(request) {
  const stored = await caches.match(request.url);
  if (stored) return stored;
  const response = await fetch(request);
  if (response.ok) await store('files', request.url, response.clone());
  return response;
}

async function respondWithPage(event) {
  const fromNetwork = fetchPage(event);
  event.waitUntil(fromNetwork.then(storeOfflinePageAndIcon).catch(() => {}));
  const stored = await caches.match(new URL(event.request.url).pathname);
  if (!stored) return fromNetwork.catch(() => caches.match(offlinePage));
  const timeout = new Promise((resolve) => setTimeout(resolve, networkTimeout, stored));
  return Promise.race([fromNetwork.catch(() => stored), timeout]);
}

/** Fetches a page and, unless it must not be stored, stores the response by the page's path. */
async function fetchPage(event) {
  const { pathname, search } = new URL(event.request.url);
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  const isPage = response.ok && response.headers.get('Content-Type')?.startsWith('text/html');
  // A page with a query string is personal: the query fills in the contact form for one visitor.
  const mayStore = search === '' && !unstoredPages.includes(pathname);
  if (isPage && !response.redirected && mayStore) await store('pages', pathname, response.clone());
  return response;
}

async function storeOfflinePageAndIcon() {
  const cache = await caches.open('pages');
  await cache.addAll([offlinePage, icon]);
}

async function store(cacheName, key, response) {
  const cache = await caches.open(cacheName);
  await cache.put(key, response);
  const [oldest, ...others] = await cache.keys();
  if (others.length >= maxStored) await cache.delete(oldest);
}
