import type { Company } from '#contract/company.ts';
import type { PageName } from '#contract/routes.ts';
import { selectOpen } from '#schemas/openings-in-time.ts';
import { listAbsentPages } from '#schemas/optional-pages.ts';
import { selectCurrent } from '#schemas/safety-in-time.ts';
import { builtAt } from './built-at.ts';
import { type Entry, hasFiles, readAll, readReferenced, readSingleton } from './read-entries.ts';

/* Content that several features use: the company, the navigation, the pages that exist, figures, towns and jobs. */

export const readCompany = (): Promise<Company> => readSingleton('company');

/** Returns the pages that the site omits because the owner removed their content, such as all projects. */
export async function readAbsentPages(): Promise<readonly PageName[]> {
  return listAbsentPages({
    projects: hasFiles('projects'),
    facilityTypes: hasFiles('facilityTypes'),
    articles: (await readAll('articles')).some(({ draft }) => !draft),
    tools: hasFiles('tools'),
    sheets: hasFiles('sheets'),
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

/** Returns the safety numbers that have not expired by the build date; undefined if no figures remain. */
export async function readSafety() {
  const [safety] = await readAll('safety');
  return safety && selectCurrent(safety, builtAt, (await readCompany()).timeZone);
}
