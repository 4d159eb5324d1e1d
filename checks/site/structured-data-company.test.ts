import { describe, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { pageAt } from './page-parts.ts';
import { companyOn, findMissing, nodes, shownText } from './structured-data.ts';

/* Tests that the structured data about the company agrees with the content and the contact page. */

const companyProperties = [
  'legalName',
  'description',
  'email',
  'logo',
  'image',
  'address',
  'geo',
  'openingHoursSpecification',
  'contactPoint',
  'areaServed',
  'hasOfferCatalog',
];

describe('the company', () => {
  const pagesAboutCompany = [routes.home, routes.contact, routes.serviceArea];

  test('is fully described on pages about it and has the same id on all pages', () => {
    for (const address of pagesAboutCompany) {
      expect(findMissing(companyOn(address), companyProperties), address).toEqual([]);
    }
    const ids = nodes.filter(({ node }) => node['@type'] === 'Electrician');
    expect(new Set(ids.map(({ node }) => node['@id'])).size).toBe(1);
    const descriptions = pagesAboutCompany.map((address) => JSON.stringify(companyOn(address)));
    expect(new Set(descriptions).size).toBe(1);
  });

  test('has the address, email address and emergency number of the contact page', () => {
    const node = companyOn(routes.contact);
    const page = pageAt(routes.contact);
    const text = shownText(page.elements[0]);
    for (const name of ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode']) {
      expect(text, name).toContain(node.address?.[name]);
    }
    expect(text).toContain(node.email);
    const emergency = node.contactPoint?.find(({ contactType }) => contactType === 'emergency');
    expect(page.html).toContain(`href="tel:${emergency?.telephone}"`);
  });

  test('has the weekday hours', () => {
    expect(companyOn(routes.home).openingHoursSpecification).toEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '07:00',
      closes: '16:00',
    });
  });

  test('has a service area with the radius of region.yaml and all towns', () => {
    const served = companyOn(routes.home).areaServed ?? [];
    const radii = served.flatMap(({ geoRadius }) => (geoRadius ? [Number(geoRadius) / 1000] : []));
    expect(radii).toEqual([120]);
    const servedTowns = served.filter(({ geoRadius }) => geoRadius === undefined);
    const shown = shownText(pageAt(routes.contact).elements[0]);
    const names = servedTowns.map(({ name }) => name).sort();
    expect(names).toEqual(['Durango', 'Farmington', 'Pagosa Springs', 'Silverton']);
    expect(names.filter((name) => !shown.includes(name ?? ''))).toEqual([]);
  });
});
