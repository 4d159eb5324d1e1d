import { onceLoaded } from './once-loaded.ts';

/**
 * Registers the service worker (`site/public/sw.js`) once the page is loaded and the browser is idle. Not
 * for visitors who save data.
 */
export function storePages(): void {
  const { serviceWorker: workers, connection } = navigator;
  // Browsers offer no service worker over plain HTTP.
  if (!workers || connection?.saveData) return;
  // The first page of a visit loads before the worker takes over, so the worker has not stored it.
  if (!workers.controller) {
    workers.addEventListener('controllerchange', () => void storeThisPage(), { once: true });
  }
  onceLoaded(() => {
    // Safari has no requestIdleCallback; some private windows refuse to register a worker.
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
  // A page with a query is filled in for one visitor.
  if (search === '') await store('pages', pathname);
}

/** Stores what the address answers, unless that is an error. */
async function store(cacheName: 'files' | 'pages', address: string): Promise<void> {
  const response = await fetch(address);
  if (response.ok) await (await caches.open(cacheName)).put(address, response);
}
