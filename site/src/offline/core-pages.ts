import { offlineRoute, routes } from '#contract/routes.ts';

/**
 * The pages that a visitor's device keeps without having opened them, most needed first. In an
 * emergency that is the page of the service that runs day and night, if there is one.
 */
export function listCorePaths(emergency: readonly string[]): string[] {
  return [offlineRoute, ...emergency, routes.serviceArea, routes.home, routes.contact];
}

/**
 * How many of the pages, from the first, are fetched. A first page is often the only one, and the
 * form's script weighs as much as all else; who opens a second one gets the rest.
 */
export function countCorePages(emergency: readonly string[]) {
  const slowLine = 1 + emergency.length;
  return { slowLine, firstPage: slowLine + 1, later: Number.MAX_SAFE_INTEGER };
}

/**
 * Whether the file at `path` is a foreground of a first screen: 4 KB of decoration, stored once it
 * was seen, and never fetched for later.
 */
export function isAdornment(path: string): boolean {
  return path.startsWith('/drawings/foreland-');
}

/** How many core pages are fetched, by what decides it. */
export type CoreCounts = ReturnType<typeof countCorePages>;

/** A page to keep, with every file that it needs. */
export interface CorePage {
  path: string;
  /**
   * Addresses under `/_astro/` and `/drawings/`, which never change meaning, and the icon's; without
   * adornments.
   */
  assets: string[];
}

/** What the build writes into the service worker. */
export interface Core {
  /** Changes with any of the pages. */
  revision: string;
  pages: CorePage[];
  counts: CoreCounts;
}
