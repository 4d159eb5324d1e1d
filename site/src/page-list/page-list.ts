import { readCompany } from '#site/data/content.ts';
import {
  listArticlePages,
  listFacilityTypePages,
  listOpeningPages,
  listProjectPages,
  listServicePages,
  listToolPages,
} from './entry-pages.ts';
import type { ListedPage } from './listed-page.ts';
import { listMainPages, listUnindexedPages } from './single-pages.ts';

/** Every page that has an address of its own, home first. */
export function readPageList(): Promise<readonly ListedPage[]> {
  // While developing, content changes.
  if (import.meta.env.DEV) return composePages();
  listed ??= composePages();
  return listed;
}

let listed: Promise<readonly ListedPage[]> | undefined;

/** @throws Error when no page has this address. */
export async function findListedPage(path: string): Promise<ListedPage> {
  const found = (await readPageList()).find((page) => page.path === path);
  if (!found) throw new Error(`site/src/page-list has no page at ${path}.`);
  return found;
}

async function composePages(): Promise<readonly ListedPage[]> {
  const { bases } = await readCompany();
  const kicker = bases.map(({ city, state }) => `${city}, ${state}`).join(' / ');
  const main = await listMainPages(kicker);
  return [
    main.home,
    main.services,
    ...(await listServicePages(kicker)),
    main.projects,
    ...(await listProjectPages(kicker)),
    main.facilityTypes,
    ...(await listFacilityTypePages(kicker)),
    main.blog,
    ...(await listArticlePages()),
    main.tools,
    ...(await listToolPages(kicker)),
    main.careers,
    ...(await listOpeningPages()),
    main.serviceArea,
    main.contact,
    main.privacyPolicy,
    ...(await listUnindexedPages(kicker)),
  ];
}
