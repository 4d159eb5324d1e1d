import { expect, test } from 'vitest';
import { getAttribute } from '#contract/html-tree.ts';
import { readBuiltPages } from './built-site.ts';
import { pageAt, sectionIds, withClass } from './page-parts.ts';

/* Tests the structure of pages. The test of each kind of page states the words that the page shows. */

test('the sections of a service have ids, and jobs follow the last section about the work', () => {
  expect(sectionIds(pageAt('/services/line-work'))).toEqual([
    'outcomes',
    'scope',
    'cards',
    'process',
    'list',
    'facilities',
    'projects',
    'sheets',
    'availability',
    'jobs',
    'faqs',
    'reading',
  ]);
});

test('the emergency number of a page is shown in English and in Spanish if the service is urgent', () => {
  const numbersOn = (address: string) =>
    withClass(pageAt(address).elements, 'urgent-number').map((link) => getAttribute(link, 'href'));
  expect(numbersOn('/services/line-work')).toEqual(['tel:+19705550162', 'tel:+19705550162']);
  expect(numbersOn('/services/testing')).toEqual([]);
});

test('articles and the home page end with their own call to action, and other pages except a few with the join-the-team band', async () => {
  const pages = await readBuiltPages();
  const endingWith = (id: string) =>
    pages.filter(({ html }) => html.includes(`"${id}"`)).map(({ address }) => address);
  const joinBand = endingWith('join-heading');
  const ownCall = endingWith('closing-heading');
  expect(ownCall.sort()).toEqual(['/', '/blog/ground-wells-in-granite', '/blog/short-note']);
  expect(joinBand.filter((address) => ownCall.includes(address))).toEqual([]);
  const neither = pages
    .map(({ address }) => address)
    .filter((address) => !joinBand.includes(address) && !ownCall.includes(address))
    .filter((address) => !address.startsWith('/services/samples/'));
  expect(neither.sort()).toEqual(['/404', '/contact', '/contact/thank-you', '/offline', '/safety']);
});
