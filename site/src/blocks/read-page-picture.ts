import { articleRoute, sampleSheetRoute } from '#contract/routes.ts';
import type { PagePicture } from '#schemas/links.ts';
import { readArticles } from '#site/read/read-articles.ts';
import { readSheets, type SheetDrawing } from '#site/read/sheets.ts';

/** Returns the drawing for the middle of a page and the address of its source; undefined if the source is a draft article. */
export async function readPagePicture(picture?: PagePicture) {
  if (!picture) return undefined;
  const { article, figure: name = '', sheet: reference, link } = picture;
  const sheet = reference && (await readSheets()).find(({ id }) => id === reference.id);
  const drawn = sheet?.blocks.find((block): block is SheetDrawing => block.kind !== 'table');
  if (sheet && drawn) return { sheet, drawn, link, href: sampleSheetRoute(sheet.id) };
  const source = (await readArticles()).find(({ id }) => id === article?.id);
  if (!source) return undefined;
  const figures = source.plate ? { plate: source.plate, ...source.figures } : source.figures;
  const figure = figures[name];
  if (!figure) {
    const names = Object.keys(figures).join(', ');
    throw new Error(
      `content/articles/${source.id}.mdx has no figure "${name}", which a page refers to; use one of ${names}`,
    );
  }
  return { figure, link, href: articleRoute(source.id) };
}

export type ShownPagePicture = NonNullable<Awaited<ReturnType<typeof readPagePicture>>>;
