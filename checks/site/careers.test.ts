import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  type Element,
  eachElement,
  getAttribute,
  getText,
  type ParentNode,
} from '#contract/html-tree.ts';
import { openingRoute, routes } from '#contract/routes.ts';
import { formatPay } from '#schemas/opening.ts';
import { dist, metaOf, readBuiltPages } from './built-site.ts';
import { careersPage, company, hiring, openings } from './content.ts';
import { bandButtons, findElement, heroButtons, linksIn, pageAt, withClass } from './page-parts.ts';
import { asTyped, textOf } from './page-text.ts';

const paths = openings.map(({ id }) => openingRoute(id));
const textInOneLine = (element: ParentNode) => textOf(element).replaceAll(/\s+/g, ' ');

test.runIf(hiring)(
  'current openings have a page and are listed, and only real ones are in the sitemap',
  async () => {
    const built = (await readBuiltPages()).map(({ address }) => address);
    const isOpening = (address: string) => address.startsWith(`${routes.careers}/`);
    expect(built.filter(isOpening).sort()).toEqual([...paths].sort());
    expect(linksIn(pageAt(routes.careers), 'openings')).toEqual(paths);
    const sitemap = await readFile(join(dist, 'sitemap.xml'), 'utf8');
    const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(
      ([, url = '']) => new URL(url).pathname,
    );
    const real = openings.filter(({ sample }) => !sample).map(({ id }) => openingRoute(id));
    expect(listed.filter(isOpening).sort()).toEqual(real.sort());
    expect(listed).toContain(routes.careers);
  },
);

test.runIf(hiring)(
  'the careers page links to its openings or says that there are none, and always links to the form',
  () => {
    const page = pageAt(routes.careers);
    const labels = heroButtons(page).map(([label]) => label);
    expect(labels.includes(careersPage.openings.see)).toBe(openings.length > 0);
    expect(asTyped(page.html).includes(careersPage.openings.none)).toBe(openings.length === 0);
    expect(page.html).not.toContain('JobPosting');
    const formLink = `${routes.contact}?kind=work#form`;
    if (openings.length === 0) {
      expect(heroButtons(page).map(([, href]) => href)).toContain(formLink);
    }
    expect(bandButtons(page).map(([, href]) => href)).toContain(formLink);
  },
);

test.each(openings)(
  'the page of $id states the pay, the date and who replies, has a phone number for applicants without email, and links to the form with the opening filled in',
  (opening) => {
    const page = pageAt(openingRoute(opening.id));
    const [terms] = withClass(page.elements, 'cell-block');
    const posted = opening.datePosted.toLocaleDateString('en-US', {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    for (const text of [formatPay(opening.pay), opening.rotation, opening.answers, posted]) {
      expect(terms && textInOneLine(terms)).toContain(text);
    }
    const [phone] = withClass(page.elements, 'opening-phone');
    expect(phone && textInOneLine(phone)).toContain(company.phone.display);
    const [, href = ''] = heroButtons(page)[0] ?? [];
    const query = new URL(href, 'http://site').searchParams;
    expect(query.get('kind')).toBe('work');
    expect(query.get('about')).toContain(opening.title);
    expect(bandButtons(page)[0]?.[1]).toBe(href);
    // Search engines must not list a sample opening as a real job.
    expect(page.html.includes('JobPosting')).toBe(!opening.sample);
    expect(metaOf(page, 'robots')).toBe(opening.sample ? 'noindex' : undefined);
    // The page has a QR code for printing.
    const [code] = withClass(page.elements, 'opening-code');
    expect([...eachElement(code as Element)].map(({ tagName }) => tagName)).toContain('path');
  },
);

test.runIf(hiring)('a sample opening is labeled on its card and on its page', () => {
  const badges = (address: string) => withClass(pageAt(address).elements, 'badge').map(getText);
  const samples = openings.filter(({ sample }) => sample);
  const label = careersPage.sample.label;
  const section = findElement(
    pageAt(routes.careers).elements,
    (each) => getAttribute(each, 'id') === 'openings',
  );
  const onCards = withClass([...eachElement(section)], 'badge').map(getText);
  expect(onCards.filter((text) => text === label)).toHaveLength(samples.length);
  for (const { id, sample } of openings) {
    expect(badges(openingRoute(id)).includes(label), id).toBe(sample);
  }
});
