import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eachElement, getAttribute, type ParentNode } from '#contract/html-tree.ts';
import { jobRoute, routes, safetyRoute, sampleSheetRoute, serviceRoute } from '#contract/routes.ts';
import { describeLicense } from '#schemas/licenses-in-time.ts';
import { formatLicense, formatSubjects, isCrewNumber } from '#schemas/person.ts';
import { describeCases } from '#schemas/safety-years.ts';
import { attributesOf, dist, metaOf, readBuiltPages } from './built-site.ts';
import {
  absentPages,
  company,
  jobs,
  navigation,
  people,
  safety,
  safetyFile,
  safetyPage,
  services,
  sheets,
} from './content.ts';
import { findElement, linksIn, pageAt } from './page-parts.ts';
import { asTyped, textOf } from './page-text.ts';

/* Without people or safety numbers, the site has no links, sections or structured data for them. */

const formatDay = (day: Date) =>
  day.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

type Year = NonNullable<NonNullable<typeof safety>['years']>[number];

const pages = await readBuiltPages();
const textInOneLine = (element: ParentNode) => asTyped(textOf(element).replaceAll(/\s+/g, ' '));

test.each(absentPages.includes('careers') ? [routes.contact] : [routes.contact, routes.careers])(
  '%s shows every person, or no section of people',
  (address) => {
    const page = pageAt(address);
    const section = page.elements.find((each) => getAttribute(each, 'id') === 'people');
    expect(section !== undefined).toBe(people.length > 0);
    if (!section) return;
    const text = textInOneLine(section);
    const contactLinks = people.flatMap(({ name, phone, email }) => {
      const shownPhone = phone ?? (isCrewNumber(name) ? undefined : company.phone);
      return [
        ...(shownPhone ? [`tel:${shownPhone.number}`] : []),
        ...(email ? [`mailto:${email}`] : []),
      ];
    });
    expect(linksIn(page, 'people').sort()).toEqual(contactLinks.sort());
    for (const { name, sample, role, license, sentence = '', handles, may = [], lock } of people) {
      const mark = sample ? ` ${safetyPage.sample.label}` : '';
      expect(text).toContain(asTyped(`${name}${mark} ${role}`));
      for (const task of may) expect(text).toContain(asTyped(task));
      if (lock) expect(text).toContain(`Lock color: ${lock}`);
      if (handles) expect(text).toContain(formatSubjects(handles));
      expect(text).toContain(asTyped(sentence));
      if (license) expect(text).toContain(asTyped(formatLicense(license)));
    }
    const photos = [...eachElement(section)].filter(({ tagName }) => tagName === 'img');
    expect(photos).toHaveLength(people.filter(({ photo }) => photo).length);
  },
);

test('the safety page and links to it exist only if there are safety numbers', async () => {
  const withLink = pages.filter((page) => attributesOf(page, 'a', 'href').includes(safetyRoute));
  expect(withLink).toHaveLength(safety ? pages.length : 0);
  expect(pages.some(({ address }) => address === safetyRoute)).toBe(Boolean(safety));
  for (const file of ['sitemap.xml', 'llms.txt']) {
    const text = await readFile(join(dist, file), 'utf8');
    expect(text.includes(safetyRoute), file).toBe(Boolean(safety) && !safety?.sample);
  }
});

test.runIf(safety?.sample)('each block of invented safety numbers is marked as a sample', () => {
  const page = pageAt(safetyRoute);
  const main = findElement(page.elements, ({ tagName }) => tagName === 'main');
  const { label, note } = safetyPage.sample;
  const blocks = [...eachElement(main)].filter(
    ({ tagName, attrs }) =>
      tagName === 'caption' || attrs.some(({ value }) => value === 'safety-years'),
  );
  expect(blocks.length).toBeGreaterThan(5);
  for (const block of blocks) {
    const badges = [...eachElement(block)].filter(
      (each) => getAttribute(each, 'class') === 'badge',
    );
    expect(badges.map((badge) => textOf(badge))).toEqual([label]);
  }
  expect(textInOneLine(main)).toContain(asTyped(`${label} ${note}`));
  expect(metaOf(page, 'robots')).toBe('noindex');
  expect(page.html).not.toContain('application/ld+json');
});

test.skipIf(!safety)('pages where buyers decide link to the safety page outside the footer', () => {
  const records = jobs.map(({ id }) => jobRoute(id));
  const servicePages = services.map(({ id }) => serviceRoute(id));
  for (const address of [routes.home, routes.contact, ...records, ...servicePages]) {
    const links = attributesOf(pageAt(address), 'a', 'href').filter((href) => href === safetyRoute);
    expect(links.length, address).toBeGreaterThan(1);
  }
});

test.skipIf(!safety)(
  'the safety page is the first link of the company column in the footer',
  () => {
    const { heading } = navigation.footerCompany;
    const column = findElement(
      pageAt(routes.home).elements,
      (each) => each.tagName === 'nav' && getAttribute(each, 'aria-label') === heading,
    );
    const [first] = [...eachElement(column)].filter(({ tagName }) => tagName === 'a');
    expect(first && getAttribute(first, 'href')).toBe(safetyRoute);
  },
);

test('licenses show their class, qualifying person and current expiration date', () => {
  const main = findElement(pageAt(routes.contact).elements, ({ tagName }) => tagName === 'main');
  const text = textInOneLine(main);
  for (const license of company.licenses) {
    for (const detail of describeLicense(license, new Date(), company.timeZone)) {
      expect(text).toContain(asTyped(detail));
    }
    const { expires } = license;
    if (expires && expires < new Date()) expect(text).not.toContain(formatDay(expires));
  }
});

test.skipIf(!safety)('the safety page shows every current figure and no expired one', async () => {
  const main = findElement(pageAt(safetyRoute).elements, ({ tagName }) => tagName === 'main');
  const text = textInOneLine(main);
  const years = safety?.years ?? [];
  const rowOf = (title: string, read: (year: Year) => string | undefined) => {
    const values = years.map(read);
    const isKnown = values.some((value) => value !== undefined);
    const cells = values.map((value) => value ?? safetyPage.years.notStated);
    return isKnown ? [`${title} ${cells.join(' ')}`] : [];
  };
  for (const row of [
    ...rowOf('EMR', ({ emr }) => emr?.toFixed(2)),
    ...rowOf('TRIR', (year) => describeCases(year, 'trir')?.rate.toFixed(2)),
    ...rowOf('Recordable cases', (year) => describeCases(year, 'trir')?.cases.toString()),
    ...rowOf('DART', (year) => describeCases(year, 'dart')?.rate.toFixed(2)),
    ...rowOf('Days away from work', ({ daysAway }) => daysAway?.toString()),
    ...rowOf('Total hours worked by all employees', ({ hours }) => hours.toLocaleString('en-US')),
    ...rowOf('Annual average number of employees', ({ employees }) => employees?.toString()),
    ...rowOf('OSHA citations', ({ citations }) => citations?.toString()),
  ]) {
    expect(text).toContain(row);
  }
  for (const { year, source, injuries } of years) {
    expect(text).toContain(asTyped(`${year} ${source}`));
    if (injuries) expect(text).toContain(asTyped(`${year} ${injuries}`));
  }
  for (const { name, handles } of people) {
    if (handles) expect(text).toContain(asTyped(`${formatSubjects(handles)} ${name}`));
  }
  const compensation = { subscriber: 'Subscriber', 'non-subscriber': 'Non-subscriber' };
  if (safety?.compensation) {
    const answer = compensation[safety.compensation];
    expect(text).toContain(asTyped(`Workers’ compensation in Texas ${answer}`));
  }
  const checked = safety?.checked && `Figures checked ${formatDay(safety.checked)}`;
  expect(text.includes('Figures checked')).toBe(Boolean(checked));
  expect(text).toContain(checked ?? 'Page built');
  const isCurrent = (entry: object, current: readonly object[] = []) =>
    current.some((each) => JSON.stringify(each) === JSON.stringify(entry));
  for (const entry of safetyFile?.insurance ?? []) {
    expect(text.includes(entry.kind), entry.kind).toBe(isCurrent(entry, safety?.insurance));
  }
  for (const entry of safetyFile?.programs ?? []) {
    expect(text.includes(entry.name), entry.name).toBe(isCurrent(entry, safety?.programs));
  }
  for (const entry of safetyFile?.facts ?? []) {
    expect(text.includes(entry.label), entry.label).toBe(isCurrent(entry, safety?.facts));
  }
});

test.skipIf(sheets.length === 0)(
  'sheets link to the cards of the people whose numbers they show',
  () => {
    const cards = people.filter(({ name }) => isCrewNumber(name));
    const page = safety ? safetyRoute : routes.contact;
    const onPage = pageAt(page).elements.map((each) => getAttribute(each, 'id'));
    for (const { id, by } of sheets) {
      const person = cards.find(({ name }) => name === by);
      if (!person) continue;
      const address = `${page}#person-${person.id}`;
      expect(attributesOf(pageAt(sampleSheetRoute(id)), 'a', 'href'), id).toContain(address);
      expect(onPage).toContain(`person-${person.id}`);
    }
    // The torque sheet shows the numbers of qualified people as digits: "3, 1".
    const third = cards.find(({ name }) => name === 'QP-3');
    const torque = sheets.find(({ number }) => number === 'Q-04');
    if (!third || !torque) return;
    const links = attributesOf(pageAt(sampleSheetRoute(torque.id)), 'a', 'href');
    expect(links.filter((href) => href.startsWith(`${page}#person-`))).toEqual(
      cards
        .filter(({ name }) => ['QP-1', 'QP-3'].includes(name))
        .map(({ id }) => `${page}#person-${id}`),
    );
  },
);
