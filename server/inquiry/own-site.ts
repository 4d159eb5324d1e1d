import { readOrigin } from '../shared/forwarded.ts';

/**
 * Whether a post comes from a page on one of `origins`.
 *
 * Browsers identify the source of a post in up to three headers that pages cannot change. A single header
 * that names our site is enough. A post without any of these headers does not come from a web page and is
 * accepted.
 *
 * `Sec-Fetch-Site: same-origin` decides, because browsers send it even for a page that hides its origin. A
 * proxy or a browser extension can make our own page hide its origin by setting its referrer policy to
 * `no-referrer`; the browser then sends `Origin: null`. Without `same-origin`, `Origin: null` can come from
 * any site.
 */
export function isFromOwnSite(
  header: (name: string) => string | undefined,
  origins: ReadonlySet<string>,
): boolean {
  const fetchSite = header('Sec-Fetch-Site')?.trim().toLowerCase();
  if (fetchSite === 'same-origin') return true;
  // Origin takes precedence over Referer. The address `null` is not a URL, so it is never in `origins`.
  const address = header('Origin') || header('Referer');
  if (address) return origins.has(readOrigin(address) ?? '');
  // `none` means that the visitor caused the request, for example by reloading the response to a post.
  return !fetchSite || fetchSite === 'none';
}
