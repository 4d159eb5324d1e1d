import { expect, test } from 'vitest';
import { fillPlaceholders } from '#contract/placeholders.ts';
import { articleRoute, routes } from '#contract/routes.ts';
import { figureNumbers } from '#drawings/figures/figure-numbers.ts';
import type { FigureFields } from '#schemas/article-figures.ts';
import type { collections } from '#schemas/collections.ts';
import { absentPages, articles } from './content.ts';
import { type ContentField, findLists, listFields, type Omitted } from './content-fields.ts';
import { findInPageText, readPageLine } from './page-line.ts';
import { pageAt } from './page-parts.ts';
import { articleContent } from './shown-content/articles.ts';
import { companyContent } from './shown-content/company.ts';
import type { Kind, ShownContent } from './shown-content/kind.ts';
import { peopleContent } from './shown-content/people.ts';
import { projectContent } from './shown-content/projects.ts';
import { serviceContent } from './shown-content/services.ts';
import { toolAndSheetContent } from './shown-content/tools-and-sheets.ts';

/*
 * Tests that pages show all text and links of content/, and that lists keep their order. The files in shown-content/
 * list the pages of each kind of content; `omitted` lists the fields that pages do not show.
 */

const kinds: Record<keyof typeof collections, Kind> = {
  ...companyContent,
  ...serviceContent,
  ...projectContent,
  ...articleContent,
  ...peopleContent,
  ...toolAndSheetContent,
};

/** Fields that many kinds of content have and that no page shows as text. */
const metadata: Omitted = {
  id: 'the name of the file',
  scene: 'the name of the pictures',
  search: 'in the head; head.test.ts',
};

/** The figures of articles. They are listed here because only tests may import from drawings/. */
const figures: ShownContent[] = articles.flatMap((article) =>
  Object.entries({ plate: article.plate, ...article.figures }).map(([name, figure]) => ({
    address: articleRoute(article.id),
    file: `articles/${article.id}.mdx`,
    content: { [name]: figure && describeFigure(figure) },
  })),
);

const absentAddresses: readonly string[] = absentPages.map((page) => routes[page]);

const onDedicatedPages = Object.values(kinds).flatMap(({ pages, omitted, unordered = {} }) =>
  pages.map((page) => ({ ...page, omitted: { ...metadata, ...omitted }, unordered })),
);

const elsewhere = [...Object.values(kinds).flatMap((kind) => kind.elsewhere ?? []), ...figures].map(
  (page) => ({ omitted: {}, unordered: {}, ...page }),
);

const shown = [...onDedicatedPages, ...elsewhere].filter(
  ({ address }) => !absentAddresses.includes(address),
);

test.each(shown)('$address shows the text and links of content/$file', (page) => {
  const line = readPageLine(pageAt(page.address));
  const missing = listFields(page.content, page.omitted)
    .filter((field) => findInPageText(line, field) < 0)
    .map((field) => `${page.address}: ${describeField(field)} is not on the page`);
  expect(missing).toEqual([]);
});

test.each(shown)('$address shows the lists of content/$file in their order', (page) => {
  const line = readPageLine(pageAt(page.address));
  const misplaced = findLists(page.content, { ...page.omitted, ...page.unordered })
    .flatMap((list) => findMisplaced(line, list))
    .map((field) => `${page.address}: ${describeField(field)} does not follow the item before it`);
  expect(misplaced).toEqual([]);
});

/** The caption and the description of a figure, with its numbers filled in. */
function describeFigure(figure: FigureFields) {
  const numbers = 'data' in figure ? {} : figureNumbers[figure.drawing];
  return {
    caption: fillPlaceholders(figure.caption, numbers),
    words: figure.words.map((line) => fillPlaceholders(line, numbers)),
  };
}

/** Returns the fields of a list that do not follow the previous field on the page. */
function findMisplaced(line: string, list: readonly ContentField[]): ContentField[] {
  const misplaced: ContentField[] = [];
  let from = 0;
  for (const field of list) {
    const position = findInPageText(line, field, from);
    if (position < 0) misplaced.push(field);
    else from = position + 1;
  }
  return misplaced;
}

const describeField = ({ path, text, href }: ContentField) =>
  href === undefined ? `${path} "${text}"` : `${path} "${text}" with a link to ${href}`;
