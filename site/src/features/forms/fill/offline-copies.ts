import { blankFormRoute } from '#contract/routes.ts';

/*
 * Copies of the pages of all forms, for use without a network, in a cache of their own. The service worker looks for
 * pages and files in all caches, and trims only its own ones. A new release fills a new cache completely before the
 * old one is deleted.
 */

const cachePrefix = 'forms-';
/** Key of the entry that describes the cache. No page has this address. */
const descriptionPath = '/stored-forms.json';

export interface OfflineCopies {
  /** Number of forms. */
  count: number;
  /** Size of all pages and files, in bytes. */
  bytes: number;
  /** Time of storing, in milliseconds since 1970. */
  storedAt: number;
}

/** Returns what is stored, from whichever release. Rejects if the browser's store fails. */
export async function findOfflineCopies(): Promise<
  (OfflineCopies & { release: string }) | undefined
> {
  for (const name of await listCaches()) {
    const description = await (await caches.open(name)).match(descriptionPath);
    if (description) return { ...(await description.json()), release: releaseOf(name) };
  }
  return undefined;
}

/**
 * Stores the pages of all forms and the files that the current page uses, which are the files of every form. Deletes
 * older copies once everything is stored. Rejects, and leaves the older copies as they are, if anything fails.
 */
export async function storeOfflineCopies(
  forms: readonly { id: string }[],
  release: string,
): Promise<void> {
  // The page of a form loads the code of the spreadsheet only on demand.
  await import('./write-filled-spreadsheet.ts');
  const name = cachePrefix + release;
  const pages = forms.map(({ id }) => blankFormRoute(id));
  try {
    const cache = await caches.open(name);
    let bytes = 0;
    for (const address of [...pages, ...listFiles()]) {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${address} answers ${response.status}`);
      bytes += (await response.clone().arrayBuffer()).byteLength;
      await cache.put(address, response);
    }
    const description: OfflineCopies = { count: forms.length, bytes, storedAt: Date.now() };
    await cache.put(descriptionPath, Response.json(description));
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  for (const old of await listCaches()) if (old !== name) await caches.delete(old);
  // An older copy of a visited page could refer to files that the service worker has removed since.
  const visited = await caches.open('pages');
  for (const page of pages) await visited.delete(page);
}

/** Removes the stored copies of all releases. */
export async function removeOfflineCopies(): Promise<void> {
  for (const name of await listCaches()) await caches.delete(name);
}

const releaseOf = (cacheName: string) => cacheName.slice(cachePrefix.length);

async function listCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
}

/** Returns the addresses of the scripts, style sheets and fonts that this page has loaded. */
function listFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_astro/'),
  );
  return [...new Set(own.map(({ pathname }) => pathname))];
}
