import {
  type CollectionEntry,
  type CollectionKey,
  getCollection,
  getEntry,
  render,
} from 'astro:content';
import type { Company } from '#contract/company.ts';
import { fillPlaceholders } from '#contract/placeholders.ts';
import type { PageName } from '#contract/routes.ts';
import { figureNumbers } from '#drawings/figures/figure-numbers.ts';
import type { FigureFields } from '#schemas/article-figures.ts';
import { selectOpen } from '#schemas/openings-in-time.ts';
import { listAbsentPages } from '#schemas/optional-pages.ts';
import { formatLicense } from '#schemas/person.ts';
import { hasEntries } from '#schemas/read-content.ts';
import { selectCurrent } from '#schemas/safety-in-time.ts';
import { builtAt } from './built-at.ts';
import { countReadingMinutes } from './reading-time.ts';

/*
 * Reads content as the owner wrote it. The `read-….ts` files of the features typeset it and pass plain objects to
 * components.
 */

export const readCompany = (): Promise<Company> => readSingleton('company');

/** Returns the pages that the site omits because the owner removed their content, such as all projects. */
export async function readAbsentPages(): Promise<readonly PageName[]> {
  return listAbsentPages({
    projects: hasFiles('projects'),
    facilityTypes: hasFiles('facilityTypes'),
    articles: (await readAll('articles')).some(({ draft }) => !draft),
    tools: hasFiles('tools'),
    careersPage: hasFiles('careersPage'),
  });
}

export async function hasPage(page: PageName): Promise<boolean> {
  return !(await readAbsentPages()).includes(page);
}

/** Removes links to pages that the site omits. */
export async function removeAbsentLinks<Link extends { page: PageName }>(
  links: readonly Link[],
): Promise<Link[]> {
  const absent = await readAbsentPages();
  return links.filter(({ page }) => !absent.includes(page));
}

/** Reads the navigation content (header, menu, footer, applicant band) without links to omitted pages. */
export async function readNavigation() {
  const { header, menu, action, footerCompany, joinBand, ...words } =
    await readSingleton('navigation');
  const [shownAction] = await removeAbsentLinks(action ? [action] : []);
  return {
    ...words,
    header: await removeAbsentLinks(header),
    menu: await removeAbsentLinks(menu),
    action: shownAction,
    footerCompany: { ...footerCompany, links: await removeAbsentLinks(footerCompany.links) },
    joinBand: (await hasPage('careers')) ? joinBand : undefined,
  };
}

/**
 * Returns the label "illustrative" for the company's case studies and figures; undefined if the owner has confirmed
 * them.
 */
export async function readUnconfirmedLabel(): Promise<string | undefined> {
  if ((await readCompany()).claims === 'confirmed') return undefined;
  return (await readSingleton('blogPage')).article.illustrative;
}

/** Adds the label for unconfirmed figures to all figures that are claims of the company. */
export async function labelClaims<Figure extends { claim: boolean }>(figures: readonly Figure[]) {
  const unconfirmed = await readUnconfirmedLabel();
  return figures.map((figure) => ({
    ...figure,
    unconfirmed: figure.claim ? unconfirmed : undefined,
  }));
}

/** Returns all towns in the service area, in no particular order. */
export const readTowns = () => readAll('towns');

/** Returns the towns that have a card on the service area page, in the order of that page. */
export async function readTownsWithCard() {
  const { groups } = (await readSingleton('serviceAreaPage')).towns;
  return readReferenced(
    'towns',
    groups.flatMap(({ towns }) => towns),
  );
}

/** Returns the openings that have not expired by the build date, newest first. */
export async function readOpenings(): Promise<Entry<'openings'>[]> {
  return selectOpen(await readAll('openings'), builtAt, (await readCompany()).timeZone);
}

/** Returns all job records, newest first; records without a year come last. */
export async function readJobs(): Promise<Entry<'jobs'>[]> {
  return (await readAll('jobs')).sort(
    (a, b) => (b.year ?? 0) - (a.year ?? 0) || a.title.localeCompare(b.title),
  );
}

/** Returns the safety figures that have not expired by the build date; undefined if no figures remain. */
export async function readSafety() {
  const [safety] = await readAll('safety');
  return safety && selectCurrent(safety, builtAt, (await readCompany()).timeZone);
}

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
  const { records = {}, figures = {}, references = [], related = [] } = article;
  const readTime =
    article.readTime ?? countReadingMinutes(await readArticleSource(article.id), records);
  const complete = { ...article, readTime, records, figures, references, related };
  return fillFigures(await addReviewer(complete));
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

/**
 * Fills in the calculated numbers in the texts of the article's figures. The owner writes placeholders such as
 * {tank.height}, and the code that draws the figure calculates the numbers (`figureNumbers`). The schema cannot fill
 * them in: Astro caches the schema's result until the article changes, but the numbers are in other files.
 */
function fillFigures(article: Article): Article {
  const figures = Object.entries(article.figures).map(([name, figure]) => [
    name,
    fillFigure(figure),
  ]);
  const plate = article.plate && fillFigure(article.plate);
  return { ...article, plate, figures: Object.fromEntries(figures) };
}

/** Replaces the placeholders in a figure's caption and words with the calculated numbers. */
function fillFigure(figure: FigureFields): FigureFields {
  // Figures with their own data have no calculated numbers.
  if ('data' in figure) return figure;
  const fill = (text: string) => fillPlaceholders(text, figureNumbers[figure.drawing]);
  return { ...figure, caption: fill(figure.caption), words: figure.words.map(fill) };
}

/** Returns the ids of unpublished articles. */
export async function readDrafts(): Promise<string[]> {
  return (await readAll('articles')).filter(({ draft }) => draft).map(({ id }) => id);
}

/** Returns the Markdown text of an entry as a component, and the headings in the text. */
export async function renderText(name: 'articles' | 'privacyPolicy', id: string) {
  return render(await readEntry(name, id));
}

/** Returns the MDX source of an article's text. */
export async function readArticleSource(id: string): Promise<string> {
  return (await readEntry('articles', id)).body ?? '';
}

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

/** The fields of an entry and its id, which is the last part of the page's address. */
export type Entry<Name extends CollectionKey> = CollectionEntry<Name>['data'] & { id: string };

/** Returns the entry of a collection that has exactly one entry. */
export async function readSingleton<Name extends CollectionKey>(name: Name) {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`content/ has no ${name}; run npm run check`);
  return entry.data as CollectionEntry<Name>['data'];
}

/** Returns the entries of a collection, sorted by their `order` field. */
export async function readOrdered<
  Name extends 'services' | 'projects' | 'facilityTypes' | 'tools' | 'sheets' | 'people',
>(name: Name) {
  const entries: Entry<Name>[] = await readAll(name);
  return entries.sort((a, b) => a.order - b.order);
}

/** Returns the entries of a collection, in no particular order. */
async function readAll<Name extends CollectionKey>(name: Name): Promise<Entry<Name>[]> {
  // Astro logs a warning for an empty collection, but an owner may remove all entries on purpose.
  const entries = hasFiles(name) ? await getCollection(name) : [];
  return entries.map(({ id, data }) => ({ ...data, id }) as Entry<Name>);
}

/**
 * Returns whether `content/` has files of this collection. The path is relative to the project root, where builds run,
 * because bundling moves this module.
 */
const hasFiles = (name: CollectionKey) => hasEntries(name, 'content');

/** Returns the referenced entries of a collection, in the order of the references. */
export async function readReferenced<Name extends CollectionKey>(
  name: Name,
  references: readonly { id: string }[],
): Promise<Entry<Name>[]> {
  return Promise.all(
    references.map(async ({ id }) => ({ ...(await readEntry(name, id)).data, id }) as Entry<Name>),
  );
}

async function readEntry<Name extends CollectionKey>(name: Name, id: string) {
  const entry = await getEntry(name, id);
  if (!entry) throw new Error(`content/ has no ${name} entry "${id}"; run npm run check`);
  return entry as CollectionEntry<Name>;
}
