import { expect, test } from 'vitest';
import { eachElement, getAttribute, type ParentNode } from '#contract/html-tree.ts';
import { routes, safetyRoute, sampleSheetRoute } from '#contract/routes.ts';
import { isCrewNumber } from '#schemas/person.ts';
import { attributesOf, metaOf } from '../site/built-site.ts';
import { people, safety, safetyPage, sheets } from '../site/content.ts';
import { findElement, pageAt } from '../site/page-parts.ts';
import { asTyped, textOf } from '../site/page-text.ts';

/* Are invented numbers marked, and do sheets link to the people who sign them? */

const textInOneLine = (element: ParentNode) => asTyped(textOf(element).replaceAll(/\s+/g, ' '));

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
    // The torque sheet shows the numbers of qualified people as digits: "3, 2".
    const third = cards.find(({ name }) => name === 'QP-3');
    const torque = sheets.find(({ number }) => number === 'Q-04');
    if (!third || !torque) return;
    const links = attributesOf(pageAt(sampleSheetRoute(torque.id)), 'a', 'href');
    expect(links.filter((href) => href.startsWith(`${page}#person-`))).toEqual(
      cards
        .filter(({ name }) => ['QP-2', 'QP-3'].includes(name))
        .map(({ id }) => `${page}#person-${id}`),
    );
  },
);
