import { expect, test } from 'vitest';
import { describePlaces, fillPlaces } from './places.ts';

const farmington = { city: 'Farmington', state: 'New Mexico', stateCode: 'NM' };
const durango = { city: 'Durango', state: 'Colorado', stateCode: 'CO' };
const company = { bases: [farmington, durango], address: { city: 'Aztec', state: 'NM' } };
const region = {
  name: 'San Juan Basin',
  nameInSentence: 'the San Juan Basin',
  area: 'northwestern New Mexico',
  states: [
    { name: 'Colorado', code: 'CO' },
    { name: 'New Mexico', code: 'NM' },
    { name: 'Utah', code: 'UT' },
  ],
};
const towns = [{ stateCode: 'NM' }, { stateCode: 'CO' }];
const places = describePlaces({ company, region, towns });

test.each([
  {
    text: 'Around {base}, {baseState} ({baseStateCode})',
    filled: 'Around Farmington, New Mexico (NM)',
  },
  { text: '{bases}; {anyBase}', filled: 'Farmington and Durango; Farmington or Durango' },
  { text: 'In {basesWithStates}', filled: 'In Farmington, New Mexico and Durango, Colorado' },
  {
    text: 'Crews start {fromBases}',
    filled: 'Crews start from Farmington, New Mexico and from Durango, Colorado',
  },
  { text: '{baseCount} bases, {townCount} towns', filled: '2 bases, 2 towns' },
  {
    text: '{states}: only states with a town',
    filled: 'Colorado and New Mexico: only states with a town',
  },
  {
    text: '{region}, {theRegion}, {area}',
    filled: 'San Juan Basin, the San Juan Basin, northwestern New Mexico',
  },
  { text: '{officeCity}, {officeState}', filled: 'Aztec, New Mexico' },
  { text: '{phone} is filled elsewhere', filled: '{phone} is filled elsewhere' },
])('fills the placeholders in: $text', ({ text, filled }) => {
  expect(fillPlaces(text, places)).toBe(filled);
});

test('placeholders are replaced in nested strings, and other values stay unchanged', () => {
  const day = new Date(0);
  const value = { list: [{ text: '{base}' }], order: 1, day, none: null };
  expect(fillPlaces(value, places)).toEqual({ ...value, list: [{ text: 'Farmington' }] });
});

test('placeholders stay unchanged if the file that defines them is invalid or missing', () => {
  const incomplete = describePlaces({ company: { bases: [] }, region: undefined, towns: [] });
  expect(fillPlaces('{base} {region}', incomplete)).toBe('{base} {region}');
});
