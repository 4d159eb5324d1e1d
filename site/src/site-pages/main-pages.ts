import { routes, serviceRoute } from '#contract/routes.ts';
import type { SearchListing } from '#schemas/shared-words.ts';
import { breadcrumbs } from '#site/breadcrumbs.ts';
import { readOnly, readServices } from '#site/content.ts';
import { readServiceAreaPage } from '#site/content-pages.ts';
import type { BreadcrumbPage } from '#ui/blocks/breadcrumb.tsx';
import type { SitePage } from './site-page.ts';

/** The pages that stand alone and may be found by searching, by the names of their addresses. */
export async function readMainPages(kicker: string) {
  const home = await readOnly('home');
  const contact = await readOnly('contact');
  const serviceArea = await readServiceAreaPage();
  const policy = await readOnly('privacyPolicy');
  const offers = (await readServices()).map(({ id, title }) => ({
    name: title,
    path: serviceRoute(id),
  }));
  const hero = { kind: 'landscape', name: 'hero' } as const;
  const shared = { group: 'main', kicker, drawing: hero, indexed: true } as const;
  const leadsTo = (path: string, words: PageWords, breadcrumb: readonly BreadcrumbPage[]) => ({
    ...shared,
    ...describe(path, words, breadcrumb),
    facts: { kind: 'CollectionPage', breadcrumb } as const,
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
    services: leadsTo(routes.services, await readOnly('servicesPage'), breadcrumbs.services),
    projects: leadsTo(routes.projects, await readOnly('projectsPage'), breadcrumbs.projects),
    facilityTypes: leadsTo(
      routes.facilityTypes,
      await readOnly('facilityTypesPage'),
      breadcrumbs.facilityTypes,
    ),
    blog: leadsTo(routes.blog, await readOnly('blogPage'), breadcrumbs.blog),
    tools: leadsTo(routes.tools, await readOnly('toolsPage'), breadcrumbs.tools),
    serviceArea: {
      ...shared,
      ...describe(routes.serviceArea, serviceArea, breadcrumbs.serviceArea),
      facts: { offers, breadcrumb: breadcrumbs.serviceArea, faqs: serviceArea.faqs.items },
    },
    contact: {
      ...shared,
      ...describe(routes.contact, contact, breadcrumbs.contact),
      drawing: { kind: 'landscape', name: 'closing' },
      facts: { kind: 'ContactPage', offers, breadcrumb: breadcrumbs.contact },
      frame: { joinBand: false },
    },
    privacyPolicy: {
      ...shared,
      ...describe(routes.privacyPolicy, policy, breadcrumbs.privacyPolicy),
      facts: { breadcrumb: breadcrumbs.privacyPolicy, updated: policy.updated },
    },
  } satisfies Record<string, SitePage>;
}

interface PageWords {
  search: SearchListing;
  heading: string;
}

/** The title block names a page as its breadcrumb does. */
function describe(path: string, words: PageWords, breadcrumb: readonly BreadcrumbPage[]) {
  const { search, heading } = words;
  return { path, listing: search, heading, sheet: breadcrumb.at(-1)?.name ?? heading };
}
