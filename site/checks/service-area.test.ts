import { expect, test } from 'vitest';
import { eachElement, getAttribute } from '#contract/html-tree.ts';
import { routes } from '#contract/routes.ts';
import { nameLicensedStates } from '#site/features/service-area/licensed-states.ts';
import { addresses, company, serviceAreaPage, towns } from './content.ts';
import { heroButtons, pageAt, section, withClass } from './page-parts.ts';
import { textOf } from './page-text.ts';

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

test('the table beside the map has every base and town, with its way and its grid', () => {
  const [table] = withClass(page.elements, 'dispatch-table');
  const rows = table
    ? [...eachElement(table)].filter(({ tagName }) => tagName === 'tr').slice(1)
    : [];
  const cells = rows.map((row) =>
    [...eachElement(row)]
      .filter(({ tagName }) => tagName === 'th' || tagName === 'td')
      .map((cell) => textOf(cell).trim()),
  );
  for (const { name, stateCode, drive, grid } of towns) {
    const row = cells.find(([first]) => first === `${name} ${stateCode}`);
    expect(row?.at(-1), name).toBe(grid);
    if (drive) expect(row?.slice(1, 3), name).toEqual([drive.from, `${drive.miles} mi`]);
  }
  expect(rows).toHaveLength(
    new Set([...towns.map(({ name }) => name), ...company.bases.map(({ city }) => city)]).size,
  );
});

test('what is said of a town beyond a sentence is folded, and its row leads to it', () => {
  const cards = withClass(page.elements, 'town-card');
  for (const card of cards) {
    const inside = [...eachElement(card)];
    const id = getAttribute(card, 'id');
    expect(inside.filter(({ tagName }) => tagName === 'details')).toHaveLength(1);
    expect(inside.some((each) => getAttribute(each, 'open') !== undefined)).toBe(false);
    expect(section(page, 'dispatch').links).toContain(`#${id}`);
  }
});
