import { expect, test } from 'vitest';
import { getAttribute } from '#forms/html-tree.ts';
import { enquiryRoute, facilityTypeRoute, routes } from '#site/routes.ts';
import { addresses, addressOf, company, facilityTypes } from './content.ts';
import { heroButtons, pageAt, section, withClass } from './page-parts.ts';

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
      [quote, enquiryRoute({ about })],
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

/** Where a link leads; a link to a draft is not shown. */
function whereThere(link: Parameters<typeof addressOf>[0]): string | [] {
  return addressOf(link) ?? [];
}
