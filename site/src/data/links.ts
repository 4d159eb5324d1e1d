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
import type { HeroAction, LinkDestination, LinkTarget } from '#schemas/links.ts';
import type { ToolExample } from '#schemas/tool.ts';
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
    const { number } = to === 'emergency' ? emergencyPhone : phone;
    return { label, href: `tel:${number}` };
  });
}

/**
 * What gives the address of a destination; undefined while that is a draft. Whether it is there at all,
 * the content check has said.
 */
export async function readAddresses() {
  const projects = await readOrdered('projects');
  const drafts = await readDrafts();
  return (destination: LinkDestination): string | undefined => {
    const { page, service, facilityType, project, article, tool, alias } = destination;
    if (page) return routes[page];
    if (service) return serviceRoute(service.id);
    if (facilityType) return facilityTypeRoute(facilityType.id);
    if (tool) return toolRoute(tool.id);
    if (article) return drafts.includes(article.id) ? undefined : articleRoute(article.id);
    if (!project) throw new Error('A link leads nowhere; give it a page, a service or an article.');
    const second = alias && projects.find(({ id }) => id === project.id)?.alias;
    return projectRoute(second || project.id);
  };
}
