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

/* Pages read content here, as it is written; components receive plain objects, typeset by `read-….ts`. */

/** Who runs the site. */
export const readCompany = (): Promise<Company> => readOnly('company');

/** Pages that the site omits because the owner removed their content, such as all projects. */
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
export async function keepPresent<Link extends { page: PageName }>(
  links: readonly Link[],
): Promise<Link[]> {
  const absent = await readAbsentPages();
  return links.filter(({ page }) => !absent.includes(page));
}

/** Navigation content (header, menu, footer, applicant band) without links to omitted pages. */
export async function readNavigation() {
  const { header, menu, action, footerCompany, joinBand, ...words } = await readOnly('navigation');
  const [shownAction] = await keepPresent(action ? [action] : []);
  return {
    ...words,
    header: await keepPresent(header),
    menu: await keepPresent(menu),
    action: shownAction,
    footerCompany: { ...footerCompany, links: await keepPresent(footerCompany.links) },
    joinBand: (await hasPage('careers')) ? joinBand : undefined,
  };
}

/** The label of the company's cases and figures until the owner has confirmed them. */
export async function readUnconfirmed(): Promise<string | undefined> {
  if ((await readCompany()).claims === 'confirmed') return undefined;
  return (await readOnly('blogPage')).article.illustrative;
}

/** Figures, those that are claims of the company's with their label. */
export async function labelClaims<Figure extends { claim: boolean }>(figures: readonly Figure[]) {
  const unconfirmed = await readUnconfirmed();
  return figures.map((figure) => ({
    ...figure,
    unconfirmed: figure.claim ? unconfirmed : undefined,
  }));
}

/** Every town that is served, in no order. */
export const readTowns = () => readAll('towns');

/** The towns that have a card, in the order of the service area's page. */
export async function readTownsWithCard() {
  const { groups } = (await readOnly('serviceAreaPage')).towns;
  return follow(
    'towns',
    groups.flatMap(({ towns }) => towns),
  );
}

/** The openings that are not past on the day of the build, the newest first. */
export async function readOpenings(): Promise<Entry<'openings'>[]> {
  return selectOpen(await readAll('openings'), builtAt, (await readCompany()).timeZone);
}

/** Job records, newest first; records without a year come last. */
export async function readJobs(): Promise<Entry<'jobs'>[]> {
  return (await readAll('jobs')).sort(
    (a, b) => (b.year ?? 0) - (a.year ?? 0) || a.title.localeCompare(b.title),
  );
}

/** Safety figures without entries that have expired by the build date; undefined if no figures remain. */
export async function readSafety() {
  const [safety] = await readAll('safety');
  return safety && selectCurrent(safety, builtAt, (await readCompany()).timeZone);
}

/** Every published article by `order`, then newest first; the first is featured. */
export async function readArticles(): Promise<Article[]> {
  const published = (await readAll('articles')).filter(({ draft }) => !draft);
  const placeOf = ({ order = Number.MAX_SAFE_INTEGER }: { order?: number | undefined }) => order;
  return (await Promise.all(published.map(completeArticle))).sort(
    (a, b) => placeOf(a) - placeOf(b) || b.publishDate.getTime() - a.publishDate.getTime(),
  );
}

/**
 * Completes an article with empty defaults for missing fields, the reading time, the reviewer, and the numbers in
 * the text of its figures.
 */
async function completeArticle(article: Entry<'articles'>): Promise<Article> {
  const { records = {}, figures = {}, references = [], related = [] } = article;
  const readTime =
    article.readTime ?? countReadingMinutes(await readArticleSource(article.id), records);
  const complete = { ...article, readTime, records, figures, references, related };
  return fillFigures(await nameReviewer(complete));
}

/** Adds the reviewer's name and license if the article references a person of content/people. */
async function nameReviewer(article: Article): Promise<Article> {
  const { reviewed } = article;
  if (!reviewed?.reviewedBy) return article;
  const [person] = await follow('people', [reviewed.reviewedBy]);
  const reviewer = person && {
    name: person.name,
    license: person.license && formatLicense(person.license),
  };
  return { ...article, reviewed: { ...reviewed, reviewer } };
}

/**
 * The article with the numbers of its figures filled in. Not by the schema: Astro caches what a schema
 * returned until the file changes, and the numbers are in other files.
 */
function fillFigures(article: Article): Article {
  const figures = Object.entries(article.figures).map(([name, figure]) => [
    name,
    fillFigure(figure),
  ]);
  const plate = article.plate && fillFigure(article.plate);
  return { ...article, plate, figures: Object.fromEntries(figures) };
}

/** The figure with its numbers in place of their names in caption and words. */
function fillFigure(figure: FigureFields): FigureFields {
  if ('data' in figure) return figure;
  const fill = (text: string) => fillPlaceholders(text, figureNumbers[figure.drawing]);
  return { ...figure, caption: fill(figure.caption), words: figure.words.map(fill) };
}

/** The ids of the articles that are not published yet. */
export async function readDrafts(): Promise<string[]> {
  return (await readAll('articles')).filter(({ draft }) => draft).map(({ id }) => id);
}

/** The text of an entry below its fields, as a component, and the headings in it. */
export async function renderText(name: 'articles' | 'privacyPolicy', id: string) {
  return render(await readEntry(name, id));
}

/** The MDX source of an article's text. */
export async function readArticleSource(id: string): Promise<string> {
  return (await readEntry('articles', id)).body ?? '';
}

/** Published article. Missing lists are empty; `reviewed` and `plate` may be undefined. */
export type Article = Omit<Entry<'articles'>, 'reviewed'> & {
  reviewed?: Review | undefined;
} & Required<
    Pick<Entry<'articles'>, 'readTime' | 'related' | 'references' | 'figures' | 'records'>
  >;

type Review = Omit<NonNullable<Entry<'articles'>['reviewed']>, 'reviewer'> & {
  /** `license` is undefined if the person's file in content/people names no license. */
  reviewer?: { name: string; license?: string | undefined } | undefined;
};

/** An entry's fields and its id, which is the last part of its address. */
export type Entry<Name extends CollectionKey> = CollectionEntry<Name>['data'] & { id: string };

/** The only entry of a collection that has one. */
export async function readOnly<Name extends CollectionKey>(name: Name) {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`content/ has no ${name}; run npm run check`);
  return entry.data as CollectionEntry<Name>['data'];
}

/** The entries of a collection in the order that each one names. */
export async function readOrdered<
  Name extends 'services' | 'projects' | 'facilityTypes' | 'tools' | 'sheets' | 'people',
>(name: Name) {
  const entries: Entry<Name>[] = await readAll(name);
  return entries.sort((a, b) => a.order - b.order);
}

/** The entries of a collection, in no order. */
async function readAll<Name extends CollectionKey>(name: Name): Promise<Entry<Name>[]> {
  // Astro logs a warning for an empty collection, but an owner may remove all entries on purpose.
  const entries = hasFiles(name) ? await getCollection(name) : [];
  return entries.map(({ id, data }) => ({ ...data, id }) as Entry<Name>);
}

/**
 * Whether `content/` has files of this collection. The path is relative to the project root, where builds run:
 * bundling moves this module, so a path relative to the module would break.
 */
const hasFiles = (name: CollectionKey) => hasEntries(name, 'content');

/** The entries that a list of references names, in the order of the list. */
export async function follow<Name extends CollectionKey>(
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
