import { onceLoaded } from './once-loaded.ts';

/**
 * Registers the service worker (`site/public/sw.js`) when the page has loaded and the browser is idle. Does nothing
 * if the visitor has turned on data saver, as the privacy policy states under "Copies of pages".
 */
export function registerServiceWorker(): void {
  const { serviceWorker: workers, connection } = navigator;
  // Over plain HTTP, `navigator.serviceWorker` is undefined.
  if (!workers || connection?.saveData) return;
  // The first page of a visit loads before the worker is active, so store this page here.
  if (!workers.controller) {
    // If the store is full or blocked, nothing is stored.
    const storeFirstPage = () => void storeThisPage().catch(() => {});
    workers.addEventListener('controllerchange', storeFirstPage, { once: true });
  }
  onceLoaded(() => {
    // Safari does not support requestIdleCallback. Some browsers reject workers in private windows.
    const whenIdle = self.requestIdleCallback ?? setTimeout;
    whenIdle(() => void workers.register('/sw.js').catch(() => {}));
  });
}

async function storeThisPage(): Promise<void> {
  const { origin, pathname, search } = location;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => address.startsWith(`${origin}/_astro/`));
  for (const address of new Set(files)) await store('files', address);
  // Do not store a page with a query string: its form is filled in for one visitor.
  if (search === '') await store('pages', pathname);
}

/** Fetches an address and stores the response unless it is an error. */
async function store(cacheName: 'files' | 'pages', address: string): Promise<void> {
  const response = await fetch(address);
  if (response.ok) await (await caches.open(cacheName)).put(address, response);
}
