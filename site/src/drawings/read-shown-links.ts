import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import type { LinkTarget } from '#schemas/links.ts';
import type { ToolExample } from '#schemas/tool.ts';
import { type Article, follow, readArticles } from '#site/data/content.ts';
import { type ResolvedLink, resolveLinks } from '#site/data/links.ts';
import { findCardPictures } from '#site/pictures/dioramas.ts';
import type { DayAndNight } from '#ui/pictures/themed-picture.tsx';

/** A link with a picture of where it leads: a service's diagram, a diorama, an article's plate, a tool's example. */
export interface ShownLink extends ResolvedLink {
  /** In a sentence. */
  summary?: string | undefined;
  /** The size of the project that the link leads to. */
  figure?: string | undefined;
  drawing?: ServiceDrawing | undefined;
  pictures?: DayAndNight | undefined;
  article?: Pick<Article, 'id' | 'plate'> | undefined;
  tool?: ToolExample | undefined;
}

type Picture = Omit<ShownLink, keyof ResolvedLink>;

/** Links with their pictures; links to drafts are omitted. */
export async function readShownLinks(targets: readonly LinkTarget[]): Promise<ShownLink[]> {
  const isAlone = targets.length === 1;
  const links = targets.map(async (target): Promise<ShownLink[]> => {
    const picture = await readPicture(target, isAlone);
    return (await resolveLinks([target])).map((link) => ({ ...link, ...picture }));
  });
  return (await Promise.all(links)).flat();
}

/** A link that is alone in its list has room for a larger picture and a sentence. */
async function readPicture(target: LinkTarget, isAlone: boolean): Promise<Picture> {
  const { service, facilityType, project, article, tool } = target;
  const widths = isAlone ? undefined : [400];
  if (service) {
    const [shown] = await follow('services', [service]);
    return { drawing: shown?.drawing };
  }
  if (facilityType) {
    const [shown] = await follow('facilityTypes', [facilityType]);
    return {
      pictures: shown && findCardPictures(shown, widths),
      summary: isAlone ? shown?.summary : undefined,
    };
  }
  if (project) {
    const [shown] = await follow('projects', [project]);
    return {
      pictures: shown && findCardPictures(shown, widths),
      summary: isAlone ? shown?.summary : undefined,
      figure: isAlone ? shown?.sheet.scope : undefined,
    };
  }
  if (article) return { article: (await readArticles()).find(({ id }) => id === article.id) };
  if (tool) {
    const [shown] = await follow('tools', [tool]);
    return { tool: shown };
  }
  return {};
}
