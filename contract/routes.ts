/** Every page's address. Other files import addresses from here. */
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
  /** The contact page for job applicants. */
  work: '/contact?kind=work',
  workForm: '/contact?kind=work#form',
  thankYou: '/contact/thank-you',
  privacyPolicy: '/privacy-policy',
  sitemap: '/sitemap.xml',
  rssFeed: '/rss.xml',
} as const;

export type PageName = keyof typeof routes;

/** The not-found page. No page links to this address or to the next three addresses. */
export const notFoundRoute = '/404';

/** The content editor (`site/admin`): on the dev server, and in builds with `CMS_REPOSITORY`. */
export const editorRoute = '/admin';

/** The page that the service worker shows offline if the requested page is not cached. */
export const offlineRoute = '/offline';

/** The contact for security reports, at the address of RFC 9116. */
export const securityTextRoute = '/.well-known/security.txt';

export const serviceRoute = (id: string) => `${routes.services}/${id}`;
/** The page of all sample sheets; it exists only if the content has sample sheets. */
export const samplesRoute = `${routes.services}/samples`;
export const sampleSheetRoute = (name: string) => `${samplesRoute}/${name}`;
export const blankFormRoute = (name: string) => `${sampleSheetRoute(name)}/blank`;
export const spreadsheetRoute = (name: string) => `${sampleSheetRoute(name)}.xlsx`;
/** The pocket card; it exists only together with the page of all sample sheets. */
export const truckCardRoute = `${samplesRoute}/truck-card`;
export const projectRoute = (id: string) => `${routes.projects}/${id}`;

/** The record of one job. */
export const jobRoute = (id: string) => `${routes.projects}/jobs/${id}`;

/** The page of safety figures; it exists only with content/safety.yaml. */
export const safetyRoute = '/safety';

export const facilityTypeRoute = (id: string) => `${routes.facilityTypes}/${id}`;
export const articleRoute = (id: string) => `${routes.blog}/${id}`;
export const toolRoute = (id: string) => `${routes.tools}/${id}`;

/** The page of a job opening. */
export const openingRoute = (id: string) => `${routes.careers}/${id}`;

/** A town's entry on the service-area page. */
export const townRoute = (id: string) => `${routes.serviceArea}#${id}`;

/** The map of the service area, with each town's base, miles and drive. */
export const dispatchRoute = `${routes.serviceArea}#dispatch`;

/** The contact form, prefilled with the subject of the inquiry. */
export function inquiryRoute(
  prefill: { kind?: 'work'; service?: 'electrical' | 'automation'; about?: string } = {},
): string {
  const query = new URLSearchParams(
    Object.entries(prefill).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return query.size > 0 ? `${routes.contact}?${query}#form` : routes.contactForm;
}
