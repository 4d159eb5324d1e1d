import {
  articleRoute,
  facilityTypeRoute,
  inquiryRoute,
  jobRoute,
  projectRoute,
  routes,
  safetyRoute,
  serviceRoute,
  toolRoute,
} from '#contract/routes.ts';
import type { HeroAction, LinkDestination, LinkTarget } from '#schemas/links.ts';
import type { HeroButton } from '#ui/sections/hero-actions.tsx';
import { readAbsentPages, readCompany, readSafety } from './content.ts';
import { readDrafts } from './read-articles.ts';
import { readOrdered, readReferenced, readSingleton } from './read-entries.ts';

export interface ResolvedLink {
  text: string;
  href: string;
}

/** Resolves link destinations to addresses. Removes links to drafts and to omitted pages. */
export async function resolveLinks(targets: readonly LinkTarget[]): Promise<ResolvedLink[]> {
  const findAddress = await readAddresses();
  return targets.flatMap(({ text, ...destination }) => {
    const href = findAddress(destination);
    return href ? [{ text, href }] : [];
  });
}

/** Resolves a link to a job record; undefined if the link has no job. */
export function resolveJobLink(link?: { text: string; job?: { id: string } | undefined }) {
  return link?.job && { text: link.text, href: jobRoute(link.job.id) };
}

/** Returns cards that link to entries. Each summary comes from the page that lists the cards, not from the entry. */
export async function resolveCards(
  name: 'services' | 'facilityTypes',
  items: readonly { entry: { id: string }; text: string }[],
) {
  const route = name === 'services' ? serviceRoute : facilityTypeRoute;
  return Promise.all(
    items.map(async ({ entry, text: summary }) => {
      const [found] = await readReferenced<'services' | 'facilityTypes'>(name, [entry]);
      return { text: found?.title ?? '', summary, href: route(entry.id) };
    }),
  );
}

/** Returns the labels and addresses of the buttons in a page's hero. */
export async function resolveActions(actions: readonly HeroAction[]): Promise<HeroButton[]> {
  const { phone, emergencyPhone } = await readCompany();
  return actions.map(({ label, to, about, department }) => {
    if (to === 'form') return { label, href: inquiryRoute({ service: department, about }) };
    if (to === 'contact') return { label, href: routes.contact as string };
    const { number, display } = to === 'emergency' ? emergencyPhone : phone;
    return { label, number: display, href: `tel:${number}` };
  });
}

/** Returns the buttons of index pages: request a quote, and call the office. */
export async function readIndexActions() {
  const { quoteBand } = await readSingleton('navigation');
  const { phone } = await readCompany();
  return [
    { label: quoteBand.action, href: routes.contactForm },
    { label: phone.display, href: `tel:${phone.number}` },
  ];
}

/** Returns the button that leads to the safety numbers; none if the site has no safety numbers. */
export async function readSafetyLink() {
  if (!(await readSafety())) return [];
  return [{ label: (await readSingleton('safetyPage')).link, href: safetyRoute }];
}

/**
 * Returns a function that maps a destination to its address, or to undefined for drafts and omitted pages. The
 * content check rejects references to entries that do not exist.
 */
export async function readAddresses() {
  const projects = await readOrdered('projects');
  const drafts = await readDrafts();
  const absent = await readAbsentPages();
  return (destination: LinkDestination): string | undefined => {
    const { page, service, facilityType, project, article, tool, job, alias } = destination;
    if (page) return absent.includes(page) ? undefined : routes[page];
    if (service) return serviceRoute(service.id);
    if (facilityType) return facilityTypeRoute(facilityType.id);
    if (tool) return toolRoute(tool.id);
    if (job) return jobRoute(job.id);
    if (article) return drafts.includes(article.id) ? undefined : articleRoute(article.id);
    if (!project) throw new Error('A link has no destination; add a page, service or article.');
    const aliasId = alias && projects.find(({ id }) => id === project.id)?.alias;
    return projectRoute(aliasId || project.id);
  };
}
