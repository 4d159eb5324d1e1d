import {
  notFoundRoute,
  offlineRoute,
  routes,
  sampleSheetRoute,
  serviceRoute,
} from '#contract/routes.ts';
import type { SearchListing } from '#schemas/shared-words.ts';
import { breadcrumbs } from '#site/data/breadcrumbs.ts';
import { readOnly, readOrdered } from '#site/data/content.ts';
import { readServiceAreaPage } from '#site/features/service-area/read-service-area.ts';
import { readSheets, sheetListing } from '#site/features/services/sheets/read-sheets.ts';
import type { BreadcrumbPage } from '#ui/blocks/breadcrumb.tsx';
import type { ListedPage } from './listed-page.ts';

/** The single pages that search engines list, by the names of their addresses. */
export async function listMainPages(kicker: string) {
  const home = await readOnly('home');
  const serviceArea = await readServiceAreaPage();
  const policy = await readOnly('privacyPolicy');
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
  ) => ({
    ...describe(routes[name], await readOnly(`${name}Page`), breadcrumbs[name]),
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
    services: await describeList('services'),
    projects: await describeList('projects'),
    facilityTypes: await describeList('facilityTypes'),
    blog: await describeList('blog'),
    tools: await describeList('tools'),
    careers: {
      ...(await describeList('careers')),
      drawing: { kind: 'landscape', name: 'closing' },
    },
    serviceArea: {
      ...describe(routes.serviceArea, serviceArea, breadcrumbs.serviceArea),
      facts: { offers, breadcrumb: breadcrumbs.serviceArea, faqs: serviceArea.faqs.items },
      frame: { callBar: true },
    },
    contact: {
      ...describe(routes.contact, await readOnly('contact'), breadcrumbs.contact),
      drawing: { kind: 'landscape', name: 'closing' },
      facts: { kind: 'ContactPage', offers, breadcrumb: breadcrumbs.contact },
      frame: { joinBand: false, callBar: true },
    },
    privacyPolicy: {
      ...describe(routes.privacyPolicy, policy, breadcrumbs.privacyPolicy),
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
    return describe(sampleSheetRoute(sheet.id), words, sheet.title, samples.label);
  });
  return [
    describe(routes.thankYou, (await readOnly('contact')).thankYou, 'Thank you'),
    ...sheets,
    describe(notFoundRoute, await readOnly('notFound')),
    describe(offlineRoute, await readOnly('offline')),
  ];
}

const hero = { kind: 'landscape', name: 'hero' } as const;

interface PageWords {
  search: SearchListing;
  heading: string;
}
