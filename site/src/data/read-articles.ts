import { fillPlaceholders } from '#contract/placeholders.ts';
import { figureNumbers } from '#drawings/figures/figure-numbers.ts';
import type { FigureFields } from '#schemas/article-figures.ts';
import { formatLicense } from '#schemas/person.ts';
import { type Entry, readAll, readEntry, readReferenced } from './read-entries.ts';
import { countReadingMinutes } from './reading-time.ts';

/** A published article. Missing lists are empty; `reviewed` and `plate` may be undefined. */
export type Article = Omit<Entry<'articles'>, 'reviewed'> & {
  reviewed?: Review | undefined;
} & Required<
    Pick<Entry<'articles'>, 'readTime' | 'related' | 'references' | 'figures' | 'records'>
  >;

type Review = Omit<NonNullable<Entry<'articles'>['reviewed']>, 'reviewer'> & {
  /** `role` is only known for people in content/people, whose `license` may be undefined. */
  reviewer?: { name: string; role?: string; license?: string | undefined } | undefined;
};

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
 * Adds empty defaults for missing fields, the reading time, the reviewer, and the calculated numbers in the figure
 * texts.
 */
async function completeArticle(article: Entry<'articles'>): Promise<Article> {
  const { records = {}, figures = {}, references = [], related = [], plate } = article;
  const readTime =
    article.readTime ?? countReadingMinutes(await readArticleSource(article.id), records);
  const filledFigures: Record<string, FigureFields> = {};
  for (const [name, figure] of Object.entries(figures)) filledFigures[name] = fillFigure(figure);
  return addReviewer({
    ...article,
    readTime,
    records,
    figures: filledFigures,
    plate: plate && fillFigure(plate),
    references,
    related,
  });
}

/**
 * Fills in the calculated numbers in the caption and words of a figure. The owner writes placeholders such as
 * {tank.height}, and the code that draws the figure calculates the numbers (`figureNumbers`). The schema cannot fill
 * them in: Astro caches the schema's result until the article changes, but the numbers are in other files.
 */
function fillFigure(figure: FigureFields): FigureFields {
  // Figures with their own data have no calculated numbers.
  if ('data' in figure) return figure;
  const fill = (text: string) => fillPlaceholders(text, figureNumbers[figure.drawing]);
  return { ...figure, caption: fill(figure.caption), words: figure.words.map(fill) };
}

/** Adds the reviewer's name, role and license if the article references a person in content/people. */
async function addReviewer(article: Article): Promise<Article> {
  const { reviewed } = article;
  if (!reviewed?.reviewedBy) return article;
  const [person] = await readReferenced('people', [reviewed.reviewedBy]);
  const reviewer = person && {
    name: person.name,
    role: person.role,
    license: person.license && formatLicense(person.license),
  };
  return { ...article, reviewed: { ...reviewed, reviewer } };
}

/** Returns the ids of unpublished articles. */
export async function readDrafts(): Promise<string[]> {
  return (await readAll('articles')).filter(({ draft }) => draft).map(({ id }) => id);
}

/** Returns the MDX source of an article's text. */
export async function readArticleSource(id: string): Promise<string> {
  return (await readEntry('articles', id)).body ?? '';
}
