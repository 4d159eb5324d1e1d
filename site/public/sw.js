// @ts-check
/// <reference lib="webworker" />
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/*
 * The service worker. Without a network, pages that a visitor has seen still open, and any other address
 * shows the offline page, which has the phone numbers.
 *
 * Pages come from the network whenever there is one, so a new release replaces a stored page at the next
 * visit. The names of files under /_astro/ change with their content, so a stored file is always current.
 */

const offlinePage = '/offline';
const editorPage = '/admin';
/** Files that browsers request with every page; their names stay when their content changes. */
const icons = ['/favicon.svg', '/site.webmanifest'];
/** Pages that are about one visitor, which are never stored. */
const privatePages = ['/contact/thank-you'];
/** Milliseconds until a stored page is shown because the network has not answered. */
const patience = 3000;
/** The largest number of stored files; the oldest are removed first. */
const mostFiles = 250;

worker.addEventListener('install', (event) => {
  worker.skipWaiting();
  event.waitUntil(storeOfflinePage());
});

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/_astro/')) event.respondWith(answerWithFile(event.request));
  else if (icons.includes(pathname)) event.respondWith(answerWithIcon(event.request));
  else if (mode === 'navigate' && pathname !== editorPage) event.respondWith(answerWithPage(event));
});

async function takeOver() {
  // The browser then requests a page while the worker is still starting.
  await worker.registration.navigationPreload?.enable();
  const names = await caches.keys();
  const others = names.filter((name) => name !== 'pages' && name !== 'files');
  await Promise.all(others.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** @param {FetchEvent} event */
async function answerWithPage(event) {
  const fromNetwork = fetchPage(event);
  event.waitUntil(fromNetwork.then(storeOfflinePage).catch(() => {}));
  const stored = await caches.match(new URL(event.request.url).pathname);
  if (stored) {
    const timeout = new Promise((resolve) => setTimeout(() => resolve(stored), patience));
    return Promise.race([fromNetwork.catch(() => stored), timeout]);
  }
  return fromNetwork.catch(async () => (await caches.match(offlinePage)) ?? Response.error());
}

/**
 * Fetches a page and stores it by its path.
 *
 * @param {FetchEvent} event
 */
async function fetchPage(event) {
  const { pathname, search } = new URL(event.request.url);
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  const isPage = response.ok && response.headers.get('Content-Type')?.startsWith('text/html');
  // A query fills in the form for one visitor.
  const isPrivate = search !== '' || privatePages.includes(pathname);
  if (isPage && !response.redirected && !isPrivate)
    await store('pages', pathname, response.clone());
  return response;
}

/** @param {Request} request */
async function answerWithFile(request) {
  const stored = await caches.match(request.url);
  if (stored) return stored;
  const response = await fetch(request);
  if (response.ok) await store('files', request.url, response.clone());
  return response;
}

/** @param {Request} request */
async function answerWithIcon(request) {
  try {
    const response = await fetch(request);
    if (response.ok) await store('files', request.url, response.clone());
    return response;
  } catch {
    return (await caches.match(request.url)) ?? Response.error();
  }
}

/** Stores the offline page of the newest release. */
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
  if (oldest && others.length >= mostFiles) await cache.delete(oldest);
}
