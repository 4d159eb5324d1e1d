import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '#contract/environment.ts';
import { sampleName } from '#contract/read-company.ts';
import * as routes from '#contract/routes.ts';
import { frontMatterOf, listStrings } from '#schemas/content-document.ts';
import { selectOpen } from '#schemas/openings-in-time.ts';
import { listAbsentPages } from '#schemas/optional-pages.ts';
import { toPlainCharacters } from '#schemas/prose/plain-characters.ts';
import * as reader from '#schemas/read-content.ts';
import { selectCurrent } from '#schemas/safety-in-time.ts';
import { describeEditions } from '#schemas/standards/editions-in-articles.ts';
import { siteFolder } from './site-folder.ts';

/* The content of the tested site, for tests that compare it with the built pages. */

const contentFolder = join(siteFolder, 'content');

/** Returns content with plain characters, as `textOf` returns the text of pages. */
function plain<Value>(value: Value): Value {
  if (typeof value === 'string') return toPlainCharacters(value) as Value;
  if (Array.isArray(value)) return value.map(plain) as Value;
  if (Object.prototype.toString.call(value) !== '[object Object]') return value;
  const fields = Object.entries(value as object).map(([name, field]) => [name, plain(field)]);
  return Object.fromEntries(fields) as Value;
}

const readSingleton = async <Name extends reader.CollectionKey>(name: Name) =>
  plain(await reader.readSingleton(name, contentFolder));
const readCollection = async <Name extends reader.CollectionKey>(name: Name) =>
  plain(await reader.readCollection(name, contentFolder));

const inOrder = <Entry extends { order: number }>(entries: readonly Entry[]) =>
  entries.toSorted((a, b) => a.order - b.order);

export const company = await readSingleton('company');
export const home = await readSingleton('home');
export const contact = await readSingleton('contact');
export const blogPage = await readSingleton('blogPage');
export const servicesPage = await readSingleton('servicesPage');
export const projectsPage = await readSingleton('projectsPage');
export const serviceAreaPage = await readSingleton('serviceAreaPage');
export const toolsPage = await readSingleton('toolsPage');
export const careersPage = await readSingleton('careersPage');
export const facilityTypesPage = await readSingleton('facilityTypesPage');
export const samplesPage = await readSingleton('samplesPage');
export const privacyPolicy = await readSingleton('privacyPolicy');
export const notFound = await readSingleton('notFound');
export const offlinePage = await readSingleton('offline');

export const services = inOrder(await readCollection('services'));
export const projects = inOrder(await readCollection('projects'));
export const facilityTypes = inOrder(await readCollection('facilityTypes'));
export const tools = inOrder(await readCollection('tools'));
export const sheets = inOrder(await readCollection('sheets'));

/** Whether the site has a careers page, which is optional. Without it, the site has no openings either. */
export const hiring = reader.hasEntries('careersPage', contentFolder);

/** Openings that have not expired. Assumes that the site was built recently. */
export const openings = selectOpen(await readCollection('openings'), new Date(), company.timeZone);

/** Job records and people, in no particular order. */
export const jobs = await readCollection('jobs');
export const people = await readCollection('people');

const [safetyFile] = await readCollection('safety');
/** The safety numbers that have not expired; undefined if there are none. Assumes that the site was built recently. */
export const safety = safetyFile && selectCurrent(safetyFile, new Date(), company.timeZone);
export const safetyPage = await readSingleton('safetyPage');

/** The position of an article. Articles without a position come last. */
const positionOf = ({ order = Number.MAX_SAFE_INTEGER }: { order?: number | undefined }) => order;

/** The published articles in the order of the blog: by their position, then newest first. */
export const articles = (await readCollection('articles'))
  .filter(({ draft }) => !draft)
  .sort(
    (a, b) => positionOf(a) - positionOf(b) || b.publishDate.getTime() - a.publishDate.getTime(),
  );

/** The standards that content cites by edition; empty if the owner has no table. */
const standards = (await readCollection('standards')).flatMap((table) => table.standards);

/** The statements about editions that an article shows if it has been reviewed. */
export function editionsIn(article: (typeof articles)[number]) {
  const source = readFileSync(join(contentFolder, `articles/${article.id}.mdx`), 'utf8');
  const text = source.slice(frontMatterOf(source).length);
  const fields = listStrings({ ...article, reviewed: undefined }).map(({ value }) => value);
  return describeEditions([text, ...fields], standards);
}

/** Single pages that the site lacks because their content is missing. */
export const absentPages = listAbsentPages({
  projects: projects.length > 0,
  facilityTypes: facilityTypes.length > 0,
  articles: articles.length > 0,
  tools: tools.length > 0,
  sheets: sheets.length > 0,
  careersPage: hiring,
});

/** Filters out links to absent pages. */
export const keepPresent = <Link extends { page: routes.PageName }>(links: readonly Link[]) =>
  links.filter(({ page }) => !absentPages.includes(page));

/** The origin of the built site, as its pages state it. */
export const siteUrl = readEnvironment(siteFolder).SITE_URL ?? company.siteUrl;

/** Whether the content is still that of the sample company, which ships with the project. */
export const isSample = company.name === sampleName;

/** Page addresses by kind of content. */
export const addresses = {
  services: services.map(({ id }) => routes.serviceRoute(id)),
  projects: projects.map(({ id }) => routes.projectRoute(id)),
  /** Alias addresses of projects, each with the canonical address. */
  aliases: projects.flatMap(({ id, alias }) =>
    alias ? [{ path: routes.projectRoute(alias), canonical: routes.projectRoute(id) }] : [],
  ),
  facilityTypes: facilityTypes.map(({ id }) => routes.facilityTypeRoute(id)),
  articles: articles.map(({ id }) => routes.articleRoute(id)),
  tools: tools.map(({ id }) => routes.toolRoute(id)),
};

/** Facility types and projects whose first screen shows a diorama, with their addresses. */
export const withDiorama = [
  ...facilityTypes.map((each) => ({ ...each, path: routes.facilityTypeRoute(each.id) })),
  ...projects.map((each) => ({ ...each, path: routes.projectRoute(each.id) })),
].filter(({ diorama, photos }) => diorama && !photos?.some(({ place }) => place === 'instead'));
