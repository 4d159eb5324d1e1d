import { onceLoaded } from './once-loaded.ts';

/**
 * Registers the service worker (`site/public/sw.js`) once the page is loaded and the browser is idle. Not
 * for visitors who save data.
 */
export function storePages(): void {
  const { serviceWorker: workers, connection } = navigator;
  // Browsers offer no service worker over plain HTTP.
  if (!workers || connection?.saveData) return;
  const register = async () => {
    const isFirstPage = !workers.controller;
    await workers.register('/sw.js');
    if (isFirstPage) await storeThisPage();
  };
  // Safari has no requestIdleCallback; some private windows refuse to register.
  onceLoaded(() => (self.requestIdleCallback ?? setTimeout)(() => void register().catch(() => {})));
}

/** Stores the first page of a visit, which was loaded before the service worker could see it. */
async function storeThisPage(): Promise<void> {
  const { origin, pathname, search } = location;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => address.startsWith(`${origin}/_astro/`));
  await (await caches.open('files')).addAll([...new Set(files)]);
  // A page with a query is filled in for one visitor.
  if (search === '') await (await caches.open('pages')).add(pathname);
}
