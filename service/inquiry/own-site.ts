import { readOrigin } from '../forwarded.ts';

/**
 * Whether a post comes from a page on one of `origins`.
 *
 * Browsers identify the source of a post in up to three headers that pages cannot change. A single header
 * that names our site is enough. A post without any of these headers does not come from a web page and is
 * accepted. `Origin: null` comes from a page that hides its origin. Our pages do not hide theirs.
 */
export function isFromOwnSite(
  header: (name: string) => string | undefined,
  origins: ReadonlySet<string>,
): boolean {
  const fetchSite = header('Sec-Fetch-Site')?.trim().toLowerCase();
  const origin = header('Origin');
  const referer = header('Referer');
  if (origin === 'null') return false;
  if (fetchSite === 'same-origin') return true;
  const address = origin || referer;
  if (address) return origins.has(readOrigin(address) ?? '');
  // `none` means that the visitor caused the request, for example by reloading the response to a post.
  return fetchSite === undefined || fetchSite === 'none';
}
