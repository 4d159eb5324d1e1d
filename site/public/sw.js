// @ts-check
/// <reference lib="webworker" />
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/*
 * The service worker. Without a network connection, visited pages still open, and all other addresses show the
 * offline page, which lists the phone numbers.
 *
 * Pages are fetched from the network first, so that a new release replaces a stored page at the next visit. Files
 * under /_astro/ have a content hash in their names, so a stored file is never out of date.
 */

const offlinePage = '/offline';
const editorPage = '/admin';
/** Files that browsers request with every page. Their names have no content hash. */
const icons = ['/favicon.svg', '/site.webmanifest'];
/** Pages with a visitor's personal data, which are never stored. */
const privatePages = ['/contact/thank-you'];
/** Time to wait for the network before a stored page is shown. */
const networkTimeoutMs = 3000;
/** Maximum number of responses in each cache. The oldest responses are removed first. */
const maxCacheEntries = 250;

worker.addEventListener('install', (event) => {
  worker.skipWaiting();
  event.waitUntil(storeOfflinePage());
});

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/_astro/')) event.respondWith(respondWithFile(event.request));
  else if (icons.includes(pathname)) event.respondWith(respondWithIcon(event.request));
  else if (mode === 'navigate' && pathname !== editorPage)
    event.respondWith(respondWithPage(event));
});

async function takeOver() {
  // With navigation preload, the browser requests a page while the worker is still starting.
  await worker.registration.navigationPreload?.enable();
  const names = await caches.keys();
  const others = names.filter((name) => name !== 'pages' && name !== 'files');
  await Promise.all(others.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** @param {FetchEvent} event */
async function respondWithPage(event) {
  const fromNetwork = fetchPage(event);
  event.waitUntil(fromNetwork.then(storeOfflinePage).catch(() => {}));
  const stored = await caches.match(new URL(event.request.url).pathname);
  if (stored) {
    const timeout = new Promise((resolve) => setTimeout(() => resolve(stored), networkTimeoutMs));
    return Promise.race([fromNetwork.catch(() => stored), timeout]);
  }
  return fromNetwork.catch(async () => (await caches.match(offlinePage)) ?? Response.error());
}

/**
 * Fetches a page and stores the response by the page's path.
 *
 * @param {FetchEvent} event
 */
async function fetchPage(event) {
  const { pathname, search } = new URL(event.request.url);
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  const isPage = response.ok && response.headers.get('Content-Type')?.startsWith('text/html');
  // A page with a query string is personal: the query fills in the contact form for one visitor.
  const isPrivate = search !== '' || privatePages.includes(pathname);
  if (isPage && !response.redirected && !isPrivate)
    await store('pages', pathname, response.clone());
  return response;
}

/** @param {Request} request */
async function respondWithFile(request) {
  const stored = await caches.match(request.url);
  if (stored) return stored;
  const response = await fetch(request);
  if (response.ok) await store('files', request.url, response.clone());
  return response;
}

/** @param {Request} request */
async function respondWithIcon(request) {
  try {
    const response = await fetch(request);
    if (response.ok) await store('files', request.url, response.clone());
    return response;
  } catch {
    return (await caches.match(request.url)) ?? Response.error();
  }
}

async function storeOfflinePage() {
  await (await caches.open('pages')).add(offlinePage);
}

/**
 * @param {'pages' | 'files'} name
 * @param {string} key
 * @param {Response} response
 */
async function store(name, key, response) {
  const cache = await caches.open(name);
  await cache.put(key, response);
  const [oldest, ...others] = await cache.keys();
  if (oldest && others.length >= maxCacheEntries) await cache.delete(oldest);
}
