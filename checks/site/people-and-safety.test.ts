import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eachElement, getAttribute, getText, type ParentNode } from '#contract/html-tree.ts';
import {
  inquiryRoute,
  jobRoute,
  projectRoute,
  routes,
  safetyRoute,
  sampleSheetRoute,
  serviceRoute,
} from '#contract/routes.ts';
import { describeLicense, findCurrentExpiration } from '#schemas/licenses-in-time.ts';
import { formatLicense, formatSubjects, isCrewNumber } from '#schemas/person.ts';
import { insuranceKinds, namePolicy } from '#schemas/safety-insurance.ts';
import { describeCases } from '#schemas/safety-years.ts';
import { attributesOf, dist, metaOf, readBuiltPages } from './built-site.ts';
import {
  absentPages,
  company,
  jobs,
  navigation,
  people,
  projects,
  safety,
  safetyFile,
  safetyPage,
  services,
  sheets,
  siteUrl,
} from './content.ts';
import { findElement, linksIn, pageAt, withClass } from './page-parts.ts';
import { asTyped, textOf } from './page-text.ts';

/* Without people or safety numbers, the site has no links, sections or structured data for them. */

const formatDay = (day: Date) =>
  day.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

type Year = NonNullable<NonNullable<typeof safety>['years']>[number];

const pages = await readBuiltPages();
const textInOneLine = (element: ParentNode) => asTyped(textOf(element).replaceAll(/\s+/g, ' '));

test.each(absentPages.includes('careers') ? [routes.contact] : [routes.contact, routes.careers])(
  '%s shows every person, or no section of people',
  (address) => {
    const page = pageAt(address);
    const section = page.elements.find((each) => getAttribute(each, 'id') === 'people');
    expect(section !== undefined).toBe(people.length > 0);
    if (!section) return;
    const text = textInOneLine(section);
    const contactLinks = people.flatMap(({ name, phone, email }) => {
      const shownPhone = phone ?? (isCrewNumber(name) ? undefined : company.phone);
      return [
        ...(shownPhone ? [`tel:${shownPhone.number}`] : []),
        ...(email ? [`mailto:${email}`] : []),
      ];
    });
    expect(linksIn(page, 'people').sort()).toEqual(contactLinks.sort());
    for (const { name, sample, role, license, sentence = '', handles, may = [], lock } of people) {
      const mark = sample ? ` ${safetyPage.sample.label}` : '';
      expect(text).toContain(asTyped(`${name}${mark} ${role}`));
      for (const task of may) expect(text).toContain(asTyped(task));
      if (lock) expect(text).toContain(`Lock color: ${lock}`);
      if (handles) expect(text).toContain(formatSubjects(handles));
      expect(text).toContain(asTyped(sentence));
      if (license) expect(text).toContain(asTyped(formatLicense(license)));
    }
    const photos = [...eachElement(section)].filter(({ tagName }) => tagName === 'img');
    expect(photos).toHaveLength(people.filter(({ photo }) => photo).length);
  },
);

test('the safety page and links to it exist only if there are safety numbers', async () => {
  const withLink = pages.filter((page) => attributesOf(page, 'a', 'href').includes(safetyRoute));
  expect(withLink).toHaveLength(safety ? pages.length : 0);
  expect(pages.some(({ address }) => address === safetyRoute)).toBe(Boolean(safety));
  for (const file of ['sitemap.xml', 'llms.txt']) {
    const text = await readFile(join(dist, file), 'utf8');
    expect(text.includes(safetyRoute), file).toBe(Boolean(safety) && !safety?.sample);
  }
});

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

test.skipIf(!safety)('pages where buyers decide link to the safety page in their text', () => {
  const records = jobs.map(({ id }) => jobRoute(id));
  const servicePages = services.map(({ id }) => serviceRoute(id));
  const projectPages = projects.map(({ id }) => projectRoute(id));
  const decisive = [routes.home, routes.contact, ...records, ...servicePages, ...projectPages];
  for (const address of decisive) {
    const links = attributesOf(pageAt(address), 'a', 'href').filter((href) => href === safetyRoute);
    // One link is in the menu of phones and one in the footer.
    expect(links.length, address).toBeGreaterThan(2);
  }
});

test.skipIf(!safety)('the menu of phones links to the safety page, and the header does not', () => {
  const page = pageAt(routes.home);
  expect(linksIn(page, 'menu')).toContain(safetyRoute);
  const header = findElement(
    page.elements,
    (each) => each.tagName === 'nav' && getAttribute(each, 'aria-label') === 'Main',
  );
  const inHeader = [...eachElement(header)].map((each) => getAttribute(each, 'href'));
  expect(inHeader).not.toContain(safetyRoute);
});

test('license numbers are shown character for character, so that they can be pasted into a search', () => {
  const addresses = [routes.contact, ...(safety ? [safetyRoute] : [])];
  for (const address of addresses) {
    const { elements } = pageAt(address);
    const main = findElement(elements, ({ tagName }) => tagName === 'main');
    const [footer] = withClass(elements, 'site-footer');
    if (!footer) return expect.fail('the page has no footer');
    for (const { number } of company.licenses) {
      const typed = number.replaceAll('\u2060', '');
      for (const part of [main, footer]) {
        const texts = [...eachElement(part)].map(getText);
        expect(
          texts.some((text) => text.includes(typed)),
          `${address}: ${typed}`,
        ).toBe(true);
      }
    }
  }
});

test.skipIf(!safety)(
  'the safety page is the first link of the company column in the footer',
  () => {
    const { heading } = navigation.footerCompany;
    const column = findElement(
      pageAt(routes.home).elements,
      (each) => each.tagName === 'nav' && getAttribute(each, 'aria-label') === heading,
    );
    const [first] = [...eachElement(column)].filter(({ tagName }) => tagName === 'a');
    expect(first && getAttribute(first, 'href')).toBe(safetyRoute);
  },
);

test('licenses show their class, qualifying person and current expiration date', () => {
  const main = findElement(pageAt(routes.contact).elements, ({ tagName }) => tagName === 'main');
  const text = textInOneLine(main);
  for (const license of company.licenses) {
    for (const detail of describeLicense(license, new Date(), company.timeZone)) {
      expect(text).toContain(asTyped(detail));
    }
    const { expires } = license;
    if (expires && expires < new Date()) expect(text).not.toContain(formatDay(expires));
  }
});

test.skipIf(!safety)('the safety page shows every current figure and no expired one', async () => {
  const main = findElement(pageAt(safetyRoute).elements, ({ tagName }) => tagName === 'main');
  const text = textInOneLine(main);
  const years = safety?.years ?? [];
  const rowOf = (title: string, read: (year: Year) => string | undefined) => {
    if (years.length === 0) return [];
    const cells = years.map((year) => read(year) ?? safetyPage.notStated);
    return [`${title} ${cells.join(' ')}`];
  };
  for (const row of [
    ...rowOf('EMR', ({ emr }) => emr?.toFixed(2)),
    ...rowOf('TRIR', (year) => describeCases(year, 'trir')?.rate.toFixed(2)),
    ...rowOf('Recordable cases', (year) => describeCases(year, 'trir')?.cases.toString()),
    ...rowOf('DART', (year) => describeCases(year, 'dart')?.rate.toFixed(2)),
    ...rowOf('Lost-time cases (days away from work)', ({ lostTimeCases }) =>
      lostTimeCases?.toString(),
    ),
    ...rowOf('Restricted or transferred cases', ({ restrictedCases }) =>
      restrictedCases?.toString(),
    ),
    ...rowOf('Days away from work', ({ daysAway }) => daysAway?.toString()),
    ...rowOf('Total hours worked by all employees', ({ hours }) => hours.toLocaleString('en-US')),
    ...rowOf('Annual average number of employees', ({ employees }) => employees?.toString()),
    ...rowOf('OSHA citations', ({ citations }) => citations?.toString()),
  ]) {
    expect(text).toContain(row);
  }
  for (const { year, source, injuries } of years) {
    expect(text).toContain(asTyped(`${year} ${source}`));
    if (injuries) expect(text).toContain(asTyped(`${year} ${injuries}`));
  }
  for (const { name, handles } of people) {
    if (handles) expect(text).toContain(asTyped(`${formatSubjects(handles)} ${name}`));
  }
  const isCurrent = (entry: object, current: readonly object[] = []) =>
    current.some((each) => JSON.stringify(each) === JSON.stringify(entry));
  for (const entry of safetyFile?.insurance ?? []) {
    const row = asTyped(`${namePolicy(entry)} ${entry.limit}`);
    expect(text.includes(row), row).toBe(isCurrent(entry, safety?.insurance));
  }
  for (const entry of safetyFile?.programs ?? []) {
    expect(text.includes(entry.name), entry.name).toBe(isCurrent(entry, safety?.programs));
  }
  for (const entry of safetyFile?.facts ?? []) {
    expect(text.includes(entry.label), entry.label).toBe(isCurrent(entry, safety?.facts));
  }
});

test.skipIf(!safety)(
  'values that buyers expect and the owner has not entered are "not stated"',
  () => {
    const main = findElement(pageAt(safetyRoute).elements, ({ tagName }) => tagName === 'main');
    const text = textInOneLine(main);
    const { notStated } = safetyPage;
    const { checked, contacts, business, safetyPrograms, compensation = [] } = safety ?? {};
    const status = (state: string) => compensation.find((each) => each.state === state)?.status;
    const statuses = {
      covered: 'Covered by a policy',
      subscriber: 'Subscriber',
      'non-subscriber': 'Non-subscriber',
    };
    const answer = (value: string | number | undefined) => value ?? notStated;
    const rows = [
      `Figures as of ${answer(checked && formatDay(checked.on))}`,
      `Confirmed by ${answer(checked?.by)}`,
      `Year founded ${answer(business?.founded)}`,
      `Work that we subcontract ${answer(business?.subcontracting)}`,
      `NAICS ${answer(business?.naics?.join(', '))}`,
      `Drug and alcohol program ${answer(safetyPrograms?.drugAndAlcohol)}`,
      `Operator qualification ${answer(safetyPrograms?.operatorQualification)}`,
      `NFPA 70E program ${answer(safetyPrograms?.nfpa70e && `${safetyPrograms.nfpa70e.edition} edition`)}`,
      `Written safety programs ${answer(safetyPrograms?.written?.join(', '))}`,
      ...company.bases.map(({ state, stateCode }) => {
        const found = status(stateCode);
        return `Workers' compensation, ${state} ${answer(found && statuses[found])}`;
      }),
    ];
    for (const row of rows) expect(text).toContain(asTyped(row));
    const contact = contacts?.safety?.name ?? notStated;
    expect(text).toMatch(
      new RegExp(`${asTyped(safetyPage.safetyContact.heading)} (\\w+ )?${contact}`),
    );
    const { currentEmr, insurance, bonding, programs, training } = safety ?? {};
    const groups = { years: safety?.years, currentEmr, insurance, bonding, programs, training };
    for (const [name, entries] of Object.entries(groups)) {
      const { heading } = safetyPage[name as keyof typeof groups];
      expect(text.includes(asTyped(`${heading} ${notStated}`)), name).toBe(entries === undefined);
    }
    for (const license of company.licenses) {
      const expires = findCurrentExpiration(license, new Date(), company.timeZone);
      const cells = [
        license.number,
        license.class ?? notStated,
        license.qualifier ?? notStated,
        ...(license.authority ? [license.authority.name] : []),
        expires ? formatDay(expires) : notStated,
      ];
      expect(text).toContain(asTyped(cells.join(' ')));
    }
  },
);

test.runIf(safety?.insurance)('every kind of insurance that buyers ask for has a row', () => {
  const main = findElement(pageAt(safetyRoute).elements, ({ tagName }) => tagName === 'main');
  const text = textInOneLine(main);
  for (const [name, { title }] of Object.entries(insuranceKinds)) {
    const policy = safety?.insurance?.find(({ kind }) => kind === name);
    const { limit = safetyPage.notStated, aggregate = '' } = policy ?? {};
    expect(text).toContain(asTyped(`${title} ${limit} ${aggregate}`).trim());
  }
});

test.skipIf(!safety)(
  'buyers can request the documents with the contact form, which then names the subject',
  () => {
    const page = pageAt(safetyRoute);
    const main = findElement(page.elements, ({ tagName }) => tagName === 'main');
    const { heading, request, about } = safetyPage.documents;
    const section = findElement(
      [...eachElement(main)],
      (each) => getAttribute(each, 'aria-labelledby') === 'documents-heading',
    );
    const text = textInOneLine(section);
    expect(text).toContain(asTyped(heading));
    for (const name of safety?.documents ?? []) expect(text).toContain(asTyped(name));
    const links = [...eachElement(section)].filter(({ tagName }) => tagName === 'a');
    const link = links.find((each) => asTyped(getText(each)) === asTyped(request));
    expect(link && getAttribute(link, 'href')).toBe(inquiryRoute({ about }));
    expect(text).toContain(asTyped(safety?.contacts?.documents?.name ?? ''));
  },
);

test.skipIf(!safety)('the printed safety page shows its own address', () => {
  const [address] = withClass(pageAt(safetyRoute).elements, 'paper-only');
  expect(address && textInOneLine(address)).toContain(new URL(safetyRoute, siteUrl).href);
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
    // The torque sheet shows the numbers of qualified people as digits: "3, 1".
    const third = cards.find(({ name }) => name === 'QP-3');
    const torque = sheets.find(({ number }) => number === 'Q-04');
    if (!third || !torque) return;
    const links = attributesOf(pageAt(sampleSheetRoute(torque.id)), 'a', 'href');
    expect(links.filter((href) => href.startsWith(`${page}#person-`))).toEqual(
      cards
        .filter(({ name }) => ['QP-1', 'QP-3'].includes(name))
        .map(({ id }) => `${page}#person-${id}`),
    );
  },
);
