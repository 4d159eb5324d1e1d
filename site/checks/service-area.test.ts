import { expect, test } from 'vitest';
import { getAttribute } from '#forms/html-tree.ts';
import { nameLicensedStates } from '#site/licensed-states.ts';
import { routes } from '#site/routes.ts';
import { addresses, company, serviceAreaPage } from './content.ts';
import { heroButtons, pageAt, section, withClass } from './page-parts.ts';

const page = pageAt(routes.serviceArea);

test('it shows all that its file holds, and every facility type and service', () => {
  const { fit, towns, faqs } = serviceAreaPage;
  expect(section(page, 'fit').headings).toEqual(
    fit.points.map(({ title }) => nameLicensedStates(company)(title)),
  );
  expect(withClass(page.elements, 'town-card').map((card) => getAttribute(card, 'id'))).toEqual(
    towns.groups.flatMap((group) => group.towns.map(({ id }) => id)),
  );
  expect(withClass(page.elements, 'town-group')).toHaveLength(towns.groups.length);
  expect(section(page, 'questions').questions).toBe(faqs.items.length);
  expect(section(page, 'facility-types').links).toEqual(addresses.facilityTypes);
  expect(section(page, 'services').links).toEqual(addresses.services);
});

test('a request leads to the contact page, a call to the telephone', () => {
  const to = {
    contact: routes.contact,
    form: routes.contactForm,
    phone: `tel:${company.phone.number}`,
    emergency: `tel:${company.emergencyPhone.number}`,
  };
  expect(heroButtons(page)).toEqual(
    serviceAreaPage.actions.map((action) => [action.label, to[action.to]]),
  );
});
