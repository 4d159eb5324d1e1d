import { fillPlaceholders } from '#contract/placeholders.ts';
import { listStrings } from '#schemas/content-document.ts';
import { formatLicense } from '#schemas/person.ts';
import { toPlainCharacters } from '#schemas/prose/plain-characters.ts';
import { typeset } from '#schemas/prose/typeset.ts';
import { describeEditions } from '#schemas/standards/editions-in-articles.ts';
import { type Entry, readAll, readEntry, readSingleton } from './read-entries.ts';
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

/** A published article. Missing lists are empty. */
export type Article = Awaited<ReturnType<typeof completeArticle>>;

async function completeArticle(article: Entry<'articles'>) {
  const { records = {}, references = [], related = [], figures = {}, reviewed } = article;
  const source = await readArticleSource(article.id);
  return {
    ...article,
    readTime: article.readTime ?? countReadingMinutes(source, records),
    records,
    references,
    related,
    figures,
    reviewed: reviewed && (await completeReview(article, source, reviewed)),
  };
}

/**
 * Adds the reviewer and the statements of `content/standards.yaml` about the editions that the article cites. `lookedUp`
 * is the date of the latest of these statements.
 */
async function completeReview(article: Entry<'articles'>, source: string, review: Review) {
  const standards = (await readAll('standards')).flatMap((table) => table.standards);
  const { lookedUp: sentence } = (await readSingleton('blogPage')).article;
  const cited = listStrings({ ...article, reviewed: undefined }).map(({ value }) =>
    toPlainCharacters(value),
  );
  const statements = describeEditions([source, ...cited], standards);
  const lookUps = statements.flatMap(({ lookedUp }) => (lookedUp ? [lookedUp.on] : []));
  const editions = statements.map(({ text, lookedUp }) => ({
    text: lookedUp ? `${text} ${formatLookUp(sentence, lookedUp)}` : text,
  }));
  return {
    ...review,
    changes: [...review.changes, ...editions],
    lookedUp: lookUps.toSorted((a, b) => b.getTime() - a.getTime())[0],
    reviewer: await readReviewer(review),
  };
}

function formatLookUp(sentence: string, { on, where }: { on: Date; where: string }): string {
  const date = on.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return typeset(fillPlaceholders(sentence, { date, source: where }));
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
