import { offlineRoute, routes, serviceRoute } from '#site/routes.ts';

/** The pages that a visitor's device keeps without having opened them, most needed first. */
export const corePaths: readonly string[] = [
  offlineRoute,
  serviceRoute('emergency-services'),
  routes.serviceArea,
  routes.home,
  routes.contact,
];

/**
 * How many of the pages, from the first, are fetched. A first page is often the only one, and the
 * form's script weighs as much as all else; who opens a second one gets the rest.
 */
export const coreCounts = {
  slowLine: 2,
  firstPage: 3,
  later: corePaths.length,
};

/** A page to keep, with every file that it needs. */
export interface CorePage {
  path: string;
  /** Addresses under `/_astro/` and `/drawings/`, which never change meaning, and the icon's. */
  assets: string[];
}

/** What the build writes into the service worker. */
export interface Core {
  /** Changes with any of the pages. */
  revision: string;
  pages: CorePage[];
}
