import { describe, expect, test } from 'vitest';
import { eachElement, getAttribute } from '#contract/html-tree.ts';
import { inquiryRoute, routes, sampleSheetRoute } from '#contract/routes.ts';
import type { HeroAction } from '#schemas/links.ts';
import { addresses, addressOf, company, navigation, services, servicesPage } from './content.ts';
import { bandButtons, heroButtons, order, pageAt, section, withClass } from './page-parts.ts';
import { textOf } from './page-text.ts';

test('the index shows every service, how a job starts and the way to the form', () => {
  const page = pageAt(routes.services);
  const cards = withClass(page.elements, 'card-link').map((link) => getAttribute(link, 'href'));
  expect(cards.slice(0, services.length)).toEqual(addresses.services);
  expect(section(page, 'process').headings).toEqual(
    servicesPage.process.steps.map(({ title }) => title),
  );
  const { action } = navigation.quoteBand;
  expect(bandButtons(page)[0]).toEqual([action, routes.contactForm]);
});

describe.each(services)('$id', ({ id, hero, urgent, sections }) => {
  const page = pageAt(`/services/${id}`);

  test('has its sections in their order', () => {
    const shown = sections.filter(
      (each) => each.kind !== 'reading' || each.links.some((link) => addressOf(link)),
    );
    expect(order(page)).toEqual(shown.map(({ kind }) => kind));
  });

  test('has everything that its sections list', () => {
    for (const each of sections) {
      const shown = section(page, each.kind);
      if (each.kind === 'process') expect(shown.steps).toBe(each.steps.length);
      if (each.kind === 'faqs') expect(shown.questions).toBe(each.faqs.length);
      if (each.kind === 'sheets') {
        expect(shown.links).toEqual(each.sheets.map(({ sheet }) => sampleSheetRoute(sheet.id)));
      }
      if (each.kind === 'list') expect(shown.rows).toBe(each.items.length);
      if (each.kind === 'cards' || each.kind === 'scope' || each.kind === 'outcomes') {
        expect(shown.headings).toEqual(each.items.map(({ title }) => title));
      }
      if (each.kind === 'facilities') {
        expect(shown.links).toEqual(
          each.facilityTypes.map(({ facilityType }) => addressOf({ facilityType })),
        );
      }
      if (each.kind === 'projects') {
        expect(shown.links).toEqual(
          each.projects.map((project) => addressOf({ project, alias: each.alias })),
        );
      }
    }
  });

  test('tells someone in trouble the number and what to do, in both languages', () => {
    const numbers = withClass(page.elements, 'urgent-number');
    const lines = withClass(page.elements, 'urgent-lines').flatMap((list) =>
      [...eachElement(list)].filter(({ tagName }) => tagName === 'li').map((line) => textOf(line)),
    );
    expect(lines).toEqual(urgent ? [...urgent.untilWeArrive, ...urgent.spanish.untilWeArrive] : []);
    expect(numbers.map((number) => getAttribute(number, 'href'))).toEqual(
      Array(urgent ? 2 : 0).fill(`tel:${company.emergencyPhone.number}`),
    );
  });

  test('has its own buttons, each of which leads where it says', () => {
    expect(heroButtons(page)).toEqual(hero.actions.map((each) => [each.label, leadOn(each)]));
  });
});

test.each(services)('$id ends with what a client does next, then a job here', (service) => {
  const { hero, urgent } = service;
  const own = hero.actions.map((each) => [each.label, leadOn(each)]);
  const { display, number } = company.phone;
  expect(bandButtons(pageAt(`/services/${service.id}`))).toEqual([
    own[0],
    ...(urgent ? [] : [[display, `tel:${number}`]]),
    [navigation.action.label, routes.workForm],
  ]);
});

function leadOn({ to, about, department }: HeroAction): string {
  if (to === 'form')
    return inquiryRoute({ ...(department && { service: department }), ...(about && { about }) });
  if (to === 'contact') return routes.contact;
  return `tel:${(to === 'emergency' ? company.emergencyPhone : company.phone).number}`;
}
