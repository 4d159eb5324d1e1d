import { articleRoute, toolRoute } from '#contract/routes.ts';
import { readBuiltPages } from '../site/built-site.ts';
import {
  addresses,
  articles,
  emergencyPaths,
  find,
  sheets,
  tools,
  withDiorama,
} from '../site/content.ts';

/* Pages that the browser tests open. They are selected by their properties, because each owner has different pages. */

const pages = await readBuiltPages();

/** Page of a 24-hour service or, if there is none, of the first service. */
export const emergency = emergencyPaths[0] ?? addresses.services[0] ?? '';

/** Page of a service. Service pages end with questions. */
export const serviceWithQuestions = addresses.services.at(-1) ?? '';

/** A facility type whose diorama has at least six steps in its power path. */
export const facilityWithDiorama = find(
  withDiorama,
  ({ path, diorama }) => path.startsWith('/facility-types/') && diorama && diorama.path.length >= 6,
  'a facility type with a diorama of six steps',
);

/** Page of the tool that compares line voltages. */
export const lineVoltageTool = toolRoute(
  find(tools, ({ calculator }) => calculator === 'line-voltage', 'a tool that compares voltages')
    .id,
);

/** The page of the first job opening; an empty list if there are no openings. */
export const openingPages = pages
  .map(({ address }) => address)
  .filter((address) => address.startsWith('/careers/'))
  .slice(0, 1);

/** Articles whose checklists print as a form, with the label of the print button. */
export const articlesWithForm = articles.flatMap(({ id, form }) =>
  form ? [{ path: articleRoute(id), button: form.button }] : [],
);

/** Sheets that visitors can use as field forms; the form with the most blocks comes first. */
export const forms = sheets
  .filter(({ blocks }) => !blocks.some(({ kind }) => kind === 'one-line' || kind === 'network'))
  .toSorted((a, b) => b.blocks.length - a.blocks.length);

/** Page of the article with the most tables. */
export const articleWithTables =
  addresses.articles.toSorted((a, b) => countTables(b) - countTables(a))[0] ?? '';

function countTables(path: string): number {
  const elements = pages.find(({ address }) => address === path)?.elements ?? [];
  return elements.filter(({ tagName }) => tagName === 'table').length;
}
