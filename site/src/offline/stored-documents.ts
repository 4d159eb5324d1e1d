import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst } from 'workbox-strategies';
import { offlineRoute, routes } from '#contract/routes.ts';
import type { Core } from './core-pages.ts';

/** Put in place by the build of the worker: site/integrations/offline-worker.ts. */
declare const builtCore: Core;

/** The pages that this build's worker stores unvisited. */
export const core: Core = builtCore;

type Plugin = NonNullable<NetworkFirst['plugins']>[number];

/** Seconds after which a page that is kept is shown in place of one that does not come. */
const timeoutSeconds = 3;

/** The name that all caches of core pages begin with. */
export const coreCachePrefix = 'core-';

/** Where the core pages of this build are. */
export const coreCache = coreCachePrefix + core.revision;

const documents: Plugin = {
  // One copy a page, found with any query and with a slash at the end.
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + (pathname.replace(/\/$/, '') || '/');
  },
  cacheWillUpdate: async ({ request, response }) =>
    isWorthKeeping(new URL(request.url), response) ? response : null,
  // A core page that this build's worker has not fetched yet may be there from the last one.
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? caches.match(request, { ignoreVary: true }),
  handlerDidError: async () => caches.match(offlineRoute, { ignoreVary: true }),
};

const corePages = keepIn(coreCache, []);
// The number is above that of the site's pages; what was stored longest ago leaves first.
const readPages = keepIn('pages', [
  new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true }),
]);

/** Answers with the page at `url` from the network, else as it was when it last came from there. */
export function storedDocument({ pathname }: URL): NetworkFirst {
  return core.pages.some(({ path }) => path === pathname) ? corePages : readPages;
}

function keepIn(cacheName: string, plugins: Plugin[]): NetworkFirst {
  return new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: timeoutSeconds,
    matchOptions: { ignoreVary: true },
    plugins: [...plugins, documents],
  });
}

function isWorthKeeping({ pathname, search }: URL, response: Response): boolean {
  // A form that is filled beforehand is one visitor's; and nothing was received without a network.
  if (pathname === routes.contact && search !== '') return false;
  if (pathname === routes.thankYou) return false;
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  return response.status === 200 && !response.redirected && isPage === true;
}
