import { expect, test } from 'vitest';
import { type Element, eachElement, getAttribute, getText } from '#contract/html-tree.ts';
import { facilityTypeRoute, inquiryRoute, routes } from '#contract/routes.ts';
import { addresses, addressOf, company, facilityTypes, navigation, projects } from './content.ts';
import { bandButtons, heroButtons, pageAt, section, withClass } from './page-parts.ts';
import { asTyped } from './page-text.ts';

test('the index leads to every facility type', () => {
  const cards = withClass(pageAt(routes.facilityTypes).elements, 'card-link').map((link) =>
    getAttribute(link, 'href'),
  );
  expect(cards).toEqual(addresses.facilityTypes);
});

test.each(facilityTypes)(
  '$id shows all that its file holds and leads where it says',
  (facility) => {
    const page = pageAt(facilityTypeRoute(facility.id));
    const { quote, about } = facility.hero;
    const { display, number } = company.emergencyPhone;
    expect(heroButtons(page)).toEqual([
      [quote, inquiryRoute({ about })],
      [display, `tel:${number}`],
    ]);
    expect(section(page, 'scope').headings).toEqual(facility.scope.items.map(({ title }) => title));
    expect(section(page, 'outcomes').items).toBe(facility.outcomes.length);
    expect(section(page, 'questions').questions).toBe(facility.faqs.length);
    expect(section(page, 'compliance').isThere).toBe(true);
    expect(section(page, 'services').links).toEqual(facility.services.flatMap(whereThere));
    expect(section(page, 'projects').links).toEqual(facility.projects.flatMap(whereThere));
  },
);

test.each(facilityTypes)('$id ends with one panel, the quote first', (facility) => {
  const page = pageAt(facilityTypeRoute(facility.id));
  const { quote, about } = facility.hero;
  const { display, number } = company.phone;
  expect(bandButtons(page)).toEqual([
    [quote, inquiryRoute({ about })],
    [display, `tel:${number}`],
    [navigation.action.label, routes.workForm],
  ]);
  const heading = page.elements.filter((each) => getAttribute(each, 'id') === 'join-heading');
  expect(heading.map((each) => asTyped(getText(each)))).toEqual([facility.closing.heading]);
});

test.each(facilityTypes)('$id shows what it leads to', (facility) => {
  const page = pageAt(facilityTypeRoute(facility.id));
  const [drawings, pictures] = withClass(page.elements, 'pictured-links').map((list) => [
    ...eachElement(list),
  ]);
  const drawn = drawings?.filter((each) => each.tagName === 'use').map(drawingOf);
  expect(new Set(drawn).size).toBe(facility.services.filter(({ service }) => service).length);
  const shown = withClass(pictures ?? [], 'themed-picture');
  const ids = facility.projects.map(({ project }) => project?.id);
  const pictured = projects.filter(({ id, diorama }) => diorama && ids.includes(id));
  expect(shown).toHaveLength(pictured.length);
});

const drawingOf = (use: Element) =>
  (getAttribute(use, 'data-href') ?? getAttribute(use, 'href'))?.replace(/.*#/, '');

/** Where a link leads; a link to a draft is not shown. */
function whereThere(link: Parameters<typeof addressOf>[0]): string | [] {
  return addressOf(link) ?? [];
}
