/** Every address of the site. Nothing else spells a path. */
export const routes = {
  home: '/',
  services: '/services',
  projects: '/projects',
  facilityTypes: '/facility-types',
  blog: '/blog',
  tools: '/tools',
  serviceArea: '/service-area',
  careers: '/careers',
  contact: '/contact',
  contactForm: '/contact#form',
  thankYou: '/contact/thank-you',
  privacyPolicy: '/privacy-policy',
  sitemap: '/sitemap.xml',
  rssFeed: '/rss.xml',
  jsonFeed: '/feed.json',
} as const;

/** The name of a page that stands alone. */
export type PageName = keyof typeof routes;

/** The page for addresses that lead nowhere. Nothing links there. */
export const notFoundRoute = '/404';

/** The content editor of site/admin, while developing and where a build has it. Nothing links there. */
export const editorRoute = '/admin';

/** The page in place of one that is not kept where there is no network. Nothing links there. */
export const offlineRoute = '/offline';

/** Whom to tell of a weakness, at the address that RFC 9116 gives it. Nothing links there. */
export const securityTextRoute = '/.well-known/security.txt';

/** The address of a service. */
export const serviceRoute = (id: string) => `${routes.services}/${id}`;

/** The address of a sample sheet at its full size. */
export const sampleSheetRoute = (name: string) => `${routes.services}/samples/${name}`;

/** The address of a project. */
export const projectRoute = (id: string) => `${routes.projects}/${id}`;

/** The address of a facility type. */
export const facilityTypeRoute = (id: string) => `${routes.facilityTypes}/${id}`;

/** The address of an article. */
export const articleRoute = (id: string) => `${routes.blog}/${id}`;

/** The address of a tool. */
export const toolRoute = (id: string) => `${routes.tools}/${id}`;

/** The address of an opening. */
export const openingRoute = (id: string) => `${routes.careers}/${id}`;

/** The place of a town on the service-area page. */
export const townRoute = (id: string) => `${routes.serviceArea}#${id}`;

/** The map of the service area, with each town's base, miles and drive. */
export const dispatchRoute = `${routes.serviceArea}#dispatch`;

/** The contact form, filled beforehand with what the visitor asks about. */
export function inquiryRoute(
  prefill: { kind?: 'work'; service?: 'electrical' | 'automation'; about?: string } = {},
): string {
  const query = new URLSearchParams(
    Object.entries(prefill).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return query.size > 0 ? `${routes.contact}?${query}#form` : routes.contactForm;
}
