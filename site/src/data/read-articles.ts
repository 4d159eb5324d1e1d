import { fillPlaceholders } from '#contract/placeholders.ts';
import { figureNumbers } from '#drawings/figures/figure-numbers.ts';
import type { FigureFields } from '#schemas/article-figures.ts';
import { formatLicense } from '#schemas/person.ts';
import { type Entry, readAll, readEntry } from './read-entries.ts';
import { countReadingMinutes } from './reading-time.ts';

/** Returns all published articles, sorted by `order`, then newest first. The blog features the first article. */
export async function readArticles(): Promise<Article[]> {
  const published = (await readAll('articles')).filter(({ draft }) => !draft);
  const articles = await Promise.all(published.map(completeArticle));
  // Articles without an order come last.
  const orderOf = ({ order = Number.MAX_SAFE_INTEGER }: Article) => order;
  return articles.sort(
    (a, b) => orderOf(a) - orderOf(b) || b.publishDate.getTime() - a.publishDate.getTime(),
  );
}

/**
 * A published article. Missing lists are empty, and the captions and descriptions of figures contain the calculated
 * numbers.
 */
export type Article = Awaited<ReturnType<typeof completeArticle>>;

async function completeArticle(article: Entry<'articles'>) {
  const { records = {}, references = [], related = [], plate, reviewed } = article;
  const figures: Record<string, FigureFields> = {};
  for (const [name, figure] of Object.entries(article.figures ?? {})) {
    figures[name] = insertNumbers(figure);
  }
  return {
    ...article,
    readTime: article.readTime ?? countReadingMinutes(await readArticleSource(article.id), records),
    records,
    references,
    related,
    plate: plate && insertNumbers(plate),
    figures,
    reviewed: reviewed && { ...reviewed, reviewer: await readReviewer(reviewed) },
  };
}

/**
 * Replaces placeholders in a figure's caption and words, such as {tank.height}, with the numbers that the code of the
 * drawing calculates. The schema cannot do this: Astro caches its result until the article changes, but the numbers are
 * in other files.
 */
function insertNumbers(figure: FigureFields): FigureFields {
  // Figures with their own data have no calculated numbers.
  if ('data' in figure) return figure;
  const numbers = figureNumbers[figure.drawing];
  return {
    ...figure,
    caption: fillPlaceholders(figure.caption, numbers),
    words: figure.words.map((sentence) => fillPlaceholders(sentence, numbers)),
  };
}

/** The reviewer of an article. `role` is defined only for people in content/people. */
interface Reviewer {
  name: string;
  role?: string;
  license?: string | undefined;
}

/** Returns the reviewer that the article names, either a person in content/people or someone else. */
async function readReviewer({ reviewer, reviewedBy }: Review): Promise<Reviewer | undefined> {
  if (!reviewedBy) return reviewer;
  const { name, role, license } = (await readEntry('people', reviewedBy.id)).data;
  return { name, role, license: license && formatLicense(license) };
}

type Review = NonNullable<Entry<'articles'>['reviewed']>;

/** Returns the ids of unpublished articles. */
export async function readDrafts(): Promise<string[]> {
  return (await readAll('articles')).filter(({ draft }) => draft).map(({ id }) => id);
}

/** Returns the MDX source of an article's text. */
export async function readArticleSource(id: string): Promise<string> {
  return (await readEntry('articles', id)).body ?? '';
}
