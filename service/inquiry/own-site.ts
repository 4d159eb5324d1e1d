import { readOrigin } from '../forwarded.ts';

/**
 * Whether a post comes from a page of ours; `origins` are those that are.
 *
 * Browsers say where a post comes from in up to three headers, and a page cannot change them.
 * One that says ours is enough. A post without any of them comes from a program and is taken.
 * `Origin: null` comes from a page that hides where it is, and no page of ours does.
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
  // `none` is the visitor's own doing, such as a reload of the page that the post gave.
  return fetchSite === undefined || fetchSite === 'none';
}
