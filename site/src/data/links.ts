import {
  articleRoute,
  facilityTypeRoute,
  projectRoute,
  routes,
  serviceRoute,
  toolRoute,
} from '#contract/routes.ts';
import type { LinkTarget } from '#schemas/links.ts';
import {
  readArticles,
  readDrafts,
  readFacilityTypes,
  readProjects,
  readServices,
  readTools,
} from './content.ts';

/** A link with its address. */
export interface ResolvedLink {
  text: string;
  href: string;
}

/** What a link leads to, whatever it says. */
export type Destination = Omit<LinkTarget, 'text'>;

/** Links as data become links with addresses; those to drafts fall out. */
export async function resolveLinks(targets: readonly LinkTarget[]): Promise<ResolvedLink[]> {
  const findAddress = await readAddresses();
  return targets.flatMap(({ text, ...destination }) => {
    const href = findAddress(destination);
    return href ? [{ text, href }] : [];
  });
}

/** The address of a destination; undefined while it is a draft. */
export type FindAddress = (destination: Destination) => string | undefined;

/** Finds addresses without waiting. A destination that is not there is an error. */
export async function readAddresses(): Promise<FindAddress> {
  const services = await readServices();
  const facilityTypes = await readFacilityTypes();
  const projects = await readProjects();
  const articles = await readArticles();
  const tools = await readTools();
  const drafts = await readDrafts();
  return ({ page, service, facilityType, project, article, tool, alias }) => {
    if (page) return routes[page];
    if (service) return serviceRoute(find(services, service).id);
    if (facilityType) return facilityTypeRoute(find(facilityTypes, facilityType).id);
    if (project) {
      const found = find(projects, project);
      return projectRoute((alias && found.alias) || found.id);
    }
    if (tool) return toolRoute(find(tools, tool).id);
    if (!article) throw new Error('A link leads nowhere; give it a page, a service or an article.');
    if (drafts.includes(article.id)) return undefined;
    return articleRoute(find(articles, article).id);
  };
}

function find<Entry extends { id: string }>(entries: Entry[], { id }: { id: string }): Entry {
  const found = entries.find((entry) => entry.id === id);
  if (!found) throw new Error(`A link leads to "${id}", which content/ has not; run npm run check`);
  return found;
}
