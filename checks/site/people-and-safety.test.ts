import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eachElement, getAttribute, type ParentNode } from '#contract/html-tree.ts';
import { jobRoute, routes, safetyRoute, serviceRoute } from '#contract/routes.ts';
import { describeLicense } from '#schemas/licenses-in-time.ts';
import { formatLicense, formatSubjects } from '#schemas/person.ts';
import { readCollection } from '#schemas/read-content.ts';
import { describeCases } from '#schemas/safety.ts';
import { attributesOf, dist, readBuiltPages } from './built-site.ts';
import { absentPages, company, jobs, navigation, people, safety, services } from './content.ts';
import { findElement, linksIn, pageAt } from './page-parts.ts';
import { asTyped, textOf } from './page-text.ts';

/* Without people or safety numbers, the site has no links, sections or structured data for them. */

const formatDay = (day: Date) =>
  day.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

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
    const contactLinks = people.flatMap(({ phone = company.phone, email }) => [
      `tel:${phone.number}`,
      ...(email ? [`mailto:${email}`] : []),
    ]);
    expect(linksIn(page, 'people').sort()).toEqual(contactLinks.sort());
    for (const { name, role, license, sentence = '', handles } of people) {
      expect(text).toContain(asTyped(`${name} ${role}`));
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
    expect(text.includes(safetyRoute), file).toBe(Boolean(safety));
  }
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
  for (const figures of safety?.years ?? []) {
    const { year, emr, hours, source, employees, fatalities, citations } = figures;
    const rates = (['trir', 'dart'] as const).flatMap((name) => {
      const { rate, cases } = describeCases(figures, name) ?? {};
      return [rate?.toFixed(2), cases];
    });
    const row = [year, emr?.toFixed(2), ...rates, hours.toLocaleString('en-US'), asTyped(source)];
    expect(text).toContain(row.filter((cell) => cell !== undefined).join(' '));
    const counts = [employees, fatalities, citations].filter((count) => count !== undefined);
    if (counts.length > 0) expect(text).toContain([year, ...counts].join(' '));
  }
  for (const { name, handles } of people) {
    if (handles) expect(text).toContain(asTyped(`${formatSubjects(handles)} ${name}`));
  }
  const checked = safety?.checked && `Figures checked ${formatDay(safety.checked)}`;
  expect(text.includes('Figures checked')).toBe(Boolean(checked));
  expect(text).toContain(checked ?? 'Page built');
  const [content] = await readCollection('safety');
  const isCurrent = (entry: object, current: readonly object[] = []) =>
    current.some((each) => JSON.stringify(each) === JSON.stringify(entry));
  for (const entry of content?.insurance ?? []) {
    expect(text.includes(entry.kind), entry.kind).toBe(isCurrent(entry, safety?.insurance));
  }
  for (const entry of content?.programs ?? []) {
    expect(text.includes(entry.name), entry.name).toBe(isCurrent(entry, safety?.programs));
  }
  for (const entry of content?.facts ?? []) {
    expect(text.includes(entry.label), entry.label).toBe(isCurrent(entry, safety?.facts));
  }
});
