import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isAdornment } from './core-pages.ts';

const cache = { cacheName: 'assets', matchOptions: { ignoreVary: true } };

/**
 * Files whose names change with their content: what is kept is never requested again. The number
 * is far above what one build has, so that pages kept from earlier builds, and pages that are still
 * open, find their files.
 */
export const storedAssets = new CacheFirst({
  ...cache,
  plugins: [
    new ExpirationPlugin({ maxEntries: 250, purgeOnQuotaError: true }),
    // An adornment that was never seen is an empty one where there is no network.
    {
      handlerDidError: async ({ request }) =>
        isAdornment(new URL(request.url).pathname) ? new Response(nothing, asDrawing) : undefined,
    },
  ],
});

const nothing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const asDrawing = { headers: { 'Content-Type': 'image/svg+xml' } };

/** Icon and manifest: their names stay when their content changes. */
export const storedIcons = new NetworkFirst(cache);

/** Whether the name of the file at `url` changes with its content. */
export function isAsset({ origin, pathname }: URL): boolean {
  return origin === location.origin && /^\/(_astro|drawings)\//.test(pathname);
}

/** Whether browsers request the file at `url` with every page. */
export function isIcon({ origin, pathname }: URL): boolean {
  return origin === location.origin && /^\/(favicon\.svg|site\.webmanifest)$/.test(pathname);
}
