import { expect, test } from 'vitest';
import { eachElement, getAttribute } from '#contract/html-tree.ts';
import * as routes from '#contract/routes.ts';
import { readBuiltPages } from './built-site.ts';
import {
  addresses,
  company,
  jobs,
  safety,
  services,
  shownNavigation,
  shownSections,
  towns,
} from './content.ts';
import { normalize } from './page-line.ts';
import { bandButtons, pageAt, sectionIds, withClass } from './page-parts.ts';
import { textOf } from './page-text.ts';

/* Tests the structure of pages. content-on-pages.test.ts tests that pages show the text of content/. */

test.each(services)('the page of $id has its sections in order', (service) => {
  const page = pageAt(routes.serviceRoute(service.id));
  const kinds: string[] = shownSections(service).map(({ kind }) => kind);
  const hasJobs = jobs.some((job) => job.services.some(({ id }) => id === service.id));
  // Job records follow the last section about the work, before questions and further reading.
  const last = kinds.findLastIndex((kind) => kind !== 'faqs' && kind !== 'reading');
  expect(sectionIds(page)).toEqual(hasJobs ? kinds.toSpliced(last + 1, 0, 'jobs') : kinds);
});

test.each(services)(
  'the page of $id shows the emergency number if the service is urgent',
  (service) => {
    const { elements } = pageAt(routes.serviceRoute(service.id));
    const numbers = withClass(elements, 'urgent-number').map((link) => getAttribute(link, 'href'));
    const call = `tel:${company.emergencyPhone.number}`;
    // Pages of urgent services show the number twice: in English and in Spanish.
    expect(numbers).toEqual(service.urgent ? [call, call] : []);
  },
);

const workPages = [...addresses.services, ...addresses.facilityTypes, ...addresses.projects];

test.each(workPages)(
  'the last button of %s leads to the careers page, if there is one',
  (address) => {
    const [label, href = ''] = bandButtons(pageAt(address)).at(-1) ?? [];
    const { joinBand, action } = shownNavigation;
    if (!joinBand || !action) {
      expect(withClass(pageAt(address).elements, 'join-crew')).toEqual([]);
      return;
    }
    expect(label).toBe(action.label);
    expect([routes.routes.work, routes.routes.workForm]).toContain(href);
  },
);

/** The text of each row of the dispatch table, except the row of column names. */
const dispatchRows = withClass(pageAt(routes.routes.serviceArea).elements, 'dispatch-table')
  .flatMap((table) => [...eachElement(table)])
  .filter(({ tagName }) => tagName === 'tr')
  .slice(1)
  .map((row) => normalize(textOf(row)));

test('the dispatch table has one row for each town and base', () => {
  const names = new Set([
    ...towns.map(({ name }) => name),
    ...company.bases.map(({ city }) => city),
  ]);
  expect(dispatchRows).toHaveLength(names.size);
});

test.each(towns)('the dispatch table has the base, miles and grid of $name', (town) => {
  const { name, stateCode, drive, grid } = town;
  const row = dispatchRows.find((each) => each.startsWith(`${name} ${stateCode}`));
  expect(row).toContain(grid);
  if (drive) expect(row).toContain(`${drive.from} ${drive.miles} mi`);
});

test('articles and the home page end with their own call to action, and other pages except a few with the join-the-team band', async () => {
  const pages = await readBuiltPages();
  const endingWith = (id: string) =>
    pages.filter(({ html }) => html.includes(`"${id}"`)).map(({ address }) => address);
  const joinBand = endingWith('join-heading');
  const ownCall = endingWith('closing-heading');
  expect(ownCall.sort()).toEqual(['/', ...addresses.articles].sort());
  expect(joinBand.filter((address) => ownCall.includes(address))).toEqual([]);
  const neither = pages
    .map(({ address }) => address)
    .filter((address) => !joinBand.includes(address) && !ownCall.includes(address))
    .filter((address) => !address.startsWith('/services/samples/'));
  const expected: string[] = [
    routes.routes.contact,
    routes.routes.thankYou,
    routes.notFoundRoute,
    routes.offlineRoute,
  ];
  if (safety) expected.push(routes.safetyRoute);
  expect(neither.sort()).toEqual(expected.sort());
});
