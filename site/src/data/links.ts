import {
  articleRoute,
  facilityTypeRoute,
  inquiryRoute,
  jobRoute,
  projectRoute,
  routes,
  serviceRoute,
  toolRoute,
} from '#contract/routes.ts';
import type { HeroAction, LinkDestination, LinkTarget } from '#schemas/links.ts';
import {
  follow,
  readAbsentPages,
  readCompany,
  readDrafts,
  readOnly,
  readOrdered,
} from './content.ts';

export interface ResolvedLink {
  text: string;
  href: string;
}

/** Links with their addresses, without links to drafts and omitted pages. */
export async function resolveLinks(targets: readonly LinkTarget[]): Promise<ResolvedLink[]> {
  const findAddress = await readAddresses();
  return targets.flatMap(({ text, ...destination }) => {
    const href = findAddress(destination);
    return href ? [{ text, href }] : [];
  });
}

/** Link to a job record; undefined if no job is given. */
export function resolveJobLink(link?: { text: string; job?: { id: string } | undefined }) {
  return link?.job && { text: link.text, href: jobRoute(link.job.id) };
}

/** Entries as cards, each with what the page that lists them says of it. */
export async function resolveCards(
  name: 'services' | 'facilityTypes',
  items: readonly { entry: { id: string }; text: string }[],
) {
  const route = name === 'services' ? serviceRoute : facilityTypeRoute;
  const entries = items.map(({ entry }) => entry);
  const found = await follow<'services' | 'facilityTypes'>(name, entries);
  return items.map(({ entry, text: summary }, index) => ({
    text: found[index]?.title ?? '',
    summary,
    href: route(entry.id),
  }));
}

/** The buttons of a page's head. */
export async function resolveActions(actions: readonly HeroAction[]) {
  const { phone, emergencyPhone } = await readCompany();
  return actions.map(({ label, to, about, department }) => {
    if (to === 'form') return { label, href: inquiryRoute({ service: department, about }) };
    if (to === 'contact') return { label, href: routes.contact as string };
    const { number, display } = to === 'emergency' ? emergencyPhone : phone;
    return { label: `${label}: ${display}`, href: `tel:${number}` };
  });
}

/** Buttons of index pages: request a quote, and call the office. */
export async function readIndexActions() {
  const { quoteBand } = await readOnly('navigation');
  const { phone } = await readCompany();
  return [
    { label: quoteBand.action, href: routes.contactForm },
    { label: phone.display, href: `tel:${phone.number}` },
  ];
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
    if (!project) throw new Error('A link leads nowhere; give it a page, a service or an article.');
    const second = alias && projects.find(({ id }) => id === project.id)?.alias;
    return projectRoute(second || project.id);
  };
}
