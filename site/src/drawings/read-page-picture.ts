import { articleRoute, sampleSheetRoute } from '#contract/routes.ts';
import type { PagePicture } from '#schemas/links.ts';
import { readArticles } from '#site/data/content.ts';
import { readSheets, type SheetDrawing } from '#site/data/sheets.ts';

/** The picture in the middle of a page, and where its link leads; undefined while its article is a draft. */
export async function readPagePicture(picture?: PagePicture) {
  if (!picture) return undefined;
  const { article, figure: name = '', sheet: id, link } = picture;
  const sheet = id && (await readSheets()).find((each) => each.id === id.id);
  const drawn = sheet?.blocks.find((block): block is SheetDrawing => block.kind !== 'table');
  if (sheet && drawn) return { sheet, drawn, link, href: sampleSheetRoute(sheet.id) };
  const from = (await readArticles()).find((each) => each.id === article?.id);
  if (!from) return undefined;
  const figures = { ...(from.plate && { plate: from.plate }), ...from.figures };
  const figure = figures[name as keyof typeof figures];
  if (!figure) {
    const names = Object.keys(figures).join(', ');
    throw new Error(
      `content/articles/${from.id}.mdx has no figure "${name}" for a page's picture; write one of ${names}`,
    );
  }
  return { figure, link, href: articleRoute(from.id) };
}

export type ShownPagePicture = NonNullable<Awaited<ReturnType<typeof readPagePicture>>>;
