import { readCompany } from '#site/content.ts';
import {
  readArticlePages,
  readFacilityTypePages,
  readProjectPages,
  readServicePages,
  readToolPages,
} from './entry-pages.ts';
import { readHiddenPages } from './hidden-pages.ts';
import { readMainPages } from './main-pages.ts';
import type { SitePage } from './site-page.ts';

/** Every page of the site that visitors reach by an address of its own, home first. */
export function listPages(): Promise<readonly SitePage[]> {
  // While the site is developed, content changes under it.
  if (import.meta.env.DEV) return composePages();
  listed ??= composePages();
  return listed;
}

let listed: Promise<readonly SitePage[]> | undefined;

/**
 * The page at this address.
 *
 * @throws Error when there is none.
 */
export async function findPage(path: string): Promise<SitePage> {
  const found = (await listPages()).find((page) => page.path === path);
  if (!found) throw new Error(`site/src/site-pages lists no page at ${path}.`);
  return found;
}

async function composePages(): Promise<readonly SitePage[]> {
  const { bases } = await readCompany();
  const kicker = bases.map(({ city, state }) => `${city}, ${state}`).join(' / ');
  const main = await readMainPages(kicker);
  return [
    main.home,
    main.services,
    ...(await readServicePages(kicker)),
    main.projects,
    ...(await readProjectPages(kicker)),
    main.facilityTypes,
    ...(await readFacilityTypePages(kicker)),
    main.blog,
    ...(await readArticlePages()),
    main.tools,
    ...(await readToolPages(kicker)),
    main.serviceArea,
    main.contact,
    main.privacyPolicy,
    ...(await readHiddenPages(kicker)),
  ];
}
