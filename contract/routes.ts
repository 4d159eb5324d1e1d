/** Paths of the site's pages. Other files must import paths from here instead of repeating them. */
export const routes = {
  home: '/',
  services: '/services',
  projects: '/projects',
  facilityTypes: '/facility-types',
  blog: '/blog',
  tools: '/tools',
  /** Page that lists the sample sheets and field forms. */
  fieldForms: '/services/samples',
  serviceArea: '/service-area',
  careers: '/careers',
  contact: '/contact',
  contactForm: '/contact#form',
  /** Contact page for job applicants. */
  work: '/contact?kind=work',
  workForm: '/contact?kind=work#form',
  thankYou: '/contact/thank-you',
  privacyPolicy: '/privacy-policy',
  /** A page for printing, which exists only if the content has sample sheets. */
  truckCard: '/services/samples/truck-card',
  sitemap: '/sitemap.xml',
  rssFeed: '/rss.xml',
} as const;

export type PageName = keyof typeof routes;

/** Path of the not-found page. Like the next three paths, it is not linked from any page. */
export const notFoundRoute = '/404';

/** Path of the content editor (`site/admin`), which exists on the dev server and in builds with `CMS_REPOSITORY`. */
export const editorRoute = '/admin';

/** The page that the service worker shows offline if the requested page is not cached. */
export const offlineRoute = '/offline';

/** Path of the file that names the contact for security reports. RFC 9116 defines this path. */
export const securityTextRoute = '/.well-known/security.txt';

export const serviceRoute = (id: string) => `${routes.services}/${id}`;
export const sampleSheetRoute = (name: string) => `${routes.fieldForms}/${name}`;
export const blankFormRoute = (name: string) => `${sampleSheetRoute(name)}/blank`;
export const spreadsheetRoute = (name: string) => `${sampleSheetRoute(name)}.xlsx`;
export const projectRoute = (id: string) => `${routes.projects}/${id}`;

/** Page about one completed job. */
export const jobRoute = (id: string) => `${routes.projects}/jobs/${id}`;

/** Page with the safety numbers that buyers ask for. It exists only if `content/safety.yaml` exists. */
export const safetyRoute = '/safety';

export const facilityTypeRoute = (id: string) => `${routes.facilityTypes}/${id}`;
export const articleRoute = (id: string) => `${routes.blog}/${id}`;
export const toolRoute = (id: string) => `${routes.tools}/${id}`;

/** Page about one job opening. */
export const openingRoute = (id: string) => `${routes.careers}/${id}`;

/** Entry of a town on the service-area page. */
export const townRoute = (id: string) => `${routes.serviceArea}#${id}`;

/** Dispatch map on the service-area page, with the base, distance and drive time of each town. */
export const dispatchRoute = `${routes.serviceArea}#dispatch`;

/** Returns a link to the contact form that prefills the subject of the inquiry. */
export function inquiryRoute(
  prefill: { kind?: 'work'; service?: 'electrical' | 'automation'; about?: string } = {},
): string {
  const query = new URLSearchParams(
    Object.entries(prefill).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return query.size > 0 ? `${routes.contact}?${query}#form` : routes.contactForm;
}
