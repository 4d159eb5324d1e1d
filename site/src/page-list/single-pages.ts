import {
  notFoundRoute,
  offlineRoute,
  routes,
  sampleSheetRoute,
  serviceRoute,
} from '#contract/routes.ts';
import type { SearchListing } from '#schemas/shared-words.ts';
import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import { readCompany, readOnly, readOrdered, readTowns } from '#site/data/content.ts';
import { readSheets, sheetListing } from '#site/data/sheets.ts';
import { readServiceAreaPage } from '#site/features/service-area/read-service-area.ts';
import type { CardDrawing } from '#site/social-cards/social-card.ts';
import type { BreadcrumbPage } from '#ui/blocks/breadcrumb.tsx';
import type { ListedPage } from './listed-page.ts';

/** The single pages that search engines list, by the names of their addresses. */
export async function listMainPages(kicker: string) {
  const home = await readOnly('home');
  const serviceArea = await readServiceAreaPage();
  const policy = await readOnly('privacyPolicy');
  const { bases } = await readCompany();
  const offers = (await readOrdered('services')).map(({ id, title }) => ({
    name: title,
    path: serviceRoute(id),
  }));
  const shared = { group: 'main', kicker, drawing: hero, indexed: true } as const;
  // The title block names a page as its breadcrumb does.
  const describe = (
    path: string,
    { search, heading }: PageWords,
    breadcrumb: readonly BreadcrumbPage[],
  ) => ({
    ...shared,
    ...{ path, listing: search, heading, sheet: breadcrumb.at(-1)?.name ?? heading },
    facts: { breadcrumb },
  });
  const describeList = async (
    name: 'services' | 'projects' | 'facilityTypes' | 'blog' | 'tools' | 'careers',
    drawing: CardDrawing,
  ) => ({
    ...describe(routes[name], await readOnly(`${name}Page`), breadcrumbs[name]),
    drawing,
    facts: { kind: 'CollectionPage', breadcrumb: breadcrumbs[name] } as const,
  });
  return {
    home: {
      ...shared,
      path: routes.home,
      listing: home.search,
      heading: home.hero.heading,
      sheet: 'Home',
      facts: { offers },
      frame: { joinBand: false },
    },
    services: await describeList('services', land('yard')),
    projects: await describeList('projects', land('plant')),
    facilityTypes: await describeList('facilityTypes', {
      kind: 'facilityType',
      name: (await readOrdered('facilityTypes')).find(({ diorama }) => diorama)?.id ?? '',
    }),
    blog: await describeList('blog', land('house')),
    tools: await describeList('tools', land('survey')),
    careers: await describeList('careers', land('crew')),
    serviceArea: {
      ...describe(routes.serviceArea, serviceArea, breadcrumbs.serviceArea),
      drawing: {
        kind: 'map',
        map: { region: await readOnly('region'), towns: await readTowns(), bases },
      },
      facts: { offers, breadcrumb: breadcrumbs.serviceArea, faqs: serviceArea.faqs.items },
      frame: { callBar: true },
    },
    contact: {
      ...describe(routes.contact, await readOnly('contact'), breadcrumbs.contact),
      drawing: land('closing'),
      facts: { kind: 'ContactPage', offers, breadcrumb: breadcrumbs.contact },
      frame: { joinBand: false, callBar: true },
    },
    privacyPolicy: {
      ...describe(routes.privacyPolicy, policy, breadcrumbs.privacyPolicy),
      drawing: land('gate'),
      facts: { breadcrumb: breadcrumbs.privacyPolicy, updated: policy.updated },
    },
  } satisfies Record<string, ListedPage>;
}

/** The pages that search engines should not list. */
export async function listUnindexedPages(kicker: string): Promise<ListedPage[]> {
  const samples = await readOnly('samplesPage');
  const describe = (
    path: string,
    { search, heading }: PageWords,
    sheet = heading,
    above = kicker,
  ): ListedPage => ({
    ...{ path, listing: search, heading, sheet, kicker: above, drawing: hero },
    group: 'hidden',
    indexed: false,
    frame: { joinBand: false },
  });
  const sheets = (await readSheets()).map((sheet) => {
    const words = { search: sheetListing(sheet, samples), heading: sheet.title };
    const page = describe(sampleSheetRoute(sheet.id), words, sheet.title, samples.label);
    return { ...page, drawing: { kind: 'sheet', sheet } satisfies CardDrawing };
  });
  return [
    {
      ...describe(routes.thankYou, (await readOnly('contact')).thankYou, 'Thank you'),
      drawing: land('breaker'),
    },
    ...sheets,
    describe(notFoundRoute, await readOnly('notFound')),
    describe(offlineRoute, await readOnly('offline')),
  ];
}

const land = (name: Extract<CardDrawing, { kind: 'landscape' }>['name']): CardDrawing => ({
  kind: 'landscape',
  name,
});
const hero = land('hero');

interface PageWords {
  search: SearchListing;
  heading: string;
}
