import {
  articleRoute,
  facilityTypeRoute,
  notFoundRoute,
  offlineRoute,
  projectRoute,
  routes,
  sampleSheetRoute,
  serviceRoute,
  toolRoute,
  townRoute,
} from '#site/routes.ts';
import type { collections } from '#site/schemas/collections.ts';

export type ContentName = keyof typeof collections;

/** A kind of file as an owner meets it. */
interface ContentKind {
  /** What its group is called. */
  group: string;
  /** What one file is called. */
  title: (fields: Fields, id: string) => string;
  /** Where its words are seen; null where they have no page yet. */
  page: (fields: Fields, id: string) => string | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** A file that stands alone. */
const single = (group: string, title: string, page: string): ContentKind => ({
  group,
  title: () => title,
  page: () => page,
});

const ownTitle = ({ title }: Fields, id: string) => String(title ?? id);

/** Every kind of content, in the order in which an owner looks for it. */
export const contentKinds: Record<ContentName, ContentKind> = {
  company: single('Company', 'Name, phones, address, licenses', routes.contact),
  navigation: single('Company', 'Header and footer links', routes.home),
  region: single('Company', 'Service area map', routes.serviceArea),
  home: single('Home', 'Home page', routes.home),
  services: { group: 'Services', title: ownTitle, page: (_, id) => serviceRoute(id) },
  towns: {
    group: 'Towns',
    title: ({ name, stateCode }, id) => (name ? `${name}, ${stateCode}` : id),
    // A base has no card of its own.
    page: ({ card }, id) => (card ? townRoute(id) : routes.serviceArea),
  },
  articles: {
    group: 'Articles',
    title: ({ title, draft }, id) => `${title ?? id}${draft ? ' (draft)' : ''}`,
    page: ({ draft }, id) => (draft ? null : articleRoute(id)),
  },
  projects: { group: 'Projects', title: ownTitle, page: (_, id) => projectRoute(id) },
  facilityTypes: {
    group: 'Facility types',
    title: ownTitle,
    page: (_, id) => facilityTypeRoute(id),
  },
  tools: { group: 'Tools', title: ownTitle, page: (_, id) => toolRoute(id) },
  sheets: { group: 'Sample sheets', title: ownTitle, page: (_, id) => sampleSheetRoute(id) },
  contact: single('Pages', 'Contact', routes.contact),
  servicesPage: single('Pages', 'All services', routes.services),
  projectsPage: single('Pages', 'All projects', routes.projects),
  facilityTypesPage: single('Pages', 'All facility types', routes.facilityTypes),
  serviceAreaPage: single('Pages', 'Service area', routes.serviceArea),
  blogPage: single('Pages', 'Blog', routes.blog),
  toolsPage: single('Pages', 'All tools', routes.tools),
  samplesPage: single('Pages', 'Sample sheets', sampleSheetRoute('one-line')),
  privacyPolicy: single('Pages', 'Privacy policy', routes.privacyPolicy),
  notFound: single('Pages', 'Page not found', notFoundRoute),
  offline: single('Pages', 'Offline page', offlineRoute),
};
