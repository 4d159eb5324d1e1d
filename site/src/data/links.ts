import {
  articleRoute,
  facilityTypeRoute,
  inquiryRoute,
  projectRoute,
  routes,
  serviceRoute,
  toolRoute,
} from '#contract/routes.ts';
import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import type { HeroAction, LinkTarget } from '#schemas/links.ts';
import type { ToolExample } from '#site/drawings/tool-drawings.tsx';
import { findCardPictures } from '#site/pictures/dioramas.ts';
import type { DayAndNight } from '#ui/pictures/themed-picture.tsx';
import {
  type Article,
  follow,
  readArticles,
  readCompany,
  readDrafts,
  readOrdered,
} from './content.ts';

interface ResolvedLink {
  text: string;
  href: string;
}

/** A card that leads to a service, a facility type or a project. */
interface EntryCard extends ResolvedLink {
  /** In a sentence. */
  summary: string;
}

/** A link with what shows where it leads: a service's drawing, a plant's picture, an article's plate. */
export interface ShownLink extends ResolvedLink {
  /** In a sentence. */
  summary?: string | undefined;
  /** How large what it leads to is. */
  figure?: string | undefined;
  drawing?: ServiceDrawing | undefined;
  pictures?: DayAndNight | undefined;
  article?: Pick<Article, 'id' | 'plate'> | undefined;
  tool?: ToolExample | undefined;
}

export type Destination = Omit<LinkTarget, 'text'>;

/** Links with their addresses; those to drafts are left out. */
export async function resolveLinks(targets: readonly LinkTarget[]): Promise<ResolvedLink[]> {
  const findAddress = await readAddresses();
  return targets.flatMap(({ text, ...destination }) => {
    const href = findAddress(destination);
    return href ? [{ text, href }] : [];
  });
}

/** Links with what shows where they lead. */
export async function resolveShown(targets: readonly LinkTarget[]): Promise<ShownLink[]> {
  const articles = await readArticles();
  const links = targets.map(async (target) => {
    const { service, facilityType, project, article, tool } = target;
    const [shown] = await follow('services', service ? [service] : []);
    const [plant] = [
      ...(await follow('facilityTypes', facilityType ? [facilityType] : [])),
      ...(await follow('projects', project ? [project] : [])),
    ];
    const [opened] = await follow('tools', tool ? [tool] : []);
    const isAlone = targets.length === 1;
    return (await resolveLinks([target])).map((link) => ({
      ...link,
      ...(isAlone && plant ? { summary: plant.summary } : {}),
      ...(isAlone && plant && 'sheet' in plant ? { figure: plant.sheet.scope } : {}),
      drawing: shown?.drawing,
      pictures: plant && findCardPictures(plant, isAlone ? undefined : [400]),
      article: articles.find(({ id }) => id === article?.id),
      tool: opened,
    }));
  });
  return (await Promise.all(links)).flat();
}

/** Entries as cards, each with what the page that lists them says of it. */
export async function resolveCards(
  name: 'services' | 'facilityTypes',
  items: readonly { entry: { id: string }; text: string }[],
): Promise<EntryCard[]> {
  const route = name === 'services' ? serviceRoute : facilityTypeRoute;
  return Promise.all(
    items.map(async ({ entry, text: summary }) => {
      const [found] = await follow(name, [entry]);
      return { text: found?.title ?? '', summary, href: route(entry.id) };
    }),
  );
}

/** The buttons of a page's head. */
export async function resolveActions(actions: readonly HeroAction[]) {
  const { phone, emergencyPhone } = await readCompany();
  return actions.map(({ label, to, about, department }) => {
    if (to === 'form') return { label, href: inquiryRoute({ service: department, about }) };
    if (to === 'contact') return { label, href: routes.contact as string };
    const { number } = to === 'emergency' ? emergencyPhone : phone;
    return { label, href: `tel:${number}` };
  });
}

/** The address of a destination; undefined while it is a draft. */
type FindAddress = (destination: Destination) => string | undefined;

/** @throws Error for a destination that does not exist. */
export async function readAddresses(): Promise<FindAddress> {
  const services = await readOrdered('services');
  const facilityTypes = await readOrdered('facilityTypes');
  const projects = await readOrdered('projects');
  const articles = await readArticles();
  const tools = await readOrdered('tools');
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
