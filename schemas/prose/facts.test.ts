import { afterEach, expect, test } from 'vitest';
import { describeFacts, fillFacts, setFacts } from './facts.ts';
import { typeset } from './typeset.ts';

const farmington = { city: 'Farmington', state: 'New Mexico', stateCode: 'NM' };
const durango = { city: 'Durango', state: 'Colorado', stateCode: 'CO' };
const company = {
  bases: [farmington, durango],
  address: { city: 'Aztec', state: 'NM' },
  phone: { number: '+15055550142', display: '(505) 555-0142' },
  email: "o'brien@example.com",
  position: { latitude: 36.73, longitude: -108.2 },
  licenses: [{ state: 'Colorado' }, { state: 'New Mexico' }, { state: 'New Mexico' }],
};
const region = {
  name: 'San Juan Basin',
  nameInSentence: 'the San Juan Basin',
  area: 'northwestern New Mexico',
  states: [
    { name: 'Colorado', code: 'CO' },
    { name: 'New Mexico', code: 'NM' },
    { name: 'Utah', code: 'UT' },
  ],
  ring: { radiusKm: 150 },
};
const towns = [{ stateCode: 'NM' }, { stateCode: 'CO' }];
const facts = describeFacts({ company, region, towns });

// All test files share one process, and the other files expect that no facts are set.
afterEach(() => setFacts({}));

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
  { text: 'Within {ringRadius}', filled: 'Within 93 miles (150 km)' },
  { text: 'Licensed in {licensedStates}', filled: 'Licensed in Colorado and New Mexico' },
  {
    text: 'https://example.com/?at={latitude},{longitude}',
    filled: 'https://example.com/?at=36.73,-108.2',
  },
  { text: 'Your reference is {reference}', filled: 'Your reference is {reference}' },
])('fills the placeholders in: $text', ({ text, filled }) => {
  setFacts(facts);
  expect(fillFacts(text)).toBe(filled);
});

test('facts are typeset with the text around them, but phone numbers and email addresses keep their characters', () => {
  setFacts(facts);
  expect(fillFacts("We're at {email}, {baseCount} miles", typeset)).toBe(
    "We’re at o'brien@example.com, 2 miles",
  );
  expect(fillFacts('{phone} 2 V', typeset)).toBe('(505) 555-0142 2\u00a0V');
  expect(fillFacts('{townCount} V', typeset)).toBe('2\u00a0V');
});

test('placeholders stay unchanged if the file that defines them is invalid or missing', () => {
  setFacts(describeFacts({ company: { bases: [] }, region: undefined, towns: [] }));
  expect(fillFacts('{base} {region} {phone}')).toBe('{base} {region} {phone}');
});
