import type { ServiceDrawing } from '#electrical/station/service-drawings.ts';
import type { LinkTarget } from '#schemas/links.ts';
import type { ToolExample } from '#schemas/tool.ts';
import { type ResolvedLink, resolveLinks } from '#site/read/links.ts';
import { showCardPictures } from '#site/read/photos.ts';
import { type Article, readArticles } from '#site/read/read-articles.ts';
import { readReferenced } from '#site/read/read-entries.ts';
import type { CardPictures } from '#ui/pictures/themed-picture.tsx';

/** A link with a picture of its destination: a service diagram, a diorama or photograph, an article's plate or a tool's example. */
export interface IllustratedLink extends ResolvedLink {
  /** One sentence about the linked page. */
  summary?: string | undefined;
  /** Size of the linked project. Example: 20 MWh */
  figure?: string | undefined;
  drawing?: ServiceDrawing | undefined;
  pictures?: CardPictures | undefined;
  article?: Pick<Article, 'id' | 'plate'> | undefined;
  tool?: ToolExample | undefined;
}

type Picture = Omit<IllustratedLink, keyof ResolvedLink>;

/** Resolves links and adds their pictures. Removes links to drafts. */
export async function readIllustratedLinks(
  targets: readonly LinkTarget[],
): Promise<IllustratedLink[]> {
  const isAlone = targets.length === 1;
  const links = targets.map(async (target): Promise<IllustratedLink[]> => {
    const picture = await readPicture(target, isAlone);
    return (await resolveLinks([target])).map((link) => ({ ...link, ...picture }));
  });
  return (await Promise.all(links)).flat();
}

/** Returns the picture of a link. The only link in a list (`isAlone`) gets a larger picture and a summary. */
async function readPicture(target: LinkTarget, isAlone: boolean): Promise<Picture> {
  const { service, facilityType, project, article, tool } = target;
  const widths = isAlone ? undefined : [400];
  if (service) {
    const [shown] = await readReferenced('services', [service]);
    return { drawing: shown?.drawing };
  }
  if (facilityType) {
    const [shown] = await readReferenced('facilityTypes', [facilityType]);
    return {
      pictures: shown && (await showCardPictures(shown, widths)),
      summary: isAlone ? shown?.summary : undefined,
    };
  }
  if (project) {
    const [shown] = await readReferenced('projects', [project]);
    return {
      pictures: shown && (await showCardPictures(shown, widths)),
      summary: isAlone ? shown?.summary : undefined,
      figure: isAlone ? shown?.sheet.scope : undefined,
    };
  }
  if (article) return { article: (await readArticles()).find(({ id }) => id === article.id) };
  if (tool) {
    const [shown] = await readReferenced('tools', [tool]);
    return { tool: shown };
  }
  return {};
}
