import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

const cache = { cacheName: 'assets', matchOptions: { ignoreVary: true } };

/**
 * Files whose names change with their content: what is kept is never asked for again. The number
 * is far above what one build has, so that pages kept from earlier builds, and pages that are still
 * open, find their files.
 */
export const storedAssets = new CacheFirst({
  ...cache,
  plugins: [new ExpirationPlugin({ maxEntries: 250, purgeOnQuotaError: true })],
});

/** What the browser shows of the site around its pages; these names stay when the content changes. */
export const storedIcons = new NetworkFirst(cache);

/** Whether the name of the file at `url` changes with its content. */
export function isAsset({ origin, pathname }: URL): boolean {
  return origin === location.origin && /^\/(_astro|drawings)\//.test(pathname);
}

/** Whether the file at `url` is one that browsers ask for beside every page. */
export function isIcon({ origin, pathname }: URL): boolean {
  return origin === location.origin && /^\/(favicon\.svg|site\.webmanifest)$/.test(pathname);
}
