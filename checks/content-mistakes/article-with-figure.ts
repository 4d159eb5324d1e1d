import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shipped } from '#schemas/content-check/content-copy.ts';
import { articles } from '../site/content.ts';

/** An article whose text inserts a record and a figure. */
interface ArticleWithFigure {
  /** Path of the article, relative to the content folder. */
  file: string;
  /** The tag that inserts the record. Example: <Metrics /> */
  recordTag: string;
  /** Name of the figure. */
  figure: string;
}

/** Returns the first article that has no trends and whose text inserts a record and a figure. */
export async function findArticleWithFigure(): Promise<ArticleWithFigure | undefined> {
  for (const { id, figures = {}, records } of articles) {
    const file = `articles/${id}.mdx`;
    const text = await readFile(join(shipped, file), 'utf8');
    const recordTag = /^<(?!PrintForm)[A-Z]\w+ \/>$/m.exec(text)?.[0];
    const figure = Object.keys(figures).find((name) => text.includes(`<Figure name="${name}" />`));
    if (recordTag && figure && !records?.trends) return { file, recordTag, figure };
  }
  return undefined;
}
