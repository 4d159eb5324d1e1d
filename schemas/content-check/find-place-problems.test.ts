import { expect, test } from 'vitest';
import type { Company } from '#contract/company.ts';
import { parseContentDocument } from '../content-document.ts';
import { formatContentProblems } from '../content-problem.ts';
import type { AcceptedContent } from '../read-content.ts';
import { findPlaceProblems } from './find-place-problems.ts';

const casper = { latitude: 42.8501, longitude: -106.3252 };

/** A company in Casper, Wyoming, without contradictions. */
const company = {
  address: { street: '1 A St', city: 'Casper', state: 'WY', postalCode: '82601', country: 'US' },
  position: casper,
  bases: [{ city: 'Casper', state: 'Wyoming', stateCode: 'WY', position: casper }],
  timeZone: 'America/Denver',
  licenses: [
    {
      state: 'Wyoming',
      number: 'C-12345',
      authority: { name: 'Wyoming State Fire Marshal', url: 'https://wsfm.wyo.gov' },
    },
  ],
  map: {
    embed:
      'https://www.openstreetmap.org/export/embed.html?bbox=-106.4%2C42.8%2C-106.2%2C42.9&marker=42.8501%2C-106.3252',
  },
} satisfies Partial<Company>;

const region = { states: [{ name: 'Wyoming', code: 'WY' }] };
const town = { name: 'Casper', stateCode: 'WY', grid: 'WECC', ...casper };

/** Returns what the check reports for the company in Casper with these changes. */
function check({
  changed = {},
  states = region.states,
  towns = [town],
}: {
  changed?: Partial<Company>;
  states?: { name: string; code: string }[];
  towns?: (typeof town)[];
}): string {
  const entry = (file: string, value: object) => ({
    id: file,
    document: parseContentDocument(file, ''),
    value,
  });
  const content = {
    company: [entry('company.yaml', { ...company, ...changed })],
    region: [entry('region.yaml', { states })],
    towns: towns.map((each) => entry(`towns/${each.name}.yaml`, each)),
  };
  // The check reads only some of the fields.
  return formatContentProblems(findPlaceProblems(content as unknown as AcceptedContent));
}

test('places that agree are not reported', () => {
  expect(check({})).toMatch(/^0 problems/);
  expect(check({ changed: { timeZone: 'US/Mountain' } })).toMatch(/^0 problems/);
});

const andrewsMap =
  'https://www.openstreetmap.org/export/embed.html?bbox=-102.6057%2C32.2887%2C-102.4857%2C32.3487';
const farAway = { latitude: 43.4, longitude: -107 };
const [base] = company.bases;
const inOhio = { ...company.address, state: 'OH' };

test.each<[string, Parameters<typeof check>[0], string]>([
  [
    'a time zone of another state',
    { changed: { timeZone: 'America/Chicago' } },
    'company.yaml:1 timeZone: America/Chicago is not the time in Wyoming, where the office is; expected America/Denver',
  ],
  [
    'a map of another town',
    { changed: { map: { embed: andrewsMap } } },
    'company.yaml:1 map.embed: the map shows a place 756 miles (1217 km) from the office at position; copy the address of a map of the office',
  ],
  [
    'a position far from the town of the address',
    { changed: { position: farAway, map: { embed: 'https://map.test/embed' } } },
    'company.yaml:1 position: 51 miles (82 km) from Casper, the town of the address; correct the position or the address',
  ],
  [
    'a base that is elsewhere than its town',
    { changed: { bases: base ? [{ ...base, position: farAway }] : [] } },
    'company.yaml:1 bases[0].position: 51 miles (82 km) from Casper in content/towns; correct one of the two positions',
  ],
  [
    'a misspelled state of a base',
    { changed: { bases: base ? [{ ...base, state: 'Wyomin' }] : [] } },
    'company.yaml:1 bases[0].state: "Wyomin" is not the state WY, which is Wyoming; correct state or stateCode',
  ],
  [
    'a base outside the states of the region',
    { states: [{ name: 'Montana', code: 'MT' }], towns: [{ ...town, stateCode: 'MT' }] },
    'company.yaml:1 bases[0].stateCode: WY is not among the states in content/region.yaml; add it there, or correct the base',
  ],
  [
    'an address in a state with another time',
    { changed: { address: inOhio } },
    'company.yaml:1 timeZone: America/Denver is not the time in Ohio, where the office is; expected America/New_York',
  ],
  [
    'a license without its authority',
    { changed: { licenses: [{ state: 'WY', number: 'C-12345' }] } },
    'company.yaml:1 licenses[0].authority: missing; expected the authority of Wyoming that issued the license, so that visitors can check it: write its name and the url of its license search',
  ],
  [
    'a license of a misspelled state',
    { changed: { licenses: [{ state: 'Wyomin', number: 'C-12345' }] } },
    'company.yaml:1 licenses[0].state: "Wyomin" is not a state; write its name, for example Texas',
  ],
  [
    'a state of the region with another name',
    { states: [{ name: 'Wyomin', code: 'WY' }] },
    'region.yaml:1 states[0].name: "Wyomin" is not the state WY, which is Wyoming; correct name or code',
  ],
  [
    'a state of the region without a town',
    { states: [...region.states, { name: 'Texas', code: 'TX' }] },
    'region.yaml:1 states[1]: no town in content/towns is in Texas; remove this state, or add a town',
  ],
  [
    'a grid of another state',
    { towns: [{ ...town, grid: 'ERCOT' }] },
    'towns/Casper.yaml:1 grid: ERCOT is not a grid in Wyoming; write the grid or the utility of this town',
  ],
])('the check reports %s', (_, changes, problem) => {
  expect(check(changes)).toBe(`1 problem in content/\n  content/${problem}`);
});

test('licenses in Texas and New Mexico need no authority, and addresses abroad are not compared with states', () => {
  const licenses = ['Texas', 'NM'].map((state) => ({ state, number: '12345' }));
  expect(check({ changed: { licenses } })).toMatch(/^0 problems/);
  const abroad = { address: { ...company.address, state: 'AB', country: 'CA' }, licenses };
  expect(check({ changed: { ...abroad, timeZone: 'America/Edmonton' } })).toMatch(/^0 problems/);
});
