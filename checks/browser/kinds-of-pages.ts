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

/*
 * Pages that journeys walk through, found by what they have: which of them it is, the owner decides.
 */

const pages = await readBuiltPages();

/** The service that runs day and night; without one, a service. */
export const emergency = emergencyPaths[0] ?? addresses.services[0] ?? '';

/** A service, whose page ends with questions. */
export const serviceWithQuestions = addresses.services.at(-1) ?? '';

/** A facility type whose diorama has many places. */
export const plant = find(
  withDiorama,
  ({ path, diorama }) => path.startsWith('/facility-types/') && diorama && diorama.path.length >= 6,
  'a facility type with a diorama of six steps',
);

/** The tool that compares line voltages. */
export const lineVoltageTool = toolRoute(
  find(tools, ({ calculator }) => calculator === 'line-voltage', 'a tool that compares voltages')
    .id,
);

/** An opening, where there is one. */
export const openings = pages
  .map(({ address }) => address)
  .filter((address) => address.startsWith('/careers/'))
  .slice(0, 1);

/** The articles whose checklists print as a form, with what the button says. */
export const articlesWithForm = articles.flatMap(({ id, form }) =>
  form ? [{ path: articleRoute(id), button: form.button }] : [],
);

/** Sheets that visitors can use as blank forms, sorted by their number of blocks, most first. */
export const forms = sheets
  .filter(({ blocks }) => !blocks.some(({ kind }) => kind === 'one-line' || kind === 'network'))
  .sort((a, b) => b.blocks.length - a.blocks.length);

/** The article with the most tables. */
export const articleWithTables =
  addresses.articles.toSorted((a, b) => countTables(b) - countTables(a))[0] ?? '';

function countTables(path: string): number {
  const elements = pages.find(({ address }) => address === path)?.elements ?? [];
  return elements.filter(({ tagName }) => tagName === 'table').length;
}
