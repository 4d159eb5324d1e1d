import {
  notFoundRoute,
  offlineRoute,
  routes,
  safetyRoute,
  serviceRoute,
} from '#contract/routes.ts';
import type { SearchListing } from '#schemas/shared-words.ts';
import { readBasesLine } from '#site/read/bases-line.ts';
import { breadcrumbs } from '#site/read/breadcrumbs.ts';
import { hasPage, readCompany, readSafety, readTowns } from '#site/read/content.ts';
import { readMappedRegion } from '#site/read/dispatch-places.ts';
import { readHomeLandscape } from '#site/read/home-landscape.ts';
import { readOrdered, readSingleton } from '#site/read/read-entries.ts';
import { readSheets } from '#site/read/sheets.ts';
import type { PageDescription, PageFacts, PageGroup } from '#site/seo/page-description.ts';
import type { CardDrawing } from '#site/seo/social-card.ts';

/**
 * A page of which the site has one. Pages that exist once per entry of a collection, such as the page of a service, are
 * described in their feature, in a file named `describe-….ts`.
 */
interface SinglePage {
  /** Address of the page without the host. */
  path: string;
  /** False if the owner's content leaves the page out. Default: the page always exists. */
  exists?: () => Promise<boolean>;
  /** Reads the page's title, description and keywords for search engines, and its heading. */
  readWords: () => Promise<{ search: SearchListing; heading: string }>;
  /** Name in the breadcrumb and in the footer's title block. Default: the heading. */
  name?: string;
  /** Group in llms.txt and on the offline page. */
  group: PageGroup | 'hidden';
  /** Drawing on the social card. */
  card: CardDrawing | (() => Promise<CardDrawing>);
  /** Facts for structured data. Search engines list the pages that have facts. */
  readFacts?: () => Promise<PageFacts | undefined>;
}

/** Returns the name and address of every service, for the company's structured data. */
async function readOffers() {
  const services = await readOrdered('services');
  return services.map(({ id, title }) => ({ name: title, path: serviceRoute(id) }));
}

/** The landscape at the top of the home page. */
const readHomeCard = async (): Promise<CardDrawing> => ({
  kind: 'landscape',
  name: await readHomeLandscape(),
});

/** Returns a function that reads the landscape at the top of a page. */
const readLandscapeOf =
  (
    page:
      | 'projectsPage'
      | 'facilityTypesPage'
      | 'blogPage'
      | 'toolsPage'
      | 'careersPage'
      | 'privacyPolicy',
  ) =>
  async (): Promise<CardDrawing> => ({
    kind: 'landscape',
    name: (await readSingleton(page)).landscape,
  });

/** The pages that exist once. The sitemap and llms.txt list them in the order of `page-list.ts`. */
const singlePages = {
  home: {
    path: routes.home,
    readWords: async () => {
      const { search, hero } = await readSingleton('home');
      return { search, heading: hero.heading };
    },
    name: 'Home',
    group: 'main',
    card: readHomeCard,
    readFacts: async () => ({ offers: await readOffers() }),
  },
  services: {
    path: routes.services,
    readWords: () => readSingleton('servicesPage'),
    name: 'Services',
    group: 'main',
    card: { kind: 'landscape', name: 'yard' },
    readFacts: async () => ({ kind: 'CollectionPage', breadcrumb: breadcrumbs.services }),
  },
  projects: {
    path: routes.projects,
    exists: () => hasPage('projects'),
    readWords: () => readSingleton('projectsPage'),
    name: 'Projects',
    group: 'main',
    card: readLandscapeOf('projectsPage'),
    readFacts: async () => ({ kind: 'CollectionPage', breadcrumb: breadcrumbs.projects }),
  },
  facilityTypes: {
    path: routes.facilityTypes,
    exists: () => hasPage('facilityTypes'),
    readWords: () => readSingleton('facilityTypesPage'),
    name: 'Facility types',
    group: 'main',
    card: async () => {
      const pictured = (await readOrdered('facilityTypes')).find(({ diorama }) => diorama);
      if (!pictured) return readLandscapeOf('facilityTypesPage')();
      return { kind: 'facilityType', name: pictured.scene ?? pictured.id };
    },
    readFacts: async () => ({ kind: 'CollectionPage', breadcrumb: breadcrumbs.facilityTypes }),
  },
  blog: {
    path: routes.blog,
    exists: () => hasPage('blog'),
    readWords: () => readSingleton('blogPage'),
    name: 'Blog',
    group: 'main',
    card: readLandscapeOf('blogPage'),
    readFacts: async () => ({ kind: 'CollectionPage', breadcrumb: breadcrumbs.blog }),
  },
  tools: {
    path: routes.tools,
    exists: () => hasPage('tools'),
    readWords: () => readSingleton('toolsPage'),
    name: 'Tools',
    group: 'main',
    card: readLandscapeOf('toolsPage'),
    readFacts: async () => ({ kind: 'CollectionPage', breadcrumb: breadcrumbs.tools }),
  },
  careers: {
    path: routes.careers,
    exists: () => hasPage('careers'),
    readWords: () => readSingleton('careersPage'),
    name: 'Careers',
    group: 'main',
    card: readLandscapeOf('careersPage'),
    readFacts: async () => ({ kind: 'CollectionPage', breadcrumb: breadcrumbs.careers }),
  },
  serviceArea: {
    path: routes.serviceArea,
    readWords: () => readSingleton('serviceAreaPage'),
    name: 'Service area',
    group: 'main',
    card: async () => {
      const region = await readMappedRegion();
      if (!region) return readHomeCard();
      const { bases } = await readCompany();
      return { kind: 'map', map: { region, towns: await readTowns(), bases } };
    },
    readFacts: async () => {
      const { faqs } = await readSingleton('serviceAreaPage');
      return {
        offers: await readOffers(),
        breadcrumb: breadcrumbs.serviceArea,
        faqs: faqs.items,
      };
    },
  },
  contact: {
    path: routes.contact,
    readWords: () => readSingleton('contact'),
    name: 'Contact',
    group: 'main',
    card: { kind: 'landscape', name: 'closing' },
    readFacts: async () => ({
      kind: 'ContactPage',
      offers: await readOffers(),
      breadcrumb: breadcrumbs.contact,
    }),
  },
  /** Safety numbers that buyers request. */
  safety: {
    path: safetyRoute,
    exists: async () => (await readSafety()) !== undefined,
    readWords: () => readSingleton('safetyPage'),
    name: 'Safety',
    group: 'main',
    card: { kind: 'landscape', name: 'gate' },
    // Search engines must not list invented numbers.
    readFacts: async () =>
      (await readSafety())?.sample ? undefined : { breadcrumb: breadcrumbs.safety },
  },
  privacyPolicy: {
    path: routes.privacyPolicy,
    readWords: () => readSingleton('privacyPolicy'),
    name: 'Privacy policy',
    group: 'main',
    card: readLandscapeOf('privacyPolicy'),
    readFacts: async () => {
      const { updated } = await readSingleton('privacyPolicy');
      return { breadcrumb: breadcrumbs.privacyPolicy, updated };
    },
  },
  /** Shown after the form was submitted without scripts. */
  thankYou: {
    path: routes.thankYou,
    readWords: async () => (await readSingleton('contact')).thankYou,
    name: 'Thank you',
    group: 'hidden',
    card: { kind: 'landscape', name: 'breaker' },
  },
  /** The list of all sample sheets. Its social card shows the first sheet. */
  samples: {
    path: routes.fieldForms,
    exists: hasSheets,
    readWords: () => readSingleton('samplesPage'),
    group: 'forms',
    card: async () => {
      const [sheet] = await readSheets();
      return sheet ? { kind: 'sheet', sheet } : { kind: 'landscape', name: 'yard' };
    },
    readFacts: async () => {
      const { heading } = await readSingleton('samplesPage');
      return { kind: 'CollectionPage', breadcrumb: breadcrumbs.samples(heading) };
    },
  },
  /** A card to print on both sides of one sheet. */
  truckCard: {
    path: routes.truckCard,
    exists: hasSheets,
    readWords: async () => {
      const { heading, summary } = (await readSingleton('samplesPage')).card;
      return { search: { title: heading, description: summary, keywords: [heading] }, heading };
    },
    group: 'hidden',
    card: { kind: 'landscape', name: 'crew' },
  },
  notFound: {
    path: notFoundRoute,
    readWords: () => readSingleton('notFound'),
    group: 'hidden',
    card: readHomeCard,
  },
  /** Shown instead of a page that is not available offline. */
  offline: {
    path: offlineRoute,
    readWords: () => readSingleton('offline'),
    group: 'hidden',
    card: readHomeCard,
  },
} satisfies Record<string, SinglePage>;

export type SinglePageName = keyof typeof singlePages;

/** Returns the metadata of a page without siblings, such as /contact, for its head and for the lists of pages. */
export async function describeSinglePage(name: SinglePageName): Promise<PageDescription> {
  const page: SinglePage = singlePages[name];
  const { search, heading } = await page.readWords();
  const facts = await page.readFacts?.();
  return {
    path: page.path,
    group: page.group,
    listing: search,
    heading,
    name: page.name ?? heading,
    kicker: await readBasesLine(),
    card: typeof page.card === 'function' ? await page.card() : page.card,
    indexed: facts !== undefined,
    facts,
  };
}

/** Returns the metadata of a page in a list, or an empty list if the owner's content leaves the page out. */
export async function listSinglePage(name: SinglePageName): Promise<PageDescription[]> {
  const { exists }: SinglePage = singlePages[name];
  return exists && !(await exists()) ? [] : [await describeSinglePage(name)];
}

async function hasSheets(): Promise<boolean> {
  return (await readSheets()).length > 0;
}
