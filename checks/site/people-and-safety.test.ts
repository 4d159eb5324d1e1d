import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eachElement, getAttribute } from '#contract/html-tree.ts';
import { routes, safetyRoute } from '#contract/routes.ts';
import { formatLicense } from '#schemas/person.ts';
import { readCollection } from '#schemas/read-content.ts';
import { attributesOf, dist, readBuiltPages } from './built-site.ts';
import { absentPages, people, safety } from './content.ts';
import { linksIn, pageAt } from './page-parts.ts';
import { asTyped, textOf } from './page-text.ts';

/* Without people or safety figures, the site has no links, sections or structured data for them. */

const pages = await readBuiltPages();

test.each(absentPages.includes('careers') ? [routes.contact] : [routes.contact, routes.careers])(
  '%s shows every person, or no section of people',
  (address) => {
    const page = pageAt(address);
    const section = page.elements.find((each) => getAttribute(each, 'id') === 'people');
    expect(section !== undefined).toBe(people.length > 0);
    if (!section) return;
    const text = asTyped(textOf(section).replaceAll(/\s+/g, ' '));
    const calls = people.flatMap(({ phone }) => (phone ? [`tel:${phone.number}`] : []));
    expect(linksIn(page, 'people').sort()).toEqual(calls.sort());
    for (const { name, role, license, sentence = '' } of people) {
      expect(text).toContain(asTyped(`${name} ${role}`));
      expect(text).toContain(asTyped(sentence));
      if (license) expect(text).toContain(asTyped(formatLicense(license)));
    }
    const photos = [...eachElement(section)].filter(({ tagName }) => tagName === 'img');
    expect(photos).toHaveLength(people.filter(({ photo }) => photo).length);
  },
);

test('the safety page and links to it exist only if there are safety figures', async () => {
  const withLink = pages.filter((page) => attributesOf(page, 'a', 'href').includes(safetyRoute));
  expect(withLink).toHaveLength(safety ? pages.length : 0);
  expect(pages.some(({ address }) => address === safetyRoute)).toBe(Boolean(safety));
  for (const file of ['sitemap.xml', 'llms.txt']) {
    const text = await readFile(join(dist, file), 'utf8');
    expect(text.includes(safetyRoute), file).toBe(Boolean(safety));
  }
});

test.skipIf(!safety)('the safety page shows every current figure and no expired one', async () => {
  const main = pageAt(safetyRoute).elements.find(({ tagName }) => tagName === 'main');
  const text = main ? asTyped(textOf(main).replaceAll(/\s+/g, ' ')) : '';
  for (const { year, emr, trir, dart, hours, source } of safety?.years ?? []) {
    const rates = [emr, trir, dart].flatMap((rate) => rate?.toFixed(2) ?? []);
    const row = [year, ...rates, hours.toLocaleString('en-US'), asTyped(source)].join(' ');
    expect(text).toContain(row);
  }
  const [written] = await readCollection('safety');
  for (const [all, current, name] of [
    [written?.insurance, safety?.insurance, 'kind'],
    [written?.programs, safety?.programs, 'name'],
  ] as const) {
    for (const entry of all ?? []) {
      const word = String((entry as Record<string, unknown>)[name]);
      const isCurrent = current?.some((each) => JSON.stringify(each) === JSON.stringify(entry));
      expect(text.includes(word), word).toBe(Boolean(isCurrent));
    }
  }
});
